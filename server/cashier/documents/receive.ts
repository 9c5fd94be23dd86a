import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Refused } from '#contract/refusals.ts'
import { lockMember } from '#server/lock-member.ts'
import type { Tables } from '#server/database/tables.ts'
import type { House } from '#server/house.ts'
import { inspectFile, type FileFacts } from './inspect.ts'
import { publishDocuments } from './publish.ts'
import { documentsOf, type DocumentState } from './rows.ts'
import { scannerOf } from './scan.ts'
import { eraseStored, storeFile, type StoredFile } from './store.ts'
import type { Upload } from './ticket.ts'

/** Files of one member in a day. */
const SENT_A_DAY_MAX = 20
/** And at all. */
export const KEPT_MAX = 40
const DAY_MS = 24 * 60 * 60_000

/** May one be sent in its place? Not while somebody looks at it, and not when it was accepted. */
export const isReplaceable = (state: DocumentState): boolean =>
  state !== 'review' && state !== 'accepted'

/**
 * Takes a file in: looks at it, has it scanned, keeps it encrypted, and only then writes it down. A file whose row
 * was not written is taken away again, at once or by the daily look. Sent twice it stands once.
 */
export async function receiveDocument(house: House, upload: Upload, body: Buffer): Promise<void> {
  const now = house.clock()
  await refuseTooMany(house.database.db, upload.memberId, now)
  const facts = await inspectFile(body)
  const isScanned = await scan(house, facts.bytes)
  const stored = await storeFile(house, upload.memberId, facts.bytes)
  const given = { upload, facts, stored, isScanned, now }
  const { isNew, replaced } = await house.database.db
    .transaction()
    .execute((db) => write(db, given))
    .catch(async (error: unknown) => {
      await eraseStored(house, stored.storedAs)
      throw error
    })
  const useless = isNew ? replaced : stored.storedAs
  if (useless !== null) await eraseStored(house, useless)
  publishDocuments(house, upload.memberId)
}

async function scan(house: House, bytes: Buffer): Promise<boolean> {
  const scanner = scannerOf(house.settings)
  if (scanner === null) return false
  const found = await scanner(bytes).catch((error: unknown) => {
    house.log.error({ err: error }, 'a document could not be scanned')
    throw new Refused('document-scan-unreachable')
  })
  if (found === 'infected') throw new Refused('document-infected')
  return true
}

interface Given {
  upload: Upload
  facts: FileFacts
  stored: StoredFile
  isScanned: boolean
  now: Date
}

/** Was it written, and which file does it take the place of, that nobody has looked at? */
async function write(
  db: Kysely<Tables>,
  { upload: { memberId, kind, fileName }, facts, stored, isScanned, now }: Given,
): Promise<{ isNew: boolean; replaced: string | null }> {
  await lockMember(db, memberId)
  await refuseTooMany(db, memberId, now)
  const documents = await documentsOf(db, memberId, now)
  const before = documents.find((each) => each.kind === kind)
  if (!before || !isReplaceable(before.state)) throw new Refused('document-closed')
  const contentHash = createHash('sha256').update(facts.bytes).digest()
  if (before.state === 'received' && before.latest?.content_hash?.equals(contentHash))
    return { isNew: false, replaced: null }
  await db
    .insertInto('documents')
    .values({
      member_id: memberId,
      kind,
      state: 'received',
      file_name: fileName,
      file_type: facts.type,
      bytes: facts.bytes.length,
      width: facts.size?.width ?? null,
      height: facts.size?.height ?? null,
      content_hash: contentHash,
      is_scanned: isScanned,
      stored_as: stored.storedAs,
      key_id: stored.keyId,
      created_at: now,
    })
    .execute()
  const replaced = before.state === 'received' ? await forgetReplaced(db, before.latest, now) : null
  return { isNew: true, replaced }
}

/** What nobody has looked at need not be kept beside what came for it. */
async function forgetReplaced(
  db: Kysely<Tables>,
  replaced: { member_id: bigint; id: bigint; stored_as: string | null } | undefined,
  now: Date,
): Promise<string | null> {
  if (!replaced) return null
  await db
    .updateTable('documents')
    .set({ stored_as: null, erased_at: now })
    .where('member_id', '=', replaced.member_id)
    .where('id', '=', replaced.id)
    .execute()
  return replaced.stored_as
}

/** Throws `documents-full` when the member has sent too many today, or has too many here. */
export async function refuseTooMany(
  db: Kysely<Tables>,
  memberId: bigint,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS)
  const { today, kept } = await db
    .selectFrom('documents')
    .select((row) => [
      row.fn
        .countAll<bigint>()
        .filterWhere('created_at', '>', since)
        .filterWhere('bytes', 'is not', null)
        .as('today'),
      row.fn.count<bigint>('stored_as').as('kept'),
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (today >= SENT_A_DAY_MAX || kept >= KEPT_MAX) throw new Refused('documents-full')
}
