/** Firms that hire out cars, wherever they are named, and those that arrange it. */

import { plain } from './plain.ts'
import { vocabulary } from './vocabulary.ts'

/** Firms whose names begin those of other things as well, and how these go on: `Location U Drive It Yard`, `Location U.S. 41 North`. */
export const BEGIN_OTHERS: ReadonlyMap<string, RegExp> = new Map([['location u', /^[ .-]?[\p{Lu}\d]/u]])

/** Firms that hire out cars; those that only arrange it are not among them. */
export const FIRMS = vocabulary(`
  hertz, avis, europcar, sixt, enterprise, alamo, national car rental, budget, thrifty, dollar, goldcar, centauro, record go, ok mobility
  ok rent a car, firefly, green motion, buchbinder, maggiore, locauto, sicily by car, drivalia, ada, rent a car, localiza, movida, unidas, keddy
  payless, ace rent a car, fox rent a car, u-save, interrent, surprice, flizzr, wiber, delpaso, malagacar, helle hollis, cicar, autoreisen, plus car
  joyrent, winrent, starcar, megadrive, carvia, guerin, drive on holidays, noleggiare, leasys, italy car rent, first car rental, bidvest
  toyota rent a car, nippon rent-a-car, times car rental, orix, jucy, apex, east coast car rentals, blue car rental, lotus car rental, rent-a-wreck
  u-drive, mcrent, rent easy, roadsurfer, indie campers, cruise america, road bear rv, canadream, fraserway, britz, wicked campers, spaceships rentals
  eaglerider, garenta, carwiz, klass wagen, express rent a car, kaizen rent, lagoon car rental, lava car rental, go car rental, geysir car rental
  scandia rent, avec rent, motion4rent, nova rent a car, uni rent, last minute rent a car, autounion, circular car hire, abbycar, woodford car hire
  tempest car hire, around about cars, dooley car rental, irish car rentals, nu car rentals, routes car rental, ez rent-a-car, free2move
  advantage rent a car, midway car rental, silvercar, zipcar, getaround, budget rent a car, avantcar, rhodium, hertz on demand
  rent a wreck, u save, nippon rent a car, ez rent a car, e-z rent-a-car, enterprise rent-a-car, right cars, click rent, clickrent, pluscar, cabrera medina
  ecovia car rental, sadorent, 99rent, leclerc location, super u location, cizgi rent a car, ace rental cars, go rentals, omega rental cars, snap rentals
  bargain car rentals, apex car rentals, mex rent a car, optimo rent, america car rental, yes rent a car
  jumbo car, jumbocar, bravacar, betacar, hiper rent a car, nizacars, foco aluguel de carros
  turo, snappcar, outdoorsy, rvshare, goboony, yescapa, paulcamper, campanda, virtuo, motorhome republic, camperdays, apollo motorhomes, maui, mighty campers
  mabi, panek, bo-rent, traficar, greenwheels, mywheels, flinkster, stadtmobil, teilauto, citiz, communauto, gomore, greenmobility
  u-haul, penske truck rental, budget truck rental, home depot rental, hertz van rental
  ${[...BEGIN_OTHERS.keys()].join(', ')}
`)

/** Those of them that arrange what others hire out: where a label names another firm, the car is of that. */
const BROKERS: ReadonlySet<string> = new Set(['camperdays', 'motorhome republic', 'campanda', 'yescapa', 'goboony', 'outdoorsy', 'rvshare'])
/** Whether a name is that of a broker. */
export const isBroker = (name: string): boolean => BROKERS.has(plain(name))
