import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromWire, lira, toWire } from '#contract/money.ts'
import { audit } from '#ledger/audit.ts'
import { houseBalances } from '#ledger/testing.ts'
import { port, snapshot } from '../database/database.ts'
import { ROUND_CHECKS } from '../round/fairness/audit.ts'
import { openDemo, openSlot } from '../round/testing.ts'
import { publishMade } from '../round/testing-game.ts'
import { startTestHouse, visitor, type TestHouse } from '../testing.ts'
import { give, HIGH, makeLucky, playHigh, sitDown, type Player } from './testing.ts'

let house: TestHouse
let one: Player

beforeAll(async () => {
  house = await startTestHouse()
  one = await sitDown(house, 1_000_000)
}, 120_000)
afterAll(() => house.close())

/** What the pools hold, by level. */
async function pools(): Promise<Record<string, number>> {
  const { data } = await visitor(house).call('habanero/getJackpots', {})
  return Object.fromEntries(data.map(({ level, amount }) => [level, amount]))
}

const entriesOf = (memberId: bigint) =>
  house.database.db
    .selectFrom('entries')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('seq')
    .execute()

const findings = async () =>
  (await snapshot(house.database, (q) => audit(q, { checks: ROUND_CHECKS }))).findings

describe('the jackpots', () => {
  it('CALL-jackpots ROLE-03/jackpots answer a visitor, with the figures that make them', async () => {
    const { result, data } = await visitor(house).call('habanero/getJackpots', {})
    expect(result).toBe(true)
    const figures = data.map(({ level, start, oneIn, growthPercent, reservePercent }) => [
      level,
      start,
      oneIn,
      growthPercent,
      reservePercent,
    ])
    expect(figures).toEqual([
      ['mini', 50, 50_000, 0.1, 0.1],
      ['minor', 500, 500_000, 0.1, 0.1],
      ['major', 5_000, 10_000_000, 0.05, 0.05],
      ['grand', 50_000, 200_000_000, 0.025, 0.025],
    ])
    expect(data.map(({ id, name }) => [id, name])).toEqual([
      [1, 'Mini'],
      [2, 'Minor'],
      [3, 'Major'],
      [4, 'Grand'],
    ])
    expect(
      data.every(({ amount, start, countedMax }) => amount >= start && countedMax === 10_000),
    ).toBe(true)
  })

  it('grow by their share of a stake, which is split between the game and them', async () => {
    const before = await pools()
    const balance = (await one.slot.balance()).balance.amount
    await makeLucky(house, one, [])
    const { balance: after, round } = await one.slot.play({ amount: 100_000_000 })
    expect(after.amount).toBe(balance - 100_000_000)
    const stake = (await entriesOf(one.memberId)).at(-1)
    expect([stake?.move, stake?.house, stake?.house_delta]).toEqual([
      'stake',
      'games:cini-atolyesi',
      99_450_000n,
    ])
    expect([stake?.share_house, stake?.share_delta]).toEqual(['jackpots', 550_000n])
    expect([stake?.source, stake?.reference]).toEqual(['round', `stake:${round.roundID}`])
    const grown = Object.entries(await pools()).map(([level, amount]) =>
      Math.round((amount - (before[level] ?? 0)) * 1e6),
    )
    expect(grown).toEqual([100_000, 100_000, 50_000, 25_000])
    await one.slot.endRound()
  })

  it('count no more than ₺10,000 of a bought round’s stake', async () => {
    const before = (await pools())['grand'] ?? 0
    await makeLucky(house, one, [], { mode: 'BONUS' })
    await give(house, one.memberId, lira(1_000_000))
    await one.slot.play({ mode: 'BONUS', amount: 1_000_000_000 })
    await one.slot.endRound()
    expect(((await pools())['grand'] ?? 0) - before).toBeCloseTo(2.5, 9)
  })

  it('take no part of a stake that the member has not whole', async () => {
    const poor = await sitDown(house, 10)
    await makeLucky(house, poor, [])
    const before = await pools()
    const played = await poor.slot.play({ amount: 10_200_000 })
    expect(played.error).toBe('ERR_IPB')
    // Enough for the game's part of it, and not for the share.
    await give(house, poor.memberId, 180_000n)
    expect((await poor.slot.play({ amount: 10_200_000 })).error).toBe('ERR_IPB')
    expect((await entriesOf(poor.memberId)).map(({ move }) => move)).toEqual(['deposit', 'deposit'])
    expect(await pools()).toEqual(before)
    await give(house, poor.memberId, 20_000n)
    expect((await poor.slot.play({ amount: 10_200_000 })).balance.amount).toBe(0)
  })
})

