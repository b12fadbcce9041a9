/** Stays whose labels, rooms and rows of prices look like names, and whose own names, numbers and addresses stand where others do. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const STAYS_WITH_LABELS_AND_FEET: readonly Sample[] = [
  {
    name: 'a name in capitals that is turned round, above the next label',
    text: `
      You are confirmed!
      Confirmation number
      55418027
      Guest name
      ABERNATHY, PRUDENCE
      Check-in
      9 Apr 2027
      From 15:00
      Check-out
      11 Apr 2027
      Until 11:00
      Lakeside Inn Kendal
      Station Road
      Kendal, LA9 6BT
      United Kingdom`,
    products: ['Lakeside Inn Kendal | 2027-04-09 – 2027-04-11 | Station Road, LA9 6BT, Kendal, GB | 55418027'],
    people: ['Prudence Abernathy'],
    reference: '55418027',
  },
  {
    name: 'a label that is told twice in its row',
    text: `
      Accommodation voucher
      Booking number   SK270122-11873
      Hotel   Ryokan Asagiri
      Guest name   Mr. PETER LINDGREN  Accompanying guest name   Ms. EMI LINDGREN
      Lead guest   Accompanying guest
      Check-in   Check-in    Fri 7 May 2027  May 7, 2027 (Fri) 15:00-18:00  Check-out    Mon 10 May 2027  May 10, 2027 (Mon) 10:00
      Check-out
      Nights   3 nights   Guests   2 adults
      Nights   Guests`,
    products: ['Ryokan Asagiri | 2027-05-07 – 2027-05-10 | ? | SK270122-11873'],
    people: ['Peter Lindgren', 'Emi Lindgren'],
    reference: 'SK270122-11873',
  },
  {
    name: 'a family called Van Damme, before its given name',
    text: `
      Uw reservering is bevestigd
      Hartelijk dank voor uw reservering bij Herberg De Gouden Kraan.
      Reserveringsnummer   GK-00418
      Naam   Van Damme, Joke
      Aankomst   vr 04-06-2027
      Vertrek   ma 07-06-2027
      Aantal nachten   3
      Herberg De Gouden Kraan - Kaai 11 - 8620 Nieuwpoort`,
    products: ['Herberg De Gouden Kraan | 2027-06-04 – 2027-06-07 | Kaai 11, 8620, Nieuwpoort | GK-00418'],
    people: ['Joke Van Damme'],
    reference: 'GK-00418',
  },
  {
    name: 'a title with a degree above the name, and a foot whose parts stars set apart',
    text: `
      Herrn Dr.
      STEINLECHNER Korbinian
      Nymphenburger Straße 88
      80636 MÜNCHEN

      RESERVIERUNGSBESTÄTIGUNG   Buchungs-Nr.:  R-41208

      Sehr geehrter Herr Dr. Steinlechner!
      Wir haben für Sie fix reserviert:
      ANREISE   ABREISE   ZIMMER
      13.03.2027   20.03.2027   Doppelzimmer Süd

      Alpenhotel Kaiserblick  *  Oberdorf 21  *  A-6370 Reith  *  Tirol
      Tel. +43 5356 000 00  *  info@kaiserblick.example`,
    products: ['Alpenhotel Kaiserblick | 2027-03-13 – 2027-03-20 | Oberdorf 21, 6370, Reith | R-41208'],
    people: ['Korbinian Steinlechner'],
    reference: 'R-41208',
  },
  {
    name: 'letters for ladies and gentlemen before names that are turned round',
    text: `
      HOTELGUTSCHEIN / HOTEL VOUCHER
      Vorgangsnummer: 91405528
      Hotel: Quinta Vale da Serra, Rua do Sol 12, 9050-401 Funchal, Portugal
      Reiseteilnehmer
      F BRENNINGER, HILTRUD
      H BRENNINGER, ALOIS
      Anreise: 06.11.2027
      Abreise: 13.11.2027
      1 Doppelzimmer, Frühstück`,
    products: ['Quinta Vale da Serra | 2027-11-06 – 2027-11-13 | Rua do Sol 12, 9050-401, Funchal, PT | 91405528'],
    people: ['Hiltrud Brenninger', 'Alois Brenninger'],
    reference: '91405528',
  },
  {
    name: 'Mr and Mrs in short, who waits for them there, and a street called as no firm is',
    text: `
      Ubytovací poukaz
      Číslo rezervace: 4410027718
      Hotel Marina ***
      Ulica žrtava fašizma 4
      52100 Pula
      Chorvatsko
      Nástup: sobota 3. 7. 2027
      Odjezd: sobota 10. 7. 2027
      Cestující
      Č.   Jméno a příjmení   Narozen/a   Pokoj
      1   p. Radek Dvořáček   2. 5. 1969   2lůžkový
      2   pí Ivana Dvořáčková   17. 8. 1972   2lůžkový
      Delegát: paní Lenka Tichá, tel. +385 91 555 0188`,
    products: ['Hotel Marina | 2027-07-03 – 2027-07-10 | Ulica žrtava fašizma 4, 52100, Pula, HR | 4410027718'],
    people: ['Radek Dvořáček', 'Ivana Dvořáčková'],
    reference: '4410027718',
  },
  {
    name: 'a room above who sleeps in it, and four figures behind a street that are no postal code',
    text: `
      Sua compra foi confirmada.
      Número da reserva
      771204558800
      Pousada Beija-Flor
      Rua Quintino Bocaiúva, 1204
      Centro
      37130-000 Alfenas - MG
      Brasil
      Entrada
      Qui. 5 ago. 2027
      Saída
      Seg. 9 ago. 2027
      Hóspedes
      Quarto 1: Suíte com varanda
      Murilo Tavares Pinto
      Lívia Tavares Pinto
      Regime   Café da manhã`,
    products: ['Pousada Beija-Flor | 2027-08-05 – 2027-08-09 | Rua Quintino Bocaiúva, 1204, Centro, 37130-000, Alfenas, BR | 771204558800'],
    people: ['Murilo Tavares Pinto', 'Lívia Tavares Pinto'],
    reference: '771204558800',
  },
  {
    name: 'a house called after two things, below the name of its guest',
    text: `
      Your booking in Tartu is confirmed.
      Reference number
      77120-118840
      Name
      Fergus O'Hare
      Lanterns & Ladders Hostel
      Rüütli 14, 51007 Tartu, Estonia
      Arriving
      Thu 8th Jul 2027
      Leaving
      Sun 11th Jul 2027
      Nights
      3`,
    products: ['Lanterns & Ladders Hostel | 2027-07-08 – 2027-07-11 | Rüütli 14, 51007, Tartu, EE | 77120-118840'],
    people: ["Fergus O'Hare"],
    reference: '77120-118840',
  },
  {
    name: 'a number in groups with points that begins as that of a telephone, in the subject as well',
    subject: 'Confirmación de reserva | Hotel Mirador del Puerto | 0522.310.4471',
    text: `
      Su reserva está confirmada.
      Localizador 0522.310.4471   4 noches
      Hotel Mirador del Puerto
      Calle Ancha, 18
      11540 Sanlúcar
      Tel. 956 00 00 00
      ENTRADA
      mié. 9 jun. 2027
      SALIDA
      dom. 13 jun. 2027
      TITULAR
      Begoña Larrañaga Ruiz`,
    products: ['Hotel Mirador del Puerto | 2027-06-09 – 2027-06-13 | Calle Ancha, 18, 11540, Sanlúcar | 0522.310.4471'],
    people: ['Begoña Larrañaga Ruiz'],
    reference: '0522.310.4471',
  },
  {
    name: 'a code in letters of both sizes behind those of who gave it',
    text: `
      Your reservation at Heron House is confirmed.
      Confirmation code
      PH-Qw7zTb2M
      Heron House
      410 N Ocean Ave, Gearhart, OR 97138, United States
      CHECK-IN
      Friday, June 4, 2027
      CHECK-OUT
      Monday, June 7, 2027
      Guest   Priya Raman`,
    products: ['Heron House | 2027-06-04 – 2027-06-07 | 410 N Ocean Ave, 97138, Gearhart, US | PH-Qw7zTb2M'],
    people: ['Priya Raman'],
    reference: 'PH-Qw7zTb2M',
  },
  {
    name: 'the number of a cottage in a catalogue above that of its booking',
    text: `
      Your holiday is now confirmed.
      Lapwing Cottage
      4 Mill Row
      Reeth
      North Yorkshire
      DL11 6SN
      Property ref. 2207714
      Booking reference   HC3390127
      Lead guest   Mr Dominic Hale
      Arrive   Friday 21st May 2027, from 4pm
      Depart   Friday 28th May 2027, by 10am`,
    products: ['Lapwing Cottage | 2027-05-21 – 2027-05-28 | 4 Mill Row, DL11 6SN, Reeth, GB | HC3390127'],
    people: ['Dominic Hale'],
    reference: 'HC3390127',
  },
  {
    name: 'a house by its number before its address, beside a row of what its rent is',
    text: `
      Lejebevis
      Bookingnr.: 6610472
      Kære Sanne Friis Holm
      Tak for din bestilling. Hermed bekræfter vi lejemålet:
      Sommerhus 30518 – Marehalmvej 12, 6960 Hvide Sande
      Ankomst   lørdag d. 07.08.2027 kl. 15.00   Afrejse   lørdag d. 14.08.2027 kl. 10.00
      Leje af sommerhus, 1 uge   DKK 9.846,00
      Slutrengøring   DKK 995,00
      I alt   DKK 10.841,00`,
    products: ['Sommerhus 30518 | 2027-08-07 – 2027-08-14 | Marehalmvej 12, 6960, Hvide Sande | 6610472'],
    people: ['Sanne Friis Holm'],
    reference: '6610472',
  },
  {
    name: 'the office of a town that books houses for others',
    text: `
      Service de réservation
      Maison du Tourisme, place du Foirail
      12000 Rodez

      CONTRAT DE LOCATION SAISONNIÈRE
      Monsieur, nous avons le plaisir de vous confirmer la réservation suivante :

      VOTRE GÎTE
      Le Four des Causses
      Gîte n° 12G40771 – 3 épis
      Lieu-dit La Borie Haute
      12640 RIVIÈRE-SUR-TARN

      DOSSIER N° 12G40771-270311 SÉJOUR du samedi 10/07/2027 (16 h) au samedi 17/07/2027 (10 h)
      Locataire : M. Gauthier Delpech`,
    products: ['Le Four des Causses | 2027-07-10 – 2027-07-17 | Lieu-dit La Borie Haute, 12640, RIVIÈRE-SUR-TARN | 12G40771-270311'],
    people: ['Gauthier Delpech'],
    reference: '12G40771-270311',
  },
  {
    name: 'a cabin of a campsite, which signs below',
    from: 'Koivuranta Camping',
    subject: 'Varausvahvistus 270518-31',
    text: `
      Hei Marjut Peltola,
      kiitos varauksestasi! Tässä vahvistus:
      VARAUSNUMERO   270518-31
      VARAAJA   Marjut Peltola
      SAAPUMINEN   ma 5.7.2027 klo 15 alkaen
      LÄHTÖ   to 8.7.2027 klo 12 mennessä
      MAJOITUS   Mökki A4, 4 hlö, oma suihku
      HENKILÖT   2 aikuista, 1 lapsi

      Mökki 3 vrk   288,00 EUR
      Loppusiivous   45,00 EUR
      Yhteensä   333,00 EUR

      Avaimet saa vastaanotosta klo 8-22.
      Tervetuloa lomalle!

      Koivuranta Camping
      Rantatie 55
      79700 Heinävesi
      Puh. 040 555 0177
      www.koivuranta.example
      Y-tunnus 2280000-6
      Avoinna toukokuusta syyskuuhun`,
    products: ['Koivuranta Camping | 2027-07-05 – 2027-07-08 | Rantatie 55, 79700, Heinävesi | 270518-31'],
    people: ['Marjut Peltola'],
    reference: '270518-31',
  },
  {
    name: 'a house alone at the top of its letter, and where it is at the foot',
    text: `
      Riad Dar Yasmina
      FES MEDINA

      Dear Solveig Aasen,
      We have received your deposit of 90 € with thanks and I am happy to confirm your stay with us from Tuesday 4 May to Friday 7 May 2027 (3 nights) in our room Menthe, for two persons with breakfast.
      The remaining 270 € can be paid in euros when you leave.
      City tax is 3 € per person and night.
      Rooms are ready from 2 pm, and on the last day you may keep yours until 11 am.
      Cars cannot enter the lane, so Hamid will wait for you with a handcart at the gate.
      Please send us your flight number and time.
      With our warmest greetings,
      Salma & Yves

      7 Derb Lamrani, Talaa Kebira, 30110 Fes, Morocco
      Tel. +212 535 00 00 00`,
    products: ['Riad Dar Yasmina | 2027-05-04 – 2027-05-07 | 7 Derb Lamrani, Talaa Kebira, 30110, Fes, MA | ?'],
    people: ['Solveig Aasen'],
  },
  {
    name: 'a house alone at the top of what another writes, who is at the foot',
    text: `
      Hotel Seestern

      Sehr geehrte Frau Hannelore Distler,
      wir bestätigen Ihren Aufenthalt vom 4. bis 7. Mai 2027 (3 Nächte), Doppelzimmer mit Frühstück.
      Buchungsnummer: SW-20417
      Die Anzahlung ist eingegangen.
      Bitte zeigen Sie dieses Schreiben bei der Ankunft vor.
      Handtücher liegen im Zimmer, Fahrräder stehen im Hof bereit.
      Der Frühstücksraum öffnet um halb acht.
      Die Sauna ist im Keller, der Garten gehört allen Gästen.
      Der Bus hält vor dem Haus.
      Hunde sind willkommen.
      Wir freuen uns auf Sie.
      Ihr Team

      Sonnwend Ferienideen · Marktplatz 3 · 83022 Rosenheim
      Telefon 08031 000000`,
    products: ['Hotel Seestern | 2027-05-04 – 2027-05-07 | ? | SW-20417'],
    people: ['Hannelore Distler'],
    reference: 'SW-20417',
  },
]
