import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  DOCUMENT_BYTES_MAX,
  DOCUMENT_KINDS,
  DOCUMENT_UPLOAD_PATH,
  type DocumentKind,
} from '#contract/documents.ts'
import { lira } from '#contract/money.ts'
import { deposit } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { newMember, PASSWORD } from '#server/account/testing-factors.ts'
import type { Actor } from '#server/action/actor.ts'
import { port } from '#server/database/database.ts'
import { TransferBank, TRANSFERS } from '#server/payments/testing-transfers.ts'
import { startTestHouse, visitor, type Client, type TestHouse } from '#server/testing.ts'
import { approveWithdrawal } from '../withdrawal/decision.ts'
import { requestWithdrawal } from '../withdrawal/request.ts'
import {
  acceptDocument,
  askForDocument,
  exportDocument,
  refuseDocument,
  reviewDocument,
} from './decision.ts'
import { forgetOldDocuments } from './old-documents.ts'
import { undecidedDocuments } from './queue.ts'
import { jpeg, pdf, png } from './testing-files.ts'

const OPERATOR: Actor = { kind: 'command', name: 'operator', why: 'test' }
const LATER = '2099-01-01'
const HOW = 'Yazılar okunmuyor. Işıkta, düz bir yüzeyde yeniden çekin.'

let folder: string
let house: TestHouse

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kasa-documents-'))
  house = await startTestHouse({
    settings: { dataDir: folder },
    paymentAdapters: () => [new TransferBank().adapter()],
  })
}, 120_000)
afterAll(async () => {
  await house.close()
  await rm(folder, { recursive: true })
})

let before: TestHouse['settings']['withdrawals']
beforeEach(() => {
  before = house.settings.withdrawals
  house.settings.withdrawals = { ...before, needsIdentity: true, addressAbove: lira(1_000) }
})
afterEach(() => (house.settings.withdrawals = before))

interface Someone {
  id: bigint
  client: Client
}

/** A browser of that member's. */
async function clientOf(username: string): Promise<Client> {
  const client = visitor(house)
  await client.login(username, PASSWORD)
  return client
}

/** A new member with ₺5,000.00, logged in. */
async function someone(): Promise<Someone> {
  const { id, username } = await newMember(house)
  const key = { memberId: id, source: 'test', reference: 'first' }
  await post(port(house.database.db), deposit(key, lira(5_000), 'demo'))
  return { id, client: await clientOf(username) }
}

interface Sent {
  kind?: DocumentKind
  name?: string
  headers?: Record<string, string>
}

const ticketOf = async ({ client }: Someone, kind: DocumentKind = 'identity-front') =>
  (await client.call('documents/begin_upload', { kind, fileName: 'kimlik.jpg', bytes: 1 })).data
    .ticket

/** What came of a file: `taken`, or the refusal's name. */
async function sendWith(ticket: string, bytes: Buffer, headers: Sent['headers'] = {}) {
  const response = await fetch(house.settings.publicUrl + DOCUMENT_UPLOAD_PATH, {
    method: 'POST',
    headers: { panel: 'frontend', 'document-ticket': ticket, ...headers },
    body: new Uint8Array(bytes),
  })
  // Every answer of a door is of this shape.
  const reply = (await response.json()) as { result: boolean; data: { refusal?: string } }
  return { status: response.status, outcome: reply.result ? 'taken' : (reply.data.refusal ?? '?') }
}

async function send(member: Someone, bytes: Buffer, { kind, headers }: Sent = {}): Promise<string> {
  const { status, outcome } = await sendWith(await ticketOf(member, kind), bytes, headers)
  expect(status).toBe(200)
  return outcome
}

async function shown({ client }: Someone, kind: DocumentKind = 'identity-front') {
  const { data } = await client.call('documents/list', {})
  const found = data.documents.find((each) => each.kind === kind)
  return { ...found, isMissing: data.isMissing, unsent: data.unsent }
}

/** The document of a member that counts. */
async function idOf({ id }: Someone, kind: DocumentKind = 'identity-front'): Promise<bigint> {
  const found = house.database.db.selectFrom('documents').select('id').where('member_id', '=', id)
  return (
    await found.where('kind', '=', kind).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  ).id
}

