/**
 * What a member wants to stake, checked against the game's own limits before anything happens. It
 * takes no balance and no history.
 */
import type { Jurisdiction } from '#contract/games/game-protocol.ts'
import { GameRefused } from '../../game-session/game-refused.ts'
import type { PublishedGame, PublishedMode } from '../publish/published.ts'

export interface Bet {
  mode: PublishedMode
  /** The base bet in micro-lira. */
  amount: bigint
  /** What it costs in this mode. */
  stake: bigint
}

/** How far a number may lie from the whole one it means. */
const DUST_MAX = 0.001
const DECIMAL = /^(\d{1,15})(?:\.(\d{1,20}))?$/

/** An amount as clients send it: whole micro-lira, with dust, as a number or a decimal string. */
export function readAmount(sent: unknown): bigint {
  const value = typeof sent === 'string' ? (DECIMAL.test(sent) ? Number(sent) : NaN) : sent
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new GameRefused('ERR_VAL')
  const whole = Math.round(value)
  if (!Number.isSafeInteger(whole) || Math.abs(value - whole) > DUST_MAX)
    throw new GameRefused('ERR_VAL')
  return BigInt(whole)
}

/**
 * The bet; or ERR_MAINTENANCE when the game is closed; or ERR_VAL: an unknown mode, one that is closed
 * or that the profile does not sell, or an amount outside the limits or off the step.
 */
export function readBet(
  game: PublishedGame,
  sent: { amount: unknown; mode: string },
  { disabledBuyFeature }: Pick<Jurisdiction, 'disabledBuyFeature'>,
): Bet {
  if (!game.isOpen) throw new GameRefused('ERR_MAINTENANCE')
  const mode = game.modes.get(sent.mode.toUpperCase())
  const amount = readAmount(sent.amount)
  const fits = isStake(game, amount)
  const isSold = game.openModes.has(sent.mode.toUpperCase())
  if (!mode || !isSold || !fits || (mode.feature && disabledBuyFeature))
    throw new GameRefused('ERR_VAL')
  return { mode, amount, stake: costOf(amount, mode.cost) }
}

/**
 * A round that the house stakes for the member, in the mode of a plain spin; how much is what its bonus says, which the
 * database asks. ERR_MAINTENANCE when the game is closed; ERR_VAL where there are no such rounds.
 */
export function readFreeBet(game: PublishedGame, sent: { amount: unknown }): Bet {
  if (!game.isOpen) throw new GameRefused('ERR_MAINTENANCE')
  const amount = readAmount(sent.amount)
  const base = [...game.modes.values()].find(({ feature, cost }) => !feature && cost === 1)
  if (!base || !game.openModes.has(base.name.toUpperCase()) || game.facts === null || amount <= 0n)
    throw new GameRefused('ERR_VAL')
  return { mode: base, amount, stake: amount }
}

/** Is this a base bet that the game takes? */
export function isStake({ stakes }: Pick<PublishedGame, 'stakes'>, amount: bigint): boolean {
  const { minMicro, maxMicro, stepMicro } = stakes
  return (
    amount >= BigInt(minMicro) && amount <= BigInt(maxMicro) && amount % BigInt(stepMicro) === 0n
  )
}

const COST_SCALE = 1_000_000

/** Exact: a published cost has at most six decimals, and steps are far coarser than that. */
export function costOf(amount: bigint, cost: number): bigint {
  return (amount * costPpmOf(cost)) / BigInt(COST_SCALE)
}

/** A published cost in millionths of the base bet. */
export const costPpmOf = (cost: number): bigint => BigInt(Math.round(cost * COST_SCALE))
