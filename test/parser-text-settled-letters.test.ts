import { expect, test } from 'vitest'
import { products } from './parser-text.ts'

/** A host's letter about 4 to 7 June 2027. */
interface Host {
  readonly greeting: string
  readonly foot: readonly string[]
  /** Letters that tell the days as of somebody who comes, and in other sentences that all is settled. */
  readonly settled: readonly string[]
  /** Letters with the same days in which it is asked, offered, full, called off or over. */
  readonly open: readonly string[]
}

const HOSTS: Readonly<Record<string, Host>> = {
  English: {
    greeting: 'Dear Mr Ackroyd,',
    foot: ['All good wishes,', 'Hilary Dunn', 'Beck Side Guest House', '3 Chapel Lane', 'Settle BD24 9HX'],
    settled: [
      'Your cheque came this morning, many thanks. So it will be the two of you from Friday 4 June 2027 until Monday 7 June in the back bedroom. The remaining £140 can be paid when you arrive. The key hangs behind the blue door. See you then!',
      'Friday 4th June 2027 to Monday the 7th it is. Thanks, the deposit arrived safely on Tuesday. You are in the garden room and the key safe is left of the porch.',
    ],
    open: [
      'Many thanks for your enquiry. From Friday 4 June 2027 until Monday 7 June the back bedroom is still available at £80. The deposit is £50. The key would be in the key safe. Would you like it?',
      'We had hoped to have you from Friday 4 June 2027 until Monday 7 June, but I am sorry to say a pipe has burst. Your deposit was returned this morning, with thanks for your patience. We have had to cancel everything that week.',
      'Thank you for staying with us from Friday 4 June 2027 until Monday 7 June. Your balance was received, thank you. A review would be kind.',
    ],
  },
  German: {
    greeting: 'Liebe Familie Kessler,',
    foot: ['Viele Grüße', 'Rosi Obermayr', 'Gästehaus Sonnleiten', 'Bergstraße 12', '83484 Ramsau'],
    settled: [
      'Eure Überweisung ist heute eingegangen, danke. Ihr kommt also am Freitag, dem 4. Juni 2027, und bleibt bis Montag, den 7. Juni. Den Restbetrag zahlt ihr einfach vor Ort. Der Schlüssel steckt. Bis bald!',
      'Die Anzahlung haben wir erhalten. Wir sehen uns dann in der Nacht von Freitag, 4. auf Samstag, 5. Juni 2027. Euer Zimmer liegt zum Garten, der Schlüssel hängt neben der Tür.',
    ],
    open: [
      'Danke für eure Anfrage. Vom Freitag, dem 4. Juni 2027, bis Montag, den 7. Juni, wäre bei uns noch Platz. Der Restbetrag ist vor Ort fällig. Gebt bitte kurz Bescheid, ob wir es so machen.',
      'Leider müssen wir euren Aufenthalt vom 4. Juni 2027 bis zum 7. Juni stornieren, das Dach ist undicht. Eure Anzahlung, die wir erhalten haben, geht zurück.',
    ],
  },
  French: {
    greeting: 'Bonjour Mathilde,',
    foot: ['Bien amicalement,', 'Odile Perrin', 'Gîte du Pré Vert', '4 rue de la Fontaine', '39210 Baume'],
    settled: [
      'Votre virement est bien arrivé, merci. Vous serez donc chez nous du vendredi 4 au lundi 7 juin 2027. Le solde sera réglé sur place, la clé est dans la boîte à droite de la porte. À très bientôt !',
      'Merci pour vos arrhes, reçues hier. Arrivée le vendredi 4 juin 2027, départ le lundi 7 au matin. Votre chambre donne sur le jardin et la clé sera sous le pot.',
    ],
    open: [
      'Merci pour votre demande. Du vendredi 4 au lundi 7 juin 2027 le gîte est encore disponible, les arrhes sont de 60 euros. Dites-nous si cela vous convient.',
      'Du vendredi 4 au lundi 7 juin 2027 nous sommes malheureusement complets. Votre virement, bien arrivé, vous sera remboursé.',
    ],
  },
  Italian: {
    greeting: 'Cara Giovanna,',
    foot: ['Un caro saluto,', 'Piero Massa', 'Locanda del Tiglio', 'Via della Chiesa 6', '12060 Barolo'],
    settled: [
      "Il bonifico è arrivato stamattina, grazie. Da venerdì 4 a lunedì 7 giugno 2027 starete nella stanza sopra il forno. Il saldo si paga all'arrivo, la chiave è sotto il vaso. A presto!",
      "Grazie della caparra, l'abbiamo ricevuta. Entrate venerdì 4 giugno 2027 e uscite lunedì 7. La vostra camera è quella con il balcone, le chiavi le trovate alla porta.",
    ],
    open: [
      'Grazie della richiesta. Da venerdì 4 a lunedì 7 giugno 2027 la stanza sopra il forno è disponibile, la caparra è di 50 euro. Ci faccia sapere se le interessa.',
      'Purtroppo da venerdì 4 a lunedì 7 giugno 2027 siamo al completo. Il bonifico che è arrivato glielo restituiamo.',
    ],
  },
  Spanish: {
    greeting: 'Hola Beatriz:',
    foot: ['Un saludo', 'Chema Lorente', 'Casa Rural El Molino', 'Calle del Río 8', '44367 Orihuela'],
    settled: [
      'Recibimos la transferencia, muchas gracias. Estaréis con nosotros del viernes 4 al lunes 7 de junio de 2027. El resto se paga al llegar y la llave está en el buzón. ¡Nos vemos!',
      'La señal ha llegado bien, gracias. Venís el viernes 4 de junio de 2027 y os marcháis el lunes 7. Vuestra habitación es la del fondo; las llaves las tiene mi hermana.',
    ],
    open: [
      'Gracias por tu consulta. Del viernes 4 al lunes 7 de junio de 2027 la casa está libre, la señal son 60 euros. Si quieres que te la guarde, dímelo.',
      'Lo siento, del viernes 4 al lunes 7 de junio de 2027 hemos tenido que cancelar por obras. La transferencia que recibimos te la devolvemos.',
    ],
  },
  Portuguese: {
    greeting: 'Olá Henrique,',
    foot: ['Cumprimentos', 'Graça Teles', 'Quinta da Eira', 'Rua do Moinho 2', '6360-080 Celorico'],
    settled: [
      'A transferência já caiu, obrigada. Ficam connosco do dia 4 de junho de 2027 (sexta) até ao dia 7 (segunda). O resto paga-se na chegada e a chave está no cesto. Até breve!',
      'Recebemos o sinal, obrigada. Chegam na sexta-feira 4 de junho de 2027 e saem na segunda-feira 7 de junho. O vosso quarto dá para o pátio e a chave fica na porta.',
    ],
    open: [
      'Obrigada pelo pedido. De sexta-feira 4 a segunda-feira 7 de junho de 2027 o quarto está livre, o sinal é de 50 euros. Diga se lhe interessa.',
      'Infelizmente, de sexta-feira 4 a segunda-feira 7 de junho de 2027 estamos lotados. O sinal que recebemos será devolvido.',
    ],
  },
  Dutch: {
    greeting: 'Dag Wouter,',
    foot: ['Hartelijke groeten', 'Anneke Smit', 'Pension De Wilg', 'Kerkpad 7', '8391 XX Noordwolde'],
    settled: [
      'De aanbetaling is binnen, bedankt. Jullie komen op vrijdag 4 juni 2027 en blijven tot maandag 7 juni. De rest mag bij aankomst, de sleutel hangt in het schuurtje. Tot dan!',
      'Bedankt voor de overboeking, die hebben we ontvangen. Van vrijdag 4 juni tot maandag 7 juni 2027 zijn jullie dus bij ons. Jullie kamer is boven en de sleutel zit op de deur.',
    ],
    open: [
      'Dank voor je aanvraag. Van vrijdag 4 juni tot maandag 7 juni 2027 is de kamer nog vrij, de aanbetaling is 50 euro. Laat even weten of je interesse hebt.',
      'Helaas moeten we jullie verblijf van vrijdag 4 juni tot maandag 7 juni 2027 annuleren. De aanbetaling die binnen was storten we terug.',
    ],
  },
  Swedish: {
    greeting: 'Hej Kerstin!',
    foot: ['Vänliga hälsningar', 'Lennart Ström', 'Pensionat Björken', 'Kyrkvägen 5', '824 92 Hudiksvall'],
    settled: [
      'Handpenningen har kommit, tack. Ni bor hos oss från fredag 4 juni till måndag 7 juni 2027. Resten betalar ni på plats, nyckeln hänger i farstun. Vi ses!',
    ],
    open: [
      'Tack för din förfrågan. Från fredag 4 juni till måndag 7 juni 2027 är rummet ledigt, handpenningen är 500 kr. Hör av dig om du är intresserad.',
    ],
  },
  Danish: {
    greeting: 'Kære Poul,',
    foot: ['Venlig hilsen', 'Inge Riis', 'Pensionat Fjordblik', 'Havnevej 11', '6950 Ringkøbing'],
    settled: [
      'Tak, depositum er modtaget. I bor hos os fra fredag den 4. juni til mandag den 7. juni 2027. Resten betales ved ankomst, nøglen ligger under måtten. På gensyn!',
    ],
    open: [
      'Tak for din forespørgsel. Fra fredag den 4. juni til mandag den 7. juni 2027 er værelset ledigt, og depositum er 300 kr. Vil du have det, så skriv.',
    ],
  },
  Norwegian: {
    greeting: 'Hei Torunn,',
    foot: ['Vennlig hilsen', 'Arne Lie', 'Fjellgården Pensjonat', 'Setervegen 14', '2640 Vinstra'],
    settled: [
      'Takk, innbetalingen er mottatt. Dere bor hos oss fra fredag 4. juni til mandag 7. juni 2027. Resten betaler dere ved ankomst, og nøkkelen henger i gangen. Velkommen!',
    ],
    open: [
      'Takk for henvendelsen. Fra fredag 4. juni til mandag 7. juni 2027 er rommet ledig, depositumet er 300 kr. Si fra om dere vil ha det, så skriver jeg dere opp.',
    ],
  },
  Polish: {
    greeting: 'Dzień dobry,',
    foot: ['Pozdrawiam serdecznie', 'Halina Bąk', 'Pensjonat Jagoda', 'ul. Leśna 9', '58-580 Szklarska Poręba'],
    settled: [
      'Dziękuję, zadatek wpłynął dzisiaj. Przyjeżdżają Państwo w piątek 4 czerwca 2027 r. i zostają do poniedziałku 7 czerwca. Resztę proszę zapłacić na miejscu, klucz będzie w skrzynce. Do zobaczenia!',
    ],
    open: [
      'Dziękuję za zapytanie. Od piątku 4 czerwca do poniedziałku 7 czerwca 2027 r. pokój jest wolny, zadatek wynosi 200 zł. Proszę dać znać, czy Państwo się decydują.',
    ],
  },
  Czech: {
    greeting: 'Dobrý den,',
    foot: ['S pozdravem', 'Jana Malá', 'Penzion U Lípy', 'Lesní 14', '542 21 Pec pod Sněžkou'],
    settled: [
      'Děkujeme, záloha dnes došla. Budete u nás od pátku 4. června do pondělí 7. června 2027. Zbytek zaplatíte na místě, klíč je ve schránce. Těšíme se!',
    ],
    open: [
      'Děkujeme za poptávku. Od pátku 4. června do pondělí 7. června 2027 je pokoj volný, záloha je 1000 Kč. Dejte prosím vědět, zda máte zájem.',
    ],
  },
}

