/** People whose names are made otherwise: of parents, of nobility, of two families; and how lists of them are built. Nobody in them exists. */

import type { Sample } from '../sample.ts'
import { flown, stayed } from '../with-people.ts'

export const PEOPLE_OF_MANY_TRADITIONS: readonly Sample[] = [
  stayed('a daughter in Malay', ['Siti Aminah binti Yusof'], '      Lead guest   Siti Aminah binti Yusof'),
  stayed('a son in Malay, with two names of his father', ['Ahmad Faiz bin Syed Osman'], '      Guest: Ahmad Faiz bin Syed Osman'),
  flown('a son in Welsh', ['Olwen Prydderch', 'Macsen ap Tudur'], '      Passengers   Olwen Prydderch\n      Macsen ap Tudur'),
  stayed(
    'a second given name in Hungarian that is the word of a button in English',
    ['Nagy Mária Edit'],
    '      Vendég neve: Nagy Mária Edit',
  ),
  stayed('the same in Swedish', ['Anna Edit Lund'], '      Gäst: Anna Edit Lund'),
  flown('from where somebody goes', ['Birte Obermann'], '      Reisende: Birte Obermann ab Essen'),
  flown(
    'nobility of two words',
    ['Carl von und zu Rothenau', 'Birte Obermann'],
    '      Reisende: Carl von und zu Rothenau, Birte Obermann',
  ),
  flown('two whom the same word joins', ['Carl von Rothenau', 'Birte Obermann'], '      Reisende: Carl von Rothenau und Birte Obermann'),
  stayed('a title of Sweden', ['Tuva Ekdahl Norrby'], '      Namn   Fröken Tuva Ekdahl Norrby'),
  stayed('a title of Malaysia', ['Ahmad Faiz Osman'], '      Guest   Encik Ahmad Faiz Osman'),
  flown('two titles, the first of which is cut short', ['Ansgar Wiegand'], '      Herr Prof. Dr. Ansgar Wiegand   220-   12B'),
  stayed('a name of China that is a word elsewhere', ['Tsz Hin Fong'], '      Guest   Tsz Hin Fong'),
  stayed('the way out beside a town', [], '      Guest   Passau Hin'),
  stayed(
    'two in capitals with a slash behind a label of several',
    ['Hiu Ming Cheung', 'Wai Kei Fong'],
    '      Guest name(s)   HIU MING CHEUNG / WAI KEI FONG',
  ),
  stayed(
    'two in capitals with a slash, as many as are counted',
    ['Ishani Rao', 'Maud Ashby'],
    '      Guest name(s)   ISHANI RAO / MAUD ASHBY\n      Occupancy   2 adults per room',
  ),
  stayed(
    'one in capitals with a slash behind a label of several',
    ['Marta Ines Solana Reig'],
    '      Guest name(s)   SOLANA REIG / MARTA INES',
  ),
  flown(
    'further given names behind a comma',
    ['Marie-Noëlle Lucienne Grondin-Lebon'],
    '      1er passager   GRONDIN-LEBON Marie-Noëlle, Lucienne',
  ),
  flown('where somebody is at home behind a comma', ['Thierry Lebon'], '      1er passager   LEBON Thierry, Lyon'),
  flown('another behind a comma', ['Thierry Lebon'], '      Passagers   LEBON Thierry, Lucienne'),
  stayed(
    'those who are called as the one who is greeted, below how many they are',
    ['Pilar Arrizabalaga Ibarra', 'Unai Arrizabalaga Ibarra'],
    `
      Estimada Sra. Arrizabalaga Ibarra:
      1. Doble Superior
      2 adultos
      Pilar Arrizabalaga Ibarra
      2. Doble Estándar
      1 adulto, 1 niño (10 años)
      Unai Arrizabalaga Ibarra`,
  ),
  stayed(
    'another below how many they are',
    ['Arrizabalaga'],
    `
      Estimada Sra. Arrizabalaga:
      2 adultos
      Alojamiento Clásico`,
  ),
  stayed(
    'a list that says who stays, and where the first is from',
    ['Maud Ashby-Kerr', 'Ishani Raghunathan'],
    `
      Who's staying

      Maud Ashby-Kerr (lead guest, New Zealand)
      Ishani Raghunathan

      Things to note`,
  ),
  stayed(
    'a list in which a child has an age',
    ['Elof af Rosenstam', 'Signe Wallander', 'Hjalmar Wallander af Rosenstam'],
    '      Gäster   Elof af Rosenstam, vuxen\n      Signe Wallander, vuxen\n      Hjalmar Wallander af Rosenstam, barn 8 år',
  ),
  stayed(
    'what else has a number behind a comma below a list',
    ['Elof af Rosenstam'],
    '      Gäster   Elof af Rosenstam, vuxen\n      Norra Annexet, plan 3 hus',
  ),
  stayed(
    'those with days of birth below how old they are',
    ['Sander van den Broek', 'Femke Dijkstra', 'Teun van den Broek'],
    `
      Reisgezelschap
      Volwassenen
      Sander van den Broek (12-03-1979)
      Femke Dijkstra (30-08-1981)
      Kinderen   Teun van den Broek (19-05-2017)
      Huisdieren   1 hond`,
  ),
  stayed(
    'a child in capitals beside others with titles',
    ['Eva-Maria Hinrichs', 'Mats Hinrichs'],
    `
      Nr.   Reiseteilnehmer   Geb.-Datum   Reisepreis
      01   FRAU EVA-MARIA HINRICHS   17.06.1988   1.349,00 EUR
      02   KIND MATS HINRICHS   23.11.2019   599,00 EUR`,
  ),
  stayed('what a child is to have, in capitals', ['Anna Hinrichs'], '      Guests\n      ANNA HINRICHS\n      CHILD BOOSTER CUSHION'),
  flown(
    'houses in a table that tells how many sleep in them',
    [],
    `
      Unterkunft   Belegung   Zimmer   Verpflegung
      BLAUE BUCHT Marina Playa   Teiln. 01–02   DZ 2   Frühstück
      Agia Pelagia, Kreta   2 Erw.`,
  ),
  flown(
    'a membership below the name of who has it',
    ['Consuelo Batista-Whitaker'],
    '      Passenger\n      Consuelo Batista-Whitaker\n      Harbour Insider # 7•••••204\n      Arriving soon',
  ),
  flown(
    'what others may do below the name of one',
    ['Jonte Diekmann'],
    '      Fahrer\n\n      Jonte Diekmann\n      Weitere Fahrer kannst du an der Station eintragen lassen.',
  ),
  flown(
    'a name that goes on below a stroke',
    ['Mathilde von Hagenow-Kröger', 'Ansgar Wiegand'],
    `
      Reisende
      Name   Ticketnummer   Sitzplätze
      Frau Mathilde von Hagenow-   220-   12A
      -
      Kröger   7413905526   4471
      -
      Herr Prof. Dr. Ansgar Wiegand   220-   12B`,
  ),
]
