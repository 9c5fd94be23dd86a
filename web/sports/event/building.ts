import { useSearchParams } from 'react-router'
import { grouped } from '#contract/grouped.ts'
import type { CouponPick } from '../picks.ts'
import { sportOf } from '../sports.ts'

/** In the address: what is being built outlives a reload, and the way back leaves it. */
export const BUILDER = 'builder'

export const PARTS_MAX = 6

export interface Named {
  market: string
  selection: string
}

export const keyOf = ({ market, selection }: Named): string => `${market}=${selection}`

/** What the address has chosen; null where nothing is being built. */
export function useBuilding(): readonly Named[] | null {
  const [params] = useSearchParams()
  return chosenIn(params)
}

export function chosenIn(params: URLSearchParams): readonly Named[] | null {
  const text = params.get(BUILDER)
  if (text === null) return null
  return text
    .split('+')
    .flatMap((part) => {
      const [market = '', selection = ''] = part.split('=')
      return market === '' || selection === '' ? [] : [{ market, selection }]
    })
    .slice(0, PARTS_MAX)
}

/** The first match of which several picks could stand together, and what they are; null where its sport joins none. */
export function joinedIn(
  picks: readonly CouponPick[],
): { eventID: number; names: readonly string[] } | null {
  const joinable = picks.filter(
    ({ sportID }) => sportID !== undefined && sportOf({ sportID }).hasBuilder,
  )
  const of = [...grouped(joinable, ({ eventID }) => eventID)].find(([, { length }]) => length > 1)
  if (!of) return null
  const [eventID, together] = of
  return { eventID, names: together.flatMap((pick) => pick.parts ?? [pick]).map(keyOf) }
}
