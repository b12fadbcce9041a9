/** Writes the table of names of countries from the CLDR of this Node, which has to be the one that the table is made of. A test fails when it is stale. */

import { writeFileSync } from 'node:fs'
import { CLDR, countryNamesSource } from './data/country-names.ts'
import { fault } from './data/sources.ts'

if (process.versions.cldr !== CLDR) fault('CLDR', `the table is made of ${CLDR}, and this Node has ${process.versions.cldr}`)
writeFileSync(new URL('../src/parser/text/places/country-names.cldr.ts', import.meta.url), countryNamesSource())
