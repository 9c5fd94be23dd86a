/**
 * Several selections of one match that stand together as one leg: how such a leg is named, and what it comes to. It is lost with its
 * first lost selection, won where all win, and given back where none is lost and one of them is given back. Its price is the work of
 * `football/built-price.ts`.
 */
import type { BasketballMarket } from './basketball/kinds.ts'
import type { EsportMarket } from './esport/kinds.ts'
import type { Chosen, Market as FootballMarket } from './football/kinds.ts'
import { marketKey } from './market.ts'
import type { LegResult } from './results.ts'
import type { TennisMarket } from './tennis/kinds.ts'
import type { VolleyballMarket } from './volleyball/kinds.ts'

/** A leg of selections that stand together, which are football's alone. What it shares with a market is there so that both are read alike. */
export interface BuiltMarket {
  readonly kind: 'builder'
  readonly period: 'match'
  readonly line: null
  readonly goal?: undefined
  readonly scores?: undefined
  /** In the order of their names. */
  readonly parts: readonly Chosen[]
}

/** A market of a sport. */
export type Market =
  FootballMarket | BasketballMarket | TennisMarket | VolleyballMarket | EsportMarket

/** What can be bet on. */
export type BetMarket = Market | BuiltMarket

/** The one selection of a built leg. */
export const ALL = 'all'
const PARTS_MIN = 2
const PARTS_MAX = 6

export const isBuilt = (market: BetMarket): market is BuiltMarket => market.kind === 'builder'

interface PartName {
  readonly market: string
  readonly selection: string
}

const PREFIX = 'builder:'
const nameOf = ({ market, selection }: PartName): string => `${market}=${selection}`

/** A leg's name among the markets of its event: whatever order its selections are in, it has one. */
export const builtName = (parts: readonly PartName[]): string =>
  PREFIX + parts.map(nameOf).sort().join('+')

/** The selections that a name is made of, in their order; null where it is no such name. */
export function partsNamed(name: string): readonly PartName[] | null {
  if (!name.startsWith(PREFIX)) return null
  const parts = name
    .slice(PREFIX.length)
    .split('+')
    .map((part): PartName => {
      const [market = '', selection = ''] = part.split('=')
      return { market, selection }
    })
  const isWhole = parts.length >= PARTS_MIN && parts.length <= PARTS_MAX
  return isWhole && builtName(parts) === name && new Set(parts.map(nameOf)).size === parts.length
    ? parts
    : null
}

/** What tells it from all others of its event, in one word. */
export const betKey = (market: BetMarket): string =>
  isBuilt(market)
    ? builtName(
        market.parts.map((part) => ({
          market: marketKey(part.market),
          selection: part.selection,
        })),
      )
    : marketKey(market)

/** These selections as one leg. */
export const builtOf = (parts: readonly Chosen[]): BuiltMarket => {
  const named = parts.map((part) => {
    const { market, selection } = part
    return { part, name: nameOf({ market: marketKey(market), selection }) }
  })
  return {
    kind: 'builder',
    period: 'match',
    line: null,
    parts: named.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ part }) => part),
  }
}

/** What a leg comes to by what its selections did; null while one is open that may still lose it. */
export function builtResult(results: readonly (LegResult | null)[]): LegResult | null {
  if (results.includes('lose')) return 'lose'
  if (results.includes(null)) return null
  return results.every((result) => result === 'win') ? 'win' : 'void'
}
