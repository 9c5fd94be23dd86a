import { useRef, type ReactNode } from 'react'
import { HOME_TABLES } from '#contract/addresses/first-payloads.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { useLang } from '#kit/text/language.ts'
import { Rail } from '#web/parts/games/game-rail.tsx'
import { useCall } from '#web/call/use-call.ts'
import { useTableStates } from '#web/parts/tables/table-states.ts'
import { TableTile } from '#web/parts/tables/table-tile.tsx'
import { useWords } from '#web/words/words.ts'
import { HOME_BELOW_WORDS } from './home-below-words.ts'

/** The first live tables; nothing in a house without one. */
export function HomeLive() {
  const words = useWords(HOME_BELOW_WORDS)
  const lang = useLang()
  const { data } = useCall('livecasino/game_table_list', HOME_TABLES, { silent: true })
  if (data === undefined || data.data.length === 0) return null
  const all = words.all(formatNumber(data.pagination.total, lang))
  return (
    <LivePlace>
      <Rail title={words.live} to="/live" all={all} wide>
        {data.data.map((table) => (
          <li key={table.tableID}>
            <TableTile table={table} />
          </li>
        ))}
      </Rail>
    </LivePlace>
  )
}

/** How the tables stand is told while they are on the screen. */
function LivePlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useTableStates(place)
  return <div ref={place}>{children}</div>
}
