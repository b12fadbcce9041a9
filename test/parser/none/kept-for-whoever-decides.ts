import type { NoTrip } from '../no-trip.ts'

/** Rooms, houses and cars that are free, and kept only until somebody decides. Nobody in them exists. */
export const NONE_KEPT_FOR_WHOEVER_DECIDES: readonly NoTrip[] = [
  {
    name: 'a hut on which a provisional hold was put',
    text: `
      Hello Paula,
      Thanks for asking. The Shepherd's Hut is free for you from Friday 14 May 2027 to Monday 17 May 2027, 3 nights at £95 a night.
      I've put a provisional hold on it for you till Sunday evening. Just say the word and I'll write you in.
      Check-in from 4pm, check-out by 10.
      Best wishes, Olive Tranter
      Brook Farm, Mill Lane, Clun SY7 8JT`,
  },
  {
    name: 'a German room kept without obligation until a day',
    text: `
      Sehr geehrter Herr Bosch,
      für Ihren Wunschtermin ist bei uns noch ein Doppelzimmer frei: Anreise Freitag, 14. Mai 2027, Abreise Montag, 17. Mai 2027.
      Wir haben das Zimmer unverbindlich bis zum 5. März 2027 für Sie freigehalten. Der Preis wäre 96 € pro Nacht inkl. Frühstück.
      Wenn Sie das Zimmer nehmen möchten, genügt eine kurze Mail.
      Gasthof zur Linde, Dorfstraße 4, 87541 Bad Hindelang`,
  },
  {
    name: 'a French room kept until an evening, reserved once money comes',
    text: `
      Bonjour Madame Petit,
      La chambre bleue est encore libre du vendredi 14 mai au lundi 17 mai 2027 (3 nuits), 88 € la nuit petit déjeuner compris.
      Je vous la garde sans engagement jusqu'à dimanche soir. Si cela vous convient, envoyez-moi un chèque d'arrhes de 80 € et ce sera réservé.
      Arrivée à partir de 17 h.
      Chambres d'hôtes Le Tilleul, 8 rue de l'Église, 21200 Beaune`,
  },
  {
    name: 'an Italian room kept until somebody decides',
    text: `
      Gentile Signora Conti,
      la camera matrimoniale è ancora libera dal 14 maggio 2027 al 17 maggio 2027, 3 notti a 85 € a notte.
      Gliela tengo senza impegno fino a domenica; se decide di venire mi mandi una caparra di 80 € e la camera sarà sua.
      B&B La Quercia, Via Roma 12, 53037 San Gimignano`,
  },
  {
    name: 'a Portuguese flat kept for whoever wants to go ahead',
    text: `
      Olá Teresa,
      O apartamento está livre de 14 a 17 de maio de 2027, três noites a 70 € por noite.
      Guardo-o sem compromisso até sexta-feira. Se quiser avançar, transfira 60 € de sinal e fica reservado.
      Entrada a partir das 16h, saída até às 11h.
      Casa da Eira, Rua do Poço 3, 7630-592 Zambujeira do Mar`,
  },
  {
    name: 'a Dutch house that would cost something',
    text: `
      Beste Sanne,
      Ons huisje is nog vrij van vrijdag 14 mei 2027 tot maandag 17 mei 2027. De prijs zou € 240 zijn voor 3 nachten.
      Ik hou het vrijblijvend vast tot zondag. Laat je het weten? Dan zet ik jullie in de agenda.
      B&B De Vlier, Dorpsweg 7, 1791 AB Den Burg`,
  },
  {
    name: 'a Swedish cottage kept for now',
    text: `
      Hej Lars,
      Stugan är ledig fredag 14 maj 2027 till måndag 17 maj 2027, 3 nätter för 2 400 kr.
      Jag håller den preliminärt åt er till på söndag. Hör av dig om ni vill boka så skriver jag upp er.
      Incheckning från kl 15, utcheckning kl 11.
      Björkviks Stugor, Sjövägen 3, 386 50 Köpingsvik`,
  },
  {
    name: 'a Danish room kept without obligation',
    text: `
      Kære Mette,
      Værelset er ledigt fra fredag den 14. maj 2027 til mandag den 17. maj 2027, 3 nætter á 750 kr.
      Jeg har reserveret det foreløbigt til søndag aften uden forpligtelse. Giv besked, hvis I vil have det.
      Ankomst efter kl. 15.
      Pension Strandly, Havnegade 2, 9990 Skagen`,
  },
  {
    name: 'a Polish room kept for now',
    text: `
      Dzień dobry Panie Janie,
      pokój dwuosobowy jest jeszcze wolny od 14 maja 2027 do 17 maja 2027, 3 noce po 220 zł.
      Trzymam go dla Pana wstępnie do niedzieli, bez zobowiązań. Jeśli się Państwo zdecydują, proszę o zadatek 200 zł.
      Willa Jodła, ul. Leśna 5, 34-500 Zakopane`,
  },
  {
    name: 'a Spanish house that is free and not reserved before money comes',
    text: `
      Hola Marta:
      Sí, esas fechas las tenemos libres: del viernes 14 de mayo de 2027 al lunes 17 de mayo de 2027, tres noches, 75 € la noche con desayuno.
      Si le encaja, dígamelo y le mando el enlace para la señal; hasta que no la recibamos no queda reservada.
      Hostal Los Olmos, Calle Mayor 5, 22700 Jaca`,
  },
  {
    name: 'a car that is available and would come to a price',
    text: `
      Dear Mr Quill,
      The Compact group is available at our Shannon desk. Pick-up Friday 14 May 2027 at 10:00, return Monday 17 May 2027 at 10:00 would come to €168 in total with full cover.
      If you'd like to go ahead, reply with your licence details and we will raise a booking.
      Burren Car Hire, Shannon Airport`,
  },
  {
    name: 'a room kept back over a weekend',
    text: `
      Hi both
      We do have the twin for those nights - arriving Thursday 3 June 2027 and leaving Saturday 5 June 2027. It'd be $180 a night.
      No need to decide tonight, I'll keep it back for you over the weekend and then it goes on the website.
      Let me know either way!
      Gail, Harbour Light B&B, 14 Water Street, Lunenburg NS B0J 2C0`,
  },
]
