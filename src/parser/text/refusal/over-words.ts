/** What is said only of journeys, stays and hires that are over, and what is said of them and of others as well. */

import { vocabulary } from '../words/vocabulary.ts'

/** Said when a car was brought back or a journey was made. */
export const ENDED = vocabulary(`
  rental has been closed, rental is closed, rental closed, rental is complete, rental is now complete, rental is completed, rental has ended, rental has now ended
  hebt gereisd, heeft gereisd, journeys you made, trips you made, gemachte fahrten, getatigte fahrten, trajets que vous avez effectues, viajes que has realizado
  viaggi che hai effettuato, resor du gjort, rejser du har foretaget, itinerary flown, sectors flown, sectors travelled, sectors traveled, flights flown, rental completed, rental is over, hire has ended, hire is complete, rental return receipt, vehicle has been returned, car has been returned
  agreement closed, agreement is closed, agreement has been closed, contract closed, contract has been closed
  miete ist beendet, miete wurde beendet, miete beendet, mietvertrag beendet, mietvertrag abgeschlossen, anmietung beendet, anmietung ist beendet
  anmietung ist abgeschlossen, abgeschlossene anmietung, beendete miete, fahrzeug wurde zuruckgegeben, fahrzeug zuruckgegeben
  location est terminee, location est maintenant terminee, location terminee, location cloturee, vehicule a ete restitue, vehicule a bien ete restitue
  voiture a ete restituee, contrat cloture, contrat est cloture, contrat clos
  alquiler ha finalizado, alquiler ya finalizado, alquiler finalizado, alquiler ha terminado, alquiler terminado, alquiler cerrado, contrato cerrado, contrato finalizado
  vehiculo ha sido devuelto, vehiculo devuelto, coche ha sido devuelto
  noleggio e terminato, noleggio terminato, noleggio e concluso, noleggio si e concluso, noleggio concluso, documento di fine noleggio, contratto chiuso, contratto di noleggio chiuso
  veicolo e stato restituito, auto e stata restituita, aluguer terminado, aluguer terminou, aluguer concluido, aluguer foi concluido, aluguel encerrado, aluguel foi encerrado
  contrato encerrado, contrato fechado, viatura foi devolvida, veiculo foi devolvido, huur is beeindigd, huur is afgelopen, verhuur is afgesloten, huurcontract is afgesloten
  huurovereenkomst is afgesloten, auto is ingeleverd, hyran ar avslutad, hyra avslutad, hyran har avslutats, bilen ar aterlamnad, leien er avsluttet, leie avsluttet
  leieforholdet er avsluttet, lejen er afsluttet, leje afsluttet, bilen er afleveret, bilen er innlevert, wynajem zakonczony, wynajem zostal zakonczony, samochod zostal zwrocony
  vuokraus on paattynyt, vuokraus paattynyt, auto on palautettu, pronajem byl ukoncen, pronajem ukoncen, vozidlo bylo vraceno, berlet lezarult
  past trip, past trips, vergangene reise, vergangene reisen, voyages passes, viajes pasados, viaggi passati, viagens passadas, eerdere reizen, tidigare resor
  tidligere reiser, tidligere rejser, minione podroze, menneet matkat
  completed travel, travel completed, past travel, travel already completed, viaje realizado, viajes realizados, voyage effectue, voyages effectues, viaggio effettuato, viagem realizada, durchgefuhrte reise,
  flown segments, flown flights, geflogene strecken, geflogene segmente, segments voles, vols effectues, vuelos realizados
  titoli di viaggio gia fruiti, titoli di viaggio gia utilizzati, viaggi gia effettuati, trajets deja effectues, voyages deja effectues, viajes ya realizados, viagens ja realizadas
  bereits durchgefuhrte fahrten, bereits durchgefuhrte reisen, journeys already made, journeys already taken
  vuelos volados, voli effettuati, voos realizados, gevlogen vluchten, flugna strackor, zrealizowane loty
`)

/** The headings and labels of journeys that were made, in receipts for who pays them back: `Genomförd resa`, `Trajet effectué`. */
export const MADE = vocabulary(`
  journey made, journey taken, completed journey, completed trip, travel taken, durchgefuhrte fahrt, durchgefuhrte reise, trajet effectue, voyage effectue
  viaje efectuado, viaje realizado, trayecto realizado, viaggio effettuato, tratta effettuata, viagem realizada, viagem efetuada, gemaakte reis
  genomford resa, gennemfort rejse, gjennomfort reise, odbyta podroz, zrealizowany przejazd, tehty matka, toteutunut matka, uskutecnena cesta
  vykonana cesta, megtett utazas
`)