const letterOf = ({ greeting, foot }: Host, said: string): string =>
  [greeting, '', ...said.split(/(?<=\p{L}[.!?]) (?=\p{Lu})/u), '', ...foot].join('\n')

for (const [language, host] of Object.entries(HOSTS)) {
  for (const said of host.settled)
    test(`${language}: ${said.slice(0, 60)}`, () => {
      const [stay, ...more] = products(letterOf(host, said))
      expect(more).toEqual([])
      expect(stay).toMatch(new RegExp(`${host.foot[2]} \\| 2027-06-04 – 2027-06-0[57] \\| `))
    })
  for (const said of host.open)
    test(`${language}, open: ${said.slice(0, 60)}`, () => {
      expect(products(letterOf(host, said))).toEqual([])
    })
}

/** A letter of lines, the last of which are who signs, the house, its street and its town. */
const letter = (...lines: readonly string[]): string => lines.join('\n')

test('a letter without a word of money says by what was agreed, and by how one pays there, that it is settled', () => {
  expect(
    products(
      letter(
        'Hi Ros,',
        '',
        "Lovely to chat on Sunday. Put this on your wall: Thursday 3rd to Sunday 6th June 2027, two of you plus the terrier, in the shepherd's hut.",
        'No need to pay anything till you get here, cash or card, £225 all in. The gate code is 4471.',
        '',
        'Until then,',
        'Fliss',
        'Hollow Ash Farm',
        'Hollow Lane',
        'Ludlow SY8 2AB',
      ),
    ),
  ).toEqual(['Hollow Ash Farm | 2027-06-03 – 2027-06-06 | Hollow Lane, SY8 2AB, Ludlow, GB | ?'])
  expect(
    products(
      letter(
        'Liebe Frau Sailer,',
        '',
        'wunderbar, dann ist das ausgemacht. Sie kommen am 4. Juni 2027 gegen Abend und fahren am 7. Juni nach dem Frühstück weiter.',
        'Ich hole Sie mit dem Auto am Bahnhof ab. 54 Euro die Nacht, zahlbar bei mir.',
        '',
        'Viele Grüße',
        'Traudl Kirchinger',
        'Ferienhof Kirchinger',
        'Am Anger 2',
        '94227 Zwiesel',
      ),
    ),
  ).toEqual(['Ferienhof Kirchinger | 2027-06-04 – 2027-06-07 | Am Anger 2, 94227, Zwiesel | ?'])
})

