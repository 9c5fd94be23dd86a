import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { port } from '#server/database/database.ts'
import { freshDatabase, type FreshDatabase } from '#server/database/testing.ts'
import { AMOUNT_MAX } from '#contract/money.ts'
import { audit, isClean } from './audit.ts'
import { houseBalances } from './testing.ts'
import { BALANCE_MAX } from './chart.ts'
import * as moves from './moves.ts'
import { isPosted, post } from './post.ts'
import type { QueryPort } from './query-port.ts'
import { COMMANDS, expected, played, readMove } from './table-testing.ts'
import {
  claimDebit,
  claimWaive,
  correctionCredit,
  correctionDebit,
  holdRaise,
  jackpotWin,
  payout,
  release,
  settle,
  stake,
} from './testing-moves.ts'

let database: FreshDatabase
let q: QueryPort
let lastMember = 1000n
beforeAll(async () => {
  database = await freshDatabase()
  q = port(database.db)
})
afterAll(() => database.close())

async function check(table: string): Promise<void> {
  lastMember += 1n
  expect(await played(q, lastMember, table)).toBe(expected(table))
}

describe('moves, line by line: outcome, then cash bonus held pending', () => {
  it('deposits, plays and withdraws', () =>
    check(`
      deposit  d1  100      papara      | posted             | 100 0 0 0
      stake    r1  30       games:kasa  | posted             | 70 0 0 0
      payout   p1  4.226    games:kasa  | posted             | 74.226 0 0 0
      stake    r2  74.23    games:kasa  | insufficient-funds | 74.226 0 0 0
      withdraw w1  50                   | posted             | 24.226 0 0 50
      withdraw w2  24.23                | insufficient-funds | 24.226 0 0 50
      pay      w1x 50       papara      | posted             | 24.226 0 0 0
      payout   p2  30       games:kasa  | posted             | 54.226 0 0 0
    `))

  it('answers a repeat with the first outcome, and refuses a key used for something else', () =>
    check(`
      deposit  d1  100      papara      | posted             | 100 0 0 0
      deposit  d1  100      papara      | repeated           | 100 0 0 0
      deposit  d1  101      papara      | reference-reused   | 100 0 0 0
      deposit  d1  100      bank        | reference-reused   | 100 0 0 0
      stake    d1  100      games:kasa  | reference-reused   | 100 0 0 0
      stake    r1  100      games:kasa  | posted             | 0 0 0 0
      stake    r1  100      games:kasa  | repeated           | 0 0 0 0
      stake    r1  5000     games:kasa  | reference-reused   | 0 0 0 0
    `))

  it('pays or returns a withdrawal, never both', () =>
    check(`
      deposit  d1  100      papara      | posted             | 100 0 0 0
      withdraw w1  40                   | posted             | 60 0 0 40
      withdraw w2  60                   | posted             | 0 0 0 100
      return   w1x 40                   | posted             | 40 0 0 60
      pay      w1x 40       papara      | reference-reused   | 40 0 0 60
      pay      w2x 60       papara      | posted             | 40 0 0 0
      return   w2x 60                   | reference-reused   | 40 0 0 0
      return   w3x 1                    | insufficient-funds | 40 0 0 0
    `))

  it('stakes cash first, then bonus money, and pays out in the proportion that was staked', () =>
    check(`
      deposit  d1  10         papara                 | posted             | 10 0 0 0
      grant    g1  20                                | posted             | 10 20 0 0
      stake    r1  4          games:kasa             | posted             | 6 20 0 0
      payout   p1  8          games:kasa 4           | posted             | 14 20 0 0
      stake    r2  20         games:kasa             | posted             | 0 14 0 0
      payout   p2  10         games:kasa 14+b6       | posted             | 7 17 0 0
      stake    r3  7.000001   games:kasa             | posted             | 0 16.999999 0 0
      stake    r4  16.999999  games:kasa             | posted             | 0 0 0 0
      stake    r5  0.000001   games:kasa             | insufficient-funds | 0 0 0 0
      payout   p4  5          games:kasa 0+b16.999999 | posted            | 0 5 0 0
      payout   p3  7.000001   games:kasa 7+b0.000001 | posted             | 7 5.000001 0 0
      stake    r3  7.000001   games:kasa             | repeated           | 7 5.000001 0 0
      stake    r6  12.000002  games:kasa             | insufficient-funds | 7 5.000001 0 0
    `))

  it('gives cash the micro-lira that a payout’s proportion does not divide', () =>
    check(`
      payout   p1  10         games:kasa 2+b1        | posted             | 6.666667 3.333333 0 0
      payout   p2  0.000001   games:kasa 1+b99       | posted             | 6.666668 3.333333 0 0
      payout   p3  0.000001   games:kasa 0+b1        | posted             | 6.666668 3.333334 0 0
      payout   p4  999999999  games:kasa 0.000001+b999999999 | posted     | 6.666669 1000000002.333333 0 0
    `))

  it('holds cash first, then settles and releases in parts, to where the money came from', () =>
    check(`
      deposit  d1  60       papara      | posted             | 60 0 0 0
      grant    g1  20                   | posted             | 60 20 0 0
      hold     h1  80       games:k     | posted             | 0 0 80 0
      deposit  d2  40       papara      | posted             | 40 0 80 0
      hold     h2  41       games:k     | insufficient-funds | 40 0 80 0
      settle   s1  20 h1 40 games:k       | posted             | 70 10 60 0
      settle   s1  20 h1 40 games:k       | repeated           | 70 10 60 0
      release  l1  61    h1 games:k     | hold-closed        | 70 10 60 0
      release  l1  20    h1 games:k     | posted             | 85 15 40 0
      settle   s3  30    h1 0 games:k     | posted             | 85 15 10 0
      release  l2  10    h1 games:k     | posted             | 92.5 17.5 0 0
      release  l3  0.01  h1 games:k     | hold-closed        | 92.5 17.5 0 0
      release  l1  20    h1 games:k     | repeated           | 92.5 17.5 0 0
      settle   s4  1     h9 0 games:k     | hold-closed        | 92.5 17.5 0 0
    `))

  it('releases a hold to the last micro-lira, however it is cut', () =>
    check(`
      deposit  d1  1        papara      | posted             | 1 0 0 0
      grant    g1  0.000002             | posted             | 1 0.000002 0 0
      hold     h1  1.000002 games:k     | posted             | 0 0 1.000002 0
      release  l1  0.333333 h1 games:k  | posted             | 0.333333 0 0.666669 0
      release  l2  0.333335 h1 games:k  | posted             | 0.666667 0.000001 0.333334 0
      release  l3  0.333334 h1 games:k  | posted             | 1 0.000002 0 0
    `))

  it('grants, converts and forfeits bonus money, and moves between the house and the rest', () =>
    check(`
      grant     g1  50                  | posted             | 0 50 0 0
      convert   c1  20                  | posted             | 20 30 0 0
      convert   c1  20                  | repeated           | 20 30 0 0
      convert   c1  10                  | reference-reused   | 20 30 0 0
      forfeit   x1  31                  | insufficient-funds | 20 30 0 0
      forfeit   x2  30                  | posted             | 20 0 0 0
      poker-in  i1  20                  | posted             | 0 0 0 0
      poker-out o1  25                  | posted             | 25 0 0 0
      jackpot   j1  1000                | posted             | 1025 0 0 0
      prize     t1  250                 | posted             | 1275 0 0 0
      prize     t1  250                 | repeated           | 1275 0 0 0
      prize     t1  500                 | reference-reused   | 1275 0 0 0
    `))

  it('gives a share of a stake to the jackpots in the same entry, and pays one', () =>
    check(`
      deposit  d1  10         papara                     | posted             | 10 0 0 0
      stake    r1  10.000001  games:k jackpots:0.055     | insufficient-funds | 10 0 0 0
      stake    r1  10         games:k jackpots:0.055     | posted             | 0 0 0 0
      stake    r1  10         games:k jackpots:0.055     | repeated           | 0 0 0 0
      stake    r1  10         games:k jackpots:0.056     | reference-reused   | 0 0 0 0
      stake    r1  10         games:k                    | reference-reused   | 0 0 0 0
      jackpot  w1  50.01                                 | posted             | 50.01 0 0 0
    `))

  it('corrects what was paid, and claims what is no longer there', () =>
    check(`
      deposit  d1  10                papara | posted             | 10 0 0 0
      correct  c1  30                       | posted             | 40 0 0 0
      take     c2  15                       | posted             | 25 0 0 0
      take     c3  100 74.999999            | insufficient-funds | 25 0 0 0
      take     c3  100 75                   | posted             | 0 0 0 0
      take     c3  100 75                   | repeated           | 0 0 0 0
      take     c3  100 74                   | reference-reused   | 0 0 0 0
      take     c4  5   5                    | posted             | 0 0 0 0
      correct  c5  50                       | posted             | 50 0 0 0
      claim    m1  50                       | posted             | 0 0 0 0
      claim    m1  50                       | repeated           | 0 0 0 0
      claim    m2  1                        | insufficient-funds | 0 0 0 0
      waive    w1  25                       | posted             | 0 0 0 0
      waive    w1  25                       | repeated           | 0 0 0 0
      waive    w1  24                       | reference-reused   | 0 0 0 0
    `))

  it('corrects cash and bonus money by parts that are handed in, and claims of the cash alone', () =>
    check(`
      deposit  d1  10                papara | posted             | 10 0 0 0
      correct  c1  50 b20                   | posted             | 40 20 0 0
      correct  c2  0.000001 b0.000001       | posted             | 40 20.000001 0 0
      take     c3  20 0 b5                  | posted             | 25 15.000001 0 0
      take     c3  20 0 b5                  | repeated           | 25 15.000001 0 0
      take     c4  16 0 b16                 | insufficient-funds | 25 15.000001 0 0
      take     c4  45 5 b15                 | posted             | 0 0.000001 0 0
      correct  c5  0.000003 b0.000002       | posted             | 0.000001 0.000003 0 0
    `))

  it('keeps one micro-lira as exactly as a billion lira', () =>
    check(`
      deposit  d1  0.000001   papara    | posted             | 0.000001 0 0 0
      deposit  d2  1000000000 papara    | posted             | 1000000000.000001 0 0 0
      stake    r1  0.000002   games:k     | posted             | 999999999.999999 0 0 0
    `))
})

