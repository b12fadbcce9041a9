/** Houses that are not, with addresses as their countries write them. */

export interface MadeHouse {
  readonly name: string
  /** Street, town with its code, country: as many lines as it takes. */
  readonly lines: readonly [street: string, town: string, country: string]
  /** What the code in its town looks like. */
  readonly code: RegExp
}
const house = (name: string, street: string, town: string, country: string): MadeHouse => ({
  name,
  lines: [street, town, country],
  code: /[A-Z]{1,2}\d\d? \d[A-Z]{2}|\d{4}-\d{3}|\d{4} [A-Z]{2}|\d{5}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}/,
})

export const HOUSES: readonly MadeHouse[] = [
  house('The Copper Lantern Hotel', '27 Abbeygate Street', 'Norwich NR2 4QD', 'United Kingdom'),
  house('Fernhill Guest House', '8 Station Road', 'Keswick CA12 4HG', 'United Kingdom'),
  house('Birchwood Cottage', 'Mill Lane', 'Alnwick NE66 2QT', 'United Kingdom'),
  house('Prairie Wind Inn & Suites', '1450 Commerce Drive', 'Omaha, NE 68137', 'USA'),
  house('The Larkspur', '310 Pine Street', 'Missoula, MT 59802', 'United States'),
  house('Hotel Kastanienhof', 'Lindenallee 14', '79098 Freiburg', 'Deutschland'),
  house('Gasthof Zum Goldenen Hirschen', 'Marktplatz 3', '87527 Sonthofen', 'Deutschland'),
  house('Seeblick Apartments', 'Am Ufer 22', '18586 Sellin', 'Deutschland'),
  house('Pension Edelweiss', 'Dorfstraße 41', '6450 Sölden', 'Österreich'),
  house('Hôtel du Vieux Port', '12 quai des Marins', '17000 La Rochelle', 'France'),
  house('Le Clos des Tilleuls', '5 rue de la Fontaine', '21200 Beaune', 'France'),
  house('Camping Les Genêts', '140 route de la Plage', '44350 Guérande', 'France'),
  house('Hotel Mirador del Turia', 'Calle de la Paz 18', '46003 Valencia', 'España'),
  house('Casa Rural El Nogal', 'Camino del Molino 2', '33550 Cangas de Onís', 'España'),
  house('Albergo Tre Fontane', 'Via Garibaldi 55', '53100 Siena', 'Italia'),
  house('Agriturismo Il Gelso', 'Strada della Pieve 9', '06049 Spoleto', 'Italia'),
  house('Palazzo Serristori', 'Corso Umberto 31', '95131 Catania', 'Italia'),
  house('Quinta das Oliveiras', 'Rua do Castelo 12', '7630-017 Odemira', 'Portugal'),
  house('Hotel Ribeira Velha', 'Rua Nova da Alfândega 7', '4050-430 Porto', 'Portugal'),
  house('Hotel De Gouden Leeuw', 'Grote Markt 11', '4461 AH Goes', 'Nederland'),
  house('Duinrand Lodge', 'Zeeweg 33', '1865 AB Bergen aan Zee', 'Nederland'),
  house('Hotell Fyrskeppet', 'Hamngatan 6', '451 31 Uddevalla', 'Sverige'),
  house('Grand Hotel Munken', 'Storgatan 19', '392 32 Kalmar', 'Sverige'),
  house('Hotel Skovkroen', 'Skovvej 4', '8680 Ry', 'Danmark'),
  house('Badehotellet Havblik', 'Strandvejen 88', '9990 Skagen', 'Danmark'),
  house('Fjordgløtt Hotell', 'Strandgata 15', '6390 Vestnes', 'Norge'),
  house('Hotelli Tammiranta', 'Rantakatu 21', '80100 Joensuu', 'Suomi'),
  house('Hotel Pod Złotym Kluczem', 'ul. Floriańska 30', '31-021 Kraków', 'Polska'),
  house('Willa Jodła', 'ul. Kościeliska 12', '34-500 Zakopane', 'Polska'),
  house('Hotel Modrá Hvězda', 'Náměstí Míru 7', '360 01 Karlovy Vary', 'Česko'),
  house('Penzion Na Hradbách', 'Masarykova 18', '669 02 Znojmo', 'Česká republika'),
  house('Hotel Platán', 'Kossuth Lajos utca 24', '8360 Keszthely', 'Magyarország'),
  house('Lavanta Butik Otel', 'Atatürk Caddesi 42', '48400 Bodrum', 'Türkiye'),
]

/** Who sells nights in houses of others: their own address stands at the foot. */
export const SELLERS: readonly (readonly [name: string, foot: string])[] = [
  ['Nachtzeit Reisen GmbH', 'Nachtzeit Reisen GmbH · Friedrichstraße 90 · 10117 Berlin · Amtsgericht Charlottenburg HRB 204711'],
  ['Roomfinder', 'Roomfinder B.V., Herengracht 455, 1017 BS Amsterdam, KvK 30447120'],
  [
    'StayWell Bookings Ltd',
    'StayWell Bookings Ltd, 3 Fleet Place, London EC4M 7RD. Registered in England no. 09114477, VAT GB 244 7110 33',
  ],
  ['Dormivia S.r.l.', 'Dormivia S.r.l. – Viale Monza 140, 20127 Milano – P.IVA 04711880963'],
]

export const GUESTS: readonly string[] = [
  'Ingrid Solberg',
  'Marek Dvořák',
  'Clara Hofmeister',
  'Thomas Whitcombe',
  'Lucía Ferrer',
  'Jérôme Castel',
  'Anneke Postma',
  'Paulo Meireles',
]
