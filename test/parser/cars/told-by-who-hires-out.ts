/** Hires as those tell them who hire out: letters without numbers, in sentences with hours of one figure, signed with their names; made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const CARS_TOLD_BY_HIRERS: readonly Sample[] = [
  {
    name: 'a Danish letter with hours of one figure',
    from: 'Sydhavets Autocamperudlejning <post@sydhavet.example>',
    text: `
      Kære Karen Bruun

      Vi bekræfter din leje. Autocamperen er klar til dig fredag den 18. juni 2027 kl. 15 hos os i Svendborg. Du afleverer den igen fredag den 2. juli senest kl. 9 med fuld tank.

      Husk kørekort.

      Venlig hilsen
      Sydhavets Autocamperudlejning`,
    products: ['Sydhavets Autocamperudlejning | 2027-06-18T15:00 Svendborg | 2027-07-02T09:00 ? | ?'],
  },
  {
    name: 'a Dutch letter that wants the van back',
    from: 'Bestelbusverhuur Twente <balie@busverhuurtwente.example>',
    text: `
      Beste Ruud Jansen,

      Hierbij bevestigen wij de huur van een bestelbus. U kunt de bus op vrijdag 2 juli 2027 om 16 uur ophalen bij onze vestiging in Almelo. Wij verwachten hem uiterlijk maandag 5 juli om 9.00 uur terug.

      Vergeet uw rijbewijs niet. De borg is 300 euro.

      Bestelbusverhuur Twente`,
    products: ['Bestelbusverhuur Twente | 2027-07-02T16:00 Almelo | 2027-07-05T09:00 ? | ?'],
  },
  {
    name: 'a Finnish letter of one day',
    from: 'Kymen Pakuvuokraus <varaus@pakut.example>',
    text: `
      Hei Antti Laine,

      kiitos varauksestasi! Pakettiauto on noudettavissa lauantaina 9.10.2027 klo 8 toimipisteestämme, Kotka. Se tulee palauttaa samana päivänä klo 20 mennessä.

      Terveisin
      Kymen Pakuvuokraus`,
    products: ['Kymen Pakuvuokraus | 2027-10-09T08:00 Kotka | 2027-10-09T20:00 ? | ?'],
  },
  {
    name: 'an English letter in which the scooter is brought and fetched again',
    from: 'Naxos Wheels Rental <book@naxoswheels.example>',
    text: `
      Dear Rosa Keane,

      Thank you for booking a scooter with us, reference NX-4410. We will deliver it to Hotel Asterias on Sunday 29 August 2027 at 11am and we will pick it up from there on Friday 3 September at 5pm. Please have your licence ready.

      Naxos Wheels Rental`,
    products: ['Naxos Wheels Rental | 2027-08-29T11:00 Hotel Asterias | 2027-09-03T17:00 Hotel Asterias | NX-4410'],
  },
  {
    name: 'a note of one long line above another',
    text: `
      Noleggio auto Locauto pren. 77410, ritiro 18/09/2027 ore 9:00 Cagliari aeroporto, riconsegna 22/09/2027 ore 20:00 Cagliari aeroporto
      Portare patente e carta di credito`,
    products: ['Locauto | 2027-09-18T09:00 Cagliari aeroporto | 2027-09-22T20:00 Cagliari aeroporto | 77410'],
  },
  {
    name: 'a firm whose name begins with what one drives',
    text: `
      AutoBlitz Vermietung
      Ihre Reservierung 77120935 ist bestätigt.
      Abholung: Mo 3. Mai 2027, 10:00 Uhr, Leipzig Hbf
      Rückgabe: Do 6. Mai 2027, 10:00 Uhr, Leipzig Hbf
      Fahrzeug: VW Golf o. ä.`,
    products: ['AutoBlitz Vermietung | 2027-05-03T10:00 Leipzig Hbf | 2027-05-06T10:00 Leipzig Hbf | 77120935'],
  },
  {
    name: 'a bill that is a confirmation as well, before a hire',
    text: `
      Wanderherz GmbH
      Rechnung und Buchungsbestätigung 2027-00415
      Mieterin: Pia Sommer
      Wohnmobil "Alpenstern", 14 Nächte   1.890,00 €
      Mietbeginn: 07.08.2027, 15:00 Uhr
      Mietende: 21.08.2027, 11:00 Uhr
      Übergabe und Rückgabe: Station Rosenheim, Kufsteiner Str. 70`,
    products: ['Wanderherz | 2027-08-07T15:00 Rosenheim | 2027-08-21T11:00 Rosenheim | 2027-00415'],
  },
]
