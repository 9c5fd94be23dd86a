import type { Transaction as Within } from 'kysely'
import type { DocumentKind } from '#contract/documents.ts'
import type { Actor } from '#server/action/actor.ts'
import { recordAction } from '#server/action/record.ts'
import type { Tables } from '#server/database/tables.ts'
import type { OperatingHouse } from '#server/house.ts'
import { dayOf } from '#contract/time-span.ts'
import { publishDocuments } from './publish.ts'
import { validUntil, type DocumentRow } from './rows.ts'
import { readStored } from './store.ts'

/**
 * What an operator does with a document. Each is one transaction with its row in the action log, and touches
 * the last document of its kind alone: what was sent in the meantime is another one.
 */

/** `not-open`: it does not wait to be decided. */
export type Decided<Decision extends string> = Decision | 'not-open'

/** Takes it up: from now on the member cannot replace it. */
export function reviewDocument(
  house: OperatingHouse,
  actor: Actor,
  id: bigint,
): Promise<Decided<'review'>> {
  return decide(house, id, async (db, document) => {
    if (document.state !== 'received') return 'not-open'
    await change(db, actor, document, 'review', {})
    return 'review'
  })
}

/** Accepts it, until the end of a day. `over`: that day is. */
export function acceptDocument(
  house: OperatingHouse,
  actor: Actor,
  id: bigint,
  until: string,
): Promise<Decided<'accepted' | 'over'>> {
  return decide(house, id, async (db, document) => {
    if (until < dayOf(house.clock())) return 'over'
    await change(db, actor, document, 'accepted', { valid_until: until, decided_at: house.clock() })
    return 'accepted'
  })
}

/** Refuses it; the member reads how to do better. */
export function refuseDocument(
  house: OperatingHouse,
  actor: Actor,
  id: bigint,
  reason: string,
): Promise<Decided<'refused'>> {
  return decide(house, id, async (db, document) => {
    const refused = { reason_text: reason, decided_at: house.clock() }
    await change(db, actor, document, 'refused', refused)
    return 'refused'
  })
}

/** Asks a member for a document, whatever was accepted before; their withdrawals wait for it. */
export async function askForDocument(
  house: OperatingHouse,
  actor: Actor,
  { memberId, kind, reason }: { memberId: bigint; kind: DocumentKind; reason: string },
): Promise<'asked' | 'waits-already'> {
  const outcome = await house.database.db.transaction().execute(async (db) => {
    await db
      .selectFrom('members')
      .select('id')
      .where('id', '=', memberId)
      .forNoKeyUpdate()
      .execute()
    const latest = await latestOf(db, memberId, kind)
    if (latest && WAITING.has(latest.state)) return 'waits-already'
    await db
      .insertInto('documents')
      .values({ member_id: memberId, kind, state: 'asked', reason_text: reason })
      .execute()
    await recordAction(db, actor, {
      what: 'document.ask',
      target: `member:${memberId}`,
      before: null,
      after: { kind, reason_text: reason },
    })
    return 'asked'
  })
  if (outcome === 'asked') publishDocuments(house, memberId)
  return outcome
}

const WAITING: ReadonlySet<DocumentRow['state']> = new Set(['asked', 'received', 'review'])

/**
 * The file itself, for an operator's eyes. That it was looked at stands in the action log, written before a byte
 * is read. Null: it was erased, or there never was one.
 */
export async function exportDocument(
  house: OperatingHouse,
  actor: Actor,
  id: bigint,
): Promise<Buffer | null> {
  const document = await house.database.db.transaction().execute(async (db) => {
    const found = await findDocument(db, id)
    if (!found?.stored_as || !found.key_id) return null
    await recordAction(db, actor, {
      what: 'document.export',
      target: `document:${id}`,
      before: null,
      after: { member: found.member_id, kind: found.kind },
    })
    return { memberId: found.member_id, storedAs: found.stored_as, keyId: found.key_id }
  })
  return document && readStored(house, document.memberId, document)
}

export const findDocument = (db: Within<Tables>, id: bigint): Promise<DocumentRow | undefined> =>
  db.selectFrom('documents').selectAll().select(validUntil).where('id', '=', id).executeTakeFirst()

function latestOf(
  db: Within<Tables>,
  memberId: bigint,
  kind: DocumentKind,
): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('documents')
    .selectAll()
    .select(validUntil)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

async function decide<Decision extends string>(
  house: OperatingHouse,
  id: bigint,
  work: (db: Within<Tables>, document: DocumentRow) => Promise<Decided<Decision>>,
): Promise<Decided<Decision>> {
  const decided = await house.database.db.transaction().execute(async (db) => {
    const named = await findDocument(db, id)
    if (!named) return null
    const { member_id: memberId, kind } = named
    // As whoever sends one does: two that decide, and one that sends, wait for each other here.
    await db
      .selectFrom('members')
      .select('id')
      .where('id', '=', memberId)
      .forNoKeyUpdate()
      .execute()
    const document = await latestOf(db, memberId, kind)
    if (document?.id !== id) return null
    const isOpen = document.state === 'received' || document.state === 'review'
    return isOpen ? { memberId, decision: await work(db, document) } : null
  })
  if (decided === null) return 'not-open'
  publishDocuments(house, decided.memberId)
  return decided.decision
}

type Change = Partial<Pick<DocumentRow, 'reason_text' | 'valid_until' | 'decided_at'>>

const VERBS = { review: 'review', accepted: 'accept', refused: 'refuse' } as const

async function change(
  db: Within<Tables>,
  actor: Actor,
  { member_id, id, state, kind }: DocumentRow,
  to: keyof typeof VERBS,
  change: Change,
): Promise<void> {
  await db
    .updateTable('documents')
    .set({ state: to, ...change })
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .execute()
  const { decided_at: _at, ...shown } = change
  await recordAction(db, actor, {
    what: `document.${VERBS[to]}`,
    target: `document:${id}`,
    before: { state },
    after: { state: to, member: member_id, kind, ...shown },
  })
}
