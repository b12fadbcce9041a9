import { defineConfig } from 'vitest/config'
import { compiledSources } from './scripts/compiled-sources.mjs'

export default defineConfig({
  // Who watches changes the sources while the tests wait.
  plugins: process.argv.includes('run') ? [compiledSources(import.meta.dirname)] : [],
  test: {
    include: ['test/**/*.test.ts'],
    // Nothing here keeps state between files, and starting afresh for each costs ten times the run.
    isolate: false,
    // Processes have heaps of their own: in threads of one the later files wait for memory to be collected.
    pool: 'forks',
    maxWorkers: '100%',
    execArgv: [
      // Errors tell the lines of the sources.
      '--enable-source-maps',
      // V8 interprets a pattern when it is first matched and makes code of it when it is matched again. Here nearly all are matched again, and what they are
      // made ready for twice takes a seventh of the time of the tests that read texts. Set while it runs, it has crashed V8.
      '--no-regexp-tier-up',
    ],
    testTimeout: 20_000,
    setupFiles: ['test/chance.ts', 'test/budget.ts'],
  },
})
