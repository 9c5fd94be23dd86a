import { memo } from 'react'
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
import { useTableState } from './table-states.ts'
import styles from './table-tile.module.css'
import type { LiveTable } from './live-table.ts'
import { TABLE_WORDS } from './words.ts'

/** A live table on a shelf: a link to where it is played, with its own id and its game's. */
export const TableTile = memo(function TableTile(props: { table: LiveTable; eager?: boolean }) {
  const { table } = props
  return (
    <Tile shape="landscape">
      <TileLink
        to={playPath('live', table.tableID)}
        data-table-id={table.tableID}
        data-game-id={table.gameID}
        className={tileLink}
        onClick={() => selectGame(table)}
      >
        <TileArt className={styles['art']}>
          <TilePicture
            shape="landscape"
            image={table.image}
            alt=""
            eager={props.eager === true}
            cover={<TableCover table={table} />}
          />
          <TableNow table={table} />
        </TileArt>
        <b lang="tr" className={styles['name']}>
          {table.name}
        </b>
        <span className={styles['meta']}>
          <span lang="tr" className={tileProvider}>
            {table.providerName}
          </span>
          <Limits table={table} />
        </span>
      </TileLink>
      <HeartButton kind="live" id={table.tableID} name={table.name} isMarked={table.isFavorite} />
      {table.hasDemo && <DemoLink named short section="live" game={table} className={tileDemo} />}
    </Tile>
  )
})

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
