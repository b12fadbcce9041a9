import { expect, test } from 'vitest'
import { respelt as respeltLines } from '../src/parser/read/respelt.ts'

const respelt = (text: string): string => respeltLines([text]).join()

test('an accent is put right where English letters were recognised in Spanish words', () => {
  expect(respelt('Devolucién y pensién completa')).toBe('Devolución y pensión completa')
  expect(respelt('quién, también, recién')).toBe('quién, también, recién')
  expect(respelt('Arrivée   lundi 17 aofit 2027, 21 aoiit')).toBe('Arrivée   lundi 17 août 2027, 21 août')
  expect(respelt('Billet   17 aout 2027')).toBe('Billet   17 aout 2027')
  expect(respelt('Direcciéon')).toBe('Dirección')
  expect(respelt('Reservierungsbestitigung, Gdste, 7 Néchte')).toBe('Reservierungsbestätigung, Gäste, 7 Nächte')
})

test('letters that fill a cell with the number of a flight are an airline', () => {
  expect(respelt('FLIGHT   DATE\nEl 678             12 SEP 2025')).toBe('FLIGHT   DATE\nEI 678             12 SEP 2025')
  expect(respelt('El 678 de la calle')).toBe('El 678 de la calle')
  expect(respelt('Barcelona, El 2027')).toBe('Barcelona, El 2027')
})

test('a nought that was taken for two signs is one', () => {
  expect(respelt('BAO0440 on 8 June, number 77GB0O')).toBe('BA0440 on 8 June, number 77GB0')
  expect(respelt('OSLO 0440')).toBe('OSLO 0440')
})

test('days of tickets have figures before and behind the month, and letters within', () => {
  expect(respelt('WB 202   020CT23   0930')).toBe('WB 202   02OCT23   0930')
  expect(respelt('O5SEP25, 1l N0V 24, 14JU126')).toBe('05SEP25, 1l N0V 24, 14JUL26')
  expect(respelt('VALENCIA   VLC   IB   1065   O   SA OSDEC   0910')).toBe('VALENCIA   VLC   IB 1065   O   SA 05DEC   0910')
  expect(respelt('ORDER 1204MAR7, THE SEPTEMBER')).toBe('ORDER 1204MAR7, THE SEPTEMBER')
})

test('the code of an airline is in capitals, whatever they look like, and a number is none', () => {
  expect(respelt('Vol   Uu 976   17 janv. 2025')).toBe('Vol   UU 976   17 janv. 2025')
  expect(respelt('No 1234   Rue Ox 12')).toBe('No 1234   Rue Ox 12')
  expect(respelt('17MAY   JLO551   DEP TOKYO')).toBe('17MAY   JL0551   DEP TOKYO')
  expect(respelt('OUTBOUND 0G612')).toBe('OUTBOUND OG612')
  expect(respelt('0B 132   BUCHAREST')).toBe('0B 132   BUCHAREST')
  expect(respelt('1B0518 - Operado   1B 12:30   21B 4410')).toBe('IB0518 - Operado   1B 12:30   21B 4410')
})

test('a code with a figure is known by where it was recognised, in cells of its own', () => {
  expect(respeltLines(['MAUN   4Z312   L', 'MAUN   47305   L   13APR26', 'GEORGE   42967', 'order 42967 paid'])).toEqual([
    'MAUN   4Z312   L',
    'MAUN   4Z305   L   13APR26',
    'GEORGE   4Z967',
    'order 42967 paid',
  ])
  expect(respeltLines(['$4121   07:00', 'S4 155   12:45'])).toEqual(['S4121   07:00', 'S4 155   12:45'])
  expect(respelt('42967   07:00')).toBe('42967   07:00')
})

test('the country that begins a reference is none of figures', () => {
  expect(respelt('Voucher 1T5207714-0')).toBe('Voucher IT5207714-0')
  expect(respelt('Room 1A, 1st floor, 1E77, 1B20417')).toBe('Room 1A, 1st floor, 1E77, 1B20417')
})

test('signs for number and a day that was cut are put right', () => {
  expect(respelt('reserva n.2 2604 17839, N.” de noites, N* client')).toBe('reserva n.º 2604 17839, N.º de noites, Nº client')
  expect(respelt('Partida   22-06- -2026')).toBe('Partida   22-06-2026')
})

