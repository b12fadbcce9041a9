import { describe, expect, test } from 'vitest'
import { people, products } from './parser-text.ts'

const hire = (fetched: string, brought: string, [from, to]: readonly [string, string], driver: string): string => `
    Polaris Car Rental

    Reservation no. KT-604418

    ${fetched}
    ${from}
    14.06.2027 09:30

    ${brought}
    ${to}
    19.06.2027 18:00

    ${driver}
    Seat Ibiza or similar`

describe('the ends of a hire under labels that speak to who drives', () => {
  test.each<[string, string, readonly [string, string], string]>([
    ['Recoges en', 'Entregas en', ['Oaxaca Aeropuerto', 'Oaxaca Centro'], 'Conductor: Vera Holm'],
    ['Retiras en', 'Devuelves en', ['Oaxaca Aeropuerto', 'Oaxaca Centro'], 'Conductor: Vera Holm'],
    ['Du holst ab in', 'Du gibst zurück in', ['Leipzig Flughafen', 'Halle Hauptbahnhof'], 'Fahrer: Vera Holm'],
    ['Hier abholen', 'Hier zurückgeben', ['Leipzig Flughafen', 'Halle Hauptbahnhof'], 'Fahrer: Vera Holm'],
    ['Vous récupérez à', 'Vous rendez à', ['Nantes Aéroport', 'Angers Gare'], 'Conducteur : Vera Holm'],
    ['Tu prends la voiture à', 'Tu ramènes la voiture à', ['Nantes Aéroport', 'Angers Gare'], 'Conducteur : Vera Holm'],
    ['Ritiri a', 'Riconsegni a', ['Bari Aeroporto', 'Lecce Stazione'], 'Conducente: Vera Holm'],
    ['Levanta em', 'Entrega em', ['Faro Aeroporto', 'Lagos Centro'], 'Condutor: Vera Holm'],
    ['Você retira em', 'Você devolve em', ['Faro Aeroporto', 'Lagos Centro'], 'Condutor: Vera Holm'],
    ['Je haalt op bij', 'Je levert in bij', ['Eindhoven Airport', 'Breda Centraal'], 'Bestuurder: Vera Holm'],
    ['Du hämtar på', 'Du lämnar på', ['Malmö Airport', 'Lund Centralstation'], 'Förare: Vera Holm'],
    ['Du henter i', 'Du afleverer i', ['Billund Lufthavn', 'Vejle Station'], 'Fører: Vera Holm'],
    ['Noudat', 'Palautat', ['Oulu lentoasema', 'Kemi'], 'Kuljettaja: Vera Holm'],
    ['Odbierasz w', 'Zwracasz w', ['Gdańsk Lotnisko', 'Sopot'], 'Kierowca: Vera Holm'],
    ['Vyzvednete v', 'Vrátíte v', ['Brno letiště', 'Olomouc'], 'Řidič: Vera Holm'],
  ])('%s and %s', (fetched, brought, places, driver) => {
    const page = hire(fetched, brought, places, driver)
    expect(products(page)).toEqual([`Polaris Car Rental | 2027-06-14T09:30 ${places[0]} | 2027-06-19T18:00 ${places[1]} | KT-604418`])
    expect(people(page)).toEqual(['Vera Holm'])
  })
})

describe('the same labels over something else', () => {
  test('are of a parcel and of what is taken back', () => {
    expect(
      products(`
        Tienda Marisol
        Tu pedido KT-604418 está listo
        Recoges en
        Tienda Oaxaca Centro
        14.06.2027 09:30
        Devuelves en
        Tienda Oaxaca Sur
        19.06.2027 18:00
        Conserva este correo.`),
    ).toEqual([])
  })
  test('are of a bicycle', () => {
    expect(
      products(`
        Radstation Halle
        Dein Fahrrad ist reserviert: KT-604418
        Du holst ab in
        Leipzig Hauptbahnhof
        14.06.2027 09:30
        Du gibst zurück in
        Halle Hauptbahnhof
        19.06.2027 18:00
        Kaution: 50 Euro`),
    ).toEqual([])
  })
  test('are of a car at a workshop', () => {
    expect(
      products(`
        Werkstatt Brandt
        Termin für die Inspektion Ihres Wagens
        Sie bringen
        Halle, Merseburger Straße
        14.06.2027 09:30
        Sie holen ab
        Halle, Merseburger Straße
        19.06.2027 18:00`),
    ).toEqual([])
  })
})
