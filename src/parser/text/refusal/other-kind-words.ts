/** What documents of other kinds say, in the languages of `months.ts`; which of it tells of what is in `other-kinds.ts`. */

import { vocabulary } from '../words/vocabulary.ts'

/** Of what one answers to see what one knows. */
export const QUIZ = vocabulary(`
  quiz, quizz, *quiz, quizfrage*, quizvrag*, trivia, test your knowledge, exercise, exercises, worksheet, ubungsblatt, arbeitsblatt, teste dein wissen, testen sie ihr wissen, ratsel, exercices, testez vos connaissances
  cuestionario, ejercicios, pon a prueba, esercizi, mettiti alla prova, exercicios, teste os seus conhecimentos, oefening, oefeningen, test je kennis, frageformular, frageticka, frageleken, testa dina kunskaper
  ovningar, opgaver, test din viden, oppgaver, test deg selv, cwiczenia, sprawdz swoja wiedze, tietovisa, kviisi, testaa tietosi, harjoituksia, kviz, kvizovy, otestujte, cviceni, feladatok
`)
/** `4. How`, `Frage 3: …`, at the head of a line or behind the question before. */
export const NUMBERED =
  /(?:^|[\n?])\s*(?:(?:question|frage|pregunta|domanda|pergunta|vraag|fraga|sporgsmal|sporsmal|pytanie|kysymys|otazka|kerdes)\s{0,2})?(?:n[.o°]\s?)?\d{1,2}\s?[.):/-](?=\s)/g
/** Answers to choose from: `○ 1 h ○ 2 h`, `a) yes  b) no` */
export const CHOICES = /[○◯❍□☐]\s?\S[^○◯❍□☐]*[○◯❍□☐]\s?\S|(?:^|\s)a[).]\s\S.*\sb[).]\s\S/

/** Of what was bought. */
export const ORDERED = vocabulary(`
  order number, order no, order date, your order, order confirmation, bestellung, bestellnummer, bestelldatum, bestellbestatigung, votre commande, numero de commande, commande no, tu pedido, su pedido, numero de pedido
  il tuo ordine, numero ordine, numero d'ordine, conferma ordine, conferma d'ordine, a sua encomenda, o seu pedido, numero da encomenda, numero do pedido, je bestelling, uw bestelling, bestelnummer, din order, ordernummer
  din bestallning, ordrenummer, din ordre, din bestilling, bestillingsnummer, ordrebekraeftelse, ordrebekraftelse, ordrebekreftelse, twoje zamowienie, zamowienie nr, numer zamowienia, zamowienia, tilauksesi, tilausnumero, tilausvahvistus
  vase objednavka, objednavka, cislo objednavky, objednavky, rendelesed, rendelesszam, rendeles szama, megrendeles
`)
/** Of its way to who bought it. Who sells tickets sends those as well: rides are not asked for these. */
export const CARRIED = vocabulary(`
  deliver to, delivery address, shipping address, ship to, shipped to, shipping method, warehouse, dispatched, estimated delivery, delivery window, delivery slot, standard delivery, express delivery, next day delivery, delivery tracked
  tracked 24, tracked 48, delivery, tracked, free returns, returns within, in stock, lieferadresse, liefertermin, lieferzeitraum, lieferfenster, lieferung, zustellung, versand, versandart, versandkosten, versandadresse, rucksendung, warenlager
  adresse de livraison, livraison, frais de livraison, frais de port, expedition, expedie, expediee, entrepot, retours gratuits, direccion de entrega, direccion de envio, fecha de entrega, gastos de envio, envio estandar, envio, almacen
  devoluciones gratuitas, indirizzo di spedizione, indirizzo di consegna, spedizione, spese di spedizione, data di consegna, consegna prevista, magazzino, reso gratuito, resi gratuiti, morada de entrega, endereco de entrega, portes de envio, data de entrega
  entrega prevista, armazem, afleveradres, bezorgadres, leveradres, bezorging, bezorgmoment, verzending, verzendkosten, magazijn, retourneren, leveransadress, leverans, leveranstid, fraktkostnad, frakt, fri retur, leveringsadresse
  levering, leveringstid, fragt, afsendt, fri fragt, sendes til, gratis retur, adres dostawy, dostawa, dostawy, wysylka, koszt wysylki, magazyn, magazynu, toimitusosoite, toimitus, toimitusaika, toimituskulut, varastosta, dorucovaci adresa
  dorucovaci, dodaci adresa, doruceni, doprava, expedice, expedovano, skladem, szallitasi cim, szallitasi, kiszallitas, szallitas, raktarbol
`)

