import { createHash, createHmac } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { removeStored } from '#web/state/stored.ts'
import { noteGame } from './recorded-games.ts'
import { noteClientSeed, noteSeeds } from './recorded-seeds.ts'
import { isSeedProven, verifySeed, type OpenedSeed, type SeedRound } from './verify-seed.ts'

const TABLE = Buffer.from('0,3,0\n1,5,50\n2,2,1234\n')
const SERVER_SEED = createHash('sha256').update('a whole seed').digest()
const TABLE_HASH = createHash('sha256').update(TABLE).digest('hex')
const COUNT = 25

const OPENED: OpenedSeed = {
  seq: 1,
  serverSeed: SERVER_SEED.toString('hex'),
  seedHash: createHash('sha256').update(SERVER_SEED).digest('hex'),
  clientSeed: 'lale',
  drawVersion: 1,
  rounds: COUNT,
  revealedAt: '2026-01-02T03:04:05.678Z',
}

/** Written out once more, so that the verifier is not its own witness. */
const ROUNDS = Array.from({ length: COUNT }, (_, nonce): SeedRound => {
  const mac = createHmac('sha256', SERVER_SEED).update(`lale:${nonce}:0`).digest()
  const point = Number(mac.readBigUInt64BE(0) % 10n)
  const bookID = point < 3 ? 0 : point < 8 ? 1 : 2
  const bet = { game: 'lale-devri', version: '1', mode: 'base', stake: 0.2, baseStake: 0.2 }
  const payout = [0, 0.1, 2.468][bookID] ?? 0
  return {
    roundID: 100 + nonce,
    at: new Date(1_000 + nonce).toISOString(),
    nonce,
    ...bet,
    payout,
    jackpot: null,
    tableHash: TABLE_HASH,
    bookID,
  }
})

const PAGE = 10

const check = (rounds: readonly SeedRound[], opened = OPENED) =>
  verifySeed(opened, {
    roundsFrom: async (from) => rounds.slice(from, from + PAGE),
    table: async () => TABLE,
    progress: () => {},
  })

afterEach(() => removeStored('gameHashes', 'receiptKey', 'seedHashes'))

