/** Sentences that tell where a firm, a court or the sender of a mail sits, and not where one stays. */

import type { Line, Page } from '../page/page.ts'
import { beginsWithHouse, isHouseAlone } from '../stays/house-names.ts'
import { plain } from '../words/plain.ts'

/** Said of whom one may complain to, who keeps what one tells, and what is registered where. */
export const OF_LAW =
  /mediat|mediac|mediazion|schlicht|verbraucher|consumer|konsum|forbruk|litig|tribunal|(?:amts|register|land|handels)gericht|gerichtsstand|ombud|reclamac|beschwerde|complaint|(?<![a-z])klagen?(?![a-z])|beklag|datenschutz|privacy|data protection|protection des donnees|rgpd|gdpr|dsgvo|(?<![a-z])rodo(?![a-z])|integritets|personopplys|personoplys|tietosuoja|copyright|registered (?:in|office|at|address|number|no)(?![a-z])|sitz der|siege social|sede (?:legale|social)|domicilio social|insured|versicher|assurance|(?:reise|travel) (?:guarantee|garanti)|(?<![a-z])(?:atol|abta)(?![a-z])|garantiefonds|(?:betreiber|operator|exploitant|gestore|gestor|aanbieder|beheerder) (?:der|of|de|della|da|van|av|af) (?:the |la |het |el |a )?(?:[a-z]*plattform|platform|plateforme|plataforma|piattaforma)|sicherungsschein/

/** `This email was sent by Reed Travel Ltd, 4 Quay Street, …`: where whoever sends the mail sits, unless it is a house. */
const SENT_BY =
  /(?:(?:e-?mail|message|mail|nachricht|bericht|mensaje|correo(?: electronico)?|messaggio|mensagem|meddelande|besked|wiadomosc) (?:was |is |has been |wurde |est |a ete |ha sido |fue |e stat[ao] |foi |werd |ar |er |zostala )?(?:sent to you |sent )?(?:by|von|envoye par|enviado por|inviat[ao] da|enviad[ao] p(?:or|ela|elo)|(?:verzonden|verstuurd) door|skickat? av|skickades av|sendt af|sendt av|wyslana przez))\s/
export function isOfSender(line: Line): boolean {
  const sender = SENT_BY.exec(line.plain)
  return sender !== null && !beginsWithHouse(line.text.slice(sender.index + sender[0].length))
}

/** Lines of a letterhead. */
const LETTERHEAD = 12
/** `Hotel Reed GmbH · Quay Road 9 · 19053 Schwerin` */
const FIRM =
  /^(?<name>\p{Lu}[^,·•|\d]{3,44}?)\s(?:g?GmbH(?: & Co\.? ?KG)?|mbH|KG|OHG|AG|Ltd|Limited|S\.?[Rr]\.?[Ll]|S\.p\.A|SARL|S\.A\.S|S\.L|B\.V|ApS|A\/S|d\.o\.o|s\.r\.o|sp\. z o\.o|Lda|Kft)\.?(?=\s*[,·•|–-]\s)/u

/** Who sells journeys may be called as a house is, and who has many of them: `Reisestudio Lindenhof`, `Motel Krone Germany Betriebs`. */
const OF_OTHERS =
  /betrieb|holding|verwaltung|germany|deutschland|austria|osterreich|france|italia|espana|group|gruppe|management|international|gesellschaft|reise|travel|tour|voyage|viaje|viaggi|viagen|resor(?!t)|rejse|podroz|matka|agen(?:tur|cy|ce|zia|cia)/

/** `Hotel Reed GmbH · Quay Road 9 · …` at the foot of a letter with `Hotel Reed` alone at its head: the firm of that house sits where that is. */
export function isHouseAtHead({ lines }: Page, text: string): boolean {
  const name = FIRM.exec(text.trim())?.groups?.name ?? ''
  const words = wordsOf(name)
  // `LAKESIDE resort · allgäu` at its head: the same words in another order, as they are printed.
  const isSaid = ({ text: head }: Line): boolean => head.trim() === name || wordsOf(head.split(/\s[·•|–-]\s/)[0] ?? '') === words
  return isHouseAlone(name) && !OF_OTHERS.test(plain(name)) && lines.slice(1, LETTERHEAD).some(isSaid)
}

const wordsOf = (text: string): string => plain(text).trim().split(/\s+/).sort().join(' ')

/** An address in a letterhead without what the firm is by law that has the house, where it is called as the house is. */
export function withoutForm({ index }: Line, text: string): string {
  const match = index < LETTERHEAD ? FIRM.exec(text) : null
  const name = match?.groups?.name ?? ''
  return match && isHouseAlone(name) && !OF_OTHERS.test(plain(name)) ? name + text.slice(match[0].length) : text
}
