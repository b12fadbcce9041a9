import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Nothing here keeps state between files, and starting afresh for each costs ten times the run.
    isolate: false,
    // Processes have heaps of their own: in threads of one the later files wait for memory to be collected.
    pool: 'forks',
    maxWorkers: '100%',
    testTimeout: 20_000,
    setupFiles: ['test/chance.ts', 'test/budget.ts'],
  },
})
