/** What insurers and workshops give to drive for as long as one's own car is away: hired, and under the number of a claim or a repair. */

/** What one drives while one's own car is mended or an insurer looks into what befell it. */
const IN_PLACE_OF_OWN =
  /(?<![a-z])(?:(?:replacement|courtesy|substitute|loan) (?:car|vehicle|van)|ersatz(?:wagen|fahrzeug|auto)|vehicule de (?:remplacement|courtoisie|pret)|voiture de (?:remplacement|courtoisie|pret)|(?:vehiculo|coche) de (?:sustitucion|cortesia)|(?:auto|vettura|veicolo) (?:sostitutiv[ao]|di cortesia)|(?:viatura|veiculo|carro) de (?:substituicao|cortesia|reserva)|vervangend(?:e)? (?:auto|vervoer|voertuig)|(?:ersattnings|lane|erstatnings|leie)bil(?:en)?|sijaisauto(?:n)?|(?:auto|samochod|pojazd) zastepcz[ye]|nahradni (?:vozidlo|vuz|auto))(?![a-z])/
/** Of one that somebody may have, and has not yet. */
const IF_ASKED =
  /(?<![a-z])(?:(?:may|might|could) (?:also )?(?:have|be|ask|borrow)|on request|if (?:available|you)|subject to availability|auf wunsch|bei bedarf|auf anfrage|nach verfugbarkeit|sur demande|bajo peticion|a peticion|su richiesta|a pedido|op verzoek|pa begaran|efter onske|pa foresporsel|pa foresporgsel|pyynnosta|na zyczenie|na pozadani)(?![a-z])/
/** Whether one is driven in place of one's own, and not only promised to those who ask. */
export function isInPlaceOfOwn(lines: readonly { readonly plain: string }[]): boolean {
  const said = lines.flatMap(({ plain }) => plain.split(/[.!?]\s/)).filter((sentence) => IN_PLACE_OF_OWN.test(sentence))
  return said.length > 0 && !said.some((sentence) => IF_ASKED.test(sentence))
}
