import { expect, test } from 'vitest'
import { products } from './parser-text.ts'

/** Where hired cars are fetched and brought back, in letters that say it in their sentences. Nobody in them exists. */

test('a place has nothing of what is said behind it', () => {
  const text = `
    Hallo Herr Reed,

    geht klar, der lange Sprinter ist für Sie reserviert.

    Abholung Freitag 11.6. um 8 Uhr bei uns auf dem Hof in Plagwitz, zurück bitte
    bis Sonntag 13.6. 18 Uhr, auch Plagwitz. Am Sonntag ist keiner da - Schlüssel
    einfach in den Briefkasten, Fahrzeug vorm Tor abstellen.

    Wochenendpreis 149,- inkl. 300 km, jeder weitere km 0,22. Kaution 300,- bar
    oder EC. Selbstbeteiligung 750,-. Sackkarre und Decken legen wir kostenlos rein.

    Reservierungs-Nr. ist die 25-0388, der Mietvertrag liegt dann zur Unterschrift bereit.

    MfG
    Waldmann

    Autovermietung Waldmann - PKW . Transporter . Anhänger
    Naumburger Str. 28, 04229 Leipzig`
  expect(products(text, { subject: 'AW: Transporter am 11.6.', from: 'Autovermietung Waldmann', written: '2027-05-10' })).toEqual([
    'Autovermietung Waldmann | 2027-06-11T08:00 Plagwitz | 2027-06-13T18:00 Plagwitz | 25-0388',
  ])
})

test('a town is told by the sentence of its day, also a small one', () => {
  const text = `
    Liebe Anna,

    deine Anzahlung (350 €) ist heute gutgeschrieben worden, damit gehört
    "Frieda", unser T4 California in Mintgrün, fest dir! Buchungsnummer:
    WW-2027-058

    Du kannst Frieda am Freitag, den 11. Juni, ab 15 Uhr bei uns in der Scheune
    in Tutzing abholen. Plane bitte eine gute Stunde für die Einweisung ein
    (Gas, Aufstelldach, Kühlbox, die Sache mit dem zweiten Gang). Zurück
    brauchen wir sie am Sonntag, den 20. Juni, bis spätestens 18 Uhr, ebenfalls
    in Tutzing, weil am Montag schon die Nächsten losfahren.

    Die Restzahlung von 1.090 € bitte bis 8. Mai überweisen, die Kaution von
    800 € einfach in bar oder per PayPal bei der Abholung. Fahrer seid ihr
    beide, du und Malte Brodersen - bringt bitte beide eure Führerscheine im
    Original mit. Kilometer sind 250 am Tag frei, jeder weitere kostet 30 Cent.

    Ganz viel Vorfreude!
    Lena & Tobi

    Bulli & Wiese Campervermietung GbR
    Traubinger Straße 61, 82327 Tutzing`
  expect(products(text, { subject: 'Alles klar für deinen Bulli-Urlaub', from: 'Bulli & Wiese', written: '2027-04-15' })).toEqual([
    'Bulli & Wiese Campervermietung GbR | 2027-06-11T15:00 Tutzing | 2027-06-20T18:00 Tutzing | WW-2027-058',
  ])
})

test('a car comes back where it was fetched, if its sentence says so', () => {
  const text = `
    Kære Anna

    Jeg har noteret følgende til jer, og det er hermed bekræftet:

    I får en Skoda Octavia stationcar fra lørdag den 12. juni kl. 12.15, hvor vi holder klar med bilen ved færgeterminalen i Rønne, når
    hurtigfærgen fra Ystad er lagt til. I afleverer samme sted lørdag den 19. juni kl. 9.30 - bare stil den i bane 4.

    Prisen er 3.450 kr. for ugen med fri km og kaskoforsikring, selvrisiko 5.000 kr. Mærk betalingen med lejenummer 2607-14.
    Husk begge kørekort.

    Vestlund Biludlejning ApS
    Snellemark 19, 3700 Rønne`
  expect(products(text, { subject: 'Bekræftelse på leje af bil i uge 23', from: 'Vestlund Biludlejning', written: '2027-05-21' })).toEqual([
    'Vestlund Biludlejning | 2027-06-12T12:15 Rønne | 2027-06-19T09:30 Rønne | 2607-14',
  ])
})

test('what is done next is no place', () => {
  const text = `
    Kia ora Anna,
    You're all sorted! Booking KC20815, 2-berth campervan with shower.
    Step 1 · Collect
    Christchurch branch, Monday 7 June 2027 at 10.30 am. Our free shuttle leaves the airport every 20 minutes.
    Step 2 · Explore
    16 days, unlimited kms, bedding and kitchen kit included.
    Step 3 · Return
    Auckland branch, Tuesday 22 June 2027, any time before 4.00 pm. Please empty the tanks first.
    Drivers: Anna Reed, Tom Clark
    One-way fee: NZ$250 (included)`
  expect(products(text, { subject: 'Kia ora Anna, your campervan booking KC20815', from: 'Kauri Campers' })).toEqual([
    'Kauri Campers | 2027-06-07T10:30 Christchurch branch | 2027-06-22T16:00 Auckland branch | KC20815',
  ])
})

test('a street is told with its town', () => {
  const text = `
    Hi Gregor

    That's you booked. One LWB Transit, high roof, diesel.
    Collect it from our yard at Longman Drive, Inverness on Fri 11 June 2027, we open at half seven so 7.30am if you want to be away sharp. It's due back
    here Mon 14 June by 5pm. Hire agreement no. 11873.

    £68 a day x 4, £272 plus VAT. 200 miles a day, 14p after that. Deposit £250 on a card when you come in. Bring licence. Excess is £1000.

    Cheers
    Dod
    Moray Van & Truck Hire Ltd, 18 Longman Drive, Inverness IV1 1SU`
  expect(products(text)).toEqual([
    'Moray Van & Truck Hire Ltd | 2027-06-11T07:30 Longman Drive, Inverness | 2027-06-14T17:00 Longman Drive, Inverness | 11873',
  ])
})
