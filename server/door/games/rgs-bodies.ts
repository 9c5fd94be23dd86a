/**
 * What games may send to the game server, call by call. A body is measured and parsed as at every other door; what is
 * wrong with it is told in the game protocol's own codes.
 */
import * as z from 'zod/mini'
import { GameRefused } from '../../game-session/game-refused.ts'
import { measuredJson } from '../payload.ts'

const text = z.string().check(z.maxLength(200))

/** A request that may be repeated names itself, for its member and this call. */
const requestId = z.pipe(
  z.optional(z.nullable(z.string().check(z.regex(/^[^\p{Cc}\p{Cs}]{1,64}$/u)))),
  z.transform((id) => id ?? null),
)

const session = z.object({ sessionID: text })

/** By their paths below `/rgs`. */
export const GAME_BODIES = {
  'wallet/authenticate': session,
  'wallet/balance': session,
  'wallet/play': z.object({
    sessionID: text,
    /** Judged by the game's own limits. */
    amount: z.union([z.number(), text]),
    mode: text,
    currency: z.optional(z.nullable(z.literal('TRY'))),
    requestId,
  }),
  'wallet/end-round': z.object({ sessionID: text, requestId }),
  'bet/event': z.object({
    sessionID: text,
    /** Progress marks are text; a client that counts sends a number. */
    event: z.union([z.string(), z.number()]),
    requestId,
  }),
} as const

/** A body by its schema. ERR_IS where it names no session, ERR_VAL for whatever else is wrong. */
export function readGameBody<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const value = Buffer.isBuffer(body) ? measuredJson(body) : undefined
  const read = z.safeParse(schema, value)
  if (read.success) return read.data
  const isOfSession = read.error.issues.some(({ path }) => path[0] === 'sessionID')
  throw new GameRefused(isOfSession ? 'ERR_IS' : 'ERR_VAL')
}