let requests = 0
async function withdraw({ id }: Someone, amount = lira(300)) {
  const { id: transactionId } = await requestWithdrawal(house, {
    memberId: id,
    methodId: TRANSFERS.id,
    amount,
    form: { iban: 'TR01' },
    call: 'test',
    requestId: `documents ${(requests += 1)}`,
  })
  return { memberId: id, transactionId }
}

const approve = (whose: Awaited<ReturnType<typeof withdraw>>) =>
  approveWithdrawal(house, OPERATOR, whose)

async function acceptAll(member: Someone, kinds: readonly DocumentKind[]): Promise<void> {
  for (const kind of kinds) {
    expect(await send(member, jpeg(1200, 800, kind), { kind })).toBe('taken')
    expect(await acceptDocument(house, OPERATOR, await idOf(member, kind), LATER)).toBe('accepted')
  }
}

const files = () => readdir(path.join(folder, 'documents')).catch(() => [])

describe('what a withdrawal needs', () => {
  it('is who the member is before the first one, and it goes on by itself once that is accepted', async () => {
    const member = await someone()
    expect(await shown(member)).toMatchObject({ state: 'none', neededFor: null, isMissing: false })
    const whose = await withdraw(member)
    for (const kind of ['identity-front', 'identity-back'] as const)
      expect(await shown(member, kind)).toMatchObject({
        state: 'none',
        neededFor: 'first-withdrawal',
        isMissing: true,
      })
    expect(await shown(member, 'address')).toMatchObject({ neededFor: null })
    expect(await approve(whose)).toBe('documents-missing')
    await acceptAll(member, ['identity-front'])
    expect(await approve(whose)).toBe('documents-missing')
    expect(await shown(member)).toMatchObject({ isMissing: true, unsent: ['identity-back'] })
    await acceptAll(member, ['identity-back'])
    expect(await shown(member)).toMatchObject({ isMissing: false, unsent: [], validUntil: LATER })
    expect(await approve(whose)).toBe('sent')
  })

  it('is an address too, beyond the yearly amount, and not before', async () => {
    const member = await someone()
    await acceptAll(member, ['identity-front', 'identity-back'])
    expect(await approve(await withdraw(member, lira(1_000)))).toBe('sent')
    const beyond = await withdraw(member, lira(100))
    expect(await shown(member, 'address')).toMatchObject({
      neededFor: 'yearly-amount',
      isMissing: true,
    })
    expect(await approve(beyond)).toBe('documents-missing')
    await acceptAll(member, ['address'])
    expect(await approve(beyond)).toBe('sent')
  })

  it('is nothing where the house asks for nothing', async () => {
    house.settings.withdrawals = { ...before, needsIdentity: false, addressAbove: null }
    const member = await someone()
    expect(await approve(await withdraw(member, lira(2_000)))).toBe('sent')
  })

  it('is whatever an operator asks for, although it was accepted; and again when it is over', async () => {
    const member = await someone()
    await acceptAll(member, ['identity-front', 'identity-back'])
    const payload = {
      memberId: member.id,
      kind: 'identity-front',
      reason: 'Adınız değişmiş.',
    } as const
    expect(await askForDocument(house, OPERATOR, payload)).toBe('asked')
    expect(await askForDocument(house, OPERATOR, payload)).toBe('waits-already')
    expect(await shown(member)).toMatchObject({
      state: 'asked',
      neededFor: 'operator',
      reasonText: 'Adınız değişmiş.',
      isOpen: true,
    })
    const whose = await withdraw(member)
    expect(await approve(whose)).toBe('documents-missing')
    await acceptAll(member, ['identity-front'])
    await house.database.pool.query(
      `update documents set valid_until = current_date - 2 where member_id = $1 and kind = $2
         and valid_until is not null`,
      [member.id, 'identity-back'],
    )
    expect(await shown(member, 'identity-back')).toMatchObject({ state: 'expired', isOpen: true })
    expect(await approve(whose)).toBe('documents-missing')
  })
})

