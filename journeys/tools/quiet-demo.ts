import { createHash } from 'node:crypto'
import { PRESENT_DRAW } from '#chance/draw.ts'
import { hashOfDemoToken } from '#server/game-session/demo-token.ts'
import { outcomeOf } from '#server/round/play/outcome.ts'
import type { TestHouse } from '#server/testing.ts'
import type { Page } from './house.ts'

const CLIENT_SEED = 'a quiet demo'
const QUIET_ROUNDS = 12

/**
 * Gives the demo that stands open on the page seeds under which its first rounds pay nothing. A bonus by chance takes
 * minutes, which a journey about something else would sit out. Everything else is as it always is: the house draws.
 */
export async function quietenDemo(page: Page, house: TestHouse, gameId: string): Promise<void> {
  const src = (await page.locator('iframe').getAttribute('src')) ?? ''
  const token = new URL(src, page.url()).searchParams.get('sessionID') ?? ''
  const { numUpdatedRows } = await house.database.db
    .updateTable('demo_sessions')
    .set({ server_seed: await quietSeed(house, gameId), client_seed: CLIENT_SEED })
    .where('token_hash', '=', hashOfDemoToken(token))
    .where('nonce', '=', 0n)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error('no demo that nobody played yet stands on this page')
}

/** The first of a fixed row of seeds: the same in every run, until the game's table is another. */
async function quietSeed({ games }: TestHouse, gameId: string): Promise<Buffer> {
  const game = await games.current(gameId)
  const mode = game?.modes.get('BASE')
  if (!game || !mode) throw new Error(`${gameId} is not published`)
  const on = { game: game.id, version: game.version, mode, jackpots: null }
  for (let at = 0; at < 100_000; at += 1) {
    const serverSeed = createHash('sha256').update(`quiet ${at}`).digest()
    const pair = { serverSeed, clientSeed: CLIENT_SEED, drawVersion: PRESENT_DRAW }
    const paid = Array.from({ length: QUIET_ROUNDS }, (_, nonce) =>
      outcomeOf(pair, BigInt(nonce), on, { amount: 1_000_000n }),
    )
    if (paid.every(({ multiplier }) => multiplier === 0)) return serverSeed
  }
  throw new Error(`no seed of ${gameId} begins with ${QUIET_ROUNDS} rounds that pay nothing`)
}
