import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, installedHeadless } from './scripts/check/browser.ts'

const browser = installedHeadless()

/**
 * Journeys: the whole house in a real browser. Every worker starts a house of its own on a free
 * port with a database of its own (journeys/tools/house.ts), so nothing leaks from one to the other.
 * A second try is a fresh worker; who needed it is named at the end (scripts/check/test/troubles.ts).
 */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '.results/journeys',
  globalSetup: './journeys/database.ts',
  workers: 2,
  fullyParallel: false,
  retries: 1,
  forbidOnly: true,
  // A test says what has to come, not how soon: two houses and two browsers share two cores here.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    trace: 'off',
    // A quarter of a page's work is motion; journeys that are about it ask for it.
    reducedMotion: 'reduce',
    actionTimeout: 30_000,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1280, height: 800 },
    ignoreHTTPSErrors: true,
    // A worker would stand between a journey and the calls it holds up (installed.journey.ts has one).
    serviceWorkers: 'block',
    launchOptions: {
      args: CHROMIUM_FLAGS,
      ...(browser === undefined ? {} : { executablePath: browser }),
    },
  },
})
