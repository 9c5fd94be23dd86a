/** Steps of the walk that are about a match: coupons, free bets, how it ends and what it comes to after all. */
import { lira } from '#contract/money.ts'
import { carry, putIn } from './acts.ts'
import * as sports from './coupons.ts'
import type { Outcome } from './coupons-model.ts'
import {
  anyStake,
  anyTabs,
  claimed,
  end,
  listedFreeBets,
  same,
  sameBalance,
  type Step,
} from './step.ts'
import type { Walker } from './world.ts'

const HOUR_MS = 60 * 60_000
const KURUS = 10_000n
/** Beyond it the house might have taken as much on the match as it takes. */
const STAKE_MAX = lira(1_000)
/** A free bet that nobody has. */
const NONE = 1_000_000_000n

/** A match that can be bet on, how, and at which odds; null while the one there is has begun. */
async function anyPick({ world, random }: Step) {
  world.fixture ??= await sports.openFixture(world)
  const { fixture } = world
  if (sports.hasBegun(world, fixture)) return null
  const selection = anyOutcome(random)
  return { fixture, on: { selection, odds: fixture.odds.get(selection) ?? 0 } }
}

const anyOutcome = (random: Step['random']): Outcome =>
  sports.OUTCOMES[random(sports.OUTCOMES.length)] ?? 'X'

const wholeKurus = (amount: bigint): bigint => amount - (amount % KURUS)

/** Now and then all that there is: of whoever has bonus money, or gets it for a deposit just before, all of that with the rest of their cash. */
async function anyCouponStake(step: Step): Promise<bigint> {
  const { model } = step.walker
  if (step.random(3) > 0) return anyStake(step)
  if (!model.active) await putInAndClaimed(step)
  if (model.bonus > 0n) await emptied(step)
  const all = wholeKurus(model.cash + model.bonus)
  if (all < lira(1)) return anyStake(step)
  return all < STAKE_MAX ? all : STAKE_MAX
}

async function putInAndClaimed(step: Step): Promise<void> {
  const { world, walker } = step
  const offer = world.offers.find(({ share }) => share !== null)
  const amount = offer?.share?.least ?? 0n
  const expected = walker.model.answerToDeposit(amount, world.nowMs)
  same(step, `deposit ${amount}`, await putIn(world, walker, amount), expected)
  if (expected === 'taken') walker.model.deposit(amount, world.nowMs)
  await claimed(step, offer)
}

/** All but a little of the cash goes to the purse: a correction that takes finds nothing there. */
async function emptied(step: Step): Promise<void> {
  const { world, walker, random } = step
  const amount = wholeKurus(walker.model.cash - lira(random(4)))
  if (amount < lira(1)) return
  const expected = walker.model.answerToCarry(amount, world.nowMs)
  same(step, `all to the purse, ${amount}`, await carry(world, walker, amount), expected)
  if (expected === 'taken') walker.model.carry(amount, world.nowMs)
}

/** Lays a coupon, once or from five tabs at once: as many are taken as would be one after the other. */
export async function laid(step: Step): Promise<boolean> {
  const { world, walker } = step
  const pick = await anyPick(step)
  if (!pick) return false
  const { fixture, on } = pick
  const amount = await anyCouponStake(step)
  const { selection } = on
  const answers = await Promise.all(
    anyTabs(step).map(() => sports.layCoupon(world, walker, fixture, { amount, selection })),
  )
  const expected = answers.map(() => {
    const answer = walker.model.answerToCoupon(amount, world.nowMs)
    if (answer === 'taken') walker.model.layCoupon(amount, on, world.nowMs)
    return answer
  })
  same(step, `${answers.length} coupons ${amount}`, answers.toSorted(), expected.toSorted())
  return false
}

/** One that is there, claimed just before where none was, or now and then one that is not. */
async function anyFreeBet(step: Step) {
  const { world, walker, random } = step
  const offers = world.offers.filter(({ bets }) => bets !== null)
  if (walker.model.freeBets(world.nowMs).length === 0)
    await claimed(step, offers[random(offers.length)])
  const pick = await anyPick(step)
  const [freeBetId] = await listedFreeBets(step)
  const [free] = walker.model.freeBets(world.nowMs)
  const isThere = free !== undefined && random(8) > 0
  return (
    pick && {
      ...pick,
      free: isThere ? free : undefined,
      id: (isThere ? freeBetId : undefined) ?? NONE,
    }
  )
}

