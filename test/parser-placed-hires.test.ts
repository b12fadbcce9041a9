import { describe, expect, test } from 'vitest'
import { tripOf } from './parser-text.ts'

const placesOf = (text: string) =>
  tripOf(text).products.map((product) =>
    product.kind === 'car'
      ? [product.pickUp?.value, product.pickUpPlace?.value, product.dropOff?.value, product.dropOffPlace?.value]
      : product,
  )

const letter = (head: string, signed: string): string => `${head}

Dear Mr Harding,

The booking of our campervan Dora is confirmed. Your booking number is FC-2231.

You collect the campervan on Friday 11 June 2027 at 2pm and bring it back on Sunday 20 June 2027 by 10am.

Kind regards,
${signed}`

describe('where a hire is fetched and brought back that no sentence tells', () => {
  test('is where the letterhead says that those who hire out are', () => {
    expect(placesOf(letter('Fellside Campers\n9 Station Road, Oakford OX9 4QT', 'Moira Bell'))).toEqual([
      ['2027-06-11T14:00', expect.stringContaining('Station Road'), '2027-06-20T10:00', expect.stringContaining('Station Road')],
    ])
  })

  test('is nowhere in a letter without an address, and not whoever signs it', () => {
    expect(placesOf(letter('Fellside Campers', 'Moira Bell'))).toEqual([['2027-06-11T14:00', undefined, '2027-06-20T10:00', undefined]])
    const labelled = `Dear Ms Reed,

Your van hire is confirmed, booking number HB-417.

Pick-up: Friday 11 June 2027, 9:30
Return: Sunday 13 June 2027, 17:00

Kind regards
Tom Hill`
    expect(placesOf(labelled)).toEqual([['2027-06-11T09:30', undefined, '2027-06-13T17:00', undefined]])
  })

  test('is what the labels of its ends tell, where that is a place', () => {
    const told = `Dear Ms Reed,

Your van hire is confirmed, booking number HB-417.

Pick-up: Friday 11 June 2027, 9:30, Bristol Airport
Return: Sunday 13 June 2027, 17:00, Exeter Airport

Kind regards
Fellside Vans, Unit 9, Station Yard, Oakford OX9 4QT`
    expect(placesOf(told)).toEqual([['2027-06-11T09:30', 'Bristol Airport', '2027-06-13T17:00', 'Exeter Airport']])
  })
})

describe('the places of a hire behind labels', () => {
  test('stand in the row of its block that is of a place, whatever other row comes first', () => {
    expect(
      placesOf(`Autos Tabaiba
CONFIRMACIÓN DE RESERVA 6104873
Titular      : ROSAURA CODINA MARTÍN

ENTREGA
  Isla       : FUERTEVENTURA
  Oficina    : AEROPUERTO DE FUERTEVENTURA
  Fecha      : vie. 19-02-2027
  Hora       : 14:40

DEVOLUCIÓN
  Isla       : FUERTEVENTURA
  Oficina    : MORRO JABLE - MUELLE
  Fecha      : mié. 24-02-2027
  Hora       : 08:30

VEHÍCULO
  Modelo     : OPEL CORSA (5 puertas, a/a)`),
    ).toEqual([['2027-02-19T14:40', 'AEROPUERTO DE FUERTEVENTURA', '2027-02-24T08:30', 'MORRO JABLE - MUELLE']])
  })

  test('are not the words that lead to its days, also where towns are called so', () => {
    const told = placesOf(`Fietsverhuur De Kluut - Texel
RESERVERINGSBEVESTIGING
Reserveringsnr.   TX-58216
Naam              Joost Hagens

Beste Joost,

Bedankt voor je reservering via onze site. De fietsen staan voor jullie klaar!

Van               ma 03-08-2026   10:30 uur
Ophaalpunt        Texel Haven
Tot               vr 07-08-2026   17:00 uur
Inleverpunt       Texel Haven

Aantal  Omschrijving                             Dagen      Prijs
   1    Elektrische fiets dames                      5     112,50
   1    Toerfiets heren, 7 versnellingen             5      50,00
   2    Kinderfiets 24 inch                          5      70,00
        Totaal (incl. btw)                              EUR 232,50
        Betaald via iDEAL op 09-07-2026                 EUR 232,50

GOED OM TE WETEN

De boot vaart elk heel uur, van half juli tot half augustus ook elk half uur. Onze loods ligt op 100 meter van de kade: rechtsaf na de slagbomen.
Borg: geen. Wel een geldig legitimatiebewijs. Diefstalverzekering: 3,00 per fiets per week, ter plaatse. Eigen risico 50,00 (e-bike 250,00).
Pech onderweg? Bel 0222-555 608, tussen 9 en 18 uur komen we naar je toe, behalve op het strand.
De e-bike haalt zo'n 60 kilometer op een lading. Annuleren kan tot 48 uur van tevoren zonder kosten.

De Kluut, Pontweg 2, 1797 SN Den Hoorn - KvK 37104418`)
    expect(told).toEqual([['2026-08-03T10:30', 'Texel Haven', '2026-08-07T17:00', 'Texel Haven']])
  })
})
