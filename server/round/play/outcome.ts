/**
 * What a round comes to: by its pair of seeds, its nonce and what is bet on, and by nothing else. A play records
 * what comes out here, and whoever looks at a record later works it out again by the same functions.
 */
import { draw, type Domain, type Seeds } from '#chance/draw.ts'
import { jackpotsHit, jackpotTerms, type JackpotLevel } from '#chance/jackpots.ts'
import { rowAt } from '#chance/table.ts'
import { hmac } from '../../crypto/node-hash.ts'
import type { PublishedMode } from '../publish/published.ts'
import { costPpmOf, type Bet } from './bet.ts'

/** A pair of seeds as it stands in `member_seeds`, or a demo's. */
export interface SeedPair {
  serverSeed: Uint8Array
  clientSeed: string
  /** Which version of the draw the pair is drawn from by. */
  drawVersion: number
}

/** What a round was played on. `jackpots` numbers the terms it drew jackpots by; null when it drew none. */
export interface PlayedOn {
  game: string
  version: string
  mode: Pick<PublishedMode, 'name' | 'cost' | 'table'>
  jackpots: number | null
}

/** A book of the table and what it pays. */
export interface Outcome {
  book: number
  /** Hundredths of the base bet. */
  multiplier: number
  payout: bigint
}

/** The outcome of a nonce. `amount` is the base bet. */
export function outcomeOf(
  pair: SeedPair,
  nonce: bigint,
  on: PlayedOn,
  { amount }: Pick<Bet, 'amount'>,
): Outcome {
  const { table } = on.mode
  const { point } = draw(hmac, seedsOf(pair, nonce, on), table.totalWeight)
  const row = rowAt(table.sums, point)
  const multiplier = table.payouts[row] ?? 0
  return { book: table.ids[row] ?? 0, multiplier, payout: payoutOf(amount, multiplier) }
}

/** The levels that a nonce hits at a stake: drawn apart from the row; what the pools hold is not asked. */
export function hitsOf(
  pair: SeedPair,
  nonce: bigint,
  on: PlayedOn,
  { stake }: Pick<Bet, 'stake'>,
): JackpotLevel[] {
  if (on.jackpots === null) return []
  return jackpotsHit(hmac, seedsOf(pair, nonce, on), jackpotTerms(on.jackpots), stake)
}

/** What the draws of a nonce are made of. */
function seedsOf(
  { serverSeed, clientSeed, drawVersion }: SeedPair,
  nonce: bigint,
  on: PlayedOn,
): Seeds {
  return { serverSeed, clientSeed, nonce, domain: domainOf(drawVersion, on) }
}

/** What a version of the draw names in its messages; throws for one that is not known. */
function domainOf(drawVersion: number, { game, version, mode, jackpots }: PlayedOn): Domain | null {
  if (drawVersion === 1) return null
  if (drawVersion !== 2) throw new RangeError(`there is no version ${drawVersion} of the draw`)
  const { name, cost, table } = mode
  return { game, version, mode: name, costPpm: costPpmOf(cost), tableHash: table.hash, jackpots }
}

/** Whole micro-lira: bets are in steps of far more than a hundred of them. */
export function payoutOf(amount: bigint, multiplier: number): bigint {
  return (amount * BigInt(multiplier)) / 100n
}
