/** Hires that were changed, or have one place for both ends, made for the tests. Nobody in them exists. */

import type { Sample } from '../sample.ts'

export const CARS_AMENDED: readonly Sample[] = [
  {
    name: 'what is so now, and not what was, in brackets behind it',
    text: `
      Hemos modificado su reserva FL-20931.
      Reserva   FL-20931
      Conductor   Nuria Sabater
      Furgoneta   Renault Trafic o similar
      Recogida   jueves 14/10/2027, 09:00 (antes: miércoles 13/10/2027, 08:00)
      Lugar de recogida   Bilbao Aeropuerto
      Devolución   sábado 16/10/2027, 12:30 (antes: viernes 15/10/2027, 19:00)
      Lugar de devolución   Santander Aeropuerto (antes: Bilbao Aeropuerto)`,
    products: ['? | 2027-10-14T09:00 Bilbao Aeropuerto | 2027-10-16T12:30 Santander Aeropuerto | FL-20931'],
    reference: 'FL-20931',
  },
  {
    name: 'the new hours where brackets say which they take the place of',
    text: `
      Mietwagen-Bestätigung
      Buchungsnummer: MW-771204
      Vermieter: Lindner Autovermietung
      Abholung: 04.05.2027, 11:00 Uhr (statt 03.05.2027, 09:00 Uhr), Flughafen Nürnberg
      Rückgabe: 09.05.2027, 17:00 Uhr (bisher 18:00 Uhr), Flughafen Nürnberg
      Fahrzeug: VW Golf oder ähnlich`,
    products: ['Lindner Autovermietung | 2027-05-04T11:00 Flughafen Nürnberg | 2027-05-09T17:00 Flughafen Nürnberg | MW-771204'],
  },
  {
    name: 'hours before which one is to come, which are nothing that was',
    text: `
      Location de voiture : réservation confirmée
      Numéro de réservation : KV-55102
      Loueur : Armor Location
      Prise en charge : 12/06/2027 à 10h00 (avant : passer au bureau), Aéroport de Brest
      Restitution : 15/06/2027 à 11h00 (avant midi), Aéroport de Brest
      Véhicule : Peugeot 208 ou similaire`,
    products: ['Armor Location | 2027-06-12T10:00 Aéroport de Brest | 2027-06-15T11:00 Aéroport de Brest | KV-55102'],
  },
  {
    name: 'one station for both ends, and no label of the next row of its form',
    text: `
      Vermieter: Talauto Verleih
      Buchungs-Nr.   40 118 227
      Station   Karlsruhe, Alter Platz (Stellplatz 4)
      Abholung   Di 13.04.2027, 13:15 Uhr
      Rückgabe   Di 13.04.2027, 19:45 Uhr
      Dauer   6 Std. 30 Min.
      Fahrer   Jost Wendland
      Fahrzeug   Opel Corsa (Klasse B)`,
    products: ['Talauto Verleih | 2027-04-13T13:15 Karlsruhe, Alter Platz | 2027-04-13T19:45 Karlsruhe, Alter Platz | 40 118 227'],
  },
  {
    name: 'the same branch, said behind the moment, above the other rows',
    text: `
      Bevestiging huurauto
      Reserveringsnummer: R-220914
      Vestiging   Haarlem Spaarneveste, Waarderweg 55
      Ophalen   za 20 maart 2027, 08.00 uur
      Terugbrengen   za 20 maart 2027, 16.30 uur (dezelfde vestiging)
      Opties   steekwagen, verhuisdekens
      Voertuig   bestelbus met laadklep`,
    products: ['? | 2027-03-20T08:00 Haarlem Spaarneveste | 2027-03-20T16:30 Haarlem Spaarneveste | R-220914'],
  },
  {
    name: 'no place in what comes behind a gap below both ends',
    text: `
      La tua prenotazione NF-33127
      Fornitore: Alpina Rent
      Furgone: Fiat Ducato, 3 posti
      Sede: Torino Stura (corso Romania 12)
      Inizio noleggio: ven 12/03/2027 ore 18:30
      Fine noleggio: lun 15/03/2027 ore 08:30

      Catene da neve ........ 12,00 euro
      Totale IVA compresa ... 160,00 euro`,
    products: ['Alpina Rent | 2027-03-12T18:30 Torino Stura | 2027-03-15T08:30 Torino Stura | NF-33127'],
  },
  {
    name: 'a house behind a small word, where a car is brought to',
    text: `
      Alquiler de auto confirmado
      Reserva N° 5521
      Vehículo   Renault Duster
      Entrega   Jueves 11/02/2027, 10:00 hs, en el Hotel Nevado (Bariloche)
      Devolución   Miércoles 17/02/2027, 13:30 hs, en el Aeropuerto de Bariloche
      Conductor   Hernán Olmedo`,
    products: ['? | 2027-02-11T10:00 Hotel Nevado (Bariloche) | 2027-02-17T13:30 Aeropuerto de Bariloche | 5521'],
  },
  {
    name: 'the ends as a firm says them that brings the car and fetches it again',
    text: `
      Bekreftelse på leie av bil
      Referanse: NB-26114
      Bil: Toyota RAV4 AWD, automat
      Leveres: torsdag 11. februar 2027 kl. 14.30 på Hotel Polarlys, Tromsø
      Hentes: søndag 14. februar 2027 kl. 10.00 på Tromsø lufthavn
      Pris: 3 døgn, 250 km per døgn
      Fjord Bilutleie AS`,
    products: ['Fjord Bilutleie AS | 2027-02-11T14:30 Hotel Polarlys, Tromsø | 2027-02-14T10:00 Tromsø lufthavn | NB-26114'],
  },
  {
    name: 'the first hour of a slot below its day',
    text: `
      Tu camper está confirmada
      Reserva: CM-ES-77120
      Vehículo: Fiat Ducato camper o similar
      Franquicia 900 €, kilómetros ilimitados

      RECOGIDA
      Sevilla - Depot Norte
      Sábado, 9 de octubre de 2027
      De 15:00 a 16:00 (tu franja)

      DEVOLUCIÓN
      Lisboa - Depot Sul
      Domingo, 17 de octubre de 2027
      Hasta las 10:00

      Conductor: Gonzalo Ibarra`,
    products: ['? | 2027-10-09T15:00 Sevilla - Depot Norte | 2027-10-17T10:00 Lisboa - Depot Sul | CM-ES-77120'],
  },
  {
    name: 'four figures behind a day as vouchers print it',
    text: `
      PREPAID VOUCHER - PRESENT AT RENTAL DESK
      VOUCHER NO.: US7719920-1
      SUPPLIER: ALAMO
      PICK-UP
      17-APR-27 1200
      MUNICH AIRPORT
      DROP-OFF
      30-APR-27 1000
      SALZBURG AIRPORT
      CAR GROUP: ICAR - VW PASSAT OR SIMILAR
      Collect no earlier than 12:00 noon.`,
    products: ['ALAMO | 2027-04-17T12:00 MUNICH AIRPORT | 2027-04-30T10:00 SALZBURG AIRPORT | US7719920-1'],
  },
  {
    name: 'nobody by the word for what others think of it',
    text: `
      Votre location est confirmée
      Location n° 3 220 117
      Van aménagé Volkswagen California, 4,9 (63 avis)
      Conducteur principal : Firmin Delcourt
      Prise en charge : 23/04/2027 à 17h30, Aéroport de Biarritz
      Restitution : 02/05/2027 à 18h00, Aéroport de Biarritz`,
    products: ['? | 2027-04-23T17:30 Aéroport de Biarritz | 2027-05-02T18:00 Aéroport de Biarritz | 3 220 117'],
  },
]
