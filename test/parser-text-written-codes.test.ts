import { expect, test } from 'vitest'
import { tripOf } from './parser-text.ts'

/** Numbers of bookings in letters that have no label for them. Nobody in them exists. */

const letter = (told: string) => `
  Chère Anne,
  J'ai le plaisir de vous confirmer la location de notre fourgon aménagé (Peugeot Boxer L3H2, 3 couchages) du lundi 7 juin 2027 à 10h00 au
  mercredi 16 juin 2027 à 17h00. ${told}
  Le départ et le retour se font à notre dépôt de Guipavas. La caution de 1 500 € se fait par empreinte de carte le jour du départ.
  Vous pourrez ajouter un second conducteur sur place, s'il a trois ans de permis.
  Armor Vans – location de vans et fourgons
  135 rue Roland Garros, 29490 Guipavas`

const referenceOf = (told: string) => tripOf(letter(told), { from: 'Armor Vans', subject: 'Confirmation de location' }).reference?.value

test('one is told by how it is written, in a line that speaks of a booking', () => {
  expect(referenceOf('Le contrat porte le numéro AV26/0092.')).toBe('AV26/0092')
  expect(referenceOf('La réservation est chez nous sous BB-2026-058.')).toBe('BB-2026-058')
})

test('of two nobody knows which', () => {
  expect(referenceOf('Le contrat porte le numéro AV26/0092, la réservation BB-2026-058.')).toBeUndefined()
})

test('a number of something else is none', () => {
  expect(referenceOf("L'assurance du véhicule est enregistrée au RCS BR-2026-058.")).toBeUndefined()
  expect(referenceOf('Prenez la sortie de la route AP-7.')).toBeUndefined()
})