test('nights that are told one by one begin with the first', () => {
  expect(
    products(
      letter(
        'Bonjour Monsieur Rey,',
        '',
        "C'est parfait pour moi. Je vous compte donc pour les nuits du vendredi 4 et du samedi 5 juin 2027, vous repartez le dimanche 6.",
        'Chambre bleue, petit déjeuner compris, 85 euros la nuit à régler en partant. Sonnez au portail.',
        '',
        'Bien à vous,',
        'Solange',
        "Chambres d'hôtes La Bergerie",
        '2 chemin des Oliviers',
        '84220 Gordes',
      ),
    ),
  ).toEqual(["Chambres d'hôtes La Bergerie | 2027-06-04 – 2027-06-06 | 2 chemin des Oliviers, 84220, Gordes | ?"])
})

test('a house that no word calls one stands below who signs, or over the letter, and has a code and no number', () => {
  const said =
    'I have put you in the book for June: you come on Friday the 4th and would be going on the Monday, the 7th, by the late boat. Your room looks over the water, and it is £80 a night.'
  expect(
    products(
      letter('Dear Mrs Blair,', '', said, '', 'Beannachd leibh,', 'Seonag', '', 'The Herring Loft', 'Shore Street', 'Ullapool', 'IV26 2UR'),
    ),
  ).toEqual(['The Herring Loft | 2027-06-04 – 2027-06-07 | Shore Street, IV26 2UR, Ullapool, GB | ?'])
  expect(
    products(
      letter(
        'Tigh Geal',
        'Ardvasar',
        'Isle of Skye',
        'IV45 8RS',
        '',
        'Dear Mrs Blair,',
        '',
        said,
        '',
        'Yours sincerely,',
        '',
        'Effie Munro',
      ),
    ),
  ).toEqual([expect.stringContaining('Tigh Geal | 2027-06-04 – 2027-06-07')])
})

