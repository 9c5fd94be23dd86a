import { defineConfig } from 'vitest/config'

/**
 * Two projects. `server` has a real PostgreSQL behind it (the embedded one, or DATABASE_URL) and
 * holds every test that speaks to the database or through the door; `unit` needs neither.
 */
export default defineConfig({
  test: {
    reporters: ['default'],
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,chance,games,kit,web,stage,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.server.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,ledger}/**/*.test.ts', '**/*.server.test.ts'],
          exclude: ['**/node_modules/**', 'build/**'],
          globalSetup: ['server/database/testing-setup.ts'],
          retry: 1, // as journeys: named at the end, and only so many
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