describe('limits', () => {
  it('refuses an amount and a balance beyond what the ledger keeps', async () => {
    const key = { memberId: 1n, source: 'deposit' }
    const over = moves.deposit({ ...key, reference: 'over' }, AMOUNT_MAX + 1n, 'papara')
    expect(await post(q, over)).toEqual({ refusal: 'amount-out-of-range' })
    for (let n = 0n; n < BALANCE_MAX / AMOUNT_MAX; n++)
      await post(q, moves.deposit({ ...key, reference: `full-${n}` }, AMOUNT_MAX, 'papara'))
    const last = moves.deposit({ ...key, reference: 'last' }, 1n, 'papara')
    expect(await post(q, last)).toEqual({ refusal: 'amount-out-of-range' })
  })

  it('keeps the longest key, hold and content that a move may have', async () => {
    const memberId = 3n
    const held = { source: 's'.repeat(40), reference: 'h'.repeat(120) }
    const key = { memberId, source: 'k'.repeat(40), reference: 'r'.repeat(120) }
    await post(q, moves.deposit({ memberId, source: 'd', reference: 'd' }, AMOUNT_MAX, 'papara'))
    await post(q, holdRaise({ memberId, ...held }, held, AMOUNT_MAX, 'games:abcdefghij'))
    const content = { ...key, content: 'c'.repeat(200) }
    const end = settle(content, held, { taken: AMOUNT_MAX }, 'games:abcdefghij')
    expect(isPosted(await post(q, end))).toBe(true)
  })

  it('throws on an amount that is zero or below: no caller may hand one in', () => {
    const key = { memberId: 1n, source: 'x', reference: 'y' }
    expect(() => moves.deposit(key, 0n, 'papara')).toThrow(RangeError)
    expect(() => moves.withdrawalRequest(key, -5n)).toThrow(RangeError)
    expect(() => moves.bonusGrant(key, 0n)).toThrow(RangeError)
  })

  it('takes no house account that the chart does not know', async () => {
    const key = { memberId: 2n, source: 'x', reference: 'y' }
    await expect(post(q, moves.deposit(key, 1n, 'PAPARA; drop'))).rejects.toThrow(/house/)
  })
})