/** Said above or beside the address of who bought it. */
export const SENT_TO = vocabulary(`
  deliver to, deliver, delivery address, shipping address, ship to, shipped to, delivered to, deliver by post to, lieferadresse, versandadresse, lieferanschrift, lieferung an, versand an, adresse de livraison, livraison a, livre a, direccion de entrega, direccion de envio, enviar a, entregar a
  indirizzo di spedizione, indirizzo di consegna, spedire a, spedito a, morada de entrega, endereco de entrega, entregar em, afleveradres, bezorgadres, leveradres, verzenden naar, leveransadress, levereras till, skickas till, leveringsadresse, leveres til, sendes til
  adres dostawy, adres wysylki, wysylka do, toimitusosoite, toimitetaan osoitteeseen, dorucovaci adresa, dodaci adresa, adresa doruceni, szallitasi cim
`)

/** Of what somebody is asked to say before others. */
export const SPEAKING = vocabulary(`
  keynote, invitation to speak, invite you to speak, speak at, guest lecture, your talk, your lecture, speaker agreement, speakers' dinner, speaker fee, as a speaker, as a panellist, honorarium, einladung als referent, einladung als referentin
  als referent, als referentin, als rednerin, als redner, als vortragende, ihr vortrag, ihren vortrag, ihres vortrags, gastvortrag, impulsvortrag, referentenhonorar, votre intervention, votre conference, en tant qu'intervenant, en tant qu'intervenante, comme conferencier, comme conferenciere
  como ponente, su ponencia, su conferencia, come relatore, come relatrice, il suo intervento, la sua relazione, como orador, como oradora, a sua palestra, als spreker, als spreekster, uw lezing, uw voordracht, gastlezing, som talare, ditt foredrag
  din forelasning, gastforelasning, som foredragsholder, som taler, dit foredrag, dit oplag, dit oplaeg, gjesteforelesning, w charakterze prelegenta, jako prelegent, jako prelegentka, pana wyklad, pani wyklad, panski wyklad, puhujaksi, puheenvuorosi, luentosi, esitelmasi
  jako recnik, jako prednasejici, vase prednaska, vasi prednasku, eloadokent, eloadonak, az on eloadasa
`)
/** What would be done for who accepts. */
export const IF_ACCEPTED =
  /(?<![a-z])(?:we would (?:then |gladly |of course |also )?(?:book|cover|reserve|reimburse|pay|arrange|organi[sz]e)|should you (?:accept|agree|say yes)|whether you (?:accept|can accept|are able|would be)|if you (?:accept (?:the|our|this) invitation|agree to speak|say yes)|wir wurden (?:[a-z]+ ){0,6}(?:buchen|ubernehmen|reservieren|erstatten)|wurden wir (?:[a-z]+ ){0,6}(?:buchen|ubernehmen|reservieren|erstatten)|(?:wenn|falls|sofern|ob) sie (?:[a-z]+ ){0,3}(?:zusagen|annehmen)|nous (?:prendrions|reserverions|rembourserions|vous reserverions)|si vous (?:acceptez|etes d'accord)|(?:reservariamos|cubririamos|reembolsariamos|pagariamos|cobririamos)|si (?:usted )?(?:acepta|aceptara|aceptase)(?: la invitacion)?|(?:prenoteremmo|copriremmo|rimborseremmo|riserveremmo)|se (?:accetta|accettera|accettasse)|se aceitar|(?:wij|we) zouden (?:[a-z]+ ){0,6}(?:boeken|vergoeden|reserveren|betalen)|zouden (?:wij|we) (?:[a-z]+ ){0,6}(?:boeken|vergoeden|reserveren|betalen)|(?:als|indien) u (?:[a-z]+ ){0,3}(?:accepteert|aanvaardt|toezegt)|(?:vi skulle|skulle vi) (?:[a-z]+ ){0,3}(?:boka|betala|ersatta|sta for)|om (?:du|ni) (?:tackar ja|accepterar)|(?:vi ville|ville vi|vil vi gerne|vi vil gerne) (?:[a-z]+ ){0,3}(?:booke|bestille|betale|dekke|daekke|refundere)|hvis (?:du|de) (?:takker ja|siger ja|sier ja|aksepterer)|(?:zarezerwowalibysmy|pokrylibysmy|zwrocilibysmy|oplacilibysmy)|jesli (?:[a-z]+ ){0,2}(?:przyjmie|zgodzi)|(?:varaisimme|korvaisimme|maksaisimme)|jos (?:hyvaksyt|suostut)|(?:rezervovali|uhradili|zaplatili|objednali) bychom|pokud (?:[a-z]+ ){0,2}(?:prijmete|souhlasite)|(?:foglalnank|fizetnenk|teritenenk))(?![a-z])/

/** What was done for who has accepted. */
export const HAS_BOOKED =
  /(?<![a-z])(?:(?:we|i) (?:have|'ve) (?:already )?(?:booked|reserved)|(?:we|i) (?:booked|reserved)|(?:booking|reservation|room) is confirmed|(?:haben|habe) (?:[a-z]+ ){0,6}(?:reserviert|gebucht)|(?:avons|ai) (?:bien )?reserve|(?:hemos|he) reservado|(?:abbiamo|ho) prenotato|reservamos|(?:hebben|heb) (?:[a-z]+ ){0,5}(?:gereserveerd|geboekt)|har (?:[a-z]+ ){0,3}(?:bokat|reserverat|booket|bestilt|reserveret|reservert)|zarezerwowalismy|olemme varanneet|(?:rezervovali|objednali) jsme|(?:jsme|mame) (?:[a-z]+ ){0,3}(?:rezervovali|objednali)|foglaltunk)(?![a-z])/

/** Of who is insured, which hires say of nobody. */
export const HOLDER = vocabulary(`
  policyholder, policy holder, insured person, insured persons, persons insured, versicherungsnehmer, versicherungsnehmerin, versicherte person, versicherte personen, souscripteur, souscriptrice, personnes assurees, personne assuree, tomador, tomador del seguro, personas aseguradas, asegurados
  contraente, persone assicurate, assicurati, tomador do seguro, pessoas seguras, pessoa segura, verzekeringnemer, verzekerde personen, verzekerden, forsakringstagare, forsakringstagaren, forsakrade, forsikringstager, forsikringstaker, forsikrede, ubezpieczajacy, ubezpieczeni, ubezpieczony
  vakuutuksenottaja, vakuutetut, vakuutettu, pojistnik, pojisteni, pojisteny, biztositott, biztositottak
`)
/** Of what somebody is insured for. */
export const COVERED = vocabulary(`
  policyholder, policy holder, insured person, insured persons, persons insured, sum insured, sums insured, period of insurance, schedule of benefits, table of benefits, benefit limits, policy wording, cover starts, premium paid, policy excess, repatriation, insurer, underwritten by
  versicherungsnehmer, versicherungsnehmerin, versicherte person, versicherte personen, versicherungssumme, versicherungssummen, versicherungsbeginn, versicherungsende, versicherungszeitraum, versicherungsumfang, versicherer, pramie, jahrespramie, einmalpramie, selbstbehalt, selbstbeteiligung, rucktransport, krankenrucktransport, versicherungsbedingungen
  souscripteur, souscriptrice, assures, personnes assurees, personne assuree, tableau des garanties, plafond, franchise, prime ttc, sinistre, rapatriement, droit de renonciation, assureur, frais medicaux, capitaux garantis
  tomador, tomador del seguro, asegurado, asegurados, personas aseguradas, suma asegurada, sumas aseguradas, capital asegurado, coberturas, prima total, franquicia, siniestro, repatriacion, aseguradora, gastos medicos
  contraente, assicurato, assicurati, persone assicurate, massimale, massimali, somma assicurata, premio totale, franchigia, sinistro, rimpatrio, compagnia assicuratrice, spese mediche, garanzie prestate
  tomador do seguro, pessoas seguras, pessoa segura, capital seguro, capitais seguros, premio total, franquia, repatriamento, seguradora, despesas medicas
  verzekeringnemer, verzekerde, verzekerden, verzekerd bedrag, verzekerde bedragen, verzekeraar, eigen risico, dekking, dekkingsoverzicht, polisnummer, repatriering, medische kosten, premie
  forsakringstagare, forsakringstagaren, forsakrade, forsakrad, forsakringsbelopp, forsakringsgivare, forsakringsperiod, sjalvrisk, premien, hemtransport
  forsikringstager, forsikringstaker, forsikrede, sikrede, forsikringssum, forsikringsselskab, forsikringsgiver, forsikringsperiode, selvrisiko, egenandel, praemie, praemien, hjemtransport
  ubezpieczajacy, ubezpieczony, ubezpieczeni, suma ubezpieczenia, sumy ubezpieczenia, okres ubezpieczenia, zakres ubezpieczenia, skladka, ubezpieczyciel, koszty leczenia, udzial wlasny, repatriacja
  vakuutuksenottaja, vakuutettu, vakuutetut, vakuutusmaara, vakuutuskausi, vakuutusyhtio, omavastuu, vakuutusmaksu, pojistnik, pojisteny, pojisteni, pojistna castka, pojistne, pojistitel, spoluucast, limit plneni, lecebne vylohy
  szerzodo, biztositott, biztositottak, biztositasi osszeg, biztositasi dij, biztosito, onresz
`)

/** What is flown in on the ground. */
export const SIMULATOR = vocabulary(`
  flight simulator, simulator, *simulator, simulator*, flugsimulat*, simulateur, simulateur de vol, simulador, simulador de vuelo, simulador de voo, simulatore, simulatore di volo, vluchtsimulator, flygsimulat*, flysimulat*, symulator, symulatora, symulatorze, symulator lotu, lentosimulaattori*, simulaattori*
  simulatoru, letecky simulator, szimulator, repuloszimulator, virtual airline, virtual flight, virtual reality flight, virtueller flug, vol virtuel, vuelo virtual, volo virtuale, voo virtual, vatsim, ivao, simbrief, pirep
`)
/** What one does there: nobody who flies has an instructor. */
export const SIMULATED = vocabulary(`
  scenario, scenarios, szenario, scenariusz, scenar, scenarij*, instructor, flight instructor, instructeur, instruktor*, instruktor, instruktorem, istruttore, instrutor, fluglehrer, cockpit experience, copilot seat, pilot seat, captain's seat, virtual, virtuell*, virtuel, virtuelle, virtuale
  ohjaaja, lennonopettaja, szenarij*, vatsim, ivao, simbrief, pirep, msfs, x-plane, vr headset, session length, motion platform, full motion, full-motion, oktato
`)

/** What is paid for a ride that was late, as it is told to who is paid: rules only say that somebody may be. */
export const ENTITLED =
  /(?<![a-z])(?:compensation|ausgleichszahlung|entschadigung|indemnisation|indemnite|(?:com)?pen?sacion|indemnizacion|compensazione|indennizzo|risarcimento|compensacao|indemnizacao|vergoeding|compensatie|ersattning|kompensation|kompensasjon|erstatning|odszkodowani[ae]|rekompensat[ay]|korvau[a-z]*|vakiokorvau[a-z]*|nahrad[auy]|odskodneni|kompenzaci?[a-z]*|karterites[a-z]*)(?![a-z])[^.!?]{0,40}?(?:(?:eur|€|gbp|£|euro?s?|pln|zl|kc|sek|dkk|nok|kr|chf) ?\d{2,}|\d{2,}(?:[.,]\d{2})? ?(?:eur|€|gbp|£|zl|pln|kc|sek|dkk|nok|kr|chf|ft))/
/** Of how somebody's wish was looked into. */
export const DECIDED = vocabulary(`
  actual departure, actual arrival, delay on arrival, arrival delay, arrived later, you arrived, claim under, have looked into, have reviewed, have examined, our decision, within our control
  tatsachlicher abflug, tatsachliche ankunft, tatsachliche abflugzeit, tatsachliche ankunftszeit, ankunftsverspatung, verspatung am zielort, verspatung bei ankunft, ihre forderung, ihren anspruch, ihrem anspruch, haben ihren fall, unsere entscheidung, ihre beschwerde, ihrer beschwerde
  depart reel, arrivee reelle, heure reelle, retard a l'arrivee, votre demande d'indemnisation, votre reclamation, avons examine, avons etudie, notre decision
  salida real, llegada real, retraso en la llegada, retraso a la llegada, su reclamacion, hemos examinado, hemos revisado, nuestra decision, partenza effettiva, arrivo effettivo, ritardo all'arrivo, il suo reclamo, la sua richiesta, abbiamo esaminato
  abbiamo verificato, la nostra decisione, partida real, chegada real, hora real, atraso a chegada, a sua reclamacao, analisamos, a nossa decisao, werkelijke vertrektijd, werkelijke aankomsttijd, werkelijk vertrek, werkelijke aankomst
  vertraging bij aankomst, uw claim, uw klacht, hebben uw, ons besluit, onze beslissing, faktisk avgang, faktisk ankomst, faktisk afgang, verklig avgang, verklig ankomst, forsening vid ankomst, ditt arende, din reklamation, vart beslut, forsinkelse ved ankomst
  forsinket ankomst, dit krav, din klage, din sag, vores afgorelse, ditt krav, din sak, vart vedtak, var avgjorelse, rzeczywisty wylot, rzeczywisty przylot, rzeczywista godzina, opoznienie przylotu, opoznienie w przylocie, panskie roszczenie, pana reklamacja, pani reklamacja, panstwa reklamacja, nasza decyzja
  todellinen lahto, todellinen saapuminen, saapumisen viivastys, vaatimuksesi, paatoksemme, skutecny odlet, skutecny prilet, zpozdeni priletu, zpozdeni pri priletu, vase reklamace, vasi reklamaci, vas narok, nase rozhodnuti, tenyleges indulas, tenyleges erkezes
`)

/** Of where a car stands while its owner is away. */
export const PARKED = vocabulary(`
  parking, car park, parking space, parking spot, parkplatz*, parkhaus, parkdauer, parken, parkservice, stellplatz, parkbuchung, parkticket, stationnement, place de parking, aparcamiento, plaza de aparcamiento, parcheggio, posto auto, estacionamento, parque de estacionamento, lugar de estacionamento
  parkeren, parkeerplaats, parkeerterrein, parkeergarage, parkeerreservering, *parkering, parkeringsplats*, parkeringsplads*, parkeringsplass*, parkingu, parkingowe, parkingowego, miejsce parkingowe, pysakointi*, parkovani, parkovaci, parkovaciho, parkoviste, parkovisti, parkovacim, parkolas*, parkolo*, otopark
`)
/** Of where people sleep: who has a room is told of it, or of the guests in it. */
export const ROOMED = vocabulary(`
  room, rooms, guest, guests, hotel, apartment, pitch, bed, zimmer, *zimmer, gast, gaste, ubernachtung, ubernachtungen, wohnung, ferienwohnung, chambre, chambres, hebergement, emplacement, logement, gite, habitacion, habitaciones, huesped, huespedes, alojamiento, parcela, camera, camere, ospite, ospiti, alloggio, piazzola
  quarto, quartos, hospede, hospedes, alojamento, kamer, kamers, *kamer, gasten, verblijf, kampeerplaats, rum, dubbelrum, enkelrum, familjerum, gaster, boende, vaerelse, varelse, *varelse, rom, dobbeltrom, enkeltrom, familierom, gjester, gaester, overnatning, overnatting, pokoj, pokoje, goscie, gosc, nocleg, noclegi, huone, *huone, vieraat, majoitus, host, hoste, ubytovani
  szoba, vendeg, vendegek, szallas, oda, misafir
`)

/** What one books at an airport beside a flight. */
export const WAITED = vocabulary(`
  lounge booking, lounge reservation, lounge voucher, lounge pass, lounge access, lounge visit, airport lounge, lounge confirmation, lounge, loungebuchung, lounge-buchung, loungezugang, lounge-zugang, flughafenlounge, acces salon, acces au salon, salon aeroport, salon vip, reserva de sala, sala vip, salas vip, accesso lounge, acesso lounge
  loungebokning, loungebesok, loungetoegang, loungereservering, lentokenttalounge, salonik, saloniku, salonek, salonku, fast track, fast lane, security lane, security slot, meet and assist, meet & assist, meet and greet, meet & greet, porter service, left luggage, luggage storage, gepackaufbewahrung, consigne, consigna, deposito bagagli
`)
/** How it is told that a flight is only to be known of there, and when one comes. */
export const BY_AIR = vocabulary(`
  entry time, time of entry, date of visit, visit date, time of visit, visit time, arrival time at the lounge, length of stay, hours of stay, information only, for information, time slot, einlass, eintrittszeit, besuchsdatum, besuchszeit, aufenthaltsdauer, zeitfenster, zur information, heure d'entree, date de visite, creneau, a titre indicatif, a titre d'information
  hora de entrada, fecha de visita, franja horaria, a titulo informativo, solo informativo, orario di ingresso, ora di ingresso, data della visita, fascia oraria, a titolo informativo, data da visita, faixa horaria, bezoekdatum, bezoektijd, tijdslot, ter informatie, besoksdatum, besokstid, intradestid, vistelsetid
  besogsdato, besogstid, godzina wejscia, data wizyty, czas pobytu, informacyjnie, sisaankaynti, vierailupaiva, cas vstupu, datum navstevy, delka pobytu, doba pobytu, pouze informativne, belepes
`)

/** Of who asks an embassy to let somebody in: the days are those of a visit, for which nobody has booked. */
export const LET_IN = vocabulary(`
  letter of invitation, invitation letter, visa purposes, visa section, einladungsschreiben, visastelle, lettre d'invitation, service des visas, carta de invitacion
  seccion de visados, lettera d'invito, ufficio visti, carta convite, carta-convite, uitnodigingsbrief, inbjudningsbrev, invitasjonsbrev, invitationsbrev, kutsukirje
  list zapraszajacy, zvaci dopis
`)
