import { Refused } from '#contract/refusals.ts'
import type { Data, Input } from '#contract/registry.ts'
import type { Context } from '../../context.ts'
import type { Arrival } from './admission.ts'
import { hashOfJoiner, joinerKey } from './contested.ts'
import { isExcludedDevice } from '../../protection/rules.ts'
import { allowMailingCall } from '../login/costly-calls.ts'
import { mayJoinFrom, nextDayInS, sourceOf } from './joining-days.ts'
import { readJoining } from './joining.ts'
import { freeUsername } from './username.ts'

/**
 * Takes a registration. Whether its address, phone or national id is known is looked at by a job
 * afterwards: the answer and its time are the same for all, and only a mail tells the rest.
 */
export async function register(
  context: Context,
  typed: Input<'user/register'>,
): Promise<Data<'user/register'>> {
  const { house, db, q, now } = context
  allowMailingCall(context)
  if (await isExcludedDevice(db, context.browser.hash, now)) throw new Refused('person-excluded')
  const source = sourceOf(context)
  if (!(await mayJoinFrom(db, source, now)))
    throw new Refused('joining-paused', { retryAfterS: nextDayInS(now) })
  const joining = await readJoining(context, typed)
  const username = await freeUsername(house, db, joining)
  const password_hash = await hashOfJoiner(house.keys, joining.email, typed.password)
  const arrival: Arrival = { newcomer: { ...joining, username, password_hash }, source }
  // Pressed twice, it is one registration while the first has not begun.
  const key = `register ${joinerKey(house.keys, arrival.newcomer)}`
  await house.jobs.add(q, 'admit-newcomer', arrival, { key })
  return { username }
}

export async function resendConfirmation(
  context: Context,
  { email }: Input<'user/resend_confirmation'>,
): Promise<true> {
  allowMailingCall(context)
  const { house, q } = context
  await house.jobs.add(q, 'resend-confirmation', { email: email.toLowerCase() })
  return true
}