describe('a file that is sent', () => {
  it('waits, may be replaced until somebody looks, and leaves nothing of the one before', async () => {
    const member = await someone()
    const already = (await files()).length
    expect(await send(member, jpeg(1200, 800, 'one'))).toBe('taken')
    expect(await send(member, jpeg(1200, 800, 'two'))).toBe('taken')
    // The same once more is the same.
    expect(await send(member, jpeg(1200, 800, 'two'))).toBe('taken')
    expect(await files()).toHaveLength(already + 1)
    expect(await shown(member)).toMatchObject({
      state: 'received',
      file: { name: 'kimlik.jpg', type: 'image/jpeg' },
    })
    const late = await ticketOf(member)
    const id = await idOf(member)
    expect(await reviewDocument(house, OPERATOR, id)).toBe('review')
    expect(await reviewDocument(house, OPERATOR, id)).toBe('not-open')
    expect(await shown(member)).toMatchObject({ state: 'review', isOpen: false })
    expect(await sendWith(late, jpeg(1200, 800, 'three'))).toMatchObject({
      outcome: 'document-closed',
    })
    expect(
      await member.client.refused('documents/begin_upload', {
        kind: 'identity-front',
        fileName: 'x.jpg',
        bytes: 1,
      }),
    ).toMatchObject({ data: { refusal: 'document-closed' } })
    expect(await refuseDocument(house, OPERATOR, id, HOW)).toBe('refused')
    expect(await shown(member)).toMatchObject({ state: 'refused', reasonText: HOW, isOpen: true })
    expect(await acceptDocument(house, OPERATOR, id, LATER)).toBe('not-open')
    expect(await send(member, png(1200, 800))).toBe('taken')
    expect(await files()).toHaveLength(already + 2)
  })

  it('lies encrypted, bound to its member, and an operator’s look at it stands in the log', async () => {
    const member = await someone()
    const photo = jpeg(1200, 800, 'a face that nobody reads')
    await send(member, photo)
    const id = await idOf(member)
    const row = await house.database.db
      .selectFrom('documents')
      .select(['stored_as', 'key_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const file = path.join(folder, 'documents', row.stored_as ?? '')
    const kept = await readFile(file)
    expect(kept.includes('nobody reads')).toBe(false)
    expect(kept.includes(photo.subarray(0, 20))).toBe(false)
    expect((await exportDocument(house, OPERATOR, id))?.equals(photo)).toBe(true)
    const acts = await house.database.db
      .selectFrom('actions')
      .select(['what', 'actor_name'])
      .where('target', '=', `document:${id}`)
      .execute()
    expect(acts).toEqual([{ what: 'document.export', actor_name: 'operator' }])
    // Changed by a bit, under another key, at another member's: it cannot be read.
    kept[kept.length - 1] = (kept.at(-1) ?? 0) ^ 1
    await writeFile(file, kept)
    await expect(exportDocument(house, OPERATOR, id)).rejects.toThrow(/authenticate/)
    house.settings.documentsKey = Buffer.alloc(32, 7).toString('base64url')
    await expect(exportDocument(house, OPERATOR, id)).rejects.toThrow(/encrypted by key/)
    expect(await send(member, jpeg(900, 700), { kind: 'address' })).toBe('taken')
    expect(await exportDocument(house, OPERATOR, await idOf(member, 'address'))).toBeInstanceOf(
      Buffer,
    )
    delete house.settings.documentsKey
  })

  it('is never served: no address of either listener gives it out', async () => {
    const member = await someone()
    await send(member, jpeg(1200, 800, 'not for the web'))
    const [name = ''] = await files()
    const { publicUrl, gamesUrl } = house.settings
    const paths = [`/documents/${name}`, `/pictures/../documents/${name}`, `/tables/${name}`]
    for (const at of [publicUrl, gamesUrl])
      for (const each of [...paths, `/endpoint/v1/documents/${name}`, DOCUMENT_UPLOAD_PATH]) {
        const response = await fetch(at + each)
        expect((await response.text()).includes('KD1')).toBe(false)
        expect(response.headers.get('content-type') ?? '').not.toMatch(/image|pdf|octet/)
      }
  })

  it('that is not what it says is refused by name, and nothing of it is kept', async () => {
    const member = await someone()
    const already = await files()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>')
    const wrong = {
      'document-empty': Buffer.alloc(0),
      'document-type': svg,
      'document-too-many-pixels': png(20_000, 20_000, Buffer.alloc(10)),
      'document-damaged': jpeg(1200, 800).subarray(0, -3),
      'document-mixed': Buffer.concat([
        jpeg(1200, 800),
        Buffer.from('PK\x03\x04'),
        Buffer.alloc(99),
      ]),
      'document-active': pdf('/OpenAction << /S /JavaScript /JS (x) >>'),
      'document-too-small': png(200, 100),
      'document-too-large': Buffer.alloc(DOCUMENT_BYTES_MAX + 1),
    }
    for (const [refusal, bytes] of Object.entries(wrong))
      expect([refusal, await send(member, bytes)]).toEqual([refusal, refusal])
    const claimed = { 'content-type': 'image/jpeg' }
    expect(await send(member, svg, { headers: claimed })).toBe('document-type')
    expect(await files()).toEqual(already)
    expect(await shown(member)).toMatchObject({ state: 'none', file: null })
  })

  it('comes by a ticket of that member alone, for ten minutes, from the site’s own page', async () => {
    const [member, other] = [await someone(), await someone()]
    const ticket = await ticketOf(member)
    expect(await sendWith(ticket, jpeg(1200, 800))).toMatchObject({ outcome: 'taken' })
    expect(await shown(other)).toMatchObject({ state: 'none' })
    const [packed = '', signature = ''] = ticket.split('.')
    const text = Buffer.from(packed, 'base64url')
      .toString()
      .replace(`"${member.id}"`, `"${other.id}"`)
    const forged = `${Buffer.from(text).toString('base64url')}.${signature}`
    for (const wrong of [forged, '', 'x', `${ticket}.x`, `${packed}.`, '.', 'a'.repeat(5_000)])
      expect(await sendWith(wrong, jpeg(1200, 800))).toMatchObject({
        status: 200,
        outcome: 'document-ticket-over',
      })
    expect(
      await sendWith(ticket, jpeg(1200, 800), { origin: 'https://elsewhere.example' }),
    ).toMatchObject({ outcome: 'foreign-origin' })
    const old = await ticketOf(member)
    house.pass(10 * 60_000 + 1)
    expect(await sendWith(old, jpeg(1200, 800))).toMatchObject({ outcome: 'document-ticket-over' })
    expect(await shown(other)).toMatchObject({ state: 'none' })
  })

  it('that is sent slowly keeps nobody else’s out: one of each kind of a member is on its way at once, and no more', async () => {
    const [slow, other] = [await someone(), await someone()]
    const held = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const headers = { panel: 'frontend', 'document-ticket': await ticketOf(slow) }
        const url = house.settings.publicUrl + DOCUMENT_UPLOAD_PATH
        const sending = request(url, { method: 'POST', headers }).on('error', () => {})
        const answered = new Promise<boolean>((done) => {
          sending.once('response', () => done(true)).once('error', () => done(true))
          setTimeout(() => done(false), 1_000)
        })
        sending.write(Buffer.alloc(10))
        return { sending, isSentAway: await answered }
      }),
    )
    expect(held.filter(({ isSentAway }) => !isSentAway)).toHaveLength(DOCUMENT_KINDS.length)
    expect(await send(other, jpeg(1_200, 800))).toBe('taken')
    for (const { sending } of held) sending.destroy()
    await vi.waitFor(async () => expect(await send(slow, jpeg(1_200, 800))).toBe('taken'))
  })

  it('two at once stand one behind the other, and only so many come in a day', async () => {
    const member = await someone()
    const already = (await files()).length
    const outcomes = await Promise.all(
      Array.from({ length: 3 }, (_, at) => send(member, jpeg(1200, 800, `at once ${at}`))),
    )
    expect(outcomes.every((outcome) => outcome === 'taken')).toBe(true)
    expect(await files()).toHaveLength(already + 1)
    for (let sent = 3; sent < 20; sent += 1)
      expect(await send(member, jpeg(1200, 800, `after ${sent}`))).toBe('taken')
    expect(
      await member.client.refused('documents/begin_upload', {
        kind: 'address',
        fileName: 'x.jpg',
        bytes: 1,
      }),
    ).toMatchObject({ data: { refusal: 'documents-full' } })
    house.pass(24 * 60 * 60_000)
    const { username } = await house.database.db
      .selectFrom('members')
      .select('username')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow()
    const again = { id: member.id, client: await clientOf(username) }
    expect(await send(again, jpeg(1200, 800, 'tomorrow'))).toBe('taken')
  })
})

