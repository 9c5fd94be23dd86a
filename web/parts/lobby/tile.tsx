import { useState, type ReactNode } from 'react'
import { Icon } from '#kit/art/icon.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import styles from './tile.module.css'

/** A game stands upright, a live table lies. */
export type TileShape = 'portrait' | 'landscape'

const PICTURES = {
  portrait: { width: 300, height: 400 },
  landscape: { width: 480, height: 270 },
} as const
const RATIOS = { portrait: '3 / 4', landscape: '16 / 9' } as const

/** What a tile's link is dressed in. */
export const tileLink = styles['link']
/** What the name of whoever made it is dressed in. */
export const tileProvider = styles['provider']

/** What the way to a demo is dressed in, where it stands below the picture. */
export const tileDemo = styles['demo']

interface TileProps {
  shape: TileShape
  className?: string | undefined
  children: ReactNode
}

/** A tile on a shelf: its link, and beside it the second actions. */
export function Tile({ shape, className = '', children }: TileProps) {
  return (
    <div className={`${styles['tile']} ${className}`} data-shape={shape}>
      <div className={styles['inside']}>{children}</div>
    </div>
  )
}

/** The upper part of a tile: its picture, and the sign that it is to be played. */
export function TileArt(props: { className?: string | undefined; children: ReactNode }) {
  return (
    <span className={`${styles['art']} ${props.className ?? ''}`}>
      {props.children}
      <span className={styles['play']} aria-hidden="true">
        <Icon name="play" size={20} />
      </span>
    </span>
  )
}

interface TilePictureProps {
  shape: TileShape
  image: string
  alt: string
  eager?: boolean
  /** The one that a first screen is about: fetched before the rest and never a moment blank. */
  front?: boolean
  /** Drawn where there is no picture, or it does not come. */
  fallback: ReactNode
}

export function TilePicture(props: TilePictureProps) {
  const { shape, image, alt, eager = false, front = false, fallback } = props
  const [lost, setLost] = useState(false)
  if (image === '' || lost) return fallback
  return (
    <img
      src={image}
      alt={alt}
      {...PICTURES[shape]}
      decoding={front ? 'sync' : 'async'}
      fetchPriority={front ? 'high' : 'auto'}
      loading={eager || front ? 'eager' : 'lazy'}
      className={styles['picture']}
      onError={() => setLost(true)}
    />
  )
}

/** The place of a tile that is coming, in the tile's own height (`.inside` stands out of the flow). */
export function TileSkeleton({ shape, className = '', children }: TileProps) {
  return (
    <div className={`${styles['tile']} ${className}`} data-shape={shape} aria-hidden="true">
      <div className={styles['inside']}>
        <div className={tileLink}>
          <Skeleton ratio={RATIOS[shape]} radius={16} />
          {children}
        </div>
      </div>
    </div>
  )
}
