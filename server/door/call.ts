/**
 * Runs one call from the contract to its reply: access, payload, transaction, answer, output. It
 * knows no call by name and holds no business of its own.
 */
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Access, CallSpec, Pagination } from '#contract/call.ts'
import { NOT_BUILT } from '#contract/not-built.ts'
import { Refused } from '#contract/refusals.ts'
import { calls, type Judgement } from '#contract/registry.ts'
import { answers } from '../answers.ts'
import { asMember, asProving, type Context, type Lang } from '../context.ts'
import { port } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { badPayload, judged, page, success, wrongFields, type Reply } from './envelope.ts'

/** An answer as the door runs it: by name only, the types were held where it was listed. */
type AnyAnswer = (context: Context, input: unknown) => Promise<unknown>

const notBuilt = new Set<string>(NOT_BUILT)
const answerOf = new Map<string, AnyAnswer>(
  // `satisfies Answers` tied each one to the schema that its input is parsed with below.
  Object.entries(answers).map(([name, answer]) => [name, answer as AnyAnswer]),
)

/** The call of that name, or the refusal of a name that nobody described or built. */
export function findCall(name: string): CallSpec {
  const spec = calls.get(name)
  if (!spec) throw new Refused('unknown-call')
  if (notBuilt.has(name)) throw new Refused('not-built')
  return spec
}

const AS_CALLER: Readonly<Record<Access, (context: Context) => Context>> = {
  anyone: (context) => context,
  member: asMember,
  pending: asProving,
}

export type Surroundings = Omit<Context, 'db' | 'q'>

/** The reply of a call; refusals are thrown, and undo what the call's transaction did. */
export async function runCall(
  spec: CallSpec,
  data: Record<string, unknown>,
  surroundings: Surroundings,
): Promise<Reply> {
  const { db } = surroundings.house.database
  const caller = { ...surroundings, db, q: port(db) }
  const asCaller = AS_CALLER[spec.who]
  asCaller(caller)
  const input = readInput(spec, data)
  const answer = answerOf.get(spec.name)
  if (!answer) throw new Error(`${spec.name} has no answer`)
  const run = (db: Kysely<Tables>) => answer(asCaller({ ...surroundings, db, q: port(db) }), input)
  return replyOf(spec, await inManner(spec, db, run), surroundings.lang)
}

function readInput(spec: CallSpec, data: Record<string, unknown>): unknown {
  const lang = data['Lang']
  if (lang !== undefined && lang !== null && typeof lang !== 'string')
    throw badPayload([{ field: 'Lang', problem: 'invalid_type' }])
  const read = z.safeParse(spec.input, data)
  if (!read.success) throw badPayload(wrongFields(read.error))
  return read.data
}

const ATTEMPTS_MAX = 4

async function inManner(
  { manner }: CallSpec,
  db: Kysely<Tables>,
  run: (db: Kysely<Tables>) => Promise<unknown>,
): Promise<unknown> {
  if (manner === 'steps') return run(db)
  const transaction = db.transaction().setAccessMode(manner === 'read' ? 'read only' : 'read write')
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction.execute(run)
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || !isCollision(error)) throw error
    }
  }
}

/** Two transactions got into each other's way; neither did anything, so one begins again. */
function isCollision(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === '40001' || code === '40P01'
}

interface Page {
  data: readonly unknown[]
  pagination: Pagination
}

/** Checks what is about to leave: an answer that breaks its own contract is a defect. */
function replyOf(spec: CallSpec, output: unknown, lang: Lang): Reply {
  // Only answers typed as a judgement are listed under a call that judges.
  if (spec.judges) return judged(output as Judgement, lang)
  if (!spec.paged) return success(z.parse(spec.output, output))
  // Only answers typed as a page are listed under a paged call.
  const { data, pagination } = output as Page
  z.parse(spec.output, data)
  return page(data, pagination)
}
