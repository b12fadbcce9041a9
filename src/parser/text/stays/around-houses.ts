/** What stands beside houses and is called after them or works in them: tours, spas and desks. */

/** `Grand Palace tour`, with a small letter at its end: what one does or sees there. The tower in `Hotel de la tour` is none. */
export const DONE_THERE =
  /(?<!(?:^|\s)(?:la|de|du|le|the)) (?:tours?|day ?trips?|tickets?|cruises?|excursions?|visits?|transfers?|sightseeing|treatments?|Führung(?:en)?|Rundfahrt(?:en)?|Ausfl[uü]ge?|Eintritt|Anwendung(?:en)?|billets?|excursión|excursiones|entradas|escursion[ei]|biglietti|excurs(?:ão|ões)|bilhetes|rondleiding(?:en)?|uitstapjes?|kaartjes|rundtur(?:er)?|utflykt(?:er)?|udflugt(?:er)?|utflukt(?:er)?|biljetter|billetter|wycieczk[ai]|bilety|retket?|liput|výlety?|vstupenky)$/u

/** `Spa-Nutzung`, `Spa access`: what a house has, and no house. */
export const OF_SPA =
  /^(?:(?:wellness|day) )?spa(?:-(?!hotel|resort|suite|lodge|pension)| (?:access|use|entry|entrance|treatments?|packages?|credit|vouchers?|day|zutritt|eintritt|nutzung|paket|behandlung|tilgang|adgang|entre|acces|acceso|accesso|acesso|toegang))/

/** Who writes in a house, where nothing says which. */
export const OFFICE_ALONE =
  /^(?:reservierung(?:en)?|buchung(?:en)?|rezeption|empfang|reservas|recepcion|prenotazioni|ricevimento|recepcao|rececao|reserveringen|receptie|bokning(?:en)?|receptionen|booking(?:en)?|resepsjonen|varaukset|vastaanotto|recepcja|rezerwacje|recepce|rezervace|front desk|front office)$/

/** What a picture of a house shows: `Seeblick Hotel lobby`. With a capital, but for German, it is of the name: `Sea View`. */
export const PICTURED =
  /\p{L}(?<!\s(?:con|avec|mit|with|com|med|met|z|s)) (?:lobby|lounge|reception|exterior|interior|fa[cç]ade|front|entrance|building|pool|terrace|view|[Aa]u(?:ss|ß)enansicht|[Ee]ingang(?:sbereich)?|[Ee]mpfang|[Ff]assade|[Gg]eb[aä]ude|hall|entr[ée]e|ext[ée]rieur|int[ée]rieur|piscine|terrasse|fachada|vest[ií]bulo|recepci[oó]n|piscina|entrada|ingresso|facciata|esterno|esterni|atrio|rece[pç][cç][aã]o|[aá]trio|gevel|ingang|receptie|zwembad|fasad|entr[eé]|foaj[eé]|facade|indgang|inngang|julkisivu|aula|fasada|recepcja|wej[sś]cie|pr[uů][cč]el[ií]|recepce|vchod)$/u

/** What one pays. */
export const CHARGE = /\s(?:rewards|fees?|tax|taxes|rate|charges?|taxe|tassa|tasa|taxa|gebuhr|steuer|belasting|skatt|avgift)$/
