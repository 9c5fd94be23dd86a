import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SIMULATOR } from '#games/sports/feed.ts'
import type { StatedScore } from '#games/sports/sport.ts'
import type { Actor } from '../action/actor.ts'
import { startTestHouse, visitor, type TestHouse } from '../testing.ts'
import { answerCoupons } from './coupons/accept-coupons.ts'
import { answerCashouts } from './cash-out/answer-cashouts.ts'
import { feedDemoMatches } from './demo.ts'
import { priceLiveEvents } from './trading/offers.ts'
import { correctScore } from './trading/operate.ts'
import { settleSports } from './settlement/settle.ts'
import {
  bettingAt,
  couponsOf,
  one,
  place,
  refusalNameOf,
  wallet,
  type Asked,
} from './testing-coupons.ts'
import { SPORT_CASES } from './testing-sports.ts'
import { ending, openMatch, type TestMatch } from './testing.ts'

const TRADER: Actor = { kind: 'command', name: 'elif', why: 'nobody told it' }

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const { findings, pickOf, shown, newPlayer } = bettingAt(() => house)

const oddsIn = (
  { markets }: Awaited<ReturnType<typeof shown>>,
  market: string,
  selection: string,
): number =>
  markets
    .find((each) => each.market === market)
    ?.selections.find((each) => each.selection === selection)?.odds ?? 0

/** As decision 143 has them. */
const DELAYS_MS: Readonly<Record<string, number>> = {
  basketball: 4_000,
  tennis: 3_000,
  volleyball: 4_000,
  esport: 5_000,
}

