import { memo, useState } from 'react'
import { Icon } from '#kit/icon.tsx'
import { Money } from '#kit/money.tsx'
import { Skeleton } from '#kit/skeleton.tsx'
import { HeartButton } from '#web/favourites/heart-button.tsx'
import { TileLink } from '#web/lobby/tile-link.tsx'
import { playPath } from '#web/play/play-path.ts'
import { selectGame } from '#web/state/selected-game.ts'
import { useWords } from '#web/words/words.ts'
import { TableCover } from './table-cover.tsx'
import styles from './table-tile.module.css'
import type { LiveTable } from './use-tables.ts'
import { LIVE_WORDS } from './words.ts'

/** A live table on a shelf: a link to where it is played, with its own id and its game's. */
export const TableTile = memo(function TableTile(props: { table: LiveTable; eager?: boolean }) {
  const { table } = props
  return (
    <article className={styles['tile']}>
      <div className={styles['inside']}>
        <TileLink
          to={playPath('live', table.tableID)}
          data-table-id={table.tableID}
          data-game-id={table.gameID}
          className={styles['link']}
          onClick={() => selectGame(table)}
        >
          <span className={styles['art']}>
            <TableArt table={table} eager={props.eager === true} />
            <span className={styles['play']} aria-hidden="true">
              <Icon name="play" size={20} />
            </span>
          </span>
          <b lang="tr" className={styles['name']}>
            {table.name}
          </b>
          <span className={styles['meta']}>
            <span lang="tr" className={styles['provider']}>
              {table.providerName}
            </span>
            <Limits table={table} />
          </span>
        </TileLink>
        <HeartButton kind="live" id={table.tableID} name={table.name} isMarked={table.isFavorite} />
      </div>
    </article>
  )
})

/** The picture of a table, or the cover drawn for it where there is none or it does not come. */
function TableArt({ table, eager }: { table: LiveTable; eager: boolean }) {
  const [lost, setLost] = useState(false)
  if (table.image === '' || lost) return <TableCover table={table} />
  return (
    <img
      src={table.image}
      alt=""
      width={480}
      height={270}
      decoding="async"
      loading={eager ? 'eager' : 'lazy'}
      className={styles['picture']}
      onError={() => setLost(true)}
    />
  )
}

function Limits({ table }: { table: LiveTable }) {
  const words = useWords(LIVE_WORDS)
  return (
    <span className={styles['limits']}>
      <span className="heard-only">{words.limits} </span>
      <Money amount={table.minStake} /> – <Money amount={table.maxStake} />
    </span>
  )
}

/** The place of a tile that is coming. */
export function TableTileSkeleton() {
  return (
    <div className={styles['tile']} aria-hidden="true">
      <div className={`${styles['inside']} ${styles['link']}`}>
        <Skeleton ratio="16 / 9" radius={16} />
        <span className={styles['name']}>
          <Skeleton width="62%" height={14} radius={6} />
        </span>
        <span className={styles['meta']}>
          <Skeleton width="40%" height={12} radius={6} />
        </span>
      </div>
    </div>
  )
}