describe('a hit', () => {
  it('pays the pool with the play, in cash, and begins it anew', async () => {
    const player = await sitDown(house, 10_000)
    await makeLucky(house, player, ['minor'])
    const pool = (await pools())['minor'] ?? 0
    const { balance, round } = await playHigh(player, { requestId: 'lucky' })
    // Its own share has grown the pool that it wins.
    const paid = (fromWire(pool) ?? 0n) + HIGH / 1_000n
    expect(BigInt(balance.amount)).toBe(paid)
    expect((await pools())['minor']).toBe(500)
    const moves = (await entriesOf(player.memberId)).map(({ move }) => move)
    expect(moves).toEqual(['deposit', 'stake', 'jackpot-win'])
    const { data } = await player.client.call('casino/round', { roundID: round.roundID })
    expect(data.jackpot).toEqual({ terms: 1, wins: [{ level: 'minor', amount: toWire(paid) }] })
    const again = await playHigh(player, { requestId: 'lucky' })
    expect(again).toEqual({ http: 200, balance, round, status: again.status })
    expect(await entriesOf(player.memberId)).toHaveLength(3)
  })

  it('of several levels pays each, the lowest first', async () => {
    const player = await sitDown(house, 10_000)
    await makeLucky(house, player, ['mini', 'minor'])
    const { round } = await playHigh(player)
    const { data } = await player.client.call('casino/round', { roundID: round.roundID })
    expect(data.jackpot?.wins.map(({ level }) => level)).toEqual(['mini', 'minor'])
    const after = await pools()
    expect([after['mini'], after['minor']]).toEqual([50, 500])
  })

  it('at the same moment as others leaves each a pool of its own, and no stake is lost', async () => {
    const players: Player[] = []
    for (let count = 0; count < 12; count += 1) players.push(await sitDown(house, 10_000))
    const levels = [['mini'], ['mini', 'minor'], ['minor'], []] as const
    for (const [at, player] of players.entries())
      await makeLucky(house, player, levels[at % levels.length] ?? [])
    const wins = await house.database.db.selectFrom('jackpot_wins').select('amount').execute()
    const replies = await Promise.all(players.map((player) => playHigh(player)))
    expect(replies.map(({ http }) => http)).toEqual(players.map(() => 200))
    const after = await house.database.db
      .selectFrom('jackpot_wins')
      .selectAll()
      .orderBy('level')
      .orderBy('number')
      .execute()
    expect(after.length - wins.length).toBe(12)
    const numbers = (level: string) =>
      after.filter((win) => win.level === level).map(({ number }) => Number(number))
    expect(numbers('mini')).toEqual(numbers('mini').map((_, at) => at + 1))
    expect(numbers('minor')).toEqual(numbers('minor').map((_, at) => at + 1))
    expect(after.every(({ amount, start }) => amount >= start)).toBe(true)
    expect(await findings()).toEqual([])
  })

  it('that cannot be paid undoes the whole play: stake, share, growth, nonce and round', async () => {
    const player = await sitDown(house, 1)
    for (let billion = 0; billion < 8; billion += 1)
      await give(house, player.memberId, lira(999_999_999))
    await give(house, player.memberId, lira(999_999_999))
    await makeLucky(house, player, ['grand'])
    const before = await pools()
    const entries = await entriesOf(player.memberId)
    const { data: seeds } = await player.client.call('casino/seeds', {})
    const refused = await playHigh(player, { requestId: 'too-much' })
    expect([refused.http, refused.error]).toEqual([500, 'ERR_GEN'])
    expect(await pools()).toEqual(before)
    expect(await entriesOf(player.memberId)).toEqual(entries)
    expect((await player.client.call('casino/seeds', {})).data).toEqual(seeds)
    const rounds = await house.database.db
      .selectFrom('rounds')
      .select('id')
      .where('member_id', '=', player.memberId)
      .execute()
    expect(rounds).toEqual([])
  })
})

