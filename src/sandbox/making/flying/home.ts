/** The end with more of an airline's destinations is home, where its aeroplanes start in the morning; between equals the one earlier in the alphabet. */
export function homeFirst(hubs: ReadonlyMap<string, number>, one: string, other: string): readonly [home: string, away: string] {
  const [first, second] = [hubs.get(one) ?? 0, hubs.get(other) ?? 0]
  return (first === second ? one < other : first > second) ? [one, other] : [other, one]
}