describe('an operator', () => {
  it('decides a document once, whoever else does at that moment, and each act has its row', async () => {
    const member = await someone()
    await send(member, jpeg(1200, 800))
    const id = await idOf(member)
    const waiting = await undecidedDocuments(house.database.db)
    expect(waiting.map((each) => each.id)).toContain(id)
    expect(await acceptDocument(house, OPERATOR, id, '2020-01-01')).toBe('over')
    const ends = await Promise.all([
      acceptDocument(house, OPERATOR, id, LATER),
      refuseDocument(house, OPERATOR, id, HOW),
      acceptDocument(house, OPERATOR, id, LATER),
    ])
    expect(ends.filter((end) => end === 'not-open')).toHaveLength(2)
    const acts = await house.database.db
      .selectFrom('actions')
      .select('what')
      .where('target', '=', `document:${id}`)
      .execute()
    expect(acts).toHaveLength(1)
  })

  it('does not decide what was replaced meanwhile', async () => {
    const member = await someone()
    await send(member, jpeg(1200, 800, 'first'))
    const first = await idOf(member)
    await send(member, jpeg(1200, 800, 'second'))
    expect(await acceptDocument(house, OPERATOR, first, LATER)).toBe('not-open')
    expect(await exportDocument(house, OPERATOR, first)).toBeNull()
    expect(await shown(member)).toMatchObject({ state: 'received' })
  })
})

