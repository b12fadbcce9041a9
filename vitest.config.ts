import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Nothing here keeps state between files, and starting afresh for each costs ten times the run.
    isolate: false,
    pool: 'threads',
    maxWorkers: '100%',
    testTimeout: 20_000,
    setupFiles: ['test/chance.ts'],
  },
})
