import { expect, test } from 'vitest'
import { people, products } from './parser-text.ts'

interface Host {
  readonly greeting: string
  /** How the letter ends, who signs it, and the house with its address. */
  readonly foot: readonly string[]
  /** Sentences with which the host gives a room from 4 to 7 June 2027. */
  readonly gives: readonly string[]
  /** Sentences in which it is asked, offered, waited for, full or called off. */
  readonly leavesOpen: readonly string[]
}

const HOSTS: Readonly<Record<string, Host>> = {
  German: {
    greeting: 'Liebe Frau Brandt,',
    foot: ['Herzliche Grüße', 'Elke Thomsen', 'Pension Friesenkate', 'Achtern Diek 4', '25849 Pellworm'],
    gives: [
      'Die Dachwohnung war noch frei, und ich habe Sie gleich eingetragen: von Freitag, dem 4. Juni, bis Montag, den 7. Juni 2027.',
      'Am 4. Juni 2027 ab 15 Uhr könnt ihr kommen, ich rechne mit euch für drei Nächte bis zum 7. Juni.',
    ],
    leavesOpen: [
      'Das Zimmer wäre vom 4. bis 7. Juni 2027 frei. Wenn Sie möchten, trage ich Sie gern fest ein.',
      'Leider sind wir vom 4. bis 7. Juni 2027 voll. Ich habe Sie auf die Warteliste eingetragen.',
      'Wie gewünscht habe ich Ihren Aufenthalt vom 4. bis 7. Juni 2027 wieder ausgetragen. Schade, wir hätten Sie gern begrüßt.',
      'Ich habe Ihnen das Zimmer vom 4. bis 7. Juni 2027 bis zum 15. Februar freigehalten. Bitte geben Sie mir bis dahin Bescheid, sonst gebe ich es weiter.',
      'Ich habe Sie vom 4. bis 7. Juni 2027 noch nicht eingetragen, mir fehlt die Zahl der Gäste.',
    ],
  },
  English: {
    greeting: 'Dear Mrs Barraclough,',
    foot: ['With best wishes,', 'Jean Postlethwaite', 'High Fold Guest House', 'Troutbeck Bridge Lane', 'Kendal LA8 9HF'],
    gives: [
      "The blue room was still free so I've marked you in: you come on Friday 4th June 2027 and go home on Monday 7th June.",
      "I've kept the blue room for the two of you from Friday 4 June until after breakfast on Monday 7 June 2027.",
    ],
    leavesOpen: [
      'The blue room is free from 4 to 7 June 2027. Say the word and I will mark you in.',
      'I am sorry, we are fully booked from Friday 4 June to Monday 7 June 2027. I have put you on the waiting list.',
      'I have taken you out of the diary for 4 to 7 June 2027 as you asked. Another time, we hope.',
      "I haven't booked you in yet for 4 to 7 June 2027. How many of you are coming?",
      "I've kept the blue room for the two of you from 4 to 7 June 2027, but only until Sunday. Please tell me by then or it goes to the next on the list.",
    ],
  },
  French: {
    greeting: 'Bonjour Bastien,',
    foot: ['Bien cordialement,', 'Monique Duval', 'Gîte des Tilleuls', '12 rue du Lavoir', '46240 Montfaucon'],
    gives: [
      'La chambre bleue est bien libre, je vous ai donc notés du vendredi 4 au lundi 7 juin 2027.',
      "Vous êtes bien inscrits sur mon cahier pour trois nuits, du vendredi 4 juin 2027 au soir jusqu'au lundi 7 juin.",
    ],
    leavesOpen: [
      'La chambre bleue est libre du 4 au 7 juin 2027. Dites-moi si je vous inscris.',
      "Nous sommes malheureusement complets du 4 au 7 juin 2027, je vous ai notés sur liste d'attente.",
      "J'ai bien annulé votre séjour du 4 au 7 juin 2027, à une prochaine fois.",
      "Je vous garde la chambre du 4 au 7 juin 2027 jusqu'à dimanche, sans nouvelles de votre part je la remets en location.",
    ],
  },
  Italian: {
    greeting: 'Gentile signora Marchetti,',
    foot: ['Cordiali saluti', 'Silvia Ferri', 'Agriturismo Le Noci', 'Via dei Colli 18', '53042 Chianciano Terme'],
    gives: [
      "Volentieri! La camera era ancora libera e quindi ve l'ho segnata: dal venerdì 4 al lunedì 7 giugno 2027. La colazione è dalle otto.",
      'Vi abbiamo già inserito nel calendario: arrivate venerdì 4 giugno 2027 e ripartite lunedì 7 giugno.',
    ],
    leavesOpen: [
      'La camera è libera dal 4 al 7 giugno 2027: se volete ve la segno.',
      "Purtroppo dal 4 al 7 giugno 2027 siamo al completo, vi ho messo in lista d'attesa.",
      'Ho cancellato il vostro soggiorno dal 4 al 7 giugno 2027 come richiesto.',
      'Vi tengo la camera dal 4 al 7 giugno 2027 fino a domenica, poi torna libera.',
    ],
  },
  Spanish: {
    greeting: 'Hola Rodrigo:',
    foot: ['Un abrazo', 'Pilar Sanz', 'Casa Rural La Fragua', 'Calle Mayor 3', '40510 Ayllón'],
    gives: [
      'La habitación azul está libre, así que os la he apuntado del viernes 4 al lunes 7 de junio de 2027.',
      'Ya tenéis la casa: entráis el viernes 4 de junio de 2027 y os vais el lunes 7. Contamos con vosotros.',
    ],
    leavesOpen: [
      'La casa está libre del 4 al 7 de junio de 2027. Dime si te la apunto.',
      'Del 4 al 7 de junio de 2027 estamos completos, os he apuntado en lista de espera.',
      'He anulado vuestra estancia del 4 al 7 de junio de 2027 como pedisteis.',
    ],
  },
  Dutch: {
    greeting: 'Dag Femke,',
    foot: ['Hartelijke groet', 'Marijke Bos', 'Pension De Linde', 'Dorpsstraat 5', '1601 GA Enkhuizen'],
    gives: [
      'De blauwe kamer was nog vrij, dus ik heb jullie meteen in de agenda gezet van vrijdag 4 juni tot maandag 7 juni 2027.',
      'Wij rekenen op jullie: aankomst vrijdag 4 juni 2027, en maandag 7 juni vertrekken jullie weer.',
    ],
    leavesOpen: [
      'De kamer is vrij van 4 tot 7 juni 2027. Zal ik jullie in de agenda zetten?',
      'Van 4 tot 7 juni 2027 zitten we vol, ik heb jullie op de wachtlijst gezet.',
      'Ik heb jullie verblijf van 4 tot 7 juni 2027 uit de agenda gehaald, jammer dat het niet doorgaat.',
    ],
  },
  Portuguese: {
    greeting: 'Olá Inês,',
    foot: ['Com os melhores cumprimentos', 'Teresa Pinto', 'Quinta do Carvalho', 'Rua da Fonte 9', '7330-150 Marvão'],
    gives: [
      'O quarto azul ainda estava livre, por isso já vos apontei na agenda de sexta-feira 4 a segunda-feira 7 de junho de 2027.',
      'Contamos com vocês: chegam na sexta-feira 4 de junho de 2027 e partem na segunda-feira 7 de junho.',
    ],
    leavesOpen: [
      'O quarto está livre de 4 a 7 de junho de 2027. Querem que vos aponte?',
      'De 4 a 7 de junho de 2027 estamos cheios, apontei-vos na lista de espera.',
    ],
  },
  Swedish: {
    greeting: 'Hej Anders!',
    foot: ['Varma hälsningar', 'Birgitta Ek', 'Sjöstugan Vandrarhem', 'Sjövägen 36', '646 91 Gnesta'],
    gives: [
      'Stugan var ledig, så jag har skrivit upp er från fredag 4 juni till måndag 7 juni 2027.',
      'Vi räknar med er: ni kommer fredagen den 4 juni 2027 och åker måndagen den 7 juni.',
    ],
    leavesOpen: [
      'Stugan är ledig 4 till 7 juni 2027. Ska jag skriva upp er?',
      'Vi har fullt 4 till 7 juni 2027, men jag har skrivit upp er på väntelistan.',
    ],
  },
  Danish: {
    greeting: 'Kære Lise,',
    foot: ['De bedste hilsner', 'Bente Krogh', 'Byhaven B&B', 'Nørregade 41', '8000 Aarhus C'],
    gives: [
      'Værelset var ledigt, så jeg har skrevet jer op fra fredag den 4. juni til mandag den 7. juni 2027.',
      'Vi regner med jer: I kommer fredag den 4. juni 2027 og rejser mandag den 7. juni.',
    ],
    leavesOpen: [
      'Værelset er ledigt fra 4. til 7. juni 2027. Skal jeg skrive jer op?',
      'Vi har desværre alt optaget fra 4. til 7. juni 2027, jeg har skrevet jer på venteliste.',
    ],
  },
  Norwegian: {
    greeting: 'Hei Ola,',
    foot: ['Vennlig hilsen', 'Kari Moen', 'Fjellheim Gjestehus', 'Fjellveien 12', '3580 Geilo'],
    gives: [
      'Rommet var ledig, så jeg har skrevet dere opp fra fredag 4. juni til mandag 7. juni 2027.',
      'Da er hytta deres fra fredag 4. juni til mandag 7. juni 2027.',
    ],
    leavesOpen: [
      'Hytta er ledig fra 4. til 7. juni 2027. Skal jeg skrive dere opp?',
      'Vi har dessverre fullt 4. til 7. juni 2027, men jeg har satt dere på venteliste.',
    ],
  },
  Polish: {
    greeting: 'Dzień dobry Pani Katarzyno,',
    foot: ['Serdecznie pozdrawiam', 'Maria Gąsior', 'Agroturystyka Pod Lipą', 'ul. Leśna 6', '34-405 Białka Tatrzańska'],
    gives: [
      'Pokój był jeszcze wolny, więc zapisałam Państwa od piątku 4 czerwca do poniedziałku 7 czerwca 2027.',
      'Liczymy na Państwa: przyjazd w piątek 4 czerwca 2027, wyjazd w poniedziałek 7 czerwca.',
    ],
    leavesOpen: [
      'Pokój jest wolny od 4 do 7 czerwca 2027. Czy mam Państwa zapisać?',
      'Od 4 do 7 czerwca 2027 mamy komplet, zapisałam Państwa na listę rezerwową.',
    ],
  },
  Czech: {
    greeting: 'Dobrý den, paní Nováková,',
    foot: ['S pozdravem', 'Jana Kopecká', 'Penzion U Dvou lip', 'Troskovice 48', '511 01 Turnov'],
    gives: [
      'Pokoj byl ještě volný, tak jsem Vás zapsala od pátku 4. června do pondělí 7. června 2027.',
      'Pokoj jsme Vám nechali od pátku 4. června do pondělí 7. června 2027.',
    ],
    leavesOpen: [
      'Pokoj je volný od 4. do 7. června 2027. Mám Vás zapsat?',
      'Od 4. do 7. června 2027 máme plno, zapsala jsem Vás mezi náhradníky.',
    ],
  },
  Croatian: {
    greeting: 'Poštovani Tomislave,',
    foot: ['Srdačan pozdrav', 'Nada Babić', 'Apartmani Ružmarin', 'Put Mora 7', '21465 Jelsa'],
    gives: [
      'Apartman je bio slobodan pa sam Vas upisala od petka 4. lipnja do ponedjeljka 7. lipnja 2027.',
      'Računamo na Vas: dolazite u petak 4. lipnja 2027. i odlazite u ponedjeljak 7. lipnja.',
    ],
    leavesOpen: [
      'Apartman je slobodan od 4. do 7. lipnja 2027. Da Vas upišem?',
      'Od 4. do 7. lipnja 2027. sve je popunjeno, upisala sam Vas na listu čekanja.',
    ],
  },
  Finnish: {
    greeting: 'Hei Pekka,',
    foot: ['Ystävällisin terveisin', 'Liisa Mäki', 'Majatalo Koivula', 'Rantatie 4', '99800 Ivari'],
    gives: [
      'Huone oli vielä vapaana, joten merkitsin teidät kalenteriin perjantaista 4. kesäkuuta maanantaihin 7. kesäkuuta 2027.',
      'Odotamme teitä perjantaina 4. kesäkuuta 2027, ja lähdette maanantaina 7. kesäkuuta.',
    ],
    leavesOpen: [
      'Huone on vapaana 4.–7. kesäkuuta 2027. Merkitsenkö teidät kalenteriin?',
      '4.–7. kesäkuuta 2027 on täyttä, merkitsin teidät jonotuslistalle.',
    ],
  },
  Hungarian: {
    greeting: 'Kedves Anna!',
    foot: ['Üdvözlettel', 'Kovács Éva', 'Nefelejcs Vendégház', 'Fő utca 12', '8237 Tihany'],
    gives: [
      'A szoba még szabad volt, ezért felírtam Önöket 2027. június 4-től június 7-ig.',
      'Lefoglaltam Önöknek a szobát 2027. június 4-től június 7-ig, három éjszakára.',
    ],
    leavesOpen: [
      'A szoba 2027. június 4-től június 7-ig szabad. Felírjam Önöket?',
      '2027. június 4-től június 7-ig minden foglalt, felírtam Önöket a várólistára.',
    ],
  },
}

