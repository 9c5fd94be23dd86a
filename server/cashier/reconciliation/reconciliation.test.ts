import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { lira } from '#contract/money.ts'
import { freshDatabase, type FreshDatabase } from '#server/database/testing.ts'
import { payoutReferenceFor, referenceFor } from '../reference.ts'
import { reconcile } from './compare.ts'
import { readStatement, UnreadableStatement } from './statement.ts'

const HEADER = 'reference,direction,amount,currency,state,time'
const at = (minute: number): string => `2026-11-24T10:${String(minute).padStart(2, '0')}:00+03:00`

let database: FreshDatabase
const MEMBER = 1n

beforeAll(async () => {
  database = await freshDatabase('demo')
})
afterAll(() => database.close())
beforeEach(() => database.db.deleteFrom('cash_transactions').execute())

interface Wishes {
  status?: number
  payout?: 'sent' | 'paid' | 'review'
  attempt?: number
  provider?: string
  minute?: number
}

/** A payment of 500 lira that was decided in this minute; answers its number. */
async function recorded(direction: 'in' | 'out', wishes: Wishes = {}): Promise<bigint> {
  const {
    status = TRANSACTION_STATUS.approved,
    payout,
    attempt = 1,
    provider = 'bank',
    minute = 5,
  } = wishes
  const { id } = await database.db
    .insertInto('cash_transactions')
    .values({
      member_id: MEMBER,
      direction,
      status,
      method_id: 1,
      transfer_type_id: 2,
      amount: lira(500),
      call: 'test',
      request_id: null,
      content_hash: '0'.repeat(64),
      provider,
      payout_state: direction === 'out' ? (payout ?? 'paid') : null,
      attempt: direction === 'out' ? attempt : 0,
      sent_at: direction === 'out' ? new Date(at(0)) : null,
      canceled_by: status === TRANSACTION_STATUS.canceled ? 'house' : null,
      decided_at: status === TRANSACTION_STATUS.fresh ? null : new Date(at(minute)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const depositReference = (transactionId: bigint) =>
  referenceFor({ memberId: MEMBER, transactionId })
const payoutReference = (transactionId: bigint, attempt = 1) =>
  payoutReferenceFor({ memberId: MEMBER, transactionId, attempt })

const statement = (...rows: readonly string[]) => readStatement([HEADER, ...rows].join('\n')).lines

/** What the statement and the records do not agree on, in short. */
async function differencesOf(...rows: readonly string[]) {
  const { agreed, differences } = await reconcile(database.db, 'bank', statement(...rows), {
    from: new Date(at(0)),
    to: new Date(at(30)),
  })
  const found = differences.map((one) => [
    one.kind,
    'line' in one ? one.line.reference : one.record.reference,
  ])
  return { agreed, found }
}

describe('a statement beside what is recorded', () => {
  it('agrees where every payment stands on both sides', async () => {
    const [paidIn, declined, open] = [
      await recorded('in'),
      await recorded('in', { status: TRANSACTION_STATUS.canceled }),
      await recorded('in', { status: TRANSACTION_STATUS.fresh }),
    ]
    const paidOut = await recorded('out', { attempt: 2 })
    const sent = await recorded('out', { payout: 'sent', status: TRANSACTION_STATUS.fresh })
    expect(
      await differencesOf(
        `${depositReference(paidIn)},in,500.00,TRY,approved,${at(5)}`,
        `${depositReference(declined)},in,500,TRY,declined,${at(5)}`,
        `${depositReference(open)},in,500,TRY,open,${at(5)}`,
        `${payoutReference(paidOut)},out,500,TRY,failed,${at(4)}`,
        `${payoutReference(paidOut, 2)},out,500,TRY,paid,${at(5)}`,
        `${payoutReference(sent)},out,500,TRY,open,${at(5)}`,
      ),
    ).toEqual({ agreed: 6, found: [] })
  })

  it('names what is missing here: unknown, of another provider, direction or attempt', async () => {
    const elsewhere = depositReference(await recorded('in', { provider: 'other', minute: 40 }))
    const turned = depositReference(await recorded('out', { minute: 40 }))
    const later = payoutReference(await recorded('out', { minute: 40 }), 2)
    const strangers = ['nothing-of-ours', '999-999', elsewhere, turned]
    const { agreed, found } = await differencesOf(
      ...strangers.map((reference) => `${reference},in,500,TRY,approved,${at(5)}`),
      `${later},out,500,TRY,paid,${at(5)}`,
    )
    expect(agreed).toBe(0)
    expect(found).toEqual([...strangers, later].map((reference) => ['missing-here', reference]))
  })

  it('names what is missing there, of the period alone', async () => {
    const missing = depositReference(await recorded('in'))
    const unpaid = payoutReference(await recorded('out'))
    await recorded('in', { minute: 31 })
    await recorded('in', { provider: 'other' })
    await recorded('in', { status: TRANSACTION_STATUS.canceled })
    const { found } = await differencesOf()
    expect(found).toEqual([
      ['missing-there', missing],
      ['missing-there', unpaid],
    ])
  })

  it('names another amount, another state, another currency and a repeated line', async () => {
    const deposit = depositReference(await recorded('in'))
    const payout = payoutReference(await recorded('out'))
    const { found } = await differencesOf(
      `${deposit},in,500.01,EUR,declined,${at(5)}`,
      `${payout},out,500,TRY,failed,${at(5)}`,
      `${payout},out,500,TRY,paid,${at(5)}`,
    )
    expect(found).toEqual([
      ['other-currency', deposit],
      ['other-amount', deposit],
      ['other-state', deposit],
      ['other-state', payout],
      ['repeated-there', payout],
    ])
  })

  it('of no payment names all that moved within its time, and never agrees by being empty', async () => {
    const missing = depositReference(await recorded('in'))
    const period = { from: new Date(at(0)), to: new Date(at(30)) }
    const { agreed, differences } = await reconcile(database.db, 'bank', statement(), period)
    expect(agreed).toBe(0)
    expect(differences).toMatchObject([{ kind: 'missing-there', record: { reference: missing } }])
  })
})

describe('what stands above the columns', () => {
  const above = `# from=${at(0)} to=${at(30)} payments=1`
  const line = `1-2,in,5,TRY,approved,${at(5)}`

  it('says of which time a statement is, and how many payments follow', () => {
    const { period, lines } = readStatement([`\uFEFF${above}`, HEADER, line].join('\n'))
    expect(period).toEqual({ from: new Date(at(0)), to: new Date(at(30)) })
    expect(lines).toMatchObject([{ reference: '1-2', line: 3 }])
    expect(readStatement([HEADER, line].join('\n')).period).toBeNull()
  })

  it.each([
    [[above, HEADER], /says that it has 1 payments, and has 0/],
    [[above, HEADER, line, line], /and has 2: it was cut, or added to/],
    [[`# from=${at(0)} payments=1`, HEADER, line], /Line 1 has to say/],
    [[`# from=${at(9)} to=${at(1)} payments=1`, HEADER, line], /Line 1 has to say/],
    [['# what came in November', HEADER, line], /Line 1 has to say/],
  ])('is refused where it was cut, or makes no sense: %j', (lines, message) => {
    expect(() => readStatement(lines.join('\n'))).toThrow(UnreadableStatement)
    expect(() => readStatement(lines.join('\n'))).toThrow(message)
  })
})

describe('a statement that cannot be read', () => {
  it('is read with semicolons, a mark of its encoding, quotes and columns in any order', () => {
    const csv = `\uFEFFtime;state;currency;amount;direction;reference;note
${at(5)};approved;TRY;"12.50";in;"1-2";"a; b"`
    expect(readStatement(csv).lines).toMatchObject([
      { reference: '1-2', amount: 12_500_000n, line: 2 },
    ])
    expect(readStatement(HEADER)).toEqual({ period: null, lines: [] })
  })

  it.each([
    ['reference,amount\n1-2,5', /missing direction, currency, state, time/],
    [`${HEADER}\n1-2,in,5,TRY,approved`, /no CSV/],
    [`${HEADER}\n"1-2,in,5,TRY,approved,x`, /no CSV/],
    ...[
      ['', 'in', '5', 'TRY', 'approved', at(5), 'reference'],
      ['1-2', 'up', '5', 'TRY', 'approved', at(5), 'direction'],
      ['1-2', 'out', '5', 'TRY', 'approved', at(5), 'state'],
      ['1-2', 'in', '5.0000001', 'TRY', 'approved', at(5), 'amount'],
      ['1-2', 'in', '-5', 'TRY', 'approved', at(5), 'amount'],
      ['1-2', 'in', '1e3', 'TRY', 'approved', at(5), 'amount'],
      ['1-2', 'in', '٥', 'TRY', 'approved', at(5), 'amount'],
      ['1-2', 'in', '9999999999', 'TRY', 'approved', at(5), 'more than this house'],
      ['1-2', 'in', '5', 'lira', 'approved', at(5), 'currency'],
      ['1-2', 'in', '5', 'TRY', 'approved', '24.11.2026', 'time'],
    ].map(([wrong, ...rest]): [string, RegExp] => [
      `${HEADER}\n1-1,in,5,TRY,approved,${at(1)}\n${[wrong, ...rest.slice(0, 5)].join(',')}`,
      new RegExp(`Line 3: .*${rest.at(-1)}`),
    ]),
  ])('is refused by its line: %j', (csv, message) => {
    expect(() => readStatement(csv)).toThrow(UnreadableStatement)
    expect(() => readStatement(csv)).toThrow(message)
  })
})
