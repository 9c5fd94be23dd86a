import { tablePath } from '#contract/games/tables.ts'
import { toWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { Context } from '../context.ts'
import { endDemo } from '../round/play/demo.ts'
import { costOf } from '../round/play/bet.ts'
import type { PublishedGame } from '../round/publish/published.ts'
import { seedHash } from '../round/fairness/seeds.ts'

/** Ends a demo and opens its seed: whoever played it can work every round of it out again. */
export async function demoEnd(
  { db, house }: Context,
  { sessionID }: Input<'casino/demo_end'>,
): Promise<Output<'casino/demo_end'>> {
  const ended = await endDemo(db, sessionID)
  const game = ended && (await house.games.find(ended.session.game, ended.session.version))
  if (!ended || !game) throw new Refused('not-found')
  const { session, rounds } = ended
  return {
    serverSeed: session.server_seed.toString('hex'),
    seedHash: seedHash(session.server_seed),
    clientSeed: session.client_seed ?? '',
    drawVersion: session.draw_version,
    game: game.id,
    version: game.version,
    rounds: rounds.map(({ nonce, mode, amount, payout, book }) => ({
      nonce: Number(nonce),
      mode,
      stake: toWire(costOf(amount, costOfMode(game, mode))),
      baseStake: toWire(amount),
      payout: toWire(payout),
      bookID: Number(book),
      tableHash: game.modes.get(mode.toUpperCase())?.table.hash ?? '',
      table: tablePath(game.id, game.version, mode),
    })),
  }
}

const costOfMode = ({ modes }: PublishedGame, name: string): number =>
  modes.get(name.toUpperCase())?.cost ?? 1
