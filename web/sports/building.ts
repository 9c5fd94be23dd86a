import { useSearchParams } from 'react-router'

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
