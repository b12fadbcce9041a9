/** Letters of who hires out, whole, in which no word that is known tells when a hire begins and ends; made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

/** Read by their two moments alone. */
export const CARS_BY_WORDING: readonly Sample[] = [
  {
    name: 'a German letter of who lets a camper, whose time ends when it is wanted again',
    from: 'Bullivermietung Allgäu <servus@bulli-allgaeu.example>',
    subject: 'Euer Bulli',
    text: `
      Hallo Familie Sattler,

      wunderbar, die Anzahlung ist da und damit ist euer Bulli fest gebucht. Die Buchungsnummer ist BA-2741.

      Der gelbe T6 wartet am Freitag, 16. Juli 2027 ab 15 Uhr bei uns in Immenstadt auf euch, wir nehmen uns eine Stunde für die Einweisung. Am Freitag, 30. Juli 2027 brauchen wir ihn bis 10 Uhr wieder in Immenstadt, weil mittags schon die nächsten Gäste losfahren.

      Die Restmiete von 1.120 Euro überweist ihr bitte bis vier Wochen vor der Fahrt, die Kaution von 1.000 Euro hinterlegt ihr mit der Kreditkarte. Im Preis sind 2.500 Kilometer, Vollkasko mit 1.000 Euro Selbstbeteiligung, Campingstühle, Tisch und Geschirr. Fahrer sind bei uns Nora und Benedikt Sattler eingetragen, bringt bitte beide den Führerschein mit. Gas und Frischwasser sind aufgefüllt, den Tank macht ihr am Ende bitte wieder voll. Hunde dürfen mit.

      Wir wünschen euch schon jetzt eine schöne Reise!
      Eure Bullivermietung Allgäu`,
    products: ['Bullivermietung Allgäu | 2027-07-16T15:00 Immenstadt | 2027-07-30T10:00 Immenstadt | BA-2741'],
  },
  {
    name: 'an English letter that tells where an adventure ends',
    from: 'Skye Campers <hello@skyecampers.example>',
    subject: 'Your camper is booked',
    text: `
      Dear Hannah,

      Thank you for booking with us. We are delighted to confirm that Morag, our four berth campervan, is reserved for you. Your booking reference is SC-30418.

      Morag will be ready and waiting in Portree on Saturday 5 June 2027 at 3pm, when one of us will show you how everything works. The adventure ends in Portree on Saturday 12 June 2027 at 11am, as she goes out again that afternoon.

      The total of £895 is paid in full. On the day we will take a damage deposit of £750 on a credit card, so please make sure that the cardholder is with you. All drivers must be over 25 and have had a full licence for two years, please bring the licences and a check code from the DVLA. Bedding, gas and a full tank are included, as is unlimited mileage, and we ask for a full tank at the end. Dogs are welcome but please hoover the seats.

      We look forward to seeing you.
      Ailsa and Rory
      Skye Campers`,
    products: ['Skye Campers | 2027-06-05T15:00 Portree | 2027-06-12T11:00 Portree | SC-30418'],
  },
  {
    name: 'a French letter of a lorry that waits and must be seen again',
    from: 'Utilitaires Garonne <agence@utilitaires-garonne.example>',
    subject: 'RE: camion 20 m3',
    text: `
      Bonjour Monsieur Delmas,

      C'est noté, le camion de 20 m3 est bien réservé à votre nom. Votre numéro de réservation est le 27-0418.

      Il vous attend à notre agence de Langon le samedi 12 juin 2027 à 8h00, pleins faits. Nous devons le revoir à Langon le dimanche 13 juin 2027 à 18h00 au plus tard ; s'il n'y a personne, garez-le devant le portail et glissez les clés dans la boîte aux lettres.

      Le tarif du week-end est de 175 euros avec 300 kilomètres, ensuite 0,25 euro par kilomètre. Une caution de 800 euros vous sera demandée par carte bancaire, la franchise est de 900 euros. Pensez à apporter votre permis de conduire, une pièce d'identité et un justificatif de domicile. Le conducteur doit avoir plus de 21 ans et deux ans de permis. Le véhicule est à rendre avec le plein. Le diable et les couvertures sont offerts. En cas d'annulation à moins de trois jours, la moitié reste due.

      Cordialement,
      Bruno
      Utilitaires Garonne, 14 route de Bazas, Langon`,
    products: ['Utilitaires Garonne | 2027-06-12T08:00 Langon | 2027-06-13T18:00 Langon | 27-0418'],
  },
  {
    name: 'an Italian letter of a van that must be brought back in town',
    from: 'Noleggio Maremma <info@noleggiomaremma.example>',
    subject: 'Prenotazione furgone',
    text: `
      Gentile signor Bartoli,

      tutto a posto, il furgone è prenotato a suo nome. Il numero della prenotazione è NM-2704.

      Lo troverà pronto nel nostro piazzale di Grosseto venerdì 11 giugno 2027 alle 8:30 con il pieno fatto. Deve essere riconsegnato a Grosseto entro domenica 13 giugno 2027 alle 19:00; se non c'è nessuno, lo parcheggi davanti al cancello e metta le chiavi nella cassetta.

      Il prezzo del fine settimana è di 170 euro con 350 chilometri, ogni chilometro in più costa 0,22 euro. La cauzione di 400 euro si lascia con la carta di credito, la franchigia è di 800 euro. Porti la patente, un documento e la carta con cui ha pagato. Il conducente deve avere almeno 23 anni e la patente da due. Le chiediamo di fare il pieno prima di rientrare. Carrello e coperte sono gratis. Se deve disdire ci avvisi almeno tre giorni prima.

      Cordiali saluti
      Noleggio Maremma`,
    products: ['Noleggio Maremma | 2027-06-11T08:30 Grosseto | 2027-06-13T19:00 Grosseto | NM-2704'],
  },
  {
    name: 'a Danish letter of a camper that stands ready and shall stand there again',
    from: 'Autocampere Djursland <post@autocamperedjursland.example>',
    subject: 'Bekræftelse på din booking',
    text: `
      Kære Birgitte

      Tak for din booking! Vi har modtaget din betaling, og autocamperen er reserveret til jer. Jeres bookingnummer er AD-2284.

      Autocamperen holder klar i Grenaa fredag den 9. juli 2027 kl. 15.00, regn med en times gennemgang. Fredag den 23. juli 2027 kl. 10.00 skal den holde rengjort i Grenaa igen, for den kører videre samme eftermiddag.

      Den samlede pris er 14.800 kroner, og alt er betalt. Depositum på 5.000 kroner reserveres på dit kreditkort. I lejen indgår frie kilometer, forsikring med en selvrisiko på 6.000 kroner, gas, service og campingstole. Førerne skal være fyldt 25 år og medbringe kørekort. Tanken er fuld, og den skal være fuld igen. Hunde er velkomne.

      Vi ønsker jer en rigtig god ferie!
      Venlig hilsen
      Autocampere Djursland`,
    products: ['Autocampere Djursland | 2027-07-09T15:00 Grenaa | 2027-07-23T10:00 Grenaa | AD-2284'],
  },
  {
    name: 'a Portuguese letter of a camper that must be in town again',
    from: 'Autocaravanas da Ria <reservas@autocaravanasdaria.example>',
    subject: 'A sua reserva está confirmada',
    text: `
      Olá Beatriz,

      Muito obrigado pela sua reserva. Recebemos o sinal e a autocaravana fica reservada em seu nome. O número da reserva é AR-2284.

      A autocaravana estará pronta em Tavira na sexta-feira, 9 de julho de 2027, às 16h00, conte com uma hora para as explicações. Tem de estar outra vez em Tavira na sexta-feira, 23 de julho de 2027, às 10h00, limpa e com as águas despejadas.

      O valor total é de 1.540 euros, dos quais faltam 1.040 a pagar à chegada. A caução é de 800 euros no cartão de crédito. Inclui quilómetros ilimitados, seguro contra todos os riscos com franquia de 900 euros, gás, loiça e cadeiras. Os condutores devem ter mais de 25 anos e trazer a carta de condução. O depósito vai cheio e deve voltar cheio. Os animais são bem-vindos.

      Boas férias!
      Autocaravanas da Ria`,
    products: ['Autocaravanas da Ria | 2027-07-09T16:00 Tavira | 2027-07-23T10:00 Tavira | AR-2284'],
  },
]

