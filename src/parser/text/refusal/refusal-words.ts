/** What documents say that confirm a booking, and what those say that only look so, in the languages of `months.ts`. */

import { ABOUT } from '../page/mail-heads.ts'
import { vocabulary } from '../words/vocabulary.ts'
import { THANKED_FOR_STAY } from './over-words.ts'

/** Said of bookings, tickets and their numbers. */
export const BOOKING = vocabulary(`
  room confirmation, rooming confirmation, hotel confirmation, zimmerbestatigung, hotelbestatigung, rumsbekraftelse, hotellbekraftelse, rombekreftelse, varelsesbekraftelse, vaerelsesbekraftelse, kamerbevestiging
  booking, booked, reservation, reserved, confirmation, confirmed, itinerary, eticket, e-ticket, boarding pass, *ticket, *tickets, voucher
  your stay, your trip, your flight, your journey, buchung, buchungsbestatigung, buchungsnummer, buchungscode, gebucht, reservierung
  reservierungsnummer, reservierungsbestatigung, reservationsbestatigung, bestatigung, bestatigt, fahrkarte, reiseplan, bordkarte, onlineticket, online-ticket, billet
  billets, reserve, reservations, confirme, confirmee, carte d'embarquement, reserva, reservado, reservada, confirmacion, confirmado, confirmada
  localizador, billete, billetes, tarjeta de embarque, prenotazione, prenotato, prenotata, conferma, confermato, confermata, biglietto, biglietti
  carta d'imbarco, bilhete, bilhetes, confirmacao, cartao de embarque, boeking, geboekt, bevestiging, bevestigd, reservering, instapkaart, bokning
  bokningsbekraftelse, bokningsnummer, bokningsreferens, bokad, bekraftelse, bekraftad, *biljett, *biljetter, boardingkort, bestilling, bestilt
  bekreftelse, bekreftet, bekraeftelse, *billet, *billeter, *billett, *billetter, reisedokumenter, resehandling, resehandlingar, kvitto, rezervare
  rezervarii, confirmare, rendeles, foglalas, vonatjegy, rezervasyon, rezerwacja, rezerwacje, rezerwacji, potwierdzenie, potwierdzona, potwierdzony
  bilet, bilety, karta pokladowa, varaus, varausvahvistus, vahvistus, lippu, rezervace, potvrzeni, jizdenka, bilag, kvittering, we confirm
  bestatigen, confirmons, confirmamos, confermiamo, bevestigen, bekraftar, bekrefter, bekrafter, potwierdzamy, vahvistamme, potvrzujeme, reserveret
  reservert, reserverat, zarezerwowal*, varattu, rezervovali, bekraftet, reservasjon*, bookingnummer, bookingreference, reservationsnummer
  varaukse*, varausnumero*, vahvistettu, foglalas*, visszaigazol*, rezervasyon*, onaylandi, onay, rezervac*, potvrzen*, zarezerwowan*, reserveringsnummer
  boekingsnummer, rezervarea, rezervat, rezervata, confirmarea, confirmata, confirmat, bilete, biletul, biletele, bronuvanna, bronirovanie, zabronjovano, zabronirovano, kvitok, kvitki
  zamovlenna, zakaz, rezervacia, rezervacija, potvarzdenie, pidtverdzenna, podtverzdenie, potvrda, kratisi, epivevaiosi, eisitirio, broneering
  kinnitus, pilet, rezervacijos, patvirtinimas, apstiprinajums, *voucher, *vouchers, reisbescheiden, reiseunterlagen, reisebestatigung
  reisbevestiging, reservatiebevestiging, resebevis, resebekraftelse, rejsebevis, rejsebekraftelse, reisebevis, reisebekreftelse, boekingsdatum
`)
/** Said of what is told, and only of that, where it is no booking. */
export const UNBOUND =
  /(?<![a-z])(?:dates|days|nights|room|stay|place) (?:(?:are|is) not|aren't|isn't) (?:yet )?(?:reserved|booked)(?: yet)?(?=\s*(?:$|[.!,;\n]))|(?<![a-z])(?:this|that|it|these)(?: [a-z]{1,12}){0,3}(?: (?:is|are) (?:only |just |merely )?(?:not|an? (?:non-binding|provisional))| ?(?:isn't|aren't)) (?:yet )?(?:an? )?(?:confirmed |binding |firm )?(?:booking|reservation|offer|quotation)|(?<![a-z])(?:does|do) not (?:constitute|guarantee) (?:an? |the |your )?(?:booking|reservation)|(?:noch nicht|nichts) (?:fest )?(?:fur (?:sie|euch|dich) )?(?:reserviert|gebucht)|stellt keine (?:verbindliche )?(?:buchung|reservierung)|ist (?:noch )?keine (?:verbindliche |feste )?(?:buchung|reservierung)|n'est pas une reservation|ne constitue pas une reservation|ne vaut pas reservation|no (?:es|constituye|supone|garantiza[a-z]*) (?:una |la )?reserva|non (?:e|costituisce|garantisce|garantiscono) (?:una |la )?prenotazione|nao (?:e|constitu[a-z]+|garant[a-z]+) (?:uma |a )?reserva|is (?:nog )?geen (?:definitieve )?(?:boeking|reservering)|ar (?:annu |alltsa )?(?:ingen|inte\sen) (?:bokning|bekraftelse)|er (?:enna |endnu )?(?:ingen|ikke en) (?:bestilling|booking|reservation)|nie (?:jest|stanowi) (?:to )?rezerwacj[aie]|ei ole (?:viela )?(?:vahvistettu )?varaus|neni (?:jeste )?(?:zavaznou )?rezervac[ei]|nem (?:minosul )?foglalas|rezervasyon degildir/
