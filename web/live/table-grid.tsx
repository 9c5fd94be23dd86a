import { memo } from 'react'
import styles from './table-grid.module.css'
import { TableTile, TableTileSkeleton } from './table-tile.tsx'
import type { LiveTable } from './use-tables.ts'

/** How many tiles a first screen can hold: these pictures are fetched at once. */
const EAGER_TILES = 8

/** Not drawn again while the member types: it changes with its tables only. */
export const TableGrid = memo(function TableGrid(props: { tables: readonly LiveTable[] }) {
  return (
    <ul className={styles['grid']}>
      {props.tables.map((table, i) => (
        <li key={table.tableID}>
          <TableTile table={table} eager={i < EAGER_TILES} />
        </li>
      ))}
    </ul>
  )
})

const SKELETON_TILES = 12

export function TableGridSkeleton(props: { tiles?: number }) {
  return (
    <ul className={styles['grid']} aria-hidden="true">
      {Array.from({ length: props.tiles ?? SKELETON_TILES }, (_, i) => (
        <li key={i}>
          <TableTileSkeleton />
        </li>
      ))}
    </ul>
  )
}
