import { describe, expect, it } from 'vitest'
import {
  offerFile,
  type ShareFile,
  type WrittenRounds,
  type WrittenShare,
} from '#server/bonus/offer-file.ts'
import { OWN_GAMES, unmeetable, weightOf } from '#server/bonus/meetable.ts'
import { CUT_CARD_COST, MAIN_RETURN } from '#games/blackjack/numbers.ts'
import { OWN_TABLES } from '#server/floor/tables/own-tables.ts'
import { returnShare } from '#games/tablegames/numbers.ts'
import {
  costOf,
  costText,
  givenOf,
  isPlayedFor,
  meanOfBets,
  payoutsOf,
  playText,
} from './simulate.ts'
import { tableBets } from './tables.ts'

function offerOf(terms: Partial<WrittenShare>): ShareFile {
  const file = offerFile.parse({
    name: 'deneme',
    kind: 'deposit',
    title: { tr: 'Deneme', en: 'Trial' },
    starts: '2026-01-01T00:00:00Z',
    every: 'once',
    percent: 50,
    minimum: 100,
    maximum: 999,
    claimDays: 7,
    wagering: 10,
    days: 30,
    weights: { slot: 100 },
    ...terms,
  })
  if (file.kind === 'free-rounds' || file.kind === 'free-bets')
    throw new Error('gives a part of something')
  return file
}

/** Pays so many hundredths of the bet, each as often as the others. */
const paying = (...payouts: number[]) => ({
  payouts: payoutsOf({
    weights: Float64Array.from(payouts, () => 1),
    payouts: Int32Array.from(payouts),
  }),
})
const SLOT = { id: 'deneme', kind: 'slot' } as const
const PLAY = {
  deposit: 1_000,
  withdraws: false,
  stake: 10,
  rounds: 100,
  claims: 400,
  seed: 7,
  odds: 2,
  margin: 5,
}

const ROUNDS: WrittenRounds = {
  name: 'deneme',
  kind: 'free-rounds',
  title: { tr: 'Deneme', en: 'Trial' },
  starts: '2026-01-01T00:00:00Z',
  every: 'once',
  game: 'lale-devri',
  rounds: 20,
  stake: 2,
  wagering: 0,
  days: 7,
}

const withinOf = ({ within }: { within: number | null }): number => within ?? Number.NaN

describe('what free bets cost', () => {
  const bets = { name: 'deneme', kind: 'free-bets', title: { tr: 'D', en: 'D' } } as const
  const terms = {
    starts: '2026-01-01T00:00:00Z',
    every: 'once',
    bets: 4,
    stake: 20,
    days: 7,
  } as const

  it('PROT-110 is exact: as often as a bet of those odds comes in, what it wins beyond its stake', () => {
    const offer = { bets: 4, stake: 20 }
    expect(meanOfBets(offer, { odds: 2, margin: 0 })).toBeCloseTo(40, 10)
    expect(meanOfBets(offer, { odds: 2, margin: 5 })).toBeCloseTo(38.095, 3)
    // Below what was staked, however high the odds.
    expect(meanOfBets(offer, { odds: 1_000, margin: 0 })).toBeLessThan(80)
    const file = offerFile.parse({ ...bets, ...terms, wagering: 0 })
    const cost = costOf(file, SLOT, paying(0, 200), { ...PLAY, claims: 4_000, odds: 3, margin: 5 })
    expect(Math.abs(cost.mean - meanOfBets(offer, { odds: 3, margin: 5 }))).toBeLessThan(
      2 * withinOf(cost),
    )
  })

  it('is not offered where no coupon could pay it', () => {
    const file = (more: object) => offerFile.parse({ ...bets, ...terms, wagering: 0, ...more })
    expect(unmeetable(file({}), OWN_GAMES)).toEqual([])
    const [reason] = unmeetable(file({ oddsMin: 100, picksMin: 3 }), OWN_GAMES)
    expect(reason).toContain('that a coupon pays at most')
    for (const wrong of [
      { stake: 0.5 },
      { stake: 200_000 },
      { excludedGames: ['sports'], wagering: 2, weights: { slot: 100 } },
      { stakeMax: 10, wagering: 2, weights: { slot: 100 } },
      { weights: { slot: 100 } },
      { sports: ['curling'] },
      { bets: 101 },
      { oddsMin: 1 },
    ])
      expect(offerFile.safeParse({ ...bets, ...terms, wagering: 0, ...wrong }).success).toBe(false)
  })
})

