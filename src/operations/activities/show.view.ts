import { type Sheet, table, type Ui } from '../../core/view.ts'
import { factLines } from '../facts.view.ts'
import type { OneActivity } from './model.ts'
import { lasts, paysMore, pointOf, priceOf, stars } from './said.ts'

/** One activity, a line for each thing that is known of it. */
export function activityView({ data }: OneActivity, ui: Ui): Sheet {
  const { id, name, shortDescription, description = shortDescription, rating = '', bookingLink, pictures = [] } = data
  const { latitude, longitude } = pointOf(data)
  const more = paysMore(data)
  return {
    title: ui.bold(name),
    table: table([data], {
      Id: () => id,
      Name: () => name,
      Price: () => priceOf(data),
      'To pay there': () => (more ? 'yes' : 'no'),
      Rated: () => rating,
      Lasts: () => lasts(data),
      Latitude: () => latitude,
      Longitude: () => longitude,
      Link: () => bookingLink,
    }),
    drawing: factLines(
      [
        ['What', description],
        ['Price', `${ui.bold(priceOf(data))} a person${more ? ', and something more to pay there' : ''}`],
        ['Rated', rating && `${stars(rating, ui)} of 5`],
        ['Lasts', lasts(data)],
        ['Begins', `${latitude} ${longitude}`],
        ['Book', bookingLink],
        ['Picture', pictures[0]],
        ['Id', id],
      ],
      ui,
    ),
    next: `wayfare places near ${latitude} ${longitude}`,
  }
}
