import { defineConfig } from 'vitest/config'
import { AGAIN } from './scripts/check/test/second-pass.ts'

/**
 * `server` has a real PostgreSQL behind it (the embedded one, or DATABASE_URL) and holds every test
 * that speaks to the database or through the door; `unit` needs neither. `server-web` is the site's own
 * call layer at the real door, `unit-page` the same against listeners of a test: it remembers what a page
 * does, so each file loads it anew. `server-again` is what of `server` is worth running on an ordinary
 * PostgreSQL too (scripts/check/test/second-pass.ts has the rule).
 */
const ON_A_DATABASE = {
  globalSetup: ['server/database/testing-setup.ts'],
  setupFiles: ['server/database/testing-holding.ts'],
  retry: 1, // as journeys: named at the end, and only so many
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
}

/** Modules that keep no state, or whose tests begin it anew: a worker loads them once and not for each of its files. */
const LOADED_ONCE = { isolate: false }
const SITE_AT_THE_DOOR = 'web/**/*.server.test.ts'
const PAGE_ALONE = 'web/{call,poker,state}/**/*.test.{ts,tsx}'
const UNIT = { testTimeout: 60_000 }

export default defineConfig({
  test: {
    reporters: ['default'],
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,chance,games,kit,web,stage,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.server.test.ts', PAGE_ALONE],
          ...UNIT,
          ...LOADED_ONCE,
        },
      },
      {
        test: {
          name: 'unit-page',
          include: [PAGE_ALONE],
          exclude: ['**/*.server.test.ts'],
          ...UNIT,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,ledger}/**/*.test.ts', '**/*.server.test.ts'],
          exclude: ['**/node_modules/**', 'build/**', SITE_AT_THE_DOOR],
          ...ON_A_DATABASE,
          ...LOADED_ONCE,
        },
      },
      { test: { name: 'server-web', include: [SITE_AT_THE_DOOR], ...ON_A_DATABASE } },
      { test: { name: 'server-again', include: [...AGAIN], ...ON_A_DATABASE, ...LOADED_ONCE } },
    ],
  },
})
