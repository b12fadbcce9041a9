/** Documents made for the tests of journeys that are no more, or were never booked: cancelled, given back, run out, not confirmed. */

import type { NoTrip } from '../no-trip.ts'

export const NONE_CALLED_OFF: readonly NoTrip[] = [
  {
    name: 'a flight whose state is cancelled',
    text: `
      Booking details
      Airline reference: QXTPL7      Status: CANCELLED
      Passenger: Ms Nia Pugh
      EI 3276   12 June 2027   Dublin (DUB) 07:25   Cardiff (CWL) 08:30   Economy`,
  },
  {
    name: 'a German train given back',
    text: `
      Stornobeleg
      Auftragsnummer: 447129083471
      Reisender: Herr Ruben Vollmer
      Einfache Fahrt 11.05.2027: ICE 587 Hamburg Hbf ab 12:29, Würzburg Hbf an 16:30
      Erstattungsbetrag: 84,90 EUR auf Ihre Kreditkarte`,
  },
  {
    name: 'a Dutch stay that was cancelled',
    text: `
      Je reservering is geannuleerd
      Reserveringsnummer: 4471290831
      Gast: mevrouw Femke de Bruin
      Hotel De Gouden Leeuw, Markt 4, 6211 CK Maastricht
      Inchecken: 4 juni 2027   Uitchecken: 6 juni 2027, 2 nachten`,
  },
  {
    name: 'a French stay, cancelled by the house',
    text: `
      Bonjour Mme Garnier,
      Nous sommes au regret de vous informer que l'hôtel a dû annuler votre réservation.
      Réservation n° 44712908 - annulée le 3 mai 2027
      Hôtel du Port, 12 quai de la Fosse, 44000 Nantes
      Arrivée : 5 juin 2027   Départ : 7 juin 2027, 2 nuits, 1 chambre`,
  },
  {
    name: 'a Spanish car, cancelled at one’s wish',
    text: `
      Anulación de reserva
      Localizador: QX447129
      Conductor: Sr. Iker Elizalde
      Según su petición, hemos anulado el alquiler de coche siguiente:
      Recogida: 12/06/2027 10:00, Aeropuerto de Bilbao (BIO)
      Devolución: 15/06/2027 10:00, Aeropuerto de Bilbao (BIO)`,
  },
  {
    name: 'an Italian flight that will not go',
    text: `
      Il suo volo è stato cancellato
      Codice di prenotazione (PNR): QXPLT7
      Gentile Sig.ra Ilaria Conti,
      siamo spiacenti: il volo AZ 1578 del 12/06/2027, Roma (FCO) 09:10 - Bari (BRI) 10:15, è cancellato.
      Può chiedere il rimborso entro 30 giorni.`,
  },
  {
    name: 'a Portuguese train ticket paid back',
    text: `
      Reembolso do seu bilhete
      N.º do pedido: 44712908
      Passageira: Sra. Beatriz Falcão
      Alfa Pendular 121   12/06/2027   Porto Campanhã 07:40   Lisboa Oriente 10:22
      O bilhete foi anulado e o valor de 32,50 € será creditado no seu cartão.`,
  },
  {
    name: 'a Swedish journey that was called off',
    text: `
      Bekräftelse på avbokning
      Bokningsnummer: QXPLT447
      Resenär: Signe Åkerlund
      X 2000 423   9 juni 2027   Stockholm C 06.21   Göteborg C 09.24
      895 kr återbetalas inom fem bankdagar.`,
  },
  {
    name: 'a Norwegian hotel, called off',
    text: `
      Avbestillingen er bekreftet
      Bestillingsnummer: 44712908
      Gjest: Nils Solberg
      Fjellro Hotell, Storgata 7, 2609 Lillehammer
      Innsjekking: 4. juni 2027   Utsjekking: 6. juni 2027   2 netter, 1 dobbeltrom`,
  },
  {
    name: 'a Danish train paid back',
    text: `
      Din rejse er annulleret
      Bestillingsnummer: 44712908
      Rejsende: Mikkel Ravn
      IC 145   12. juni 2027   København H 10.26   Odense 11.44
      Beløbet på 219 kr. er refunderet.`,
  },
  {
    name: 'a Polish reservation of a hotel that was cancelled',
    text: `
      Anulowanie rezerwacji
      Numer rezerwacji: 4471290831
      Gość: Pan Tomasz Lis
      Hotel Pod Lipą, ul. Długa 4, 31-146 Kraków
      Zameldowanie: 12.06.2027   Wymeldowanie: 14.06.2027, 2 noce
      Twoja rezerwacja została anulowana bezpłatnie.`,
  },
  {
    name: 'a Finnish stay that was cancelled',
    text: `
      Varauksesi on peruutettu
      Varausnumero: 44712908
      Vieras: Aino Korhonen
      Hotelli Satama, Rantatie 3, 33100 Tampere
      Tulopäivä: 4.6.2027   Lähtöpäivä: 6.6.2027   2 yötä, 1 huone`,
  },
  {
    name: 'a Czech ticket that was given back',
    text: `
      Potvrzení o stornu jízdenky
      Číslo objednávky: 44712908
      Cestující: Jana Dvořáková
      EC 172   12.06.2027   Praha hl.n. 08:28   Brno hl.n. 11:00
      Jízdenka byla stornována, vratka 219 Kč.`,
  },
  {
    name: 'a room that nobody could confirm',
    text: `
      Unfortunately your booking request could not be confirmed
      Booking reference: 44712908
      Guest: Mr Owen Pryce
      Harbour Lodge Hotel, 3 Quay Street, Dingle, Co. Kerry
      Check-in: 4 June 2027   Check-out: 6 June 2027, 2 nights. Your card has not been charged.`,
  },
  {
    name: 'a payment that failed',
    text: `
      Zahlung fehlgeschlagen - Ihre Buchung wurde nicht abgeschlossen
      Vorgangsnummer: 44712908
      Reisende: Frau Annegret Fölsing
      DE 1514   09.05.2027   Düsseldorf (DUS) 06:00   Heraklion (HER) 10:40
      Bitte buchen Sie erneut.`,
  },
  {
    name: 'a Polish refund of flights that are told once more',
    text: `
      Twój zwrot jest w drodze
      Zwróciliśmy 187,50 zł na Twoją kartę. Dotyczyło to rezerwacji:
      Numer rezerwacji: 5WEASP
      Pasażerowie
      Sonia Wierzbicka
      V7 534   Oslo (OSL)   Gdańsk (GDN)   15.08.2027   09:25   11:05`,
  },
  {
    name: 'what a Polish railway asks when a journey is over',
    text: `
      Jak minęła podróż?
      Dziękujemy za wspólną podróż. Oceń swoje wrażenia.
      Numer rezerwacji: GSB73W
      Pasażerowie
      Sonia Wierzbicka
      15.08.2027   IC 5320   Kraków Główny 09:25   Warszawa Centralna 11:55`,
  },
  {
    name: 'a stay that is told to be off in a sentence, and of which the state stands apart',
    text: `
      Tu reserva en el Hotel Casa del Azahar se ha cancelado
      Número de confirmación: 4417.802.936
      Begoña, no tienes que hacer nada más.
      Hotel Casa del Azahar
      Calle Céspedes, 11, Centro, 14003 Córdoba, España
      Entrada   jueves, 13 de mayo de 2027 (15:00 - 22:00)
      Salida   domingo, 16 de mayo de 2027 (hasta las 12:00)
      Tu reserva   3 noches, 1 habitación`,
  },
  {
    name: 'what somebody looked at and has not booked',
    text: `
      Lisbon is still on the table
      You looked, but you haven't booked yet. We saved your picks, but we can't save the price.
      Your saved package
      Flight
      Boston (BOS) to Lisbon (LIS)
      Thu, Apr 15 – Thu, Apr 22
      TAP Air Portugal · Nonstop
      9:25 PM → 8:45 AM+1 / 5:00 PM → 7:45 PM
      Stay
      Hotel Santa Lucía
      Rua dos Correeiros 204, Lisbon
      Apr 16 – Apr 22 · 6 nights
      Continue booking`,
  },
  {
    name: 'a Portuguese flight that somebody did not finish to book',
    text: `
      Não perca esta viagem
      Olá Benedita, vimos que não concluiu a sua reserva. Guardámos a sua pesquisa.
      Lisboa (LIS) → Funchal (FNC)
      TP 1691 · 12 ago 2027
      17:05 – 18:50
      Funchal (FNC) → Lisboa (LIS)
      TP 1694 · 28 ago 2027
      10:35 – 12:20
      2 adultos · Economy Classic`,
  },
  {
    name: 'Spanish flights whose payment a bank refused',
    text: `
      Tu pago no ha sido autorizado
      Hola Remedios:
      Tu banco ha rechazado el cargo y por eso tu reserva no se ha realizado. No se ha emitido ningún billete.
      Vuelo seleccionado   VY3972 Barcelona (BCN) – Ibiza (IBZ), 29/01/2027 17:55 – 18:50
      VY3979 Ibiza (IBZ) – Barcelona (BCN), 31/01/2027 20:30 – 21:30
      Importe   83,44 EUR`,
  },
  {
    name: 'a French train whose order somebody did not end',
    text: `
      Vous n'avez pas finalisé votre commande
      Bonjour Maëlys,
      Aller   vendredi 12 février 2027   TGV INOUI 6607   Paris Gare de Lyon 08:00   Lyon Part Dieu 10:02
      Voyageur   Maëlys Quentin`,
  },
  {
    name: 'an English stay whose card was not accepted',
    text: `
      Hello Winifred,
      Your payment was not authorised, so nothing has been charged.
      The Gannet Inn, 4 Harbour Street, Whitby YO21 3PU
      Check-in: 4 June 2027   Check-out: 6 June 2027   2 nights
      Guest: Winifred Stott`,
  },
  {
    name: 'a German hire that was never paid for',
    text: `
      Die Zahlung konnte leider nicht durchgeführt werden
      Hallo Jorina,
      Abholung: 04.06.2027 10:00, Hannover Flughafen
      Rückgabe: 07.06.2027 10:00, Hannover Flughafen
      Fahrzeug: VW Golf   Anbieter: Europcar
      Fahrerin: Jorina Siebels`,
  },
  {
    name: 'an Italian flight of which no ticket was issued',
    text: `
      Ciao Ilaria,
      il pagamento non è stato autorizzato e nessun biglietto è stato emesso.
      AZ 1763 Palermo (PMO) 07:10 – Roma (FCO) 08:20, 14/06/2027
      Passeggera: Ilaria Contarini`,
  },
  {
    name: 'a Dutch train that was not paid',
    text: `
      Je betaling is niet gelukt
      Reiziger: Lotte Hoekema
      Vrijdag 4 juni 2027   ICE 225   Utrecht Centraal 10:35   Köln Hbf 13:15`,
  },
  {
    name: 'a Mexican stay that its host declined, above others that are free',
    text: `
      Lo sentimos, Maricela: Eulalia no puede recibirte
      Eulalia rechazó tu solicitud de reservación para Casa Naranjos. No se hizo ningún cargo a tu tarjeta.
      Solicitaste
      30 oct - 3 nov 2027, 4 noches
      Código de solicitud
      HMK8T3RQ71
      Todavía quedan lugares con Reservación inmediata:
      Loft en el Centro Histórico, 4.92, $1,980 MXN por noche`,
  },
  {
    name: 'an English request that a host turned down',
    text: `
      Hello Winifred, Bram declined your request
      Heather Cottage, 4 Harbour Street, Whitby YO21 3PU
      Check-in: 4 June 2027   Check-out: 6 June 2027   2 nights
      Guest: Winifred Stott`,
  },
  {
    name: 'an English stay that somebody did not finish to book',
    text: `
      Hello Winifred,
      You didn't complete your booking.
      Booking number: 44712908
      The Gannet Inn, 4 Harbour Street, Whitby YO21 3PU
      Check-in: 4 June 2027   Check-out: 6 June 2027   2 nights
      Guest: Winifred Stott`,
  },
  {
    name: 'an English stay whose host has no room',
    text: `
      Hello Winifred,
      Unfortunately your host cannot host you.
      Booking number: 44712908
      The Gannet Inn, 4 Harbour Street, Whitby YO21 3PU
      Check-in: 4 June 2027   Check-out: 6 June 2027   2 nights
      Guest: Winifred Stott`,
  },
  {
    name: 'a French flight of which no ticket was issued, said with no other word for not',
    text: `
      Bonjour Maëlys,
      Aucun billet n'a été émis.
      Dossier QXPLT7
      AF 1578 du 12/06/2027, Paris (CDG) 09:10 - Nice (NCE) 10:15
      Passager : Maëlys Quentin`,
  },
  {
    name: 'a Portuguese flight of which no ticket was issued',
    text: `
      Olá Benedita,
      Nenhum bilhete foi emitido.
      Código de reserva: QXPLT7
      TP 1578 12/06/2027, Lisboa (LIS) 09:10 - Porto (OPO) 10:15`,
  },
  {
    name: 'a Spanish stay that was denied',
    text: `
      Hola Remedios:
      Tu solicitud de reserva fue denegada.
      Número de reserva: 44712908
      Hotel del Puerto, Calle Mayor 5, 28013 Madrid
      Entrada: 3 mayo 2027   Salida: 5 mayo 2027   2 noches`,
  },
  {
    name: 'a hire whose return is marked as called off, and nothing is told anew',
    text: `
      Gent.ma Sig.ra Ferrandi,
      Contratto di noleggio n.   OL-27/03317 (ANNULLATO)
      Conducente          Luisa Ferrandi
      Ritiro              20/05/2027 ore 10:20 - Olbia Aeroporto (ANNULLATO)
      Riconsegna          24/05/2027 ore 18:00 - Olbia Aeroporto (ANNULLATA)
      Nuovo contratto     seguirà su richiesta
      Tirreno Autonoleggi S.r.l.`,
  },
]
