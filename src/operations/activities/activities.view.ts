import { rowNumber, type Sheet, table, type Ui } from '../../core/view.ts'
import { titleOf } from '../around.view.ts'
import { distanceColumns, pointAsked } from '../distances.ts'
import type { Activity, ActivityList } from './model.ts'
import { lasts, paysMore, pointOf, priceOf, stars } from './said.ts'

/** Activities as they come: what each costs, how it was rated, how long it lasts and how far away it begins. */
export function activitiesView(answer: ActivityList, ui: Ui, typed: Parameters<typeof titleOf>[1] = {}): Sheet {
  const { data, meta } = answer
  const from = pointAsked(answer)
  const more = data.some(paysMore)
  return {
    ...titleOf(answer, typed, ui),
    table: table(data, {
      '#': rowNumber(ui),
      Name: { value: ({ name }) => name, shown: ui.bold },
      Price: { value: priceOf },
      More: (row) => (paysMore(row) ? '+' : ''),
      Rated: { value: ({ rating }) => rating, shown: (text) => stars(text, ui) },
      Lasts: (row) => lasts(row),
      ...distanceColumns<Activity>(from, pointOf),
    }),
    notes: [more ? 'prices are for one person; + something more is to be paid there' : 'prices are for one person'],
    rowsAre: { one: 'activity', many: 'activities', ...(from && { order: 'nearest first' }), ...(meta && { of: meta.count }) },
    ...(data.length > 0 && { next: 'wayfare activities show 1' }),
  }
}