test('a house in the mountains has its height beside its name, and no street', () => {
  expect(
    products(
      letter(
        'Ciao Bruno,',
        '',
        "posti confermati: cinque persone, arrivo venerdì 4 giugno e partenza lunedì 7 giugno 2027. La mezza pensione viene 60 euro, si paga all'arrivo.",
        '',
        'A presto',
        'Gino',
        'Rifugio Monte Valbella, 2.310 m',
        '38032 Canazei (TN)',
      ),
    ),
  ).toEqual(['Rifugio Monte Valbella | 2027-06-04 – 2027-06-07 | 38032, Canazei (TN) | ?'])
})

const OF_OTHERS: readonly (readonly string[])[] = [
  ['Bella will be with us from Friday 4 June to Monday 7 June 2027. Please bring her own blanket and food.', 'Hill Farm Kennels'],
  ['The marquee will be put up from Friday 4 June to Monday 7 June 2027. The remaining £200 can be paid when we come.', 'Dales Tents'],
  ['The pottery course runs from Friday 4 June to Monday 7 June 2027. The key to the studio is with Ann.', 'Mill Farm Studios'],
  ['We are closed from Friday 4 June to Monday 7 June 2027, so your order goes out on Tuesday.', 'Old Dairy Farm Shop'],
  ['We will be away from Friday 4 June to Monday 7 June 2027, so please leave the key with Ann at the cottage.', 'Beck Side Guest House'],
  ['The cleaner will have the keys from Friday 4 June to Monday 7 June 2027 while we are away.', 'Beck Side Guest House'],
  ['From Friday 4 June to Monday 7 June 2027 the village has its feast, and you may find the street full.', 'Beck Side Guest House'],
]
for (const [said = '', name = ''] of OF_OTHERS)
  test(`no stay is told in: ${said}`, () => {
    const text = letter(
      'Dear Sue,',
      '',
      `Your payment arrived safely, thank you. ${said} See you then!`,
      '',
      'Best wishes,',
      'Jo Hart',
      name,
      '3 Chapel Lane',
      'Settle BD24 9HX',
    )
    expect(products(text)).toEqual([])
  })

