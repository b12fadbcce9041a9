import type { NoTrip } from '../no-trip.ts'

/** Papers about cars, boats and bicycles with two moments each, on which no car is hired that is yet to be fetched. Nobody in them exists. */
export const NONE_DRIVEN: readonly NoTrip[] = [
  {
    name: 'what a van would cost, in the words of a letter that hires it',
    text: `
      Tarvie Van Hire

      Hi Tom Keel,

      Thanks for getting in touch. A Transit from Monday 2 August 2027 to Saturday 7 August would be £310. You could pick it up at our yard in Tarvie from 8am and we would need it back by 6pm on the Saturday. Let us know if you would like us to book it, and we'll need your licence and a deposit of £250.

      Tarvie Van Hire`,
  },
  {
    name: 'a camper that is free in a Polish letter',
    text: `
      Dzień dobry Pani Agnieszko,

      kamper jest wolny w terminie 1-8 sierpnia 2027. Można go odebrać w niedzielę 1 sierpnia o godz. 16 w Giżycku i zwrócić w niedzielę 8 sierpnia do godz. 12. Oferta ważna do 20 kwietnia. Proszę o wpłatę kaucji 5000 zł.

      Kamper Wigry`,
  },
  {
    name: 'a car that is bought by instalments',
    text: `
      Northway Car Finance
      Hire Purchase Agreement no. HP-88120

      Dear Mr Dunn,

      Your hire purchase agreement for the Vauxhall Corsa (mileage 18,400) is now active.

      Start: Monday 2 March 2026, 09:00
      End: Friday 1 March 2030, 09:00

      48 payments of £184.20. A deposit of £1,200 was received. You must keep the vehicle insured with an excess of no more than £500 and hold a full driving licence.`,
  },
  {
    name: 'a car that is leased',
    text: `
      AutoLease Partners
      Leasingvertrag LV-2026-77

      Sehr geehrte Frau Haas,

      Fahrzeug: Skoda Enyaq
      Beginn: Mo 02.03.2026 10:00
      Ende: Fr 28.02.2029 10:00
      Laufleistung 15.000 km/Jahr, Kaution 0 EUR, Vollkasko mit 1.000 EUR Selbstbeteiligung.
      Leasingrate 329,00 EUR monatlich.`,
  },
  {
    name: 'a quote for a camper',
    text: `
      Tasman Campers
      Quote Q-5512

      Hi Orla,

      Thanks for your enquiry. Here is our quote for a 4 berth motorhome:

      Collect: Wed 4 Mar 2026, 2:00 pm, Hobart depot
      Return: Thu 19 Mar 2026, 11:00 am, Hobart depot

      Total A$2,940. Bond A$3,000, unlimited km, drivers must hold a full licence. This quote is valid for 7 days. To book, pay the deposit of 20%.`,
  },
  {
    name: 'a car that is parked',
    text: `
      ParkFly Stansted
      Booking confirmed PF-112938

      Hi Mr Rao,

      Vehicle: Toyota Yaris BX71 KLM
      Drop off: Fri 8 May 2026, 17:00
      Collect: Mon 11 May 2026, 21:30

      Meet our driver at the set-down. Bring your key. Insurance is included; max 50 miles are put on your car.`,
  },
  {
    name: 'a boat',
    text: `
      Broads Boats
      Booking confirmed BB-2201

      Hi Helen,

      Boat: Fair Regent, 6 berth
      Start: Sat 6 June 2026, 14:00
      Finish: Sat 13 June 2026, 09:00

      Damage deposit £200, fuel deposit £150. No licence needed; the skipper must be over 21.`,
  },
  {
    name: 'bicycles',
    text: `
      Dolomiti Bike Noleggio
      Prenotazione DB-110

      Ciao Luca,

      2 e-bike
      Ritiro: venerdì 5 giugno 2026 ore 9:00
      Riconsegna: domenica 7 giugno 2026 ore 18:00

      Cauzione 100 EUR, km illimitati. Assicurazione inclusa.`,
  },
  {
    name: 'a trailer',
    text: `
      Anhänger Pohl
      Mietbestätigung A-118

      Hallo Sven Kraft,

      Planenanhänger 750 kg
      Abholung: Fr 05.06.2026 08:00
      Rückgabe: So 07.06.2026 18:00

      Kaution 100 EUR. Führerschein B genügt. Haftpflicht über Ihr Fahrzeug.`,
  },
  {
    name: 'the account of who shares cars',
    text: `
      stadtflott CarSharing

      Hallo Mirjam Kessler,

      willkommen! Ihr Konto ist freigeschaltet. Kundennummer: 771902
      Tarif Basis: 0,29 EUR je km, Selbstbeteiligung 900 EUR, Kaution 100 EUR.
      Ihr Führerschein wurde geprüft am Fr 06.11.2026 15:00, die nächste Prüfung ist fällig bis Mo 08.11.2027 20:00.
      Fahrzeuge finden Sie in der App.`,
  },
  {
    name: 'a toll that was not paid',
    text: `
      Fleet Administrative Services
      Notice A-99120

      Dear Mr Lind,

      While you had the vehicle (Jeep Compass) on rental agreement 771203 a toll was not paid.

      Rental start: Fri, Sep 11, 2026 12:00 PM
      Rental end: Fri, Sep 18, 2026 8:30 AM
      Offence: Sep 14, 2026 10:12 AM, E-470 toll road

      Amount due $18.40 plus administrative fee $25. The driver named on the licence is liable.`,
  },
  {
    name: 'a camper that came back',
    text: `
      Tasman Campers
      Thank you for returning your campervan - final statement TC-88213

      Hi Orla,

      Collected: Wed 4 Mar 2026, 2:00 pm, Hobart
      Returned: Thu 19 Mar 2026, 11:00 am, Launceston

      Kilometres driven 2,310. Fuel top up A$44. Your bond of A$3,000 has been released. Tell us how it was: your hire ended yesterday.`,
  },
  {
    name: 'a car that is tried',
    text: `
      Autohaus Kampmann
      Ihre Probefahrt

      Hallo Herr Schulte,

      Fahrzeug: Seat Ibiza
      Übernahme: Fr 05.06.2026 10:00
      Rückgabe: Sa 06.06.2026 10:00
      Bitte Führerschein mitbringen. 100 km frei, Vollkasko mit 1.000 EUR Selbstbeteiligung, Tank bitte voll zurück.`,
  },
  {
    name: 'men with a van',
    text: `
      Removals Direct
      Job confirmed RD-5510

      Dear Ms Pratt,

      Luton van with two men
      Loading: Fri 8 May 2026, 08:00, 14 Hill Road
      Unloading: Sat 9 May 2026, 12:00, 3 Mill Lane

      Insurance up to £10,000, 120 miles, fuel included. Deposit £100 received.`,
  },
  {
    name: 'a car that is sold',
    text: `
      Autosalon Praha
      Rezervace vozu č. 5510

      Dobrý den, pane Nováku,

      Vůz: Škoda Octavia Combi, 45 000 km
      Prohlídka: pátek 2. 10. 2026 v 9:00
      Předání: pondělí 5. 10. 2026 v 14:00
      Kupní cena 389 000 Kč, rezervační poplatek 10 000 Kč. Pojištění a plná nádrž v ceně.`,
  },
  {
    name: 'a car in a garage',
    text: `
      Garage du Lac
      Rendez-vous confirmé n° 4471

      Bonjour M. Perrin,

      Véhicule : Renault Clio, 92 000 km
      Dépôt : lundi 8 juin 2026 à 8h30
      Restitution : mardi 9 juin 2026 à 17h00

      Franchise bris de glace 75 €. Pensez à la carte grise. Le plein n'est pas nécessaire.`,
  },
  {
    name: 'who hires out what is theirs',
    text: `
      Partageo
      Bonjour Maëlle,

      Karim a loué votre voiture Renault Clio.
      Début : vendredi 27 juin 2026, 17h30
      Fin : mardi 30 juin 2026, 9h00
      Vous gagnez 92 €. Le conducteur a son permis depuis 6 ans. Forfait 300 km, franchise 800 €, carburant à rendre au même niveau.`,
  },
  {
    name: 'a boat for a day, and where its hirers leave their cars',
    text: `
      Day boat hire BD-4471

      Hi Tom Dunn, your boat is booked.

      On the water: Sat 12 June 2027, 10:00
      Off the water: Sat 12 June 2027, 16:00

      No licence needed. Deposit £100, fuel is included, damage excess £250. Leave your car in the car park behind the shed.`,
  },
  {
    name: 'musicians who come in a van',
    text: `
      Hire of The Larks, contract 4471

      Dear Orla Dunn, The Larks are booked for you.

      Set-up: Sat 12 June 2027, 17:00
      End: Sat 12 June 2027, 23:00

      Deposit £200 received, mileage 60 miles, fuel included, parking for our van, public liability insurance.`,
  },
  {
    name: 'a van with its driver, from one house to another',
    text: `
      Van hire with driver, job 4471

      Dear Orla Dunn, your man with a van is booked.

      Out: Tue 8 June 2027, 09:00
      Done: Tue 8 June 2027, 17:00

      Deposit £50, fuel included, insurance up to £10,000, 30 miles.`,
  },
  {
    name: 'a car that an insurer may lend',
    text: `
      Claim 44718 - courtesy car

      Dear Orla Dunn, while your car is repaired you may have a courtesy car.

      Your car is at the garage from: 8 June 2027, 09:00
      Your car is ready: 12 June 2027, 17:00

      Bring your driving licence; the excess of £500 is payable to the garage. Fuel is not included. A deposit may be asked.`,
  },
  {
    name: 'days of a family without their months, with a car of its own and a garage that is called like a firm',
    text: `
      Family calendar

      Thu 10 June 2027
      - car: MOT at Hertz Road garage, from 9am
      Fri 11 - swimming 17:00
      Sat 12 - party, leave the car with Tom by 6pm`,
  },
  {
    name: 'what one might hire',
    text: `
      Thinking about Norway

      Thu 10 June 2027 - fly up, if we find something cheap
      Fri 11 - we could get a car: Hertz has them at Oslo airport from 9am
      Sun 13 - or Avis, and leave it at Bergen by 4pm on Tuesday
      Tell me what you think before I book anything.`,
  },
]
