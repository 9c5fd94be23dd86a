import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FloorOutcome, FloorPublished } from '#contract/games/floor-protocol.ts'
import { Refused } from '#contract/refusals.ts'
import { FIRST_PRICE, OPEN_CARDS, priceIn, spotsOn, standingOf } from '#games/betpoker/numbers.ts'
import { pricesOn } from '#games/betpoker/odds.ts'
import { payoutOf as chipPayout } from '#games/tablegames/rules.ts'
import { verifyRounds } from '#scripts/games/verify-floor/verify.ts'
import { doesRecordHold } from '#web/parts/fairness/testing-table-check.ts'
import { offerBonus, sitDownWithBonus } from '../../bonus/testing.ts'
import { sitDown } from '../../jackpot/testing.ts'
import { findingsAfter, findingsOf, untriggered } from '../../audit/testing-audit.ts'
import { loginAs, startTestHouse, type Client, type TestHouse } from '../../testing.ts'
import { fundedMember } from '../../testing-members.ts'
import { floorBets, type AskedAct } from '../acts/bets.ts'
import { Deposed } from '../rounds/leader.ts'
import {
  doneOf,
  openTestTable,
  refusalOf,
  request,
  type LaunchedTable,
  type TestTable,
} from '../testing.ts'
import { TestLead } from '../testing-leader.ts'

/** Rounds in which something is bet or decided once a part of them is told: bet on poker, street by street, and casino hold’em. */
const FIVE = 5_000_000
const HOLDEM = 'casino-holdem-saray'
const POKER = { table: 'poker-bahsi', name: 'Poker Bahsi', spot: '0-win-1' }
/** After a closing, in ms. */
const LATE = [1, 10, 1_000] as const

let house: TestHouse
let demo: Client
let poker: LaunchedTable
/** The same member elsewhere, whose session is no good at another table. */
let foreign: TestTable
/** Somebody else at the same table, who has 60 lira. */
let rival: TestTable
let guest: Client

beforeAll(async () => {
  house = await startTestHouse({ perMinute: { playsOfMember: 10_000 } })
  await house.owner.pool.query(
    `update floor_tables set open_ms = 60000, every_ms = null, awake_until = '2100-01-01'
     where id = $1 or kind = 'betpoker'`,
    [HOLDEM],
  )
  demo = await loginAs(house, 'demo')
  const felt = { table: HOLDEM, name: 'Casino Hold’em', spot: 'ante' }
  foreign = await openTestTable(house, demo, POKER)
  poker = await openTestTable(house, demo, felt)
  await fundedMember(house, 'nilufer', 60)
  guest = await loginAs(house, 'nilufer')
  rival = await openTestTable(house, guest, felt)
}, 120_000)
afterAll(() => house.close())

const numbersIn = (outcome: FloorOutcome | null | undefined): readonly number[] =>
  outcome && 'numbers' in outcome ? outcome.numbers : []

/** The books, but for the money that a test gave somebody. */
const findingsBesideGift = async () =>
  (await findingsOf(house)).filter(({ kind }) => kind !== 'entry-of-no-room')

/** A round of casino hold'em up to the question, with what two members have on it. */
async function askedRound(mine: number, theirs: number) {
  const lead = new TestLead(house, HOLDEM)
  await lead.to(poker, 'settled', 'void')
  const round = await lead.to(poker, 'open')
  const ante = (at: TestTable, amount: number) =>
    at.act({ act: 'place', round, spot: 'ante', amount, ...request() })
  if (mine > 0) doneOf(await ante(poker, mine))
  if (theirs > 0) doneOf(await ante(rival, theirs))
  await lead.to(poker, 'telling')
  return { lead, round }
}

const answer = (at: TestTable, round: number, decision: string | null, more: object = {}) =>
  at.act({ act: 'decide', round, decision, question: 1, ...request(), ...more })
const fundsAt = async (at: TestTable): Promise<number> => (await at.open()).balance.amount

