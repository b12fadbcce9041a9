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
    // Errors tell the lines of the sources.
    execArgv: ['--enable-source-maps'],
    testTimeout: 20_000,
    setupFiles: ['test/chance.ts', 'test/budget.ts'],
  },
})
