import { type Sheet, table, type Ui } from '../../core/view.ts'
import { factLines } from '../facts.view.ts'
import type { OnePointOfInterest } from './model.ts'
import { kindOf } from './places.view.ts'

/** One place, a line for each thing that is known of it. */
export function placeView({ data }: OnePointOfInterest, ui: Ui): Sheet {
  const { id, name, category, rank, tags, geoCode } = data
  return {
    title: ui.bold(name),
    table: table([data], {
      Id: () => id,
      Name: () => name,
      Kind: () => kindOf({ category }),
      Rank: () => rank,
      Latitude: () => geoCode.latitude,
      Longitude: () => geoCode.longitude,
      Tags: () => tags.join(', '),
    }),
    drawing: factLines(
      [
        ['Kind', kindOf({ category })],
        ['Rank', `${rank}, where 1 is the most famous of the city`],
        ['Known for', tags.join(', ')],
        ['Place', `${geoCode.latitude} ${geoCode.longitude}`],
        ['Id', id],
      ],
      ui,
    ),
    next: `wayfare activities near ${geoCode.latitude} ${geoCode.longitude}`,
  }
}
