import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '../context.ts'
import { ensureSeeds } from '../round/fairness/seeds.ts'
import { makeToken, readToken } from '../round/play/token.ts'
import { deviceOf, findSlot, launchUrl } from './launch.ts'

/** Opens a slot: the address names a session of its own, which ends with the member's login. */
export async function initGame(
  context: MemberContext,
  { gameID, isMobile = false }: Input<'casino/init_game'>,
): Promise<Output<'casino/init_game'>> {
  const { db, house, lang, member, now } = context
  const { game, name, providerName, providerSlug } = await findSlot(context, gameID)
  const { version, page, kind } = await gameFor(context, game)
  await ensureSeeds(db, { memberId: member.id, random: house.random, now })
  const sessionID = makeToken(member.id, house.random)
  await db
    .insertInto('game_sessions')
    .values({
      member_id: member.id,
      token_hash: readToken(sessionID)?.hash ?? Buffer.alloc(0),
      family_id: context.session.familyId,
      game_id: gameID,
      game,
      version,
      account: `games:${providerSlug}`,
      created_at: now,
    })
    .execute()
  const parameters = { sessionID, device: deviceOf(isMobile) }
  const url = launchUrl(house.settings, { game, version, page, kind, lang, parameters })
  return { url, gameID, name, providerName }
}

/** The current version; a game in play keeps the one that its open round began with. */
async function gameFor({ db, house, member }: MemberContext, game: string) {
  await house.games.refresh()
  const open = await db
    .selectFrom('bets as bet')
    .innerJoin('rounds as round', (join) =>
      join.onRef('round.member_id', '=', 'bet.member_id').onRef('round.id', '=', 'bet.id'),
    )
    .select('round.version')
    .where('bet.member_id', '=', member.id)
    .where('bet.game', '=', game)
    .where('bet.kind', '=', 'slot')
    .where('bet.state', '=', 'open')
    .executeTakeFirst()
  const published = await (open ? house.games.find(game, open.version) : house.games.current(game))
  // A closed game opens once more for whoever has a round to end.
  if (!published || (!published.isOpen && !open)) throw new Refused('game-disabled')
  return published
}
