/**
 * Members through limits, pauses, bonuses, free rounds, coupons, free bets, a purse elsewhere and broken connections. What the house answers and what a
 * member has after every step must be what the model says, to the kuruş; the first difference ends the walk.
 */
import { FREE_ROUND } from '#contract/games/game-protocol.ts'
import { lira } from '#contract/money.ts'
import { snapshot } from '#server/database/database.ts'
import { auditHouse } from '#server/audit/house-audit.ts'
import * as house from './acts.ts'
import { randomFrom } from '../random.ts'
import { LIMITED, PERIODS, SETTERS, type LimitName, type Setter } from './limits-model.ts'
import type { ModelOffer } from './bonus-model.ts'
import type { Model } from './model.ts'
import { anyStake, anyTabs, claimed, end, same, sameBalance, type Step } from './step.ts'
import { brokenFreely, correctMatch, endMatch, laid, laidFreely } from './walk-sports.ts'
import { beginWorld, setClock, type World } from './world.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export interface Walked {
  members: number
  steps: number
  rounds: number
  coupons: number
  /** Free bets, by what became of them. */
  freely: Readonly<Model['freely']>
  /** Coupons of either kind that a corrected result made something else of. */
  corrected: number
  /** Of those with a stake of their own, how many moved bonus money. */
  correctedBonus: number
  /** Claims that were let go. */
  waived: number
  broken: number
  /** How bonuses ended, by how often. */
  ended: Readonly<Record<string, number>>
  findings: readonly unknown[]
}

interface Plan {
  members: number
  stepsEach: number
  seed: number
  print?: (line: string) => void
}

/** Walks, compares after every step, and has the whole house audited at the end. */
export async function walk(
  base: Pick<World, 'database' | 'url' | 'games'>,
  { members, stepsEach, seed, print = () => {} }: Plan,
): Promise<Walked> {
  const random = randomFrom(seed)
  const world = await beginWorld(base, members)
  const steps = members * stepsEach
  let broken = 0
  for (let at = 0; at < steps; at += 1) {
    // Many short ways, and now and then a long one: windows of limits pass, bonuses run out of time.
    world.nowMs +=
      1 + (random(10) < 7 ? random(20 * MINUTE_MS) : Math.floor((random(72) * HOUR_MS) / members))
    await setClock(world)
    const walker = world.walkers[random(members)]
    if (!walker) continue
    const step = { world, walker, random, name: `seed ${seed}, step ${at}` }
    await endMatch(step)
    await correctMatch(step)
    if (await take(step)) broken += 1
    await sameBalance(step)
    if (at > 0 && at % 5_000 === 0) print(`  ${at} steps`)
  }
  const ended: Record<string, number> = {}
  for (const how of world.walkers.flatMap(({ model }) => model.ended))
    ended[how] = (ended[how] ?? 0) + 1
  const sumOf = (countOf: (model: Model) => number): number =>
    world.walkers.reduce((sum, { model }) => sum + countOf(model), 0)
  return {
    members,
    steps,
    rounds: sumOf(({ played }) => played),
    coupons: sumOf(({ laid }) => laid),
    freely: {
      placed: sumOf(({ freely }) => freely.placed),
      won: sumOf(({ freely }) => freely.won),
      lost: sumOf(({ freely }) => freely.lost),
      void: sumOf(({ freely }) => freely.void),
      corrected: sumOf(({ freely }) => freely.corrected),
    },
    corrected: sumOf(({ corrected }) => corrected),
    correctedBonus: sumOf(({ correctedBonus }) => correctedBonus),
    waived: sumOf(({ waived }) => waived),
    broken,
    ended,
    findings: await audited(world),
  }
}

async function audited({ database, games, nowMs }: World): Promise<readonly unknown[]> {
  const settledBefore = new Date(nowMs + HOUR_MS)
  const report = await snapshot(database, (q) => auditHouse(q, { games, marks: {}, settledBefore }))
  return report.isClean ? [] : report.findings
}

