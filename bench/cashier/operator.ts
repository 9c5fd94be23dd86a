import { setTimeout as pause } from 'node:timers/promises'
import { withOperatingHouse } from '#scripts/serve/start/operating-house.ts'
import type { Actor } from '#server/action/actor.ts'
import { approveWithdrawal } from '#server/cashier/withdrawal/decision.ts'
import { undecidedWithdrawals } from '#server/cashier/withdrawal/queue.ts'
import type { Database } from '#server/database/database.ts'
import { readSettings } from '#server/settings.ts'
import type { Traffic } from './customers.ts'

const OPERATOR: Actor = { kind: 'command', name: 'bench', why: 'the cashier bench' }
const LOOK_MS = 400

/** Lets every withdrawal go that waits, as the command does, and those that came back once more. */
export async function approveAll(
  database: Database,
  traffic: Pick<Traffic, 'isOver'>,
): Promise<void> {
  while (!traffic.isOver) {
    await approveOnce(database).catch(() => undefined)
    await pause(LOOK_MS)
  }
}

/** Answers how many were let go. */
export async function approveOnce(database: Database): Promise<number> {
  const off = { WITHDRAWAL_IDENTITY: 'off', WITHDRAWAL_ADDRESS: 'off' }
  const settings = readSettings({ DEMO: '1', LOG_LEVEL: 'silent', ...off })
  return withOperatingHouse(database, settings, async (house) => {
    const open = await undecidedWithdrawals(database.db)
    const waiting = open.filter(({ state }) => state !== 'sent')
    for (const withdrawal of waiting) await approveWithdrawal(house, OPERATOR, withdrawal)
    return waiting.length
  })
}
