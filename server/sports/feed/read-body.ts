/** Reads what a provider has pushed, and where it cannot be read says which message, which field and why. */
import * as z from 'zod/mini'
import { Refused } from '#contract/refusals.ts'
import type { FeedMessage } from '#games/sports/feed.ts'
import { isSensibleStart } from '#games/sports/fixtures.ts'
import { readPayload, wrongFields, type WrongField } from '../../door/payload.ts'
import { feedMessage } from './messages.ts'

export const MESSAGES_MAX = 200

const bodySchema = z.strictObject({
  messages: z.array(feedMessage).check(z.minLength(1), z.maxLength(MESSAGES_MAX)),
})

/** What is wrong first. */
export interface Unreadable {
  /** The place of the message, from 0; null where it is no message's. */
  message: number | null
  /** Within the message, or within the body; null where it is no JSON, or a message as a whole. */
  field: string | null
  problem: string
}

/** The messages of a body, all of this provider, as they are read at this moment; or why there are none. */
export function readBody(
  raw: Buffer,
  provider: string,
  now: Date,
): { messages: readonly FeedMessage[] } | { unreadable: Unreadable } {
  const json = jsonIn(raw)
  if ('wrong' in json) return { unreadable: placed(json.wrong) }
  const read = z.safeParse(bodySchema, json.value)
  if (!read.success) return { unreadable: placed(firstWrong(read.error)) }
  const { messages } = read.data
  const message = messages.findIndex((each) => each.provider !== provider)
  if (message !== -1)
    return { unreadable: { message, field: 'provider', problem: 'other-provider' } }
  const farOff = messages.findIndex(
    (each) => each.type === 'fixture' && !isSensibleStart(each.fixture.startsAt, now.getTime()),
  )
  if (farOff === -1) return { messages }
  return { unreadable: { message: farOff, field: 'fixture.startsAt', problem: 'too-far-off' } }
}

function jsonIn(raw: Buffer): { value: unknown } | { wrong: WrongField } {
  try {
    return { value: readPayload(raw) }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    // A refusal of a payload names its fields so, where it is for one of them.
    const [wrong] = (error.figures['fields'] ?? []) as readonly WrongField[]
    return { wrong: wrong ?? { field: '', problem: error.refusal } }
  }
}

/** A field more is named by itself, and not by what it stands in. */
function firstWrong(error: z.core.$ZodError): WrongField {
  const [issue] = error.issues
  const [wrong] = wrongFields(error)
  if (!issue || !wrong) throw new Error('what was refused has an issue')
  if (issue.code !== 'unrecognized_keys') return wrong
  const field = [...issue.path, ...issue.keys.slice(0, 1)].join('.').slice(0, 100)
  return { field, problem: 'no-such-field' }
}

function placed({ field, problem }: WrongField): Unreadable {
  const [, place, within] = /^messages\.(\d+)(?:\.(.*))?$/s.exec(field) ?? []
  if (place === undefined) return { message: null, field: field || null, problem }
  return { message: Number(place), field: within ?? null, problem }
}
