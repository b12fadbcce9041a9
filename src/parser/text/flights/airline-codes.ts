/** Codes of airlines that flight numbers begin with and that the tables of airlines do not tell. */

import { wordSet } from '../words/vocabulary.ts'

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

/** Airlines whose flights are in documents: those that are no more, and some that fly under the name of others. */
const GONE = `
  AB airberlin, 4U Germanwings, OK Czech Airlines, JP Adria Airways, BE Flybe, ZB Monarch Airlines, MT Thomas Cook Airlines, WW WOW air
  IG Meridiana, VX Virgin America, US US Airways, CO Continental Airlines, NW Northwest Airlines, KF Air Belgium, 9W Jet Airways
  UN Transaero Airlines, MA Malév, JK Spanair, SX SkyWork Airlines, KA Cathay Dragon, WX CityJet, ST Germania Fluggesellschaft, MI SilkAir
  D8 Norwegian Air International, DN Norwegian Air Argentina, X9 Avion Express, BV Blue Panorama Airlines, MN kulula, HA Hawaiian Airlines
  DK Sunclass Airlines, NK Spirit Airlines, 3K Jetstar Asia, WG Sunwing Airlines, 8Q Onur Air, KK AtlasGlobal, TF Braathens Regional Airlines
  N9 Novair, ZI Aigle Azur, O6 Avianca Brasil, XW NokScoot, I5 AirAsia India, PS Ukraine International Airlines, G8 Go First`

/** Small ones. */
const SMALL = `
  2A Air Astra, 2B AlbaWings, 2G Angara Airlines, 2N NextJet, 2S Southwind Airlines, 3C Air Chathams, 3E Air Choice One, 3J Jubba Airways
  3W Malawi Airlines, 4D Air Sinai, 4G Gazpromavia, 4O Air Montenegro, 4V Fly Gangwon, 5C Nature Air, 5D Aeroméxico Connect, 5H Fly540, 5L AeroSur
  5M FlyMontserrat, 5Y Isles of Scilly Skybus, 6I Alsie Express, 6S SaudiGulf Airlines, 6T Air Mandalay, 6W Saratov Airlines
  6Y SmartLynx Airlines, 7B Bees Airline, 7F First Air, 7H Ravn Alaska, 7I Insel Air, 7J Tajik Air, 7L Silk Way West, 7N PAWA Dominicana
  7P Air Panama, 7Q Elite Airways, 7Y Mann Yatanarpon Airlines, 8F STP Airways, 8T Air Tindi, 8V Wright Air Service, 9G Sun PhuQuoc Airways
  9H Air Changan, 9M Central Mountain Air, 9Q Caicos Express Airways, 9U Air Moldova, B4 ZanAir, B5 East African Safari Air, B8 Eritrean Airlines
  B9 Iran Airtour, BK Okay Airways, BM bmi regional, BQ SkyAlps, BZ Blue Bird Airways, CD Corendon Dutch Airlines, C7 Cinnamon Air, C8 Cronos Airlines, CE Chalair Aviation
  CG PNG Air, CQ Coastal Aviation, CU Cubana de Aviación, D2 Severstal Air, D3 Daallo Airlines, DG Cebgo, DW Great Dane Airlines
  DZ Donghai Airlines, EB Wamos Air, EL Ellinair, ER SereneAir, F2 Safarilink, F7 Etihad Regional, FE Far Eastern Air Transport
  FG Ariana Afghan Airlines, FN fastjet, FP FlyPelican, G6 FlyArna, GM Chair Airlines, GU Avianca Guatemala, GZ Air Rarotonga, H7 HiSky
  I3 ATA Airlines, I6 Air Indus, IO IrAero, IQ Qazaq Air, IY Yemenia, J5 Alaska Seaplanes, J7 Afrijet, JB Helijet, JE Mango Airlines
  JV Bearskin Airlines, K2 EuroLOT, K3 Taquan Air, K7 Air KBZ, KV KrasAvia, L6 Mauritania Airlines, LF Contour Airlines, LK Lao Skyway
  LT LongJiang Airlines, LV Mega Maldives, LZ Belle Air, M5 Kenmore Air, M8 SkyJet Airlines, M9 Motor Sich Airlines, MV Air Mediterranean
  MZ Amakusa Airlines, N9 Shree Airlines, NL Shaheen Air, NN VIM Airlines, NY Air Iceland, OE LaudaMotion, OJ Fly Jamaica, OL Samoa Airways
  OX Orient Thai Airlines, P0 Proflight Zambia, P6 Pascan Aviation, P9 Peruvian Airlines, PA Airblue, PE People's Viennaline, PJ Air Saint-Pierre
  PQ SkyUp Airlines, Q6 Volaris Costa Rica, Q9 Green Africa Airways, QB Qeshm Air, QC Camair-Co, QQ Alliance Airlines, QU Azur Air Ukraine
  R5 Jordan Aviation, R7 Aserca Airlines, RI Mandala Airlines, S3 Santa Bárbara Airlines, S8 Sounds Air, S9 Starbow, SD Sudan Airways
  SE XL Airways, SF Tassili Airlines, SI Blue Islands, SR Sundair, SW Air Namibia, T3 Eastern Airways, T6 AirSWIFT, T7 Twin Jet
  TT Tigerair Australia, U8 TUS Airways, U9 Tatarstan Airlines, UH Atlasjet Ukraine, UI Auric Air, UJ AlMasria Universal Airlines, UK Vistara
  V9 Citywing, VG VLM Airlines, VH Viva Air Colombia, VL Med-View Airline, VQ Novoair, VW Aeromar, XH Fly Cham, Y5 Golden Myanmar Airlines
  Y9 Lynx Air, YB Borajet, YC Yamal Airlines, YE Yan Air, YH Yangon Airways, YK Avia Traffic Company, YM Montenegro Airlines, YN Air Creebec
  YT Yeti Airlines, ZA Sky Angkor Airlines, ZD Ewa Air, ZK Great Lakes Airlines, ZM Air Manas, ZV Zagros Airlines`

