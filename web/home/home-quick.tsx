import { useRef } from 'react'
import { BareButton } from '#kit/controls/button.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { Link } from 'react-router'
import { CATEGORY } from '#contract/games/categories.ts'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { GameLink } from '#web/parts/games/game-link.tsx'
import { GameArt } from '#web/parts/games/game-tile.tsx'
import type { Slot } from '#web/parts/games/slot.ts'
import { hasSupport, openSupport } from '#web/parts/support/open-support.ts'
import { useIsNear } from '#web/parts/screen/use-is-near.ts'
import { useWords } from '#web/words/words.ts'
import styles from './home-quick.module.css'
import { HOME_WORDS } from './home-words.ts'

/** The rooms of the house; their pictures are drawn by scripts/site/art.ts. */
const PLACES = [
  { name: 'slots', path: '/slot' },
  { name: 'live', path: '/live' },
  { name: 'tournaments', path: '/tournaments' },
  { name: 'earnings', path: `/slot/category/${CATEGORY.highWin}` },
  { name: 'promotions', path: '/promotions' },
  { name: 'support', path: null },
] as const

type Place = (typeof PLACES)[number]

/** How many games of quick access stand before the rooms; the rest are on their shelf. */
const GAMES_MAX = 4

/**
 * The row of quick ways: the games the operator put within reach, then the rooms of the house. It
 * comes whole: a game that came later would push the rest aside. `games` is null while unknown.
 */
export function HomeQuick({ games }: { games: readonly Slot[] | null }) {
  const words = useWords(HOME_WORDS)
  if (games === null) return <QuickWaits />
  return (
    <nav aria-label={words.quick}>
      <ul className={styles['row']}>
        {games.slice(0, GAMES_MAX).map((game) => (
          <li key={game.gameID}>
            <GameLink game={game} className={cardClass(styles['card'])}>
              {/* Its name stands below. */}
              <span className={styles['game']} aria-hidden="true">
                <GameArt game={game} eager />
              </span>
              <span className={styles['name']}>{game.name}</span>
            </GameLink>
          </li>
        ))}
        {PLACES.filter(({ path }) => path !== null || hasSupport).map((place) => (
          <li key={place.name}>
            <PlaceCard place={place} label={words[place.name]} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function QuickWaits() {
  return (
    <ul className={styles['row']} aria-hidden="true">
      {PLACES.map(({ name }) => (
        <li key={name}>
          <Skeleton className={styles['waits'] ?? ''} radius={16} />
        </li>
      ))}
    </ul>
  )
}

/** Beside the screen, where the row is longer than that. */
const PLACE_NEAR = '160px'

function PlaceCard({ place, label }: { place: Place; label: string }) {
  const picture = useRef<HTMLImageElement>(null)
  const isNear = useIsNear(picture, PLACE_NEAR)
  const source = isNear ? { src: `/art/places/${place.name}.webp` } : {}
  const content = (
    <>
      <img ref={picture} {...source} alt="" width={44} height={44} decoding="async" />
      <span className={styles['name']}>{label}</span>
    </>
  )
  if (place.path === null)
    return (
      <BareButton
        aria-haspopup="dialog"
        className={cardClass(styles['card'])}
        onClick={openSupport}
      >
        {content}
      </BareButton>
    )
  return (
    <Link to={place.path} className={cardClass(styles['card'])}>
      {content}
    </Link>
  )
}
