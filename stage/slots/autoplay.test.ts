import { describe, expect, it } from 'vitest'
import { lira, type Money } from '#contract/money.ts'
import {
  after,
  begin,
  afterPurchase,
  reasonToStop,
  lossLimits,
  ROUNDS,
  type Autoplay,
  type Plan,
} from './autoplay.ts'

const PLAN: Plan = { rounds: 10, lossLimit: lira(25), winAbove: null, stopsOnFeature: false }
const COST = lira(5)
const bet = (balance: Money = lira(1_000)) => ({ cost: COST, balance })
const paying = (payout: Money, hasFeature = false) => ({ cost: COST, payout, hasFeature })

/** Plays such rounds until something ends it; answers how many were bought, and why it ended. */
function play(plan: Plan, payout: (round: number) => Money, balance = lira(1_000)) {
  let auto: Autoplay = begin(plan)
  for (let rounds = 0; rounds <= 200; rounds += 1) {
    const why = reasonToStop(auto, bet(balance))
    if (why) return { bought: rounds, why, auto }
    const next = after(afterPurchase(auto), paying(payout(rounds)))
    balance += payout(rounds) - COST
    if (next.stop) return { bought: rounds + 1, why: next.stop, auto: next.auto }
    auto = next.auto
  }
  throw new Error('it never ends')
}

describe('loss limits', () => {
  it('are so many rounds and never beyond what the member has', () => {
    expect(lossLimits(bet(lira(1_000)))).toEqual([lira(25), lira(50), lira(125), lira(250)])
    expect(lossLimits(bet(lira(60)))).toEqual([lira(25), lira(50)])
    expect(lossLimits(bet(lira(7)))).toEqual([lira(25)])
  })
})

describe('autoplay', () => {
  it.each(ROUNDS)('plays %i rounds and no more', (rounds) => {
    const even = play({ ...PLAN, rounds }, () => COST)
    expect([even.bought, even.why, even.auto.left]).toEqual([rounds, 'done', 0])
  })

  it('never buys a round that could exceed the loss limit', () => {
    expect(play(PLAN, () => 0n)).toMatchObject({ bought: 5, why: 'loss' })
    const uneven = play({ ...PLAN, lossLimit: lira(24) }, () => 0n)
    expect(uneven).toMatchObject({ bought: 4, why: 'loss' })
    expect(uneven.auto.lost).toBe(lira(20))
    expect(play({ ...PLAN, lossLimit: lira(4) }, () => 0n)).toMatchObject({ bought: 0 })
  })

  it('counts what comes back against what is lost', () => {
    const played = play({ ...PLAN, rounds: 100 }, (round) => (round % 2 === 0 ? lira(4) : 0n))
    expect(played.why).toBe('loss')
    expect(played.auto.lost).toBeLessThanOrEqual(PLAN.lossLimit)
    expect(played.auto.lost + COST).toBeGreaterThan(PLAN.lossLimit)
  })

  it('ends after a win above the one that was named, not at it', () => {
    const plan = { ...PLAN, winAbove: lira(50) }
    const wins = (amount: Money) => play(plan, (round) => (round === 2 ? amount : COST))
    expect(wins(lira(50))).toMatchObject({ why: 'done' })
    expect(wins(lira(50) + 1n)).toMatchObject({ bought: 3, why: 'win' })
  })

  it('ends when a feature was won, where that was wished', () => {
    const outcome = (stopsOnFeature: boolean) =>
      after(begin({ ...PLAN, stopsOnFeature }), paying(0n, true)).stop
    expect([outcome(true), outcome(false)]).toEqual(['feature', null])
  })

  it('ends where the balance does', () => {
    const plan = { ...PLAN, lossLimit: lira(1_000) }
    expect(play(plan, () => 0n, lira(14))).toMatchObject({ bought: 2, why: 'funds' })
  })
})
