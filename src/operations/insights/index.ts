export const insights = {
  traveled: () => import('./traveled.ts').then(({ traveled }) => traveled),
  booked: () => import('./booked.ts').then(({ booked }) => booked),
  busiest: () => import('./busiest.ts').then(({ busiest }) => busiest),
  score: () => import('./score.ts').then(({ score }) => score),
}
