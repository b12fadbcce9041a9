/** The groups in the order of the help; each is loaded only when it is named. */
export const groups = {
  flights: { summary: 'Search, price and book flights', load: () => import('./flights/index.ts').then(({ flights }) => flights) },
  airports: { summary: 'Find airports and cities', load: () => import('./airports/index.ts').then(({ airports }) => airports) },
  airlines: { summary: 'Look airlines up', load: () => import('./airlines/index.ts').then(({ airlines }) => airlines) },
} as const

export type GroupName = keyof typeof groups
export type GroupOf<G extends GroupName> = Awaited<ReturnType<(typeof groups)[G]['load']>>
