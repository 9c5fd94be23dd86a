import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import { openGame } from '../catalogue/games.ts'
import type { Context } from '../context.ts'

/** Of an open game, hidden from the lists or not: it is asked for by whoever opens it. */
export async function cover(
  context: Context,
  { section, gameID }: Input<'casino/cover'>,
): Promise<Output<'casino/cover'>> {
  const game = await openGame(context, section, gameID)
  if (game === null) throw new Refused('game-unknown')
  const { name, image } = game
  return { name, image }
}
