import { memo, type ReactNode } from 'react'
import { Money } from '#kit/text/money.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { DemoLink } from '#web/parts/games/demo-link.tsx'
import { HeartButton } from '#web/parts/favourites/heart-button.tsx'
import { TileLink } from '#web/parts/lobby/tile-link.tsx'
import {
  Tile,
  TileArt,
  tileDemo,
  tileLink,
  TilePicture,
  tileProvider,
  TileSkeleton,
} from '#web/parts/lobby/tile.tsx'
import { playPath } from '#contract/addresses/play.ts'
import { selectGame } from '#web/state/selected-game.ts'
import { useWords } from '#web/words/words.ts'
import { TableCover } from './table-cover.tsx'
import { TableNow } from './table-now.tsx'
import { useIsTableOpen, useTableState } from './table-states.ts'
import styles from './table-tile.module.css'
import type { LiveTable } from './live-table.ts'
import { TABLE_WORDS } from './words.ts'

/** A live table on a shelf: a link to where it is played, with its own id and its game's. */
export const TableTile = memo(function TableTile(props: { table: LiveTable; eager?: boolean }) {
  const { table } = props
  const isOpen = useIsTableOpen(table)
  const hasDemo = isOpen && table.hasDemo
  return (
    <Tile shape="landscape">
      <Way table={table} isOpen={isOpen}>
        <TileArt className={styles['art']}>
          <TilePicture
            shape="landscape"
            image={table.image}
            alt=""
            eager={props.eager === true}
            fallback={<TableCover table={table} />}
          />
          <TableNow table={table} />
        </TileArt>
        <b className={styles['name']}>{table.name}</b>
        <span className={styles['meta']}>
          <span lang="tr" className={tileProvider}>
            {table.providerName}
          </span>
          <Limits table={table} />
        </span>
      </Way>
      <HeartButton kind="live" id={table.tableID} name={table.name} isMarked={table.isFavorite} />
      {hasDemo && (
        <DemoLink
          named
          short
          section="live"
          game={table}
          className={`${tileDemo} ${styles['demo']}`}
        />
      )}
    </Tile>
  )
})

/** To where it is played; of a table that is closed there is none, and its tile says so. */
function Way(props: { table: LiveTable; isOpen: boolean; children: ReactNode }) {
  const { table, isOpen, children } = props
  const { closedText } = useWords(TABLE_WORDS)
  if (!isOpen)
    return (
      <div className={`${tileLink} ${styles['closed']}`} data-table-id={table.tableID}>
        {children}
        <span className="heard-only">{closedText}</span>
      </div>
    )
  return (
    <TileLink
      to={playPath('live', table.tableID)}
      data-table-id={table.tableID}
      data-game-id={table.gameID}
      className={tileLink}
      onClick={() => selectGame(table)}
    >
      {children}
    </TileLink>
  )
}

function Limits({ table }: { table: LiveTable }) {
  const words = useWords(TABLE_WORDS)
  const { minStake, maxStake } = useTableState(table.tableID) ?? table
  return (
    <span>
      <span className="heard-only">{words.limits} </span>
      <Money amount={minStake} /> – <Money amount={maxStake} />
    </span>
  )
}

export function TableTileSkeleton() {
  return (
    <TileSkeleton shape="landscape">
      <span className={styles['name']}>
        <Skeleton width="62%" height={14} radius={6} />
      </span>
      <span className={styles['meta']}>
        <Skeleton width="40%" height={12} radius={6} />
      </span>
    </TileSkeleton>
  )
}
