import type { Airline, Atlas } from '../../data/atlas.types.ts'

/**
 * Per cent of an airline's flights that arrive within 15 minutes of schedule, in whole points, as of about 2024. AM, SV, DL and UA are near what Cirium
 * published for that year; all others are own estimates, checked against no table.
 */
const WRITTEN = new Map(
  `AM:86 SV:86 DL:83 LA:83 QR:83 IB:82 AV:82 AD:82 UA:81 SK:81 CM:88 WY:88 RJ:85 JL:81 NH:81 SQ:80 AS:79 FA:90 NZ:79 AR:81 G3:80 H2:84
   AA:78 WN:78 B6:74 F9:71 G4:76 SY:76 AC:72 WS:72 TS:70 Y4:79 VB:77 JA:82 JQ:72 QF:75 VA:76
   BA:74 FR:75 U2:70 W6:70 LH:72 OS:77 LX:71 SN:75 EW:71 KL:74 AF:74 TO:75 HV:74 VY:78 UX:79 TP:66 LO:73 AY:78 DY:79 WF:82 BT:76 A3:80 AZ:81 EI:75
   LS:76 BY:74 V7:76 NT:88 RO:73 OU:76 JU:72 FI:75 KM:78 LG:78 TK:75 PC:73 XQ:75 VF:74
   EK:79 EY:82 FZ:80 G9:81 XY:84 F3:83 KU:72 GF:80 J9:78 ME:78 LY:72 MS:75
   6E:75 AI:68 IX:68 QP:74 SG:55 UL:75 PK:68 KE:78 OZ:76 7C:75 LJ:74 TW:72 BR:79 CI:78 JX:80 CX:76 UO:73 HX:72 MH:74 AK:76 D7:70 OD:68 FD:77 TG:78 PG:80 VN:74 VJ:67
   GA:82 QZ:76 JT:68 ID:72 PR:76 5J:75 Z2:72 CA:79 MU:80 CZ:81 HU:78 3U:79 MF:80 ZH:79 9C:79 SU:80 S7:79
   ET:78 KQ:70 AT:68 SA:82 4Z:86 TU:60 AH:62 WB:76 DT:66`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(3)) / 100] as const),
)

/** The others, by the continent of their country: North America about as Cirium has it, Europe as EUROCONTROL, the rest own estimates. */
const BY_CONTINENT: Readonly<Record<string, number>> = { EU: 0.74, NA: 0.76, SA: 0.8, AS: 0.76, AF: 0.7, OC: 0.76 }

/** The share of an airline's flights that arrive within 15 minutes of schedule, cancelled ones not counted. */
export const punctualityOf = (atlas: Pick<Atlas, 'country'>, { iata, country }: Pick<Airline, 'iata' | 'country'>): number =>
  WRITTEN.get(iata) ?? BY_CONTINENT[atlas.country(country)?.continent ?? ''] ?? 0.76