test('German words have their dots, and Finnish ones both letters', () => {
  expect(respelt('vielen Dank fiir Thre Buchung, Riickgabe Strehlener Strafe 5')).toBe(
    'vielen Dank für Ihre Buchung, Rückgabe Strehlener Straße 5',
  )
  expect(respelt('Kiitos, tiistai riittää')).toBe('Kiitos, tiistai riittää')
})

test('Spanish words have their tilde, and those that have none keep what they have', () => {
  expect(respelt('Cadigo de reserva: Ifiigo Trevifio, Espafia')).toBe('Código de reserva: Iñigo Treviño, España')
  expect(respelt('reserva de Sofia, fotografia y oficina')).toBe('reserva de Sofia, fotografia y oficina')
  expect(respelt('verified and specified')).toBe('verified and specified')
})

test('a figure within a name is a letter, and one in a code is none', () => {
  expect(respelt('Gudrun J6nsdottir   Adult')).toBe('Gudrun Jónsdottir   Adult')
  expect(respelt('Zone 6ab, 16kg, A6, X6B2')).toBe('Zone 6ab, 16kg, A6, X6B2')
})

test('Portuguese words have their cedilla, and others do not get one', () => {
  expect(respelt('N.° de confirmagio, emissdo, alteragdes, 3 noites')).toBe('N.° de confirmação, emissão, alterações, 3 noites')
  expect(respelt('Palacio, inicio, relogio, 3 noites')).toBe('Palacio, inicio, relogio, 3 noites')
  expect(respelt('Soggiorno in viaggio')).toBe('Soggiorno in viaggio')
})

test('Czech, Polish and Hungarian words are put right in their own language', () => {
  expect(respelt('Cestujici   Pfijmeni a jméno')).toBe('Cestujici   Přijmeni a jméno')
  expect(respelt('Wspétpodrozni, 2 dorostych')).toBe('Współpodrozni, 2 dorosłych')
  expect(respelt('Foglalési kéd: HGQ7MZ')).toBe('Foglalási kód: HGQ7MZ')
  expect(respelt('Pfirsich, café')).toBe('Pfirsich, café')
})

test('a word that stands once is spelt as the others that look like it, and other words are not', () => {
  expect(respeltLines(['Trapani - Favighana', 'Favignana', 'to Favignana', 'Favignana!'])[0]).toBe('Trapani - Favignana')
  expect(respeltLines(['Modem Inn', 'Modern Inn', 'the Modern Inn', 'Modern'])[0]).toBe('Modern Inn')
  expect(respeltLines(['Hernéndez', 'Hernandez', 'Hernandez', 'Hernandez'])[0]).toBe('Hernandez')
  expect(respeltLines(['Ciara', 'Clara', 'Clara'])[0]).toBe('Ciara')
  expect(respeltLines(['Anna, Abreise', 'Hanna, Anreise, Anreise', 'annulé, annule, annule'])).toEqual([
    'Anna, Abreise',
    'Hanna, Anreise, Anreise',
    'annulé, annule, annule',
  ])
  // Of long words two are enough.
  expect(respeltLines(['Thornyeroft', 'Thornycroft', 'Thornycroft'])[0]).toBe('Thornycroft')
  // Of two that it may be, or told as often, it is none.
  expect(respeltLines(['Carina', 'Carlna, Carlna', 'Carrna, Carrna']).at(0)).toBe('Carina')
  expect(respeltLines(['Marina', 'Marrna'])).toEqual(['Marina', 'Marrna'])
})

test('Swedish and German words have their dots and rings, and other words their accents', () => {
  expect(respelt('Bokning: Resendrer, Hemresa méandag, Lérdag, Angstrém')).toBe('Bokning: Resenärer, Hemresa måndag, Lördag, Angström')
  expect(respelt('Buchung: Strandhotel Méwennest, Thannhéuser, Kéln')).toBe('Buchung: Strandhotel Möwennest, Thannhäuser, Köln')
  expect(respelt('Buchung: Le Méridien, La Réunion, Café René')).toBe('Buchung: Le Méridien, La Réunion, Café René')
})

test('Spanish names have their dots and tildes', () => {
  expect(respelt('reserva de Ifaki, Parque Giiell, Espaia, ESPANA')).toBe('reserva de Iñaki, Parque Güell, España, ESPAÑA')
})

test('an Italian label of names is one, and a home is none', () => {
  expect(respelt('Cognome e home   Tipo')).toBe('Cognome e nome   Tipo')
  expect(respelt('Holiday home')).toBe('Holiday home')
})