describe('the house', () => {
  it('has the opposite of what members have, account by account', async () => {
    const before = await houseBalances(q)
    const member = 77n
    for (const line of ['deposit a 100 hvl', 'stake b 30 games:studio', 'payout c 5 games:studio'])
      await post(q, readMove(member, line))
    const after = await houseBalances(q)
    expect((after.get('games:studio') ?? 0n) - (before.get('games:studio') ?? 0n)).toBe(25_000_000n)
    expect(after.get('cashier:hvl')).toBe(-100_000_000n)
    const claims = async () => (await houseBalances(q)).get('sportsbook-claims') ?? 0n
    const was = await claims()
    await post(q, readMove(member, 'take e 200 125'))
    expect((await claims()) - was).toBe(-125_000_000n)
    await post(q, readMove(member, 'correct f 125'))
    await post(q, readMove(member, 'claim g 25'))
    const sportsbook = async () => (await houseBalances(q)).get('sportsbook') ?? 0n
    const had = await sportsbook()
    await post(q, readMove(member, 'waive h 100'))
    expect(await claims()).toBe(was)
    expect((await sportsbook()) - had).toBe(-100_000_000n)
    expect(isClean(await audit(q))).toBe(true)
  })
})

describe('what SQL asks for', () => {
  const memberId = 401n
  const key = (reference: string, source = 'test') => ({ memberId, source, reference })
  const under = key('h')

  it.each<[string, moves.Move]>([
    [
      "ledger_stake(401, 'test', 's', 10, 'games:kasa', 'c', 'jackpots', 1)",
      stake({ ...key('s'), content: 'c' }, 10n, 'games:kasa', {
        houseAccount: 'jackpots',
        amount: 1n,
      }),
    ],
    [
      "ledger_payout(401, 'test', 'p', 7, 'games:kasa', 'c', 9, 1)",
      payout({ ...key('p'), content: 'c' }, 7n, { cash: 9n, bonus: 1n }, 'games:kasa'),
    ],
    [
      "ledger_hold_raise(401, 'test', 'h1', 20, 'games:kasa', 'c', 'h')",
      holdRaise({ ...key('h1'), content: 'c' }, under, 20n, 'games:kasa'),
    ],
    [
      "ledger_settle(401, 'test', 'h2', 8, 'games:kasa', 'h', 3)",
      settle(key('h2'), under, { taken: 8n, won: 3n }, 'games:kasa'),
    ],
    [
      "ledger_release(401, 'test', 'h3', 5, 'games:kasa', 'h')",
      release(key('h3'), under, 5n, 'games:kasa'),
    ],
    [
      "ledger_jackpot_win(401, 'test', 'j', 50, 'c')",
      jackpotWin({ ...key('j'), content: 'c' }, 50n),
    ],
    [
      "ledger_correction(401, 'c1', 20, 10, 'sportsbook', 0)",
      correctionCredit(key('c1', 'correction'), { cash: 20n, bonus: 10n }),
    ],
    [
      "ledger_correction(401, 'c2', -40, -7, 'sportsbook', 5)",
      correctionDebit(key('c2', 'correction'), { cash: 40n, bonus: 7n }, 5n),
    ],
    ["ledger_claim(401, 'm', 5)", claimDebit(key('m', 'correction'), 5n)],
    ["ledger_claim_waive(401, 'n', 5)", claimWaive(key('n', 'correction'), 5n)],
    ["ledger_bonus_grant(401, 'g', 9)", moves.bonusGrant(key('g', 'bonus'), 9n)],
    ["ledger_bonus_convert(401, 'v', 4)", moves.bonusConvert(key('v', 'bonus'), 4n)],
    ["ledger_bonus_forfeit(401, 'f', 5)", moves.bonusForfeit(key('f', 'bonus'), 5n)],
  ])('%s is the move that TypeScript makes: its repeat', async (made, move) => {
    await post(q, moves.deposit(key('money'), 1_000n, 'papara'))
    expect(isPosted(await post(q, move))).toBe(true)
    const { rows } = await q.query(`select outcome from unnest(ledger_post(array[${made}]))`, [])
    expect(rows).toEqual([{ outcome: 'repeated' }])
  })
})

