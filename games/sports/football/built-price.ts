/**
 * The price of selections of one match that stand together: the fair one of their joint chance, with the margin taken off once for each selection
 * up to three times, and rounded down. What cannot win together, what follows from the others and what may be given back is refused, and named.
 */
import { floorToStep, type Odds } from '../odds.ts'
import { OVERROUND } from '../price.ts'
import type { Outlook } from './forecast.ts'
import { jointLaw, type JointLaw } from './joint.ts'
import { marketKey } from '../market.ts'
import { kindOf, type Chosen, type Market, type Score } from './kinds.ts'
import { CELLS, scoreAt, type MatchWalk } from './model.ts'
import { partsOf } from './settlement.ts'

/**
 * Why selections do not stand together. `impossible`: not all of them can win. `implied`: one follows from the others and adds nothing.
 * `may-be-void`: one is given back at some scores. `unpriced`: the model does not know one of them now.
 */
export type BuildProblem = 'impossible' | 'implied' | 'may-be-void' | 'unpriced'

/** A match as its chances are reckoned from. */
export interface Position {
  readonly walk: MatchWalk
  readonly outlook: Outlook
  readonly isLive: boolean
}

type BuiltPrice =
  | { readonly odds: Odds; readonly chance: number }
  /** With the place of the selection that it is about. */
  | { readonly problem: BuildProblem; readonly at: number }

/** The price of selections that stand together. */
export function priceBuilt(parts: readonly Chosen[], position: Position): BuiltPrice {
  const { walk, outlook, isLive } = position
  const law = jointLaw(
    walk,
    outlook,
    parts.map(({ market }) => market),
  )
  const problem = findBuildProblem(parts, law)
  if (problem) return problem
  const chance = law.chanceOf(parts) ?? 0
  const fair = 100 / chance
  if (!(fair >= 101)) return { problem: 'unpriced', at: 0 }
  const overround = isLive ? OVERROUND.live : OVERROUND.prematch
  const odds = floorToStep(fair / overround ** Math.min(parts.length, MARGINS_MAX)) ?? 101
  if ((chance * odds) / 100 > 1)
    throw new Error(`${parts.length} selections are priced above what they are worth together`)
  return { odds, chance }
}

/** So many selections bear the margin; more of them bear no more. */
const MARGINS_MAX = 3

/** What floats err by, many times over: whoever adds less to a chance adds nothing. */
const ADDS_NOTHING = 1 + 1e-9

/** What speaks against them standing together; null where nothing does. One selection alone stands. */
export function findBuildProblem(
  parts: readonly Chosen[],
  law: JointLaw,
): { readonly problem: BuildProblem; readonly at: number } | null {
  const undecided = parts.findIndex(({ market }) => mayBeVoid(market))
  if (undecided >= 0) return { problem: 'may-be-void', at: undecided }
  const unknown = parts.findIndex((part) => law.chanceOf([part]) === null)
  if (unknown >= 0) return { problem: 'unpriced', at: unknown }
  const all = law.chanceOf(parts) ?? 0
  if (all <= 0) return { problem: 'impossible', at: parts.length - 1 }
  if (parts.length === 1) return null
  const implied = parts.findIndex((_, at) => {
    const others = law.chanceOf(parts.toSpliced(at, 1)) ?? 0
    return others <= all * ADDS_NOTHING
  })
  return implied >= 0 ? { problem: 'implied', at: implied } : null
}

const SCORES: readonly Score[] = Array.from({ length: CELLS }, (_, cell) => scoreAt(cell))

/** Is a selection of it given back at some score? Half of a quarter line is. */
export function mayBeVoid(market: Market): boolean {
  const key = marketKey(market)
  const known = voids.get(key) ?? isVoidSomewhere(market)
  voids.set(key, known)
  return known
}

/** By market: it is asked of the same few again and again, and is always the same. */
const voids = new Map<string, boolean>()

function isVoidSomewhere(market: Market): boolean {
  const kind = kindOf(market)
  if (partsOf(market).length > 1) return true
  if (kind.reads !== 'score') return false
  return kind
    .selections(market)
    .some((selection) => SCORES.some((score) => kind.rule(score, selection, market) === 'void'))
}
