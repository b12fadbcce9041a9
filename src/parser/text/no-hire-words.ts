/** What one fetches a car for and gives it back that has hired none: to try it, to have it mended, to have bought it; and what is hired to be drawn by one's own. */

import { vocabulary } from './vocabulary.ts'

export const NO_HIRE = vocabulary(`
  test drive, probefahrt, essai routier, prova su strada, prueba de conduccion, test drive agendado, proefrit, provkorning, provekorsel, provekjoring, jazda probna, zkusebni jizda
  neuwagen, voiture neuve, vehicule neuf, auto nuova, coche nuevo, carro novo, nieuwe auto, ancienne voiture, ihr altes fahrzeug
  trailer hire, trailer rental, box trailer, cage trailer, car trailer, planenanhanger, kofferanhanger, kastenanhanger, pkw-anhanger, autotransportanhanger, anhangerverleih, anhangervermietung, location de remorque, remorque bagagere
  alquiler de remolques, remolque de carga, noleggio rimorchi, noleggio rimorchio, aluguer de reboques, aanhangwagenverhuur, aanhangerverhuur, slapvagnsuthyrning, tilhengerutleie, trailerudlejning, perakarryvuokraus, wypozyczalnia przyczep, pujcovna privesu, pujcovna prives
  werkstatttermin, werkstattauftrag, ordre de reparation, ordine di riparazione, orden de reparacion, tagliando
`)
