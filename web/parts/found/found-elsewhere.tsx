import { useRef } from 'react'
import { liveAddress, NO_FILTERS, slotsAddress } from '#contract/addresses/lobby.ts'
import { stackClass } from '#kit/layout/stack.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { Rail, RailTiles } from '#web/parts/games/game-rail.tsx'
import { useTableStates } from '#web/parts/tables/table-states.ts'
import { TableTile } from '#web/parts/tables/table-tile.tsx'
import { VirtualRail } from '#web/parts/virtual/virtual-rail.tsx'
import { useWords } from '#web/words/words.ts'
import type { Elsewhere } from './use-elsewhere.ts'
import { FOUND_WORDS } from './words.ts'

/** They come with the same search. */
export { FoundMatches } from './found-matches.tsx'

/** What a search found that its lobby does not show: slots and live tables with the way to theirs, and virtual games. */
export function FoundElsewhere({ found, search }: { found: Elsewhere; search: string }) {
  const words = useWords(FOUND_WORDS)
  const lang = useLang()
  const place = useRef<HTMLDivElement>(null)
  useTableStates(place)
  const { slots, tables, games } = found
  const filters = { ...NO_FILTERS, search }
  return (
    <div ref={place} className={stackClass(24)}>
      {slots.rows.length > 0 && (
        <Rail
          title={words.slotsTitle}
          to={slotsAddress(filters)}
          all={words.all(formatNumber(slots.total, lang))}
        >
          <RailTiles games={slots.rows} />
        </Rail>
      )}
      {tables.rows.length > 0 && (
        <Rail
          title={words.live}
          to={liveAddress(filters)}
          all={words.all(formatNumber(tables.total, lang))}
          wide
        >
          {tables.rows.map((table) => (
            <li key={table.tableID}>
              <TableTile table={table} />
            </li>
          ))}
        </Rail>
      )}
      {games.rows.length > 0 && <VirtualRail games={games.rows} />}
    </div>
  )
}
