/** What a form says that one could have had besides and has not: `Meals on board: not ordered`. The journey is up without it. */

const NOT =
  '(?:not|none|nicht|keine?|noch nicht|non|pas|pas encore|no|nao|niet|nog niet|geen|inte|ej|ikke|nie|ei|ne)(?: (?:yet|been|ha sido|e stat[oa]|foi|er|ar|ble|blev|jest|ole|byl[aoy]?))?'
/** Said of what one orders; what is not confirmed or not paid is no extra. */
const ORDERED =
  '(?:booked|ordered|chosen|selected|added|requested|included|gebucht|bestellt|gewahlt|ausgewahlt|hinzugefugt|gewunscht|inbegriffen|enthalten|reservee?s?|commandee?s?|choisie?s?|ajoutee?s?|incluse?s?|reservad[oa]s?|contratad[oa]s?|elegid[oa]s?|solicitad[oa]s?|incluid[oa]s?|pedid[oa]s?|escolhid[oa]s?|prenotat[oaie]|ordinat[oaie]|scelt[oaie]|richiest[oaie]|inclus[oaie]|compres[oaie]|geboekt|besteld|gekozen|inbegrepen|bokad|bokat|bestalld|bestallt|vald|valt|inkluderat|bestilt|booket|valgt|inkludert|inkluderet|zamowion[aoey]|zarezerwowan[aoey]|wybran[aoey]|varattu|tilattu|valittu|objednan[aoy]?|vybran[aoy]?)'

/** Words for what one may have besides; a house, a journey or `the above` may be a label as well. */
const EXTRA =
  /(?<![a-z])(?:(?:[a-z]*(?:baggage|luggage|gepack|bagage|bagaglio|bagagli|equipaje|bagagem|bagasje|bagaz|matkatavara[a-z]*|zavazadl[a-z]*|koffer|versicherung|verzekering|forsakring|forsikring|mahlzeit(?:en)?|sitzplatz|sitzplatze|maaltijd(?:en)?))|(?:hold|checked|extra) bags?|bags?|meals?|food|breakfast|lunch|dinner|snacks?|drinks?|seats?|seat selection|lounge|insurance|transfers?|parking|priority(?: boarding)?|upgrades?|extras?|add-?ons?|excursions?|wi-?fi|essen|verpflegung|fruhstuck|getranke|parkplatz|zusatzleistungen|repas|petit-dejeuner|dejeuner|diner|sieges?|assurance|transferts?|supplements?|comidas?|desayuno|almuerzo|cena|asientos?|seguro|traslados?|pasti|pasto|colazione|pranzo|posti|posto|assicurazione|trasferiment[oi]|parcheggio|refeic(?:ao|oes)|pequeno-almoco|cafe da manha|jantar|assentos?|ontbijt|stoel(?:en)?|parkeren|mat|maltid(?:er)?|frukost|sittplats(?:er)?|mad|maltider|morgenmad|siddepladser?|pladsreservering|frokost|sete[r]?|setevalg|posilki?|sniadanie|miejsc[ae]|ubezpieczenie|ateria[t]?|aamiainen|istuinpaikka|vakuutus|jidlo|snidane|sedadlo|pojisteni)(?![a-z])/
const LEFT_OUT = new RegExp(`^\\s*(?:[•·*–-]\\s*)?(?<label>[a-z][^:\\d?!]{2,40}):\\s{1,9}${NOT} ${ORDERED}(?![a-z])`)

/** Whether a line in plain letters says so. */
export function isLeftOut(plain: string): boolean {
  const label = LEFT_OUT.exec(plain)?.groups?.label
  return label !== undefined && EXTRA.test(label)
}