test('the end of a British address is a letter, and a bracket closes one', () => {
  expect(respelt('28 Mill Street, York, YO24 1A)')).toBe('28 Mill Street, York, YO24 1AJ')
  expect(respelt('(28 Mill Street, York, YO24 1A)')).toBe('(28 Mill Street, York, YO24 1A)')
})

test('no name begins with a small l before most other letters, nor stands with one between two with capitals', () => {
  expect(respelt('lngrid Solheim, Mr Ruaridh lain MacInnes')).toBe('Ingrid Solheim, Mr Ruaridh Iain MacInnes')
  expect(respelt('Additional driver: sigrun Marit Aune   41')).toBe('Additional driver: Sigrun Marit Aune   41')
  expect(respelt('Note: collect Ford Focus at noon')).toBe('Note: collect Ford Focus at noon')
  expect(respelt('5 lbs, llama, lt. Vertrag, les lacs, La Mancha lan')).toBe('5 lbs, llama, lt. Vertrag, les lacs, La Mancha lan')
})

test('a month with a sign of money in it is one', () => {
  expect(respelt('Sat, 12$EP   DEPART   ARRIVE')).toBe('Sat, 12SEP   DEPART   ARRIVE')
  expect(respelt('Total 12 $EPA')).toBe('Total 12 $EPA')
})

test('German houses and streets are spelt as they are where they are told of in another language', () => {
  expect(respelt('Inchecken   Gasthaus Zum Léwen   KirchstralBe 4, 56812 Cochem')).toBe(
    'Inchecken   Gasthaus Zum Löwen   Kirchstraße 4, 56812 Cochem',
  )
  expect(respelt('Café Léwenstein, Avenue Foch 4')).toBe('Café Léwenstein, Avenue Foch 4')
})

test('Polish stations and names have their letter with a stroke', () => {
  expect(respelt('BILET INTERNETOWY   Gdynia Gtówna   Matgorzata Nowak, Stanistaw, Michat, Pawet')).toBe(
    'BILET INTERNETOWY   Gdynia Główna   Małgorzata Nowak, Stanisław, Michał, Paweł',
  )
  expect(respelt('BILET INTERNETOWY   Nr zamówienia: @1C73116048   @1Cafe.pl')).toBe(
    'BILET INTERNETOWY   Nr zamówienia: eIC73116048   @1Cafe.pl',
  )
  expect(respelt('Robert Nowak   statek, Gtówna')).toBe('Robert Nowak   statek, Gtówna')
})

test('a code is as it stands elsewhere with a figure that looks like its letter', () => {
  expect(respeltLines(['Reserva KTQ8WN', 'KTQSWN', 'confirmada'])).toEqual(['Reserva KTQ8WN', 'KTQ8WN', 'confirmada'])
  expect(respeltLines(['HOTEL BASEL   8ASEL', 'BASEL'])).toEqual(['HOTEL BASEL   8ASEL', 'BASEL'])
  expect(respeltLines(['R8XK2P   RBXK3P', '81XK2P'])).toEqual(['R8XK2P   RBXK3P', '81XK2P'])
})

test('rings of a drawn way before its stops are no letters, and a town may begin with one', () => {
  const way = ['09:10   O Leeds', 'Northern to Hull', '10:05   O Selby', '10:20   © Hull']
  expect(respeltLines(way)).toEqual(['09:10   Leeds', 'Northern to Hull', '10:05   Selby', '10:20   Hull'])
  const close = ['07h05 ORennes', '08h40 (Paris Montparnasse', '09h50 Paris (Gare de Lyon)', '11h58 QLyon Part Dieu', '14h02 QO Annecy']
  expect(respeltLines(close)).toEqual([
    '07h05 Rennes',
    '08h40 Paris Montparnasse',
    '09h50 Paris (Gare de Lyon)',
    '11h58 Lyon Part Dieu',
    '14h02 Annecy',
  ])
  expect(respeltLines(['09:10   O Porriño', '10:05   Vigo', '11:00   Redondela'])).toEqual([
    '09:10   O Porriño',
    '10:05   Vigo',
    '11:00   Redondela',
  ])
})