it(
  'casino hold’em: five cards are told, who has an ante calls or folds once, then the rest is told and paid, and the books agree',
  { timeout: 90_000 },
  async () => {
    const [before, others] = [await fundsAt(poker), await fundsAt(rival)]
    const { lead: own, round } = await askedRound(FIVE, FIVE)
    const asked = (await poker.open()).table.round
    expect(numbersIn(asked?.outcome)).toHaveLength(5)
    expect(asked?.question).toMatchObject({ id: 1, until: expect.any(Number) })
    for (const [decision, more, refusal] of [
      ['raise', {}, 'decision-unavailable'],
      [null, {}, 'bad-payload'],
      ['call', { spot: 'aces' }, 'spot-unknown'],
      ['call', { round: round + 1 }, 'not-asked'],
      ['call', { question: 2 }, 'not-asked'],
      ['fold', { sessionID: `${rival.sessionID}x` }, 'session-expired'],
      ['call', { sessionID: foreign.sessionID }, 'session-expired'],
    ] as const)
      expect(refusalOf(await answer(poker, round, decision, more)), refusal).toBe(refusal)
    const laid = { act: 'place', round, spot: 'call', amount: FIVE, ...request() }
    expect(refusalOf(await poker.act(laid))).toBe('spot-unknown')
    expect(await fundsAt(poker)).toBe(before - FIVE)

    const same = request()
    const calls = await Promise.all([1, 2].map(() => answer(poker, round, 'call', same)))
    expect(calls.map(refusalOf)).toEqual([null, null])
    expect(await fundsAt(poker)).toBe(before - 3 * FIVE)
    expect(refusalOf(await answer(poker, round, 'fold', same))).toBe('reference-reused')
    expect(refusalOf(await answer(poker, round, 'call'))).toBe('not-asked')
    const folded = request()
    doneOf(await answer(rival, round, 'fold', folded))
    // Told again, and to whoever opens the page anew.
    expect(doneOf(await answer(rival, round, 'fold', folded)).seat?.answer).toBe('fold')
    expect([await rival.open(), await poker.open()].map(({ seat }) => seat?.answer)).toEqual([
      'fold',
      'call',
    ])
    expect(refusalOf(await answer(rival, round, 'call'))).toBe('not-asked')
    await own.to(poker, 'settled')
    const { outcome } = (await poker.open()).table.last[0] ?? {}
    const numbers = numbersIn(outcome)
    expect(numbers).toHaveLength(9)
    expect(numbers.slice(0, 5)).toEqual(numbersIn(asked?.outcome))
    const won =
      chipPayout('casino-holdem', 'ante', BigInt(FIVE), numbers, true) +
      chipPayout('casino-holdem', 'call', BigInt(2 * FIVE), numbers)
    expect(await fundsAt(poker)).toBe(before - 3 * FIVE + Number(won))
    expect(await fundsAt(rival)).toBe(others - FIVE)

    const { data: listed } = await demo.call('casino/game_history', { limit: 1 })
    const { data: record } = await demo.call('floor/round', { roundID: listed[0]?.roundID ?? 0 })
    expect(record.stakes.map(({ spot }) => spot)).toEqual(['ante', 'call'])
    expect(await doesRecordHold(record, poker.opened)).toBe(true)
    expect(await findingsBesideGift()).toEqual([])
  },
)

/** What becomes of an act that arrives so many ms after a closing; null where it is done. */
function arriving(asked: Pick<AskedAct, 'act' | 'table' | 'spot' | 'round'> & Partial<AskedAct>) {
  const bets = floorBets(house)
  const rest = { amount: 0, target: null, half: false, decision: null, question: 0 }
  return (closesAt: number, lateMs: number): Promise<string | null> =>
    bets(
      { sessionID: poker.sessionID, ...rest, ...asked, ...request() },
      new Date(closesAt + lateMs),
    ).then(
      () => null,
      (error: unknown) => (error instanceof Refused ? error.refusal : String(error)),
    )
}

it('an answer counts by the moment that it came: at the deadline, and not 1, 10 or 1000 ms later, whoever leads', async () => {
  const { lead: own, round } = await askedRound(FIVE, FIVE)
  const asked = (await poker.open()).table.round
  const until = asked?.question?.until ?? 0
  // Who leads falls while it asks: the next one asks the same, until the same moment.
  const fallen = await own.take()
  await own.take()
  await expect(fallen.keep()).rejects.toThrow(Deposed)
  expect((await poker.open()).table.round).toMatchObject({
    question: { id: 1, until },
    outcome: asked?.outcome,
  })
  const call = { act: 'decide', table: HOLDEM, round, spot: 'ante', decision: 'call' } as const
  const at = arriving({ ...call, question: 1 })
  const before = await fundsAt(poker)
  for (const lateMs of LATE) expect(await at(until, lateMs)).toBe('decision-late')
  expect(await fundsAt(poker)).toBe(before)
  expect(await at(until, 0)).toBeNull()
  expect(await fundsAt(poker)).toBe(before - 2 * FIVE)
  const late = await findingsAfter(
    house,
    untriggered('floor_rounds'),
    `update floor_rounds set begins_at = begins_at - interval '1 hour' where table_id = '${HOLDEM}' and number = ${round}`,
  )
  expect(late.map(({ kind }) => kind)).toContain('floor-call-too-late')
})