describe('the end of a file', () => {
  it('is a month after it was refused, eight years after it stopped counting, and an hour without a row', async () => {
    const member = await someone()
    await send(member, jpeg(1200, 800, 'refused'))
    const refused = await idOf(member)
    await refuseDocument(house, OPERATOR, refused, HOW)
    await acceptAll(member, ['identity-back'])
    const accepted = await idOf(member, 'identity-back')
    const orphan = path.join(folder, 'documents', 'f'.repeat(32))
    await writeFile(orphan, 'KD1')
    await forgetOldDocuments(house)
    expect(await exportDocument(house, OPERATOR, refused)).not.toBeNull()
    expect(await files()).toContain('f'.repeat(32))
    const longAgo = new Date(Date.now() - 2 * 60 * 60_000)
    await utimes(orphan, longAgo, longAgo)
    const set = (id: bigint, change: string) =>
      house.database.pool.query(`update documents set ${change} where id = $1`, [id])
    await set(refused, `decided_at = decided_at - interval '31 days'`)
    await set(accepted, `decided_at = decided_at - interval '9 years', valid_until = '2016-01-01'`)
    await forgetOldDocuments(house)
    expect(await files()).not.toContain('f'.repeat(32))
    for (const id of [refused, accepted])
      expect(await exportDocument(house, OPERATOR, id)).toBeNull()
    expect(await shown(member)).toMatchObject({ state: 'refused', file: null, reasonText: HOW })
  })
})

describe('a scanner', () => {
  let server: Server
  let says = 'stream: OK\0'
  beforeAll(async () => {
    server = createServer((socket) => {
      let read = 0
      socket.on('data', (piece) => {
        read += piece.length
        // A length of nothing ends what is sent.
        if (piece.subarray(-4).every((byte) => byte === 0)) socket.end(says)
      })
      socket.on('error', () => read)
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    // A server that listens at a port has an address.
    house.settings.clamdUrl = `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    delete house.settings.clamdUrl
    await new Promise((closed) => server.close(closed))
  })

  it('sees every file before it is kept; without its word none is', async () => {
    const member = await someone()
    const already = await files()
    says = 'stream: Eicar-Test-Signature FOUND\0'
    expect(await send(member, jpeg(1200, 800))).toBe('document-infected')
    says = 'INSTREAM size limit exceeded. ERROR\0'
    expect(await send(member, jpeg(1200, 800))).toBe('document-scan-unreachable')
    expect(await files()).toEqual(already)
    says = 'stream: OK\0'
    expect(await send(member, jpeg(1200, 800))).toBe('taken')
    const [row] = await house.database.db
      .selectFrom('documents')
      .select('is_scanned')
      .where('member_id', '=', member.id)
      .execute()
    expect(row?.is_scanned).toBe(true)
    house.settings.clamdUrl = 'tcp://127.0.0.1:1'
    expect(await send(member, jpeg(1200, 801))).toBe('document-scan-unreachable')
  })
})
