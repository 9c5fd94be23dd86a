/**
 * How selections of one match stand together: the joint law of half time, end and next scorer, read from the very walk that each of them is
 * priced by, so that what one tells of another is in the chance. Corners and cards are counts of their own, independent of goals. Half times that no
 * market in question tells apart go on together, for a walk is linear.
 */
import { countTable, type Outlook } from './forecast.ts'
import { marketKey } from '../market.ts'
import { kindOf, selectionsOf, winnerOf } from './kinds.ts'
import type { Chosen, Count, Market, Score, Side } from './kinds.ts'
import {
  CELLS,
  FIRST_HALF_STEPS,
  STEPS,
  cellOf,
  certain,
  goalChances,
  scoreAt,
  walkOn,
  type MatchWalk,
} from './model.ts'
import type { PartResult } from '../results.ts'

/** An ending, as far as the markets in question look. */
export interface Ending {
  /** One of those half times that they do not tell apart; null where it was not told. */
  readonly half: Score | null
  readonly full: Score
  /** Who scores next; null where nobody does, and where no market asks. */
  readonly scorer: Side | null
  readonly chance: number
}

/** Ways that go on together. While `isOpen`, nobody has scored since: all of it stands at one score. */
interface Strand extends Pick<Ending, 'half' | 'scorer'> {
  readonly isOpen: boolean
  readonly table: Float64Array
}

export interface JointLaw {
  /** The chance that all of them win; null where one is read from what is not known. Their markets are among those that the law was made for. */
  chanceOf(chosen: readonly Chosen[]): number | null
}

/** The law of these markets, for a match that stands so. The walk begins no later than there. */
export function jointLaw(walk: MatchWalk, outlook: Outlook, markets: readonly Market[]): JointLaw {
  const endings = endingsOf(walk, outlook, markets)
  const chances = Float64Array.from(endings, ({ chance }) => chance)
  const left = 1 - outlook.standing.step / STEPS
  const { home, away } = outlook.standing.score
  const wins = new Map<string, Uint8Array | null>()
  const winsOf = (chosen: Chosen): Uint8Array | null => {
    const key = `${marketKey(chosen.market)} ${chosen.selection}`
    const known = wins.get(key)
    if (known !== undefined) return known
    const isOther = chosen.market.kind === 'next-goal' && chosen.market.goal !== home + away + 1
    const won = isOther ? null : wonIn(endings, (ending) => resultAt(chosen, ending))
    wins.set(key, won)
    return won
  }
  const ofGoals = (chosen: readonly Chosen[]): number | null => {
    const each = chosen.map(winsOf)
    const known = each.filter((won) => won !== null)
    if (known.length < each.length) return null
    return sumOfWon(chances, known)
  }
  const ofCount = (count: 'corners' | 'cards', chosen: readonly Chosen[]): number =>
    countTable(outlook[count], left)
      .filter(({ score }) => chosen.every((one) => resultOfScore(one, score) === 'win'))
      .reduce((sum, { chance }) => sum + chance, 0)
  return {
    chanceOf(chosen) {
      const reading = (count: Count) =>
        chosen.filter(({ market }) => kindOf(market).count === count)
      const goals = ofGoals(reading('goals'))
      if (goals === null) return null
      return goals * ofCount('corners', reading('corners')) * ofCount('cards', reading('cards'))
    },
  }
}

/** Asked of very many choices at once: no list is made of what is summed. */
function sumOfWon(chances: Float64Array, each: readonly Uint8Array[]): number {
  let sum = 0
  for (let at = 0; at < chances.length; at += 1) {
    let isWon = true
    for (const won of each) isWon &&= won[at] === 1
    if (isWon) sum += chances[at] ?? 0
  }
  return sum
}

/** In which of them it wins; null where one of them does not say. */
function wonIn(
  endings: readonly Ending[],
  resultOf: (ending: Ending) => PartResult | null,
): Uint8Array | null {
  const won = new Uint8Array(endings.length)
  for (const [at, ending] of endings.entries()) {
    const result = resultOf(ending)
    if (result === null) return null
    won[at] = result === 'win' ? 1 : 0
  }
  return won
}