/** Those that are called as other things are, or by nobody; `R3 950` is an amount of Rand. */
const NAMELESS = wordSet(`
  HG BD E4 W4 W9 5O FH GQ EC DS RK 4C JJ 4M 5P VV 0B 2I 2J 2K 2L 2P 2Z 3M 3R 3S 3Z 5R 5U 7R 7W 8R 9J 9N 9X GX GY I2 I8 JH JS JY KR LP LR OA OG
  OY PM PZ QN QW RQ RV TY UQ V3 VM W2 W7 WJ WM WO XL XT XU Y8 YW Z8 Z9 ZF ZP ZT Z0 5W QK YU UG 5Z 3H 4B 8D QX`)
const SMALL_NAMELESS = wordSet('2D 6O 6R 0V A5 A6 C3 EQ MJ R6 RZ S5 TA VP WP 4H LL DJ 8H')

/** The name behind a code in a list; the lists are looked through and not made into maps, which takes longer than all that most documents ask of them. */
function nameIn(list: string, code: string): string | undefined {
  const at = Math.max(list.indexOf(`, ${code} `), list.indexOf(`  ${code} `))
  return at < 0 ? undefined : /^[^,\n]+/.exec(list.slice(at + `, ${code} `.length))?.[0]
}

/** The name of an airline that the tables do not tell. */
export const unlistedName = (code: string): string | undefined => nameIn(GONE, code) ?? nameIn(SMALL, code)

/** All of them, by their codes. */
export const unlistedNames = (): [string, string][] =>
  `${GONE},${SMALL}`
    .split(/[,\n]/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => [one.slice(0, 2), one.slice(3)])

/** Whether an airline has few flights: what begins with its code and has one or two figures, `EL 12 DE JUNIO`, `5D 23 kg`, is most often none. */
export const hasFewFlights = (code: string): boolean => nameIn(SMALL, code) !== undefined || SMALL_NAMELESS.has(code)

/** Whether a code is of an airline that is called as other things are, or by nobody. */
export const isNameless = (code: string): boolean => NAMELESS.has(code) || SMALL_NAMELESS.has(code)
