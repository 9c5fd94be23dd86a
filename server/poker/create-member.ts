import { toWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '../context.ts'
import { partnerOf, reached, usernameOf } from './partner-of.ts'
import { playerOf } from './references.ts'

/**
 * Takes a name in the room. The partner is asked first and knows the member by our reference: cut off in
 * between, the next try finds the player there, and the name that they took stands.
 */
export async function pokerCreateMember(
  { db, house, member }: MemberContext,
  { username: typed }: Input<'klasGaming/createMember'>,
): Promise<Output<'klasGaming/createMember'>> {
  const partner = partnerOf(house)
  const wanted = typed.trim()
  const known = await usernameOf(db, member.id)
  if (known !== null && known !== wanted) throw new Refused('poker-name-set')
  const player = await reached(house, partner.createPlayer(playerOf(member.id), wanted))
  if (player === 'name-taken') throw new Refused('poker-name-taken')
  const { username, purse } = player
  await db
    .insertInto('poker_players')
    .values({ member_id: member.id, username })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute()
  if (username !== wanted) throw new Refused('poker-name-set')
  return { balance: toWire(purse), username }
}
