import type { Sample } from '../sample.ts'

/** Houses above who lets them or above their number, below their days, and behind their number in a catalogue. */
export const STAYS_ABOVE_HOSTS: readonly Sample[] = [
  {
    name: 'a flat above how much of it is let and who lets it, its picture described above',
    from: 'Airbnb',
    text: `
      Airbnb
      Your reservation is confirmed
      Listing photo
      Bright 2-bed loft in Vesterbro, close to Metro
      Entire rental unit hosted by Mads
      Check-in
      Fri, 30 Apr 2027
      Checkout
      Mon, 3 May 2027
      Address
      Istedgade 57, 1650 København V, Denmark
      Guests
      Rebecca Hollins, plus 2 guests not yet added
      Confirmation code
      HMX4K9TQ2T
      Canal tour by solar boat from £31 · New Nordic baking class from £74
      Make the most of your trip
      Airbnb Ireland UC, 8 Hanover Quay, Dublin 2, Ireland`,
    products: ['Bright 2-bed loft in Vesterbro | 2027-04-30 – 2027-05-03 | Istedgade 57, 1650, København V, DK | HMX4K9TQ2T'],
    people: ['Rebecca Hollins'],
  },
  {
    name: 'a house above its number with who lets it, whose host is named and does not stay',
    from: 'Abritel',
    text: `
      Abritel
      C’est confirmé, Luc !
      Votre hôte, Mme Claire Fabre, a accepté votre demande de réservation.
      Mas des Cigales : piscine chauffée, vue golfe
      Annonce n° 1284417 • Maison • 4 chambres
      Numéro de réservation
      HA-7K2XQT
      Arrivée
      sam. 17 juillet 2027
      Départ
      sam. 31 juillet 2027
      Voyageur principal
      Luc Castaing
      Adresse
      118 chemin des Vignaux, 83310 Grimaud, France`,
    products: [
      'Mas des Cigales : piscine chauffée, vue golfe | 2027-07-17 – 2027-07-31 | 118 chemin des Vignaux, 83310, Grimaud, FR | HA-7K2XQT',
    ],
    people: ['Luc Castaing'],
  },
  {
    name: 'two stays of an agency, each below nothing but its days, with its nights',
    text: `
      Booking Confirmation & Invoice
      Booking reference: TF 4471-90899
      Travellers   1. Mrs Imogen FAIRLEY   2. Mr Hugo FAIRLEY

      Saturday 2 October 2027 - Wednesday 6 October 2027
      Accommodation   The Torridon Shore Hotel
      Address   Shieldaig Road, Achnasheen, IV22 2EZ, United Kingdom
      Nights   4
      Check in / out   After 3pm / before 11am
      Supplier ref   TSH88213

      Wednesday 6 October 2027 - Monday 11 October 2027
      Accommodation   Cuillin Bay House
      Address   Bosville Terrace 12, Portree, IV51 9DG, United Kingdom
      Nights   5
      Check in / out   From 4pm / by 10am
      Supplier ref   CBH-270-1006`,
    products: [
      'The Torridon Shore Hotel | 2027-10-02 – 2027-10-06 | Shieldaig Road, IV22 2EZ, Achnasheen, GB | TSH88213',
      'Cuillin Bay House | 2027-10-06 – 2027-10-11 | Bosville Terrace 12, IV51 9DG, Portree, GB | CBH-270-1006',
    ],
    reference: 'TF 4471-90899',
  },
  {
    name: 'a house behind what it is and its number in a catalogue, below a sentence about the data of guests',
    text: `
      Reisebestätigung / Rechnung
      Vorgangsnummer   10482299   Datum   28.01.2027
      Nr.   Anrede   Reiseteilnehmer   Alter/Geb.-Datum
      01   Herr   Wiesner, Eckhard   09.05.1959
      Termin   Leistung   Teilnehmer
      11.09.2027 – 18.09.2027   HOTEL BZO 21044 Hotel Sonnleiten *** superior   01–02
      7 Nächte   Ort: Kastelruth / Südtirol / Italien
      Föstlweg 14, 39040 Kastelruth (BZ), Tel. +39 0471 00 70 44
      Die Daten werden zur Vertragserfüllung an das Hotel übermittelt.`,
    products: ['Hotel Sonnleiten | 2027-09-11 – 2027-09-18 | Föstlweg 14, 39040, Kastelruth (BZ) | 10482299'],
  },
  {
    name: 'a flat by the label of a holiday home, with another address where its keys are kept',
    text: `
      Lejebevis og faktura
      Bookingnr.   64.817.399
      Feriebolig   Fyrgården, ferielejlighed 7 (bolignr. A04-1178)
      Adresse   Østre Strandvej 46, 9990 Skagen, Danmark
      Ankomst   17.07.2027 mellem kl. 16.00 og 18.00
      Afrejse   24.07.2027 senest kl. 10.00
      Lejer og medrejsende
      Anne-Mette Kjær   lejer, voksen
      Alberte Kjær   barn, 9 år
      Nøgleudlevering
      Nøglen udleveres hos NOVASOL Servicekontor Skagen, Sct. Laurentii Vej 118, 9990 Skagen, tlf. 98 45 20 99.`,
    products: ['Fyrgården | 2027-07-17 – 2027-07-24 | Østre Strandvej 46, 9990, Skagen, DK | 64.817.399'],
    people: ['Anne-Mette Kjær', 'Alberte Kjær'],
  },
  {
    name: 'who booked for another, behind the label in the cell before',
    text: `
      HRS - Das Hotelportal
      Buchungsbestätigung
      Reservierungsnummer: 231884799
      Hotelname   Hotel Am Löwenbrunnen ***S
      Anschrift   Karl-Liebknecht-Straße 57, 04275 Leipzig
      Anreise   Dienstag, 09.03.2027
      Abreise   Donnerstag, 11.03.2027
      Reisender   Herr Dr. Henning Ostmann
      Besteller   Frau Wiebke Peters, Nordwind Anlagenbau GmbH, Telefon +49 431 7714-299`,
    products: ['Hotel Am Löwenbrunnen | 2027-03-09 – 2027-03-11 | Karl-Liebknecht-Straße 57, 04275, Leipzig | 231884799'],
    people: ['Henning Ostmann'],
  },
  {
    name: 'two nights in one house, whose address stands at the foot and whose name is in quotes there',
    from: 'Zajazd Pod Lipami',
    text: `
      potwierdzam oba noclegi - w drodze nad morze i w drodze powrotnej.
      REZERWACJA NR 214/2027
      na nazwisko: Ewa Zielonka
      1) W tamtą stronę
      przyjazd:  piątek 9 lipca 2027
      wyjazd:   sobota 10 lipca 2027
      pokój nr 6, 3-osobowy
      2) Z powrotem
      przyjazd:  sobota 24 lipca 2027
      wyjazd:   niedziela 25 lipca 2027
      pokój nr 4, 3-osobowy
      Zajazd "Pod Lipami"
      ul. Olsztyńska 118, 14-100 Ostróda`,
    products: [
      'Zajazd Pod Lipami | 2027-07-09 – 2027-07-10 | ul. Olsztyńska 118, 14-100, Ostróda, PL | 214/2027',
      'Zajazd "Pod Lipami" | 2027-07-24 – 2027-07-25 | ul. Olsztyńska 118, 14-100, Ostróda, PL | 214/2027',
    ],
  },
  {
    name: 'a house behind its number with who lets it, whose owners are named',
    text: `
      Gites de France   5 allée Sully CS 23117
      29322 QUIMPER Cedex
      Service Réservation Finistère
      Mme CHARON Odile
      CONTRAT DE LOCATION - CONFIRMATION DE RESERVATION
      N° de réservation 29-2027-004499
      L'HEBERGEMENT
      Gite n° 29G18427   TY LANNIG - 3 épis capacité 5 personnes 2 chambres
      Adresse   12 hent Kerlouan, Lannig
      29160 CROZON
      Propriétaire   M. et Mme LE GOFFE Yann et Annick 02 98 00 41 77
      Arrivée   samedi 10/07/2027 à partir de 16 h 00
      Départ   samedi 24/07/2027 avant 10 h 00`,
    products: ['TY LANNIG | 2027-07-10 – 2027-07-24 | 12 hent Kerlouan, Lannig, 29160, CROZON | 29-2027-004499'],
    people: ['Odile Charon'],
  },
  {
    name: 'days whose months are in Finnish and short',
    text: `
      Hotels.com-matkasuunnitelman numero
      72065113984499
      Kalamaja Residence Hotel
      Kopli 16, 10412 Tallinna, Viro
      Sisäänkirjautuminen
      pe 23. heinäk. 2027
      klo 15.00 alkaen
      Uloskirjautuminen
      ma 26. heinäk. 2027
      klo 11.00 mennessä
      3 yötä, 1 huone
      Varattu nimellä: Päivi Lehto`,
    products: ['Kalamaja Residence Hotel | 2027-07-23 – 2027-07-26 | Kopli 16, 10412, Tallinna, EE | 72065113984499'],
    people: ['Päivi Lehto'],
  },
  {
    name: 'a small house behind who lets it, with its number there in brackets',
    text: `
      Je reservering is definitief!
      Reserveringsnummer   2718499
      Natuurhuisje   Boshuisje De Roek (huisnummer op site: 48299)
      Aankomst   vrijdag 16 april 2027, tussen 15:00 en 20:00 uur
      Vertrek   maandag 19 april 2027, vóór 10:30 uur
      Gereserveerd door   Femke Hoek
      Bosweg 27
      8421 RG Oldeberkoop`,
    products: ['Boshuisje De Roek | 2027-04-16 – 2027-04-19 | Bosweg 27, 8421 RG, Oldeberkoop, NL | 2718499'],
    people: ['Femke Hoek'],
  },
  {
    name: 'nights of which each costs so much, told in Italian as offers are elsewhere',
    text: `
      Conferma di prenotazione n. 4471/27
      Hotel Belvedere
      Via Roma 12, 39012 Merano
      Arrivo: 12 maggio 2027
      3 notti da € 120,00 con prima colazione
      Ospite: Anna Rossi`,
    products: ['Hotel Belvedere | 2027-05-12 – 2027-05-15 | Via Roma 12, 39012, Merano | 4471/27'],
    people: ['Anna Rossi'],
  },
  {
    name: 'a night beside seats in a theatre, sold together',
    text: `
      Musical-Reisen
      Buchungsbestätigung Vorgang 88412077
      Hotel: Park-Hotel Hagenbeck
      Hagenbeckstraße 150, 22527 Hamburg
      Anreise: Samstag, 12.06.2027
      Abreise: Sonntag, 13.06.2027
      Reisende: Anna Keller, Tom Keller
      Vorstellung: Samstag, 12.06.2027, 19:30 Uhr, Theater im Hafen
      Parkett links, Reihe 5, Platz 12 und 13`,
    products: ['Park-Hotel Hagenbeck | 2027-06-12 – 2027-06-13 | Hagenbeckstraße 150, 22527, Hamburg | 88412077'],
    people: ['Anna Keller', 'Tom Keller'],
  },
  {
    name: 'a flat by the label that says whose it is now, above who lets it',
    text: `
      Buchungsbestätigung
      Ihre Ferienwohnung: Haus am See
      Vermieter: Frau Inge Moll
      Gäste: Herr Tom Reed, Frau Ann Reed
      Anreise 12.06.2027
      Abreise 19.06.2027
      Seestraße 4, 23769 Fehmarn
      Buchungsnummer 2027-118`,
    products: ['Haus am See | 2027-06-12 – 2027-06-19 | Seestraße 4, 23769, Fehmarn | 2027-118'],
    people: ['Tom Reed', 'Ann Reed'],
  },
  {
    name: 'the house at the top of a letter that speaks of its own kind, and not the flat one has in it',
    text: `
      Agriturismo Podere Le Querciole
      olio e miele dal 1974

      Gentile Sig.ra Loredana Bettarini,
      grazie per aver scelto il nostro agriturismo. La Sua prenotazione n. 2027/0418 risulta confermata.
      ARRIVO
      sabato 4 settembre 2027
      PARTENZA
      sabato 11 settembre 2027
      ALLOGGIO
      Appartamento "La Cisterna", trilocale 75 mq
      4 ospiti
      DOVE SIAMO
      Loc. Poggio Basso 7
      53024 Montalcino (SI)`,
    products: ['Agriturismo Podere Le Querciole | 2027-09-04 – 2027-09-11 | Loc. Poggio Basso 7, 53024, Montalcino (SI) | 2027/0418'],
    people: ['Loredana Bettarini'],
  },
  {
    name: 'the house that a label tells, where who writes has several',
    text: `
      Nordhafen Hotel Club
      Sehr geehrte Frau Silke Brodersen,
      danke, dass Sie sich für eines unserer Hotels entschieden haben. Ihre Buchungsnummer: NH-20714
      Unterkunft: Seeblick Büsum
      Zimmer: Doppelzimmer, 7 Nächte
      Hafenkai 3, 25761 Büsum
      Anreise: 04.09.2027
      Abreise: 11.09.2027`,
    products: ['Seeblick Büsum | 2027-09-04 – 2027-09-11 | Hafenkai 3, 25761, Büsum | NH-20714'],
    people: ['Silke Brodersen'],
  },
  {
    name: 'a house behind which a sentence tells the way, and not the head office',
    from: 'Hotell Polaris Uppsala <no-reply@guest.polarishotels.example>',
    text: `
      3 dagar kvar!
      Hej Gunilla! På fredag hälsar vi dig välkommen till Polaris Uppsala Fyris. Här är det viktigaste.
      INCHECKNING
      12 nov 2027
      UTCHECKNING
      14 nov 2027
      Bokningsnr: PL55817302
      Rum: 1 st Standard Queen, 2 vuxna, frukost ingår
      Hitta hit
      Polaris Uppsala Fyris, Dragarbrunnsgatan 18, 753 20 Uppsala. Buss 2 eller 5 till Stora torget, nio minuter från Centralstationen.
      Polaris Hotels AB, Box 417, 103 25 Stockholm, org.nr 556555-0417`,
    products: ['Polaris Uppsala Fyris | 2027-11-12 – 2027-11-14 | Dragarbrunnsgatan 18, 753 20, Uppsala | PL55817302'],
  },
  {
    name: 'a Danish house by its number in a catalogue and its name in quotes, and not who lets it',
    text: `
      VESTFERIE · 900 sommerhuse ved havet
      Kære Birgitte
      Tak for din betaling. Her er dit lejebevis.
      Ordrenummer: 551-20418
      Lejer: Birgitte Høj Krag
      Feriehus K3170 »Strandskaden«
      Lyngbakken 14
      6857 Blåvand
      Ankomst: lørdag den 3. juli 2027 kl. 15.00
      Afrejse: lørdag den 10. juli 2027 senest kl. 10.00
      Vestferie A/S · Torvet 8 · 6800 Varde · CVR 25 55 44 18`,
    products: ['Feriehus K3170 »Strandskaden« | 2027-07-03 – 2027-07-10 | Lyngbakken 14, 6857, Blåvand | 551-20418'],
    people: ['Birgitte Høj Krag'],
  },
  {
    name: 'who wrote a letter that is sent on, and not what it is headed',
    from: 'Sandro Pellegrini <sandro@posta.example>',
    subject: 'I: Conferma prenotazione agriturismo',
    text: `
      Ciao Elisa, ecco la conferma!

      ---------- Messaggio inoltrato ----------
      Da: Agriturismo Podere Valdombra <podere.valdombra@posta.example>
      Data: lun 17 mag 2027 alle ore 18:55
      Oggetto: Conferma prenotazione agriturismo
      A: sandro@posta.example

      con la presente Le confermiamo la prenotazione dell'appartamento (bilocale, 2 persone), con arrivo sabato 21 agosto 2027 e partenza sabato 28 agosto 2027.

      Un cordiale saluto
      Fiorenza Maggini

      Az. Agr. Podere Valdombra Alta di Maggini F. & C. s.s.
      Strada Provinciale 12, km 3
      53026 Pienza (SI)`,
    products: ['Agriturismo Podere Valdombra | 2027-08-21 – 2027-08-28 | Strada Provinciale 12, km 3, 53026, Pienza (SI) | ?'],
  },
]