const said = (which: 'gives' | 'leavesOpen') =>
  Object.entries(HOSTS).flatMap(([language, host]) => host[which].map((sentence) => ({ language, sentence, host })))
const letterOf = (greeting: string, text: string, foot: readonly string[]): string => [greeting, '', text, '', ...foot].join('\n')
const read = (sentence: string, { greeting, foot }: Host): string[] => products(letterOf(greeting, sentence, foot))

test.each(said('gives'))('a host gives a room, in $language: $sentence', ({ sentence, host }) => {
  expect(read(sentence, host)).toEqual([expect.stringContaining(`${host.foot[2]} | 2027-06-04 – 2027-06-07 | ${host.foot[3]}`)])
})

test.each(said('leavesOpen'))('a host does not yet give a room, or no more, in $language: $sentence', ({ sentence, host }) => {
  expect(read(sentence, host)).toEqual([])
})

test('an answer that moves a stay is read before the one it quotes, and not by what it was asked about', () => {
  const text = `Subject: AW: Hausboot im Juni
Hallo Petra,

gut, dann trage ich euch eben für das zweite Wochenende ein. Ihr habt die Frieda damit verbindlich ab Freitag, 11. Juni 2027, und bringt sie mir am Montag, den 14. Juni, bis elf zurück in den Hafen. Um vier machen wir die Einweisung.

Grüße vom See
Uwe

Hausboote Lindner
Am Hafen 5, 17207 Röbel/Müritz

Am 02.02.2027 um 20:11 schrieb Petra Sommer:
> Hallo Uwe, können wir statt vom 4. bis 7. Juni auch ein Wochenende später kommen?
> > Am 30.01.2027 schrieb Uwe Lindner:
> > Hallo Petra, ihr habt die Frieda vom 4. bis 7. Juni. Bis dann!`
  expect(products(text)).toEqual(['Hausboote Lindner | 2027-06-11 – 2027-06-14 | Am Hafen 5, 17207, Röbel/Müritz | ?'])
})

