/** Why hotels are not listed, as codes of the service's published error table for lists of hotels and for their ratings. */
export const listFaults = {
  /** Nothing is left of what was asked for. */
  nothing: { code: 895, title: 'NOTHING FOUND FOR REQUESTED CITY' },
  noRatings: { code: 913, title: 'PROPERTIES NOT FOUND' },
  city: { code: 1157, title: 'INVALID CITY CODE' },
  /** No hotel can have such an id: it names no city. */
  id: { code: 1257, title: 'INVALID PROPERTY CODE' },
  unknown: { code: 3237, title: 'PROPERTY CODE NOT FOUND IN SYSTEM' },
} as const
