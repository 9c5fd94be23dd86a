/**
 * Runs one call from the contract to its reply: access, payload, transaction, answer, output. It
 * knows no call by name, no caller by kind, and holds no business of its own: a door hands it its calls.
 */
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { AnyCallSpec, ProofResult, Manner, Pagination } from '#contract/call.ts'
import { Refused } from '#contract/refusals.ts'
import type { QueryPort } from '#ledger/query-port.ts'
import type { Lang } from '../context.ts'
import { port, type Connections } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { House } from '../house.ts'
import { page, success, verdictReply, type Reply } from './envelope.ts'
import { badPayload, wrongFields } from './payload.ts'

/** What an answer reads and writes through: the call's transaction, or the database itself. */
export interface Connection {
  db: Kysely<Tables>
  /** The same, for the ledger. */
  q: QueryPort
  /** Runs this once what the call did is committed, and never when it is taken back. */
  afterCommit: (work: () => void) => void
  /** Runs this once what the call did is taken back, before it is refused: what is to be known all the same. */
  afterUndo: (work: () => Promise<void>) => void
}

/** What every answer is given, whichever door it stands behind. */
export interface CallContext extends Connection {
  house: House
  lang: Lang
}

/** An answer as a door runs it: by name only, its types were held where it was listed. */
type AnyAnswer<C extends CallContext> = (context: C, input: unknown) => Promise<unknown>

/** The calls behind one door. */
export interface CallSet<C extends CallContext> {
  /** Every call that is described for it. */
  calls: ReadonlyMap<string, AnyCallSpec>
  /** Those of them that nobody has built yet. */
  notBuilt: ReadonlySet<string>
  answers: ReadonlyMap<string, AnyAnswer<C>>
  /** By the `who` of a call: the context that its answer gets, or the refusal of who may not call. */
  access: ReadonlyMap<string, (context: C) => C>
  /** Throws the refusal of who may make such calls, and not this one now. */
  refuse?: (spec: AnyCallSpec, context: C) => void
  /** What follows from every success, whatever the call: by then it is committed. */
  done?: (spec: AnyCallSpec, context: C) => void
}

/** A door's calls as they are written down. */
interface Described<C extends CallContext> {
  calls: Iterable<AnyCallSpec>
  notBuilt?: readonly string[]
  /** By the names of their calls; listed with `satisfies AnswersTo<…>`, which ties each to its call. */
  answers: Readonly<Record<string, (context: never, input: never) => Promise<unknown>>>
  access: Readonly<Record<string, (context: C) => C>>
  refuse?: CallSet<C>['refuse']
  done?: CallSet<C>['done']
}

/** Throws where a call is named twice, is built and has no answer, or is for nobody the door knows. */
export function callSet<C extends CallContext>(described: Described<C>): CallSet<C> {
  const calls = new Map<string, AnyCallSpec>()
  for (const spec of described.calls) {
    if (calls.has(spec.name)) throw new Error(`${spec.name} is described twice`)
    calls.set(spec.name, spec)
  }
  const set: CallSet<C> = {
    calls,
    notBuilt: new Set(described.notBuilt),
    // What an answer takes is what its call's schema parses and its audience gives: `AnswersTo` says so.
    answers: new Map(Object.entries(described.answers) as [string, AnyAnswer<C>][]),
    access: new Map(Object.entries(described.access)),
    ...(described.refuse && { refuse: described.refuse }),
    ...(described.done && { done: described.done }),
  }
  for (const { name, who } of set.calls.values()) {
    if (!set.notBuilt.has(name) && !set.answers.has(name)) throw new Error(`${name} has no answer`)
    if (!set.access.has(who)) throw new Error(`${name} is for ${who}, whom this door does not know`)
  }
  return set
}

/** The call of that name, or the refusal of a name that nobody described or built. */
export function findCall<C extends CallContext>(
  { calls, notBuilt }: CallSet<C>,
  name: string,
): AnyCallSpec {
  const spec = calls.get(name)
  if (!spec) throw new Refused('unknown-call')
  if (notBuilt.has(name)) throw new Refused('not-built')
  return spec
}

/** A call as it came in, and the house it came to. */
export interface Running<C extends CallContext> {
  spec: AnyCallSpec
  data: Record<string, unknown>
  house: House
  lang: Lang
  /** What its answer is given, over this connection. */
  contextOn: (connection: Connection) => C
}

/** The reply of a call; refusals are thrown, and undo what the call's transaction did. */
export async function runCall<C extends CallContext>(
  { access, answers, refuse, done }: CallSet<C>,
  { spec, data, house, lang, contextOn }: Running<C>,
): Promise<Reply> {
  const [allow, answer] = [access.get(spec.who), answers.get(spec.name)]
  if (!allow || !answer) throw new Error(`${spec.name} cannot be answered`)
  const after = new Afterwards(spec.manner)
  const on = (db: Kysely<Tables>): C =>
    allow(contextOn({ db, q: port(db), afterCommit: after.add, afterUndo: after.addUndone }))
  const { db } = connectionsFor(house, spec)
  // Before the payload is read: who may not call is told nothing about it.
  const caller = on(db)
  refuse?.(spec, caller)
  const input = readInput(spec, data)
  const run = (db: Kysely<Tables>): Promise<unknown> => {
    after.begin()
    return answer(on(db), input)
  }
  const output = await after.finish(inManner(spec, db, run))
  const reply = replyOf(spec, output, lang)
  done?.(spec, caller)
  return reply
}

/** What moves money has a share of the connections to itself, from the look at who calls on. */
export function connectionsFor(
  { database }: Pick<House, 'database'>,
  { money }: Pick<AnyCallSpec, 'money'>,
): Connections {
  return money ? database.money : database
}

/** What an answer leaves to be done when its work is there for all to see, or is taken back. */
class Afterwards {
  readonly #manner: Manner
  #works: (() => void)[] = []
  #undone: (() => Promise<void>)[] = []

  constructor(manner: Manner) {
    this.#manner = manner
  }

  readonly add = (work: () => void): void => void this.#works.push(work)
  readonly addUndone = (work: () => Promise<void>): void => void this.#undone.push(work)

  /** A transaction that begins anew has done nothing so far. */
  begin(): void {
    this.#works = []
    this.#undone = []
  }

  /** Steps keep what they did, also when they refuse. */
  async finish<T>(done: Promise<T>): Promise<T> {
    const output = await done.catch(async (error: unknown) => {
      if (this.#manner === 'steps') this.#run()
      for (const work of this.#undone) await work()
      throw error
    })
    this.#run()
    return output
  }

  #run(): void {
    for (const work of this.#works) work()
    this.#works = []
  }
}

function readInput(spec: AnyCallSpec, data: Record<string, unknown>): unknown {
  const lang = data['Lang']
  if (lang !== undefined && lang !== null && typeof lang !== 'string')
    throw badPayload([{ field: 'Lang', problem: 'invalid_type' }])
  const read = z.safeParse(spec.input, data)
  if (!read.success) throw badPayload(wrongFields(read.error))
  return read.data
}

const ATTEMPTS_MAX = 4

async function inManner(
  { manner }: AnyCallSpec,
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
function replyOf(spec: AnyCallSpec, output: unknown, lang: Lang): Reply {
  // Only answers typed as the result of a proof are listed under a call that verifies one.
  if (spec.verifies) return verdictReply(output as ProofResult, lang)
  if (!spec.paged) return success(z.parse(spec.output, output))
  // Only answers typed as a page are listed under a paged call.
  const { data, pagination } = output as Page
  z.parse(spec.output, data)
  return page(data, pagination)
}