describe.each(SPORT_CASES)('$name', (of) => {
  const { sportID, winner, competitionID } = of
  const delayMs = DELAYS_MS[of.name] ?? 0
  const open = (clubs: readonly [number, number]) => of.open(house, { clubs })
  const tick = async (game: TestMatch, ms: number): Promise<void> => {
    house.pass(ms)
    await game.feed(of.inPlay.clock)
  }

  it('is shown beside football: as a sport, in lists with its chief markets, and with all of its parts on its own page', async () => {
    const everybody = visitor(house)
    expect((await everybody.refused('betframe/events', { sportID })).code).toBe(404)
    const game = await open([0, 1])
    await openMatch(house, { clubs: [0, 1] })
    const { data: sports } = await everybody.call('betframe/sports', {})
    const names = sports.map(({ sportID: id, name }) => [id, name])
    expect(names[0]).toEqual([1, 'football'])
    expect(names).toContainEqual([sportID, of.name])
    const { data: list } = await everybody.call('betframe/events', { sportID })
    expect(list.map((each) => [each.eventID, each.sportID])).toEqual([[game.eventID, sportID]])
    expect(list[0]?.markets.map(({ kind }) => kind)).toEqual(of.chief)
    const event = await shown(game)
    expect(event).toMatchObject({ sportID, parts: [], game: null, corners: null, incidents: [] })
    expect([...new Set(event.markets.map(({ period }) => period))].toSorted()).toEqual(
      of.periods.toSorted(),
    )
    for (const { line } of event.markets) if (line !== null) expect((line * 2) % 2).not.toBe(0)
  })

  it('is bet on alone and beside football, settled by what was told of it, and the audit works it all out again', async () => {
    const game = await open([2, 3])
    const match = await openMatch(house, { clubs: [2, 3] })
    const player = await newPlayer(1_000)
    const picks = await Promise.all(
      of.lost.picks.map(([market, selection]) => pickOf(game, market, selection)),
    )
    const [won] = picks
    if (!won) throw new Error('somebody wins it')
    const football = await pickOf(match, 'match-result', '1')
    await place(player, { kind: 'single', stake: 10, selections: picks })
    const both: Asked = { kind: 'combination', stake: 10, selections: [won, football] }
    const [together] = await place(player, both)
    expect(together?.odds).toBeGreaterThan(won.odds)
    const held = 10 * (picks.length + 1)
    expect(await wallet(player)).toEqual({ balance: 1_000 - held, held })
    await game.feed(...of.lost.contents)
    await match.play(1, 0)
    await settleSports(house)
    const coupons = await couponsOf(player)
    expect(coupons.map(({ status }) => status)).toEqual(
      Array.from({ length: picks.length + 1 }, () => 'won'),
    )
    const event = await shown(game)
    expect(event).toMatchObject(of.lost.shown)
    expect(coupons.flatMap(({ legs }) => legs.map(({ score }) => score))).toContainEqual(
      event.score,
    )
    expect(await findings()).toEqual([])
  })

  it('has results, the markets that were settled, and a table of its wins', async () => {
    const game = await open([4, 5])
    await game.feed(...of.won.contents)
    await settleSports(house)
    const { data } = await visitor(house).call('betframe/results', { competitionID })
    expect(data.find(({ eventID }) => eventID === game.eventID)).toMatchObject({
      sportID,
      ...of.won.result,
    })
    const { results } = await shown(game)
    expect(results.find(({ kind }) => kind === winner)?.selections).toEqual([
      { selection: '1', result: 'win' },
      { selection: '2', result: 'lose' },
    ])
    expect(
      results.every(({ selections }) => selections.every(({ result }) => result !== null)),
    ).toBe(true)
    const { data: table } = await visitor(house).call('betframe/standings', { competitionID })
    expect(table.sportID).toBe(sportID)
    const [first, second] = of.won.points
    const rowOf = (name: string) => table.clubs.find(({ club }) => club === name)
    expect(rowOf(game.home)).toMatchObject({ won: 1, points: first })
    expect(rowOf(game.away)).toMatchObject({ lost: 1, points: second })
  })

  it('leaves what was decided when it goes on no longer, and gives the rest back, the winner too; of one that was never begun it gives back all', async () => {
    const { brokenOff } = of
    const game = await open([6, 7])
    const never = await open([5, 6])
    const player = await newPlayer(1_000)
    const named = [brokenOff.decided, ...brokenOff.open]
    const picks = await Promise.all(
      named.map(([market, selection]) => pickOf(game, market, selection)),
    )
    const other = await pickOf(never, winner, '1')
    await place(player, { kind: 'single', stake: 10, selections: [...picks, other] })
    await game.feed(...brokenOff.contents)
    await never.feed(ending('walkover'))
    await settleSports(house)
    const statuses = (await couponsOf(player)).map(({ legs: [leg], status }) => [
      leg?.eventID,
      leg?.market,
      status,
    ])
    expect(statuses).toHaveLength(picks.length + 1)
    for (const [market] of brokenOff.open)
      expect(statuses).toContainEqual([game.eventID, market, 'void'])
    expect(statuses).toContainEqual([game.eventID, brokenOff.decided[0], 'won'])
    expect(statuses).toContainEqual([never.eventID, winner, 'void'])
    const { data } = await visitor(house).call('betframe/results', {})
    expect(data.find(({ eventID }) => eventID === game.eventID)).toMatchObject(brokenOff.result)
    expect(await findings()).toEqual([])
  })

  it('is bet on in play, where points change odds and stop nothing, and the beginning or the end of a part refuses what waits', async () => {
    const { inPlay } = of
    const game = await open([1, 2])
    await game.feed(...inPlay.begins)
    await tick(game, 3_100)
    await priceLiveEvents(house)
    const before = await shown(game)
    expect(before).toMatchObject({ state: 'live', suspended: null, ...inPlay.before })
    const player = await newPlayer(1_000)
    const [placed] = await place(player, {
      ...one(await pickOf(game, winner, '1'), 10),
      policy: 'any',
    })
    expect(Date.parse(placed?.answeredAt ?? '') - Date.parse(placed?.at ?? '')).toBe(delayMs)
    await tick(game, delayMs / 2)
    await game.feed(...inPlay.scores)
    await priceLiveEvents(house)
    const after = await shown(game)
    const { isStopped } = inPlay
    expect(after).toMatchObject({ suspended: isStopped ? 'phase' : null, ...inPlay.after })
    expect(oddsIn(after, winner, '1')).toBeLessThanOrEqual(oddsIn(before, winner, '1'))
    expect(oddsIn(after, winner, '2')).toBeGreaterThan(oddsIn(before, winner, '2'))
    await tick(game, delayMs / 2 + 100)
    await answerCoupons(house)
    expect((await couponsOf(player))[0]).toMatchObject(
      isStopped ? { status: 'refused', refusal: 'selection-suspended' } : { status: 'open' },
    )
    // What waits while a part ends, or another begins, comes back.
    await tick(game, 3_100)
    await place(player, { ...one(await pickOf(game, winner, '2'), 10), policy: 'any' })
    await game.feed(...inPlay.partEnds)
    house.pass(delayMs + 100)
    await game.feed(inPlay.nextClock)
    await answerCoupons(house)
    expect((await couponsOf(player))[0]).toMatchObject({
      status: 'refused',
      refusal: 'selection-suspended',
    })
    expect(await findings()).toEqual([])
  })

  it('is sold back before and in play, at the chances of its own book', async () => {
    const game = await open([3, 4])
    const player = await newPlayer(1_000)
    await place(player, one(await pickOf(game, winner, '1'), 100))
    const offered = async () => (await couponsOf(player))[0]?.cashOut?.offers.at(-1)?.price ?? 0
    expect(await offered()).toBeGreaterThan(80)
    await game.feed(...of.ahead)
    await tick(game, 3_100)
    await priceLiveEvents(house)
    const price = await offered()
    expect(price).toBeGreaterThan(100)
    const couponID = (await couponsOf(player))[0]?.couponID ?? 0
    await player.client.call('betframe/cashout', { couponID, price, tenths: 10 })
    await tick(game, delayMs / 2)
    await tick(game, delayMs / 2 + 100)
    await answerCashouts(house)
    expect((await couponsOf(player))[0]).toMatchObject({ status: 'cashed-out' })
    expect(await findings()).toEqual([])
  })

  it('is corrected: what is taken back after its end moves what was paid', async () => {
    const { pick, contents, then } = of.corrected
    const game = await open([0, 5])
    const player = await newPlayer(1_000)
    await place(player, one(await pickOf(game, ...pick), 10))
    await game.feed(...contents)
    await settleSports(house)
    expect((await couponsOf(player))[0]).toMatchObject({ status: 'won' })
    await game.feed(...then)
    await settleSports(house)
    expect((await couponsOf(player))[0]).toMatchObject({
      status: 'lost',
      corrections: [{ after: 0 }],
    })
    expect(await wallet(player)).toEqual({ balance: 990, held: 0 })
    expect(await findings()).toEqual([])
  })

  it('waits for an operator where points were not told, who states a score of its own and none of another sport', async () => {
    const { begins, wrong, right } = of.stated
    const game = await of.open(house, { clubs: [0, 7], follows: [] })
    const player = await newPlayer(1_000)
    await place(player, one(await pickOf(game, winner, '2'), 10))
    await game.feed(...begins)
    await settleSports(house)
    expect((await couponsOf(player))[0]).toMatchObject({ status: 'open' })
    const state = (score: StatedScore) =>
      correctScore(house.database.db, TRADER, BigInt(game.eventID), { score, now: house.clock() })
    for (const score of wrong) expect(await state(score)).toBe('no-such-score')
    expect(await state(right)).toBeNull()
    await settleSports(house)
    expect((await couponsOf(player))[0]).toMatchObject({ status: 'won' })
    expect(await findings()).toEqual([])
  })

  it('refuses by name what a member may not pick: another sport’s market, what is not offered, two of one match, and such together', async () => {
    const game = await open([5, 2])
    const player = await newPlayer(1_000)
    const own = await pickOf(game, winner, '1')
    for (const [market, selection] of of.unknown)
      expect(await refusalNameOf(player, one({ ...own, market, selection }))).toBe(
        'selection-unknown',
      )
    const [kind, selection] = of.beside
    const beside = (await shown(game)).markets.find((each) => each.kind === kind)?.market ?? ''
    const other = await pickOf(game, beside, selection)
    expect(
      await refusalNameOf(player, { kind: 'combination', stake: 1, selections: [own, other] }),
    ).toBe('same-event')
    const name = `builder:${[`${beside}=${selection}`, `${winner}=1`].sort().join('+')}`
    const built = { ...own, market: name, selection: 'all' }
    expect(await refusalNameOf(player, one(built))).toBe('selections-not-together')
    const { data } = await visitor(house).call('betframe/builder', {
      eventID: game.eventID,
      selections: [
        { market: winner, selection: '1' },
        { market: beside, selection },
      ],
    })
    expect(data).toMatchObject({ market: null, odds: null })
    expect(await wallet(player)).toEqual({ balance: 1_000, held: 0 })
  })
})

it('every sport is played in the demo, and tennis in each of its ways', async () => {
  await feedDemoMatches(house)
  const rows = await house.database.db
    .selectFrom('sports_events')
    .select(['fixture', 'record'])
    .where('provider', '=', SIMULATOR)
    .execute()
  for (const { name } of SPORT_CASES) {
    const own = rows.filter(({ fixture }) => fixture?.sport === name)
    expect(own.some(({ record }) => record.ending === 'ended')).toBe(true)
  }
  const formats = rows.flatMap(({ record }) => (record.sport === 'tennis' ? [record.format] : []))
  expect([...new Set(formats)].toSorted()).toEqual([
    'best-of-five',
    'best-of-three',
    'match-tie-break',
  ])
  await settleSports(house)
  expect(await findings()).toEqual([])
})
