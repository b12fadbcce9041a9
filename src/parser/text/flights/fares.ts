/** How a fare is put together, as tickets write it: `FRA ET X/ADD ET JRO214.28ET X/ADD ET FRA214.28NUC428.56END`. */
const FARE = /(?<![A-Z])X\/[A-Z]{3}(?![A-Z])|\d(?:NUC|END)(?![a-z])|\b(?:NUC|ROE) ?\d/

/** Whether a line tells it: what stands in it is neither where one flies nor who does. */
export const isFare = (text: string): boolean => FARE.test(text)
