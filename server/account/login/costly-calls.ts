import { Refused } from '#contract/refusals.ts'
import type { Context } from '../../context.ts'
import { addressKey } from '../../door/limits.ts'

/** Calls that cost a hash or a mail count like logins: of one address only so many a minute. */
export function allowCostlyCall({ house, ip, now }: Pick<Context, 'house' | 'ip' | 'now'>): void {
  if (!house.limits.allows('loginsOfAddress', addressKey(ip), now))
    throw new Refused('too-many-calls')
}