describe('the shard key', () => {
  it('begins every unique key of the ledger, so that its tables shard by member', async () => {
    const { rows } = await q.query(
      `select c.relname || '.' || i.relname as name, a.attname as first from pg_index x
       join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
       where x.indisunique and c.relname in ('wallets', 'entries', 'holds')`,
      [],
    )
    expect(rows.length).toBeGreaterThanOrEqual(4)
    expect(rows.filter(({ first }) => first !== 'member_id')).toEqual([])
  })

  it('is one member per move: no other row changes, whatever the move', async () => {
    const table = [
      'deposit d 100 hvl',
      'grant g 50',
      'hold h 10 poker',
      'withdraw w 10',
      'poker-in i 9',
    ]
    for (const member of [201n, 202n, 203n])
      for (const line of table) await post(q, readMove(member, line))
    const others = async (): Promise<string> =>
      JSON.stringify(
        (
          await q.query(
            `select (select json_agg(w) from wallets w where member_id <> 202) as wallets,
               (select json_agg(e) from entries e where member_id <> 202) as entries,
               (select json_agg(h) from holds h where member_id <> 202) as holds`,
            [],
          )
        ).rows,
      )
    const before = await others()
    const rest: Record<string, string> = { settle: 'h 1 poker', release: 'h poker' }
    const stuck: string[] = []
    for (const name of COMMANDS) {
      const command = `${name} one-${name} 1 ${rest[name] ?? 'poker'}`
      if (!isPosted(await post(q, readMove(202n, command)))) stuck.push(name)
    }
    expect(stuck).toEqual([])
    expect(await others()).toBe(before)
  })
})
