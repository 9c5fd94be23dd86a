/** Tells a house messages, each when its time has come, signed. A refusal ends it. */
import * as z from 'zod/mini'
import type { FeedMessage } from '#games/sports/feed.ts'
import { signing } from '#server/crypto/signed-line.ts'
import { CannotStart } from '../start/print.ts'

const BATCH_MAX = 200
const LOOK_MS = 250
const WAIT_MS_MAX = 15_000

export interface Receiver {
  /** Where the house is. */
  address: string
  secret: string
}

const answer = z.object({
  outcome: z.string(),
  messages: z.optional(z.array(z.object({ outcome: z.string() }))),
})

/** Messages in the order of their times, of one provider. Answers how many were taken. */
export async function pushMessages(
  messages: readonly FeedMessage[],
  receiver: Receiver,
  clock: () => Date = () => new Date(),
): Promise<number> {
  let [sent, taken] = [0, 0]
  while (sent < messages.length) {
    const now = clock().getTime()
    const due = messages.slice(sent, sent + BATCH_MAX).filter(({ at }) => at <= now)
    if (due.length > 0) taken += await pushBatch(due, receiver, clock)
    else await new Promise((passed) => setTimeout(passed, LOOK_MS))
    sent += due.length
  }
  return taken
}

async function pushBatch(
  messages: readonly FeedMessage[],
  { address, secret }: Receiver,
  clock: () => Date,
): Promise<number> {
  const body = Buffer.from(JSON.stringify({ messages }))
  const response = await fetch(`${address}/providers/sports/${messages[0]?.provider}/messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...signing({ clock }, 'kasa', Buffer.from(secret), body),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(WAIT_MS_MAX),
  }).catch((error: unknown) => {
    throw new CannotStart(`No house takes messages at ${address}: ${String(error)}`)
  })
  const read = answer.safeParse(await response.json().catch(() => null))
  if (!response.ok || !read.success)
    throw new CannotStart(`The house refuses: ${response.status} ${read.data?.outcome ?? ''}`)
  return (read.data.messages ?? []).filter(({ outcome }) => outcome === 'taken').length
}
