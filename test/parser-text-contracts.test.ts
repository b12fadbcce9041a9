import { describe, expect, test } from 'vitest'
import { people, stays } from './parser-text.ts'

/** Contracts of those who let houses, with the addresses of owners, tenants and desks beside that of the house. */
const contract = `
  Service Réservation Gîtes du Lac
  12 rue Pasteur – 74000 Annecy
  CONTRAT DE LOCATION
  Dossier n° 27G1182-044

  LE PROPRIÉTAIRE   LE CLIENT
  M. et Mme Favre Gilles   Mme Solène Quéré
  Le Crêt   8 rue des Embruns
  74230 Thônes   29200 Brest
  HÉBERGEMENT – Gîte n° 74G1182 – 3 épis
  Dénomination   La Ferme du Torrent   Adresse   3 chemin du Moulin, lieu-dit
  Les Clefs
  74230 Thônes
  Arrivée   samedi 10/07/2027 à partir de 16h00   Départ   samedi 17/07/2027 avant 10h00`

describe('the contract of a house', () => {
  test('tells which one it is below a desk that books for many, and where it is at the end of a row', () => {
    expect(stays(contract)).toEqual([
      'La Ferme du Torrent | 2027-07-10 – 2027-07-17 | 3 chemin du Moulin, lieu-dit, Les Clefs, 74230, Thônes | 27G1182-044',
    ])
  })

  test.each([
    ['LE PROPRIÉTAIRE   LE CLIENT', 'M. et Mme Favre Gilles   Mme Solène Quéré'],
    ['DER VERMIETER   DER GAST', 'Herr Gilles Favre   Frau Solène Quéré'],
    ['OWNER   GUEST', 'Mr Gilles Favre   Mrs Solène Quéré'],
    ['IL PROPRIETARIO   IL CLIENTE', 'Sig. Gilles Favre   Sig.ra Solène Quéré'],
  ])('tells who comes beside who lets it: %s', (labels, names) => {
    const told = contract.replace('LE PROPRIÉTAIRE   LE CLIENT', labels).replace('M. et Mme Favre Gilles   Mme Solène Quéré', names)
    expect(people(told)).toEqual(['Solène Quéré'])
  })

  test.each([
    ['Deres feriehus', 'Hus   Adresse   Ankomst   Afrejse   Personer'],
    ['Ihr Ferienhaus', 'Haus   Adresse   Anreise   Abreise   Personen'],
    ['Your holiday home', 'House   Address   Arrival   Departure   Persons'],
  ])('is of the house in the row and not of what stands above it: %s', (title, headings) => {
    const text = `Booking number 4108856
      ${title}
      ${headings}
      Feriehus 60714, Blokhus   Kaj Munks Vej 12   03.07.2027   10.07.2027   6`
    expect(stays(text)[0]).toMatch(/^Feriehus 60714/)
  })

  const letter = (name: string, foot = ''): string => `
    Klitferie A/S
    Havnegade 20, 9492 Blokhus

    ${name}
    Birkevej 31, 2. tv.
    8210 Aarhus V
    ${foot}
    Lejeaftale nr.: 4108856
    Feriehus: 60714
    Adresse: Klitvej 12, 9480 Løkken
    Ankomst: 03.07.2027
    Afrejse: 10.07.2027`

  test('is with whom it is addressed to, where it greets nobody', () => {
    expect(people(letter('Mette Kjærgaard'))).toEqual(['Mette Kjærgaard'])
  })

  test('is with nobody who writes it, or is a firm', () => {
    expect(people(letter('Mette Kjærgaard', 'Tlf. 98 24 00 11 22'))).toEqual([])
    expect(people(letter('Kjærgaard Byg ApS'))).toEqual([])
  })
})

test('a chain that writes is not the house that a label tells with its address', () => {
  const text = `NORDVIK (Norge)
    Thank you for booking with NORDVIK.
    Booking reference: 3186620
    Hostel:   NORDVIK Fjordby
    Address:   Strandgata 4, 6783 Stryn
    Arrival date:   29 May 2027
    Departure date:   1 June 2027
    Nights:   3`
  expect(stays(text, { from: 'NORDVIK' })).toEqual(['NORDVIK Fjordby | 2027-05-29 – 2027-06-01 | Strandgata 4, 6783, Stryn | 3186620'])
})

test('below `your hotel` is where it is, and how far the station is no address', () => {
  const text = `Hôtel des Remparts du Port ★★★
    Confirmation de séjour
    Arrivée   samedi 5 juin 2027
    Départ   mardi 8 juin 2027
    Nombre de nuits   3
    Chambre   Supérieure
    Occupants   2 adultes
    Tarif chambre   3 x 118,00 €
    Petits-déjeuners   6 x 14,50 €
    Taxe de séjour   6 x 1,43 €
    Montant total   476,58 €
    Parking   27,00 €
    N° DE RÉSERVATION
    2027/0611
    VOTRE HÔTEL
    24 rue du Petit-Port
    22100 Dinan
    NOUS APPELER
    02 96 55 50 18
    ACCÈS
    Gare SNCF à 1,2 km.
    Sortie N176 Dinan-Est,`
  expect(stays(text)).toEqual(['Hôtel des Remparts du Port | 2027-06-05 – 2027-06-08 | 24 rue du Petit-Port, 22100, Dinan | 2027/0611'])
})
