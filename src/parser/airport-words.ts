/** What airports are called, in plain letters: a part of patterns. */
export const AIRPORT_WORD =
  '(?:airport|arpt|aprt|aeroporto?|aeropuerto|flughafen|flygplats|lufthavn|luchthaven|lotnisko|lentoasema|lentokentta|letiste|havalimani|repuloter)'
