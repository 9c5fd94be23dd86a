import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Preset } from './date-presets.ts'
import { filterIn, NO_FILTER, searchOf, type Filter } from './history-filter.ts'

/** The filter that the address says, and the way to another one. */
export function useFilter(presets: readonly Preset[], fallback: Preset) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const filter = useMemo(() => filterIn(search, presets), [search, presets])
  // One moment for everything on the page: two calls never mean different days.
  const [now] = useState(() => new Date())
  return {
    filter,
    fallback,
    presets,
    now,
    change: (part: Partial<Filter>) => void navigate(searchOf({ ...filter, ...part })),
    clear: () => void navigate(searchOf(NO_FILTER)),
  }
}

export type FilterOfScreen = ReturnType<typeof useFilter>