test('one goes on board of a ship and off it by labels, where its mate has put somebody in the log', () => {
  const text = letterOf(
    'Dag Ruben,',
    'De schipper heeft jullie in het logboek gezet.\n\nNaam:        Ruben Claes\nAan boord:   vrijdag 4 juni 2027 vanaf 15.00 uur\nVan boord:   maandag 7 juni 2027 voor 11.00 uur\nBedrag:      € 310,00 inclusief ontbijt',
    ['Hartelijke groet,', 'Joke de Wit', '', 'Hotelschip De Goede Hoop', 'Westerkade 8', '1601 GA Enkhuizen'],
  )
  expect(products(text)).toEqual(['Hotelschip De Goede Hoop | 2027-06-04 – 2027-06-07 | Westerkade 8, 1601 GA, Enkhuizen, NL | ?'])
  expect(people(text)).toEqual(['Ruben Claes'])
})

test('who is called by a vocative is who wrote what is answered', () => {
  const croatian = letterOf('Poštovani Antune,', 'Apartman je Vaš od petka 4. lipnja do ponedjeljka 7. lipnja 2027.', [
    ...(HOSTS.Croatian?.foot ?? []),
    '',
    'uto, 9. ožu 2027. u 18:12 Antun Horvat je napisao:',
    '> Imate li slobodno?',
  ])
  const czech = letterOf('Dobrý den, pane Nováku,', 'Pokoj jsme Vám nechali od pátku 4. června do pondělí 7. června 2027.', [
    ...(HOSTS.Czech?.foot ?? []),
    '',
    'Dne 3. 1. 2027 v 19:02 Karel Novák napsal(a):',
    '> Máte volno?',
  ])
  expect([people(croatian), people(czech)]).toEqual([['Antun Horvat'], ['Karel Novák']])
})

