/**
 * What is said between the house and a poker room: one signed JSON message each way. `id` is new with every
 * question and stands in its answer, so that no answer can be played back to another question.
 */
import * as z from 'zod/mini'
import { KURUS, type Money } from '#contract/money.ts'

const kurus = z.string().check(z.regex(/^\d{1,15}$/))
const someKurus = z.string().check(z.regex(/^[1-9]\d{0,14}$/))
const text = (lengthMax: number) => z.string().check(z.minLength(1), z.maxLength(lengthMax))
const reference = text(64)
const player = text(40)
const id = z.string().check(z.regex(/^[0-9a-f]{32}$/))

export const question = z.discriminatedUnion('call', [
  z.object({ id, call: z.literal('create-player'), player, username: text(20) }),
  z.object({
    id,
    call: z.literal('open-lobby'),
    player,
    lang: z.literal(['tr', 'en']),
    returnUrl: text(500),
  }),
  z.object({ id, call: z.literal('stop-play'), player }),
  z.object({
    id,
    call: z.literal('transfer'),
    reference,
    player,
    direction: z.literal(['in', 'out']),
    amountKurus: someKurus,
  }),
  z.object({ id, call: z.literal('ask'), reference }),
  z.object({ id, call: z.literal('close'), reference }),
])

export type Question = z.infer<typeof question>
/** A question as it is put, before it has an id. */
export type Put = Question extends infer Each
  ? Each extends Question
    ? Omit<Each, 'id'>
    : never
  : never

export const answer = z.discriminatedUnion('outcome', [
  z.object({ id, outcome: z.literal('player'), username: text(20), purseKurus: kurus }),
  z.object({ id, outcome: z.literal('name-taken') }),
  z.object({ id, outcome: z.literal('lobby'), url: text(2_000), purseKurus: kurus }),
  z.object({
    id,
    outcome: z.literal('done'),
    reference,
    amountKurus: kurus,
    purseKurus: kurus,
  }),
  z.object({ id, outcome: z.literal('refused'), reference }),
  z.object({ id, outcome: z.literal('unknown'), reference }),
])

export type Answer = z.infer<typeof answer>
/** An answer before it names its question. */
export type Reply = Answer extends infer Each
  ? Each extends Answer
    ? Omit<Each, 'id'>
    : never
  : never

export const kurusText = (amount: Money): string => String(amount / KURUS)
export const moneyOf = (kurus: string): Money => BigInt(kurus) * KURUS