test('labels that lost their first letters are as they stand elsewhere', () => {
  const pass = ['MBARQUE   ARTIDA   CHEGADA   UGAR', '10:25   11:05   13:40', 'EMBARQUE   PARTIDA   CHEGADA', '15:25   16:05   17:40']
  expect(respeltLines(pass)[0]).toBe('EMBARQUE   PARTIDA   CHEGADA   UGAR')
  expect(respeltLines(['ELENA   ROSSI', 'HELENA   BRANDT'])).toEqual(['ELENA   ROSSI', 'HELENA   BRANDT'])
  expect(respeltLines(['ANNA REED   ADULT', 'HANNA REED   ADULT'])).toEqual(['ANNA REED   ADULT', 'HANNA REED   ADULT'])
})

test('a code whose signs stand apart is one behind its label', () => {
  expect(respelt('Buchungscode: K Zz 7 R T W')).toBe('Buchungscode: KZ7RTW')
  expect(respelt('Group: A B C D E F')).toBe('Group: A B C D E F')
  expect(respelt('Rows: 1 2 3')).toBe('Rows: 1 2 3')
  expect(respelt('Ages: 8 6 5 4 2 1')).toBe('Ages: 8 6 5 4 2 1')
})

test('labels that specks lie on, and words that stand close, are as they are written', () => {
  expect(respelt('Booking erence: 58310277')).toBe('Booking reference: 58310277')
  expect(respelt('TGVINOUI n° 8512')).toBe('TGV INOUI n° 8512')
  expect(respelt('NowNome e Cognome   Tipo')).toBe('Nome e Cognome   Tipo')
  expect(respelt('Pick-uy   Drop-off')).toBe('Pick-up   Drop-off')
  expect(respelt('Pick-up, pick-ups')).toBe('Pick-up, pick-ups')
})

test('Sofia stays Sofia where seats are reserved in English', () => {
  expect(respelt('Zofia Kern, seat reservation')).toBe('Zofia Kern, seat reservation')
  expect(respelt('Ifiigo, reserva')).toBe('Iñigo, reserva')
})

test('names that are known in any language are put right', () => {
  expect(respelt('KoéIn Hbf, Kéin Messe/Deutz')).toBe('Köln Hbf, Köln Messe/Deutz')
  expect(respelt('K6ln Hbf, J6nsdottir')).toBe('Köln Hbf, Jónsdottir')
  expect(respelt('Frangoise, Frangois, frango')).toBe('Françoise, François, frango')
  expect(respelt('Csdstehaus Erlenhof')).toBe('Gästehaus Erlenhof')
})

test('a capital I behind a capital vowel, before small letters, is an l', () => {
  expect(respelt('Cagliari EImas, UIm Hbf, AIDAluna, HI 96756, II')).toBe('Cagliari Elmas, Ulm Hbf, AIDAluna, HI 96756, II')
  expect(respelt('Billet   14 aoat 2026, 29 ao(t 2026')).toBe('Billet   14 août 2026, 29 août 2026')
})

test('a code alone in its cell ends in a J, and no bracket; hours drawn apart stand close', () => {
  expect(respelt('WT7K3)')).toBe('WT7K3J')
  expect(respelt('(see page 2)')).toBe('(see page 2)')
  expect(respelt('Retour   Samedi 14 AoQt 2027')).toBe('Retour   Samedi 14 Août 2027')
  expect(respelt('17h 30   PARIS GARE DE LYON')).toBe('17h30   PARIS GARE DE LYON')
  expect(respelt('un retard de 2 h 15 minutes')).toBe('un retard de 2 h 15 minutes')
})

test('the bar over the screen of a telephone is left out, and the first hour of a document is not', () => {
  expect(respeltLines(['06:48   Orange 5G 71%', 'Boarding pass'])).toEqual(['', 'Boarding pass'])
  expect(respeltLines(['22:08   Free 4G', 'Boarding pass'])).toEqual(['', 'Boarding pass'])
  expect(respeltLines(['08:40   Bergamo   09:55   Cagliari', '10 % off'])).toEqual(['08:40   Bergamo   09:55   Cagliari', '10 % off'])
  expect(respeltLines(['10:30   Madrid Chamartín   Free Wi-Fi'])).toEqual(['10:30   Madrid Chamartín   Free Wi-Fi'])
  expect(respeltLines(['12:30   London   25% off'])).toEqual(['12:30   London   25% off'])
})

test('rings of a timeline that look like a bracket and a letter are left out', () => {
  expect(respeltLines(['22:30   (O Warszawa Zachodnia', '05:45   O Berlin ZOB'])).toEqual([
    '22:30   Warszawa Zachodnia',
    '05:45   Berlin ZOB',
  ])
})