describe('a whole seed', () => {
  it('holds when every nonce from 0 is there and comes out of it', async () => {
    const found = await check(ROUNDS)
    const noted = { before: 0, later: 0, not: COUNT }
    expect(found).toEqual({
      seed: true,
      clientSeed: null,
      drawVersion: null,
      looked: COUNT,
      noted,
      missing: [],
      surplus: [],
      wrong: [],
    })
    expect(isSeedProven(found)).toBe(true)
  })

  it('of no rounds holds by its hash alone, and by that there are none', async () => {
    const unused = { ...OPENED, rounds: 0 }
    expect(isSeedProven(await check([], unused))).toBe(true)
    expect(isSeedProven(await check([], { ...unused, seedHash: 'f'.repeat(64) }))).toBe(false)
    expect((await check(ROUNDS.slice(0, 1), unused)).surplus).toEqual([0])
  })

  it('names the rounds that are missing, and judges those behind by their own nonces', async () => {
    for (const gone of [[0], [7], [12], [COUNT - 1], [3, 4, 20], [COUNT - 2, COUNT - 1]]) {
      const found = await check(ROUNDS.filter(({ nonce }) => !gone.includes(nonce)))
      expect(isSeedProven(found), String(gone)).toBe(false)
      expect(found).toMatchObject({ missing: gone, surplus: [], wrong: [] })
    }
    const altered = ROUNDS.map((round) => (round.nonce === 9 ? { ...round, payout: 7 } : round))
    const found = await check(altered.filter(({ nonce }) => nonce !== 2))
    expect([found.missing, found.wrong]).toEqual([[2], [9]])
  })

  it('names the rounds that are there twice or behind the last, and no others', async () => {
    const twice = await check([...ROUNDS.slice(0, 5), ...ROUNDS.slice(4)])
    const more = await check(ROUNDS, { ...OPENED, rounds: COUNT - 1 })
    const [first] = ROUNDS
    const before = await check(first ? [{ ...first, nonce: -1 }, ...ROUNDS] : [])
    for (const [found, nonce] of [
      [twice, 4],
      [more, COUNT - 1],
      [before, -1],
    ] as const) {
      expect(isSeedProven(found), String(nonce)).toBe(false)
      expect(found).toMatchObject({ missing: [], surplus: [nonce], wrong: [] })
    }
  })

  it('ends where very many do not hold, and calls none missing that it did not ask for', async () => {
    const twice = Array.from({ length: 30 }, () => ROUNDS.slice(0, PAGE)).flat()
    const found = await check(twice)
    expect(found.surplus.length).toBeGreaterThanOrEqual(100)
    expect(found.looked).toBeLessThan(twice.length)
    const all = ROUNDS.map((round) => ({ ...round, payout: 7 }))
    const pages = { roundsFrom: async () => all, table: async () => TABLE, progress: () => {} }
    expect((await verifySeed({ ...OPENED, rounds: 500 }, pages)).missing).toEqual([])
  })

  it('names the rounds that do not come out of it as they were recorded', async () => {
    const changed: [number, Partial<SeedRound>][] = [
      [3, { payout: 7 }],
      [8, { bookID: 9 }],
      [15, { tableHash: 'f'.repeat(64) }],
      [20, { jackpot: { terms: 1, wins: [{ level: 'grand' }] } }],
    ]
    const rounds = ROUNDS.map((round) => ({
      ...round,
      ...changed.find(([nonce]) => nonce === round.nonce)?.[1],
    }))
    expect((await check(rounds)).wrong).toEqual([3, 8, 15, 20])
    const other = await check(ROUNDS, { ...OPENED, seedHash: 'f'.repeat(64) })
    expect([other.seed, isSeedProven(other)]).toEqual([false, false])
    expect((await check(ROUNDS, { ...OPENED, serverSeed: 'no hex' })).seed).toBe(false)
    expect((await check(ROUNDS, { ...OPENED, clientSeed: 'x' })).wrong.length).toBeGreaterThan(5)
  })

  it('names a round of a version that the house has no table of, and throws only where none can be fetched', async () => {
    const rounds = ROUNDS.map((round) => (round.nonce === 4 ? { ...round, version: '9' } : round))
    const sources = { roundsFrom: async (from: number) => rounds.slice(from), progress: () => {} }
    const table = async (path: string) => (path.includes('/9/') ? null : TABLE)
    expect((await verifySeed(OPENED, { ...sources, table })).wrong).toEqual([4])
    const lost = verifySeed(OPENED, { ...sources, table: () => Promise.reject(new TypeError()) })
    await expect(lost).rejects.toThrow(TypeError)
  })

  it('proves no time, no id and no amount of a stake, only what was paid for it: the page says so', async () => {
    const at = '2020-01-01T00:00:00.000Z'
    const altered: ((round: SeedRound) => object)[] = [
      () => ({ at }),
      () => ({ roundID: 7 }),
      ({ payout }) => ({ stake: 0.4, baseStake: 0.4, payout: payout * 2 }),
    ]
    for (const alter of altered) {
      const rounds = ROUNDS.map((round) => ({ ...round, ...alter(round) }))
      expect(isSeedProven(await check(rounds))).toBe(true)
    }
  })

  it('holds its rounds to the table, cost and jackpots that were noted when the game opened', async () => {
    const open = (what: { tableHash?: string; cost?: number; jackpots?: number }, at = 1) => {
      removeStored('gameHashes')
      const { tableHash = TABLE_HASH, cost = 1, jackpots = null } = what
      const modes = [{ mode: 'base', cost, tableHash }]
      noteGame({ game: 'lale-devri', version: '1', jackpots, modes, receiptKey: 'key' }, at)
    }
    // The jackpots: by the first version of the draw a list without them came out right as well.
    for (const other of [{ tableHash: 'e'.repeat(64) }, { cost: 2 }, { jackpots: 1 }]) {
      open(other)
      expect((await check(ROUNDS)).wrong, JSON.stringify(other)).toHaveLength(COUNT)
    }
    open({})
    expect((await check(ROUNDS)).noted).toEqual({ before: COUNT, later: 0, not: 0 })
    open({}, 1_010)
    expect((await check(ROUNDS)).noted).toEqual({ before: COUNT - 10, later: 10, not: 0 })
  })

  it('holds its client seed to the one that this browser chose, where it chose one', async () => {
    noteClientSeed(OPENED.seedHash, OPENED.clientSeed)
    const own = await check(ROUNDS)
    expect([own.clientSeed, isSeedProven(own)]).toEqual([true, true])
    // All rounds come out of the client seed that the house looked for, and it is another.
    noteClientSeed(OPENED.seedHash, 'chosen here')
    const found = await check(ROUNDS)
    expect([found.clientSeed, found.wrong, isSeedProven(found)]).toEqual([false, [], false])
  })

  it('holds it to the version of the draw that was noted while it was in use', async () => {
    const sealed = { seedHash: OPENED.seedHash, nonce: 0, nextSeedHash: 'e'.repeat(64) }
    noteSeeds({ ...sealed, drawVersion: 1 })
    const own = await check(ROUNDS)
    expect([own.drawVersion, isSeedProven(own)]).toEqual([true, true])
    removeStored('seedHashes')
    // All rounds come out by the version that the house names, and another was shown.
    noteSeeds({ ...sealed, drawVersion: 2 })
    const found = await check(ROUNDS)
    expect([found.drawVersion, found.wrong, isSeedProven(found)]).toEqual([false, [], false])
  })
})
