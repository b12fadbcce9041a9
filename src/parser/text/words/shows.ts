/** Words of what one goes to see, which has its day and hours as journeys have. */

import { vocabulary } from './vocabulary.ts'

/** Shows, matches and sights, and the places in them that one has a ticket for. */
export const SHOW = vocabulary(`
  concert, concerto, concerti, concerts, conzert, conzerto, conzerti, conzerts, konzert, konzerte, koncert, konsert, tournee, arena, stadiom
  stadium, stadion, stade, estadio, theater, theatre, teatro, teater, teatr, museum, musee, museo, museu, muzeum, castle, palace, gallery, galleria
  exhibition, ausstellung, exposition, exposicion, mostra, einlass, doors, doors open, apertura porte, ouverture des portes, apertura de puertas
  entry, admission, eintritt, entree, entrada, ingresso, toegang, intrade, inngang, wstep, vstup, block, sector, settore, secteur, setor, reihe, row
  rang, fila, rij, rad, rakke, raekke, rzad, parkett, stalls, platea, parterre, match, kamp, partido, partita, mecz, festival, film, kino, cinema, opera
  plein tarif, visite guidee, collections permanentes, vestiaire, audioguide, audioguia, audioguida, audio guide, guided tour, cloakroom, permanent collection, fuhrung, garderobe
  dauerausstellung, visita guidata, visita guiada, guardaroba, guardarropa, bengaleiro, rondleiding, zwiedzanie z przewodnikiem
`)
