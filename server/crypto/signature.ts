/**
 * Signs and checks what providers tell us and we tell them: HMAC-SHA-256 over the time and the raw body.
 * It never looks into the body, and never compares in a time that tells how close a guess was.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far a notice's time may lie from ours, either way. Older ones may be replays. */
export const REPLAY_WINDOW_MS = 300_000

/** The two headers a notice carries. `timestamp` is Unix time in whole seconds. */
export interface Signed {
  timestamp: string | undefined
  signature: string | undefined
}

export type Verdict = 'genuine' | 'unsigned' | 'stale' | 'forged'

/** The signature (hex) of a body sent at that second. */
export function sign(key: Buffer, timestampSeconds: number, rawBody: Buffer): string {
  return mac(key, String(timestampSeconds), rawBody).toString('hex')
}

/** Is the body from the holder of the key, and recent? Forgery is told before staleness. */
export function verifySignature(key: Buffer, signed: Signed, rawBody: Buffer, now: Date): Verdict {
  const { timestamp, signature } = signed
  if (timestamp === undefined || signature === undefined) return 'unsigned'
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return 'forged'
  const expected = mac(key, timestamp, rawBody)
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return 'forged'
  const distanceMs = Math.abs(Number(timestamp) * 1000 - now.getTime())
  return distanceMs > REPLAY_WINDOW_MS ? 'stale' : 'genuine'
}

function mac(key: Buffer, timestamp: string, rawBody: Buffer): Buffer {
  return createHmac('sha256', key).update(`${timestamp}.`).update(rawBody).digest()
}
