/** Words with which letters and plans by day tell the ends of a hire, and what is driven: in plain letters, in all the languages that are read. */

import { type Range, rangesOf } from '../words/all-in.ts'
import { remembered } from '../words/remembered.ts'

/** What is hired, alone or with a word for hiring: `voiture 3` is of a train, and a car park is none. */
const THING = [
  '(?:auto|macchina|vettura|veicolo|furgone) a noleggio|macchina|vettura|veicolo|furgone|furgoncino|furgoni|noleggio auto|moto|scooter|mezzo',
  '(?:(?:hire|rental|rented|hired|replacement) )?(?:car|vehicle|van|minivan|campervan|camper van|camper|motorhome|minibus|motorbike|motorcycle|scooter)(?: (?:hire|rental))?',
  '(?:miet|leih|ersatz)(?:wagen|auto|fahrzeug)s?|kleinbus|wagens?|fahrzeugs?|autos?|transporters?|wohnmobils?|reisemobils?|bullis?|campingbus(?:ses)?|kastenwagens?|motorrad(?:s|es)?|motorroller|rollers?|sprinters?',
  'voiture(?: de location)?|vehicule(?: de location)?|location de (?:voiture|vehicule)|utilitaire|fourgon(?: amenage)?|camping-car|minibus|van|moto|scooter|camionnette|camion',
  'coche(?: de alquiler)?|vehiculo|autocaravana|furgoneta(?: camper)?|furgo|furgon|alquiler de coche|moto|scooter|motocicleta',
  '(?:carro|viatura|veiculo|carrinha|autocaravana|furgao|moto|scooter)(?: de aluguer| alugad[oa])?|rent-?a-?car|rent a car',
  'huurauto|huurwagen|bus(?=[^.!?]{0,60}(?:ophalen|terug|klaar|inlever))|verhuisbus|busjes?|motorfiets|scooter|kampeerbus|kampeerauto|camperbus|voertuig|fordon|koretoj|kjoretoy|ajoneuvo|busje|bestelbus|bil(?:en)?|hyrbil(?:en)?|leiebil(?:en)?|lejebil(?:en)?|varebil(?:en)?|varevogn(?:en)?|skapbil(?:en)?|minibuss(?:en)?|husbil(?:en)?|bobil(?:en)?|autocamper(?:en)?|motorsykkel(?:en)?|motorcykel(?:n|en)?|kassevogn(?:en)?|flyttebil(?:en)?|lastbil(?:en)?|elbil(?:en)?',
  '(?:vuokra-?)?auton?|samochod(?:u)?|auto z wypozyczalni|auta|vuz|vozu|vozidl[oa]|kamper(?:a)?|pojazd(?:u)?|pakettiauto(?:n)?|matkailuauto(?:n)?|dodavk[aouy]|obytn(?:y|eho) v(?:uz|ozu)|obytnak(?:u)?|motork[auy]|skutr(?:u|a|em)?|skuter|motocykl(?:u)?|bus(?:a)?(?= (?:czek|odb))|samochod(?:em)?|busik|moottoripyora(?:n)?|auto(?=(?:si)? (?:odottaa|on valmiina|noude))|pyora|vanin|(?:auto )?z pujcovny',
].join('|')
const DRIVEN = remembered(
  () =>
    new RegExp(
      `(?<![a-z-])(?:${THING})(?![a-z])(?!-|['’]s [a-z]| ?(?:n[o°]\\.? ?)?\\d(?!\\d?(?:[.:h]\\d\\d| (?:uur|uhr|h)(?![a-z])))| (?:park|parks|hall|deck|wash|train|ferry|showroom|service|insurance|seat))`,
    ),
)
/** What is hired as well, and what else is fetched and brought back. */
const OTHER =
  /(?<![a-z])(?:boats?|yachts?|bikes?|bicycles?|skis?|tools?|boot(?:es|s)?|yacht|fahrrad(?:er)?|velos?|bateaux?|barcas?|barcos?|bicicletas?|barche|barca|biciclette?|fietsen|fiets|batar|baten?|cyklar|cykler|rowery|kola|keys?|parcels?|paket(?!tiauto)[a-z]*|plates?|badges?|permits?|schrankenkarte|parkkarte|parkausweis|boxes|dozen|tessera|il pass|del pass|le badge|la carte|lambs?|dogs?|sofas?)(?![a-z])/
/** Whether a page has a word for one. */
export const hasDriven = (whole: string): boolean => DRIVEN().test(whole)
/** Whether a sentence speaks of a car, in whatever words, and of nothing else that is hired. */
export const tellsDriven = (small: string): boolean => DRIVEN().test(small) && !OTHER.test(small)

