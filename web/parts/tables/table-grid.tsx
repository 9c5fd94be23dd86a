import { useRef } from 'react'
import { TileGrid, TileGridSkeleton } from '#web/parts/lobby/tile-grid.tsx'
import { TableTile, TableTileSkeleton } from './table-tile.tsx'
import { useTableStates } from './table-states.ts'
import type { LiveTable } from './live-table.ts'

const idOf = (table: LiveTable): number => table.tableID
const draw = (table: LiveTable, eager: boolean) => <TableTile table={table} eager={eager} />

export function TableGrid({ tables }: { tables: readonly LiveTable[] }) {
  const place = useRef<HTMLDivElement>(null)
  useTableStates(place)
  return (
    <div ref={place}>
      <TileGrid shape="landscape" items={tables} idOf={idOf} draw={draw} />
    </div>
  )
}

export function TableGridSkeleton() {
  return (
    <TileGridSkeleton shape="landscape">
      <TableTileSkeleton />
    </TileGridSkeleton>
  )
}