const ASKED_AGAIN: readonly string[] = [
  'You asked for Friday 4 June to Monday 7 June 2027 for you both. I will see whether the painter can come another week and write again on Thursday. You can pay on departure as always, and the key is in its old place.',
  'Pour vous deux, du vendredi 4 au lundi 7 juin 2027, la chambre bleue est à 78 euros la nuit, à régler sur place. Nous en reparlons dimanche.',
  'Per Lei e Sua moglie, da venerdì 4 a lunedì 7 giugno 2027, la camera viene 90 euro a notte, si paga alla partenza. Resto in attesa di una Sua conferma.',
  'Tak, pengene er modtaget. Men nu skriver du, at I ikke kan komme fredag den 4. juni til mandag den 7. juni 2027. Det er jeg ked af, og I får dem selvfølgelig tilbage.',
  'Domek nr 2 od 4 do 7 czerwca 2027 kosztuje dla Państwa 350 zł za dobę, płatność na miejscu. Czekam na Pana decyzję.',
]
for (const said of ASKED_AGAIN)
  test(`nothing is settled by: ${said.slice(0, 60)}`, () => {
    expect(
      products(letter('Dear all,', '', said, '', 'Best wishes,', 'Jo Hart', 'Beck Side Guest House', '3 Chapel Lane', 'Settle BD24 9HX')),
    ).toEqual([])
  })
