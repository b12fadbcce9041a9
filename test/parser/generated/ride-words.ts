/** What railways, coaches and ferries print on their confirmations, in the languages they are written in. Synonyms are set apart by bars. */

export interface RideWords {
  readonly title: readonly string[]
  readonly reference: readonly string[]
  readonly traveller: readonly string[]
  readonly departs: readonly string[]
  readonly arrives: readonly string[]
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly date: readonly string[]
  readonly train: readonly string[]
  readonly seat: readonly string[]
  readonly platform: readonly string[]
  readonly out: readonly string[]
  readonly back: readonly string[]
  readonly change: readonly string[]
  /** Before a time; often nothing. */
  readonly at: readonly string[]
  readonly paid: readonly string[]
  readonly total: readonly string[]
  readonly hours: readonly string[]
  readonly notes: readonly string[]
  readonly sentence: readonly string[]
}

const of = (text: string): readonly string[] => text.split('|').map((one) => one.trim())

function words(lines: string): RideWords {
  const told = new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const at = line.indexOf(':')
        return [line.slice(0, at).trim(), of(line.slice(at + 1))] as const
      }),
  )
  const get = (name: string): readonly string[] => {
    const found = told.get(name)
    if (!found) throw new Error(`${name} is missing`)
    return found
  }
  return {
    title: get('title'),
    reference: get('reference'),
    traveller: get('traveller'),
    departs: get('departs'),
    arrives: get('arrives'),
    from: get('from'),
    to: get('to'),
    date: get('date'),
    train: get('train'),
    seat: get('seat'),
    platform: get('platform'),
    out: get('out'),
    back: get('back'),
    change: get('change'),
    at: ['', ...get('at')],
    paid: get('paid'),
    total: get('total'),
    hours: get('hours'),
    notes: get('notes'),
    sentence: get('sentence'),
  }
}