/** What members do, and how often of a hundred. */
const ACTS: readonly [name: string, often: number, act: (step: Step) => Promise<boolean>][] = [
  ['a play', 15, (step) => played(step, anyStake(step), 'plain')],
  ['a coupon', 5, laid],
  ['ten plays at once', 4, (step) => raced(step, anyStake(step), 'plain')],
  ['a free round', 8, (step) => played(step, freeStake(step), 'free')],
  ['ten free rounds at once', 3, (step) => raced(step, freeStake(step), 'free')],
  ['a broken play', 3, (step) => brokenPlay(step, anyStake(step), 'plain')],
  ['a broken free round', 3, (step) => brokenPlay(step, freeStake(step), 'free')],
  ['a free bet', 6, laidFreely],
  ['a broken free bet', 2, brokenFreely],
  ['an end', 7, settled],
  ['a deposit', 6, deposited],
  ['a deposit asked for', 3, askedFor],
  ['a payment of one', 2, paidFor],
  ['a claim', 9, (step) => claimed(step, anyOffer(step))],
  ['money to the purse', 3, carried],
  ['money off the purse', 2, broughtBack],
  ['a bonus given up', 1, (step) => end(step, 'cancelled')],
  ['a limit', 7, limited],
  ['a limit of the house', 2, tightened],
  ['an offer of the house', 2, offered],
  ['a yes', 5, confirmed],
  ['a pause', 2, paused],
]

/** One step of one member. True when a connection was broken in it. */
async function take(step: Step): Promise<boolean> {
  const { world, walker, random } = step
  const { model } = walker
  if (model.active && world.nowMs >= model.active.expiresMs) await end(step, 'expired')
  let dice = random(100)
  for (const [name, often, act] of ACTS) {
    if (dice < often) {
      step.name += `, ${name}`
      return act(step)
    }
    dice -= often
  }
  return false
}

type Kind = 'plain' | 'free'

const freeStake = ({ walker: { model } }: Step): bigint =>
  model.active?.offer.rounds?.stake ?? lira(2)

const modeOf = (kind: Kind): string => (kind === 'free' ? FREE_ROUND : 'BASE')

const answerOf = ({ world, walker: { model } }: Step, amount: bigint, kind: Kind): string =>
  kind === 'free' ? model.answerToFree(amount, world.nowMs) : model.answerTo(amount, world.nowMs)

/** Writes down what was played, as the house drew it. */
async function note({ world, walker }: Step, amount: bigint, kind: Kind, played: house.Played) {
  const { model, memberId } = walker
  if (kind === 'free') model.stakeFree(amount, played.payout, world.nowMs)
  else model.stake(amount, played.payout, world.nowMs)
  const won = await house.jackpotsOf(world, memberId, played.roundId)
  if (won > 0n) model.winJackpot(won, world.nowMs)
}

async function played(step: Step, amount: bigint, kind: Kind): Promise<boolean> {
  const expected = answerOf(step, amount, kind)
  const answer = await house.play(step.world, step.walker, { amount, mode: modeOf(kind) })
  same(step, `${kind} ${amount}`, answer.outcome, expected)
  if (answer.played) await note(step, amount, kind, answer.played)
  return false
}

/** Ten tabs at once with the same: as many are taken as would be one after the other. */
async function raced(step: Step, amount: bigint, kind: Kind): Promise<boolean> {
  await house.keepAwake(step.world, step.walker)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      house.playAwake(step.world, step.walker, { amount, mode: modeOf(kind) }),
    ),
  )
  const taken = answers
    .flatMap(({ played: round }) => round ?? [])
    .toSorted((a, b) => Number(a.roundId - b.roundId))
  const expected: string[] = []
  for (let tab = 0; tab < 10; tab += 1) {
    const answer = answerOf(step, amount, kind)
    expected.push(answer)
    if (answer !== 'played') continue
    const round = taken.shift()
    if (!round) break
    await note(step, amount, kind, round)
  }
  const outcomes = answers.map(({ outcome }) => outcome)
  same(step, `ten times ${kind} ${amount}`, outcomes.toSorted(), expected.toSorted())
  return false
}

/**
 * The connection is killed: between the play and its commit, and nothing of it may be left; or while it is
 * under way, and then the same request says what became of it and is played once.
 */
async function brokenPlay(step: Step, amount: bigint, kind: Kind): Promise<boolean> {
  const { world, walker, random } = step
  const bet = { amount, mode: modeOf(kind) }
  await house.keepAwake(world, walker)
  if (random(2) === 0) {
    await house.playAndBreakBeforeCommit(world, walker, bet)
    return true
  }
  const expected = answerOf(step, amount, kind)
  const answer = await house.playThroughABreak(world, walker, bet)
  same(step, `broken ${kind} ${amount}`, answer.outcome, expected)
  if (answer.played) await note(step, amount, kind, answer.played)
  return true
}

async function settled({ world, walker }: Step): Promise<boolean> {
  await house.endRound(world, walker)
  walker.model.settle(world.nowMs)
  return false
}

