import type { Sample } from '../sample.ts'

/** Stays whose house is told below a word for it, whose year stands apart, and whose guests are told with their rooms or how many they are. */
export const STAYS_BELOW_WORDS: readonly Sample[] = [
  {
    name: 'a holiday house by its name, below its number and a word for it',
    text: `
      Kære Mette Lauritsen
      Bookingnummer:   70418233
      DIT FERIEHUS
      Hus nr.   31877
      Navn   Marehalmen
      Adresse   Klitrosevej 12, Vejby, 3210 Vejby
      Ankomst   lørdag 03-07-2027 fra kl. 16.00
      Afrejse   lørdag 10-07-2027 senest kl. 10.00
      Antal personer   4 (2 voksne, 2 børn)`,
    products: ['Marehalmen | 2027-07-03 – 2027-07-10 | Klitrosevej 12, Vejby, 3210, Vejby | 70418233'],
    people: ['Mette Lauritsen'],
  },
  {
    name: 'a house in a table of a voucher, which has its telephone beside it and is nobody',
    text: `
      VOUCHER DE HOSPEDAGEM
      Número da reserva   Data de emissão
      77120943   06/07/2026
      HOTEL
      Nome   Telefone
      Pousada Jardim das Bromélias   +55 73 5555-0171
      Endereço
      Rua das Amoreiras, 44
      Cidade / UF   CEP   País
      Itacaré / BA   45530-000   Brasil
      Entrada (check-in)   Saída (check-out)   Diárias
      03/10/2026 - sábado, 14h00   10/10/2026 - sábado, 12h00   7
      HÓSPEDES
      Nome   Documento   Nascimento   Tipo
      CLEONICE BATISTA MOREIRA   ***.418.277-**   12/04/1978   ADT`,
    products: ['Pousada Jardim das Bromélias | 2026-10-03 – 2026-10-10 | Rua das Amoreiras, 44 | 77120943'],
    people: ['Cleonice Batista Moreira'],
  },
  {
    name: 'days whose years stand below them',
    text: `
      Tu recibo
      Código de confirmación: HMQW8RT2XB
      6 noches en Valladolid
      mié., 2 de dic.
      2026
      ➜
      mar., 8 de dic.
      2026
      Alojamiento entero · 1 cama · 2 huéspedes
      Casa Ceiba – estudio en La Candelaria
      Calle 44 No. 210, Barrio de la Candelaria, 97780 Valladolid, Yuc., México
      Viajero: Rosaura Itzel Canché Dzul`,
    products: ['Casa Ceiba | 2026-12-02 – 2026-12-08 | Calle 44 No. 210, Barrio de la Candelaria, 97780, Valladolid, MX | HMQW8RT2XB'],
    people: ['Rosaura Itzel Canché Dzul'],
  },
  {
    name: 'a campsite and what of it is let',
    text: `
      CONTRAT DE RÉSERVATION N° 2044817
      Arrivée   samedi 10/07/2027 à partir de 16h00   Départ   samedi 24/07/2027 avant 10h00   Nuits   14
      Camping   Les Genêts d'Or
      Hébergement   Cottage Pinède Confort – 2 chambres – 32 m²   Emplacement   Non garanti`,
    products: ["Les Genêts d'Or | 2027-07-10 – 2027-07-24 | ? | 2044817"],
  },
  {
    name: 'the address of a house in one long line, with its code in two',
    text: `
      Dear Mr. Menon,
      Confirmation Number   55210877
      Guest Name   Mr. Raghav Menon
      Arrival Date   26-Dec-2027 (Sunday)
      Departure Date   30-Dec-2027 (Thursday)
      Number of Nights   4
      Marari Lagoon Resort & Spa, Old Harbour, Beacon Road, Palliport Island, Kochi 682 515, Kerala, India`,
    products: ['Marari Lagoon Resort & Spa | 2027-12-26 – 2027-12-30 | Beacon Road, Palliport Island, 682515, Kochi, IN | 55210877'],
    people: ['Raghav Menon'],
  },
  {
    name: 'streets of Catalonia and hamlets of Portugal',
    text: `
      Localizador: 20871455
      ESTABLECIMIENTO
      Apartamentos Sol de Ponent (3 llaves)
      Avinguda dels Tarongers s/n, Son Xoriguer
      07769 Ciutadella de Menorca, Illes Balears
      ENTRADA   SALIDA   NOCHES
      miércoles, 04/08/2027   miércoles, 11/08/2027   7`,
    products: [
      'Apartamentos Sol de Ponent | 2027-08-04 – 2027-08-11 | Avinguda dels Tarongers s/n, Son Xoriguer, 07769, Ciutadella de Menorca | 20871455',
    ],
  },
  {
    name: 'guests below the rooms of a list, one of whom the letter is to',
    text: `
      Quinta da Ribeira Fria - Turismo Rural
      Exmo. Senhor
      Eng. Rui Miguel Saldanha
      Reserva n.º:   QRF/2027/0311
      Chegada (check-in):   09/06/2027, a partir das 15h00
      Partida (check-out):   13/06/2027, até às 12h00
      Quarto 1:   Suite do Lagar (cama de casal)
      Rui Miguel Saldanha
      Marta Saldanha
      Quarto 2:   Quarto Twin Alfazema
      Beatriz Saldanha
      Vasco Saldanha
      Regime:   Alojamento e pequeno-almoço
      QUINTA DA RIBEIRA FRIA
      Lugar da Ribeira, 9
      5050-118 Peso da Régua`,
    products: ['QUINTA DA RIBEIRA FRIA | 2027-06-09 – 2027-06-13 | Lugar da Ribeira, 9, 5050-118, Peso da Régua, PT | QRF/2027/0311'],
    people: ['Rui Miguel Saldanha', 'Marta Saldanha', 'Beatriz Saldanha', 'Vasco Saldanha'],
  },
  {
    name: 'guests below how many they are',
    text: `
      Bonjour M. LESTRADE,
      Dossier : 12-2027-004417
      Hébergement ........ LA BERGERIE HAUTE
      Adresse ............ Le Bourg, 3 chemin du Four
      12320 SAINT-CYPRIEN
      Arrivée ............ mercredi 12 mai 2027, à partir de 16 h
      Départ ............. dimanche 16 mai 2027, avant 18 h
      Occupants .......... 2 adultes, 1 enfant
      Jean-Marc LESTRADE
      Coline VIALA
      Gabin LESTRADE (7 ans)
      Animaux ............ 1 chien`,
    products: ['LA BERGERIE HAUTE | 2027-05-12 – 2027-05-16 | 3 chemin du Four, 12320, SAINT-CYPRIEN | 12-2027-004417'],
    people: ['Jean-Marc Lestrade', 'Coline Viala', 'Gabin Lestrade'],
  },
  {
    name: 'those who come, a family of two names, above what is to be clicked',
    text: `
      Your reservation is confirmed
      Entire home/apt hosted by Pádraig
      Seaweed Cottage
      Check-in
      Friday
      21 May 2027
      4:00 pm
      Checkout
      Tuesday
      25 May 2027
      11:00 am
      Address
      Strand Street 4, Dingle, County Kerry V92 HD58, Ireland
      Who’s coming
      Orla Ní Chonaill
      Fergal Ní Chonaill-Walsh
      Nuala Walsh
      Message Host
      Confirmation code
      HMFQ9K3ZXW`,
    products: ['Seaweed Cottage | 2027-05-21 – 2027-05-25 | Strand Street 4, V92 HD58, Dingle, IE | HMFQ9K3ZXW'],
    people: ['Orla Ní Chonaill', 'Fergal Ní Chonaill-Walsh', 'Nuala Walsh'],
  },
  {
    name: 'labels that have run together above a house and its street, which are nobody',
    text: `
      ¡Gracias por tu reserva, Rocío!
      LOCALIZADOR 0118274593
      Entrada
      Viernes, 27/11/2026
      Salida
      Domingo, 29/11/2026
      Noches 2   Habitaciones 1 Huéspedes 2 adultos

      NH Sevilla Alameda ****
      Calle Conde de Barajas, s/n
      41002 Sevilla, España

      DATOS DEL TITULAR
      Rocío de la Vega Manzano`,
    products: ['NH Sevilla Alameda | 2026-11-27 – 2026-11-29 | Calle Conde de Barajas s/n, 41002, Sevilla, ES | 0118274593'],
    people: ['Rocío de la Vega Manzano'],
  },
  {
    name: 'a voucher of a wholesaler, with labels in two languages that have run together, and a street without a word for it',
    text: `
      VOUCHER - ACCOMMODATION
      Bono - Alojamiento
      Reference number / Localizador: 102-8816402   Issued by:
      Lead passenger / Titular: MS FREJA HOLMBERG
      Agency reference: TRV-66201
      HOTEL
      JB MARIVENT 4*
      Passeig Mallorca, 22A   Destination: Palma, Majorca
      07012 PALMA (MALLORCA)   Zone: Palma City
      SPAIN   Lat/Lon: 39.5722 / 2.6423
      From / Desde   To / Hasta Units Room type   Adults Children Child ages Board
      17/10/2027   24/10/2027 1   DOUBLE SUPERIOR (DBT.SU)   2   1   8   BED AND BREAKFAST`,
    products: ['JB MARIVENT | 2027-10-17 – 2027-10-24 | Passeig Mallorca, 22A, 07012, PALMA (MALLORCA), ES | 102-8816402'],
  },
  {
    name: 'what each house of a journey calls the booking, by labels that end in the house',
    text: `
      Vorgangsnummer   Buchungsdatum
      RW-27-04429   04.03.2027
      Leistung 1 – Unterkunft
      Reisezeitraum   05.06.2027 – 09.06.2027 (4 Nächte)
      Hotel   Hotel Rebstock Durbach ****S
      Anschrift   Halbgütle 30, 77770 Durbach
      Reservierungsnr. im Hotel   RS-99321
      Leistung 2 – Unterkunft
      Reisezeitraum   09.06.2027 – 12.06.2027 (3 Nächte)
      Hotel   Hôtel Le Colombier ****
      Anschrift   7 Rue Turenne, 68000 Colmar, Frankreich
      Reservierungsnr. im Hotel   270609-HOL`,
    products: [
      'Hotel Rebstock Durbach | 2027-06-05 – 2027-06-09 | Halbgütle 30, 77770, Durbach | RS-99321',
      'Hôtel Le Colombier | 2027-06-09 – 2027-06-12 | 7 Rue Turenne, 68000, Colmar, FR | 270609-HOL',
    ],
    reference: 'RW-27-04429',
  },
  {
    name: 'a campsite in its letterhead, with its stars, and what of it is let',
    text: `
      Camping Les Ajoncs d'Arvor ★★★★   www.ajoncs-arvor.example
      02 98 55 01 17
      Camping Les Ajoncs d'Arvor   M. Yannick LE GOFF
      18 rue de la Presqu'île   4 avenue du Parc
      29217 Le Conquet   59130 Lambersart
      Réservation n°   R27-00461
      Arrivée   samedi 10 juillet 2027 (de 16h à 20h)
      Départ   samedi 24 juillet 2027 (avant 10h)
      Hébergement   Mobil-home Ouessant Premium, 3 chambres, 35 m², terrasse couverte – emplacement C14
      Nombre de nuits   14`,
    products: ["Camping Les Ajoncs d'Arvor | 2027-07-10 – 2027-07-24 | 18 rue de la Presqu'île, 29217, Le Conquet | R27-00461"],
  },
  {
    name: 'a house of a chain, whose care for customers has an address as well',
    text: `
      Thanks for booking with us, Linh!
      Confirmation #
      4418840267
      Hampton Inn & Suites Memphis Riverside
      310 Union Avenue South
      Memphis, TN 38103 US
      Check-in:
      Mon, 26 Apr 2027
      Check-out:
      Thu, 29 Apr 2027
      Name: Linh Mai Tran-Carter
      This email was delivered to you because you made a reservation. Hilton Reservations and Customer Care, 2050 Chennault Drive, Carrollton, TX 75006`,
    products: [
      'Hampton Inn & Suites Memphis Riverside | 2027-04-26 – 2027-04-29 | 310 Union Avenue South, 38103, Memphis, US | 4418840267',
    ],
  },
  {
    name: 'houses of a safari, and the reference of all behind a title',
    text: `
      IMBABALA & SABLE SAFARIS (PTY) LTD
      FINAL CONFIRMATION OF ACCOMMODATION   REF: IS-27-2294
      Client:   Mrs Nomsa Dlamini
      STAY 1
      Property:   Sabie River Inn
      Address:   R40, Numbi Road, Hazyview 1242
      Check in:   Fri 08 Oct 2027, from 14h00
      Check out:   Mon 11 Oct 2027, by 10h00
      Nights:   3
      Confirmation:  RI 40963
      STAY 2
      Property:   Marula Bushcamp
      Check in:   Mon 11 Oct 2027, from 12h00
      Check out:   Thu 14 Oct 2027, by 10h00
      Nights:   3
      Confirmation:  UB-104-88`,
    products: [
      'Sabie River Inn | 2027-10-08 – 2027-10-11 | Numbi Road, 1242, Hazyview | RI 40963',
      'Marula Bushcamp | 2027-10-11 – 2027-10-14 | ? | UB-104-88',
    ],
    reference: 'IS-27-2294',
  },
  {
    name: 'the name of a Japanese house in its own letters below the other',
    text: `
      Booking No.: 1428830561774455

      Maple Court Hotel Kyoto

      京都メープルホテル

      71-3 Daikokucho, Kawaramachi-dori Sanjo-sagaru 2-chome, Nakagyo-ku, 604-8031 Kyoto, Kyoto, Japan

      Check-in
      Apr 5, 2027 (Mon)
      6 nights
      Check-out
      Apr 11, 2027 (Sun)
      Guest names   TANAKA/HANAE`,
    products: [
      'Maple Court Hotel Kyoto | 2027-04-05 – 2027-04-11 | 71-3 Daikokucho, Kawaramachi-dori Sanjo-sagaru 2-chome, Nakagyo-ku, 604-8031, Kyoto, JP | 1428830561774455',
    ],
  },
  {
    name: 'for whom a stay is, by all names, where the mail speaks to the first of them',
    text: `
      We look forward to seeing you, Gustavo.
      Courtyard Pittsburgh Riverfront
      21 North Juniper Street
      Pittsburgh, Pennsylvania 15222 USA
      CHECK-IN
      Tuesday, September 14, 2027
      CHECK-OUT
      Thursday, September 16, 2027
      Confirmation Number: 84619302
      For: Gustavo A. Olmedo Restrepo`,
    products: ['Courtyard Pittsburgh Riverfront | 2027-09-14 – 2027-09-16 | 21 North Juniper Street, 15222, Pittsburgh, US | 84619302'],
    people: ['Gustavo A. Olmedo Restrepo'],
  },
  {
    name: 'two guests behind each other below how many they are, and no room',
    text: `
      Hello Anna,
      Booking number: 5512-88437
      Heather Cottage, 4 Harbour Street, Whitby YO21 3PU
      Check-in: 4 June 2027   Check-out: 6 June 2027   2 nights
      Guests: 2 adults
      Anna Reed and Tom Hale`,
    products: ['Heather Cottage | 2027-06-04 – 2027-06-06 | 4 Harbour Street, YO21 3PU, Whitby, GB | 5512-88437'],
    people: ['Anna Reed', 'Tom Hale'],
  },
  {
    name: 'a room below how many guests there are, which is none of them',
    text: `
      Booking number: 5512-88438
      Heather Hotel, 4 Harbour Street, Whitby YO21 3PU
      Check-in: 4 June 2027   Check-out: 6 June 2027   2 nights
      Guests: 2 adults
      Superior King
      Breakfast Included`,
    products: ['Heather Hotel | 2027-06-04 – 2027-06-06 | 4 Harbour Street, YO21 3PU, Whitby, GB | 5512-88438'],
    people: [],
  },
  {
    name: 'a guest with a card and one without',
    text: `
      Booking number: 5512-88439
      Heather Hotel, 4 Harbour Street, Whitby YO21 3PU
      Check-in: 4 June 2027   Check-out: 6 June 2027   2 nights
      Guests
      Anna Reed
      Harbour Club # 7•••••204
      Tom Hale
      Room 1   Double`,
    products: ['Heather Hotel | 2027-06-04 – 2027-06-06 | 4 Harbour Street, YO21 3PU, Whitby, GB | 5512-88439'],
    people: ['Anna Reed', 'Tom Hale'],
  },
  {
    name: 'the end of a sentence, which says before what something is to be done, and not what was before',
    text: `
      Puedes hacer el check-in online desde 48
      h antes de tu llegada.
      Localizador de la reserva: 74D1295836
      Sol Poniente ★★★★
      07769 Ciutadella de Menorca, Menorca, España
      Fecha de entrada   sábado, 28 de agosto de 2027 (desde las 15:00)
      Fecha de salida   sábado, 4 de septiembre de 2027 (hasta las 12:00)
      Noches   7
      Titular de la reserva   Aitor Mendizábal Goñi
      Pagado ahora   0,00 €`,
    products: ['Sol Poniente | 2027-08-28 – 2027-09-04 | 07769, Ciutadella de Menorca, ES | 74D1295836'],
    people: ['Aitor Mendizábal Goñi'],
  },
  {
    name: 'what is let by a title that its line broke, and guests in a list that it broke as well',
    text: `
      Airbnb
      Votre réservation est confirmée :
      Les Toits Bleus · T2 vieille ville, parking
      privé   Les Toits Bleus
      Logement entier
      Arrivée   Départ
      sam. 13 mars 2027   ›   sam. 20 mars 2027
      à partir de 16:00   10:00
      Adresse
      27 Rue Sainte-Claire, 74000 Annecy, France
      Voyageurs
      4 voyageurs : Jean-Baptiste Morvan, Maëlys Morvan, Aïssatou
      Diallo, Malo Morvan
      Code de confirmation
      HM6QJR3DNC
      7 nuits`,
    products: [
      'Les Toits Bleus · T2 vieille ville, parking privé | 2027-03-13 – 2027-03-20 | 27 Rue Sainte-Claire, 74000, Annecy, FR | HM6QJR3DNC',
    ],
    people: ['Jean-Baptiste Morvan', 'Maëlys Morvan', 'Aïssatou Diallo', 'Malo Morvan'],
  },
  {
    name: 'what is let in a picture without a logo, by what the agency takes for itself',
    text: `
      Réservation confirmée
      Vous partez à Gordes !
      Mas en pierre avec bassin, vue Ventoux
      Arrivée   Départ
      ven. 25 juin 2027   lun. 28 juin 2027
      à partir de 16:00   avant 10:00
      Adresse
      412 chemin des Amandiers, 84220 Gordes, France
      Réservation au nom de Théodore Hauteville
      Code de confirmation
      HMZ5K9TQRP
      212,00 € x 3 nuits   636,00 €
      Frais de service Airbnb   106,92 €`,
    products: [
      'Mas en pierre avec bassin, vue Ventoux | 2027-06-25 – 2027-06-28 | 412 chemin des Amandiers, 84220, Gordes, FR | HMZ5K9TQRP',
    ],
    people: ['Théodore Hauteville'],
  },
  {
    name: 'a label amid its cell, below the day of arrival, beside one above the day of departure',
    text: `
      Confirmação de Reserva - Vila Marim Tavira
      Reserva n.º VM2207418
      Vila Marim Tavira
      Hotel   Rua 4 de Outubro
      8800-362 Tavira
      14 de agosto de 2027, a partir das
      Entrada
      14h00
      Saída   21 de agosto de 2027, até às 12h00
      Noites   7`,
    products: ['Vila Marim Tavira | 2027-08-14 – 2027-08-21 | Rua 4 de Outubro, 8800-362, Tavira, PT | VM2207418'],
  },
  {
    name: 'a stay from one day to the next with a stroke between',
    text: `
      The Gannet Inn, 4 Harbour Street, Whitby YO21 3PU
      Reservation number: 44712908
      Your stay: 03 Mar/10 Mar 2027, 7 nights`,
    products: ['The Gannet Inn | 2027-03-03 – 2027-03-10 | 4 Harbour Street, YO21 3PU, Whitby, GB | 44712908'],
  },
  {
    name: 'a stay from one day to the next with a hyphen between',
    text: `
      The Gannet Inn, 4 Harbour Street, Whitby YO21 3PU
      Reservation number: 44712908
      Your stay: 03 Mar-10 Mar 2027, 7 nights`,
    products: ['The Gannet Inn | 2027-03-03 – 2027-03-10 | 4 Harbour Street, YO21 3PU, Whitby, GB | 44712908'],
  },
  {
    name: 'somebody below a word for houses, whose house is told by its own label',
    text: `
      Booking 44712908
      Accommodation
      Name   Anna Stott
      Address   4 Mill Lane, Leeds LS1 4DY
      Check-in: 4 June 2027   Check-out: 6 June 2027   2 nights
      Hotel   The Gannet Inn
      12 Harbour Road, Whitby YO21 3PU`,
    products: ['The Gannet Inn | 2027-06-04 – 2027-06-06 | 12 Harbour Road, YO21 3PU, Whitby, GB | 44712908'],
    people: ['Anna Stott'],
  },
  {
    name: 'a house by its name behind a colon, above what it has',
    text: `
      Booking 44712908
      Your cottage
      Name: Seagull
      Large Garden And Pool
      Harbour Lane 4, YO21 3PU Whitby
      Check-in: 4 June 2027   Check-out: 6 June 2027`,
    products: ['Seagull | 2027-06-04 – 2027-06-06 | Harbour Lane 4, YO21 3PU, Whitby, GB | 44712908'],
  },
  {
    name: 'a house by its name, below its label with an empty line between',
    text: `
      Bookingnummer:   70418233
      DIT FERIEHUS

      Navn

      Marehalmen

      Adresse   Klitrosevej 12, 3210 Vejby
      Ankomst   lørdag 03-07-2027
      Afrejse   lørdag 10-07-2027`,
    products: ['Marehalmen | 2027-07-03 – 2027-07-10 | Klitrosevej 12, 3210, Vejby | 70418233'],
  },
  {
    name: 'how many rooms there are, with a sign for a note, is no house with stars',
    text: `
      Booking confirmation 44712908
      Double Room Sea Side 2 *
      Check-in: 4 June 2027   Check-out: 6 June 2027
      Seaview Lodge
      * with a cot`,
    products: ['Seaview Lodge | 2027-06-04 – 2027-06-06 | ? | 44712908'],
  },
  {
    name: 'a house below a heading for guests, which is nobody where nobody else is told either',
    text: `
      Booking 44712908
      Guests
      Harbour Cove Lodge
      12 Harbour Road, Whitby YO21 3PU
      Check-in: 4 June 2027   Check-out: 6 June 2027`,
    products: ['Harbour Cove Lodge | 2027-06-04 – 2027-06-06 | 12 Harbour Road, YO21 3PU, Whitby, GB | 44712908'],
    people: [],
  },
  {
    name: 'a house beside its word, and another of which but the days are told on which one pays',
    text: `
      Moor Tours booking 5530217
      Travellers: Nora Kunz

      HOTEL   Lark House, Bath
      In 12 May - Out 16 May 2027 (4 nights)

      HOTEL   Amsel House, Bristol
      Pay by 10 May 2027 - 16 May 2027 (6 nights)`,
    products: ['Lark House | 2027-05-12 – 2027-05-16 | Bath | 5530217'],
  },
]