it('PROT-47 PROT-48 PROT-56 what is laid at once is held to a bonus’s highest bet and leaves room for its call in the limits, is refused with their figures, and then the call is taken', async () => {
  const offerId = await offerBonus(house, { wagering: 100, stakeMax: 10 })
  const bonused = await sitDownWithBonus(house, { offerId, deposit: 200 })
  const limited = await sitDown(house, 100)
  await limited.client.call('protection/set_limit', { kind: 'loss', period: 'day', value: 15 })
  const felt = { table: HOLDEM, name: 'Casino Hold’em', spot: 'ante' }
  const [under, within] = [
    await openTestTable(house, bonused.client, felt),
    await openTestTable(house, limited.client, felt),
  ]
  const own = new TestLead(house, HOLDEM)
  await own.to(poker, 'settled', 'void')
  const next = await own.to(poker, 'open')
  const ante = (at: TestTable, amount: number) =>
    at.act({ act: 'place', round: next, spot: 'ante', amount, ...request() })
  for (const _ of [1, 2]) doneOf(await ante(under, FIVE))
  const tooHigh = await ante(under, FIVE)
  expect(tooHigh.data).toMatchObject({ refusal: 'bonus-stake-max', most: 2 * FIVE })
  const beyond = await ante(within, 2 * FIVE)
  expect(beyond.data).toMatchObject({
    refusal: 'limit-reached',
    kind: 'loss',
    limit: 3 * FIVE,
    left: 3 * FIVE,
    needed: 6 * FIVE,
  })
  expect(beyond.message).toContain('₺30,00')
  doneOf(await ante(within, FIVE))
  await own.to(poker, 'telling')
  doneOf(await answer(under, next, 'call'))
  doneOf(await answer(within, next, 'call'))
  await own.to(poker, 'settled')
})

it('every street of poker takes a bet up to its closing, and none 0, 1, 10 or 1000 ms after it', async () => {
  const own = new TestLead(house, POKER.table)
  await own.to(foreign, 'settled', 'void')
  const round = await own.to(foreign, 'open')
  let [before, streets] = [await fundsAt(foreign), 0]
  for (const street of [0, 1, 2, 3]) {
    await own.until(foreign, (now) => now?.street?.at === street && now.street.until !== null)
    const { street: window, outcome } = (await foreign.open()).table.round ?? {}
    const prices = outcome && 'numbers' in outcome ? (outcome.prices ?? []) : []
    const spot = spotsOn(street).find((name) => priceIn(name, prices))
    // Where a hand cannot lose any more nothing is on offer.
    if (spot === undefined) continue
    const { sessionID } = foreign
    const bet = { table: POKER.table, round, spot, sessionID } as const
    const place = arriving({ ...bet, act: 'place', amount: FIVE })
    const until = window?.until ?? 0
    for (const lateMs of [0, ...LATE]) expect(await place(until, lateMs)).toBe('bets-closed')
    expect(await fundsAt(foreign)).toBe(before)
    expect(await place(until, -1)).toBeNull()
    const back = arriving({ ...bet, act: 'take-back' })
    for (const lateMs of [0, ...LATE]) expect(await back(until, lateMs)).toBe('bets-closed')
    before -= FIVE
    streets += 1
    expect(await fundsAt(foreign)).toBe(before)
  }
  expect(streets).toBeGreaterThan(1)
  await own.to(foreign, 'settled')
})

it('who has no ante, no money, or may stake no more calls nothing, and the ante stands', async () => {
  const { lead: own, round } = await askedRound(0, 20_000_000)
  const before = await fundsAt(rival)
  expect(refusalOf(await answer(poker, round, 'call'))).toBe('no-bet')
  expect(refusalOf(await answer(rival, round, 'call'))).toBe('insufficient-funds')
  expect(await fundsAt(rival)).toBe(before)
  // Shut out between ante and call: refused, and the ante stands and is lost.
  await guest.call('protection/time_out', { span: '1d' })
  expect(refusalOf(await answer(rival, round, 'call'))).toBe('session-expired')
  await own.to(poker, 'settled')
  expect(refusalOf(await answer(poker, round, 'call'))).toBe('not-asked')
  const { rows } = await house.owner.pool.query(
    `select s.spot, s.state from floor_stakes s join floor_bets f on f.member_id = s.member_id and f.id = s.bet_id
     where f.table_id = $1 and f.number = $2`,
    [HOLDEM, round],
  )
  expect(rows).toEqual([{ spot: 'ante', state: 'lost' }])
  expect(await findingsBesideGift()).toEqual([])
})