async function deposited(step: Step): Promise<boolean> {
  const { world, walker } = step
  const amount = anyStake(step)
  const expected = walker.model.answerToDeposit(amount, world.nowMs)
  same(step, `deposit ${amount}`, await house.putIn(world, walker, amount), expected)
  if (expected === 'taken') walker.model.deposit(amount, world.nowMs)
  return false
}

/** Asked for, once or from five tabs at once: it counts until it is paid, whenever that is. */
async function askedFor(step: Step): Promise<boolean> {
  const { world, walker, random } = step
  const amount = anyStake(step) * BigInt(1 + random(5))
  const answers = await Promise.all(anyTabs(step).map(() => house.askFor(world, walker, amount)))
  const taken = answers.filter((answer) => typeof answer === 'bigint')
  const expected = answers.map(() => {
    const answer = walker.model.answerToDeposit(amount, world.nowMs)
    const id = answer === 'taken' ? taken.shift() : undefined
    if (id !== undefined) walker.model.asked.set(id, amount)
    return answer
  })
  const names = answers.map((answer) => (typeof answer === 'bigint' ? 'taken' : answer))
  same(step, `asks for ${amount}`, names.toSorted(), expected.toSorted())
  return false
}

/** The oldest of what was asked for is paid. */
async function paidFor({ world, walker }: Step): Promise<boolean> {
  const [oldest] = walker.model.asked
  if (!oldest) return false
  const [id, amount] = oldest
  await house.payAsked(world, walker, { id, amount })
  walker.model.payAsked(id, world.nowMs)
  return false
}

async function carried(step: Step): Promise<boolean> {
  const { world, walker } = step
  const amount = anyStake(step)
  const expected = walker.model.answerToCarry(amount, world.nowMs)
  same(step, `to the purse ${amount}`, await house.carry(world, walker, amount), expected)
  if (expected === 'taken') walker.model.carry(amount, world.nowMs)
  return false
}

/** All of it, whenever it went there. */
async function broughtBack(step: Step): Promise<boolean> {
  const { world, walker } = step
  const { purse } = walker.model
  if (purse === 0n) return false
  same(step, `off the purse ${purse}`, await house.bringBack(world, walker, purse), 'credited')
  walker.model.bringBack(purse, world.nowMs)
  return false
}

const anyOffer = ({ world, random }: Step): ModelOffer | undefined =>
  world.offers[random(world.offers.length)]

const anyLimit = ({ random }: Step, by: Setter): LimitName => ({
  kind: LIMITED[random(LIMITED.length)] ?? 'stake',
  period: PERIODS[random(PERIODS.length)] ?? 'day',
  by,
})

const anyValue = ({ random }: Step): bigint => lira(100 + random(900))

async function limited(step: Step): Promise<boolean> {
  const { world, walker, random } = step
  const which = anyLimit(step, 'member')
  const value = random(8) === 0 ? null : anyValue(step)
  await house.limit(world, walker, which, value)
  walker.model.limits.set(which, value, world.nowMs)
  return false
}

async function tightened(step: Step): Promise<boolean> {
  const { world, walker } = step
  const [which, value] = [anyLimit(step, 'house'), anyValue(step)]
  await house.tighten(world, walker, which, value)
  walker.model.limits.tighten(which, value)
  return false
}

async function offered(step: Step): Promise<boolean> {
  const { world, walker, random } = step
  const which = anyLimit(step, 'house')
  const value = random(4) === 0 ? null : anyValue(step)
  await house.offer(world, walker, which, value)
  walker.model.limits.offer(which, value, world.nowMs)
  return false
}

async function confirmed(step: Step): Promise<boolean> {
  const { world, walker, random } = step
  const which = anyLimit(step, SETTERS[random(SETTERS.length)] ?? 'member')
  const expected = walker.model.limits.answerToConfirm(which, world.nowMs)
  const answer = await house.confirm(world, walker, which)
  same(step, `yes to ${which.kind} ${which.period} of the ${which.by}`, answer, expected)
  if (expected === 'confirmed') walker.model.limits.confirm(which)
  return false
}

async function paused({ world, walker, random }: Step): Promise<boolean> {
  if (!walker.model.mayPause(world.nowMs)) return false
  const isForLong = random(12) === 0
  const kind = isForLong ? 'self-exclusion' : 'time-out'
  const untilMs = world.nowMs + (isForLong ? 183 * 24 : (1 + random(7)) * 24) * HOUR_MS
  await house.pause(world, walker, kind, new Date(untilMs))
  walker.model.beginPause(kind, untilMs, world.nowMs)
  return false
}
