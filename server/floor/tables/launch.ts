import { sql } from 'kysely'
import type { Section } from '#contract/games/game-kinds.ts'
import { Refused } from '#contract/refusals.ts'
import { kindsOf } from '../../catalogue/games.ts'
import { gameToLaunch, launchForMember } from '../../catalogue/launch.ts'
import type { MemberContext } from '../../context.ts'
import { requireProductOpen } from '../../protection/products.ts'
import { commitmentOf, ensureSeeds } from '../../round/fairness/seeds.ts'
import { openedTable } from './opened.ts'
import { FLOOR_VERSION, findTable } from './tables.ts'

/**
 * Opens a table of the house's own, for a member whose client seed is chosen: it may be one of those that a round is drawn
 * with. A closed table opens once more for whoever has a bet on it that is not settled, and so
 * does one of all tables while they are closed.
 */
export async function launchTable(
  context: MemberContext,
  section: Section,
  gameID: number,
  isMobile: boolean,
) {
  const { house, member, now, db } = context
  const mayBeClosed = await hasBet(context, gameID)
  const found = await gameToLaunch(context, kindsOf(section), gameID, { mayBeClosed })
  if (!mayBeClosed) await requireProductOpen(db, 'tables')
  const table = await findTable(db, found.game)
  if (!table) throw new Refused('game-disabled')
  // Committed whatever follows: what was shown of them stays.
  await ensureSeeds(db, { memberId: member.id, random: house.random, now })
  const { clientSeed } = await commitmentOf(db, member.id)
  if (clientSeed === null) throw new Refused('seed-needed')
  const published = await openedTable(context, table)
  const version = { version: FLOOR_VERSION, page: 'ours', stageKind: table.kind } as const
  const launched = await db
    .transaction()
    .execute(async (inside) =>
      launchForMember({ ...context, db: inside }, found, version, isMobile),
    )
  return { ...launched, published }
}

async function hasBet({ db, member }: MemberContext, gameID: number): Promise<boolean> {
  const bet = await db
    .selectFrom('bets')
    .select('id')
    .where('member_id', '=', member.id)
    .where(sql`game_id::bigint`, '=', BigInt(gameID))
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst()
  return bet !== undefined
}
