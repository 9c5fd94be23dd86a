import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { receiptText } from '#contract/games/receipt.ts'
import {
  isProven,
  verifyRound as verifyBefore,
  type RecordedRound,
  type Verification,
} from './verify-round.ts'

const TABLE = Buffer.from('0,3,0\n1,5,50\n2,2,1234\n')
const SERVER_SEED = createHash('sha256').update('a seed').digest()

const KEYS = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const POINT = KEYS.publicKey.export({ type: 'spki', format: 'der' }).subarray(-65)

type Unsigned = Omit<RecordedRound, 'receipt'>

/** As the house signs it: whatever it says. */
function signed(record: Unsigned): RecordedRound {
  const text = Buffer.from(receiptText(record))
  const key = { key: KEYS.privateKey, dsaEncoding: 'ieee-p1363' } as const
  const signature = sign('sha256', text, key).toString('base64url')
  return { ...record, receipt: { key: POINT.toString('base64url'), signature } }
}

const NOTHING = { mode: null, receiptKey: null, seed: null }

/** The record signed as it is handed in, so that it fails for nothing but what the test is about. */
const verifyRound = (record: Unsigned, table: Uint8Array): Promise<Verification> =>
  verifyBefore(signed(record), table, NOTHING)

/** Written out once more, so that the verifier is not its own witness. */
function recorded(nonce: number): Unsigned {
  const mac = createHmac('sha256', SERVER_SEED).update(`lale:${nonce}:0`).digest()
  const point = Number(mac.readBigUInt64BE(0) % 10n)
  const bookID = point < 3 ? 0 : point < 8 ? 1 : 2
  return {
    game: 'lale-devri',
    version: '1',
    mode: 'base',
    stake: 0.2,
    baseStake: 0.2,
    jackpot: null,
    jackpotWon: 0,
    active: false,
    payout: [0, 0.1, 2.468][bookID] ?? 0,
    multiplier: ([0, 0.1, 2.468][bookID] ?? 0) / 0.2,
    events: [{ type: 'reveal' }, { type: 'total', payout: [0, 50, 1234][bookID] ?? 0 }],
    draw: {
      drawVersion: 1,
      seedHash: createHash('sha256').update(SERVER_SEED).digest('hex'),
      serverSeed: SERVER_SEED.toString('hex'),
      clientSeed: 'lale',
      nonce,
      tableHash: createHash('sha256').update(TABLE).digest('hex'),
      bookID,
      table: '/tables/lale-devri/1/lookUpTable_base_0.csv',
    },
  }
}

