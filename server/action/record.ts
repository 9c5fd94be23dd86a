import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Actor } from './actor.ts'

type Facts = Readonly<Record<string, unknown>>

export interface Action {
  /** Subject and verb: `game.settings`, `member.close`. */
  what: string
  /** On what, with its kind first: `game:lale-devri`, `member:7`. */
  target: string
  /** What the act changes, as it stood; null where nothing was there. */
  before: Facts | null
  /** The same as it stands now; null where nothing is left. */
  after: Facts | null
}

/** Names that must never stand in the log: it is kept for good, and many may read it. */
const SECRET = /password|secret|token|auth|seed|national|credential/i

/**
 * Leaves a row in the action log, in the transaction of the change itself: there is no act without its
 * row, and no row without its act. What changed nothing leaves none. Answers whether it left one.
 */
export async function recordAction(
  db: Transaction<Tables>,
  actor: Actor,
  { what, target, before, after }: Action,
): Promise<boolean> {
  if (isDeepStrictEqual(before, after)) return false
  await db
    .insertInto('actions')
    .values({
      actor_kind: actor.kind,
      actor_name: actor.name,
      what,
      target,
      before: jsonOf(before),
      after: jsonOf(after),
      why: actor.why,
    })
    .execute()
  return true
}

function jsonOf(facts: Facts | null): string | null {
  return facts && JSON.stringify(facts, writable)
}

function writable(key: string, value: unknown): unknown {
  if (SECRET.test(key)) throw new Error(`${key} must not stand in the action log`)
  return typeof value === 'bigint' ? String(value) : value
}