export const RIDE_WORDS: Readonly<Record<string, RideWords>> = {
  en: words(`
    title: Your booking confirmation|Your e-ticket|Thank you for your booking|Your journey is booked
    reference: Booking reference|Confirmation number|Booking number|Reservation code|Order reference
    traveller: Passenger|Passengers|Traveller|Passenger name|Lead passenger
    departs: Departure|Departs|Depart|Dep|Departing|Leaves
    arrives: Arrival|Arrives|Arrive|Arr|Arriving|Arrives
    from: From|Origin|Departure station|Departing from|From station
    to: To|Destination|Arrival station|Arriving at|To station
    date: Date|Travel date|Date of travel|Departure date|Journey date
    train: Train|Train number|Train no.|Service|Train no
    seat: Coach B, seat 24|Seat 61|Coach 4 Seat 12A|Standard class
    platform: Platform 4|Plat. 11|Platform 9
    out: Outbound|Outward journey|Outbound journey|Going out
    back: Return|Return journey|Inbound|Coming back
    change: Change at %, 18 min|Change trains: 22 min|1 change
    at: at
    paid: Payment date|Booked on|Paid on|Date of booking|Issued on
    total: Total|Amount paid|Total price
    hours: Customer service is open daily 08:00-20:00|Our call centre is open Monday to Friday 9:00 to 17:30
    notes: Please be at the platform 10 minutes before departure.|Tickets are non-refundable after 23:59 on the day before travel.|Save up to 30% with a railcard.
    sentence: Your train # leaves @ on %D at %d and arrives at & at %a.|You travel on %D with # from @ (%d) to & (%a).`),
  de: words(`
    title: Ihre Buchungsbestätigung|Ihre Fahrkarte|Vielen Dank für Ihre Buchung|Online-Ticket
    reference: Auftragsnummer|Buchungsnummer|Buchungscode|Reservierungsnummer|Ihre Buchungsnummer
    traveller: Reisender|Reisende|Fahrgast|Fahrgäste|Name
    departs: Abfahrt|ab|Abfahrtszeit|Abf.|Abreise
    arrives: Ankunft|an|Ankunftszeit|Ank.|Ankunft
    from: Von|Abfahrtsort|Start|Abfahrtsbahnhof|ab Bahnhof
    to: Nach|Ankunftsort|Ziel|Ankunftsbahnhof|an Bahnhof
    date: Datum|Reisedatum|Reisetag|am|Datum der Reise
    train: Zug|Zugnummer|Zug-Nr.|Produkte|Verbindung
    seat: Wagen 7, Platz 45|Wg. 21, Pl. 61|Sitzplatz 12, Fenster|2. Klasse
    platform: Gleis 7|Gl. 12|Bahnsteig 4
    out: Hinfahrt|Hinreise|Ihre Hinfahrt|Hin
    back: Rückfahrt|Rückreise|Ihre Rückfahrt|Zurück
    change: Umstieg in %, 18 Min.|Umsteigezeit 22 Minuten|1 Umstieg
    at: um|, um
    paid: Zahlungsdatum|Buchungsdatum|Gebucht am|Rechnungsdatum|Ausgestellt am
    total: Gesamtpreis|Summe|Gesamtbetrag
    hours: Servicezeiten: Mo-Fr 08:00-20:00|Unser Kundenservice ist täglich von 8:00 bis 20:00 Uhr erreichbar
    notes: Bitte seien Sie 10 Minuten vor Abfahrt am Gleis.|Stornierung bis 24 Stunden vor Fahrtantritt möglich.|Sparen Sie mit der Kundenkarte 25%.
    sentence: Ihr Zug # fährt am %D um %d Uhr in @ ab und kommt um %a Uhr in & an.|Am %D reisen Sie mit # von @ (%d) nach & (%a).`),
  fr: words(`
    title: Confirmation de votre commande|Votre e-billet|Votre réservation est confirmée|Confirmation de voyage
    reference: Référence de dossier|Numéro de réservation|Référence|Dossier voyage|N° de réservation
    traveller: Passager|Voyageur|Voyageurs|Passagers|Nom du voyageur
    departs: Départ|Départ à|Heure de départ|Dép.|Départ
    arrives: Arrivée|Arrivée à|Heure d'arrivée|Arr.|Arrivée
    from: De|Gare de départ|Au départ de|Origine|Ville de départ
    to: À|Gare d'arrivée|À destination de|Destination|Ville d'arrivée
    date: Date|Date de voyage|Date du voyage|Date de départ|Le
    train: Train|Train n°|Numéro de train|N° de train|Train
    seat: Voiture 5, place 61|Voiture 12 Place 104|2e classe|Place 32
    platform: Voie 7|Quai 2|Voie A
    out: Aller|Voyage aller|Votre aller|Trajet aller
    back: Retour|Voyage retour|Votre retour|Trajet retour
    change: Correspondance à %, 18 min|Correspondance : 22 min|1 correspondance
    at: à
    paid: Date de commande|Date de réservation|Payé le|Émis le|Date d'émission
    total: Total|Montant total|Prix total
    hours: Service clients ouvert du lundi au vendredi de 8h00 à 20h00|Nous appeler : tous les jours de 9h à 18h
    notes: Présentez-vous à quai 2 minutes avant le départ.|Billet échangeable sans frais jusqu'à 7 jours avant le départ.|Voyagez dès 19 € cet été.
    sentence: Votre train # part de @ le %D à %d et arrive à & à %a.|Le %D, vous voyagez avec le # de @ (%d) à & (%a).`),
  es: words(`
    title: Confirmación de su reserva|Su billete electrónico|Gracias por su compra|Billete de tren
    reference: Localizador|Código de reserva|Número de reserva|Localizador de la reserva|Nº de reserva
    traveller: Pasajero|Viajero|Viajeros|Pasajeros|Nombre del pasajero
    departs: Salida|Hora de salida|Sale|Salida|Hora salida
    arrives: Llegada|Hora de llegada|Llega|Llegada|Hora llegada
    from: Origen|Desde|Estación de salida|De|Estación origen
    to: Destino|Hasta|Estación de llegada|A|Estación destino
    date: Fecha|Fecha de viaje|Fecha de salida|Fecha del viaje|Día
    train: Tren|Nº de tren|Número de tren|Tren nº|Servicio
    seat: Coche 5, plaza 12A|Coche 3 Plaza 7C|Asiento 32|Turista
    platform: Vía 4|Andén 3|Andén 12
    out: Ida|Viaje de ida|Trayecto de ida|Ida
    back: Vuelta|Viaje de vuelta|Trayecto de vuelta|Regreso
    change: Transbordo en %, 18 min|Enlace: 22 min|1 transbordo
    at: a las
    paid: Fecha de compra|Fecha de reserva|Pagado el|Fecha de emisión|Fecha de pago
    total: Total|Importe total|Precio total
    hours: Atención al cliente de lunes a viernes de 08:00 a 20:00|Teléfono disponible todos los días de 9:00 a 21:00
    notes: Preséntese en el andén 10 minutos antes de la salida.|Cambios permitidos hasta 24 horas antes.|Ahorre un 30% con la tarjeta.
    sentence: Su tren # sale de @ el %D a las %d y llega a & a las %a.|El %D viaja con # desde @ (%d) hasta & (%a).`),
  it: words(`
    title: Conferma della prenotazione|Il tuo biglietto|Grazie per il tuo acquisto|Ricevuta di acquisto
    reference: Codice prenotazione|Numero prenotazione|PNR|Codice biglietto|Codice di prenotazione
    traveller: Passeggero|Viaggiatore|Passeggeri|Viaggiatori|Nome passeggero
    departs: Partenza|Ora di partenza|Parte|Partenza|Ora partenza
    arrives: Arrivo|Ora di arrivo|Arriva|Arrivo|Ora arrivo
    from: Da|Stazione di partenza|Origine|Da|Partenza da
    to: A|Stazione di arrivo|Destinazione|A|Arrivo a
    date: Data|Data di viaggio|Data partenza|Data del viaggio|Giorno
    train: Treno|Numero treno|Treno n.|N. treno|Treno
    seat: Carrozza 5, posto 12A|Carrozza 3 Posto 7C|Posto 32|2ª classe
    platform: Binario 7|Bin. 12|Binario 3
    out: Andata|Viaggio di andata|Andata|Andata
    back: Ritorno|Viaggio di ritorno|Ritorno|Ritorno
    change: Cambio a %, 18 min|Cambio: 22 min|1 cambio
    at: alle|alle ore|ore
    paid: Data di acquisto|Data di prenotazione|Pagato il|Data di emissione|Emesso il
    total: Totale|Importo totale|Prezzo totale
    hours: Assistenza clienti da lunedì a venerdì dalle 8:00 alle 20:00|Call center attivo tutti i giorni dalle 9:00 alle 18:00
    notes: Si prega di presentarsi al binario 10 minuti prima della partenza.|Biglietto modificabile fino alla partenza.|Risparmia il 30% con la carta.
    sentence: Il treno # parte da @ il %D alle %d e arriva a & alle %a.|Il %D viaggi con # da @ (%d) a & (%a).`),
  pt: words(`
    title: Confirmação da sua reserva|O seu bilhete|Obrigado pela sua compra|Bilhete de comboio
    reference: Código de reserva|Número da reserva|Referência|Localizador|Nº de reserva
    traveller: Passageiro|Passageiros|Viajante|Nome do passageiro|Titular
    departs: Partida|Hora de partida|Saída|Partida|Hora partida
    arrives: Chegada|Hora de chegada|Chegada|Chegada|Hora chegada
    from: De|Origem|Estação de origem|De|Estação de partida
    to: Para|Destino|Estação de destino|Para|Estação de chegada
    date: Data|Data da viagem|Data de partida|Data de ida|Dia
    train: Comboio|Comboio n.º|Número do comboio|Nº comboio|Comboio
    seat: Carruagem 21, lugar 45|Carruagem 3 Lugar 7|Lugar 32|2ª classe
    platform: Linha 4|Cais 3|Linha 12
    out: Ida|Viagem de ida|Ida|Ida
    back: Volta|Viagem de volta|Regresso|Volta
    change: Transbordo em %, 18 min|Ligação: 22 min|1 transbordo
    at: às|pelas
    paid: Data de compra|Data da reserva|Pago em|Data de emissão|Emitido em
    total: Total|Valor total|Preço total
    hours: Apoio ao cliente das 08:00 às 20:00, de segunda a sexta|Linha de apoio todos os dias das 9h00 às 18h00
    notes: Apresente-se no cais 10 minutos antes da partida.|Reembolso possível até 30 minutos antes.|Poupe 30% com o cartão.
    sentence: O seu comboio # parte de @ no dia %D às %d e chega a & às %a.|No dia %D viaja no # de @ (%d) para & (%a).`),
  nl: words(`
    title: Bevestiging van je boeking|Je e-ticket|Bedankt voor je boeking|Uw treinticket
    reference: Boekingsnummer|Boekingscode|Reserveringsnummer|Dossiernummer|Bestelnummer
    traveller: Reiziger|Reizigers|Passagier|Passagiers|Naam reiziger
    departs: Vertrek|Vertrektijd|Vertrekt|Vertrek|Vertrek om
    arrives: Aankomst|Aankomsttijd|Komt aan|Aankomst|Aankomst om
    from: Van|Vertrekstation|Van station|Van|Vertrek vanaf
    to: Naar|Aankomststation|Naar station|Naar|Aankomst in
    date: Datum|Reisdatum|Vertrekdatum|Datum van de reis|Dag
    train: Trein|Treinnummer|Trein nr.|Treinnr.|Trein
    seat: Rijtuig 5, stoel 61|Rijtuig 12 Zitplaats 104|2e klas|Stoel 32
    platform: Spoor 7|Perron 2|Spoor 14a
    out: Heenreis|Je heenreis|Heenreis|Heen
    back: Terugreis|Je terugreis|Retour|Terug
    change: Overstap in %, 18 min|Overstaptijd 22 min|1 overstap
    at: om
    paid: Boekingsdatum|Besteldatum|Betaald op|Datum van boeking|Geboekt op
    total: Totaal|Totaalbedrag|Totaalprijs
    hours: Klantenservice bereikbaar van maandag tot vrijdag 08:00 - 20:00|Bel ons dagelijks van 9:00 tot 18:00 uur
    notes: Wees 10 minuten voor vertrek op het perron.|Kosteloos omruilen tot 7 dagen voor vertrek.|Bespaar 30% met de voordeelkaart.
    sentence: Je trein # vertrekt op %D om %d uit @ en komt om %a aan in &.|Op %D reis je met # van @ (%d) naar & (%a).`),
  sv: words(`
    title: Bekräftelse på din bokning|Din biljett|Tack för din bokning|Resebekräftelse
    reference: Bokningsnummer|Bokningskod|Bokningsreferens|Beställningsnummer|Bokningsnr
    traveller: Resenär|Resenärer|Passagerare|Namn|Resande
    departs: Avgång|Avgår|Avgångstid|Avg|Avresa
    arrives: Ankomst|Ankommer|Ankomsttid|Ank|Ankomst
    from: Från|Avgångsort|Från station|Från|Avreseort
    to: Till|Ankomstort|Till station|Till|Ankomstort
    date: Datum|Resdatum|Avresedatum|Resedatum|Dag
    train: Tåg|Tågnummer|Tåg nr|Tågnr|Tåg
    seat: Vagn 5, plats 61|Vagn 12 Plats 104|2 klass|Plats 32
    platform: Spår 7|Spår 14|Perrong 2
    out: Utresa|Din utresa|Utresa|Bort
    back: Återresa|Hemresa|Din återresa|Retur
    change: Byte i %, 18 min|Bytestid 22 min|1 byte
    at: kl.|kl|klockan
    paid: Bokningsdatum|Betald|Köpt|Bokad den|Orderdatum
    total: Totalt|Summa|Totalpris
    hours: Kundservice öppen vardagar 08.00–20.00|Ring oss alla dagar 9–18
    notes: Var på plats senast 10 minuter före avgång.|Ombokning senast 24 timmar före avgång.|Spara 30% med kortet.
    sentence: Ditt tåg # avgår från @ den %D kl. %d och ankommer till & kl. %a.|Den %D reser du med # från @ (%d) till & (%a).`),
  da: words(`
    title: Bekræftelse på din bestilling|Din billet|Tak for din bestilling|Togbillet
    reference: Bookingnummer|Bestillingsnummer|Reservationsnummer|Ordrenummer|Bookingreference
    traveller: Rejsende|Passager|Passagerer|Navn|Rejsende
    departs: Afgang|Afgår|Afgangstid|Afg.|Afrejse
    arrives: Ankomst|Ankommer|Ankomsttid|Ank.|Ankomst
    from: Fra|Afgangssted|Fra station|Fra|Afgangsstation
    to: Til|Ankomststed|Til station|Til|Ankomststation
    date: Dato|Rejsedato|Afrejsedato|Rejsedag|Dag
    train: Tog|Tognummer|Tog nr.|Tognr.|Tog
    seat: Vogn 5, plads 61|Vogn 12 Plads 104|2. klasse|Plads 32
    platform: Spor 7|Spor 4|Perron 2
    out: Udrejse|Din udrejse|Ud|Udrejse
    back: Hjemrejse|Din hjemrejse|Hjem|Retur
    change: Skift i %, 18 min.|Skiftetid 22 min.|1 skift
    at: kl.|kl
    paid: Bestillingsdato|Købsdato|Købt|Betalt den|Ordredato
    total: I alt|Samlet pris|Total
    hours: Kundeservice har åbent hverdage 8.00-20.00|Ring til os alle dage kl. 9-18
    notes: Vær på perronen 10 minutter før afgang.|Billetten kan refunderes indtil 30 minutter før afgang.|Spar 30% med kortet.
    sentence: Dit tog # afgår fra @ den %D kl. %d og ankommer til & kl. %a.|Den %D rejser du med # fra @ (%d) til & (%a).`),
  no: words(`
    title: Bekreftelse på din bestilling|Din billett|Takk for bestillingen|Reisebekreftelse
    reference: Bestillingsnummer|Referansenummer|Bookingnummer|Ordrenummer|Reservasjonsnummer
    traveller: Reisende|Passasjer|Passasjerer|Navn|Reisende
    departs: Avgang|Avgår|Avgangstid|Avg.|Avreise
    arrives: Ankomst|Ankommer|Ankomsttid|Ank.|Ankomst
    from: Fra|Avgangssted|Fra stasjon|Fra|Avreisested
    to: Til|Ankomststed|Til stasjon|Til|Ankomststed
    date: Dato|Reisedato|Avreisedato|Reisedag|Dag
    train: Tog|Tognummer|Tog nr.|Tognr.|Tog
    seat: Vogn 5, sete 61|Vogn 12 Plass 104|Standard|Sete 32
    platform: Spor 7|Spor 4|Plattform 2
    out: Utreise|Din utreise|Tur|Utreise
    back: Hjemreise|Retur|Din hjemreise|Retur
    change: Bytte på %, 18 min|Byttetid 22 min|1 bytte
    at: kl.|kl
    paid: Bestillingsdato|Kjøpsdato|Kjøpt|Betalt|Ordredato
    total: Totalt|Sum|Totalpris
    hours: Kundeservice er åpen hverdager 08.00–20.00|Ring oss alle dager kl. 9–18
    notes: Møt på plattformen 10 minutter før avgang.|Billetten kan endres inntil 24 timer før avgang.|Spar 30% med kortet.
    sentence: Toget ditt # går fra @ den %D kl. %d og ankommer & kl. %a.|Den %D reiser du med # fra @ (%d) til & (%a).`),
  fi: words(`
    title: Varausvahvistus|Matkalippusi|Kiitos varauksestasi|Vahvistus matkastasi
    reference: Varausnumero|Varaustunnus|Tilausnumero|Varauskoodi|Varausnumerosi
    traveller: Matkustaja|Matkustajat|Nimi|Matkustajan nimi|Matkustajat
    departs: Lähtö|Lähtee|Lähtöaika|Lähtö|Lähtö
    arrives: Saapuminen|Saapuu|Saapumisaika|Tulo|Perillä
    from: Mistä|Lähtöpaikka|Lähtöasema|Lähtöasema|Mistä
    to: Minne|Saapumispaikka|Määräasema|Saapumisasema|Mihin
    date: Päivämäärä|Matkapäivä|Lähtöpäivä|Pvm|Päivä
    train: Juna|Junan numero|Juna nro|Junanumero|Juna
    seat: Vaunu 5, paikka 61|Vaunu 12 Paikka 104|2. luokka|Paikka 32
    platform: Raide 7|Raide 4|Laituri 2
    out: Menomatka|Meno|Menomatka|Meno
    back: Paluumatka|Paluu|Paluumatka|Paluu
    change: Vaihto: %, 18 min|Vaihtoaika 22 min|1 vaihto
    at: klo
    paid: Varauspäivä|Ostettu|Maksettu|Tilauspäivä|Maksupäivä
    total: Yhteensä|Hinta yhteensä|Loppusumma
    hours: Asiakaspalvelu avoinna ma–pe klo 8.00–20.00|Soita meille joka päivä klo 9–18
    notes: Ole laiturilla 10 minuuttia ennen lähtöä.|Lipun voi perua 24 tuntia ennen lähtöä.|Säästä 30% kortilla.
    sentence: Junasi # lähtee asemalta @ %D klo %d ja saapuu asemalle & klo %a.|%D matkustat junalla #: @ (%d) – & (%a).`),
  pl: words(`
    title: Potwierdzenie rezerwacji|Twój bilet|Dziękujemy za zakup biletu|Bilet internetowy
    reference: Numer rezerwacji|Kod rezerwacji|Nr rezerwacji|Numer zamówienia|Nr zamówienia
    traveller: Podróżny|Pasażer|Pasażerowie|Imię i nazwisko|Podróżni
    departs: Odjazd|Wyjazd|Godzina odjazdu|Odj.|Odjazd
    arrives: Przyjazd|Przyjazd|Godzina przyjazdu|Przyj.|Przyjazd
    from: Z|Stacja początkowa|Stacja odjazdu|Od|Skąd
    to: Do|Stacja końcowa|Stacja przyjazdu|Do|Dokąd
    date: Data|Data podróży|Data wyjazdu|Data odjazdu|Dzień
    train: Pociąg|Numer pociągu|Nr pociągu|Poc.|Pociąg
    seat: Wagon 5, miejsce 61|Wagon 12 Miejsce 104|Klasa 2|Miejsce 32
    platform: Peron 4|Tor 7|Peron IV, tor 2
    out: Tam|Podróż tam|Wyjazd|Tam
    back: Powrót|Podróż powrotna|Powrót|Z powrotem
    change: Przesiadka: %, 18 min|Czas na przesiadkę 22 min|1 przesiadka
    at: godz.|o godz.|o
    paid: Data zakupu|Data płatności|Zapłacono|Wystawiono|Data wystawienia
    total: Razem|Suma|Do zapłaty
    hours: Infolinia czynna pon.–pt. 8:00–20:00|Obsługa klienta codziennie od 9:00 do 18:00
    notes: Prosimy o przybycie na peron 10 minut przed odjazdem.|Zwrot biletu możliwy do odjazdu pociągu.|Oszczędź 30% z kartą.
    sentence: Twój pociąg # odjeżdża ze stacji @ %D o godz. %d i przyjeżdża do stacji & o godz. %a.|%D jedziesz pociągiem # z @ (%d) do & (%a).`),
  cs: words(`
    title: Potvrzení rezervace|Vaše jízdenka|Děkujeme za nákup|Jízdní doklad
    reference: Číslo rezervace|Kód rezervace|Číslo objednávky|Kód transakce|Rezervační kód
    traveller: Cestující|Jméno|Cestující|Jméno cestujícího|Cestující osoby
    departs: Odjezd|Odj.|Čas odjezdu|Odjezd|odj.
    arrives: Příjezd|Příj.|Čas příjezdu|Příjezd|příj.
    from: Z|Odkud|Výchozí stanice|Ze stanice|Z
    to: Do|Kam|Cílová stanice|Do stanice|Do
    date: Datum|Datum cesty|Datum odjezdu|Den|Datum jízdy
    train: Vlak|Číslo vlaku|Spoj|Vlak č.|Vlak
    seat: Vůz 5, místo 61|Vůz 12 Místo 104|2. třída|Místo 32
    platform: Nástupiště 4|Kolej 7|nást. 2
    out: Cesta tam|Tam|Cesta tam|TAM
    back: Cesta zpět|Zpět|Cesta zpět|ZPĚT
    change: Přestup: %, 18 min|Přestup 22 min|1 přestup
    at: v
    paid: Datum nákupu|Zaplaceno|Vystaveno|Datum platby|Zakoupeno
    total: Celkem|Cena celkem|Celková cena
    hours: Zákaznická linka po–pá 8:00–20:00|Volejte denně od 9:00 do 18:00
    notes: Dostavte se na nástupiště 10 minut před odjezdem.|Storno možné 15 minut před odjezdem.|Ušetřete 30% s kartou.
    sentence: Váš vlak # odjíždí ze stanice @ %D v %d a přijíždí do stanice & v %a.|%D jedete vlakem # z @ (%d) do & (%a).`),
  hu: words(`
    title: Foglalás visszaigazolása|Az Ön menetjegye|Köszönjük a vásárlást|Vonatjegy
    reference: Foglalási szám|Foglalási kód|Rendelésszám|Foglalás azonosítója|Foglalási azonosító
    traveller: Utas|Utasok|Név|Utas neve|Utasok neve
    departs: Indulás|Indul|Indulási idő|Ind.|Indulás
    arrives: Érkezés|Érkezik|Érkezési idő|Érk.|Érkezés
    from: Honnan|Induló állomás|Indulási állomás|Honnan|Honnan
    to: Hova|Célállomás|Érkezési állomás|Hová|Hova
    date: Dátum|Utazás dátuma|Indulás dátuma|Utazás napja|Nap
    train: Vonat|Vonatszám|Vonat száma|Járat|Vonat
    seat: Kocsi 5, ülőhely 61|Kocsi: 12 Hely: 104|2. osztály|Ülőhely 32
    platform: Vágány 7|4. vágány|Peron 2
    out: Odaút|Oda|Odaút|Odautazás
    back: Visszaút|Vissza|Visszaút|Visszautazás
    change: Átszállás: %, 18 perc|Átszállási idő 22 perc|1 átszállás
    at: 
    paid: Vásárlás dátuma|Fizetés dátuma|Kiállítva|Vásárlás időpontja|Kiállítás dátuma
    total: Összesen|Fizetendő|Végösszeg
    hours: Ügyfélszolgálat: hétfő–péntek 8:00–20:00|Hívjon minket naponta 9:00 és 18:00 között
    notes: Kérjük, indulás előtt 10 perccel legyen a peronon.|A jegy az indulásig visszaváltható.|Takarítson meg 30%-ot.
    sentence: A # vonat %D %d-kor indul @ állomásról, és %a-kor érkezik & állomásra.`),
  tr: words(`
    title: Rezervasyon onayı|E-biletiniz|Bilet satın aldığınız için teşekkürler|Elektronik bilet
    reference: Rezervasyon kodu|PNR|PNR No|Rezervasyon numarası|Rezervasyon no
    traveller: Yolcu|Yolcular|Yolcu adı|Ad Soyad|Yolcu bilgileri
    departs: Kalkış|Kalkış saati|Kalkış|Hareket|Kalkış saati
    arrives: Varış|Varış saati|Varış|Varış|Varış saati
    from: Nereden|Kalkış yeri|Biniş|Kalkış istasyonu|Nereden
    to: Nereye|Varış yeri|İniş|Varış istasyonu|Nereye
    date: Tarih|Seyahat tarihi|Kalkış tarihi|Yolculuk tarihi|Gidiş tarihi
    train: Tren|Tren no|Tren numarası|Sefer|Tren
    seat: Vagon 5, koltuk 61|Vagon: 12 Koltuk: 4A|Ekonomi|Koltuk 32
    platform: Peron 7|Peron 4|Peron 2
    out: Gidiş|Gidiş yolculuğu|Gidiş|Gidiş
    back: Dönüş|Dönüş yolculuğu|Dönüş|Dönüş
    change: Aktarma: %, 18 dk|Aktarma süresi 22 dk|1 aktarma
    at: saat
    paid: İşlem tarihi|Satış tarihi|Ödeme tarihi|Satın alma tarihi|Düzenleme tarihi
    total: Toplam|Toplam tutar|Ödenen tutar
    hours: Müşteri hizmetleri her gün 08:00-20:00|Çağrı merkezi hafta içi 9:00 - 18:00
    notes: Kalkıştan 10 dakika önce peronda olun.|Bilet kalkıştan önce iade edilebilir.|Kart ile %30 tasarruf edin.
    sentence: # treniniz %D saat %d itibarıyla @ kalkış, & varış %a.`),
}
