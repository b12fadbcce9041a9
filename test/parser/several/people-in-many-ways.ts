/** Documents that tell of people in rows, lists and lines of many forms, and of what only looks like people. Nobody in them exists. */

import type { Sample } from '../sample.ts'
import { flown, stayed } from '../with-people.ts'

export const PEOPLE_IN_MANY_WAYS: readonly Sample[] = [
  flown(
    'a name that ends where another label begins',
    ['Carla Moreau'],
    '      TRAVELER: MOREAU/CARLA MS Company: Nordwerk Handel AG Cost centre: 4410',
  ),
  flown(
    'a name in capitals before a label in capitals',
    ['Maria Rita Seixas'],
    '      PASSAGEIRO: SEIXAS/MARIA RITA MRS PASSAGEIRO FREQUENTE: TP 404****11',
  ),
  flown(
    'a title, a name and the label of another',
    ['Ulrich Harms', 'Dagmar Harms'],
    '      Frau Dagmar Harms Mitreisender: Herr Ulrich Harms',
  ),
  flown('somebody whose family is called as guests are', ['Anna Maria Gast'], '      Passenger: Anna Maria Gast: 12A'),
  flown('a name before the number of a ticket', ['Sigrid Tveit'], '      Passasjer   SIGRID TVEIT Billettnr. 328 2447 183 926'),
  flown(
    'names with tickets behind a dash',
    ['Henrike Dahl', 'Lennart Dahl'],
    `
      Passagierinformationen
      Dr. Henrike Dahl – Ticketnr. 220-2417763098 – Miles & More 9920****
      Lennart Dahl – Ticketnr. 220-2417763099
      Freigepäck`,
  ),
  flown(
    'names behind which a long dash stands',
    ['Nerea Alonso', 'Unai Robles'],
    `
      Pasajeros
      Nerea Alonso — Asientos: 7D (ida), 9A (vuelta)
      Unai Robles — Asientos: 7E (ida), 9B (vuelta)`,
  ),
  flown(
    'a second name with fewer lines below it',
    ['Mette Holm', 'Rasmus Holm'],
    `
      Rejsende
      Mette Holm
      EuroBonus EBB 602118347 · Sølv
      Billetnummer 117-2409918736
      Sæde 11A

      Rasmus Holm
      Billetnummer 117-2409918737
      Sæde 11B`,
  ),
  flown(
    'a title before a name with a slash, and a street beside it',
    ['Volker Ahrens', 'Beate Ahrens'],
    `
      Herrn   Reiseteilnehmer
      Volker Ahrens   1 Herr AHRENS / VOLKER
      Marbacher Str. 318   2 Frau AHRENS / BEATE
      50933 Köln`,
  ),
  flown(
    'a lady in capitals before both names',
    ['Chantal Perrot'],
    `
      PASSAGER
      Nom   MME PERROT / CHANTAL`,
  ),
  flown(
    'names broken over lines of a table, with titles',
    ['Solène Guillard', 'Titouan Guillard'],
    `
      Passager   N° de billet   Flying Blue
      Mme Solène   057 2418 306 771   2096 441 837
      GUILLARD   Explorer
      M. Titouan   057 2418 306 772   —
      GUILLARD
      (enfant, 8 ans)`,
  ),
  flown(
    'names of three words broken over three lines',
    ['Marta Echarri Lozano', 'Julián Prats Monfort'],
    `
      Nombre y apellidos   Tipo   N.º de billete   Club
      SRA. MARTA   Adulto   075-   IB
      ECHARRI   2417703916   47190338
      LOZANO   Plata
      SR. JULIÁN PRATS   Adulto   075-   -
      MONFORT   2417703917`,
  ),
  flown(
    'a name that ends in a letter, and goes on below',
    ['Gregory T Halvorsen'],
    `
      PASSENGER   CONFIRMATION #   TICKET #
      GREGORY T   HQ6WVN   0062 4177
      HALVORSEN   930412   Silver Medallion`,
  ),
  flown(
    'a whole name above a class of travel',
    ['Anna Reed'],
    `
      Passenger   Seat   Paid
      ANNA REED   12A   50.00
      WINDOW   20 kg`,
  ),
  flown(
    'names with Polish titles in capitals',
    ['Agnieszka Wrona', 'Tomasz Wroński'],
    `
      Pasażer   Usługi KTW–BRI   Usługi BRI–KTW
      PANI AGNIESZKA   Priority, miejsce 4C   Priority, miejsce 5C
      WRONA   bagaż 20 kg   bagaż 20 kg
      PAN TOMASZ WROŃSKI   Priority, miejsce 4B   Priority, miejsce 5B`,
  ),
  flown(
    'somebody who is called in Polish as nobody is named',
    ['Katarzyna Nowicka', 'Zofia Nowicka'],
    `
      Szanowna Pani Katarzyno Nowicka,
      NOWICKA KATARZYNA MRS   Dorosły   080 2417739105
      NOWICKA ZOFIA MISS   Dziecko   080 2417739107`,
  ),
  flown(
    'sisters whose names differ by a letter',
    ['Mario Rossi', 'Maria Rossi'],
    `
      Passengers
      Mr Mario Rossi
      Mrs Maria Rossi`,
  ),
  flown(
    'a name beside an age and above a card',
    ['Mathilde Perrin'],
    `
      Mathilde Perrin   Adulte
      Carte Avantage Adulte - n° 29090114882713642`,
  ),
  flown(
    'what is paid beside an age, and nobody',
    [],
    `
      Sunset Lounge   Adult
      Valid on the day of travel`,
  ),
  flown('a card with its number behind a name', ['Federica Marani'], '      Passeggero   Federica Marani (Adulto) - Italo Più 40088213774'),
  flown(
    'names in one row with the age of a child from one year to another',
    ['Alastair Drew', 'Fergus Drew'],
    `
      Passengers and vehicle
      Mr Alastair Drew (adult)   Vehicle: Car
      Master Fergus Drew (child 4-15)   Roof box: No`,
  ),
  flown(
    'the one who has to show a paper',
    ['Annegret Rott'],
    `
      Fahrkarte gültig mit
      amtlichem Lichtbildausweis:
      Annegret Rott
      Vertragspartner: Nord Fernverkehr AG, Europa-Allee 78`,
  ),
  flown(
    'a traveller below her label in another column',
    ['Caroline Sund'],
    `
      Traveler
      Bayline Corporate Travel   SUND / CAROLINE
      Agency file VGTPXH   Employee 00471882`,
  ),
  flown(
    'seats of a way, and no passenger',
    ['Katherine Oller'],
    `
      Mrs Katherine Oller   Adult
      Seats MUC-BCN: 12A, 12B   Priority Boarding: 2`,
  ),
  stayed(
    'names in a list below how many they are',
    ['Harper Lind', 'Theo Castell'],
    `
      Guests
      2 adults
      Harper Lind, Theo Castell
      Cancellation policy`,
  ),
  stayed(
    'names one below the other below how many take part',
    ['Clémence Aubert', 'Thibault Aubert'],
    `
      Qui participe
      2 adultes, 1 bébé
      Clémence Aubert
      Thibault Aubert

      Conditions d'annulation`,
  ),
  stayed(
    'how many take part, and a street',
    [],
    `
      Who is going?
      2 adults, 1 child
      Via Fillungo 88, 55100 Lucca`,
  ),
  stayed(
    'a list of people by how old they are',
    ['Anke Rein', 'Dirk Rein', 'Jule Rein'],
    '      Personen   Anke Rein (06.04.1985), Dirk Rein, Jule Rein (9 J.)',
  ),
  stayed('persons of whom only the number is told', [], '      Personen   2 Erwachsene, 1 Kind'),
  stayed('a label of a name without a colon', ['Fergus Drum'], '      Guest name Fergus Drum   For   2 adults'),
  stayed('a sentence that begins as a label of a name', [], '      Guest name changes are free until the day of arrival'),
  stayed(
    'labels that stand close together, the last of them of people',
    ['Lorena Garrido', 'Álvaro Benedicto', 'Hugo Benedicto'],
    `
      Unid. Tipo de habitación / Room type Ad. Ni. Edad niños Nombre de los pasajeros / Pax names
      1   DOBLE THE LEVEL   2   1   7   Lorena Garrido
      VISTA MAR   Álvaro Benedicto
      Hugo Benedicto (7)

      Observaciones / Remarks`,
  ),
  stayed(
    'those of two rooms, one of whom is spoken to',
    ['Ingrid Sol', 'Petra Kowal'],
    `
      Ingrid, your reservation has been updated
      Room 1: King Guest Room – Ingrid Sol (Club # 1120044781)
      Room 2: Twin Guest Room – Petra Kowal`,
  ),
  stayed(
    'what two rooms look out on',
    [],
    `
      Room 1: King Guest Room – Garden Side
      Room 2: Twin Guest Room – Harbour Side`,
  ),
  stayed(
    'the one whose mail is answered',
    ['Karolina Stach'],
    `
      Dzień dobry Pani Karolino,
      potwierdzam rezerwację.
      W dniu czw., 7 sty 2027 Karolina Stach <k.stach@example.pl> napisał(a):
      Poproszę o pokój.`,
  ),
  stayed(
    'the mail of another that is answered',
    [],
    `
      Dear guest,
      we confirm your room.
      On 7 January 2027 Tom Hale <t.hale@example.com> wrote:
      Please confirm the room.`,
  ),
  {
    name: 'the one who is greeted beside somebody who drives as well',
    text: `
      Estimado/a LUCÍA BARRAL MOLINA:
      Localizador   C2748116
      Oficina de recogida   Alicante - Aeropuerto
      Fecha y hora de recogida   25/06/2027 21:15
      Oficina de devolución   Alicante - Aeropuerto
      Fecha y hora de devolución   02/07/2027 20:00
      Grupo   D - Seat Ibiza o similar
      Conductor adicional: Joan Ferrer   GRATIS`,
    products: ['? | 2027-06-25T21:15 Alicante - Aeropuerto | 2027-07-02T20:00 Alicante - Aeropuerto | C2748116'],
    people: ['Joan Ferrer', 'Lucía Barral Molina'],
  },
  {
    name: 'a driver by name and by number, and one who is greeted and does not drive',
    text: `
      Europcar   Reservation No. 1193857204
      Dear Tom Hale,
      Driver
      Name   Declan McKay
      Driver ID   112885403
      Pick-up
      Date and time   14/06/2027 at 11:45
      Station   FARO AIRPORT
      Return
      Date and time   24/06/2027 at 09:15
      Station   LISBON AIRPORT
      Vehicle
      Category   CDMR - Compact: Peugeot 308 or similar`,
    products: ['Europcar | 2027-06-14T11:45 FARO AIRPORT | 2027-06-24T09:15 LISBON AIRPORT | 1193857204'],
    people: ['Declan McKay'],
  },
  {
    name: 'a name in two parts, and the rest of it in the line below',
    text: `
      Rentalcars booking number   Alamo confirmation number   Main driver   Flight number
      748203915   1907338264COUNT   Ms Bronwen Carr-   VS 0075
      Hughes
      Pick-up   Drop-off
      Date & time   Sat 14 Aug 2027 16:30   Sat 28 Aug 2027 15:00
      Location   Orlando Airport (MCO)   Orlando Airport (MCO)
      Car type   Midsize SUV - Nissan Rogue`,
    products: ['Alamo | 2027-08-14T16:30 Orlando Airport (MCO) | 2027-08-28T15:00 Orlando Airport (MCO) | 1907338264COUNT'],
    people: ['Bronwen Carr-Hughes'],
  },
  stayed(
    'names below how many come, told with capitals',
    ['Anna Baum', 'Tom Baum'],
    `
      Gäste: 2 Erwachsene
      Anna Baum
      Tom Baum
      Gebucht von: Anna Baum`,
  ),
  stayed('one who is spoken to, and what she gets', ['Anna Baum'], '      For: Anna Baum, Spa Package\n      Hello Anna,'),
  stayed('a couple of whom one is spoken to', ['Anna Baum', 'Tom Baum'], '      For: Anna Baum, Tom Baum\n      Hello Anna,'),
  stayed(
    'a guest whose last name is left over for the next line, and one below',
    ['Thiago Nascimento dos Santos Albuquerque', 'Ana Luisa Vasconcelos Pimentel'],
    `
      Hóspede principal   Thiago Nascimento dos Santos
      Albuquerque

      2.º hóspede   Ana Luisa Vasconcelos Pimentel`,
  ),
  stayed(
    'particles and a last name left over',
    ['Maria del Carmen Echevarria de la Torre'],
    `
      Guest's name   Maria del Carmen Echevarria
      de la Torre
      Breakfast   included`,
  ),
  stayed(
    'a guest above a word of something else',
    ['Maria Isabella Hernandez'],
    `
      Guest name   Maria Isabella Hernandez
      Economy
      Breakfast   included`,
  ),
  stayed(
    'a greeting that is broken within the name',
    ['Thiago Nascimento dos Santos Albuquerque'],
    `
      Estimado(a) Sr.(a) Thiago Nascimento dos Santos
      Albuquerque,
      Agradecemos a preferência.`,
  ),
  stayed(
    'a greeting that is broken at a hyphen',
    ['Thanh Binh Nguyen-Pham'],
    `
      Thanks for staying with the people of Harbour®, THANH BINH NGUYEN-
      PHAM
      See you soon`,
  ),
  stayed(
    'two in whose names a room is kept',
    ['Siobhán Ní Cheallaigh', 'Declan Farrelly'],
    "      It's one of the Garden Doubles and it's under Siobhán Ní Cheallaigh and Declan Farrelly. See you soon.",
  ),
  stayed(
    'a long last name with a label of its own',
    ['María del Carmen Iglesias de la Torre'],
    `
      Titular de la reserva
      Nombre   María del Carmen

      Apellidos   Iglesias de la Torre

      Email   mc@example.org`,
  ),
  flown(
    'nobody in a heading of ways',
    ['Heinz-Georg Achterberg'],
    `
      REISENDE   1. ACHTERBERG/HEINZ-GEORG MR
      DATUM   VON/NACH   FLUG   ABFLUG   ANKUNFT   STATUS`,
  ),
  stayed(
    'a guest with what is to be clicked behind the name',
    ['Maélle Le Guen-Tanguy'],
    '      Nom du client Maélle Le Guen-Tanguy Modifier\n      2 adultes, 1 enfant',
  ),
  stayed(
    'one who comes, and not the one who lets the house',
    ['Hannah Okonkwo-Reyes'],
    `
      Travelers
      Reserved for Hannah Okonkwo-Reyes
      5 adults, 3 children (ages 4, 7, 11)

      Your host
      Delphine Arceneaux
      Premier Host · Usually responds within 2 hours`,
  ),
  flown(
    'a list with how old each is before the name',
    ['Luiz Fernando dos Santos Albuquerque', 'Yasmin Tavares de Oliveira'],
    `
      Lista de passageiros

      Adulto Luiz Fernando dos Santos Albuquerque   Nº bilhete 957-2148830052
      Adulto Yasmin Tavares de Oliveira   Nº bilhete 957-2148830053`,
  ),
  flown(
    'a table with the card of one of them between two',
    ['Anna-Karin Sjöström', 'Nils Oskar af Ekenstam'],
    `
      Namn   Biljettnummer   Säte ut   Säte hem   Bagage
      Anna-Karin Sjöström   328 2417730156   7A   Ut: 1 x 23 kg
      Norwegian Reward 310 448 217   Hem: ingår ej
      Nils Oskar af Ekenstam   328 2417730157   7B   Ut: 1 x 23 kg`,
  ),
  stayed(
    'those who come along, one below the other',
    ['Kirsten Bøgh Thomassen', 'Poul Erik Thomassen', 'Mathilde Bøgh Thomassen', 'Yusuf Al-Hamdani'],
    `
      Lejer (kontaktperson)   Kirsten Bøgh Thomassen
      Medrejsende   Poul Erik Thomassen
      Mathilde Bøgh Thomassen
      Yusuf Al-Hamdani
      I alt   4 voksne, 0 børn, 1 husdyr`,
  ),
  stayed(
    'a guest, and not the one who booked for her',
    ['Catriona Jean MacAskill'],
    `
      Booked by

      Mr Euan MacAskill

      Guest name

      Mrs Catriona Jean MacAskill`,
  ),
  stayed('the one who booked, where nobody else is named', ['Euan MacAskill'], '      Booked by\n\n      Mr Euan MacAskill'),
]
