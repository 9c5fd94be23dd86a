import { toWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Output } from '#contract/registry.ts'
import type { MemberContext } from '../context.ts'
import { requireNotPausing } from '../protection/rules.ts'
import { nameOf, partnerOf, reached } from './partner-of.ts'
import { playerOf } from './references.ts'

/** Opens the partner's lobby for the member, and says what is in their purse there. */
export async function pokerLaunch({
  db,
  house,
  lang,
  member,
  now,
}: MemberContext): Promise<Output<'klasGaming/launch'>> {
  const partner = partnerOf(house)
  const username = await nameOf(db, member.id)
  if (!house.limits.allows('launchesOfMemberInDay', String(member.id), now))
    throw new Refused('too-many-calls')
  const returnUrl = `${house.settings.publicUrl}/poker-tavla-okey`
  const visit = { player: playerOf(member.id), lang, returnUrl }
  const { url, purse } = await reached(house, partner.openLobby(visit))
  // A pause that began meanwhile may have stopped play there before this lobby was open: nobody learns where it is.
  await requireNotPausing(db, member.id, house.clock())
  return { url, balance: toWire(purse), username }
}
