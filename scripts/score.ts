/**
 * Scores how well documents are read whose trips are known: sets of `test/corpus` by their names (all unless told) or folders of documents.
 *
 *   npm run --silent score -- [--verbose] [--unseen] [SET…]   --unseen: each with tables that were learned without it
 *   npm run --silent score -- --add FOLDER…      brings folders into the corpus
 */
import { parseArgs } from 'node:util'
import { UserError } from '../src/core/errors.ts'
import { addFolder, namesOfCorpus, openSet } from './corpus.ts'
import { report } from './score-report.ts'
import { openAtlas, type ScoredSet, scoreSet } from './score-sets.ts'
import { unseen } from './unseen.ts'

const usage = 'Say npm run --silent score -- [--verbose] [--unseen] [SET…], or --add FOLDER…'

function told() {
  try {
    return parseArgs({
      options: {
        verbose: { type: 'boolean', default: false },
        unseen: { type: 'boolean', default: false },
        add: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
  } catch (error) {
    throw new UserError('usage', `${(error as Error).message}. ${usage}`)
  }
}

try {
  const { values, positionals } = told()
  if (values.add) {
    if (positionals.length === 0) throw new UserError('usage', `--add wants a folder of documents. ${usage}`)
    for (const folder of positionals) console.log(addFolder(folder))
  } else {
    const scored: ScoredSet[] = []
    const tables = values.unseen ? await unseen((await openAtlas()).read) : undefined
    for (const name of positionals.length > 0 ? positionals : namesOfCorpus()) {
      // All of them take minutes.
      if (process.stderr.isTTY) console.error(`reading ${name}`)
      scored.push(await scoreSet(openSet(name), tables))
    }
    for (const line of report(scored, values)) console.log(line)
  }
} catch (error) {
  if (!(error instanceof UserError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
