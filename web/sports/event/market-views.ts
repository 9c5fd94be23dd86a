/** How the markets of a match's page are parted, and which of their groups the reader has folded. */
import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'
import type { SportMarket } from '#web/parts/sports/market-words.ts'

/** In the address, as what is being built is. */
export const VIEW = 'view'

export type ViewName = 'main' | 'totals' | 'handicaps' | 'parts' | 'counts'

interface View {
  name: 'all' | ViewName
  markets: readonly SportMarket[]
}

const NAMES: readonly ViewName[] = ['main', 'totals', 'handicaps', 'parts', 'counts']

/** Every market stands in one of them: by what it is of, then by what it asks. */
export function viewOf({ kind, period }: Pick<SportMarket, 'kind' | 'period'>): ViewName {
  if (kind.endsWith('-corners') || kind.endsWith('-cards')) return 'counts'
  if (period !== 'match') return 'parts'
  if (kind.endsWith('handicap')) return 'handicaps'
  return /^((volleyball|esport)-)?(total|home|away)-|^(both-score|odd-even|correct-score)$/.test(
    kind,
  )
    ? 'totals'
    : 'main'
}

/** All of them, then each part that has some; all alone where there would be one part. */
export function viewsOf(markets: readonly SportMarket[]): readonly View[] {
  const all: View = { name: 'all', markets }
  const parts = NAMES.flatMap((name): View[] => {
    const those = markets.filter((market) => viewOf(market) === name)
    return those.length === 0 ? [] : [{ name, markets: those }]
  })
  return parts.length < 2 ? [all] : [all, ...parts]
}

const folded = createStore<ReadonlySet<string>>(() => new Set())

export const useFolded = (group: string): boolean => useStore(folded, (all) => all.has(group))

/** Folds a group of markets, or opens it again. */
export function fold(group: string): void {
  const next = new Set(folded.getState())
  if (!next.delete(group)) next.add(group)
  folded.setState(next, true)
}