describe('verifying a round', () => {
  it('finds the same point, row, book and pay', async () => {
    for (let nonce = 0; nonce < 40; nonce += 1) {
      const round = recorded(nonce)
      const found = await verifyRound(round, TABLE)
      expect(isProven(found), String(nonce)).toBe(true)
      expect(found.drawn).toMatchObject({ row: round.draw.bookID + 1, rows: 3, total: 10n })
    }
  })

  it('names what does not hold: seed, table, book, pay', async () => {
    const round = recorded(1)
    const draw = round.draw
    const other = 'f'.repeat(64)
    const check = async (round: Unsigned, table = TABLE) => {
      const found = await verifyRound(round, table)
      expect(isProven(found)).toBe(false)
      return found.drawn
    }
    const unsealed = { ...round, draw: { ...draw, seedHash: other } }
    expect(await check(unsealed)).toMatchObject({ seed: false, table: true, book: true })
    const rewritten = Buffer.from('0,3,0\n1,5,50\n2,2,9999\n')
    expect(await check(round, rewritten)).toMatchObject({ seed: true, table: false, book: true })
    const swapped = { ...round, draw: { ...draw, bookID: 7 } }
    expect(await check(swapped)).toMatchObject({ book: false, payout: true })
    expect(await check({ ...round, payout: 77 })).toMatchObject({ book: true, payout: false })
  })

  it('holds the told events to the row, by whichever name they call the sum', async () => {
    const round = recorded(1)
    const pays = [0, 50, 1234][round.draw.bookID] ?? 0
    const lying = { ...round, events: [{ type: 'total', payout: pays + 1 }] }
    const found = await verifyRound(lying, TABLE)
    expect([found.drawn?.eventsMatch, isProven(found)]).toEqual([false, false])
    const foreign = { ...round, events: [{ type: 'finalWin', amount: pays }, { type: 'other' }] }
    expect((await verifyRound(foreign, TABLE)).drawn).toMatchObject({ eventsMatch: true })
    for (const events of [[{ type: 'other' }, null, 7], null]) {
      const silent = await verifyRound({ ...round, events }, TABLE)
      expect([silent.drawn?.eventsMatch, isProven(silent)]).toEqual([null, true])
    }
  })

  it('reads tables of publishers who end their lines with a return', async () => {
    const table = Buffer.from(String(TABLE).replaceAll('\n', '\r\n'))
    const { draw, ...round } = recorded(3)
    const tableHash = createHash('sha256').update(table).digest('hex')
    expect(isProven(await verifyRound({ ...round, draw: { ...draw, tableHash } }, table))).toBe(
      true,
    )
  })

  it('works the jackpots’ draws out again, and holds those that fell to those recorded', async () => {
    const fallen = { mini: 50_000n, minor: 500_000n, major: 10_000_000n, grand: 200_000_000n }
    let hits = 0
    for (let nonce = 0; nonce < 60; nonce += 1) {
      const wins = Object.entries(fallen).flatMap(([level, lira]) => {
        // Written out once more: stakes of ₺10,000 hit where so many micro-lira lie above the point.
        const message = `lale:${nonce}:jackpot:${level}:0`
        const word = createHmac('sha256', SERVER_SEED).update(message).digest().readBigUInt64BE(0)
        return word % (lira * 1_000_000n) < 10_000_000_000n ? [{ level, amount: 7 }] : []
      })
      hits += wins.length
      const { payout } = recorded(nonce)
      const bet = { stake: 25_000, multiplier: (payout ?? 0) / 25_000, jackpotWon: 7 * wins.length }
      const round = { ...recorded(nonce), ...bet, jackpot: { terms: 1, wins } }
      const found = await verifyRound(round, TABLE)
      expect(isProven(found), String(nonce)).toBe(true)
      expect(found.drawn?.jackpots).toHaveLength(4)
      const hidden = {
        ...round,
        jackpot: { terms: 1, wins: [...wins, { level: 'grand', amount: 0 }] },
      }
      expect(isProven(await verifyRound(hidden, TABLE))).toBe(false)
      if (wins.length > 0)
        expect(
          isProven(await verifyRound({ ...round, jackpot: { terms: 1, wins: [] } }, TABLE)),
        ).toBe(false)
    }
    expect(hits).toBeGreaterThan(3)
    const unknown = { ...recorded(1), jackpot: { terms: 99, wins: [] } }
    expect((await verifyRound(unknown, TABLE)).drawn).toBeNull()
  })

  it('refuses what it cannot work out', async () => {
    const round = recorded(1)
    const sealed = { ...round, draw: { ...round.draw, serverSeed: null } }
    for (const found of [
      await verifyRound(sealed, TABLE),
      await verifyRound(round, Buffer.from('<!doctype html>')),
      await verifyBefore(signed(round), null, NOTHING),
    ])
      expect([found.drawn, isProven(found)]).toEqual([null, false])
  })

  it('holds table, cost, jackpots, key and seeds to what was noted when the game opened', async () => {
    const round = signed(recorded(1))
    const mode = { tableHash: round.draw.tableHash, cost: 1, jackpots: null }
    const receiptKey = round.receipt.key
    const { seedHash, clientSeed } = round.draw
    const seed = { seedHash, nonce: 0, clientSeed, drawVersion: 1 }
    const failing = async (noted: object) => {
      const found = await verifyBefore(round, TABLE, { mode, receiptKey, seed, ...noted })
      const { record } = found
      expect(isProven(found)).toBe(!Object.values(record).includes(false))
      return Object.entries(record).flatMap(([name, holds]) => (holds === false ? [name] : []))
    }
    expect(await failing({})).toEqual([])
    // The record's table is the one that is served, and still another than was shown before.
    expect(await failing({ mode: { ...mode, tableHash: 'f'.repeat(64) } })).toEqual(['notedTable'])
    expect(await failing({ mode: { ...mode, cost: 2 } })).toEqual(['notedCost'])
    expect(await failing({ mode: { ...mode, jackpots: 1 } })).toEqual(['notedJackpots'])
    expect(await failing({ receiptKey: 'another' })).toEqual(['receiptKey'])
    expect(await failing({ seed: { ...seed, clientSeed: 'own' } })).toEqual(['notedClientSeed'])
    expect(await failing({ seed: { ...seed, seedHash: 'f' } })).toEqual(['notedSeed'])
    expect(await failing({ seed: { ...seed, drawVersion: 2 } })).toEqual(['notedDraw'])
    expect(await failing({ seed: { ...seed, drawVersion: null } })).toEqual([])
    // A client seed that this browser did not choose is neither good nor bad.
    const found = await verifyBefore(round, TABLE, {
      ...NOTHING,
      seed: { ...seed, clientSeed: null },
    })
    expect([found.record.notedClientSeed, isProven(found)]).toEqual([null, true])
  })

  it('is not proven by a record that nobody signed, or that was changed after it was', async () => {
    const round = signed(recorded(1))
    const later = { ...round, at: '2026-01-01T00:00:00.000Z' }
    for (const record of [
      later,
      { ...round, receipt: { ...round.receipt, signature: '' } },
      { ...round, receipt: { ...round.receipt, key: 'no key' } },
    ]) {
      const found = await verifyBefore(record, TABLE, NOTHING)
      expect([found.record.receipt, isProven(found)]).toEqual([false, false])
    }
  })
})
