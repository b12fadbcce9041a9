/** Words behind titles that are nobody's last name: what somebody is, what stands where a name is missing, and names as they are called. */

import { isGivenName } from '../words/names-given.ts'
import { remembered } from '../words/remembered.ts'
import { wordSet } from '../words/vocabulary.ts'

/** `Herr Bürgermeister`, `Monsieur le Directeur`, `Dear Mr Guest`; not those by which many families are called. */
const OFFICES = remembered(() =>
  wordSet(`
  president presidente presidenta presidentin prasident prasidentin praesident puheenjohtaja prezes prezesie prezydent predseda predsedkyne mayor burgermeister burgermeisterin burgemeester borgmester maire alcalde alcaldesa
  sindaco ordforer burmistrz starosta starosto starostka pormestari director directora directeur directrice direktor direktoren direktorin direttore direttrice diretor diretora direktore dyrektor dyrektorze reditel reditele reditelka johtaja
  manager managerin chair chairman chairwoman chairperson formand formann ordforande talman leder kierownik kierowniku kierowniczka sekretar sekretarka sekretarin sekretariat secretary secretaire secretaresse
  secretario secretaria segretario segretaria sekreterare kollege kollegen kollegin kolleginnen colleague colleagues collegue collegues collega colleghi colega colegas kollega kollegor kolleger kolega kolezanka kolegyne
  client clients customer customers kunde kunden kundin cliente clientes clienti klant klanten kund klient klientka zakaznik asiakas guest guests gast gaste gasten gastfreunde gaest gaster gjest gjester hote hotes hotesse huesped
  ospite ospiti hospede gosc goscie host hoste vieras professor professorin professore professeur profesor doktor doctor docteur dottore minister ministre ministro ambassador ambassadeur botschafter embajador ambasciatore
  senator deputy captain kapitan capitaine capitan capitano officer consul pfarrer pfarrerin engineer ingenieur ingeniero ingegnere engenheiro inzynier advokat rechtsanwalt maitre avvocato abogado advogado
  assistant assistent assistentin assistante asistente assistente partner partners partnerin partnere member members mitglied mitglieder membre membres miembro socio socia medlem friends freunde amis amigos amici vrienden venner vanner
  przyjaciele pratele neighbour neighbours nachbarn chief chef chefin vorstand vorsitzender vorsitzende geschaftsfuhrer geschaftsfuhrerin gerant gerante gerente teacher lehrer lehrerin rektor rektorin
  student traveller traveler passenger reisender reisende resenar viajero viaggiatore voyageur bewohner owner inhaber inhaberin receptionist team representative delegate delegierter`),
)
/** `Guest: Mr TBA`, `Gast: Herr Unbekannt` */
const MISSING = remembered(() =>
  wordSet(`
  tba tbc tbd tbn none unknown unnamed unbekannt unbekannte unbenannt inconnu inconnue desconocido desconocida sconosciuto sconosciuta ignoto desconhecido desconhecida onbekend okand ukendt ukjent nieznany nieznana neznamy
  neznama tuntematon nn na xx xxx xyz test follow folgt nachgereicht noname keine keiner nobody niemand anonymous anonym anonyme`),
)

/** Titles behind which a name is called in Polish and Czech, and the ends that names have where they are: `Panie Prezesie`, `pane Nováku`, `Pani Anno`, `rodzina Kowalskich`. */
const CALLS = /^(?:pan|pani|panie|pane|panstwo|slecna|rodzina)$/
const CALLED = /(?:[oue]|scy|ccy|owie|ich|ych|ow)$/

/** Whether words in plain letters behind a title are no last name. */
export function isNoLastName(small: string, title: string): boolean {
  const word = small.split(' ').at(-1) ?? ''
  // `Madame la Présidente`
  const isOffice = OFFICES().has(word) || word.split('-').some((part) => OFFICES().has(part)) || /^l[ea] /.test(small)
  return isOffice || MISSING().has(word) || isGivenName(word) || (CALLS.test(title) && CALLED.test(word))
}
