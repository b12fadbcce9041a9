/** Who is named on a page and does not travel: those who head a firm, who may be asked, and those who booked or allowed the journey. */

import { vocabulary } from '../words/vocabulary.ts'
import { isRole } from './person-words.ts'

const OFFICERS = vocabulary(`
  director, directors, chairman, chairwoman, chairperson, chair, ceo, cfo, president, approver, approved by, authorised by, authorized by, agent
  consultant, booker, booked by, issued by, arranger, arranged by, prepared by, processed by, requested by, contact at
  vorsitz, vorsitzender, vorsitzende, vors, vorstand, aufsichtsrat, aufsichtsrats, geschaftsfuhrer, geschaftsfuhrerin, geschaftsfuhrung
  sachbearbeiter, sachbearbeiterin, bearbeiter, bearbeiterin, berater, beraterin, genehmiger, genehmigt von, gebucht von, ausgestellt von, bucher
  directeur, directrice, gerant, gerante, conseiller, conseillere, valideur, approbateur, valide par, reserve par, emis par
  director general, directora, presidente, presidenta, gerente, agente, aprobador, aprobado por, asesor, asesora, reservado por, emitido por
  amministratore, direttore, direttrice, approvato da, prenotato da, emesso da, consulente, administrador, administradora, aprovador, aprovado por
  directie, adviseur, reisadviseur, goedgekeurd door, geboekt door, vd, verkstallande direktor, styrelseordforande, resekonsult, attestant
  godkand av, bokad av, direktor, direktoren, administrerende, daglig leder, reisekonsulent, rejsekonsulent, godkjent av, godkendt af, bestilt av
  bestilt af, prezes, zarzad, dyrektor, doradca, zatwierdzil, zarezerwowal, toimitusjohtaja, hyvaksyja, varaaja, jednatel, reditel, predseda
  schvalil, rezervoval, igazgato, ugyvezeto, mudur, genel mudur
  your contact, your adviser, your advisor, ihr kontakt, ihr ansprechpartner, ihre ansprechpartnerin, ihr berater, ihre beraterin, votre contact, votre interlocuteur
  data controller, data protection officer, datenschutzbeauftragter, datenschutzbeauftragte, verantwortliche stelle, responsable du traitement, responsable del tratamiento
  titolare del trattamento, responsavel pelo tratamento, verwerkingsverantwoordelijke, functionaris gegevensbescherming, personuppgiftsansvarig, dataansvarlig
  behandlingsansvarlig, administrator danych, rekisterinpitaja, spravce udaju
  nodal officer, grievance officer, appellate authority
  gf, gesch.-f, geschaftsf, geschaftsfuhrender gesellschafter, geschaftsfuhrende gesellschafterin, vertreten durch, vertretungsberechtigt, inh, phg, komplementar
  wlasciciel, wlascicielka, verantwortlich i.s.d.p, v.i.s.d.p, managing director, md, company secretary, represented by, publisher, pdg, representee par, represente par, representant legal
  admor, admor. unico, administrador unico, representante legal, representada por, amm, amm. unico, amministratrice, legale rappresentante, rappresentante legale
  gerencia, socio gerente, gerente unico, bestuurder, vertegenwoordigd door, ansvarig utgivare, stamningsman, adm. direktor, adm. dir, styreleder, bestyrelsesformand
  reprezentowana przez, czlonek zarzadu, zastoupena, zastoupeny, jednatelka, reditelka
  besteller, bestellerin
  delegat, delegatka, rezydent, rezydentka, reiseleiter, reiseleiterin, reiseleitung, resort representative, local representative, reisleider, reisleidster, reseledare, rejseleder
  tour manager, tour leader, tour guide, your guide, ihr guide, votre guide, accompagnateur, accompagnatrice, su guia, tu guia, guia acompanante, la vostra guida, accompagnatore
  uw gids, jullie gids, din guide, jeres guide, reiseleder, przewodnik, przewodniczka, pilot wycieczki, pruvodce, rehber, rehberiniz, rehberimiz, idegenvezeto, matkanjohtaja
  votre interlocutrice, su asesor, su asesora, il suo referente, la sua referente, uw contactpersoon, din handlaggare, din kontaktperson
`)
/** Those of a house: its desks, owners and hosts. They are spoken of in sentences that name guests as well: `The front desk welcomes Mr Reed`. */
const OF_HOUSE = vocabulary(`
  front office, front desk, duty manager, general manager, concierge
  owner, owners, vermieter, vermieterin, eigentumer, proprietaire, proprietaires, propietario, propietaria, proprietario, proprietaria, eigenaar, verhuurder, agare, utleier, udlejer, wlasciciel
  your host, ihr gastgeber, ihre gastgeberin, dein gastgeber, deine gastgeberin, votre hote, votre hotesse, tu anfitrion, tu anfitriona, su anfitrion, su anfitriona
  il tuo host, la tua host, seu anfitriao, sua anfitria, je host, uw gastheer, uw gastvrouw, din vard, verten din, din vart, twoj gospodarz
`)
/** Letters before a name in which it may be said what somebody is. */
const REACH = 60
/** Letters of a list of those of whom a label is said: `Geschäftsführer: Anna Reed, Tom Reed, Ann Hale`. */
const LONGEST_LIST = 240
/** Their names, titles and commas behind a colon, and nothing else. */
const LISTED = /(?<said>[a-z][a-z ./&()-]{2,50}):\s(?<list>[a-z ,.'&-]{3,200})$/

/** In which register a firm stands, and by which number it pays its taxes: who is named beside these heads it. */
const REGISTERED =
  /(?<![a-z])(?:hr[ab] ?\d{2,}|amtsgericht|handelsregister|ust-?id(?:-?nr)?|steuer-?nr|rcs [a-z]{3,}|sire[nt] ?:? ?\d|p\.? ?iva|rea [a-z]{2}|c\.?i\.?f\.? ?:? ?[a-z]\d|nipc|kvk(?:-?nr)?|btw-?(?:nr|nummer)|org\.? ?-?nr|organisasjonsnummer|cvr(?:-?nr)?|y-tunnus|krs ?:? ?\d|nip ?:? ?\d|regon|ico ?:? ?\d|dic ?:? ?cz|company (?:no|number|reg)|registered in (?:england|scotland|ireland|wales)|vat (?:no|number|reg))/
/** Letters from such a number to a name. */
const BESIDE_NUMBER = 120

/** Words of a name with its titles. */
const LONGEST_NAME = 5
/** `Reisebüro am Markt in Erfurt, Reisende Herr Tom Reed`: those who travel, and firms, end a list of officers. */
const areNames = (list: string): boolean =>
  list.split(/\s?,\s?/).every((part) => {
    const words = part.split(' ')
    return words.length <= LONGEST_NAME && !words.some((word) => isRole(word))
  })

/** `M. et `, before `Mme REED`, or nothing. */
const AND_MRS = /^(?:(?:m|mr|herr|hr|sr|sig|dhr)\.? (?:et|and|und|y|e|en|og|och|&) )?$/

/** `Your host is`, `Vermieterin`: what is behind such a word up to the name. */
const RIGHT_BEHIND = /^(?:\s?:|,)?\s*(?:(?:is|ist|est|es|e|er|ar|jest)\s)?$/

/** Whether one of a house is named right before a name, or by the label before it: `Owner of the flat: `. */
function isOfHouse(said: string): boolean {
  const told = [...OF_HOUSE.in(said)]
  const isLabel = /:\s*$/.test(said)
  return told.some((word) => isLabel || RIGHT_BEHIND.test(said.slice(said.lastIndexOf(word) + word.length)))
}

/** Whether the words before a name, in small letters and back to where they begin, are of such a one. */
export function isOfOfficer(small: string, start: number): boolean {
  const before = small.slice(Math.max(0, start - REACH), start)
  // `Gebucht von: …, Reisende Herr Tom Reed`
  if (before.includes(',') && isRole(before.split(',').at(-1)?.trim() ?? '')) return false
  const parts = before.split(/;|\s{3,}|(?<=[a-z]{3})\.\s|\d\s(?=[a-z])/)
  const said = parts.at(-1) ?? ''
  // `Besteller   Frau Anna Reed`: the label is all of the cell before.
  const label = AND_MRS.test(said) ? (parts.at(-2) ?? '').replace(/\s?:$/, '').trim() : ''
  if (label !== '' && [OFFICERS, OF_HOUSE].some((words) => words.in(label).has(label))) return true
  const around = small.slice(Math.max(0, start - BESIDE_NUMBER), start + BESIDE_NUMBER)
  if (
    /[·|–,-]\s[^·|:]*:?\s?$/.test(before) &&
    /\d/.test(around) &&
    REGISTERED.test(around) &&
    !parts.some((part) => isRole(part.split(/[:·|]/, 1)[0]?.trim() ?? ''))
  )
    return true
  if (/[a-z]{2}\W*$/.test(said) && (OFFICERS.in(said).size > 0 || isOfHouse(said))) return true
  // The pattern of a list takes long where there is none.
  const behind = start > REACH ? small.slice(Math.max(0, start - LONGEST_LIST), start) : ''
  const listed = /,\s*$/.test(behind) && /:\s/.test(behind) ? LISTED.exec(behind) : null
  const list = listed?.groups?.list?.trimEnd() ?? ''
  const whose = listed?.groups?.said ?? ''
  return list.endsWith(',') && areNames(list) && [OFFICERS, OF_HOUSE].some((words) => words.in(whose).size > 0)
}
