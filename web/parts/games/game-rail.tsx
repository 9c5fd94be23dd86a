import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Link } from 'react-router'
import { IconButton } from '#kit/controls/button.tsx'
import { SectionHead } from '#kit/layout/section-head.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { useWords } from '#web/words/words.ts'
import styles from './game-rail.module.css'
import { GameTile, GameTileSkeleton } from './game-tile.tsx'
import type { TiledSlot } from './slot.ts'
import { CASINO_WORDS } from './words.ts'

/** How much of what is visible one press of an arrow moves: a tile of the old stays in sight. */
const STRIDE = 0.85

interface RailProps {
  title: ReactNode
  /** The way to the whole shelf. */
  to?: string
  all?: ReactNode
  /** Of cards wider than a game's tile. */
  wide?: boolean
  children: ReactNode
}

/** A shelf that goes sideways: by touch, by wheel, by Tab, and by its arrows. */
export function Rail({ title, to, all, wide = false, children }: RailProps) {
  const words = useWords(CASINO_WORDS)
  const shelf = useRef<HTMLUListElement>(null)
  const titleId = useId()
  const goesOn = useGoesOn(shelf)
  const move = (way: 1 | -1) => {
    const { current } = shelf
    current?.scrollBy({ left: way * current.clientWidth * STRIDE, behavior: 'smooth' })
  }
  return (
    <section aria-labelledby={titleId} className={stackClass(12)}>
      <SectionHead id={titleId} title={title}>
        <span className={styles['arrows']} hidden={!goesOn}>
          <IconButton icon="chevron-left" label={words.earlier} onClick={() => move(-1)} />
          <IconButton icon="chevron-right" label={words.later} onClick={() => move(1)} />
        </span>
        {to !== undefined && <Link to={to}>{all}</Link>}
      </SectionHead>
      <ul ref={shelf} className={styles['shelf']} data-wide={wide}>
        {children}
      </ul>
    </section>
  )
}

/** Whether a shelf holds more than it shows: only then its arrows lead anywhere. */
function useGoesOn(shelf: RefObject<Element | null>): boolean {
  const [goesOn, setGoesOn] = useState(true)
  useEffect(() => {
    const { current } = shelf
    if (current === null) return
    const look = () => setGoesOn(current.scrollWidth > current.clientWidth + 1)
    const watch = new ResizeObserver(look)
    for (const element of [current, ...current.children]) watch.observe(element)
    return () => watch.disconnect()
  })
  return goesOn
}

export function RailTiles(props: { games: readonly TiledSlot[]; eager?: boolean }) {
  return props.games.map((game) => (
    <li key={game.gameID}>
      <GameTile game={game} eager={props.eager === true} />
    </li>
  ))
}

const SKELETON_TILES = 8

/** The tiles that are coming, as many as a wide screen shows. */
export function RailSkeleton(props: { tiles?: number }) {
  return Array.from({ length: props.tiles ?? SKELETON_TILES }, (_, i) => (
    <li key={i}>
      <GameTileSkeleton />
    </li>
  ))
}
