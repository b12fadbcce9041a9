/** Animals and boats are kept, and what is worn or used for sport, feasts and work is let, from one day to another and in the words of rooms and cars. */

import type { FoundProduct } from '../../found.ts'
import type { Page } from '../page/page.ts'
import { SIMILAR, tellsVehicle } from '../words/car-models.ts'
import { plain } from '../words/plain.ts'
import { saidIn, type Vocabulary, vocabulary } from '../words/vocabulary.ts'

const ANIMALS = vocabulary(`
  kennel*, cattery, dog boarding, hundepension, tierpension, hundehotel, katzenpension, katzenhotel, pension canine, pension feline, pension pour chiens, pension pour chats
  residencia canina, guarderia canina, hotel canino, pensione per cani, pensione per gatti, asilo per cani, dierenpension, hondenpension, kattenpension, hundpensionat, kattpensionat
  hundpension, kattehotell, hundehotell, neutered, spayed, kastriert*, sterilisiert*, castre, castree, esterilizad*, sterilizzat*, gecastreerd, kastrerad, vaccination card, vaccination book
  booster, boosters, impfpass, impfausweis, carnet de vaccination, cartilla de vacunacion, libretto sanitario, inentingsboekje, vaccinationsintyg, rawhide, your vet, tierarzt, veterinaire
  bordetella, kennel cough, zwingerhusten, toux du chenil, tosse dei canili, tos de las perreras, kennelhoest, kennelhosta, kennelhoste, vaksinasjonskort, libretto con i vaccini, libretto con le vaccinazioni, cartilla con la vacuna
  hundepensjonat*, outdoor run, luftegard, courette, cuccia, eget for, her own food, his own food, their own food
  dierenarts, two dogs, dogs sharing, per dog, per cat, pro hund, own run, zwinger, futter, croquettes, crocchette, pienso, brokken, leash, leine, halsband
`)
const BOATS = vocabulary(`
  posto barca, posti barca, posto de amarracao, veleiro*, molhe, regata, transit berth, visitor berth, visitors' berth, berth reservation, berth booking, berth holder, berthing, pontile, pontoon, ormegg*, imbarcazione, armatore, corpo morto
  liegeplatz*, gastliegeplatz, bootslange, tiefgang, hafenmeister, place de port, place au port, ponton, amarrage, tirant d'eau, capitainerie, port de plaisance, amarre, amarres, eslora, manga, calado
  puerto deportivo, capitania, ligplaats*, havenmeester, diepgang, gasthamn, batplats*, hamnkapten, gjestehavn, havnekontor, draught, loa, vhf, harbour master, harbourmaster, mooring*, licenza di navigazione
`)
const FOR_SPORT = vocabulary(`
  sci, scarponi, bastoncini, attacchi, noleggio sci, skis, ski boots, ski poles, ski hire, ski rental, bindings, snowboard*, skischuhe, skischuh, skiverleih, skistocke, location de skis, chaussures de ski
  batons de ski, fixations, esquis, botas de esqui, alquiler de esquis, skidor, pjaxor, skidhyra, skiutleie, skistovler, skipas, skischoenen, skiverhuur, wetsuit*, kayak*, surfboard*, paddleboard*
  e-bike*, ebike*, mountain bike, mountainbike*, fahrradverleih, bike hire, bike rental, lyze, lyzi, lyzarske boty, sjezdove lyze, hulky, pujcovna lyzi, narty, nart, buty narciarskie, kijki, wypozyczalnia nart, silec, sibakancs, sielkolcsonzo, monot, sukset, laskettelusukset
  location de velos, alquiler de bicicletas, noleggio bici, noleggio biciclette, fietsverhuur, cykeluthyrning
`)

const FOR_FEASTS_AND_WORK = vocabulary(`
  marquee*, party tent*, bouncy castle*, trestle table*, folding chairs, crockery, costume hire, excavator*, mini digger*, mini-digger*, scaffold*, cement mixer*, wacker plate, chainsaw*, pressure washer
  partyzelt*, festzelt*, bierzeltgarnitur*, bierbank*, biertisch*, hupfburg*, zapfanlage*, geschirrverleih, kostumverleih, minibagger, bagger, ruttelplatte, baugerust*, betonmischer, werkzeugverleih
  chapiteau, barnum, tente de reception, chateau gonflable, vaisselle, costumes, mini-pelle, minipelle, nacelle, betonniere, echafaudage, carpa, carpas, castillo hinchable, vajilla, disfraz, disfraces
  miniexcavadora, andamio*, hormigonera, gazebo, gazebi, tendone, tensostruttura, gonfiabile, stoviglie, miniescavatore, ponteggio, betoniera, tenda de festa, insuflavel, partytent*, springkussen*
  biertap, servies, kostuum*, minigraver, partytalt, festtalt, hoppborg*, hoppeborg*, porslin, minigravare, byggnadsstallning, namiot imprezowy, namioty, dmuchaniec, dmuchany zamek
  plaque vibrante, tariere, tarieres, mini-pelles, outillage, location de materiel, materiel reserve, groupe electrogene, erdbohrer, ruttler, werkzeugmiete, mietpark, stromerzeuger, tool hire, plant hire, plate compactor
  generator hire, alquiler de maquinaria, maquinaria, martillo demoledor, apisonadora, noleggio attrezzature, martello demolitore, piastra vibrante, gereedschapverhuur, trilplaat, aggregaat, verktygsuthyrning, markvibrator
  koparka, minikoparka, rusztowani*, betoniarka, partystan*, pivni set*, vycep*, nuzkovy stan, nuzkovy, skakaci hrad, minibagr, leseni, michacka
`)