describe('a jackpot won', () => {
  it('waits for its member until they say that they saw it, and counts in their session', async () => {
    const player = await sitDown(house, 10_000)
    await makeLucky(house, player, ['mini'])
    const { round } = await playHigh(player)
    const asked = async () => (await player.client.call('casino/play_session', {})).data
    const { jackpots, net } = await asked()
    expect(jackpots).toEqual([
      expect.objectContaining({ roundID: round.roundID, level: 'mini', gameName: 'Lale Devri' }),
    ])
    const won = jackpots[0]?.amount ?? 0
    expect(won).toBeGreaterThan(50)
    expect(net).toBeCloseTo(won - 10_000, 6)
    const seen = { roundID: round.roundID, level: 'mini' as const }
    const stranger = await one.client.refused('casino/jackpot_seen', seen)
    expect(stranger.data.refusal).toBe('not-found')
    expect((await asked()).jackpots).toHaveLength(1)
    await player.client.call('casino/jackpot_seen', seen)
    await player.client.call('casino/jackpot_seen', seen)
    expect((await asked()).jackpots).toEqual([])
  })

  it('is told to everyone without saying whose it was', async () => {
    const { data } = await visitor(house).call('casino/jackpot_wins', { limit: 3 })
    expect(data).toHaveLength(3)
    expect(data[0]).toMatchObject({ level: 'mini', gameName: 'Lale Devri', name: 'T•••a' })
    expect(Object.keys(data[0] ?? {}).sort()).toEqual(
      ['amount', 'at', 'gameID', 'gameName', 'level', 'name'].sort(),
    )
    const { data: pools } = await visitor(house).call('habanero/getJackpots', {})
    expect(pools.find(({ level }) => level === 'mini')?.lastWonAt).toBe(data[0]?.at)
    expect(pools.find(({ level }) => level === 'grand')?.lastWonAt).toBeNull()
  })
})

describe('what feeds no jackpot', () => {
  it('is a demo, though its seeds would hit one', async () => {
    const before = await pools()
    const { slot } = await openDemo(visitor(house))
    for (let count = 0; count < 20; count += 1) {
      await slot.play({ amount: 100_000_000 })
      await slot.endRound()
    }
    expect(await pools()).toEqual(before)
  })

  it('is a game of another studio', async () => {
    await publishMade(house)
    const before = await pools()
    const slot = await openSlot(one.client, 'moon lines')
    await slot.play({ amount: 100_000_000 })
    await slot.endRound()
    expect(await pools()).toEqual(before)
    const entries = await entriesOf(one.memberId)
    expect(
      entries.filter(({ house: account }) => account === 'games:moon-works')[0]?.house_delta,
    ).toBe(lira(100))
    const { data } = await one.client.call('casino/games_list', { searchGameName: 'moon lines' })
    expect(data[0]?.jackpotRtp).toBe(0)
  })
})

describe('the books', () => {
  it('balance after many stakes of many members, and the account is growth and reserve', async () => {
    const players: Player[] = []
    for (let count = 0; count < 6; count += 1) players.push(await sitDown(house, 1_000_000))
    const plays = async (player: Player, at: number): Promise<void> => {
      for (let count = 0; count < 40; count += 1) {
        await player.slot.play({ amount: [1_000_000, 5_400_000, 2_000_000_000][(at + count) % 3] })
        await player.slot.endRound()
      }
    }
    await Promise.all(players.map(plays))
    expect(await findings()).toEqual([])
    const { rows } = await house.database.pool.query<{ kept: bigint }>(
      `select ((select sum(mini + minor + major + grand) from jackpot_stripes)
         - (select sum(taken) from jackpot_pools)
         + (select sum(least(stake, 10000000000) * 2750 / 1000000) from rounds join bets using (member_id, id)
            where jackpot_terms = 1) - (select sum(start) from jackpot_wins))::bigint as kept`,
    )
    const balances = await houseBalances(port(house.database.db))
    expect(balances.get('jackpots')).toBe(rows[0]?.kept)
  })
})
