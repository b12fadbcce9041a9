/** Documents of packages, tours and vouchers, where several things stand side by side. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const PACKAGES: readonly Sample[] = [
  {
    name: 'an Italian agency that numbers its services, and an airline that no table has',
    text: `
      AGENZIA SOLEVIAGGI - riepilogo
      PRATICA SOLEVIAGGI:  0388-27-00412
      PASSEGGERI
      SIG.RA MARTA ROSSETTI
      SIGNOR UGO ROSSETTI

      1) VOLI - AIR ESEMPIO   LOCALIZZATORE  QX7TPL
      N5 2210  Y  14MAG27  ROMA FIUMICINO - PALMA DE MALLORCA   07:40  09:35
      N5 2211  Y  21MAG27  PALMA DE MALLORCA - ROMA FIUMICINO   20:15  22:05

      2) ALBERGO - HOTEL BAHIA CLARA ****     VOUCHER SV-77120-03
      Calle del Faro 12, 07015 Palma
      Check-in: 14 maggio 2027       Check-out: 21 maggio 2027
      1 camera doppia, mezza pensione. 7 notti.`,
    products: [
      'N5 2210 FCO 2027-05-14T07:40 – PMI 2027-05-14T09:35',
      'N5 2211 PMI 2027-05-21T20:15 – FCO 2027-05-21T22:05',
      'HOTEL BAHIA CLARA | 2027-05-14 – 2027-05-21 | Calle del Faro 12, 07015, Palma | SV-77120-03',
    ],
    people: ['Marta Rossetti', 'Ugo Rossetti'],
    reference: '0388-27-00412',
  },
  {
    name: 'a coach whose row looks like that of a flight',
    text: `
      Fahrkarte
      Auftragsnummer 7741882
      N5 2210  14MAI27  Rostock ZOB - Berlin ZOB   07:40  09:35
      Fahrgast: Ute Lang`,
    products: ['N5 2210 Rostock ZOB 2027-05-14T07:40 – Berlin ZOB 2027-05-14T09:35'],
    people: ['Ute Lang'],
    reference: '7741882',
  },
  {
    name: 'houses below their days, whose numbers stand within their cells, and an arrival on the day after',
    text: `
      Reisebestätigung, Dossier-Nr. 8804417
      Reisende: Herr Urs Lang, Frau Ute Lang

      Sa 05.06.2027 – Hinflug
      LX 1952   Zürich (ZRH) ab 12.10 Uhr – Barcelona (BCN) an 13.50 Uhr

      Sa 05.06. – Di 08.06.2027 (3 Nächte)
      Unterkunft   Hotel Mirador del Mar***
      Carrer de Mar 4, 08003 Barcelona · Tel. +34 93 000 00 00
      Zimmer   1 Doppelzimmer, Frühstück, Res.-Nr. HBX 5510027

      Di 08.06. – Sa 12.06.2027 – Mietwagen
      Sixt   Kompaktklasse, 4 Tage, Gutschein beiliegend. Voucher-Nr. MW-4410228
      Annahme   Di 08.06.2027, 09.00 Uhr – Barcelona Sants, Bahnhof
      Abgabe   Sa 12.06.2027, 17.30 Uhr – Barcelona Flughafen

      Di 08.06. – Sa 12.06.2027 (4 Nächte)
      Unterkunft   Hotel Vall Verda**
      Plaça Major 2, 17240 Llagostera
      Zimmer   1 Doppelzimmer, ohne Verpflegung, Bestätigungsnr. VV-90117

      Sa 12.06.2027 – Rückflug
      LX 1957   Barcelona (BCN) ab 23.10 Uhr – Zürich (ZRH) an 00.55 Uhr am So 13.06.2027`,
    products: [
      'LX 1952 ZRH 2027-06-05T12:10 – BCN 2027-06-05T13:50',
      'LX 1957 BCN 2027-06-12T23:10 – ZRH 2027-06-13T00:55',
      'Hotel Mirador del Mar | 2027-06-05 – 2027-06-08 | Carrer de Mar 4, 08003, Barcelona | HBX 5510027',
      'Hotel Vall Verda | 2027-06-08 – 2027-06-12 | Plaça Major 2, 17240, Llagostera | VV-90117',
      'Sixt | 2027-06-08T09:00 Barcelona Sants, Bahnhof | 2027-06-12T17:30 Barcelona Flughafen | MW-4410228',
    ],
    people: ['Urs Lang', 'Ute Lang'],
    reference: '8804417',
  },
  {
    name: 'a tour told day by day, with the hour of a hire under its day and a house without a number',
    text: `
      Your itinerary
      Booking reference: SCO/40112/MB
      For Mrs Nia Pugh and Mr Rhys Pugh

      Monday 7 June 2027 – Arrive Inverness
      Europcar – pick up at 1030 at Inverness Airport, Dalcross. Drop off at Edinburgh Airport on
      Sunday 13 June 2027 by 1500. Compact car, full cover. Confirmation: 1177420GB8.

      Glen Struan House Hotel – Mill Road, Inverness IV2 4QX
      Check in 7 June 2027, check out 10 June 2027 · 3 nights · double room
      Confirmation: GSH 88127-4

      Thursday 10 June 2027 – to Pitlochry
      Birchbank Lodge – 4 Foss Road, Pitlochry PH16 5JY
      Check in 10 June 2027, check out 13 June 2027 · 3 nights
      Confirmation: held in the name Pugh`,
    products: [
      'Glen Struan House Hotel | 2027-06-07 – 2027-06-10 | Mill Road, IV2 4QX, Inverness, GB | GSH 88127-4',
      'Birchbank Lodge | 2027-06-10 – 2027-06-13 | 4 Foss Road, PH16 5JY, Pitlochry, GB | ?',
      'Europcar | 2027-06-07T10:30 Inverness Airport, Dalcross | 2027-06-13T15:00 Edinburgh Airport | 1177420GB8',
    ],
    people: ['Nia Pugh', 'Rhys Pugh'],
    reference: 'SCO/40112/MB',
  },
  {
    name: 'the same in French',
    text: `
      Votre circuit en Bretagne
      Numéro de dossier : 4471-BZH
      Mme Anne Morel, M. Paul Morel

      Samedi 5 juin 2027 – Rennes
      Voiture Sixt : prise en charge à 10h30 à Rennes Gare. Restitution à Brest Aéroport le samedi 12 juin 2027 à 15h00.
      Catégorie C ou similaire. Confirmation : 7741882FR1.

      Hôtel du Vieux Port – 4 quai de la Loire, 35400 Saint-Malo
      Arrivée le 5 juin 2027, départ le 9 juin 2027 · 4 nuits
      Confirmation : HVP 20417-2

      Manoir de Kerlann – Kerlann, 29900 Concarneau
      Arrivée le 9 juin 2027, départ le 12 juin 2027 · 3 nuits
      Confirmation : au nom de Morel`,
    products: [
      'Hôtel du Vieux Port | 2027-06-05 – 2027-06-09 | 4 quai de la Loire, 35400, Saint-Malo | HVP 20417-2',
      'Manoir de Kerlann | 2027-06-09 – 2027-06-12 | ? | ?',
      'Sixt | 2027-06-05T10:30 Rennes Gare | 2027-06-12T15:00 Brest Aéroport | 7741882FR1',
    ],
    people: ['Anne Morel', 'Paul Morel'],
    reference: '4471-BZH',
  },
  {
    name: 'the number by which who has the rooms knows them',
    text: `
      Thanks for booking with Sunnydays. Your booking reference is SND 41 220 873.
      1   Ms Nia Pugh   Lead passenger
      2   Mr Rhys Pugh   Adult
      Flight   EZY2139 easyJet
      Depart   Tue 01 Jun 2027 06:10   Manchester (MAN) Terminal 1
      Arrive   Tue 01 Jun 2027 12:35   Dalaman (DLM)
      Airline ref   K8P3ZQW
      Flight   EZY2140 easyJet
      Depart   Tue 08 Jun 2027 13:25   Dalaman (DLM)
      Arrive   Tue 08 Jun 2027 16:00   Manchester (MAN) Terminal 1
      Hotel   Laguna Sands Hotel
      Where   Sahil Caddesi 4, 48300 Fethiye, Turkey
      Check in   Tue 01 Jun 2027
      Check out   Tue 08 Jun 2027 (7 nights)
      Provider   Bedstore, ref. BS 4410-77`,
    products: [
      'U2 2139 MAN 2027-06-01T06:10 – DLM 2027-06-01T12:35',
      'U2 2140 DLM 2027-06-08T13:25 – MAN 2027-06-08T16:00',
      'Laguna Sands Hotel | 2027-06-01 – 2027-06-08 | Sahil Caddesi 4, 48300, Fethiye, TR | BS 4410-77',
    ],
    people: ['Rhys Pugh', 'Nia Pugh'],
    reference: 'SND 41 220 873',
  },
  {
    name: 'what a picture shows, closed roads and quiet hours beside a stay',
    text: `
      Booking confirmed
      Booking reference: LMQ-4471
      Marlow Aparthotel lobby
      Marlow Aparthotels, Mill Street
      4 Mill Street, Dublin 8, D08 A3K7, Ireland
      Check-in: Thu 18 Mar 2027 from 15:00
      Check-out: Sun 21 Mar 2027 until 11:00
      3 nights, 1 apartment, 2 adults
      Lead guest: Nia Pugh
      Road closures 14–17 March; take the bus to Heuston Station.
      Marlow Ltd, Chatham House, Chatham Street, Dublin 2. Silence: 22:00–08:00.`,
    products: ['Marlow Aparthotels | 2027-03-18 – 2027-03-21 | 4 Mill Street, D08 A3K7, Dublin 8, IE | LMQ-4471'],
    people: ['Nia Pugh'],
    reference: 'LMQ-4471',
  },
  {
    name: 'what it costs to bring a car back elsewhere, below two columns of places',
    text: `
      VOUCHER NOLEGGIO
      Prenotazione N.      Data emissione     Codice tariffa
      RNT 4410228/27       17/01/2027         WEB
      GUIDATORE: MARTA ROSSETTI
      RITIRO                                  RICONSEGNA
      sabato 13/02/2027 ore 09:40             domenica 21/02/2027 ore 18:00
      Pisa Aeroporto (PSA)                    Genova Aeroporto (GOA)
      Gruppo D, Fiat Panda o similare
      Noleggio giorni 9                       171,90
      Riconsegna in altra sede (one way)      61,00
      Limitazione danni                       incluso`,
    products: ['? | 2027-02-13T09:40 Pisa Aeroporto (PSA) | 2027-02-21T18:00 Genova Aeroporto (GOA) | RNT 4410228/27'],
    people: ['Marta Rossetti'],
    reference: 'RNT 4410228/27',
  },
  {
    name: 'the same in German, and a reference in groups',
    text: `
      MIETWAGEN-VOUCHER
      Buchungsnummer: MW-41 220 873
      Fahrer: Ute Lang
      Vermieter: Sixt
      Abholung                       Rückgabe
      Sa 13.02.2027, 09:40 Uhr       So 21.02.2027, 18:00 Uhr
      Bremen Flughafen               Hannover Flughafen
      Gruppe C, VW Golf oder ähnlich
      Miete 9 Tage                   171,90
      Rückgabe an anderer Station    61,00 EUR
      Haftungsbefreiung              inklusive`,
    products: ['Sixt | 2027-02-13T09:40 Bremen Flughafen | 2027-02-21T18:00 Hannover Flughafen | MW-41 220 873'],
    people: ['Ute Lang'],
    reference: 'MW-41 220 873',
  },
  {
    name: 'a house in the country that signs with more than its name, and a guest by his last name',
    text: `
      Bonjour Madame Morel,
      Je vous confirme votre réservation chez nous :
      - arrivée le vendredi 14 mai 2027 entre 17h et 20h
      - départ le lundi 17 mai 2027
      - 3 nuits pour 2 personnes, chambre Lilas
      J'ai noté que Monsieur De Brye ne mange pas de viande.
      Bernadette
      Le Gîte du Moulin - Chambres et table d'hôtes - Calme
      Les Hauts Prés, 46200 Souillac
      Tél. 05 53 00 00 00`,
    products: ['Le Gîte du Moulin | 2027-05-14 – 2027-05-17 | Les Hauts Prés, 46200, Souillac | ?'],
    people: [],
  },
  {
    name: 'a house that signs with what it is in another cell',
    text: `
      Guten Tag Frau Lang,
      gern bestätigen wir Ihre Buchung: Anreise 14.05.2027, Abreise 17.05.2027, 3 Nächte, 1 Doppelzimmer.
      Ihr Team
      Landhaus Birkenhof | Pension und Café
      Hinterweiler, 83700 Rottach
      Telefon 08022 0000`,
    products: ['Landhaus Birkenhof | 2027-05-14 – 2027-05-17 | ? | ?'],
    people: [],
  },
  {
    name: 'two columns of which the second heads whom to call',
    text: `
      BONO DE HOTEL
      Localizador / Booking No.     Emitido
      70 482 117                    28.08.2026
      Hotel                         Agencia receptiva / Handling agent
      Bahía Clara Resort ****       M2M - Meet Incoming Mallorca
      Carrer de les Liles 12        Tel. +34 971 00 00 00
      07560 Sa Coma, Mallorca       Guía: WhatsApp +34 680 00 00 00
      Entrada / Check-in            Salida / Check-out
      19.09.2026                    03.10.2026
      14 noches, 1 habitación
      Titular: Ana Lima`,
    products: ['Bahía Clara Resort | 2026-09-19 – 2026-10-03 | Carrer de les Liles 12, 07560, Sa Coma | 70 482 117'],
    people: ['Ana Lima'],
    reference: '70 482 117',
  },
]