/** How hosts end their letters. */
export const AWAITED =
  /\b(?:look(?:ing)? forward to (?:meeting|welcoming|seeing|having|your (?:stay|visit|arrival))|freuen uns (?:sehr |schon )?auf (?:ihren|ihre|deinen|euren|sie|dich|euch)|(?:plaisir|joie) de vous (?:accueillir|recevoir)|(?:les?|l[ao]s|te|os) esperamos|esperamos (?:por si|por voces|recebe-l|verl)|(?:vi|la|l') ?aspettiamo|lieti di accoglier|(?:zien|kijken) (?:ernaar )?uit naar (?:uw|je|jullie)|verheugen ons op|ser fram emot|valkommen till oss|(?:gleder|glader|glaeder) (?:vi )?oss? (?:meget )?til|tervetuloa|czekamy na|do zobaczenia|tesime se na|(?:va|te) asteptam)/
/** What one shows to travel. */
export const TICKET = vocabulary(`
  eticket, e-ticket, electronic ticket, elektronisches ticket, billet electronique, boarding pass, bordkarte, onlineticket, online-ticket, ebillet, e-billet, billete electronico, biglietto elettronico
  posadocnij dokument, elektronnij kvitok, elektronnyj bilet, posadocnyj talon, ilektroniko eisitirio, karta epivivasis
  bilhete eletronico, carte d'embarquement, tarjeta de embarque, carta d'imbarco, cartao de embarque, instapkaart, boardingkort
`)
/** Asked when a journey is over. */
export const ASKED = vocabulary(`
  how was your, how was the stay, how was the trip, how was the flight, how was the journey, how was the experience, wie war ihr, wie war ihre, wie war dein
  wie war deine, comment s'est passe, comment s'est passee, como fue tu, como fue su, como fue el, como fue la, como te fue tu, como te fue el, como te fue la
  como ha ido tu, como ha ido su, como ha ido el, como ha ido la, com'e andato, com'e andata, como foi a sua, como foi o seu, hoe was je, hoe was uw
  hur var din, hur var ditt, hur var resan, hvordan var din, hvordan var ditt, hvordan var reisen, hvordan var rejsen, jak minal, jak minela, jak minelo, jak minely, jak podobal sie, jak podobala sie, jak se vam libil
  jak se vam libila, jak se vam libilo, jaka byla vase, jaky byl vas, miten matkasi, miten lomasi, miten viihdyit, hogy tetszett, milyen volt, nasil gecti, cum a fost
`)
/** Said of what is over, and of what was before as well: it must be over by the day of the letter. */
export const RECENT = vocabulary(`
  que tal tu estancia, que tal su estancia, que tal tu viaje, que tal fue, como puntuarias, como valorarias, como puntuaria, te alojaste en, se alojo en
  how would you rate, wie wurden sie ihren aufenthalt, quelle note donneriez, comment evaluez, come valuteresti, como avaliaria, welk cijfer geef, hoe beoordeelt
  your recent stay, your recent rental, ihr letzter aufenthalt, votre recent sejour, tu estancia reciente, tua estadia recente
  ${THANKED_FOR_STAY}
`)
/** Said when a flight is over. */
export const LANDED = vocabulary(`
  has landed, have landed, ist gelandet, sind gelandet, a atterri, ha aterrizado, e atterrato, aterrou, is geland, har landa, har landat, wyladowal
  on laskeutunut, pristal, pristalo
`)
/** What sellers say to those who have not booked. */
export const OFFER = vocabulary(`
  book now, book by, book your, sale, save up to, from only, deal, deals, unsubscribe, offer, offers, jetzt buchen, angebot, angebote, newsletter, sparen
  ab nur, abmelden, reservez vite, reservez maintenant, reservez avant, offre, offres, bons plans, se desabonner, desinscri*, reserva ya, reserva ahora
  oferta, ofertas, darse de baja, prenota ora, prenota subito, prenota entro, offerta, offerte, disiscriv*, reserve ja, promocao, promocoes
  cancelar subscricao, boek nu, aanbieding, aanbiedingen, afmelden, boka nu, erbjudande, erbjudanden, avregistrera, bestill na, tilbud, bestil nu
  afmeld, zarezerwuj teraz, oferty
`)
/** Meetings, works on the line, accounts, surveys and news, of journeys that are over or are not the reader's. */
export const OTHER = vocabulary(`
  freibleibend
  gates open, event date, event starts, fan support, einlass ab, einlassbeginn, ouverture des portes, apertura de puertas, apertura puertas, apertura cancelli
  apertura porte, abertura das portas, abertura de portas, zaal open, deuren open, otwarcie bram
  next departures, nachste abfahrten, prochains passages, prochains departs, proximas salidas, prossime partenze, volgende vertrekken
  finish your purchase, complete your purchase, still in your cart, finalisez votre reservation, finalisez votre commande, finaliser ma commande
  finaliser ma reservation, dans votre panier, buchung abschliessen, buchung abschliesen, buchung jetzt abschliessen, buchung jetzt abschliesen, bestellung abschliessen, bestellung abschliesen, in ihrem warenkorb, in deinem warenkorb
  completa tu reserva, completa tu compra, finaliza tu reserva, finaliza tu compra, en tu carrito, en tu cesta, completa la prenotazione
  completa l'acquisto, completa la tua prenotazione, nel tuo carrello, finalize a sua reserva, conclua a sua reserva, concluir a reserva, no seu carrinho
  rond je boeking af, voltooi je boeking, in je winkelmandje, slutfor din bokning, slutfor bokningen, i din varukorg, fullfor bestillingen, i handlekurven
  gennemfor din bestilling, afslut din booking, i din kurv, dokoncz rezerwacje, w twoim koszyku, viimeistele varauksesi, ostoskorissasi, dokoncete rezervaci
  dokoncit rezervaci, ve vasem kosiku, fejezze be foglalasat, foglalas befejezese, rezervasyonunuzu tamamlayin, rezervasyonu tamamla
  room block, book your own, book yourself, *kontingent, selbst buchen, selbst zu buchen, contingent de chambres, a votre charge, por su cuenta
  a proprie spese, por conta propria, zelf boeken, zelf te boeken, boka sjalv, bestill selv, bestil selv, we wlasnym zakresie, omakustant*
  na vlastni naklady, meeting id, passcode, dialin, dial-in, dial in, webinar, videokonferenz, visioconference, videoconferencia, videoconferenza
  will not run, are not running, engineering works, rail replacement, strike on, industrial action, bauarbeiten, ersatzbusse, schienenersatzverkehr
  streik, entfallen, ne circuleront pas, greve, huelga, no circularan, servicios minimos, sciopero, non circoleranno, unverbindlich, unverbindliches
  angebot gilt, quotation, your quote, this offer is valid, devis, presupuesto, preventivo, orcamento, offerte is geldig, complete your booking
  haven't booked yet, have not booked yet, continue booking, continue your booking, resume your booking, noch nicht gebucht, buchung fortsetzen
  pas encore reserve, poursuivre ma reservation, reprendre ma reservation, aun no has reservado, todavia no has reservado, continuar con la reserva
  non hai ancora prenotato, continua la prenotazione, ainda nao reservou, continuar a reserva, nog niet geboekt, verder met boeken, annu inte bokat
  fortsatt bokningen, fortsaet din booking, ikke booket endnu, fortsett bestillingen, kontynuuj rezerwacje, pokracovat v rezervaci, jatka varausta
  finish your booking, left something behind, in your basket, spokesman, spokeswoman, spokesperson, read more, published, points balance
  miles balance, kontoauszug, meilenstand, account statement, statement of account, your balance, rate your stay, rate your trip, rate your flight
  review your recent, review your last, review your experience, review your time with, leave a review, write a review, tell us about, feedback on, survey, bewerten sie
  bewertung abgeben, umfrage, donnez votre avis, votre avis, enquete, valora tu, valorar tu, opinion sobre
  encuesta, lascia una recensione, recensisci, sondaggio, avalie, beoordeel
  hur var, lamna ett omdome, hvordan var, skriv en anmeldelse, ocen swoj, ocen pobyt, solde de miles, solde de points, solde de vos miles
  solde de vos points, saldo millas, saldo puntos, saldo avios, saldo miglia, saldo punti, saldo de millas, saldo de puntos, saldo de avios
  saldo de miglia, saldo de punti, releve de compte, estado de cuenta
`)

/** The number of an offer, which is that of no booking. */
export const QUOTES = vocabulary(`
  quote reference, quote ref, quote number, quotation number, quotation no, saved quote, angebotsnummer, angebots-nr, angebotsnr, numero de devis, no de devis
  numero de presupuesto, numero preventivo, numero del preventivo, numero do orcamento, offertenummer, offertnummer, tilbudsnummer, numer oferty, tarjousnumero
`)
/** Of a journey for which one may still put down one's name. */
export const SIGN_UP = vocabulary(`
  registration is open, registrations are open, sign up by, sign-up sheet, anmeldungen bis, anmeldeschluss, anmeldung ab sofort, inscriptions ouvertes, inscription avant le
  inscripciones abiertas, plazo de inscripcion, iscrizioni aperte, iscrizioni entro, inscricoes abertas, inscricoes ate, aanmelden kan tot, inschrijven kan tot
  anmalan senast, sista anmalningsdag, pamelding innen, tilmelding senest, tilmeldingsfrist, zapisy do, zapisy trwaja, ilmoittautuminen viimeistaan
`)
/** Said where several choose one of some journeys. */
export const VOTED = vocabulary(`
  vote now, your vote, cast your vote, have voted, votes, poll, poll closes, which dates, which place, who is in, who's in, abstimmung, abgestimmt, jetzt abstimmen, terminumfrage, umfrage, wer ist dabei, wer kommt mit, sondage, votez, ont vote, votes exprimes, qui vient, qui est partant
  encuesta, vota ya, vota ahora, han votado, votos, quien se apunta, sondaggio, vota ora, hanno votato, voti, chi viene, votazione, sondagem, enquete, vota agora, votaram, quem vem, quem alinha, peiling, stem nu, hebben gestemd, stemmen, wie gaat er mee
  omrostning, rosta nu, har rostat, roster, vem hanger med, afstemning, avstemning, stem na, har stemt, stemmer, hvem er med, ankieta, zaglosuj, zaglosowalo, glosow, kto jedzie, hlasovani, hlasujte, hlasovalo, hlasu, kdo jede, aanestys, aanesta nyt, aanta, kuka lahtee
`)
/** Of journeys of classes, as their schools write of them to parents. */
export const SCHOOL = vocabulary(`
  klassenfahrt, studienfahrt, elternabend, erziehungsberechtigte, erziehungsberechtigten, einverstandniserklarung, an die eltern, liebe eltern, permission slip, consent form
  school trip, parents and carers, parents evening, dear parents, sortie scolaire, voyage scolaire, classe de mer, classe de neige, representants legaux, chers parents
  autorisation parentale, gita scolastica, gita d'istruzione, viaggio d'istruzione, autorizzazione dei genitori, gentili genitori, cari genitori, viaje de fin de curso
  excursion escolar, autorizacion de los padres, estimadas familias, visita de estudo, encarregados de educacao, schoolreis, schoolkamp, toestemmingsformulier, beste ouders
  klassresa, skolresa, vardnadshavare, basta foraldrar, leirskole, lejrskole, kjaere foreldre, kare foraldre, foresatte, wycieczka szkolna, zielona szkola, zgoda rodzicow
  drodzy rodzice, szanowni rodzice
`)
/** Of prices somebody is told of as they rise and fall. */
export const PRICE_ALERTS = vocabulary(`
  price alert, price alerts, price watch, preisalarm, preiswecker, alerte prix, alertes prix, alerta de precio, alertas de precio, alerta de precos, avviso di prezzo, avvisi di prezzo
  prijsalert, prijsmelding, prisbevakning, prisbevakningar, prisovervakning, prisvarsel, prisagent, alert cenowy, alerty cenowe, hintavahti, hlidac cen
`)
/** Said by courts and the police, who tell of journeys as of anything. */
export const COURTS = vocabulary(`
  im namen des volkes, endurteil, in dem rechtsstreit, prozessbevollmachtigte, beklagte, klager, tatbestand, entscheidungsgrunde, aktenzeichen
  claimant, defendant, judgment, case no, tribunal judiciaire, demandeur, defenderesse, par ces motifs, proces-verbal, depose plainte
  atestado num, comparece quien, y manifiesta, instructor y secretario, oficina de denuncias, demandante, demandada, fallo, sentencia
  verbale di denuncia, querela, il tribunale, ricorrente, convenuta, auto de denuncia, arguido, de rechtbank, eiser, gedaagde, aangifte, tingsratten, karande, svarande
  saksoker, saksokte, saksoger, powod, pozwany, wyrok
`)
/** Of what an insurer pays for, by its number. */
export const INSURED_LOSS = vocabulary(`
  claim number, claim no, travel claims, claims department, assessing your claim, your claim and, amount claimed, schadennummer, schaden-nr, schadenfall, leistungsabteilung
  numero de sinistre, no de sinistre, dossier sinistre, declaration de sinistre, numero de siniestro, parte de siniestro, tramitador, numero di sinistro, denuncia di sinistro
  numero do sinistro, participacao de sinistro, schadenummer, schadeclaim, schadeafdeling, skadenummer, skadeanmalan, skademelding, skadeanmeldelse, numer szkody, zgloszenie szkody
`)
/** What is on the programme of a congress, whose lectures have days, hours and numbers as flights have. */
export const CONGRESS = vocabulary(`
  keynote, plenary, plenary session, poster session, parallel session, parallel sessions, session chair, call for papers, programme committee, program committee
  preliminary programme, preliminary program, conference programme, conference program, conference dinner, registration desk, best paper, workshop session
  plenarvortrag, keynote-vortrag, podiumsdiskussion, tagungsprogramm, postersession, abendempfang, tagungsburo, conference pleniere, seance pleniere, session pleniere
  table ronde, programme preliminaire, session posters, ponencia, ponencias, mesa redonda, sesion plenaria, programa preliminar, relatore, relatori, tavola rotonda
  sessione plenaria, programma preliminare, palestra, palestras, mesa-redonda, sessao plenaria, plenaire sessie, posterpresentaties, congresdiner, plenarforelasning
  plenumsforedrag, posterudstilling, posterutstilling, wyklad plenarny, sesja plenarna, sesja posterowa, panel dyskusyjny
`)

/** `Reihe 3, Platz 14`, `rząd H, fotele 7, 8`: where one sits in a hall, beside which houses only advertise. */
export const SEATED =
  /(?<![a-z])(?:row|reihe|rang|rzad|fila|rangee|rij|rad|rakke|rekke|rivi|rada|sor)[ :]{1,3}[a-z\d]{1,3}[ ,;/–-]{1,5}(?:seats?|platze?|sitze?|places?|sieges?|fauteuils?|asientos?|butacas?|post[oi]|poltron[ae]|lugar(?:es)?|cadeiras?|stoel(?:en)?|plats(?:er)?|plass(?:er)?|plads(?:er)?|sader?|sete|miejsc[ae]|fotele?|paik[kat]+|sedadl[oa]|hely)(?![a-z])/

/** What houses say where one eats: a table has its day and hours, and is no ride. */
export const TABLE = vocabulary(`
  your table, table for, table reservation, table booking, ihr tisch, ihren tisch, tischreservierung, tischreservierungen, votre table, reservation de table
  su mesa, tu mesa, reserva de mesa, vostro tavolo, tuo tavolo, suo tavolo, prenotazione tavolo, prenotazione del tavolo, sua mesa, uw tafel, je tafel
  tafelreservering, ditt bord, bordsbokning, bordet, bordreservation, bordbestilling, bordreservasjon, stolik, stolika, rezerwacja stolika, poytavaraus
`)

/** What desks for patients say. */
export const HEALTH = vocabulary(`
  hospital appointment, outpatient clinic, outpatient appointment, nhs trust, nhs foundation trust, nhs number, your gp, gesundheitskarte, versichertenkarte
  krankenkassenkarte, uberweisungsschein, hausarzt, facharzt, sprechstunde, patientin, carte vitale, medecin traitant
  servizio sanitario, tessera sanitaria, poliambulatorio, impegnativa, assistito, ambulatorio, centro de salud, tarjeta sanitaria, atencion primaria
  consulta medica, servico nacional de saude, taxa moderadora, verwijsbrief, zorgpas, huisarts, polikliniek, remiss, vardcentral, henvisning, fastlege
  sygesikringskort, pacjent, pacjenta, skierowanie, przychodnia, nfz
  pre-admission, hospital ward, day surgery, anaesthetist, nil by mouth, chirurgie, chirurgien, hospitalisation, bureau des admissions, anesthesiste, a jeun, consentement eclaire, groupe sanguin, ordonnance
  krankenhaus, klinikum, stationare aufnahme, anasthesie, narkose, einweisung, ricovero, reparto, anestesia, anestesista, a digiuno, ingreso hospitalario, quirofano, en ayunas, internamento
  bloco operatorio, em jejum, ziekenhuis, ziekenhuisopname, narkosen, inskrivning, sygehus, indlaggelse, indlaeggelse, sykehus, innleggelse, szpital, szpitala, na czczo
`)
/** What is said of what somebody has paid for, in papers by which it is paid back. */
export const EXPENSES = vocabulary(`
  expense type, expense report, expenses report, total amount claimed, amount claimed, amount due employee, due to employee, type de depense
  tipo de gasto, tipo di spesa, tipo de despesa, spesenart, ausgabenart, uitgavetype, utgiftstyp, utgiftstype, udgiftstype, rodzaj wydatku
`)

/**
 * Papers about journeys that confirm none, by their titles: claims, lost things, expenses, statements, quotations, alerts, subscriptions. It is asked
 * only whether any is said, so that no phrase is needed where a word of it is here: `roster` is `crew roster` as well.
 */
export const PAPER = vocabulary(`
  cleaning rota, housekeeping rota, reinigungsplan, putzplan, planning de menage, turno de limpieza, turni di pulizia, schoonmaakrooster, stadschema, rengoringsplan, grafik sprzatania, rozpis uklidu
  lieferschein, delivery note, bon de livraison, albaran de entrega, documento di trasporto, guia de remessa, pakbon, foljesedel, folgeseddel, dowod dostawy
  appointment confirmation, appointment letter, visa appointment, visa application, visumantrag, visumtermin, terminbestatigung
  demande de visa, rendez-vous visa, confirmation de rendez-vous, solicitud de visado, cita previa, confirmacion de cita, domanda di visto, richiesta di visto
  conferma appuntamento, pedido de visto, marcacao confirmada, visumaanvraag, bevestiging afspraak, visumansokan, viseringsansokan, visumsoknad, visumansogning
  viisumihakemus, wniosek wizowy, wniosek o wize, zadost o vizum, vizumkerelem, vize basvurusu, randevu onayi
  no-show, no show, nicht angetreten, nichtantritt, non-presentation, no presentado, no presentacion, mancata presentazione, nao comparencia
  niet verschenen, ikke mott, ikke modt, utebliven, udeblivelse, niestawienie, saapumatta
  registration is confirmed, thank you for registering, anmeldung ist bestatigt, ihre anmeldung zur, ihre anmeldung zum, deine anmeldung zum, votre inscription
  tu inscripcion, su inscripcion, tua iscrizione, sua iscrizione, sua inscricao, jouw inschrijving, je inschrijving, uw inschrijving, din anmalan, din pamelding
  din tilmelding, twoja rejestracja, twoje zgloszenie, ilmoittautumisesi
  conference registration, registration confirmation, registration confirmed, anmeldebestatigung, tagungsanmeldung, teilnahmebestatigung
  confirmation d'inscription, confirmacion de inscripcion, conferma di iscrizione, conferma iscrizione, confirmacao de inscricao
  bevestiging inschrijving, anmalningsbekraftelse, bekraftelse pa anmalan, pameldingsbekreftelse
  bekreftelse pa pamelding, tilmeldingsbekraftelse, bekraftelse pa tilmelding, potwierdzenie rejestracji, ilmoittautumisvahvistus
  potvrzeni registrace, potvrzeni prihlasky, regisztracio visszaigazolasa
  turnusutskrift, turnusliste, ombordpersonale, travel diary, travel journal, reisetagebuch, diario di viaggio, diario de viaje, diario de viagem
  journal de voyage, cuaderno de viaje, bitacora de viaje, quaderno di viaggio, taccuino di viaggio, caderno de viagem, cestovni denik, denik z cest, matkapaivakirja, utinaplo
  reisdagboek, resedagbok, rejsedagbog, reisedagbok, dziennik podrozy, duty plan, roster, dienstplan, einsatzplan, planning equipage, cuadrante, turnario, turni, tjanstgoringslista, vagtplan
  vaktliste, grafik pracy
  hittegods*, fundsach*, fundbur*, glemte sager*, loytotavara*, elveszett targy*, kayip esya*
  waiting list, wait list, waitlist, warteliste*, liste d'attente, lista de espera, lista d'attesa, wachtlijst, vantelist*, venteliste*, lista rezerwowa
  jonotuslista, cekaci listina, varolista, bekleme listesi
  parking booking, parking reservation, airport parking, your parking, parkplatzbuchung, parkplatzreservierung, parkticket, reservation de parking
  votre parking, place de parking, reserva de parking, reserva de aparcamiento, plaza de aparcamiento, estacionamento
  parcheggio, parkeerreservering, parkeren, parkering, rezerwacja parkingu, pysakointi*, parkovani, parkolas, otopark
  your complaint, ihre beschwerde, votre plainte, su queja, uw klacht, je klacht, din klagomal, skarga na
  claim, delay compensation, delay repay, entschadigung*, indemnisation, indemnizacion, indennizzo, indemnizacao, schadevergoeding, erstatning*
  ersattning*, forseningsersattning*, forsinkelseserstatning*, forsinkelsesgodtgor*, verspatungsentschadigung*, ticket refund, refund of ticket, refund of your
  ticketerstattung, fahrkartenerstattung, erstattung ihrer fahrkarte, erstattung ihres tickets, remboursement de votre billet, remboursement de vos billets
  rimborso biglietto, rimborso del biglietto, rimborso biglietti, devolucion del billete, devolucion de billete, reembolso del billete, reembolso do bilhete
  terugbetaling van uw, aterkop av, aterbetalning av din, refusion af, refusjon av, zwrot biletu, zwrotu biletu, zwrot biletow, zwrotu biletow, bilet zwrocony
  lipun palautus, lipun hyvitys, vraceni jizdenky, jegyvisszavaltas, jegyvisszaterites, bilet iadesi, odszkodowanie, korvaushakemus, odskodneni, proposal, proposta, propuesta, reisevorschlag, proposition de voyage, voorstel, propozycja
  devis, preventivo, presupuesto, orcamento, kostenvoranschlag, ihr angebot, angebotsnummer, offertnummer, offertenummer, tilbudsnummer
  tarjousnumero, fee note, professional fees, honorarrechnung, honoraires, honorarios, onorari, police report, anzeigenbestatigung, depot de plainte
  denuncia, proces-verbaal van aangifte, polisanmalan, politianmeldelse, minutes of the, sitzungsprotokoll, compte rendu, compte-rendu
  acta de la reunion, verbale della riunione, ata da reuniao, notulen, motesprotokoll, motereferat, modereferat, protokol z, poytakirja, zapis z
  doorlopende reisverzekering, jahresreiseversicherung, jahres-reiseversicherung, annual travel insurance, annual multi-trip, assurance voyage annuelle, seguro anual de viaje
  assicurazione viaggio annuale, polisblad, policy schedule, versicherungsausweis, attestation d'assurance, certificado de seguro, certificato di assicurazione, forsakringsbesked, insurance policy, insurance certificate, certificate of insurance, certificate of travel insurance, versicherungspolice, versicherungsschein
  contrat d'assurance, poliza, polizza, apolice, verzekeringspolis, forsakringsbrev, forsikringspolice, forsikringsbevis, polisa, vakuutuskirja
  pojistna smlouva, letter of invitation, invitation letter, einladungsschreiben, lettre d'invitation, carta de invitacion, carta invitacion
  carta convite, carta-convite, lettera d'invito, uitnodigingsbrief, inbjudningsbrev, invitasjonsbrev, invitationsbrev, list zapraszajacy
  kutsukirje, zvaci dopis, lost property, lost and found, irregularity report, delayed baggage, delayed bag, missing baggage, missing bag, lost baggage, lost luggage, delayed luggage, baggage tracing
  gepackverlust, verspatetes gepack, gepackermittlung, gepacknachforschung, bagage retarde, bagages retardes, bagage perdu, bagages perdus, equipaje retrasado, equipaje perdido
  equipaje extraviado, bagaglio smarrito, bagaglio ritardato, bagagem extraviada, bagagem perdida, vertraagde bagage, vermiste bagage, forsenat bagage, forsinket bagasje
  forsinket bagage, zagubiony bagaz, opozniony bagaz, kadonnut matkatavara
  lost item, lost items, item lost, found item, missing item, verlorener gegenstand, verlorene gegenstande, verlustmeldung, verlustanzeige, objet perdu, objets perdus
  objeto perdido, objeto extraviado, objetos extraviados, oggetto smarrito, oggetti rinvenuti, objeto achado, objetos achados, verloren voorwerp, verloren voorwerpen
  borttappad*, kvarglomd*, mistet gjenstand, tabt genstand, zguba, zguby, zagubiony przedmiot, rzecz zagubiona, kadonnut tavara
  expense report, expenses report
  account statement, card statement, price alert, season ticket, quotation
  verspatungsantrag, reisekostenabrechnung, kreditkartenabrechnung, kontoauszug, preisalarm, monatskarte, jahreskarte, abonnement
  objet trouve, objet trouves, objets trouve, objets trouves, reclamation, note de frais, releve compte, releve carte, releve de compte
  releve de carte, alerte prix, objetos perdidos, reclamacion, nota de gastos, extracto de cuenta, extracto de tarjeta
  alerta de precio, alerta de precios, abono, oggetti smarriti, reclamo, nota spese, estratto conto, abbonamento, perdidos e achados, reclamacao
  despesas, extrato, passe mensal, gevonden voorwerp, gevonden voorwerpen, schadeclaim, declaratie, rekeningoverzicht
  reklamation, reserakning, kontoutdrag, periodkort, periodebillet, manadskort, reklamasjon, reiseregning, kontoutskrift
  manedskort, glemte sager, kontoudtog, pendlerkort, rzeczy znalezione, reklamacja, delegacja, wyciag
  bilet miesieczny, reklamaatio, matkalasku, tiliote, kausilippu, ztraty a nalezy, reklamace, vyuctovani cesty, vypis
  cotacao, cotizacion, quotazione, wycena, offertforfragan, your statement, your miles statement
  your points statement, your monthly statement, to their wedding, to our wedding, to the wedding, for their wedding, for our wedding
  for the wedding, wedding invitation, save the date, zu unsere hochzeit, zu unserer hochzeit, fur unsere hochzeit, fur unserer hochzeit
  einladung zur hochzeit, hochzeitseinladung, faire-part, a notre mariage, a leur mariage, pour notre mariage, pour leur mariage, a nuestra boda
  a su boda, para nuestra boda, para su boda, al nostro matrimonio, per il nostro matrimonio, nostre nozze, ao nosso casamento
  para o nosso casamento, onze bruiloft, onze trouwdag, vart brollup, vores bryllup, deres bryllup, nasz slub, naszego slub, nasi svatbu
  nasi svatbe, haihimme
  telepeage, facture de peage, releve de peages, releve des trajets, mautrechnung, mautabrechnung, mautaufstellung, einzelfahrtennachweis, toll invoice, toll statement
  toll bill, toll notice, toll account, telepedaggio, telepedaggi, fattura pedaggi, riepilogo pedaggi, elenco pedaggi, factura de peaje*, telepeaje, extracto de peajes
  fatura de portagens, tolfactuur, tolrekening, tolwegen, vagtullar, trangselskatt, broavgift, infrastrukturavgift, bompengefaktura
  bompasseringer, bompengepasseringer, bropassager, oplaty drogowe, oplaty autostradowe, tietullimaksut, mytne poplatky, utdij*, autopalyadij*
  gecis ucretleri, taxa de drum, taxe de drum, parking invoice, parking receipt, facture de stationnement, recu de stationnement, factura de aparcamiento
  parkquittung, parkrechnung, parkbeleg, parkeerkwitantie, parkeernota, parkeringskvitto, parkeringskvittering, fuel statement, fuel card
  tankabrechnung, tankkarte, carte carburant, tarjeta de combustible, carta carburante, tankpas, rides summary, fahrtenbuch, fahrtenubersicht, kilometre log, mileage log
`)
/** A title that says it is one. */
export const SUBJECT = new RegExp(`^\\s*(?:${ABOUT}|re|ref|betr\\.?|betreft|dotyczy|asia|vec)\\s?:`)

/** Titles of timetables and of journeys somebody looked up. Who has booked is written to when one changes. */
export const TIMETABLE = vocabulary(`
  reiseauskunft, verbindungsauskunft, fahrplanauskunft, journey planner, journey plan, rejseplan, rejseplanen, rejseforslag, reiseforslag, reseforslag
  reisadvies, reittiehdotus, wyszukiwarka polaczen, vyhledani spojeni
  timetable, amended timetable, fahrplan, fiche horaire, horario de trenes, orario dei treni, dienstregeling, tidtabell, rutetabell, koreplan
  rozklad jazdy, aikataulu, jizdni rad, menetrend, sefer tarifesi
  betriebsstorung, fahrplanabweichung, service disruption, disruption notice, avviso di circolazione, storingsmelding
  trafikstorning, driftsmelding, utrudnienia
`)

/** Said of accounts alone. */
export const BALANCE = vocabulary(`
  folio no, folio number, guest folio, cashier id, opening balance, closing balance, previous balance, new balance, saldo letzte abrechnung, alter saldo, neuer saldo, kontostand, ancien solde, nouveau solde
  solde precedent, saldo anterior, nuevo saldo, saldo precedente, nuovo saldo, saldo iniziale, novo saldo, vorig saldo, nieuw saldo, ingaende saldo
  utgaende saldo, inngaende saldo, forrige saldo, ny saldo, saldo poczatkowe, saldo koncowe, alkusaldo, loppusaldo, pocatecni zustatek, konecny zustatek
`)
