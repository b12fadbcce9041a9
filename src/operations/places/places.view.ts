import { inWords } from '../../core/say.ts'
import { rowNumber, type Sheet, table, type Ui } from '../../core/view.ts'
import { titleOf } from '../around.view.ts'
import { distanceColumns, pointAsked } from '../distances.ts'
import type { PointOfInterest, PointsOfInterest } from './model.ts'

/** Places as they come, the most famous first: what each is, how far away and how long to walk. */
export function placesView(answer: PointsOfInterest, ui: Ui, typed: Parameters<typeof titleOf>[1] = {}): Sheet {
  const { data, meta } = answer
  const from = pointAsked(answer)
  const [first] = data
  const [latitude, longitude] = [from?.latitude ?? first?.geoCode.latitude, from?.longitude ?? first?.geoCode.longitude]
  return {
    ...titleOf(answer, typed, ui),
    table: table(data, {
      '#': rowNumber(ui),
      Name: { value: ({ name }) => name, shown: ui.bold },
      Kind: { value: kindOf, shown: (text, { category }) => paintOf(category, ui)(text) },
      Rank: ({ rank }) => rank,
      ...distanceColumns<PointOfInterest>(from, ({ geoCode }) => geoCode),
      Tags: { value: ({ tags }) => tags.join(', '), spare: true, shown: ui.dim },
    }),
    rowsAre: { one: 'place', many: 'places', order: 'most famous first', ...(meta && { of: meta.count }) },
    ...(first && { next: `wayfare activities near ${latitude} ${longitude}` }),
  }
}

/** `BEACH_PARK` → `beach, park`; of a kind that is new, its own word. */
export const kindOf = ({ category }: Pick<PointOfInterest, 'category'>): string => words[category] ?? inWords(category)

const words: Readonly<Record<string, string>> = {
  SIGHTS: 'sight',
  HISTORICAL: 'historical',
  BEACH_PARK: 'beach, park',
  NIGHTLIFE: 'night life',
  RESTAURANT: 'food',
  SHOPPING: 'shopping',
}

const paintOf = (category: string, ui: Ui): ((text: string) => string) =>
  category === 'RESTAURANT'
    ? ui.yellow
    : category === 'BEACH_PARK'
      ? ui.green
      : category === 'NIGHTLIFE' || category === 'SHOPPING'
        ? ui.cyan
        : (text) => text
