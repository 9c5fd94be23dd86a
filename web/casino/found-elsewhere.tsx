import { useRef } from 'react'
import { liveAddress, NO_FILTERS } from '#contract/addresses/lobby.ts'
import { stackClass } from '#kit/layout/stack.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { Rail } from '#web/parts/games/game-rail.tsx'
import { useTableStates } from '#web/parts/tables/table-states.ts'
import { TableTile } from '#web/parts/tables/table-tile.tsx'
import { VirtualRail } from '#web/parts/virtual/virtual-rail.tsx'
import { useWords } from '#web/words/words.ts'
import { FOUND_WORDS } from './found-words.ts'
import type { Elsewhere } from './use-elsewhere.ts'

/** What a search found that is no slot: live tables, with the way to their lobby, and virtual games. */
export function FoundElsewhere({ found, search }: { found: Elsewhere; search: string }) {
  const words = useWords(FOUND_WORDS)
  const lang = useLang()
  const place = useRef<HTMLDivElement>(null)
  useTableStates(place)
  const { tables, tablesTotal, games } = found
  return (
    <div ref={place} className={stackClass(24)}>
      {tables.length > 0 && (
        <Rail
          title={words.live}
          to={liveAddress({ ...NO_FILTERS, search })}
          all={words.all(formatNumber(tablesTotal, lang))}
          wide
        >
          {tables.map((table) => (
            <li key={table.tableID}>
              <TableTile table={table} />
            </li>
          ))}
        </Rail>
      )}
      {games.length > 0 && <VirtualRail games={games} />}
    </div>
  )
}