/** What was chosen comes to at an ending, by a line that is no quarter; null where it is read from a half that was not told. */
export function resultAt(
  chosen: Chosen,
  { half, full, scorer }: Pick<Ending, 'half' | 'full' | 'scorer'>,
): PartResult | null {
  const { market, selection } = chosen
  const kind = kindOf(market)
  switch (kind.reads) {
    case 'score': {
      const score = market.period === 'match' ? full : half
      return score && resultOfScore(chosen, score)
    }
    case 'halves':
      return half && kind.rule(winnerOf(half), winnerOf(full), selection)
    case 'goal':
      return kind.rule(scorer, selection)
  }
}

/** Of a market that reads a score. */
function resultOfScore({ market, selection }: Chosen, score: Score): PartResult {
  const kind = kindOf(market)
  if (kind.reads !== 'score') throw new RangeError(`${market.kind} reads no score`)
  return kind.rule(score, selection, market)
}

function endingsOf(
  walk: MatchWalk,
  { standing: { step, score }, half }: Outlook,
  markets: readonly Market[],
): readonly Ending[] {
  const isOpen = markets.some(({ kind }) => kindOf({ kind }).reads === 'goal')
  const now: Strand = { half, scorer: null, isOpen, table: certain(score) }
  if (step >= FIRST_HALF_STEPS) return advance(walk, now, step, STEPS).flatMap(endingsIn)
  return advance(walk, { ...now, half: null }, step, FIRST_HALF_STEPS)
    .flatMap((strand) => byHalf(strand, markets))
    .flatMap((strand) => advance(walk, strand, FIRST_HALF_STEPS, STEPS))
    .flatMap(endingsIn)
}

const endingsIn = ({ half, scorer, table }: Strand): readonly Ending[] =>
  Array.from(table, (chance, cell) => ({ half, scorer, full: scoreAt(cell), chance })).filter(
    ({ chance }) => chance > 0,
  )

function advance(walk: MatchWalk, strand: Strand, from: number, to: number): readonly Strand[] {
  return strand.isOpen
    ? untilGoal(walk, strand, from, to)
    : [{ ...strand, table: walkOn(walk, strand.table, from, to) }]
}

/** Apart by who scores first from here on. */
function untilGoal(walk: MatchWalk, open: Strand, from: number, to: number): readonly Strand[] {
  const cell = open.table.findIndex((chance) => chance > 0)
  if (cell < 0) return []
  const score = scoreAt(cell)
  let none = open.table[cell] ?? 0
  const tables: Record<Side, Float64Array> = {
    home: new Float64Array(CELLS),
    away: new Float64Array(CELLS),
  }
  for (let step = from; step < to; step += 1) {
    const chances = goalChances(walk, step, score)
    for (const side of ['home', 'away'] as const) {
      const next = walkOn(walk, tables[side], step, step + 1)
      const scored = cellOf({ ...score, [side]: score[side] + 1 })
      // Beyond the table there is no chance.
      if (chances[side] > 0) next[scored] = (next[scored] ?? 0) + none * chances[side]
      tables[side] = next
    }
    none *= 1 - chances.home - chances.away
  }
  const still = new Float64Array(CELLS)
  still[cell] = none
  return [
    { ...open, scorer: 'home', isOpen: false, table: tables.home },
    { ...open, scorer: 'away', isOpen: false, table: tables.away },
    { ...open, table: still },
  ]
}

/** Apart by what the markets make of the half. */
function byHalf(strand: Strand, markets: readonly Market[]): readonly Strand[] {
  const asking = markets.filter(
    (market) => market.period === 'first-half' || kindOf(market).reads === 'halves',
  )
  const strands = new Map<string, Strand>()
  for (const [cell, chance] of strand.table.entries()) {
    if (chance === 0) continue
    const half = scoreAt(cell)
    const key = asking.map((market) => readOf(market, half)).join(' ')
    const known = strands.get(key) ?? { ...strand, half, table: new Float64Array(CELLS) }
    known.table[cell] = chance
    strands.set(key, known)
  }
  return [...strands.values()]
}

const readOf = (market: Market, half: Score): string =>
  kindOf(market).reads === 'halves'
    ? winnerOf(half)
    : selectionsOf(market)
        .map((selection) => resultOfScore({ market, selection }, half))
        .join()
