/** Documents of ferries, coaches and trains of countries that are read less, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const RIDES_OF_COUNTRIES: readonly Sample[] = [
  {
    name: 'trains that change at one town for another that nobody has listed, each town below or beside its time',
    text: `
      Booking reference   62 4417 0983
      Outward: London Kings Cross to Glenfrobisher
      Friday 13 August 2027
      10:00   London Kings Cross   Platform: check on the day
      Northern Star service 1S12 to Aberdeen · 4h 21m · Coach C, seats 31A, 32F
      14:21   Edinburgh (Waverley)
      Change – 19 minutes
      14:40   Edinburgh (Waverley)
      Highland service 1H81 to Inverness · 1h 57m · no seat reservations
      16:37   Glenfrobisher
      Return: Glenfrobisher to London Kings Cross
      Friday 20 August 2027
      09:23
      Glenfrobisher
      Northern Star service 1E13 to London Kings Cross · 6h 29m
      15:52   London Kings Cross
      Passengers: Fiona Abercrombie (lead), Neil Abercrombie
      Tickets and price
      2 x Adult, Advance Single, Standard   £92.40`,
    products: [
      '1S12 London Kings Cross 2027-08-13T10:00 – Edinburgh (Waverley) 2027-08-13T14:21',
      '1H81 Edinburgh (Waverley) 2027-08-13T14:40 – Glenfrobisher 2027-08-13T16:37',
      '1E13 Glenfrobisher 2027-08-20T09:23 – London Kings Cross 2027-08-20T15:52',
    ],
    reference: '62 4417 0983',
  },
  {
    name: 'a train whose calls on the way are told as well',
    text: `
      TICKET
      Reisende   Frau Erika Sandner
      Vorgangsnummer   Buchungsdatum   Buchungscode (PNR)
      41883920   03.03.2027   MZ3RTD
      Ihre Reise: Wien Hbf → Klagenfurt Hbf
      Bahnhof   Datum   Zeit   Gleis   Zug
      Wien Hbf   22.05.2027   ab 09:25   8A   RJX 535
      Klagenfurt Hbf   22.05.2027   an 13:20   2
      Dauer 3:55 · Zwischenhalte RJX 535: Wien Meidling 09:32, Wr. Neustadt 09:57, Leoben Hbf 11:21`,
    products: ['RJX 535 Wien Hbf 2027-05-22T09:25 – Klagenfurt Hbf 2027-05-22T13:20'],
    reference: 'MZ3RTD',
  },
  {
    name: 'a ferry there and back, its ports told once as a way',
    text: `
      Booking confirmation
      Thank you for booking with Nordholm Lines
      Booking reference: 48291736
      Outward journey
      Harwich (Parkeston) - Hook of Holland
      Depart: Friday 11 June 2027 at 09:00
      Arrive: Friday 11 June 2027 at 17:15
      Ship: Nordholm Star
      Check-in closes 45 minutes before departure
      Return journey
      Hook of Holland - Harwich (Parkeston)
      Depart: Sunday 20 June 2027 at 22:00
      Arrive: Monday 21 June 2027 at 06:30
      Cabin: 1 x 2-berth inside
      Passengers
      Mr Alan Whitcombe
      Mrs Joan Whitcombe
      Vehicle: Car up to 6m, registration AB12 CDE
      Total price £412.00`,
    products: [
      'Nordholm Star Harwich (Parkeston) 2027-06-11T09:00 – Hook of Holland 2027-06-11T17:15',
      '? Hook of Holland 2027-06-20T22:00 – Harwich (Parkeston) 2027-06-21T06:30',
    ],
    people: ['Alan Whitcombe', 'Joan Whitcombe'],
    reference: '48291736',
  },
  {
    name: 'ports above their times, in Finnish',
    text: `
      Kiitos varauksestasi
      Varausnumero: 44 120 887
      Menomatka
      Turku
      ma 14.6.2027 klo 20.55
      Tukholma
      ti 15.6.2027 klo 6.30
      Laiva: Glory
      Paluumatka
      Tukholma
      ke 16.6.2027 klo 7.45
      Turku
      ke 16.6.2027 klo 19.50
      Laiva: Glory
      Matkustajat
      1. Sanna Koivisto
      2. Jari Koivisto
      Hytti Inside 4
      Kokonaishinta 188,00 €`,
    products: ['Glory Turku 2027-06-14T20:55 – Tukholma 2027-06-15T06:30', 'Glory Tukholma 2027-06-16T07:45 – Turku 2027-06-16T19:50'],
    people: ['Sanna Koivisto', 'Jari Koivisto'],
    reference: '44 120 887',
  },
  {
    name: 'a ferry of which the ports stand above labels',
    text: `
      Buchungsbestätigung Fähre
      Buchungsnummer: 5512907
      Hinfahrt
      Rostock - Trelleborg
      Abfahrt: 04.07.2027, 08:00 Uhr
      Ankunft: 04.07.2027, 14:15 Uhr
      Schiff: Peter Pan
      Rückfahrt
      Trelleborg - Rostock
      Abfahrt: 18.07.2027, 22:30 Uhr
      Ankunft: 19.07.2027, 05:30 Uhr
      Reisende:
      1. Herr Torben Jessen
      2. Frau Silke Jessen
      Fahrzeug: PKW bis 6 m`,
    products: [
      'Peter Pan Rostock 2027-07-04T08:00 – Trelleborg 2027-07-04T14:15',
      '? Trelleborg 2027-07-18T22:30 – Rostock 2027-07-19T05:30',
    ],
    people: ['Torben Jessen', 'Silke Jessen'],
    reference: '5512907',
  },
  {
    name: 'a crossing with days in words, to a port that is a common word',
    text: `
      Votre traversée est confirmée
      Numéro de réservation : 77120456
      ALLER : Toulon > Bastia
      Départ le vendredi 9 juillet 2027 à 21h00
      Arrivée le samedi 10 juillet 2027 à 07h00
      Navire : Mega Regina
      RETOUR : Bastia > Nice
      Départ le samedi 24 juillet 2027 à 08h30
      Arrivée le samedi 24 juillet 2027 à 14h30
      Passagers :
      M. Luc Fontanel
      Mme Odile Fontanel`,
    products: ['Mega Regina Toulon 2027-07-09T21:00 – Bastia 2027-07-10T07:00', '? Bastia 2027-07-24T08:30 – Nice 2027-07-24T14:30'],
    people: ['Luc Fontanel', 'Odile Fontanel'],
    reference: '77120456',
  },
  {
    name: 'ports behind labels, one of them unknown',
    text: `
      Bokningsbekräftelse
      Bokningsnummer: 90417755
      Utresa
      Avgång: Nynäshamn  lör 3 juli 2027 11:25
      Ankomst: Visby  lör 3 juli 2027 14:40
      Fartyg: M/S Visborg
      Hemresa
      Avgång: Visby  lör 10 juli 2027 16:45
      Ankomst: Nynäshamn  lör 10 juli 2027 20:00
      Resenärer:
      Malin Ekdahl, vuxen
      Otto Ekdahl, barn`,
    products: ['M/S Visborg Nynäshamn 2027-07-03T11:25 – Visby 2027-07-03T14:40', '? Visby 2027-07-10T16:45 – Nynäshamn 2027-07-10T20:00'],
    people: ['Malin Ekdahl', 'Otto Ekdahl'],
    reference: '90417755',
  },
  {
    name: 'a night at sea, in Polish',
    text: `
      Potwierdzenie rezerwacji promu
      Numer rezerwacji: PF-220194
      Trasa: Świnoujście - Ystad
      Wypłynięcie: 15.07.2027 godz. 22:30
      Przypłynięcie: 16.07.2027 godz. 06:00
      Prom: Mazovia
      Pasażerowie:
      1. Jolanta Wrona
      2. Adam Wrona`,
    products: ['Mazovia Świnoujście 2027-07-15T22:30 – Ystad 2027-07-16T06:00'],
    people: ['Jolanta Wrona', 'Adam Wrona'],
    reference: 'PF-220194',
  },
  {
    name: 'ports and days behind labels, in Dutch',
    text: `
      Boekingsbevestiging
      Boekingsnummer: 6620147
      Heenreis
      Vertrek: IJmuiden (Amsterdam), zaterdag 5 juni 2027 om 17:30
      Aankomst: Newcastle (North Shields), zondag 6 juni 2027 om 09:15
      Schip: Princess Seaways
      Terugreis
      Vertrek: Newcastle (North Shields), dinsdag 8 juni 2027 om 17:00
      Aankomst: IJmuiden (Amsterdam), woensdag 9 juni 2027 om 09:45
      Passagiers
      Dhr. Wim Koster
      Mevr. Anja Koster`,
    products: [
      'Princess Seaways IJmuiden (Amsterdam) 2027-06-05T17:30 – Newcastle (North Shields) 2027-06-06T09:15',
      '? Newcastle (North Shields) 2027-06-08T17:00 – IJmuiden (Amsterdam) 2027-06-09T09:45',
    ],
    people: ['Wim Koster', 'Anja Koster'],
    reference: '6620147',
  },
  {
    name: 'two crossings in a table under labels of two words',
    text: `
      CONFERMA DI PRENOTAZIONE TRAGHETTO
      Codice prenotazione: TR88213
      Porto di partenza      Porto di arrivo     Partenza              Arrivo                Nave
      Livorno                Olbia               12/07/2027 21:30      13/07/2027 06:30      Bella Vista
      Olbia                  Livorno             26/07/2027 22:00      27/07/2027 07:00      Stella Alpina
      Passeggeri
      ROSSI GIANNA          Adulto
      ROSSI PIERO           Adulto`,
    products: [
      'Bella Vista Livorno 2027-07-12T21:30 – Olbia 2027-07-13T06:30',
      'Stella Alpina Olbia 2027-07-26T22:00 – Livorno 2027-07-27T07:00',
    ],
    people: ['Rossi Gianna', 'Rossi Piero'],
    reference: 'TR88213',
  },
  {
    name: 'crossings told by ends and moments with labels',
    text: `
      Ferry booking 
      Reservation no. 4410298
      Crossing 1
      From: Cherbourg
      To: Rosslare
      Departure: 14/06/2027 21:30
      Arrival: 15/06/2027 15:00
      Crossing 2
      From: Dublin
      To: Holyhead
      Departure: 28/06/2027 08:05
      Arrival: 28/06/2027 11:20
      Driver: Ms Niamh Corrigan`,
    products: ['? Cherbourg 2027-06-14T21:30 – Rosslare 2027-06-15T15:00', '? Dublin 2027-06-28T08:05 – Holyhead 2027-06-28T11:20'],
    people: ['Niamh Corrigan'],
    reference: '4410298',
  },
  {
    name: 'sailings from other ports than those of the way back',
    text: `
      Booking confirmation
      Your booking reference: KPXT4471
      Thank you for booking with us, Mrs Pritchard.
      YOUR OUTBOUND SAILING
      Plymouth - Roscoff
      Wednesday 4 August 2027
      Departure 15:00 (UK time)
      Arrival 21:30 (French time)
      Ship: Armorique
      YOUR RETURN SAILING
      Cherbourg - Poole
      Saturday 21 August 2027
      Departure 18:30 (French time)
      Arrival 21:45 (UK time)
      Ship: Barfleur
      PASSENGERS
      Mrs Helen Pritchard
      Mr Owen Pritchard
      Miss Cerys Pritchard (age 9)
      VEHICLE
      Volvo V60, AB70 XYZ, under 1.83m high
      Please arrive at the port at least 45 minutes before departure; check-in closes 30 minutes before.`,
    products: [
      'Armorique Plymouth 2027-08-04T15:00 – Roscoff 2027-08-04T21:30',
      'Barfleur Cherbourg 2027-08-21T18:30 – Poole 2027-08-21T21:45',
    ],
    people: ['Helen Pritchard', 'Owen Pritchard', 'Cerys Pritchard'],
    reference: 'KPXT4471',
  },
  {
    name: 'sailings side by side',
    text: `
      Booking confirmation                         Booking number: 70118824
      Lead passenger: Mrs Ada Thornley
      
      OUTWARD JOURNEY                              RETURN JOURNEY
      Harwich - Hook of Holland                    Hook of Holland - Harwich
      Mon 14 June 2027                             Fri 25 June 2027
      Departs 23:00                                Departs 14:15
      Arrives 08:00 (Tue 15 June)                  Arrives 19:45
      Ship: Nord Hollandica                       Ship: Stena Britannica
      Cabin: Captain's Class                       Cabin: none
      
      Passengers: Mrs Ada Thornley, Mr Neil Thornley
      Ferry port: Parkeston Quay, Harwich CO12 4SR`,
    products: [
      'Nord Hollandica Harwich 2027-06-14T23:00 – Hook of Holland 2027-06-15T08:00',
      'Stena Britannica Hook of Holland 2027-06-25T14:15 – Harwich 2027-06-25T19:45',
    ],
    people: ['Ada Thornley', 'Neil Thornley'],
    reference: '70118824',
  },
  {
    name: 'two ways in columns, with labels before them',
    text: `
      Ferry booking confirmation
      Booking ref: 7714420
                         Outbound                        Return
      Route              Dover - Calais                  Calais - Dover
      Date               12 Jul 2027                     19 Jul 2027
      Departs            10:15                           16:40
      Arrives            12:45                           17:15
      Ship               Spirit of France                Pride of Kent
      Driver: Mr Tom Askew`,
    products: [
      'Spirit of France Dover 2027-07-12T10:15 – Calais 2027-07-12T12:45',
      'Pride of Kent Calais 2027-07-19T16:40 – Dover 2027-07-19T17:15',
    ],
    people: ['Tom Askew'],
    reference: '7714420',
  },
  {
    name: 'a table of ways and times',
    text: `
      Your crossings
      Booking no. 88112047
      Date          Route                      Dep.    Arr.    Vessel              Cabin
      11/06/2027    Harwich - Hoek van Holland  09:00   17:15   Nord Hollandica    -
      20/06/2027    Hoek van Holland - Harwich  22:00   06:30+1 Nord Britannica    2-berth
      Passengers: Mr Paul Enright, Ms Zoe Enright
      Ferry terminal address: Parkeston Quay`,
    products: [
      'Nord Hollandica Harwich 2027-06-11T09:00 – Hoek van Holland 2027-06-11T17:15',
      '? Hoek van Holland 2027-06-20T22:00 – Harwich 2027-06-21T06:30',
    ],
    people: ['Paul Enright', 'Zoe Enright'],
    reference: '88112047',
  },
  {
    name: 'two ways in columns in Finnish, with no space around their dash',
    text: `
      Varausnumero: 80.114.227
      Matkan tiedot
         Meno   Paluu
      Reitti   Helsinki–Tallinna   Tallinna–Helsinki
      Päivä   pe 11.6.2027   su 13.6.2027
      Lähtöaika   7.30   19.30
      Saapumisaika   9.45   21.45
      Laiva   Megastar   MyStar
      Matkustajat
      Ville Aho`,
    products: [
      'Megastar Helsinki 2027-06-11T07:30 – Tallinna 2027-06-11T09:45',
      'MyStar Tallinna 2027-06-13T19:30 – Helsinki 2027-06-13T21:45',
    ],
    people: ['Ville Aho'],
    reference: '80.114.227',
  },
  {
    name: 'days and times of both ends on one line',
    text: `
      Varausvahvistus
      Varausnumero: 80114228
      Helsinki–Tukholma
      pe 11.6.2027 klo 17.15 – la 12.6.2027 klo 10.30
      Laiva: Gabriella
      Hytti: Seaside
      Tukholma–Helsinki
      la 12.6.2027 klo 16.30 – su 13.6.2027 klo 10.10
      Laiva: Cinderella
      Matkustajat
      Ville Aho`,
    products: [
      'Gabriella Helsinki 2027-06-11T17:15 – Tukholma 2027-06-12T10:30',
      'Cinderella Tukholma 2027-06-12T16:30 – Helsinki 2027-06-13T10:10',
    ],
    people: ['Ville Aho'],
    reference: '80114228',
  },
  {
    name: 'sailings among meals and calls',
    text: `
      Silja-matkasi varausvahvistus
      Varausnumero: 33 204 118
      Menomatka: Turku – Tukholma
      Laiva: Baltic Princess
      Lähtö: Turku pe 11.6.2027 klo 20.55
      Saapuminen: Tukholma la 12.6.2027 klo 6.10
      Laiva käy Maarianhaminassa klo 1.45–2.00.
      Ruokailut: Buffet-illallinen pe 11.6.2027 klo 20.30
      Meriaamiainen la 12.6.2027 klo 5.00
      Paluumatka: Tukholma – Turku
      Laiva: Baltic Princess
      Lähtö: Tukholma su 13.6.2027 klo 7.10
      Saapuminen: Turku su 13.6.2027 klo 19.15
      Ruokailut: Buffet-lounas su 13.6.2027 klo 12.00
      Matkustajat:
      Merja Rantala
      Timo Rantala
      Satamapaikka: Turun satama, Linnankatu 91. Lähtöselvitys avataan klo 19.00 ja suljetaan klo 20.35.
      Autolla: terminaalissa viimeistään klo 19.55
      Hotelli Tukholmassa? Varaa la 12.6. - su 13.6. alkaen 99 €`,
    products: [
      'Baltic Princess Turku 2027-06-11T20:55 – Tukholma 2027-06-12T06:10',
      'Baltic Princess Tukholma 2027-06-13T07:10 – Turku 2027-06-13T19:15',
    ],
    people: ['Merja Rantala', 'Timo Rantala'],
    reference: '33 204 118',
  },
  {
    name: 'a call on the way with its two times',
    text: `
      Varausnumero 4410229
      Laivamatka
      Menomatka
      pe 11.6.2027
      Lähtö 17.15 Helsinki (Katajanokka)
      Maarianhamina 04.10 / 04.25
      Saapuminen 10.30 Tukholma (Stadsgården)
      Paluumatka
      la 12.6.2027
      Lähtö 16.30 Tukholma (Stadsgården)
      Maarianhamina 23.10 / 23.25
      Saapuminen 10.10 Helsinki (Katajanokka)
      Hytti: Inside
      Matkustajat: Anne Salo, Pekka Salo`,
    products: [
      '? Helsinki (Katajanokka) 2027-06-11T17:15 – Tukholma (Stadsgården) 2027-06-12T10:30',
      '? Tukholma (Stadsgården) 2027-06-12T16:30 – Helsinki (Katajanokka) 2027-06-13T10:10',
    ],
    people: ['Anne Salo', 'Pekka Salo'],
    reference: '4410229',
  },
  {
    name: 'what a time is of behind its port',
    text: `
      Matkavahvistus
      Varausnumero 70 112 334
      Risteily + hotelli
      Matkaohjelma
      to 10.6.2027 20.55 Turku, lähtö
      pe 11.6.2027 06.30 Tukholma, tulo
      Laiva M/S Laiva: Grace, Hytti A4L
      la 12.6.2027 20.00 Tukholma, lähtö
      su 13.6.2027 07.35 Turku, tulo
      Laiva M/S Laiva: Glory, Hytti A4L
      Sisäänkirjautuminen: hytit avataan klo 20.00
      Matkustajat
      1. Mika Lahti 12.05.1980
      2. Outi Lahti 30.11.1982
      Varauksen tekijä: Mika Lahti, Kauppiaskatu 5, 20100 Turku`,
    products: ['? Turku 2027-06-10T20:55 – Tukholma 2027-06-11T06:30', '? Tukholma 2027-06-12T20:00 – Turku 2027-06-13T07:35'],
    people: ['Mika Lahti', 'Outi Lahti'],
    reference: '70 112 334',
  },
  {
    name: 'a table of ports, days and times in Norwegian',
    text: `
      Bestillingsbekreftelse
      Bookingnummer: 8824419
      Avreise          Dato         Kl.     Ankomst        Dato         Kl.
      Bergen           12.07.2027   13:00   Hirtshals      13.07.2027   08:00
      Hirtshals        19.07.2027   20:00   Bergen         20.07.2027   12:30
      Skip: Bergensfjord
      Passasjerer:
      Kari Lunde (voksen)
      Nils Lunde (barn)
      Totalt NOK 4 320,-`,
    products: [
      '? Bergen 2027-07-12T13:00 – Hirtshals 2027-07-13T08:00',
      'Bergensfjord Hirtshals 2027-07-19T20:00 – Bergen 2027-07-20T12:30',
    ],
    people: ['Kari Lunde', 'Nils Lunde'],
    reference: '8824419',
  },
  {
    name: 'a Turkish train',
    text: `
      E-BİLET
      PNR No: 8KT2PX
      Sefer: Ankara - İstanbul YHT
      Tren No: 81014
      Kalkış: ANKARA GAR   14.07.2027 10:15
      Varış: İSTANBUL (SÖĞÜTLÜÇEŞME)   14.07.2027 14:52
      Vagon: 3   Koltuk: 7A
      Yolcu: Defne Karaca
      Tutar: 780,00 TL`,
    products: ['81014 ANKARA GAR 2027-07-14T10:15 – İSTANBUL (SÖĞÜTLÜÇEŞME) 2027-07-14T14:52'],
    people: ['Defne Karaca'],
    reference: '8KT2PX',
  },
  {
    name: 'Turkish labels of stations and of their moments',
    text: `
      e-Bilet
      Bilet No: 2220194417
      Yolcu Adı Soyadı: Kerem Aydoğan
      Tren: 81201 YHT
      Biniş İstasyonu: Eskişehir
      Biniş Tarihi / Saati: 15.07.2027 08:10
      İniş İstasyonu: Konya
      İniş Tarihi / Saati: 15.07.2027 09:50
      Vagon No / Koltuk No: 2 / 15D`,
    products: ['81201 Eskişehir 2027-07-15T08:10 – Konya 2027-07-15T09:50'],
    people: ['Kerem Aydoğan'],
    reference: '2220194417',
  },
  {
    name: 'a night train and a way back, in Turkish',
    text: `
      Sayın Ayşe Demirtaş,
      Bilet satın alma işleminiz tamamlanmıştır.
      PNR Kodu: 8LKX4T
      GİDİŞ
      Tren: Ankara Ekspresi 81022
      Kalkış İstasyonu: Ankara Gar
      Kalkış Tarihi: 15 Mayıs 2027 Cumartesi 22:00
      Varış İstasyonu: İstanbul (Halkalı)
      Varış Tarihi: 16 Mayıs 2027 Pazar 06:50
      Vagon: 4 Koltuk: 12
      DÖNÜŞ
      Tren: YHT 81230
      Kalkış İstasyonu: İstanbul (Söğütlüçeşme)
      Kalkış Tarihi: 19 Mayıs 2027 Çarşamba 17:15
      Varış İstasyonu: Ankara Gar
      Varış Tarihi: 19 Mayıs 2027 Çarşamba 21:40
      Vagon: 2 Koltuk: 5B
      Yolcular
      Ayşe Demirtaş
      Mehmet Demirtaş
      Toplam Tutar: 1.940,00 TL`,
    products: [
      'Ankara Ekspresi 81022 Ankara Gar 2027-05-15T22:00 – İstanbul (Halkalı) 2027-05-16T06:50',
      'YHT 81230 İstanbul (Söğütlüçeşme) 2027-05-19T17:15 – Ankara Gar 2027-05-19T21:40',
    ],
    people: ['Ayşe Demirtaş', 'Mehmet Demirtaş'],
    reference: '8LKX4T',
  },
  {
    name: 'a Turkish form of labels and values',
    text: `
      Sayın Yolcumuz, e-biletiniz oluşturulmuştur.
      PNR Numarası   9TX41K
      Gidiş Seferi
      Ana Hat Treni
      Nereden   Eskişehir
      Nereye   İzmir (Basmane)
      Tarih   04.06.2027
      Kalkış Saati   22:10
      Varış Saati   06:35
      Tren No   62005
      Vagon / Koltuk   3 / 41
      Yolcu   Can Öztürk
      Tutar   410,00 TL`,
    products: ['62005 Eskişehir 2027-06-04T22:10 – İzmir (Basmane) 2027-06-05T06:35'],
    people: ['Can Öztürk'],
    reference: '9TX41K',
  },
  {
    name: 'a Hungarian train with a day that begins with its year',
    text: `
      Menetjegy visszaigazolás
      Rendelésszám: HU7741902
      Utas: Szabó Réka
      Indulás: Szeged 2027. július 14. 06:45
      Érkezés: Budapest-Nyugati 2027. július 14. 09:07
      Vonat: IC 719
      Kocsi: 22 Ülőhely: 31`,
    products: ['IC 719 Szeged 2027-07-14T06:45 – Budapest-Nyugati 2027-07-14T09:07'],
    people: ['Szabó Réka'],
    reference: 'HU7741902',
  },
  {
    name: 'a Hungarian coach',
    text: `
      Foglalás visszaigazolása
      Foglalási kód: 5X7TQL
      Autóbusz
      Indulás: 2027.06.12. 07:00 Budapest, Népliget
      Érkezés: 2027.06.12. 10:05 Wien, Erdberg
      Járat: 211
      Utasok:
      Nagy Dóra`,
    products: ['211 Budapest 2027-06-12T07:00 – Wien 2027-06-12T10:05'],
    people: ['Nagy Dóra'],
    reference: '5X7TQL',
  },
  {
    name: 'a change after midnight, its day not told again',
    text: `
      Your booking #771 204 8816
      Thu 10 June 2027
      21:40
      Leeds (Coach Station)
      Dyer Street, Leeds
      Bus 441 towards London
      02:15
      London Victoria Coach Station
      Change 1h 10m
      03:25
      London Victoria Coach Station
      Bus 900 towards Paris
      12:30
      Paris (Bercy Seine)
      208 Quai de Bercy, Paris
      Passengers
      Imogen Hartley`,
    products: [
      '441 Leeds (Coach Station) 2027-06-10T21:40 – London Victoria Coach Station 2027-06-11T02:15',
      '900 London Victoria Coach Station 2027-06-11T03:25 – Paris (Bercy Seine) 2027-06-11T12:30',
    ],
    people: ['Imogen Hartley'],
    reference: '771 204 8816',
  },
  {
    name: 'rows of a table with other lines between them',
    text: `
      Localizador: WQ7TPL
      Viajero / Documento
      ANA BELÉN SOTO PRADO DNI ***1122**
      Fecha   Origen   Salida   Destino   Llegada   Tren   Coche   Plaza
      03-06-2027   VALLADOLID-CAMPO GRANDE   08:15   MADRID-CHAMARTIN-CLARA CAMPOAMOR   09:20   AVE 04080   5   02C
      Tarifa Elige, adulto
      03-06-2027   MADRID-CHAMARTIN-CLARA CAMPOAMOR   10:05   ALACANT-TERMINAL   12:40   ALVIA 04142   3   11A
      Tarifa Elige, adulto`,
    products: [
      'AVE 04080 VALLADOLID-CAMPO GRANDE 2027-06-03T08:15 – MADRID-CHAMARTIN-CLARA CAMPOAMOR 2027-06-03T09:20',
      'ALVIA 04142 MADRID-CHAMARTIN-CLARA CAMPOAMOR 2027-06-03T10:05 – ALACANT-TERMINAL 2027-06-03T12:40',
    ],
    people: ['Ana Belén Soto Prado'],
    reference: 'WQ7TPL',
  },
  {
    name: 'a Polish table of two lines a row',
    text: `
      Bilet internetowy Nr AB12345678
      Odjazd              Przyjazd             Pociąg        Wagon  Miejsce
      Gdynia Główna       Warszawa Centralna   EIP 3506      4      21 okno
      12.06.2027 07:05    12.06.2027 10:12
      Podróżny: Kamil Bąk`,
    products: ['EIP 3506 Gdynia Główna 2027-06-12T07:05 – Warszawa Centralna 2027-06-12T10:12'],
    people: ['Kamil Bąk'],
    reference: 'AB12345678',
  },
  {
    name: 'nights with a sign for the next day',
    text: `
      Buchungsbestätigung
      Ticketcode 6614 2207 8890
      Mo., 14.06.2027
      20:41 Wien Hbf
      NJ 466 Nightjet
      Schlafwagen 302, Bett 21, 22
      08:22 Zürich HB
      +1 Tag
      Mi., 16.06.2027
      21:40 Zürich HB
      NJ 467 Nightjet
      07:54 Wien Hbf +1
      Reisende: Magda Plank, Josef Plank`,
    products: [
      'NJ 466 Wien Hbf 2027-06-14T20:41 – Zürich HB 2027-06-15T08:22',
      'NJ 467 Zürich HB 2027-06-16T21:40 – Wien Hbf 2027-06-17T07:54',
    ],
    people: ['Magda Plank', 'Josef Plank'],
    reference: '6614 2207 8890',
  },
  {
    name: 'American coaches by their schedules',
    text: `
      Itinerary
      Confirmation Number: 80219944
      Schedule 1204
      Departs: Richmond, VA  06/18/2027 11:30 PM
      Arrives: New York, NY (Port Authority)  06/19/2027 6:15 AM
      Schedule 3310
      Departs: New York, NY (Port Authority)  06/19/2027 7:30 AM
      Arrives: Boston, MA (South Station)  06/19/2027 11:55 AM
      Passenger: Dana Whitfield
      Total $88.00 USD`,
    products: ['1204 Richmond 2027-06-18T23:30 – New York 2027-06-19T06:15', '3310 New York 2027-06-19T07:30 – Boston 2027-06-19T11:55'],
    people: ['Dana Whitfield'],
    reference: '80219944',
  },
  {
    name: 'lines with a letter, in a column of their own',
    text: `
      Ihre Buchung
      Auftragsnr.: B-7712904
      Busreise
      Abfahrt          Datum/Uhrzeit        Ankunft          Datum/Uhrzeit        Linie
      Dresden Hbf      12.06.2027 23:15     Prag Florenc     13.06.2027 01:25     N12
      Prag Florenc     15.06.2027 18:30     Dresden Hbf      15.06.2027 20:40     N13
      Fahrgast: Herr Uwe Krause`,
    products: [
      'N12 Dresden Hbf 2027-06-12T23:15 – Prag Florenc 2027-06-13T01:25',
      'N13 Prag Florenc 2027-06-15T18:30 – Dresden Hbf 2027-06-15T20:40',
    ],
    people: ['Uwe Krause'],
    reference: 'B-7712904',
  },
  {
    name: 'travellers by their ages',
    text: `
      Reisebevis
      Referansenummer: VX7-44K-PQ2
      Lørdag 19. juni 2027
      Oslo S   08:25
      Tog 61 Bergensbanen, vogn 4, sete 12
      Myrdal   13:06
      Bytte 20 min
      Myrdal   13:27
      Tog 1863 Flåmsbana
      Flåm   14:25
      Reisende
      Voksen: Ingvild Tveit`,
    products: ['61 Oslo S 2027-06-19T08:25 – Myrdal 2027-06-19T13:06', '1863 Myrdal 2027-06-19T13:27 – Flåm 2027-06-19T14:25'],
    people: ['Ingvild Tveit'],
    reference: 'VX7-44K-PQ2',
  },
  {
    name: 'a connection that takes the place of another, each under its day',
    text: `
      Fahrplanänderung zu Ihrer Buchung
      Auftragsnummer: 4412 0098 1177
      Ihre bisherige Verbindung
      Köln Hbf ab 08:20, Berlin Hbf an 12:48, ICE 845
      Ihre neue Verbindung am 12.06.2027
      Köln Hbf   ab 08:49   ICE 545   Gleis 3
      Hannover Hbf   an 11:28
      Hannover Hbf   ab 11:41   IC 2047
      Berlin Hbf   an 13:35
      Reisender: Frank Töpfer`,
    products: [
      'ICE 545 Köln Hbf 2027-06-12T08:49 – Hannover Hbf 2027-06-12T11:28',
      'IC 2047 Hannover Hbf 2027-06-12T11:41 – Berlin Hbf 2027-06-12T13:35',
    ],
    people: ['Frank Töpfer'],
    reference: '4412 0098 1177',
  },
  {
    name: 'a way with states and one train',
    text: `
      RESERVATION NUMBER 4C81KQ
      CHICAGO, IL - ST. PAUL-MINNEAPOLIS, MN
      One-Way
      Train 7 EMPIRE BUILDER
      Depart 3:05 PM, Thursday, June 17, 2027
      Arrive 11:05 PM, Thursday, June 17, 2027
      1 Reserved Coach Seat
      PASSENGERS: Todd Marsh, Lena Marsh`,
    products: ['7 CHICAGO 2027-06-17T15:05 – ST. PAUL-MINNEAPOLIS 2027-06-17T23:05'],
    people: ['Todd Marsh', 'Lena Marsh'],
    reference: '4C81KQ',
  },
  {
    name: 'a Polish coach with its line',
    text: `
      Potwierdzenie zakupu biletu
      Numer rezerwacji: 3177 0914 22
      Przewoźnik: Trasy Express
      Odjazd: 12.06.2027, 06:30, Lublin, Dworzec Główny PKS
      Przyjazd: 12.06.2027, 09:10, Warszawa Zachodnia
      Linia 44
      Pasażer: Ewa Gil`,
    products: ['44 Lublin 2027-06-12T06:30 – Warszawa Zachodnia 2027-06-12T09:10'],
    people: ['Ewa Gil'],
    reference: '3177 0914 22',
  },
  {
    name: 'a house with no days but those of the rides',
    text: `
      Varausvahvistus
      Varausnumero: 80114228
      Lähtö: Turku pe 11.6.2027 klo 20.55
      Saapuminen: Tukholma la 12.6.2027 klo 06.30
      Laiva Grace, Seaside Standard -hytti, 2 hlö
      Lähtö: Tukholma su 13.6.2027 klo 07.45
      Saapuminen: Turku su 13.6.2027 klo 19.50
      Matkustajat
      Ville Aho
      Yöpyisitkö Tukholmassa? Hotel Norrmalmsro, sis. aamiainen, alk. 99 € / yö. Varaa heti!
      Check-in avataan 19.30 ja sulkeutuu 20.35. Autolla check-in viimeistään 20.10.
      Hytti käytettävissä lähtöpäivänä klo 19.30 alkaen, luovutus saapumispäivänä klo 06.30.`,
    products: ['? Turku 2027-06-11T20:55 – Tukholma 2027-06-12T06:30', '? Tukholma 2027-06-13T07:45 – Turku 2027-06-13T19:50'],
    people: ['Ville Aho'],
    reference: '80114228',
  },
  {
    name: 'a house at a least price, beside lines that begin with what they are of',
    text: `
      Bookingbekræftelse
      Bookingnummer 7711204
      Afgang København fredag 11. juni 2027 kl. 15:30
      Ankomst Oslo lørdag 12. juni 2027 kl. 09:45
      Skib: Pearl of Scandinavia, 2-køjers kahyt
      Afgang Oslo søndag 13. juni 2027 kl. 15:30
      Ankomst København mandag 14. juni 2027 kl. 09:45
      Passagerer: Ida Lund, Per Lund
      Hotel Oslo: Hotel Fjordgløtt, Storgata 4, 0155 Oslo. Check-in 12. juni kl. 15, check-out 13. juni kl. 12. Fra 1.099 kr.`,
    products: ['? København 2027-06-11T15:30 – Oslo 2027-06-12T09:45', '? Oslo 2027-06-13T15:30 – København 2027-06-14T09:45'],
    people: ['Ida Lund', 'Per Lund'],
    reference: '7711204',
  },
  {
    name: 'a crossing with its kind before it',
    text: `
      Booking confirmation
      Booking reference 881120
      Ferry Dover - Dunkirk
      Departs 11 June 2027 08:00
      Arrives 11 June 2027 11:00
      Return Dunkirk - Dover
      Departs 18 June 2027 14:00
      Arrives 18 June 2027 14:00
      Vehicle: Car - Ford Focus, registration AB12 CDE, driver Mr Ian Poole
      Pick-up of boarding cards at check-in. Drop-off: Eastern Docks, Dover CT16 1JA`,
    products: ['? Dover 2027-06-11T08:00 – Dunkirk 2027-06-11T11:00', '? Dunkirk 2027-06-18T14:00 – Dover 2027-06-18T14:00'],
    people: ['Ian Poole'],
    reference: '881120',
  },
  {
    name: 'ways with a word between, the second known by the first',
    text: `
      Bokningsnummer
      QPT7291L
      Din resa
      Lördag 12 juni 2027
      Utresa
      Stockholm C till Åre
      Avgång 22:35
      Ankomst 07:48 (söndag 13 juni)
      Nattåg 70, vagn 51, bädd 25
      Torsdag 17 juni 2027
      Återresa
      Åre till Stockholm C
      Avgång 19:52
      Ankomst 06:08 (fredag 18 juni)
      Nattåg 71, vagn 52, bädd 31
      Vuxen: Frida Norling`,
    products: [
      'Nattåg 70 Stockholm C 2027-06-12T22:35 – Åre 2027-06-13T07:48',
      'Nattåg 71 Åre 2027-06-17T19:52 – Stockholm C 2027-06-18T06:08',
    ],
    people: ['Frida Norling'],
    reference: 'QPT7291L',
  },
  {
    name: 'two columns under a line of both, with labels after it',
    text: `
      Booking reference   BRX447120
      Thank you for choosing to sail with us
      Booking made on 27 February 2027
      OUTWARD   RETURN
      Portsmouth - Santander   Santander - Portsmouth
      Depart   Sun 06 Jun 2027 17:15   Sat 19 Jun 2027 15:30
      Arrive   Mon 07 Jun 2027 18:15   Sun 20 Jun 2027 20:15
      Ship   Salamanca   Santona
      Accommodation   1 x 4 berth inside cabin   1 x 4 berth inside cabin
      Passenger   Age
      Mr Colin Tranter   Adult
      Mrs Bea Tranter   Adult
      Ben Tranter   Child (8)`,
    products: [
      '? Portsmouth 2027-06-06T17:15 – Santander 2027-06-07T18:15',
      'Santona Santander 2027-06-19T15:30 – Portsmouth 2027-06-20T20:15',
    ],
    people: ['Colin Tranter', 'Bea Tranter', 'Ben Tranter'],
    reference: 'BRX447120',
  },
  {
    name: 'both days and times of a night on one line',
    text: `
      Ihr Ticket ist da!
      Ticket-Code: 1177 4420 9981
      NJ 40470
      Berlin Hbf - Paris Est
      Di. 08.06.2027, 20:12 Uhr - Mi. 09.06.2027, 10:24 Uhr
      Wagen 23, Liegeplätze 65, 66
      NJ 40469
      Paris Est - Berlin Hbf
      So. 13.06.2027, 19:12 Uhr - Mo. 14.06.2027, 08:26 Uhr
      Wagen 21, Bett 11
      Passagiere: Jana Kühn, Felix Kühn`,
    products: [
      'NJ 40470 Berlin Hbf 2027-06-08T20:12 – Paris Est 2027-06-09T10:24',
      'NJ 40469 Paris Est 2027-06-13T19:12 – Berlin Hbf 2027-06-14T08:26',
    ],
    people: ['Jana Kühn', 'Felix Kühn'],
    reference: '1177 4420 9981',
  },
  {
    name: 'a train behind the time of its station',
    text: `
      Ihre Reise hat sich geändert
      Auftragsnummer 771204998812
      Hinfahrt am 12.06.2027
      Neu: Essen Hbf ab 08:53 (bisher 09:02) ICE 615
      Neu: Mannheim Hbf an 11:40 (bisher 11:49)
      Mannheim Hbf ab 12:05 ICE 279 (unverändert)
      Basel SBB an 14:12
      Rückfahrt am 15.06.2027 unverändert
      Basel SBB ab 09:13 ICE 276
      Mannheim Hbf an 11:24`,
    products: [
      'ICE 615 Essen Hbf 2027-06-12T08:53 – Mannheim Hbf 2027-06-12T11:40',
      'ICE 279 Mannheim Hbf 2027-06-12T12:05 – Basel SBB 2027-06-12T14:12',
      'ICE 276 Basel SBB 2027-06-15T09:13 – Mannheim Hbf 2027-06-15T11:24',
    ],
    reference: '771204998812',
  },
  {
    name: 'stations behind towns and states',
    text: `
      Reservation Number 8C2F1A
      TRAIN 174 NORTHEAST REGIONAL
      BALTIMORE, MD - PENN STATION
      TO
      NEW HAVEN, CT - UNION STATION
      DEPARTS 10:41 AM
      SUN JUN 13 2027
      ARRIVES 2:59 PM
      SUN JUN 13 2027
      1 COACH SEAT
      PASSENGERS
      VARGAS, NINA (ADULT)`,
    products: ['174 BALTIMORE 2027-06-13T10:41 – NEW HAVEN 2027-06-13T14:59'],
    people: ['Nina Vargas'],
    reference: '8C2F1A',
  },
  {
    name: 'ways from one station to another in words',
    text: `
      Conferma d'acquisto
      Codice di prenotazione: LQ7TX2
      Viaggio di andata
      Da Torino Porta Nuova a Genova Piazza Principe
      martedì 8 giugno 2027
      Partenza alle 07:20, arrivo alle 09:05
      Treno Intercity 505, carrozza 4, posto 12A
      Viaggio di ritorno
      Da Genova Piazza Principe a Torino Porta Nuova
      mercoledì 9 giugno 2027
      Partenza alle 17:50, arrivo alle 19:40
      Treno Regionale Veloce 3061
      Viaggiatore: Nadia Greco`,
    products: [
      'Intercity 505 Torino Porta Nuova 2027-06-08T07:20 – Genova Piazza Principe 2027-06-08T09:05',
      'Regionale Veloce 3061 Genova Piazza Principe 2027-06-09T17:50 – Torino Porta Nuova 2027-06-09T19:40',
    ],
    people: ['Nadia Greco'],
    reference: 'LQ7TX2',
  },
  {
    name: 'a ticket in Cyrillic letters, with codes before its stations and a letter behind its train',
    text: `
      ПРОЇЗНИЙ ДОКУМЕНТ   № 55-201
      Прізвище, Ім’я   Мельник Оксана   Поїзд   091К
      Відправлення   2200001 КИЇВ-ПАСАЖИРСЬКИЙ   Вагон   04К
      Призначення   2218000 ЛЬВІВ   Місце   012
      Дата/час відпр.   14.05.2027 22:41   Сервіс   ПОСТІЛЬ
      Дата/час приб.   15.05.2027 06:10
      Квиток є посадочним документом.`,
    products: ['091К КИЇВ-ПАСАЖИРСЬКИЙ 2027-05-14T22:41 – ЛЬВІВ 2027-05-15T06:10'],
    people: ['Оксана Мельник'],
  },
]
