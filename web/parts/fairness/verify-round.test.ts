import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isProven, verifyRound, type RecordedRound } from './verify-round.ts'

const TABLE = Buffer.from('0,3,0\n1,5,50\n2,2,1234\n')
const SERVER_SEED = createHash('sha256').update('a seed').digest()

/** Written out once more, so that the verifier is not its own witness. */
function recorded(nonce: number): RecordedRound {
  const mac = createHmac('sha256', SERVER_SEED).update(`lale:${nonce}:0`).digest()
  const point = Number(mac.readBigUInt64BE(0) % 10n)
  const bookID = point < 3 ? 0 : point < 8 ? 1 : 2
  return {
    stake: 0.2,
    baseStake: 0.2,
    jackpot: null,
    payout: [0, 0.1, 2.468][bookID] ?? 0,
    events: [{ type: 'reveal' }, { type: 'total', payout: [0, 50, 1234][bookID] ?? 0 }],
    draw: {
      seedHash: createHash('sha256').update(SERVER_SEED).digest('hex'),
      serverSeed: SERVER_SEED.toString('hex'),
      clientSeed: 'lale',
      nonce,
      tableHash: createHash('sha256').update(TABLE).digest('hex'),
      bookID,
    },
  }
}

describe('verifying a round', () => {
  it('finds the same point, row, book and pay', async () => {
    for (let nonce = 0; nonce < 40; nonce += 1) {
      const round = recorded(nonce)
      const found = await verifyRound(round, TABLE)
      expect(isProven(found), String(nonce)).toBe(true)
      expect(found).toMatchObject({ row: round.draw.bookID + 1, rows: 3, total: 10n })
    }
  })

  it('names what does not hold: seed, table, book, pay', async () => {
    const round = recorded(1)
    const draw = round.draw
    const other = 'f'.repeat(64)
    const check = async (round: RecordedRound, table = TABLE) => {
      const found = await verifyRound(round, table)
      expect(isProven(found)).toBe(false)
      return found
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
    expect([found.eventsMatch, isProven(found)]).toEqual([false, false])
    const foreign = { ...round, events: [{ type: 'finalWin', amount: pays }, { type: 'other' }] }
    expect(await verifyRound(foreign, TABLE)).toMatchObject({ eventsMatch: true })
    for (const events of [[{ type: 'other' }, null, 7], null]) {
      const silent = await verifyRound({ ...round, events }, TABLE)
      expect([silent.eventsMatch, isProven(silent)]).toEqual([null, true])
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
        return word % (lira * 1_000_000n) < 10_000_000_000n ? [{ level }] : []
      })
      hits += wins.length
      const round = { ...recorded(nonce), stake: 25_000, jackpot: { terms: 1, wins } }
      const found = await verifyRound(round, TABLE)
      expect(isProven(found), String(nonce)).toBe(true)
      expect(found.jackpots).toHaveLength(4)
      const hidden = { ...round, jackpot: { terms: 1, wins: [...wins, { level: 'grand' }] } }
      expect(isProven(await verifyRound(hidden, TABLE))).toBe(false)
      if (wins.length > 0)
        expect(
          isProven(await verifyRound({ ...round, jackpot: { terms: 1, wins: [] } }, TABLE)),
        ).toBe(false)
    }
    expect(hits).toBeGreaterThan(3)
    const unknown = { ...recorded(1), jackpot: { terms: 99, wins: [] } }
    await expect(verifyRound(unknown, TABLE)).rejects.toThrow('no jackpot terms')
  })

  it('refuses what it cannot work out', async () => {
    const round = recorded(1)
    const sealed = { ...round, draw: { ...round.draw, serverSeed: null } }
    await expect(verifyRound(sealed, TABLE)).rejects.toThrow(/sealed/)
    await expect(verifyRound(round, Buffer.from('<!doctype html>'))).rejects.toThrow(/table/)
  })
})
