/** One step of one member, and how the house and the model are held to each other. */
import { isDeepStrictEqual } from 'node:util'
import { lira } from '#contract/money.ts'
import { balanceOf } from '#ledger/balance.ts'
import { port } from '#server/database/database.ts'
import * as house from './acts.ts'
import { freeBetsLeft } from './coupons.ts'
import type { ModelOffer } from './bonus-model.ts'
import type { Walker, World } from './world.ts'

export interface Step {
  world: World
  walker: Walker
  random: (below: number) => number
  /** Named in what differs, so that it can be walked again. */
  name: string
}

/** Throws where the house and the model are not of one mind. */
export function same(step: Step, what: string, answered: unknown, expected: unknown): void {
  if (isDeepStrictEqual(answered, expected)) return
  const show = (value: unknown): string =>
    JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? `${one}` : one))
  const { name, walker } = step
  throw new Error(
    `${name}, member ${walker.memberId}, ${what}: the house says ${show(answered)}, the model ${show(expected)}`,
  )
}

export async function sameBalance(step: Step): Promise<void> {
  const { world, walker } = step
  const { model } = walker
  const { cash, bonus } = await balanceOf(port(world.database.db), walker.memberId)
  same(step, 'has', { cash, bonus }, { cash: model.cash, bonus: model.bonus })
  if (model.active?.bets) await listedFreeBets(step)
}

/** As the house lists them, which is as the model does: the oldest first. */
export async function listedFreeBets(step: Step): Promise<readonly bigint[]> {
  const { world, walker } = step
  const listed = await freeBetsLeft(world, walker)
  const left = walker.model.freeBets(world.nowMs)
  const stakesOf = (all: readonly { stake: bigint }[]) => all.map(({ stake }) => stake)
  same(step, 'has free bets of', stakesOf(listed), stakesOf(left))
  return listed.map(({ id }) => id)
}

export const anyStake = ({ random }: Step): bigint =>
  lira(1 + random(30)) + BigInt(random(5)) * 200_000n

/** Once, or from five tabs at once. */
export const anyTabs = ({ random }: Step): readonly null[] =>
  Array.from({ length: random(4) === 0 ? 5 : 1 }, () => null)

/** Claims an offer, once or from five tabs at once. */
export async function claimed(step: Step, offer: ModelOffer | undefined): Promise<boolean> {
  const { world, walker } = step
  if (!offer) return false
  const expected = walker.model.answerToClaim(offer, world.nowMs)
  const answers = await Promise.all(anyTabs(step).map(() => house.claim(world, walker, offer.id)))
  const taken = answers.filter((answer) => typeof answer === 'bigint')
  same(step, `claims ${offer.id}`, taken.length, expected === 'taken' ? 1 : 0)
  const [bonusId] = taken
  if (bonusId === undefined) same(step, `claims ${offer.id}`, answers[0], expected)
  else walker.model.claim(offer, bonusId, world.nowMs)
  return false
}

export async function end(step: Step, how: 'cancelled' | 'expired'): Promise<boolean> {
  const { world, walker } = step
  const { active } = walker.model
  if (!active) return false
  await house.endBonusOf(world, walker, active.bonusId, how)
  walker.model.endBonus(how, world.nowMs)
  return false
}
