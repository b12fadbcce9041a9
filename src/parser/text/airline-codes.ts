/** Codes of airlines that flight numbers begin with and that the tables of airlines do not tell. */

import { wordSet } from './vocabulary.ts'

/** The codes of three letters that airlines print before their numbers on documents for people, and what is told for them. */
export const BY_THREE: ReadonlyMap<string, string> = new Map(
  `
  EZY U2, EJU U2, EZS U2, RYR FR, DLH LH, BAW BA, WZZ W6, VLG VY, AFR AF, KLM KL, IBE IB, TAP TP, SAS SK, EWG EW
  NOZ DY, NAX DY, FIN AY, SWR LX, AUA OS, UAE EK, QTR QR, THY TK, LOT LO, TOM BY, TUI X3, TVF TO, TRA HV, CAI XC
  CND CD, SXS XQ, PGT PC, CFG DE, EXS LS, TVS QS, TFL OR, JAF TB, BLX 6B, VOE V7, AEE A3, BTI BT, EDW WK, AEA UX
  ETD EY, FDB FZ, UAL UA, AAL AA`
    .trim()
    .split(/,|\n/)
    .map((pair) => [pair.trim().slice(0, 3), pair.trim().slice(4)]),
)

/** Airlines whose flights are in documents: those that are no more, and some that fly under the name of others; `R3 950` is an amount of Rand. */
export const UNLISTED = wordSet(`
  AB 4U HG OK JP BE ZB MT WW IG VX US CO NW BD KF 9W UN E4 MA JK SX KA WX ST MI D8 DN W4 W9 5O X9 FH GQ BV EC DS RK MN 4C
  HA CD DK NK 3K JJ WG 8Q KK TF ZI O6 4M XW I5 5P PS VV
  0B 2I 2J 2K 2L 2P 2Z 3M 3R 3S 3Z 5R 5U 7R 7W 8R 9J 9N 9X GX GY I2 I8 JH JS JY KR LP LR OA OG OY
  PM PZ QN QW RQ RV TY UQ V3 VM VZ W2 W7 WJ WM WO XL XT XU Y8 YW Z8 Z9 ZF ZP ZT Z0 5W QK G8 YU UG 5Z 3H 4B 8D QX`)