/** What is hired, at the head of a cell. */
const HIRED = remembered(() => new RegExp(`^\\s*(?:${THING})(?![a-z-])(?! ?(?:park|wash|train|ferry))`))
/** Letters of what is hired, with which a text in plain letters begins. */
export const hiredAt = (small: string): number => HIRED().exec(small)?.[0].length ?? 0

/** `the car`, `your hire car`. */
const OWN_CAR = '(?:the|your|our|this) (?:[a-z]{3,9} )?(?:car|van|camper|campervan|motorhome|vehicle)'
/** Said of the first end. */
const FETCHES = [
  'pick(?:s|ed|ing)?[ -]?(?:(?:it|her|him|them|(?:the|your|our|my|a|this) (?:[a-z]{3,9} )?(?:car|van|camper|campervan|motorhome|vehicle)) )?up|collect(?:s|ed|ing|ion)?|(?:come (?:and )?|to )(?:get|fetch) (?:it|her|him|the (?:car|van|minibus|camper))',
  '(?:fahrzeug|mietwagen|mietauto|wagen|auto)?(?:abholung|ubernahme|ubergabe|annahme|anmietung)|abholen|abzuholen|abgeholt|abholbereit|ubernehmen|ubernehmt|(?:holen|holt) (?:sie|ihr)|(?:holen|holt|holst|ubernehmen|ubernimmst) (?:den (?:miet|leih)?wagen|das (?:miet|leih)?(?:auto|fahrzeug)|ihn|es)(?! mit)|(?:du|ihr) hol(?:st|t) (?:ihn|sie|es|den|das)|hol(?:st)? (?:du |ihn|es )|anmieten|(?:holen|ubernehmen|bekommen) wir|wir (?:holen|ubernehmen)',
  'prise en charge|prise(?=\\s?:)|prise (?:du|de votre|de la) (?:vehicule|voiture)|(?:ven(?:ez|ir)|viens) (?:le |la )?chercher|(?:pren|retir|recuper)(?:ez|drez|erez|drons|ons|er)|retrait|(?:venir|pouvez|passez?) (?:le |la |en )?(?:retirer|prendre|recuperer)|(?:recuperable|disponible)s? (?:des|a partir)|on (?:la |le )?(?:recupere|prend)',
  'recogida|retir(?:ada|o)|retir(?:a|ais|ar|ara|aras|aran)|recog(?:e|eis|es|en|emos|er|era|eras|ereis|eremos|iendo)|recoj(?:a|an|o)|pas(?:a|ar|e) a (?:buscarl[oa]|recogerl[oa]|por)|recogerl[oa]',
  'ritiro|ritir(?:a|ate|i|iamo|are|era|erai|erete)|presa in consegna|ritirarl[oa]|passare a prender(?:e|la|lo)|prendi in consegna|prelievo|preleva(?:re|te)?',
  'levantamento|retirada|levant(?:a|am|ar|amos)|recolha|recolh(?:e|em|er)|peg(?:a|as|ar)|busc(?:a|as|ar)',
  'ophalen|opgehaald|opgehaald worden|op te halen|op komen halen|haal(?:t|len)?|(?:halen|haal) (?:we|wij)|(?:we|wij) halen|afhalen',
  '(?:ut)?hamtning|hamtar?(?: ut)?|hamtas|(?:af)?hent(?:es|er|e)?|hamta ut|(?:af)?hentning|avhenting|henting|hente den|hent(?= )|udlever(?:es|ing)|utlever(?:es|ing)|utlamn(?:ing|as)',
  '(?:auton )?nouto|noutaa|noudettavissa|noudettava|haettavissa|haetaan|hakea|luovutetaan|luovutus|odebrac|do odbioru|odbiera(?:c|sz)|prevzit|prevezmete?|k vyzvednuti|noudatte|noudetaan|nouda|noudamme|odbior(?:em)?|odbierz|odbieraj?a?|odbiera(?:sz|cie|my)|wydanie|vyzvednuti|vyzvedne(?:te|me)|vyzvednout|prevzeti',
].join('|')
/** `Mietwagen ab Flughafen Porto`: from where it is driven. */
const DRIVEN_FROM = `(?:rental|${THING})(?: hire| rental)? (?:\\([^()]{0,40}\\) )?(?:from|ab|vanaf|fran|fra|depuis|desde|dal|dall'|dalla|a partir de|od)(?= |')`
/** Said of the second. */
const BRINGS = [
  `(?:return(?:ed|ing|s)?|drop(?:ped|ping|s)?[ -]?off|drop(?:s|ping|ped)? (?:it|${OWN_CAR})(?: off)?(?! me| us| you)|(?:hand|have|has|take|bring|give|get|needs?|due) (?:it |her |him |them |${OWN_CAR} |the minibus )?(?:to (?:be|go) )?back|go(?:es)? back|back (?=with us|to the|at|by|on|in)|(?:need|expect|want) (?:it|her|him|${OWN_CAR}) back|(?:hand|bring|give) back(?= (?:the|your|our|it|car))|(?:car|van|camper|minibus) back(?= (?:at|to|by) )|(?:back|in) (?:with us|to us|here) by|bring (?:it|her|the (?:car|van|minibus|camper|bike)) back|leave (?:it|the (?:car|van|camper))(?= (?:back )?(?:in|at) (?:the )?same )|leave (?:it|${OWN_CAR})(?= (?:at|in) [a-z][^.;:]{2,50} (?:by|before|no later) )|drop (?:hire |rental )?(?:car|van|camper|minibus))`,
  '(?:fahrzeug|mietwagen|mietauto|wagen|auto)?(?:ruckgabe|abgabe|rucknahme)|zuruckzugeben|zuruckzubringen|zuruckgegeben|zuruckgebracht|zuruck(?= (?:sein|bei|am|bis|um|zum|an|in|auf)(?![a-z]))|zuruck(?=erwarten|erwartet)|wieder (?:bei uns|zuruck|abzugeben|abgeben)|zuruckgeben|zuruckbringen|abgeben|abzugeben|(?:bringst|gibst|bringt|gebt) (?:ihn|es|sie|den|das)(?! mit)|(?:geben|gebe|bringen|stellen|liefern) (?:sie )?(?:ihn|es|den (?:miet|leih)?wagen|das (?:miet|leih)?(?:auto|fahrzeug))(?! mit)|(?:wieder )?abstellen|(?:geben|gebt|bringen|bringt) (?:sie|ihr|wir)|wir (?:geben|bringen)',
  '(?:laiss|depos)(?:ez|er|erez|ons) (?:la|votre|le) (?:voiture|vehicule)|restitution|(?:nous |vous )?(?:etre )?(?:rendue?|restituee?|ramenee?|rapportee?|retournee?|redeposee?)s?|de retour|a rendre|a restituer|retour (?:de (?:la |l.|votre )|du )(?:moto|scooter|utilitaire|fourgon|camion|camionnette|camping-car|van|minibus|vehicule|voiture)|retour(?=\\s?:)|restituer|rend(?:ez|re|rez|ons)|restitu(?:ez|erez)|retour (?:du vehicule|de la voiture)|(?:pour|avec) (?:un|le) retour|retour prevu|(?:le|la|les) (?:rendrez|ramenerez|deposerez)|ramenerez|rapport(?:ez|erez|er)|ramen(?:ez|er|erez|ons)|on (?:la |le )?(?:rend|ramene|laisse)|nous (?:la|le) laissons',
  'devolucion|devolvera[sn]?|devuelt[oa]s?|entregad[oa]|(?:estar|este) de vuelta|devuelva[ns]?|devolverse|entregar(?:lo|la|a|as|an)|traer(?:lo|la)? de vuelta|de vuelta|entreg(?:a|as|ar)|(?:coche|auto|carro|vehiculo|furgoneta) se (?:deja|entrega|devuelve)|dej(?:as?|ais|an|ar|aras?|areis) (?:el|la) (?:coche|auto|carro|vehiculo|furgoneta)|devolver(?:lo|la|as|an|eis|emos)?|devuel(?:ve|ves|ven|va|van)|devolv(?:eis|emos)|(?:lo|la|le) (?:dejamos|dejais|entregamos)|entregue(?:n)?',
  'riconsegna|consegna(?= (?:del(?:la |l.| )|la |il |l.)?(?:auto|macchina|vettura|veicolo|mezzo|furgone|noleggio)(?![a-z]))|riconsegn(?:are|ate|i|era|erai|erete)|restituzione|riconsegnat[oa]|restituit[oa]|riportat[oa]|resa(?= (?:del|della|entro|prevista))|rientro(?= (?:e|entro|previsto|del|in))|restituir(?:la|lo)|restitu(?:ire|ite|isci)|riport(?:are|ate|arla|arlo|i|erai|a)|riportera|rende(?:re|rla|rlo)|riconsegn(?:arla|arlo|ando)|lasci(?:a|ate|are|erete|amo) (?:la |l.|il )(?:auto|macchina|vettura|veicolo)|(?:la|lo) lasci(?:amo|ate|erete|eremo)',
  'devolucao|devolvid[oa]|entreg(?:am|ar|as)|entrega|tra(?:z|zes|zer) (?:[ao] )?de volta|devolv(?:e|es|em|er|emos|a|am)|deix(?:a|am|ar|as|em|amos|e) (?:o|a) (?:carro|viatura|veiculo)|entreg(?:amos|ue|uem)',
  'inleveren|ingeleverd|terugbrengen|teruggebracht|terugbezorgen|terug te brengen|in te leveren|retour(?= (?:bij|op|zijn|voor|om) )|terug(?= (?:ma(?:andag)?|di(?:nsdag)?|wo(?:ensdag)?|do(?:nderdag)?|vr(?:ijdag)?|za(?:terdag)?|zo(?:ndag)?)(?![a-z]))|(?:(?:we|wij) )?(?:verwachten|zien|krijgen) (?:we |wij )?(?:hem|haar|het|de (?:auto|bus|camper|huurauto)|je|u)?(?: graag)?(?= (?:[^.!?]|\\.\\d){0,60}terug)|moet(?= (?:[^.!?]|\\.\\d){0,60}terug)|(?:weer )?terug (?:zijn|op|bij)|inlevering|(?:brengt|brengen|breng|levert|leveren|lever) (?:u|je|jullie|we|wij|hem|de (?:bus|camper|auto|huurauto))|(?:we|wij) (?:brengen|leveren)',
  'retur(?=\\s?:| (?:(?:senest|senast|innen|inden|fore|pa|den) )?(?:man|tir|tis|ons|tor|fre|lor|son|mandag|tirsdag|tisdag|onsdag|torsdag|fredag|lordag|sondag)(?![a-z]))|(?:ater)?lamna(?:s|r)?(?: tillbaka)?|aterlamning|(?:ska|skal|ma|bor|vara|vaere|vare|er|ar) (?:den |bilen )?(?:[a-z]{3,6} )?(?:tillbaka|tilbage|tilbake)(?: (?:igen|igjen))?|tillbakalamn(?:as|ing)|inlamning|inlamnas|tilba[gk]elever(?:es|ing|er)|levering|leveres|lever(?:er?|es)? (?:den |bilen |vognen )?(?:tilba[gk]e|inn|ind)|leverer (?:du|den|bilen)|(?:venter|vantar|forventer) (?:den|bilen) (?:tilba[gk]e|tillbaka)|tilba[gk]elevering|aterlamna[rs]?|satter? tillbaka|lever(?:er)? (?:vi|den|bilen)|(?:af|ind|inn|tilbage|tilbake)lever(?:er|es|ing|e)?',
  '(?:auton )?palautus|palauttaa|palautettava|palautettavissa|tuoda takaisin|tuodaan takaisin|zwrotu|zwrocony|oddany|vracen[oay]?|k vraceni|palautetaan|palautatte|zwrot|oddanie|oddaj[ae]?|zwraca(?:ja)?|zwroci(?:c|sz|cie)?|odda(?:c|sz|cie)|vrati(?:t|te|me)?|odevzda(?:t|te)?|vraceni|odevzdani|palauta|palautamme|zwroc(?:cie)?|oddaje(?:sz|cie|my)|zwraca(?:sz|cie|my)|vrat(?:ite|te|ime|it)|vracime|odevzdejte',
].join('|')
const word = (words: string): RegExp => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'g')
const FETCHED = remembered(() => word(`${DRIVEN_FROM}|${FETCHES}`))
const BROUGHT = remembered(() => word(`${BRINGS}|comes? back`))

/** Where a text in plain letters says that what is hired is fetched, and where that it is brought back. */
export const fetchingsIn = (small: string): readonly Range[] => rangesOf(small, FETCHED())
export const bringingsIn = (small: string): readonly Range[] => rangesOf(small, BROUGHT())

/** Said of what is hired, and of nothing that is fetched, sent or posted besides. */
const ALONE =
  /^(?:fahrzeug|(?:miet)?(?:wagen|auto)|consegna|ruckgabe|restitution|riconsegna|devolucion|devolucao|inlever|palautus|auton|zwrot|vraceni|aterlamn)/
export const isOfHiresAlone = (small: string): boolean => ALONE.test(small)
