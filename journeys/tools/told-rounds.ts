/** Rounds that are told by the clock: a journey takes the waiting out of them, and a phone looks on beside the desk. */
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import type { TestHouse } from '#server/testing.ts'
import { inGame } from './game-frame.ts'
import { PHONE } from './house.ts'

/** A bet's price on the board of a game. */
export const price = (page: Page, spot: string): Locator =>
  inGame(page).locator(`[data-spot="${spot}"]`).first()

/**
 * Rounds of this kind are open until the journey has bet, or for so long, and end with a rest that can be read. What another journey of this
 * house left open for longer, or to be told, ends now.
 */
export async function lengthenRounds(
  { owner, clock }: TestHouse,
  kind: string,
  openMs = 600_000,
): Promise<void> {
  const now = clock()
  await owner.pool.query(
    `update floor_tables set open_ms = $2, rest_ms = 15000, every_ms = null where kind = $1`,
    [kind, openMs],
  )
  await owner.pool.query(
    `update floor_rounds r set closes_at = $3 from floor_tables t
     where t.id = r.table_id and t.kind = $1 and r.phase = 'open'
       and r.closes_at > $3::timestamptz + make_interval(secs => $2 / 1000.0)`,
    [kind, openMs, now],
  )
  await owner.pool.query(
    `update floor_rounds r set begins_at = r.begins_at - (r.ends_at - $2::timestamptz), ends_at = $2
     from floor_tables t where t.id = r.table_id and t.kind = $1 and r.phase = 'telling'
       and r.due_at is null and r.ends_at > $2`,
    [kind, now],
  )
}

/** Bets close now. */
export async function closeBets({ owner, clock }: TestHouse, table: string): Promise<void> {
  await owner.pool.query(
    `update floor_rounds set closes_at = $2 where table_id = $1 and phase = 'open'`,
    [table, clock()],
  )
}

/** Bets of the present street close now. */
export async function closeStreet({ owner, clock }: TestHouse, table: string): Promise<void> {
  await owner.pool.query(
    `update floor_rounds set due_at = $2 where table_id = $1 and due_at is not null`,
    [table, clock()],
  )
}

/** What is being told is told from so much later on. */
export async function advanceTelling({ owner }: TestHouse, table: string, seconds: number) {
  await owner.pool.query(
    `update floor_rounds set begins_at = begins_at - make_interval(secs => $2), ends_at = ends_at - make_interval(secs => $2)
     where table_id = $1 and phase = 'telling'`,
    [table, seconds],
  )
}

/** A browser of its own, in a hand. */
export async function phoneBeside(
  browser: Browser,
  { settings }: TestHouse,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'tr-TR',
    baseURL: settings.publicUrl,
    ...options,
  })
  return context.newPage()
}
