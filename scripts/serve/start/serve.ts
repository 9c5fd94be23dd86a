import type { Logger } from 'pino'
import { setTimeout as pause } from 'node:timers/promises'
import { isShortage } from '#server/door/shortage.ts'
import { hasOutbox } from '#server/messages/carrier.ts'
import { startHouse, type RunningHouse } from '#server/main.ts'
import { createLog } from '#server/log.ts'
import { seedDemoLottery } from '#server/lottery/demo.ts'
import { ensureLottery } from '#server/lottery/open.ts'
import type { Settings } from '#server/settings.ts'
import { feedDemoMatches } from '#server/sports/demo.ts'
import { seedDemoTournaments } from '#server/tournament/demo.ts'
import { provideDatabase } from './database.ts'
import { print, exitWithOneLine } from './print.ts'

/** Everything in it has a bound of its own, which together are less. */
const STOP_MS_MAX = 90_000
const OPENED_AGAIN_MS = 1_000

/** Opens the house on its database and closes both cleanly at SIGTERM or SIGINT, however far it has come: exit code 0. */
export async function serve(settings: Settings): Promise<void> {
  const database = await provideDatabase(settings)
  let house: RunningHouse | null = null
  const isClosing = closeOnSignals(async () => {
    try {
      await house?.close()
    } finally {
      await database.stop()
    }
  })
  try {
    const log = createLog(settings)
    house = await startHouse(settings, { log, databaseUrl: database.url, print })
    await openOnceItCan(house, log)
    if (!isClosing()) welcome(house.settings)
  } catch (error) {
    // What closing cut off is no start that failed.
    if (isClosing()) return
    await database.stop()
    throw error
  }
}

/** The house answers already: a database that goes for a moment does not end it, and what is left is done once that is back. */
async function openOnceItCan(house: RunningHouse, log: Logger): Promise<void> {
  for (;;) {
    try {
      return await openFor(house)
    } catch (error) {
      if (!isShortage(error)) throw error
      log.warn({ err: error }, 'the house is opened once its database is back')
      await pause(OPENED_AGAIN_MS)
    }
  }
}

/** What a house has from its first start on, and a demo at every one. */
async function openFor(house: RunningHouse): Promise<void> {
  const { clock, random, settings } = house
  const { db } = house.database
  const opening = { now: clock(), random }
  await ensureLottery(db, opening)
  if (!settings.demo) return
  await seedDemoTournaments(db, clock())
  await seedDemoLottery(db, opening)
  await feedDemoMatches(house)
}

function welcome(settings: Settings): void {
  const { publicUrl, demo } = settings
  const seconds = process.uptime().toFixed(1)
  print(`\nKasa is open: ${publicUrl}   (${seconds} s; Ctrl+C closes it)`)
  if (demo) print('Demo house, play money. Log in as demo with the password Demo123!')
  if (hasOutbox(settings))
    print(`Its mail and SMS go nowhere and can be read: ${publicUrl}/outbox\n`)
  else if (!settings.smtpUrl)
    print('No SMTP_URL: nobody can confirm an account or reset a password.\n')
}

/** Answers whether it is closing. */
function closeOnSignals(close: () => Promise<void>): () => boolean {
  let isClosing = false
  const closeOnce = (signal: NodeJS.Signals): void => {
    if (isClosing) {
      // Ctrl+C reaches npm and us both, so only a later one means impatience.
      if (signal === 'SIGINT' && process.uptime() - closingSince > 1) process.exit(1)
      return
    }
    isClosing = true
    closingSince = process.uptime()
    print('Closing: finishing what is in flight…')
    setTimeout(
      () => exitWithOneLine(new Error('The house did not close in time.')),
      STOP_MS_MAX,
    ).unref()
    close().then(() => process.exit(0), exitWithOneLine)
  }
  let closingSince = 0
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, closeOnce)
  return () => isClosing
}
