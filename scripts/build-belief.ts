/**
 * Learns `src/sandbox/data/belief.tsv` from the corpus, after the other tables: what these tell of documents that they were not learned from. The same
 * documents give the same weights. It says how well pages are told apart; with `--measure` it writes nothing.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { askedOfCorpus, beliefMeasured, beliefTable } from './belief.ts'
import { unseen } from './unseen.ts'

const data = join(import.meta.dirname, '../src/sandbox/data')

const asked = await askedOfCorpus(await unseen((name) => readFileSync(join(data, name))))
process.stdout.write(`${beliefMeasured(asked).join('\n')}\n`)
if (!process.argv.includes('--measure')) writeFileSync(join(data, 'belief.tsv'), beliefTable(asked))
