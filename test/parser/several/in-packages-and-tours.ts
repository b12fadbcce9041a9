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
      'Manoir de Kerlann | 2027-06-09 – 2027-06-12 | 29900 Concarneau | ?',
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
    people: ['Morel'],
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
    people: ['Lang'],
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
  {
    name: 'a flight back that sentences tell as they tell the one there',
    text: `
      Your itinerary
      Booking reference: SCO/40112/MB
      For Mrs Nia Pugh and Mr Rhys Pugh

      Tuesday 8 June 2027 – London to Vancouver
      Depart London Heathrow (Terminal 2) at 1405 on Air Canada flight AC855. Arrive Vancouver at 1555 the same day.
      Airline locator: 4MZT8B.

      Opus Lodge Hotel – 322 Davie Street, Vancouver, BC V6B 5Z6
      Check in 8 June 2027, check out 19 June 2027 · 11 nights
      Confirmation: 25519SB004817

      Saturday 19 June 2027 – departure
      Take a taxi to the airport. Depart Vancouver at 2000 on Air Canada flight AC854. Class: Economy (N).

      Sunday 20 June 2027 – Arrive London
      Arrive London Heathrow (Terminal 2) at 1315.`,
    products: [
      'AC 855 LHR 2027-06-08T14:05 – YVR 2027-06-08T15:55',
      'AC 854 YVR 2027-06-19T20:00 – LHR 2027-06-20T13:15',
      'Opus Lodge Hotel | 2027-06-08 – 2027-06-19 | 322 Davie Street, V6B 5Z6, Vancouver, CA | 25519SB004817',
    ],
    people: ['Nia Pugh', 'Rhys Pugh'],
    reference: 'SCO/40112/MB',
  },
  {
    name: 'a Dutch package whose services are numbered',
    text: `
      Reisbescheiden - Dossiernummer: 8804417
      Reizigers: mevrouw Femke de Bruin, de heer Daan de Bruin

      1) VLUCHTEN - TRANSAVIA   PNR  QX7TPL
      HV 6115  Y  04JUN27  AMSTERDAM - FARO    09:20  11:20
      HV 6116  Y  11JUN27  FARO - AMSTERDAM    12:05  16:10

      2) HUURAUTO - GUERIN   RESERVERING 26-0884127
      Ophalen:    04-06-2027  11:45   Faro Luchthaven
      Inleveren:  11-06-2027  10:30   Faro Luchthaven

      3) ACCOMMODATIE - Quinta do Vale   VOUCHER NTL-558102-01
      Estrada da Serra 14, 8100-245 Loulé
      Inchecken: 4 juni 2027   Uitchecken: 11 juni 2027
      7 nachten, 1 kamer`,
    products: [
      'HV 6115 AMS 2027-06-04T09:20 – FAO 2027-06-04T11:20',
      'HV 6116 FAO 2027-06-11T12:05 – AMS 2027-06-11T16:10',
      'Quinta do Vale | 2027-06-04 – 2027-06-11 | Estrada da Serra 14, 8100-245, Loulé, PT | NTL-558102-01',
      'GUERIN | 2027-06-04T11:45 Faro Luchthaven | 2027-06-11T10:30 Faro Luchthaven | 26-0884127',
    ],
    people: ['Femke de Bruin', 'Daan de Bruin'],
    reference: '8804417',
  },
  {
    name: 'a Swedish package with the number of who has the rooms',
    text: `
      Resebevis
      Bokningsnummer: 70 482 117
      Resenärer: Fru Karin Lind, Herr Olof Lind

      Utresa lördag 5 juni 2027
      SK 2855  Stockholm Arlanda (ARN) 07:15 – Split (SPU) 09:55
      Hemresa lördag 12 juni 2027
      SK 2856  Split (SPU) 10:40 – Stockholm Arlanda (ARN) 13:25

      Hotell: Hotel Marina Sunce ****
      Adress: Obala 12, 21000 Split
      Incheckning 5 juni 2027, utcheckning 12 juni 2027 (7 nätter)
      Leverantör: Bedhub, ref. BH-5510027`,
    products: [
      'SK 2855 ARN 2027-06-05T07:15 – SPU 2027-06-05T09:55',
      'SK 2856 SPU 2027-06-12T10:40 – ARN 2027-06-12T13:25',
      'Hotel Marina Sunce | 2027-06-05 – 2027-06-12 | Obala 12, 21000, Split | BH-5510027',
    ],
    people: ['Karin Lind', 'Olof Lind'],
    reference: '70 482 117',
  },
  {
    name: 'a Polish package with the number of the house in short',
    text: `
      POTWIERDZENIE REZERWACJI nr 4410-77/2027
      Uczestnicy:
      1. Pani Anna Nowak
      2. Pan Jan Nowak
      Przelot: LO 533 Warszawa (WAW) 10:15 - Rzym (FCO) 12:40, 05.06.2027
      Powrót: LO 534 Rzym (FCO) 13:30 - Warszawa (WAW) 15:50, 12.06.2027
      Hotel: Albergo Fontanella ***, Via Roma 4, 00184 Roma
      Zameldowanie: 05.06.2027  Wymeldowanie: 12.06.2027 (7 nocy)
      Pokój dwuosobowy, śniadania. Nr potw. FNT-20417`,
    products: [
      'LO 533 WAW 2027-06-05T10:15 – FCO 2027-06-05T12:40',
      'LO 534 FCO 2027-06-12T13:30 – WAW 2027-06-12T15:50',
      'Albergo Fontanella | 2027-06-05 – 2027-06-12 | Via Roma 4, 00184, Roma | FNT-20417',
    ],
    people: ['Anna Nowak', 'Jan Nowak'],
    reference: '4410-77/2027',
  },
  {
    name: 'a French hire voucher, and what it costs to return elsewhere',
    text: `
      BON DE LOCATION
      N° de réservation SUNCAR : 44 71 290
      Conducteur : Mme Anne Morel
      DÉPART                                  RETOUR
      samedi 05/06/2027 à 09:40               samedi 12/06/2027 à 18:00
      Bordeaux Aéroport                       Toulouse Aéroport
      Catégorie C, Renault Clio ou similaire
      Location 7 jours                        171,90 €
      Retour dans une autre agence            61,00 €
      Assurance                               incluse`,
    products: ['? | 2027-06-05T09:40 Bordeaux Aéroport | 2027-06-12T18:00 Toulouse Aéroport | 44 71 290'],
    people: ['Anne Morel'],
    reference: '44 71 290',
  },
  {
    name: 'a Spanish hire told under its day',
    text: `
      Hola Ana,
      Tu viaje día a día. Localizador: 4471-AND
      Sábado 5 de junio de 2027 – Málaga
      Coche Europcar: recogida a las 10:30 en Málaga Aeropuerto. Devolución en Sevilla Santa Justa el sábado 12 de junio de 2027 a las 15:00.
      Grupo C o similar, kilometraje ilimitado. Confirmación: 7741882ES1.
      Titular: Ana Lima`,
    products: ['Europcar | 2027-06-05T10:30 Málaga Aeropuerto | 2027-06-12T15:00 Sevilla Santa Justa | 7741882ES1'],
    people: ['Ana Lima'],
    reference: '4471-AND',
  },
  {
    name: 'a German hire told under its day, both ends in one line',
    text: `
      Reiseplan zu Ihrer Rundreise, Vorgangsnummer 8804417
      Reisende: Herr Urs Lang
      Samstag, 05.06.2027: Anreise
      Mietwagen Sixt – Abholung um 10.30 Uhr in Inverness Airport. Rückgabe in Edinburgh Airport am Samstag, 12.06.2027 um 15.00 Uhr.
      Kompaktklasse, Vollkasko. Bestätigungsnr. 7741882DE1.
      Danach Fahrt nach Ullapool (95 km).`,
    products: ['Sixt | 2027-06-05T10:30 Inverness Airport | 2027-06-12T15:00 Edinburgh Airport | 7741882DE1'],
    people: ['Urs Lang'],
    reference: '8804417',
  },
  {
    name: 'two houses above their days',
    text: `
      Reservation LMQ-4471
      The Elm Tree Hotel
      14 Mill Road, Hebden HX7 8AB
      4 June 2027 - 7 June 2027 (3 nights)
      Confirmation: ET-20417

      The Oak Lodge
      2 Moor Lane, Skipton BD23 1AB
      7 June 2027 - 9 June 2027 (2 nights)
      Confirmation: OL-77120
      Guest: Nia Pugh`,
    products: [
      'The Elm Tree Hotel | 2027-06-04 – 2027-06-07 | 14 Mill Road, HX7 8AB, Hebden, GB | ET-20417',
      'The Oak Lodge | 2027-06-07 – 2027-06-09 | 2 Moor Lane, BD23 1AB, Skipton, GB | OL-77120',
    ],
    people: ['Nia Pugh'],
    reference: 'LMQ-4471',
  },
  {
    name: 'two houses below their days',
    text: `
      Reservation LMQ-4471
      Guest: Nia Pugh
      4 June 2027 - 7 June 2027 (3 nights)
      The Elm Tree Hotel
      14 Mill Road, Hebden HX7 8AB

      7 June 2027 - 9 June 2027 (2 nights)
      The Oak Lodge
      2 Moor Lane, Skipton BD23 1AB`,
    products: [
      'The Elm Tree Hotel | 2027-06-04 – 2027-06-07 | 14 Mill Road, HX7 8AB, Hebden, GB | LMQ-4471',
      'The Oak Lodge | 2027-06-07 – 2027-06-09 | 2 Moor Lane, BD23 1AB, Skipton, GB | LMQ-4471',
    ],
    people: ['Nia Pugh'],
    reference: 'LMQ-4471',
  },
  {
    name: 'a Portuguese voucher with the number of who has the rooms',
    text: `
      VOUCHER DE ALOJAMENTO
      N.º da reserva: PT 4410-77
      Hóspede: Sra. Ana Lima
      Alojamento: Quinta da Serra
      Morada: Estrada da Serra 14, 8100-245 Loulé
      Entrada: 04/06/2027    Saída: 11/06/2027
      7 noites, 1 quarto, regime: pequeno-almoço
      Fornecedor: Bedstore / ref. BS-441077`,
    products: ['Quinta da Serra | 2027-06-04 – 2027-06-11 | Estrada da Serra 14, 8100-245, Loulé, PT | BS-441077'],
    people: ['Ana Lima'],
    reference: 'PT 4410-77',
  },
  {
    name: 'flights of an airline that no table has, by the names of cities alone',
    text: `
      Reisebestilling 4471290
      Reisende: Karin Lind
      FLY
      K9 1545  04JUN  OSLO GARDERMOEN - BERGEN  09:20  10:15
      K9 1546  06JUN27  BERGEN - OSLO GARDERMOEN  18:05  19:00`,
    products: ['K9 1545 OSL 2027-06-04T09:20 – BGO 2027-06-04T10:15', 'K9 1546 BGO 2027-06-06T18:05 – OSL 2027-06-06T19:00'],
    people: ['Karin Lind'],
  },
  {
    name: 'an address in a sentence that goes on',
    text: `
      Dear Mr Le Roux,
      Your booking at The Elm Tree Hotel, 14 Mill Road, Hebden HX7 8AB is confirmed. Ref: ETH-20417
      Check-in: 4 June 2027. Check-out: 7 June 2027. 3 nights.
      Guests: Mr Pieter Le Roux, Mrs Anna Le Roux`,
    products: ['The Elm Tree Hotel | 2027-06-04 – 2027-06-07 | 14 Mill Road, HX7 8AB, Hebden, GB | ETH-20417'],
    people: ['Pieter Le Roux', 'Anna Le Roux'],
    reference: 'ETH-20417',
  },
  {
    name: 'a house whose cells each have a line of their own, above its two days, and people behind letters for their sex',
    text: `
      Reisebestätigung
      Vorgangsnummer: 40918823
      Nr.   Reiseteilnehmer   Alter   Preis EUR
      1   H Amberg, Holger   E   946,00
      2   F Amberg, Birgit   E   946,00
      Leistung   Beschreibung   von   bis   Tln.
      Flug
      München (MUC) - Rhodos (RHO)
      DE 1638, ab 05:10 Uhr an 09:15 Uhr
      02.10.27
      02.10.27
      1-2
      Hotel
      Kolymbia Bay Resort ****+
      Kolymbia / Rhodos
      1 Doppelzimmer Meerblick, All Inclusive
      02.10.27
      09.10.27
      1-2
      Flug
      Rhodos (RHO) - München (MUC)
      DE 1639, ab 10:25 Uhr an 12:40 Uhr
      09.10.27
      09.10.27
      1-2`,
    products: [
      'DE 1638 MUC 2027-10-02T05:10 – RHO 2027-10-02T09:15',
      'DE 1639 RHO 2027-10-09T10:25 – MUC 2027-10-09T12:40',
      'Kolymbia Bay Resort | 2027-10-02 – 2027-10-09 | Kolymbia, Rhodos | 40918823',
    ],
    people: ['Holger Amberg', 'Birgit Amberg'],
    reference: '40918823',
  },
  {
    name: 'a parking place and a room whose cells have lines of their own, and no house',
    text: `
      Reisebestätigung
      Vorgangsnummer: 40918823
      Reiseteilnehmer: Holger Amberg
      Flug DE 1638   02.10.2027   München (MUC) 05:10   Rhodos (RHO) 09:15
      Unterkunft
      Parkplatz am Flughafen
      Doppelzimmer
      02.10.27
      09.10.27
      Hotel
      Transfer im Bus
      02.10.27
      09.10.27`,
    products: ['DE 1638 MUC 2027-10-02T05:10 – RHO 2027-10-02T09:15'],
    people: ['Holger Amberg'],
    reference: '40918823',
  },
  {
    name: 'a German package whose rows are broken, whose people have a letter for their sex before them',
    text: `
      REISEBESTÄTIGUNG / RECHNUNG
      Vorgangsnummer: 55201884

      Nr.   Reiseteilnehmer   Alter   Preis EUR
      1   H Tiedemann, Volker   E   988,00
      2   F Tiedemann, Annegret   E   988,00
      Leistung   Beschreibung   von   bis   Tln.
      Flug
      Nürnberg (NUE) - Rhodos (RHO)
      X3 4416, ab 06:20 Uhr an 10:35 Uhr
      12.06.27
      12.06.27
      1-2
      Hotel
      Aphea Sands ****
      Kolymbia / Rhodos
      1 Doppelzimmer, Halbpension
      12.06.27
      19.06.27
      1-2
      Flug
      Rhodos (RHO) - Nürnberg (NUE)
      X3 4417, ab 11:25 Uhr an 13:50 Uhr
      19.06.27
      19.06.27
      1-2
      Gesamtpreis   1.976,00`,
    products: [
      'X3 4416 NUE 2027-06-12T06:20 – RHO 2027-06-12T10:35',
      'X3 4417 RHO 2027-06-19T11:25 – NUE 2027-06-19T13:50',
      'Aphea Sands | 2027-06-12 – 2027-06-19 | Kolymbia, Rhodos | 55201884',
    ],
    people: ['Volker Tiedemann', 'Annegret Tiedemann'],
    reference: '55201884',
  },
  {
    name: 'a German package with the number of the house in a catalogue, below its days alone',
    text: `
      Reisebestätigung und Rechnung
      Vorgangsnummer: 70331926

      Leistungen
      Zeitraum   Leistung   Teiln.
      03.05.27   Flug X3 2640 Hannover (HAJ) – Fuerteventura (FUE), ab 06:10 an 10:05, Economy   1–2
      03.05.27 – 17.05.27
      Hotel FUE 31077 Brisa de Corralejo, Costa Calma
      Doppelzimmer (DZM), All Inclusive
      1–2
      03.05.27 / 17.05.27   Transfer Flughafen – Hotel – Flughafen (Bus)   1–2
      17.05.27   Flug X3 2641 Fuerteventura (FUE) – Hannover (HAJ), ab 11:00 an 16:35   1–2
      Herr Dirk Wohlers
      Frau Meike Wohlers`,
    products: [
      'X3 2640 HAJ 2027-05-03T06:10 – FUE 2027-05-03T10:05',
      'X3 2641 FUE 2027-05-17T11:00 – HAJ 2027-05-17T16:35',
      'Brisa de Corralejo | 2027-05-03 – 2027-05-17 | Costa Calma | 70331926',
    ],
    reference: '70331926',
  },
  {
    name: 'the street of a house below its stars, and the island it is on',
    text: `
      Your holiday is booked.
      Booking reference: 93HWL4
      Who's going
      Mrs Pauline Ackroyd (Lead)
      Mr Stanley Ackroyd
      Flights
      Outbound - LS741
      Tue 05 Oct 2027
      Leeds (LBA) 08:10
      Funchal 12:05
      Inbound - LS742
      Tue 12 Oct 2027
      Funchal 12:55
      Leeds (LBA) 16:45
      Hotel
      Quinta dos Agapantos ★★★★
      Rua da Ribeira Velha, Funchal, Madeira
      7 nights from Tue 05 Oct 2027 - Half Board
      Room 1: Twin Room (2 adults)`,
    products: [
      'LS 741 LBA 2027-10-05T08:10 – FNC 2027-10-05T12:05',
      'LS 742 FNC 2027-10-12T12:55 – LBA 2027-10-12T16:45',
      'Quinta dos Agapantos | 2027-10-05 – 2027-10-12 | Rua da Ribeira Velha, Funchal, Madeira | 93HWL4',
    ],
  },
  {
    name: 'a town behind a house below its days',
    text: `
      Bestillingsbekreftelse 6618402
      Reisende
      Sigrid Tveiten
      Olav Tveiten
      FREDAG 15. JANUAR 2027
      Utreise – fly DK1353
      07.00 Oslo Gardermoen
      12.30 Gran Canaria, Las Palmas
      15. JANUAR – 22. JANUAR 2027, 7 NETTER
      Hotel Brisa Tauro, San Agustín
      Leilighet med balkong, frokost inkludert
      FREDAG 22. JANUAR 2027
      Hjemreise – fly DK1354
      13.40 Gran Canaria, Las Palmas
      20.55 Oslo Gardermoen`,
    products: [
      'DK 1353 OSL 2027-01-15T07:00 – LPA 2027-01-15T12:30',
      'DK 1354 LPA 2027-01-22T13:40 – OSL 2027-01-22T20:55',
      'Hotel Brisa Tauro | 2027-01-15 – 2027-01-22 | San Agustín | 6618402',
    ],
  },
  {
    name: 'no house where days alone stand below a transfer to one',
    text: `
      Reisebestätigung
      Vorgangsnummer: 55201885
      Herr Volker Tiedemann
      Flug
      Nürnberg (NUE) - Rhodos (RHO)
      X3 4416, ab 06:20 Uhr an 10:35 Uhr
      12.06.27
      12.06.27
      Hotel
      Transfer zum Hotel
      12.06.27
      19.06.27
      Reiseschutz
      Tiedemann, Volker
      12.06.27
      19.06.27`,
    products: ['X3 4416 NUE 2027-06-12T06:20 – RHO 2027-06-12T10:35'],
  },
  {
    name: 'the statement of an Italian package, which a letter of the agency calls by its first words',
    subject: 'Estratto conto Sirena Mare pratica 771204/B',
    text: `
      Cara Marta,
      ti mando l'estratto conto che ci è arrivato oggi. Il saldo entro fine maggio.
      Giulia
      SIRENA MARE S.p.A.
      Pratica n.: 771204/B
      PARTECIPANTI
      01 NERI MARTA
      SERVIZI
      dal      al       descrizione
      05/06/27 12/06/27 SOGGIORNO  Hotel Baia Serena
      05/06/27          VOLO NO 4410  Milano Malpensa - Rodi
                        partenza 07.30  arrivo 11.20
      12/06/27          VOLO NO 4411  Rodi - Milano Malpensa
                        partenza 12.30  arrivo 14.25`,
    products: [
      'NO 4410 MXP 2027-06-05T07:30 – RHO 2027-06-05T11:20',
      'NO 4411 RHO 2027-06-12T12:30 – MXP 2027-06-12T14:25',
      'Hotel Baia Serena | 2027-06-05 – 2027-06-12 | ? | 771204/B',
    ],
    reference: '771204/B',
  },
  {
    name: 'a letter to a group that tells its flights and its house in sentences',
    text: `
      Cari amici,
      vi scrivo le ultime notizie per il nostro viaggio dal 5 all'8 giugno 2027, organizzato con l'agenzia (pratica di gruppo n. CR-RHO-0417).
      Il ritrovo è sabato 5 giugno alle ore 6.30 davanti alla scuola di musica, dove ci aspetta il pullman per Malpensa.
      Il volo Neos NO 4410 parte da Malpensa alle 09.30 e arriva a Rodi alle 13.20, ora locale, con un bagaglio da 15 kg a testa.
      Saremo tutti all'Hotel Corallo, Via del Porto 7, 85100 Rodi, per tre notti in mezza pensione, bevande escluse.
      Martedì 8 giugno si rientra: partenza da Rodi con il volo Neos NO 4411 alle 15.10, arrivo a Malpensa alle 17.05, poi pullman.
      Un caro saluto,
      Marta`,
    products: [
      'NO 4410 MXP 2027-06-05T09:30 – RHO 2027-06-05T13:20',
      'NO 4411 RHO 2027-06-08T15:10 – MXP 2027-06-08T17:05',
      'Hotel Corallo | 2027-06-05 – 2027-06-08 | Via del Porto 7, 85100, Rodi | CR-RHO-0417',
    ],
    reference: 'CR-RHO-0417',
  },
  {
    name: 'a house that tells with which flights one might come',
    text: `
      Gentile signora Neri,
      confermiamo la Sua prenotazione n. 44719 dal 5 all'8 giugno 2027 all'Hotel Corallo, Via del Mare 7, 07026 Olbia, camera doppia con colazione.
      Se viene in aereo, sabato 5 giugno 2027 il volo Neos NO 4410 parte da Malpensa alle 09.30 e arriva a Olbia alle 10.40, a dieci minuti da noi.
      La aspettiamo con piacere,
      Hotel Corallo`,
    products: ['Hotel Corallo | 2027-06-05 – 2027-06-08 | Via del Mare 7, 07026, Olbia | 44719'],
  },
  {
    name: 'days without a year before as many nights, below the days of flights',
    text: `
      Rejsebevis
      Bookingnr. 30 552 114
      Udrejse
      Fredag 4. juni 2027
      Flynr. SK 2811 (SAS)
      Afgang: København kl. 06.15
      Ankomst: Rhodos kl. 11.05
      Hjemrejse
      Fredag 18. juni 2027
      Flynr. SK 2812 (SAS)
      Afgang: Rhodos kl. 12.10
      Ankomst: København kl. 15.15
      Hotel
      Solvang Bay Hotel, Ixia
      4. juni – 18. juni, 14 nætter
      Juniorsuite, halvpension
      Ankomst på værelset fra kl. 15.00`,
    products: [
      'SK 2811 CPH 2027-06-04T06:15 – RHO 2027-06-04T11:05',
      'SK 2812 RHO 2027-06-18T12:10 – CPH 2027-06-18T15:15',
      'Solvang Bay Hotel | 2027-06-04 – 2027-06-18 | Ixia | 30 552 114',
    ],
    reference: '30 552 114',
  },
  {
    name: 'headings in capitals, one with who hires the car out',
    text: `
      Thank you for your booking, Ms Reed
      Booking reference: QX7T4K
      FLIGHTS
      Flight   From   To
      BA2037   London Gatwick (South Terminal)   Orlando International
      4 Jun 2027 11:35   4 Jun 2027 16:20
      CAR RENTAL – Alamo
      Intermediate SUV (IFAR), additional driver free
      Alamo booking number: 71440219US3
      Collect: 4 Jun 2027, 17:30 – Orlando International Airport
      Return: 11 Jun 2027, 14:00 – Miami International Airport
      ACCOMMODATION
      Heron Bay Inn 3*
      4400 Palm Drive, Orlando, FL 32819
      4 Jun 2027 – 11 Jun 2027, 7 nights, room only
      Hotel confirmation 7731940`,
    products: [
      'BA 2037 LGW 2027-06-04T11:35 – MCO 2027-06-04T16:20',
      'Heron Bay Inn | 2027-06-04 – 2027-06-11 | 4400 Palm Drive, 32819, Orlando, US | 7731940',
      'Alamo | 2027-06-04T17:30 Orlando International Airport | 2027-06-11T14:00 Miami International Airport | 71440219US3',
    ],
    reference: 'QX7T4K',
  },
  {
    name: 'a Japanese package whose trains have a label for each end, and a number of the house',
    text: `
      ご予約が成立いたしました。
      予約番号:HT27-0604-7712
      往路 2027年6月4日(金)
      列車   のぞみ215号 普通車指定席
      出発   東京 10:30
      到着   京都 12:42
      宿泊 2027年6月4日(金)~6月6日(日) 2泊
      ホテル   ホテル青葉京都
      住所   〒600-8214 京都府京都市下京区東洞院通七条下ル
      宿泊確認番号   AK7714402
      復路 2027年6月6日(日)
      列車   のぞみ38号 普通車指定席
      出発   京都 17:01
      到着   東京 19:15`,
    products: [
      'Nozomi 215 東京駅 2027-06-04T10:30 – 京都駅 2027-06-04T12:42',
      'Nozomi 38 京都駅 2027-06-06T17:01 – 東京駅 2027-06-06T19:15',
      'ホテル青葉京都 | 2027-06-04 – 2027-06-06 | 600-8214, 京都府京都市下京区東洞院通七条下ル, JP | AK7714402',
    ],
    reference: 'HT27-0604-7712',
  },
  {
    name: 'a house above its street, in a town that is called as a country, with its days in figures behind labels',
    text: `
      Tack för din bokning, Maja!
      Ditt bokningsnummer är 5520 8841.
      Utresa
      lör 5 jun 2027
      kl. 07.20 Stockholm Arlanda
      kl. 12.20 Gran Canaria
      Flyg: SK 7715
      Boende
      Solvind Puerto
      Avda. Tomás Marín 8, Puerto Rico
      Tvårumslägenhet, havsutsikt
      Incheckning 5/6, utcheckning 12/6 senast kl. 11.00
      Hemresa
      lör 12 jun 2027
      kl. 13.35 Gran Canaria
      kl. 20.15 Stockholm Arlanda
      Flyg: SK 7716`,
    products: [
      'SK 7715 ARN 2027-06-05T07:20 – LPA 2027-06-05T12:20',
      'SK 7716 LPA 2027-06-12T13:35 – ARN 2027-06-12T20:15',
      'Solvind Puerto | 2027-06-05 – 2027-06-12 | Avda. Tomás Marín 8, Puerto Rico | 5520 8841',
    ],
    reference: '5520 8841',
  },
  {
    name: 'a resort that no table has, behind the house and above the days of the stay',
    text: `
      Matkavahvistus
      Varausnumero: 2 771 340
      MENOLENTO  la 5.6.2027
      Finnair AY 1795
      Helsinki-Vantaa klo 6.20 – Hania klo 10.20
      HOTELLI
      Marmari Beach, Kalyvos
      la 5.6. – la 12.6.2027
      Huone: kahden hengen huone, 7 yötä
      PALUULENTO  la 12.6.2027
      Finnair AY 1796
      Hania klo 11.15 – Helsinki-Vantaa klo 15.15`,
    products: [
      'AY 1795 HEL 2027-06-05T06:20 – CHQ 2027-06-05T10:20',
      'AY 1796 CHQ 2027-06-12T11:15 – HEL 2027-06-12T15:15',
      'Marmari Beach | 2027-06-05 – 2027-06-12 | Kalyvos | 2 771 340',
    ],
    reference: '2 771 340',
  },
  {
    name: 'people under a heading that is underlined, and who guides them',
    text: `
      Número de reserva: 7731 4402 15
      Vuelos
      -------
      Volaris Y4 3512, viernes 4 de junio de 2027
      Guadalajara (GDL)   06:55
      Cancún (CUN)   10:50
      Pasajeros
      -------
      Lucía Ochoa Vargas
      Martín Lomelí Vargas
      Su guía: Oscar Benítez, 998 000 4040`,
    products: ['Y4 3512 GDL 2027-06-04T06:55 – CUN 2027-06-04T10:50'],
    people: ['Lucía Ochoa Vargas', 'Martín Lomelí Vargas'],
    reference: '7731 4402 15',
  },
  {
    name: 'a letter of a tour whose balance has come, with its manager and a walk to a palace',
    subject: 'Your tour documents, departing 4th June',
    text: `
      Booking no: 540 881
      Dear Mrs Hale,
      With just a fortnight to go I have great pleasure in sending you the final joining instructions for your tour of the coast.
      Your Tour Manager will be Mr Ivan Kralj, who will be waiting at arrivals with a green board for all of the party.
      Please make your own way to London Gatwick for the easyJet flight U2 8413 to Split on Friday 4th June 2027, departing at 07.25 and arriving at 10.50.
      You will spend your three nights, from 4th to 7th June, at the Hotel Jadran, a five-minute walk from the beach (Obala 3, 21000 Split).
      On Monday 7th June the coach leaves at 11.00 for the airport, from where you fly from Split at 16.20 with easyJet flight U2 8414, landing at London Gatwick at 18.05.
      Included: Old Palace walking tour (Sat 5th, 09.30).
      Your balance was received with thanks on 19th February.`,
    products: [
      'U2 8413 LGW 2027-06-04T07:25 – SPU 2027-06-04T10:50',
      'U2 8414 SPU 2027-06-07T16:20 – LGW 2027-06-07T18:05',
      'Hotel Jadran | 2027-06-04 – 2027-06-07 | Obala 3, 21000, Split | 540 881',
    ],
    reference: '540 881',
  },
]
