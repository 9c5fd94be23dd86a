import { Refused } from '#contract/refusals.ts'
import type { Context } from '../../context.ts'
import { addressKey } from '../../door/limits.ts'

/**
 * Calls that cost hashes or a mail have an allowance, of their address and of whoever is logged in or about to be.
 * It is looked at before anything else is done.
 */
export function allowCostlyCall(
  { house, ip, now, member, pending }: Pick<Context, 'house' | 'ip' | 'now' | 'member' | 'pending'>,
  cost = 1,
): void {
  const { limits } = house
  const who = member ?? pending?.member
  const isAllowed =
    (!who || limits.allows('hashesOfMember', String(who.id), now, cost)) &&
    limits.allows('loginsOfAddress', addressKey(ip), now, cost)
  if (!isAllowed) throw new Refused('too-many-calls')
}

/** The same for a call that mails to an address which anyone may type. */
export function allowMailingCall(context: Parameters<typeof allowCostlyCall>[0]): void {
  allowCostlyCall(context)
  const { house, ip, now } = context
  if (!house.limits.allows('mailsOfAddressInDay', addressKey(ip), now))
    throw new Refused('too-many-calls')
}