it(
  'bet on poker is bet on street by street, each at its own prices and by any leader, and nothing is told before its street',
  { timeout: 90_000 },
  async () => {
    const id = POKER.table
    const at = await openTestTable(house, demo, POKER)
    const own = new TestLead(house, id)
    await own.to(at, 'settled', 'void')
    const round = await own.to(at, 'open')
    const before = await fundsAt(at)
    const bet = (spot: string, more: object = {}) =>
      at.act({ act: 'place', round, spot, amount: FIVE, ...request(), ...more })
    for (const wrong of ['0-win-7', '0-with-flush', '4-win-1', '1-with-luck', 'win-1', '1-win-0'])
      expect(refusalOf(await bet(wrong)), wrong).toBe('spot-unknown')
    expect(refusalOf(await bet('1-win-1'))).toBe('bets-closed')
    const asked = request()
    doneOf(await bet('0-win-1', asked))
    doneOf(await bet('0-win-1', asked))
    let staked = FIVE
    const laid = new Map([['0-win-1', FIRST_PRICE ?? 0]])

    for (const street of [1, 2, 3]) {
      await own.until(at, (state) => state?.street?.at === street)
      const shown = (await at.open()).table
      const outcome = shown.round?.outcome
      const prices = outcome && 'numbers' in outcome ? (outcome.prices ?? []) : []
      expect([numbersIn(outcome).length, prices.length]).toEqual([OPEN_CARDS[street], street])
      expect(shown.round?.seed).toBeNull()
      expect(prices.at(-1)).toEqual(pricesOn(street, numbersIn(outcome)))
      // What is recorded is no more than what is told.
      const { rows } = await house.owner.pool.query<{ outcome: { numbers: number[] } }>(
        'select outcome from floor_rounds where table_id = $1 and number = $2',
        [id, round],
      )
      expect(rows[0]?.outcome.numbers).toEqual(numbersIn(outcome))

      expect(refusalOf(await bet(`${street - 1}-win-1`))).toBe('bets-closed')
      expect(refusalOf(await bet(`${street + 1}-win-1`))).not.toBeNull()
      // What was never on offer on a street is over with it, too.
      for (const spot of spotsOn(street - 1))
        if (!laid.has(spot)) expect(refusalOf(await bet(spot)), spot).toBe('bets-closed')
      for (const spot of spotsOn(street)) {
        const price = priceIn(spot, prices)
        if (price) {
          doneOf(await bet(spot))
          laid.set(spot, price)
          staked += FIVE
        } else expect(refusalOf(await bet(spot)), spot).toBe('spot-unknown')
      }
      const [last = ''] = [...laid.keys()].slice(-1)
      doneOf(await at.act({ act: 'take-back', round, spot: last, ...request() }))
      laid.delete(last)
      staked -= FIVE
      expect(
        refusalOf(await at.act({ act: 'take-back', round, spot: '0-win-1', ...request() })),
      ).toBe('bets-closed')
      expect(await fundsAt(at)).toBe(before - staked)
    }

    await own.to(at, 'settled')
    expect(refusalOf(await bet('3-win-1'))).toBe('bets-closed')
    const { data: listed } = await demo.call('casino/game_history', { limit: 1 })
    const { data: record } = await demo.call('floor/round', { roundID: listed[0]?.roundID ?? 0 })
    const numbers = numbersIn(record.outcome)
    const best = standingOf(numbers)
    const parts = best.filter(({ isBest }) => isBest).length
    const won = [...laid].reduce((sum, [spot, price]) => {
      const [, market = '', ...picks] = spot.split('-')
      const hit =
        market === 'win'
          ? best[Number(picks[0]) - 1]?.isBest === true
          : best.find(({ isBest }) => isBest)?.combination === picks.join('-')
      const share = market === 'win' ? parts : 1
      return hit ? sum + Math.floor((FIVE * price) / (100 * share)) : sum
    }, 0)
    expect(await fundsAt(at)).toBe(before - staked + won)
    expect([numbers.length, record.proof !== null]).toEqual([17, true])
    expect(await doesRecordHold(record, at.opened)).toBe(true)
    const response = await fetch(`${house.settings.gamesUrl}/rgs/floor/rounds/${id}/1/100`)
    const { data } = (await response.json()) as { data: FloorPublished }
    expect(await verifyRounds(data)).toMatchObject({ wrong: [] })
    expect(await findingsBesideGift()).toEqual([])
    const late = await findingsAfter(
      house,
      untriggered('floor_rounds'),
      `update floor_rounds set windows_closed[2] = '2020-01-01' where table_id = '${id}' and number = ${round}`,
    )
    expect(late.map(({ kind }) => kind)).toContain('floor-stake-after-closing')
    const early = await findingsAfter(
      house,
      untriggered('floor_rounds'),
      `update floor_rounds set windows_closed[1] = now() + interval '1 hour' where table_id = '${id}' and number = ${round}`,
    )
    expect(early.map(({ kind }) => kind)).toContain('floor-stake-before-its-street')
    const dearer = await findingsAfter(
      house,
      `update floor_rounds set outcome = jsonb_set(outcome, '{numbers,12}', outcome #> '{numbers,13}')
       where table_id = '${id}' and number = ${round}`,
    )
    expect(dearer.map(({ kind }) => kind)).toContain('floor-outcome-not-drawn')
  },
)