/** The same of several: with something behind it, it tells how many someone has ever made. */
export const ALL_MADE = vocabulary(`
  journeys made, journeys taken, completed journeys, completed trips, trips taken, durchgefuhrte fahrten, durchgefuhrte reisen, trajets effectues, voyages effectues
  viajes efectuados, viajes realizados, trayectos realizados, viaggi effettuati, tratte effettuate, viagens realizadas, viagens efetuadas, gemaakte reizen
  genomforda resor, gennemforte rejser, foretagne rejser, gjennomforte reiser, odbyte podroze, zrealizowane przejazdy, tehdyt matkat, toteutuneet matkat
  uskutecnene cesty, vykonane cesty, megtett utazasok
`)

/** Thanks for a stay that is over, with which some ask how one liked it. */
export const THANKED_FOR_STAY =
  "grazie per aver soggiornato, merci d'avoir sejourne, gracias por haberse alojado, gracias por haberte alojado, gracias por alojarse, obrigado por se ter hospedado, obrigado por ter ficado, thank you for having stayed, dass sie unser gast waren"
/** Thanks for what was, which some say already when it is booked. */
export const THANKED = vocabulary(`
  ${THANKED_FOR_STAY}
  thank you for staying, thanks for staying, thank you for your stay, thanks for your stay, thank you for renting, thanks for renting, thank you for flying, thanks for flying
  thank you for travelling with, thank you for traveling with, thanks for travelling with, thanks for traveling with, thank you for riding, thanks for riding, thank you for driving, thank you for your visit
  hope you enjoyed, hope you had a, hope that you enjoyed, enjoyed your stay, enjoyed the drive, enjoyed having you, pleasure having you, pleasure to have you
  dank fur ihren aufenthalt, dank fur deinen aufenthalt, dank fur ihren besuch, bei uns ubernachtet, bei uns gewohnt, bei uns zu gast waren
  mit uns gereist, mit uns gefahren, mit uns geflogen, geflogen sind, gefahren sind, bei uns gemietet, gemietet haben, hoffen sie hatten, hoffen dass sie, ihren aufenthalt genossen
  merci de votre sejour, merci pour votre sejour, merci d'avoir voyage, merci d'avoir loue, d'avoir sejourne, d'avoir voyage, d'avoir loue, d'avoir vole, merci de votre visite, esperons que vous avez
  gracias por alojarte, gracias por su estancia, gracias por tu estancia, gracias por alquilar, gracias por haber alquilado
  gracias por volar, gracias por viajar, gracias por haber viajado, gracias por su visita, gracias por tu visita, esperamos que haya disfrutado, esperamos que hayas disfrutado
  grazie per il suo soggiorno, grazie per il tuo soggiorno, grazie per aver noleggiato, grazie per aver viaggiato, grazie per aver volato, grazie della visita, grazie per la visita
  aver soggiornato, aver noleggiato, aver viaggiato, obrigado pela sua estadia, obrigado pela estadia, obrigado por ter alugado, obrigado por alugar, obrigado por viajar
  obrigado por voar, obrigado pela sua visita, dank voor uw verblijf, dank voor je verblijf, dank voor uw bezoek, bij ons verbleef, met ons gereisd, met ons gevlogen, dank voor het huren
  tack for ditt besok, tack for din vistelse, tack for att du bodde, tack for att du reste, tack for att du flog, tack for att du hyrde, takk for besoket, takk for oppholdet, takk for ditt opphold, takk for at du bodde, takk for at du reiste
  takk for at du floy, takk for at du leide, tak for besoget, tak for dit besog, tak for dit ophold, tak for opholdet, tak fordi du boede, tak fordi du rejste, tak fordi du floj, tak fordi du lejede
  dziekujemy za pobyt, dziekujemy za wizyte, dziekujemy za wynajem, dziekujemy za podroz, kiitos vierailustasi, kiitos kaynnista, kiitos yopymisestasi, dekujeme za navstevu, dekujeme za vas pobyt, koszonjuk latogatasat
`)
