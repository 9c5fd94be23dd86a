import { Refused } from '#contract/refusals.ts'
import type { Context } from '../../context.ts'
import { addressKey } from '../../door/limits.ts'
import type { House } from '../../house.ts'

const CHALLENGE_BYTES = 32
/** As long as a browser waits for a finger, a face or a PIN. */
export const CHALLENGE_MS_MAX = 5 * 60 * 1000

type Asking = Pick<Context, 'db' | 'house' | 'browser' | 'ip' | 'now'>

interface Challenge {
  purpose: 'add' | 'ask'
  /** Whose passkey it is for; null for whoever's it turns out to be. */
  memberId: bigint | null
}

/** Bytes that only this browser can answer, once, within a few minutes. */
export async function newChallenge(
  { db, house, browser, ip, now }: Asking,
  { purpose, memberId }: Challenge,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!house.limits.allows('challengesOfAddress', addressKey(ip), now))
    throw new Refused('too-many-calls')
  const bytes = house.random(CHALLENGE_BYTES)
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge: bytes.toString('base64url'),
      browser_hash: browser.hash ?? browser.renew(),
      member_id: memberId,
      purpose,
      expires_at: new Date(now.getTime() + CHALLENGE_MS_MAX),
    })
    .execute()
  return Uint8Array.from(bytes)
}

/**
 * Uses up the challenge that a response answers, right or wrong; null when it is none of ours, over,
 * another browser's or another member's. Not to be called inside a transaction that may be undone.
 */
export async function takeChallenge(
  { db, browser, now }: Omit<Asking, 'house' | 'ip'>,
  response: { response: unknown },
  { purpose, memberId }: Challenge,
): Promise<string | null> {
  const challenge = challengeIn(response.response)
  if (challenge === null || browser.hash === null) return null
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('browser_hash', '=', browser.hash)
    .where('member_id', 'is not distinct from', memberId)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst()
  return taken?.challenge ?? null
}

/** The challenge that a response names; whether it is right is looked at by its signature. */
function challengeIn(response: unknown): string | null {
  if (typeof response !== 'object' || response === null) return null
  const data = 'clientDataJSON' in response ? response.clientDataJSON : null
  if (typeof data !== 'string' || data.length > 4_000) return null
  try {
    const read: unknown = JSON.parse(Buffer.from(data, 'base64url').toString('utf8'))
    const named = typeof read === 'object' && read !== null && 'challenge' in read && read.challenge
    return typeof named === 'string' && /^[\w-]{43}$/.test(named) ? named : null
  } catch {
    return null
  }
}

/** The job: takes out what nobody answered. */
export async function forgetOldChallenges({ database, clock }: House): Promise<void> {
  await database.db.deleteFrom('passkey_challenges').where('expires_at', '<', clock()).execute()
}