/** `Smoking` and `chaqué` alone are said of cars and in French as well. */
const TO_WEAR = vocabulary(`
  tuxedo*, dinner jacket*, tailcoat*, morning suit*, morning coat*, bow tie*, waistcoat*, cummerbund, cufflinks, wedding dress*, ball gown*, evening gown*, formal wear, formalwear, suit hire, menswear hire, dress hire, trouser length, chest size, collar size
  smokinganzug, smokingjacke, smokinghose, smokinghemd, frack, cutaway, brautkleid*, ballkleid*, abendkleid*, anzugverleih, kleiderverleih, festmode, brautmode, kummerbund, manschettenknopfe, konfektionsgrosse, hosenlange, trachtenverleih, dirndl
  queue de pie, jaquette, noeud papillon, robe de mariee, robes de mariee, robe de soiree, robe de cocktail, costume trois pieces, ceremonie homme, tenue de ceremonie, tenues de ceremonie, boutons de manchette, lavalliere, location de costumes, location de robes
  esmoquin, frac, traje de novio, trajes, traje, vestido, vestidos, vestido de novia, vestido madrina, de ceremonia, pajarita, gemelos, fajin
  abito da sposo, abito da sposa, abito da cerimonia, abiti da cerimonia, abito da sera, papillon, fascia da smoking, giacca smoking, gemelli, frac noleggio, noleggio abiti
  fraque, smoking completo, vestido de noiva, fato de cerimonia, fatos, laco, tamanho do fato, aluguer de fatos, rokkostuum*, smokinghuur, jacquet, trouwpak*, trouwjurk*, galajurk*, strikje, kledingverhuur, manchetknopen
  frackuthyrning, smokinguthyrning, brudklanning*, balklanning*, frackskjorta, kladuthyrning, kjoleudlejning, smokingudlejning, brudekjole*, galakjole*, manchetknapper, smokingleie, kjoleleie, selskapskjole*, slips og sloyfe, bunad*
  smokinga, frak, garnitur*, suknia slubna, suknie, sukni, muszka, spinki do mankietow, wypozyczalnia garniturow, wypozyczalnia sukien, frakki, haapuku*, iltapuku*, juhlapuku*, rusetti, puvuvuokraus, pukuvuokraamo
  smokingu, oblek, obleky, svatebni saty, spolecenske saty, motylek, manzetove knoflicky, pujcovna satu, pujcovna obleku, frakk, szmoking*, menyasszonyi ruha*, oltony*, csokornyakkendo, ruhakolcsonz*
`)

/** A word or two of these stand in letters of houses as well: dogs are welcome, boats moor nearby, and bicycles may be hired. */
const SOME = 3
/** Whoever hires a car is told of its model, and perhaps of a rack for skis. */
const FEW = 2

/** Whether a page, or the name of who sent it, says so many of some words. */
const tells = ({ whole, sender }: Page, words: Vocabulary, least: number): boolean =>
  words.in(saidIn(`${whole}\n${plain(sender)}`)).size >= least

/** What one drives and lives in, which is let with a generator, crockery and a gazebo. */
const CAMPER = vocabulary(`
  wohnmobil*, reisemobil*, motorhome*, campervan*, camper van, camper, rv rental, campingbus*, kastenwagen, camping-car, camping-cars, fourgon amenage, autocaravana*, furgoneta camper, autocamper*
  camperhuur, huurcamper, kampeerauto*, bobil*, husbil*, matkailuauto*, retkeilyauto*, kamper, kampervan*, obytny vuz, obytne auto, obytneho vozu
`)
/** `Driver: Anna Reed`, `Hauptfahrer   Anna Reed`: nobody drives a marquee, and who brings it is told in sentences. */
const DRIVER =
  /(?:^|\n|\s{3})(?:(?:main |lead |primary )?driver|(?:haupt)?fahrer(?:in)?|conduct(?:eur|rice)(?: principale?)?|conductora?(?: principal)?|conducente(?: principale)?|condutora?(?: principal)?|(?:hoofd)?bestuurder|(?:huvud)?forare|(?:hoved)?forer|kuljettaja|kierowca|ridic)\s{0,2}(?::|\s{3})/
/** Whether a page says who drives what is hired, or that one lives in it. */
export const isDriven = (page: Page): boolean => CAMPER.in(page).size > 0 || DRIVER.test(page.whole)

/** Whether the stays of a page are those of animals or boats, or its hires of skis, tents, suits and the like. */
export const areKeptOrLet = (page: Page, products: readonly FoundProduct[]): boolean =>
  products.every(({ kind }) => kind === 'hotel')
    ? tells(page, ANIMALS, SOME) || tells(page, BOATS, SOME)
    : products.every(({ kind }) => kind === 'car') &&
      (tells(page, FOR_SPORT, FEW) ||
        tells(page, FOR_FEASTS_AND_WORK, FEW) ||
        (tells(page, TO_WEAR, FEW) && !page.lines.some(tellsVehicle))) &&
      !SIMILAR.test(page.whole) &&
      !isDriven(page)