test('a letterhead names the house above what it is and who keeps it, and somebody signs for it', () => {
  const contract = `Le Pressoir de Lucie
Chambres d'hôtes de charme
Anne et Luc Morel – 8 chemin du Bief – 84800 Saumane
CONTRAT DE RÉSERVATION N° 2027-016
Réservé par   Mme Claire Roux, 3 quai de l'Odet, 29000 Quimper
Date d'arrivée   vendredi 4 juin 2027
Date de départ   lundi 7 juin 2027
Nombre de nuits   3
Chambre, 3 nuits x 98,00 €   294,00 €
Total du séjour   294,00 €`
  expect(products(contract)).toEqual(['Le Pressoir de Lucie | 2027-06-04 – 2027-06-07 | 8 chemin du Bief, 84800, Saumane | 2027-016'])
  const italian = letterOf(
    'Egregio Signor\nMarco Sala\nVia dei Mille 60\n10123 Torino\n\nEgregio signor Sala,',
    'siamo lieti di confermarLe il soggiorno presso il nostro albergo:\n\narrivo   venerdì 4 giugno 2027\npartenza   lunedì 7 giugno 2027\ncamera   matrimoniale\nprezzo   € 96,00 per notte',
    ["per l'Albergo Due Ponti", 'Nicoletta Riva'],
  )
  expect(products(italian)).toEqual([expect.stringContaining('Albergo Due Ponti | 2027-06-04 – 2027-06-07')])
})
