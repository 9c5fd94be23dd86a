import { toWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Output } from '#contract/registry.ts'
import type { MemberContext } from '../context.ts'
import { nameOf, partnerOf, reached } from './partner-of.ts'
import { playerOf } from './references.ts'

/** What is in the member's purse. The partner says so of a player who is there, whenever their name is given again. */
export async function pokerPurse({
  db,
  house,
  member,
  now,
}: MemberContext): Promise<Output<'klasGaming/purse'>> {
  const partner = partnerOf(house)
  const name = await nameOf(db, member.id)
  if (!house.limits.allows('launchesOfMemberInDay', String(member.id), now))
    throw new Refused('too-many-calls')
  const player = await reached(house, partner.createPlayer(playerOf(member.id), name))
  if (player === 'name-taken') throw new Error('the poker room has given a player’s name away')
  return { balance: toWire(player.purse), username: player.username }
}
