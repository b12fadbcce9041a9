import type { NoTrip } from '../no-trip.ts'

/** Tours of catalogues, diaries, and requests that owners of houses refused. Nobody in them exists. */
export const NONE_TO_CHOOSE_TOLD_AND_REFUSED: readonly NoTrip[] = [
  {
    name: 'a tour by coach of a French catalogue, with days to choose from',
    text: `
      Catalogue d'été 2027 – page 12
      CIRCUIT EN AUTOCAR : LES CHÂTEAUX DE LA LOIRE, 4 jours
      Jour 1 : Départ de Lyon à 07h00. Nuit à l'hôtel Mercador, Tours.
      Jour 2 : Chenonceau et Amboise. 2 nuits à l'hôtel Le Blois.
      Jour 4 : Retour, arrivée vers 20h00.
      Dates de départ et prix par personne en chambre double
      du 08/05/2027 au 11/05/2027   549 €
      du 12/06/2027 au 15/06/2027   579 €
      du 04/09/2027 au 07/09/2027   549 €
      Supplément chambre individuelle 120 €. Réf. voyage LO-2217. Minimum 20 participants.`,
  },
  {
    name: 'a tour of a Polish catalogue, with days to choose from',
    text: `
      KATALOG LATO 2027
      Mazury 8 dni, autokar
      Zakwaterowanie: Hotel Jezioro, Mikołajki, 7 nocy
      Terminy i ceny za osobę w pokoju 2-osobowym
      08.05.2027 - 15.05.2027   1899 zł
      12.06.2027 - 19.06.2027   2099 zł
      10.07.2027 - 17.07.2027   2399 zł
      Kod imprezy MZ-1108. Dopłata do pokoju 1-osobowego 500 zł. Zapisy w biurach podróży.`,
  },
  {
    name: 'a tour of an English catalogue, with days to choose from',
    text: `
      Tour code AND-26
      Andalusia in seven nights – fly & coach
      Nights 1-3: Hotel Alcazar Real, Seville. Nights 4-7: Hotel Puerta Nueva, Granada.
      Departures                     Price per person sharing
      3 April 2027 – 10 April 2027        £899
      8 May 2027 – 15 May 2027          £949
      2 October 2027 – 9 October 2027       £929
      Single supplement £210. Book with your travel agent or call 0800 555 010.`,
  },
  {
    name: 'an Italian diary',
    text: `
      DIARIO DI VIAGGIO – Islanda, giugno 2024
      Domenica 9 giugno
      Sveglia alle 4. Volo FI 591 da Milano a Keflavík, 13:40, atterrati sotto la pioggia. Notte all'Hotel Aurora, 140 € la camera.
      Martedì 11 giugno
      Verso Vík. All'Hotel Katla avevano perso la nostra prenotazione n. 4402, ci hanno messi nell'annesso.
      Domenica 16 giugno
      Ritorno a Milano con il volo delle 14:30. Spesa totale: 2.140 €.`,
  },
  {
    name: 'an English diary',
    text: `
      My travel diary: Norway 2025
      Sunday 8 June
      Up at 4. Flight SK 4601 from London to Oslo at 07:10, landed in fog of course. Checked in at Hotel Fjordgløtt, room 12, 1 450 kr.
      Tuesday 10 June
      Hotel Bryggen had lost our booking 88213 so they gave us the attic. Slept like a log until 12 June.
      We will be back.`,
  },
  {
    name: 'a German diary',
    text: `
      Reisetagebuch Schottland, Juni 2024
      Sonntag, 9. Juni
      Um 4 aufgestanden. Flug EW 2468 von Stuttgart nach Edinburgh um 06:55, Landung im Regen. Wir haben bei Mrs Campbell übernachtet, Zimmer 95 £.
      Dienstag, 11. Juni
      Das Hotel Tummel hatte unsere Buchung Nr. 4402 verschlampt.
      Sonntag, 16. Juni
      Rückflug um 18:20.`,
  },
  {
    name: 'a request that a German host refused',
    text: `
      Ihre Buchungsanfrage wurde leider vom Gastgeber abgelehnt
      Hallo Ute,
      leider konnte die Vermieterin deine Anfrage nicht annehmen, weil sie die Wohnung selbst nutzt.
      Anfrage: 771-20934
      Unterkunft: Ferienwohnung Seeblick 3, Uferweg 9, 18586 Göhren
      Anreise: Samstag, 3. Juli 2027
      Abreise: Samstag, 10. Juli 2027
      Status: Abgelehnt`,
  },
  {
    name: 'a request that a Swedish owner refused',
    text: `
      Värden kunde inte godkänna din förfrågan
      Hej Karin!
      Vi måste tyvärr meddela att ägaren har avböjt din bokningsförfrågan.
      Förfrågan: F-220981
      Stuga: 2207, Klittvägen 31, 386 93 Färjestaden
      Period: lördag 3 juli 2027 – lördag 10 juli 2027
      Status: Avböjd – ingen betalning har dragits`,
  },
  {
    name: 'a request that a French host refused',
    text: `
      L'hôte a refusé votre demande
      Bonjour Claire,
      Votre hôte Benoît n'a pas pu accepter votre demande de réservation et nous le regrettons.
      Demande : 55-10923
      Logement : Gîte du Moulin, 4 chemin du Gué, 24250 Domme
      Arrivée : samedi 3 juillet 2027
      Départ : samedi 10 juillet 2027
      Statut : refusée. Votre carte n'a pas été débitée.`,
  },
  {
    name: 'a request that a Spanish host refused',
    text: `
      El anfitrión no ha podido aceptar tu solicitud
      Hola Nuria:
      Lamentamos informarte de que el propietario ha rechazado tu solicitud de reserva.
      Solicitud: 4471-ES
      Alojamiento: Casa Las Lomas, Camino Real 4, 29400 Ronda
      Entrada: sábado 3 de julio de 2027
      Salida: sábado 10 de julio de 2027
      Estado: Rechazada. No se ha realizado ningún cargo.`,
  },
  {
    name: 'a request that an English owner refused',
    text: `
      The owner has declined your booking request
      Hi Tess,
      Unfortunately the owner couldn't accept your request because the house will be used by family.
      Request: R-88213
      Property: Gull Cottage, 4 Quay Street, Looe PL13 1BX
      Arrive: Saturday 3 July 2027
      Depart: Saturday 10 July 2027
      Status: Declined - your card has not been charged`,
  },
  {
    name: 'a request that a Dutch owner refused',
    text: `
      Uw aanvraag is helaas niet geaccepteerd
      Beste Joris,
      De verhuurder heeft uw boekingsaanvraag afgewezen omdat het huis zelf gebruikt wordt.
      Aanvraag: A-11723
      Woning: Huisje Zeegras, Duinweg 7, 4374 EB Zoutelande
      Aankomst: zaterdag 3 juli 2027
      Vertrek: zaterdag 10 juli 2027
      Status: Afgewezen`,
  },
  {
    name: 'a request that an Italian owner refused',
    text: `
      Il proprietario ha rifiutato la tua richiesta
      Ciao Elisa,
      purtroppo il proprietario non ha potuto accettare la tua richiesta di prenotazione.
      Richiesta: RQ-7719
      Alloggio: Casa del Pozzo, Via Mare 3, 57034 Campo nell'Elba
      Arrivo: sabato 3 luglio 2027
      Partenza: sabato 10 luglio 2027
      Stato: rifiutata`,
  },
  {
    name: 'a request that a Norwegian owner refused',
    text: `
      Utleier har avslått forespørselen din
      Hei Nora,
      Utleier kunne dessverre ikke godta forespørselen din om leie.
      Forespørsel: 90213
      Hytte: Fjellro 12, Turistveien 44, 2975 Vang
      Ankomst: lørdag 3. juli 2027
      Avreise: lørdag 10. juli 2027
      Status: Avslått`,
  },
  {
    name: 'a German vote on a weekend, with a train that one could take',
    text: `
      Betreff: Wer ist dabei? Skiwochenende 2027
      Hallo zusammen,
      7 von 10 haben abgestimmt. Stimmen bisher:
        Fr 15.01.2027 - So 17.01.2027   5
        Fr 22.01.2027 - So 24.01.2027   3
      Hotel Garni Alba, Dorfstraße 4, 6580 St. Anton, 98 € p. P.
      Hin mit dem ICE 115 ab München Hbf 07:56, an Innsbruck Hbf 10:02.
      Jetzt abstimmen bis Sonntag!`,
  },
  {
    name: 'the programme of an Italian who runs coaches',
    text: `
      Viaggi Rossetti - Programma autunno 2027
      Foliage in Engadina, codice viaggio RS-118
      3 giorni, partenza venerdì 08/10/2027 ore 06:00 da Milano Lampugnano, 07:10 Como Autostazione. Hotel Sonne, St. Moritz.
      Mercatini di Natale a Merano, codice viaggio RS-140
      2 giorni, 04/12/2027 - 05/12/2027. Hotel Aurora, Merano.
      Quota 219 €, supplemento singola 40 €. Numero minimo di partecipanti 25. Prenotazioni in agenzia.`,
  },
  {
    name: 'an English vote on a weekend, with a flight that costs about so much',
    text: `
      POLL: cottage weekend 2027
      Which dates?
      A   Fri 9 Apr 2027 - Sun 11 Apr 2027   3 votes
      B   Fri 16 Apr 2027 - Sun 18 Apr 2027   5 votes
      How would you get there?
      FR 1184 STN-DUB Fri 09:40 (about GBP 62)   5 votes
      Nora: "Nothing is booked yet, I only want to know who is in."
      Vote now`,
  },
]
