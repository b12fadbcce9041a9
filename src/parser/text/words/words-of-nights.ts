/** Words for nights and days that are counted, in plain letters: parts of patterns. */

export const NIGHT =
  '(?:nights?|nts|nachte?|nuits?|nuitees?|noches?|notti|notte|noites?|nachten|overnachtingen|overnatning(?:er)?|natter|natt|dogn|nae?tter|netter|nat|noce?|nocy|noclegi|doby|dob|yota|yo|noci|ubernachtung(?:en)?|ejszaka(?:k|ra)?|ejjel|ej|gece|noapte|nopti|innoptari)'

/** `8 days`: how long something lasts. */
export const DAYS_COUNTED =
  '(?:days|tage[n]?|jours|dias|giorni|dagen|dagar|dager?|dni|paivaa?|napra?|weeks?|wochen?|semaines?|semanas?|settimane|weken|veckor|uger|uker|tygodnie|tydny)'