/** A free bet in the place of a stake, once or from five tabs at once: it is placed once. */
export async function laidFreely(step: Step): Promise<boolean> {
  const { world, walker } = step
  const chosen = await anyFreeBet(step)
  if (!chosen) return false
  const { fixture, on, free, id } = chosen
  const staked = { selection: on.selection, freeBetId: id }
  const answers = await Promise.all(
    anyTabs(step).map(() => sports.layCoupon(world, walker, fixture, staked)),
  )
  const expected = answers.map(() => {
    const answer = walker.model.answerToFreeBet(free, world.nowMs)
    if (free && answer === 'taken') walker.model.placeFreeBet(free, on, world.nowMs)
    return answer
  })
  same(step, `${answers.length} free bets`, answers.toSorted(), expected.toSorted())
  return false
}

/** The connection is killed, as of a play: nothing is left of it, or the same request says what became of it. */
export async function brokenFreely(step: Step): Promise<boolean> {
  const { world, walker, random } = step
  const chosen = await anyFreeBet(step)
  if (!chosen) return false
  const { fixture, on, free, id } = chosen
  const staked = { selection: on.selection, freeBetId: id }
  if (random(2) === 0) {
    await sports.layAndBreakBeforeCommit(world, walker, fixture, staked)
    return true
  }
  const expected = walker.model.answerToFreeBet(free, world.nowMs)
  const answer = await sports.layThroughABreak(world, walker, fixture, staked)
  same(step, 'a broken free bet', answer, expected)
  if (free && expected === 'taken') walker.model.placeFreeBet(free, on, world.nowMs)
  return true
}

/** Once it has been played, or is called off: what everybody has of it. Where the job has run meanwhile, bonuses that are over have ended before. */
export async function endMatch(step: Step): Promise<void> {
  const { world, random } = step
  const { fixture } = world
  if (!fixture || !sports.isOver(world, fixture)) return
  if (random(2) === 0) await endDue(step)
  const outcome = random(5) === 0 ? null : anyOutcome(random)
  await sports.endFixture(world, fixture, outcome)
  world.fixture = null
  world.played = outcome && { fixture, outcome, isVoid: false, dueMs: correctionMs(step) }
  for (const walker of world.walkers) {
    const has = walker.model.coupons.length > 0
    walker.model.endCoupons(outcome, world.nowMs)
    if (!has) continue
    const named = { ...step, walker, name: `${step.name}, the match ends ${outcome}` }
    await sameBalance(named)
    if (random(3) === 0) await emptied(named)
  }
}

const correctionMs = ({ world, random }: Step): number => world.nowMs + random(72) * HOUR_MS

/** A result is corrected, or ruled void and back, and half of them again: what everybody has of it then. */
export async function correctMatch(step: Step): Promise<void> {
  const { world, random } = step
  const { played } = world
  if (!played || world.nowMs < played.dueMs) return
  const walkers = world.walkers.filter(({ model }) => model.over.length > 0)
  world.played = null
  if (walkers.length === 0) return
  if (random(2) === 0) await endDue(step)
  const others: (Outcome | null)[] = sports.OUTCOMES.filter((each) => each !== played.outcome)
  const now = played.isVoid ? played.outcome : (others[random(3)] ?? null)
  await sports.correctFixture(world, played, now)
  if (random(2) === 0)
    world.played = {
      fixture: played.fixture,
      outcome: now ?? played.outcome,
      isVoid: now === null,
      dueMs: correctionMs(step),
    }
  for (const walker of walkers) {
    walker.model.correctCoupons(now, world.nowMs)
    const named = { ...step, walker, name: `${step.name}, the match is ${now} after all` }
    await sameBalance(named)
    if (random(3) === 0) await waived(named)
  }
}

/** What was claimed of a coupon is let go: as much as the model has of it, and no balance changes. */
async function waived(step: Step): Promise<void> {
  const { world, walker } = step
  const expected = walker.model.waiveOldest()
  if (expected !== null) walker.model.waived += 1
  same(step, 'is let go', await sports.waiveOldest(world, walker), expected)
  await sameBalance(step)
}

/** What a house's own job does every minute. */
async function endDue(step: Step): Promise<void> {
  const { world } = step
  const isDue = ({ model: { active } }: Walker) => active && world.nowMs >= active.expiresMs
  for (const walker of world.walkers.filter(isDue)) await end({ ...step, walker }, 'expired')
}
