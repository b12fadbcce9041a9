/** Letters of hosts, whole, in which no word that is known tells when a stay begins and ends; made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

/** Read by their two days alone. */
export const STAYS_BY_WORDING: readonly Sample[] = [
  {
    name: 'an English letter of a cottage that is all yours until the next guests',
    from: 'Rook Farm Cottages <hello@rookfarm.example>',
    subject: 'Your booking at Rook Farm',
    text: `
      Dear Eleanor,

      Thank you for booking The Old Dairy with us, your booking is confirmed. Your booking reference is RF-20418.

      The cottage is all yours from 4pm on Friday 11 June 2027, and the next family moves in on the afternoon of Monday 14 June 2027, so we would be grateful for the keys by ten that morning.

      The total of £540 is paid in full. Bed linen and towels are included, the kitchen is fully equipped and there is wifi throughout. The key safe is beside the front door and the code is on its way to you by text. Two dogs are welcome, but please not upstairs. Logs for the stove are in the porch.

      We hope that you enjoy your stay,
      Marion and Piers
      Rook Farm Cottages`,
    products: ['Rook Farm | 2027-06-11 – 2027-06-14 | ? | RF-20418'],
  },
  {
    name: 'a German letter of a flat that is made ready and wanted back',
    from: 'Ferienwohnung Anker <moin@fewo-anker.example>',
    subject: 'Ihre Buchung',
    text: `
      Liebe Frau Petersen,

      vielen Dank für Ihre Buchung, die ich Ihnen hiermit gern bestätige. Ihre Buchungsnummer lautet FA-2207.

      Die Wohnung ist ab Samstag, 12. Juni 2027 ab 16 Uhr für Sie bezugsfertig. Am Samstag, 19. Juni 2027 kommen gegen Mittag schon die nächsten Gäste, bitte legen Sie die Schlüssel bis 10 Uhr auf den Küchentisch.

      Die Anzahlung von 150 Euro ist eingegangen, den Rest von 540 Euro überweisen Sie bitte bis vier Wochen vorher. Bettwäsche und Handtücher sind inklusive, die Kurtaxe zahlen Sie vor Ort. Die Küche ist komplett eingerichtet, WLAN ist vorhanden, ein Parkplatz gehört zum Haus. Haustiere sind leider nicht erlaubt.

      Wir wünschen Ihnen einen schönen Urlaub!
      Ihre Familie Hansen
      Ferienwohnung Anker, Am Deich 4, 26506 Norden`,
    products: ['Ferienwohnung Anker | 2027-06-12 – 2027-06-19 | Am Deich 4, 26506, Norden | FA-2207'],
  },
  {
    name: 'a Dutch letter of a house at the sea that is somebody else’s afterwards',
    from: 'Vakantiehuis De Strandloper <info@strandloper.example>',
    subject: 'Bevestiging van uw boeking',
    text: `
      Beste familie De Wit,

      Bedankt voor uw boeking, hierbij bevestigen wij uw verblijf in vakantiehuis De Strandloper. Uw boekingsnummer is DS-4471.

      Vanaf vrijdag 4 juni 2027 om 15.00 uur is het huisje van u. Op maandag 7 juni 2027 maken wij het weer schoon voor de volgende gasten, wilt u het dan om 10.00 uur leeg hebben?

      De huursom van 420 euro hebben wij ontvangen. Bedlinnen en handdoeken zijn inbegrepen, de toeristenbelasting betaalt u ter plaatse. De keuken is compleet ingericht en er is wifi. De sleutel ligt in het sleutelkastje naast de deur. Eén hond is welkom.

      Wij wensen u een fijn verblijf,
      Joke en Henk
      De Strandloper, Duinweg 12, 4357 AP Domburg`,
    products: ['vakantiehuis De Strandloper | 2027-06-04 – 2027-06-07 | Duinweg 12, 4357 AP, Domburg, NL | DS-4471'],
  },
  {
    name: 'a Swedish letter of a cabin that others come to',
    from: 'Stugor i Nordviken <boka@nordvikenstugor.example>',
    subject: 'Din bokning',
    text: `
      Hej Maria,

      Tack för din bokning, härmed bekräftar vi att stugan är din. Ditt bokningsnummer är NV-3310.

      Stugan står klar för er lördag 3 juli 2027 kl. 16. Lördag 10 juli 2027 kommer nästa familj, så då vill vi gärna att den är städad kl. 10.

      Hela hyran på 7 400 kr är betald. Sänglinne och handdukar ingår inte men kan hyras för 150 kr per person. Köket är fullt utrustat, det finns wifi och båt. Nyckeln ligger i nyckelskåpet vid dörren. Husdjur är välkomna. Slutstädning kan beställas för 900 kr.

      Välkomna till oss och trevlig vistelse!
      Gunnel och Åke
      Nordvikens stugor, Strandvägen 8, 872 94 Sandöverken`,
    products: ['Nordvikens stugor | 2027-07-03 – 2027-07-10 | Strandvägen 8, 872 94, Sandöverken | NV-3310'],
  },
]