test('a bracket between codes is a J only where none was opened', () => {
  expect(respelt('Code 8F4)X2QT')).toBe('Code 8F4JX2QT')
  expect(respelt('LONDON (LHR T5)BA117')).toBe('LONDON (LHR T5)BA117')
})

test('a vowel that Polish does not have, and letters with strokes, are put right in Polish alone', () => {
  const polish = (name: string): string => respeltLines(['Twoja rezerwacja zostata potwierdzona', name])[1] ?? ''
  expect(polish('Pan Przemysław Wéjcik, Jézef, Géra')).toBe('Pan Przemysław Wójcik, Józef, Góra')
  expect(polish('2   Bartlomiej tukasz Reed')).toBe('2   Bartłomiej Łukasz Reed')
  expect(polish('Café Sébastien')).toBe('Café Sébastien')
  expect(respelt('Wéjcik')).toBe('Wéjcik')
})

test('a small l before the end of a name of southern India is a capital I', () => {
  expect(respelt('Mr. Raghunath lyer, Ms. Asha lyengar')).toBe('Mr. Raghunath Iyer, Ms. Asha Iyengar')
  expect(respelt('he was lyer')).toBe('he was lyer')
})

test('the sign of the Swedish railway is told by what it runs', () => {
  expect(respelt('S) Regional 843   SJ) Snabbtag 546   S| AB')).toBe('SJ Regional 843   SJ Snabbtag 546   SJ AB')
})

test('the code of an airline behind a colon is that of its other flight, also where one figure was taken for two letters', () => {
  expect(respeltLines(['Numer lotu: Wóé 1347   Wizz Go', 'Numer lotu: W6 1348   Wizz Go'])[0]).toBe('Numer lotu: W6 1347   Wizz Go')
})

test('what stands behind another label has no code of an airline, and of the number of a flight nothing is lost', () => {
  expect(respeltLines(['Flight: S4 155', 'Booking number: 540321', 'Total: 54123', 'Flight number: 540321', '544123   12:00'])).toEqual([
    'Flight: S4 155',
    'Booking number: 540321',
    'Total: 54123',
    'Flight number: S40321',
    'S44123   12:00',
  ])
})

test('names that are written so in any language have their letters with signs', () => {
  expect(respelt('Sr. Gongalo Maria Lourengo, Gongalves, Mendonga')).toBe('Sr. Gonçalo Maria Lourenço, Gonçalves, Mendonça')
  expect(respelt('Torbjern Aasen, Asbjern, Bjern')).toBe('Torbjørn Aasen, Asbjørn, Bjørn')
  expect(respelt('Torbjorn, Gong, Bjerne')).toBe('Torbjorn, Gong, Bjerne')
  expect(respelt('11:16   KoIn Hbf')).toBe('11:16   Köln Hbf')
  expect(respelt('Titular   D.® María Reed')).toBe('Titular   D.ª María Reed')
})

test('a Polish page that has its signs has that of `ł`, too', () => {
  expect(respeltLines(['Plan podróży', 'Numer rezerwacji', 'Pani Malgorzata Zurek']).at(-1)).toBe('Pani Małgorzata Zurek')
  expect(respeltLines(['Plan podrozy', 'Numer rezerwacji', 'Pani Malgorzata Zurek']).at(-1)).toBe('Pani Malgorzata Zurek')
})

test('noughts with a stroke within, as machines type them, are noughts', () => {
  expect(respelt('TK @55   ©@3DEC   O@3DEC   Q4DEC')).toBe('TK 055   03DEC   03DEC   04DEC')
  expect(respelt('1@:15   12:3@')).toBe('10:15   12:30')
  expect(respelt('ada@1and1.com, wang88@163.com   @163.com')).toBe('ada@1and1.com, wang88@163.com   @163.com')
})

test('behind a title a name begins with a capital I, and none of small letters is one', () => {
  expect(respelt('Ms lida Reed, Herr lgor Reed')).toBe('Ms Iida Reed, Herr Igor Reed')
  expect(respelt('Mr le Gall, Dr la Reed')).toBe('Mr le Gall, Dr la Reed')
})

test('two letters that stand for one with a tilde are that one, on Spanish pages', () => {
  expect(respelt('Reserva   D. Inaki Goiii Muiioa, con baiio')).toBe('Reserva   D. Inaki Goñi Muñoa, con baño')
  expect(respelt('Hawaii, Goiii')).toBe('Hawaii, Goiii')
})