/** Whose moments are read otherwise as well, but not where they are. */
export const CARS_WITH_WORDED_PLACES: readonly Sample[] = [
  {
    name: 'a Spanish letter, whose town is in the sentences and not behind them',
    from: 'Camper Ribera <reservas@camperribera.example>',
    subject: 'Tu reserva está confirmada',
    text: `
      Hola Nuria:

      Muchas gracias por tu reserva. Hemos recibido el anticipo y la furgoneta camper queda reservada a tu nombre. El número de reserva es CR-2284.

      La camper estará lista en Sanxenxo el viernes 9 de julio de 2027 a las 16:00, cuenta con una hora para que te expliquemos cómo funciona todo. Tiene que estar otra vez en Sanxenxo el viernes 23 de julio de 2027 a las 10:00, limpia y con las aguas vaciadas, porque por la tarde sale de nuevo.

      El importe total es de 1.540 euros, de los que quedan por pagar 1.040 a la llegada. La fianza es de 800 euros y se deja con tarjeta de crédito. Incluye kilómetros ilimitados, seguro a todo riesgo con una franquicia de 900 euros, gas, vajilla y dos sillas. Los conductores deben tener más de 25 años y traer el carnet de conducir y el DNI. El depósito se entrega lleno y se devuelve lleno. Las mascotas son bienvenidas.

      Un abrazo y buen viaje,
      Camper Ribera`,
    products: ['Camper Ribera | 2027-07-09T16:00 Sanxenxo | 2027-07-23T10:00 Sanxenxo | CR-2284'],
  },
  {
    name: 'a German letter of who has a yard in a part of a town',
    from: 'Autovermietung Kesselring <buero@kesselring-mieten.example>',
    subject: 'AW: Transporter für den Umzug',
    text: `
      Hallo Herr Rabenhorst,

      geht klar, der lange Sprinter ist für Sie reserviert.

      Samstag 12.6.2027 um 8 Uhr bei uns auf dem Hof in Plagwitz, zurück bitte bis Sonntag 13.6. 18 Uhr, auch Plagwitz. Am Sonntag ist keiner mehr im Büro, den Schlüssel werfen Sie dann einfach in den Briefkasten und stellen das Fahrzeug vor dem Tor ab.

      Wochenendpreis 149,- inkl. 300 km, jeder weitere km 0,22. Kaution 300,- bar oder EC-Karte. Selbstbeteiligung 750,-. Sackkarre und Decken legen wir kostenlos rein.

      Reservierungs-Nr. ist die 27-0388, der Mietvertrag liegt dann zur Unterschrift bereit. Führerschein und Personalausweis nicht vergessen!! Absage bitte spätestens drei Tage vorher, sonst müssen wir die Hälfte berechnen. Den Tank bekommen Sie voll, voll hätten wir ihn auch gerne wieder.

      MfG
      Kesselring

      Autovermietung Kesselring - PKW . Transporter . Anhänger
      Naumburger Str. 28, 04229 Leipzig`,
    products: ['Autovermietung Kesselring | 2027-06-12T08:00 Plagwitz | 2027-06-13T18:00 Plagwitz | 27-0388'],
  },
]
