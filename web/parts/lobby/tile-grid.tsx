import { useMemo, type ReactNode } from 'react'
import styles from './tile.module.css'
import type { TileShape } from './tile.tsx'

/** How many tiles a first screen can hold: these pictures are fetched at once. */
const EAGER_TILES = { portrait: 12, landscape: 8 } as const
const SKELETON_TILES = { portrait: 24, landscape: 12 } as const

interface TileGridProps<T> {
  shape: TileShape
  items: readonly T[]
  /** Both stay the same: the tiles are drawn again with their items only, not while a member types. */
  idOf: (item: T) => number
  draw: (item: T, eager: boolean) => ReactNode
}

export function TileGrid<T>({ shape, items, idOf, draw }: TileGridProps<T>) {
  const tiles = useMemo(
    () => items.map((item, i) => <li key={idOf(item)}>{draw(item, i < EAGER_TILES[shape])}</li>),
    [shape, items, idOf, draw],
  )
  return (
    <ul className={styles['grid']} data-shape={shape}>
      {tiles}
    </ul>
  )
}

interface TileGridSkeletonProps {
  shape: TileShape
  tiles?: number | undefined
  /** The skeleton of one tile. */
  children: ReactNode
}

export function TileGridSkeleton({ shape, tiles, children }: TileGridSkeletonProps) {
  return (
    <ul className={styles['grid']} data-shape={shape} aria-hidden="true">
      {Array.from({ length: tiles ?? SKELETON_TILES[shape] }, (_, i) => (
        <li key={i}>{children}</li>
      ))}
    </ul>
  )
}
