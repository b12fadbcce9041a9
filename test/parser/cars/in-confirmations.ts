/** Confirmations of hired cars, made for the tests. */

import type { Sample } from '../sample.ts'

export const CARS_IN_CONFIRMATIONS: readonly Sample[] = [
  {
    name: 'an English mail with two columns',
    text: `
      Your car rental is booked
      Confirmation number: 4471902US2
      Pick-up   Drop-off
      Edinburgh Airport   Edinburgh Airport
      Mon 10 May 2027, 11:30   Fri 14 May 2027, 16:00
      Supplier: Europcar
      Vehicle: Compact, Ford Focus or similar
      Main driver: Mr Gareth Pugh`,
    products: ['Europcar | 2027-05-10T11:30 Edinburgh Airport | 2027-05-14T16:00 Edinburgh Airport | 4471902US2'],
    people: ['Gareth Pugh'],
  },
  {
    name: 'an American receipt with labels',
    text: `
      Thank you for choosing Alamo
      Reservation Number: 1748829306
      Pick-up Location: Orlando International Airport
      Pick-up Date: 02/14/2027 10:00 AM
      Return Location: Tampa International Airport
      Return Date: 02/21/2027 4:30 PM
      Car: Full Size SUV, Nissan Pathfinder or similar
      Renter: Monica Delgado
      Estimated total $412.77 USD`,
    products: ['Alamo | 2027-02-14T10:00 Orlando International Airport | 2027-02-21T16:30 Tampa International Airport | 1748829306'],
    people: ['Monica Delgado'],
  },
  {
    name: 'a German confirmation',
    text: `
      Ihre Mietwagen-Reservierung
      Reservierungsnummer: 99-20417
      Vermieter: Buchbinder
      Fahrer: Kerstin Aulich
      Abholung: 05.06.2027, 09:00 Uhr, München Flughafen
      Rückgabe: 12.06.2027, 18:00 Uhr, München Flughafen
      Fahrzeug: VW Golf oder ähnlich`,
    products: ['Buchbinder | 2027-06-05T09:00 München Flughafen | 2027-06-12T18:00 München Flughafen | 99-20417'],
    people: ['Kerstin Aulich'],
  },
  {
    name: 'a French voucher',
    text: `
      Bon de location de voiture
      Numéro de réservation : FR20881
      Loueur : Sixt
      Prise en charge : lundi 12 juillet 2027 à 10h30
      Marseille Aéroport
      Restitution : vendredi 16 juillet 2027 à 17h00
      Nice Gare
      Conducteur : M. Aurélien Costa
      Véhicule : Peugeot 208 ou similaire`,
    products: ['Sixt | 2027-07-12T10:30 Marseille Aéroport | 2027-07-16T17:00 Nice Gare | FR20881'],
    people: ['Aurélien Costa'],
  },
  {
    name: 'a Spanish confirmation',
    text: `
      Confirmación de tu alquiler de coche
      Número de reserva: RG-118203
      Compañía: Record Go
      Recogida: 01/08/2027 12:00 - Palma de Mallorca Aeropuerto
      Devolución: 08/08/2027 10:00 - Palma de Mallorca Aeropuerto
      Conductor: Álvaro Quintana Rey
      Vehículo: Seat Ibiza o similar`,
    products: ['Record Go | 2027-08-01T12:00 Palma de Mallorca Aeropuerto | 2027-08-08T10:00 Palma de Mallorca Aeropuerto | RG-118203'],
    people: ['Álvaro Quintana Rey'],
  },
  {
    name: 'an Italian confirmation',
    text: `
      Conferma noleggio auto
      Codice prenotazione: IT552031
      Ritiro: 20/04/2027 ore 09:30, Catania Aeroporto
      Riconsegna: 27/04/2027 ore 09:30, Catania Aeroporto
      Fornitore: Maggiore
      Conducente: Sig.ra Beatrice Lodi
      Fiat Panda o simile`,
    products: ['Maggiore | 2027-04-20T09:30 Catania Aeroporto | 2027-04-27T09:30 Catania Aeroporto | IT552031'],
    people: ['Beatrice Lodi'],
  },
  {
    name: 'a Portuguese confirmation',
    text: `
      Confirmação de reserva - aluguer de viatura
      Número da reserva: PT-77310
      Levantamento: 03/09/2027 14:00, Faro Aeroporto
      Devolução: 10/09/2027 11:00, Faro Aeroporto
      Empresa: Guerin
      Condutor: Sr. Henrique Moita
      Renault Clio ou similar`,
    products: ['Guerin | 2027-09-03T14:00 Faro Aeroporto | 2027-09-10T11:00 Faro Aeroporto | PT-77310'],
    people: ['Henrique Moita'],
  },
  {
    name: 'a Dutch confirmation',
    text: `
      Bevestiging huurauto
      Reserveringsnummer: NL440192
      Verhuurder: Hertz
      Ophalen: zaterdag 15 mei 2027 om 10:00
      Alicante Luchthaven
      Inleveren: zaterdag 22 mei 2027 om 09:00
      Alicante Luchthaven
      Bestuurder: Sanne Kuipers
      Opel Corsa of vergelijkbaar`,
    products: ['Hertz | 2027-05-15T10:00 Alicante Luchthaven | 2027-05-22T09:00 Alicante Luchthaven | NL440192'],
    people: ['Sanne Kuipers'],
  },
  {
    name: 'a Swedish confirmation',
    text: `
      Bokningsbekräftelse hyrbil
      Bokningsnummer: AV-30291
      Avis
      Upphämtning: fre 18 jun 2027 kl. 15:00, Kiruna Flygplats
      Återlämning: sön 20 jun 2027 kl. 12:00, Kiruna Flygplats
      Förare: Per Wallin
      Volvo V60 eller likvärdig`,
    products: ['Avis | 2027-06-18T15:00 Kiruna Flygplats | 2027-06-20T12:00 Kiruna Flygplats | AV-30291'],
    people: ['Per Wallin'],
  },
  {
    name: 'a car on a page whose cards have each thing below its label, and a fee that speaks of its return',
    text: `
      movida aluguel de carros
      Sua reserva foi confirmada!
      Anote o código da sua reserva:
      MOV88Q41990
      Retirada
      Loja
      Aeroporto de Florianópolis (FLN)
      Endereço
      Rod. Ac. ao Aeroporto, 6200 - Carianos, Florianópolis - SC
      Data e hora
      segunda, 27/12/2027 às 14:30
      Devolução
      Loja
      Navegantes Aeroporto (NVT)
      Endereço
      R. Osmar Leal, 1297 - Meia Praia, Navegantes - SC
      Data e hora
      terça, 04/01/2028 às 09:00
      Grupo escolhido
      Hyundai HB20 1.0, Fiat Argo 1.0 ou similar
      Condutor
      Tainá Nogueira Prates
      Taxa de retorno (devolução em outra loja)   1   R$ 180,00
      Bebê conforto / cadeirinha   8   R$ 15,00`,
    products: ['Movida | 2027-12-27T14:30 Aeroporto de Florianópolis (FLN) | 2028-01-04T09:00 Navegantes Aeroporto (NVT) | MOV88Q41990'],
    people: ['Tainá Nogueira Prates'],
  },
  {
    name: 'a car of a firm whose letterhead says below its name what it does',
    text: `
      CENTAURO   BONO DE RESERVA
      RENT A CAR   Fecha de emisión: 30/05/2027 12:48
      Localizador   Titular de la reserva
      A4W-771990   RUBÉN PINEDA SALAS
      Recogida: 01/08/2027 11:15, Aeropuerto de Menorca (MAH)
      Devolución: 09/08/2027 18:30, Aeropuerto de Menorca (MAH)
      Siga las indicaciones "Rent a car return".`,
    products: ['CENTAURO | 2027-08-01T11:15 Aeropuerto de Menorca (MAH) | 2027-08-09T18:30 Aeropuerto de Menorca (MAH) | A4W-771990'],
  },
  {
    name: 'a car of a neighbour with one place for both ends, in Dutch',
    text: `
      SnappCar
      Hoi Joris,
      Volkswagen Caddy Maxi (2019)
      Ophalen
      vr 21 mei 2027 – 18:00
      Terugbrengen
      ma 24 mei 2027 – 20:00
      Locatie
      Merelstraat 118
      Reserveringsnummer
      NL-2604990
      Jij bent de huurder
      Joris Hendriks`,
    products: ['SnappCar | 2027-05-21T18:00 Merelstraat 118 | 2027-05-24T20:00 Merelstraat 118 | NL-2604990'],
  },
  {
    name: 'two places beside the prices of a third column',
    text: `
      Booking 3318244
      Porto to Sevilla confirmed
      Pick-up   Drop-off   Price breakdown
      Porto Depot   Sevilla Depot   9 nights x €64   €576.00
      Friday, 2 April 2027   Sunday, 11 April 2027   One-way fee   €240.00
      4:00 PM Rua do Moinho 21   10:30 AM Calle Aurora 14   Service fee   €79.00
      Velho, Portugal   Sevilla, Spain   Bedding kit x 2   €70.00
      Nomad campervan - Fiat Ducato or similar   Insurance   €189.00
      Main driver: Saoirse Quinlan`,
    products: ['? | 2027-04-02T16:00 Porto Depot | 2027-04-11T10:30 Sevilla Depot | 3318244'],
  },
  {
    name: 'a desk and its hours, which are no train between two airports',
    text: `
      Car rental voucher
      Voucher number: US8150274-1
      PICK UP   DROP OFF
      14SEP27 11:30 AM (Tuesday)   28SEP27 9:00 AM (Tuesday)
      MUNICH AIRPORT (MUC)   VIENNA AIRPORT (VIE)
      Munich, Germany   Schwechat, Austria
      Hours: 07:00 - 23:30   Hours: 07:00 - 23:00
      Supplier: Dollar
      Driver: Ms Ann Reed`,
    products: ['Dollar | 2027-09-14T11:30 MUNICH AIRPORT (MUC) | 2027-09-28T09:00 VIENNA AIRPORT (VIE) | US8150274-1'],
  },
]
