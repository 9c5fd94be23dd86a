import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import { BOUGHT_KIND } from '../bets/kinds.ts'
import { gameToLaunch, launchForMember } from '../catalogue/launch.ts'
import type { MemberContext } from '../context.ts'
import { publishedOf } from '../round/publish/published-facts.ts'
import { commitmentOf, ensureSeeds } from '../round/fairness/seeds.ts'

/**
 * Opens a slot, with seeds that its rounds are drawn from: server seeds that are sealed here, if there are none yet, and
 * a client seed that the member's browser has chosen since. What the game is may be waited for, in the database or
 * on the disk: so it is known before the transaction begins.
 */
export async function initGame(
  context: MemberContext,
  { gameID, isMobile = false }: Input<'casino/init_game'>,
): Promise<Output<'casino/init_game'>> {
  const { house, member, now } = context
  const found = await gameToLaunch(context, [BOUGHT_KIND], gameID)
  const version = await versionFor(context, found.game)
  // Committed whatever follows: what was shown of them stays.
  await ensureSeeds(context.db, { memberId: member.id, random: house.random, now })
  const { clientSeed } = await commitmentOf(context.db, member.id)
  if (clientSeed === null) throw new Refused('seed-needed')
  const launch = await context.db
    .transaction()
    .execute(async (db) => launchForMember({ ...context, db }, found, version, isMobile))
  return { ...launch, published: publishedOf(version, house.keys) }
}

/** The current version; a game in play keeps the one that its open round began with. */
async function versionFor({ db, house, member }: MemberContext, game: string) {
  await house.games.refresh()
  const open = await db
    .selectFrom('bets as bet')
    .innerJoin('rounds as round', (join) =>
      join.onRef('round.member_id', '=', 'bet.member_id').onRef('round.id', '=', 'bet.id'),
    )
    .select('round.version')
    .where('bet.member_id', '=', member.id)
    .where('bet.game', '=', game)
    .where('bet.kind', '=', BOUGHT_KIND)
    .where('bet.state', '=', 'open')
    .executeTakeFirst()
  const published = await (open ? house.games.find(game, open.version) : house.games.current(game))
  // A closed game opens once more for whoever has a round to end.
  if (!published || (!published.isOpen && !open)) throw new Refused('game-disabled')
  return published
}