describe('what an offer costs', () => {
  it('PROT-91 has an interval only where claims enough became cash, and else says how many it takes', () => {
    const none = costOf(offerOf({}), SLOT, paying(0), PLAY)
    expect(none).toMatchObject({ mean: 0, within: null, claimsNeeded: 4_000 })
    expect(costText(none, PLAY)).toContain('that takes 4000 claims or more')
    expect(costText(none, PLAY)).not.toContain('(95 %)')
    const few = { ...PLAY, claims: 10 }
    const all = costOf(offerOf({}), SLOT, paying(100), few)
    expect(all).toMatchObject({ mean: 500, within: null, claimsNeeded: 30 })
    expect(costText(all, few)).toContain('that takes 30 claims;')
    const enough = costOf(offerOf({}), SLOT, paying(100), { ...PLAY, claims: 30 })
    expect(costText(enough, PLAY)).toContain('between ₺500.00 and ₺500.00 (95 %)')
    // What is cash at once hangs on no chance.
    expect(costOf(offerOf({ wagering: 0 }), SLOT, paying(0), few).within).toBe(0)
  })

  it('PROT-90 is not worked out of an offer that no game lets anybody meet, and the reason is named', () => {
    const reasons = (terms: Partial<WrittenShare>) => unmeetable(offerOf(terms), OWN_GAMES)
    expect(reasons({})).toEqual([])
    const low = reasons({ stakeMax: 0.01 })
    expect(low).toContain(
      'lale-devri: counts, but takes no stake below ₺1, and the highest is ₺0.01',
    )
    expect(low).toHaveLength(3)
    const excludedGames = ['zeplin', 'spaceman']
    expect(reasons({ weights: { crash: 100 }, excludedGames })).toEqual(
      excludedGames.map((game) => `${game}: counts, but is among the excluded games`),
    )
    expect(reasons({ weights: { crash: 100 }, excludedGames: ['zeplin'] })).toEqual([])
    expect(reasons({ weights: { crash: 100 }, gameWeights: { zeplin: 0, spaceman: 0 } })).toEqual([
      'weights: no game of this house counts',
    ])
    expect(reasons({ weights: { coupon: 100 }, stakeMax: 0.5 })).toHaveLength(1)
  })

  it('is all of it on a game that gives every stake back, and nothing on one that gives nothing', () => {
    const even = costOf(offerOf({}), SLOT, paying(100), PLAY)
    expect(even).toMatchObject({ mean: 500, within: 0, convertedPercent: 100, taken: 0 })
    expect(even.rounds).toBe(500)
    const lost = costOf(offerOf({}), SLOT, paying(0), PLAY)
    expect(lost).toMatchObject({ mean: 0, convertedPercent: 0, taken: 1_500, rounds: 150 })
  })

  it('of a deposit that is withdrawn at once is what becomes cash of the bonus played alone', () => {
    const offer = offerOf({ wagering: 1 })
    // Cash goes first: what is left in is played for the bonus, which nothing happens to.
    expect(costOf(offer, SLOT, paying(0), PLAY)).toMatchObject({ mean: 500, taken: 500 })
    const gone = { ...PLAY, withdraws: true }
    expect(costOf(offer, SLOT, paying(0), gone)).toMatchObject({ mean: 0, taken: 500, rounds: 50 })
    // A fair game leaves all of it on average.
    const fair = costOf(offer, SLOT, paying(0, 200), { ...gone, claims: 4_000 })
    expect(Math.abs(fair.mean - 500)).toBeLessThan(2 * withinOf(fair))
    expect(withinOf(fair)).toBeGreaterThan(0)
    const cash = offerOf({ wagering: 0 })
    expect([offer, cash].map((one) => isPlayedFor(one, PLAY))).toEqual([true, false])
  })

  it('says the stake that is really played: no higher than the offer lets', () => {
    const welcome = offerOf({ stakeMax: 50 })
    const dear = { ...PLAY, stake: 100 }
    expect(costOf(welcome, SLOT, paying(100), dear).rounds).toBe(5_000 / 50)
    expect(playText(welcome, dear)).toBe(
      'to be wagered 10 times, by rounds of up to ₺50, the highest that the offer lets, not of ₺100',
    )
    expect(playText(welcome, PLAY)).toBe('to be wagered 10 times, by rounds of up to ₺10')
    const back = offerOf({ kind: 'loss-back', every: 'week', wagering: 0 })
    expect(playText(back, dear)).toBe('each plays 100 rounds of ₺100, or all of it')
  })

  it('is what is given where nothing is to be wagered', () => {
    const cash = offerOf({ wagering: 0, percent: 20, maximum: 500 })
    expect(costOf(cash, SLOT, paying(0), PLAY)).toMatchObject({ mean: 200, within: 0 })
    expect(givenOf(cash, 100_090_000)).toBe(20_010_000)
    expect(givenOf(cash, 9_000_000_000)).toBe(500_000_000)
  })

  it('of a loss is its part, from the least loss on', () => {
    const back = offerOf({ kind: 'loss-back', every: 'week', wagering: 0, percent: 30 })
    expect(costOf(back, SLOT, paying(0), { ...PLAY, rounds: 50 }).mean).toBe(150)
    expect(costOf(back, SLOT, paying(0), { ...PLAY, rounds: 9 }).mean).toBe(0)
    const other = { ...back, weights: { slot: 0, table: 100 } }
    expect(costOf(other, SLOT, paying(0), { ...PLAY, rounds: 50 }).mean).toBe(0)
  })

  it('grows with the weight of the game, for less is to be staked, and says how sure it is', () => {
    const table = paying(0, 0, 0, 390)
    const whole = costOf(offerOf({ wagering: 30 }), SLOT, table, PLAY)
    const half = offerOf({ wagering: 30, gameWeights: { deneme: 50 } })
    const slower = costOf(half, SLOT, table, PLAY)
    expect(whole.mean).toBeGreaterThan(slower.mean)
    expect(withinOf(whole)).toBeGreaterThan(0)
    const again = costOf(offerOf({ wagering: 30 }), SLOT, table, PLAY)
    expect(again).toEqual(whole)
    const other = costOf(offerOf({ wagering: 30 }), SLOT, table, { ...PLAY, seed: 8 })
    expect(other.mean).not.toBe(whole.mean)
    expect(Math.abs(other.mean - whole.mean)).toBeLessThan(2 * (withinOf(whole) + withinOf(other)))
  })

  it('at a table goes by the weight of its kind, or of its own, and by a bet that returns what its rules say', () => {
    const offer = offerOf({ weights: { slot: 100, table: 10, crash: 50 } })
    const bets = tableBets()
    const share = (table: string) => {
      const { payouts } = bets.find((bet) => bet.table === table) ?? { payouts: null }
      if (!payouts) throw new Error(`there is no table ${table}`)
      const { cumulative, payouts: paid } = payouts
      const ways = [...cumulative].map((sum, at) => sum - (cumulative[at - 1] ?? 0))
      const all = ways.reduce((sum, one) => sum + one, 0)
      return ways.reduce((sum, one, at) => sum + one * (paid[at] ?? 0), 0) / all / 100
    }
    expect(share('avrupa-ruleti')).toBeCloseTo(36 / 37, 12)
    expect(share('fransiz-ruleti')).toBeCloseTo(73 / 74, 12)
    expect(share('zeplin')).toBeCloseTo(0.97, 6)
    expect(share('bakara-lale')).toBeCloseTo(returnShare('baccarat', 'banker'), 12)
    expect(share('blackjack-saray')).toBeCloseTo(MAIN_RETURN - CUT_CARD_COST, 12)
    // Every table of the house, those too whose prices change from round to round.
    expect(bets.map(({ table }) => table).toSorted()).toEqual(
      OWN_TABLES.map(({ id }) => id).toSorted(),
    )
    expect(share('altin-halic')).toBeCloseTo(0.92, 12)
    expect(share('bingo-lale')).toBeCloseTo(0.92, 12)
    const [crash] = bets
    if (!crash) throw new Error('there are no tables')
    expect(weightOf(offer, { id: crash.table, kind: crash.kind })).toBe(50)
    const own = { ...offer, gameWeights: { [crash.table]: 20 } }
    expect(weightOf(own, { id: crash.table, kind: crash.kind })).toBe(20)
    const even = { id: 'masa', kind: 'table' } as const
    expect(costOf(offer, even, paying(100), PLAY)).toMatchObject({ mean: 500, rounds: 5_000 })
  })

  it('of free rounds is what they win, or what is left of that once it is wagered', () => {
    const cash = costOf(offerFile.parse(ROUNDS), SLOT, paying(50, 150), PLAY)
    expect(Math.abs(cash.mean - 40)).toBeLessThan(withinOf(cash) * 2)
    expect(cash.rounds).toBe(0)
    const wagered = { ...ROUNDS, wagering: 5, weights: { slot: 100 } }
    const { payouts } = paying(0)
    const free = paying(100).payouts
    const play = { ...PLAY, deposit: 0 }
    const lost = costOf(offerFile.parse(wagered), SLOT, { payouts, free }, play)
    expect(lost).toMatchObject({ mean: 0, convertedPercent: 0, taken: 40 })
  })
})
