/**
 * Learns `src/sandbox/data/belief.tsv` from the corpus, after the other tables: what these tell of documents that they were not learned from. The same
 * documents give the same weights. It says how well pages are told apart; with `--measure` it writes nothing.
 */

import { writeFileSync } from 'node:fs'
import { askedOfCorpus, beliefMeasured, beliefTable } from './belief.ts'
import { shipped, tableFile } from './shipped.ts'
import { unseen } from './unseen.ts'

const asked = await askedOfCorpus(await unseen(shipped))
process.stdout.write(`${beliefMeasured(asked).join('\n')}\n`)
if (!process.argv.includes('--measure')) writeFileSync(tableFile('belief.tsv'), beliefTable(asked))
