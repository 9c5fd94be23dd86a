import { useState } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { Lattice } from '#kit/art/star-art.tsx'
import { starPath } from '#kit/art/star.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { formatReturn } from '#web/parts/games/figures.ts'
import { baseMode, shortHash, useGameFacts, type GameFacts } from '#web/parts/games/game-facts.ts'
import { GameLink } from '#web/parts/games/game-link.tsx'
import { GameArt } from '#web/parts/games/game-tile.tsx'
import type { Slot } from '#web/parts/games/slot.ts'
import { useCall } from '#web/call/use-call.ts'
import { shownSliders } from '#web/content/visible-content.ts'
import { useAuth } from '#web/state/auth.ts'
import { SLIDERS } from '#contract/addresses/first-payloads.ts'
import { useWords } from '#web/words/words.ts'
import styles from './home-hero.module.css'
import { Slides } from './home-slides.tsx'
import { HOME_WORDS } from './home-words.ts'

/**
 * What the operator shows, wide at the left and narrow at the right; where they show nothing, what
 * Kasa is in two sentences, and the game of the house with what seals it.
 */
export function HomeHero({ game }: { game: Slot | null }) {
  const words = useWords(HOME_WORDS)
  const slides = useCall('cmscontroller/getSlider', SLIDERS, { silent: true })
  const [openedMs] = useState(() => Date.now())
  if (slides.isPending) return <HeroWaits />
  // An answer from before the page was opened may have run out since.
  const nowMs = Math.max(openedMs, slides.dataUpdatedAt)
  const shown = shownSliders(slides.data?.data ?? [], nowMs)
  const wide = shown.filter(({ sliderPlace }) => sliderPlace === 'sol')
  const narrow = shown.filter(({ sliderPlace }) => sliderPlace === 'sag')
  return (
    <div className={styles['hero']}>
      {wide.length > 0 && <h1 className="heard-only">{words.title}</h1>}
      {wide.length > 0 ? <Slides slides={wide} label={words.slides} /> : <Pledge game={game} />}
      {narrow.length > 0 ? (
        <Slides slides={narrow} label={words.moreSlides} narrow />
      ) : (
        <Seal game={game} />
      )}
    </div>
  )
}

function HeroWaits() {
  return (
    <div className={styles['hero']} aria-hidden="true">
      <Skeleton className={styles['wideWaits'] ?? ''} radius={16} />
      <Skeleton className={styles['narrowWaits'] ?? ''} radius={16} />
    </div>
  )
}

function Pledge({ game }: { game: Slot | null }) {
  const words = useWords(HOME_WORDS)
  const profile = useAuth((state) => (state.user === null ? null : state.userProfile))
  return (
    <section className={styles['pledge']} aria-labelledby="pledge">
      <Lattice className={styles['lattice'] ?? ''} />
      <Stars />
      {game !== null && (
        <GameLink game={game} className={styles['book']}>
          <GameArt game={game} front />
        </GameLink>
      )}
      <div className={styles['text']}>
        <p className={styles['kicker']}>
          {profile === null ? words.demo : words.welcome(profile.firstname)}
        </p>
        <h1 id="pledge" className={styles['headline']}>
          {words.headline}
        </h1>
        <p className={styles['lead']}>{words.lead}</p>
        <Ways member={profile !== null} />
      </div>
    </section>
  )
}

function Ways({ member }: { member: boolean }) {
  const words = useWords(HOME_WORDS)
  return (
    <div className={styles['ways']}>
      <Link className={buttonClass({ variant: 'glaze' })} to="/slot">
        {words.toSlots}
        <Icon name="arrow-right" size={18} />
      </Link>
      {member ? (
        <Button className={styles['second'] ?? ''} onClick={showProof}>
          {words.howProven}
        </Button>
      ) : (
        <Link className={`${buttonClass()} ${styles['second']}`} to="/login">
          {words.logIn}
        </Link>
      )}
    </div>
  )
}

/** What stands above it has its true height first (home-below.tsx), or the way there would end too early. */
function showProof(): void {
  const proof = document.getElementById('proof')
  proof?.closest('[data-far]')?.setAttribute('data-far', 'false')
  proof?.scrollIntoView({ behavior: 'smooth' })
}

/** The stars behind the book, one within the other. */
function Stars() {
  return (
    <svg viewBox="0 0 400 400" className={styles['stars']} aria-hidden="true">
      <path d={starPath(200, 200, 198)} className={styles['outer']} />
      <path d={starPath(200, 200, 164)} className={styles['gold']} />
      <path d={starPath(200, 200, 128)} className={styles['inner']} />
    </svg>
  )
}

/** The narrow one: the exact return of the house's game and the hash that fixes its outcomes. */
function Seal({ game }: { game: Slot | null }) {
  const words = useWords(HOME_WORDS)
  return (
    <section className={styles['seal']} aria-label={words.sealedTable}>
      <Lattice className={styles['sealLattice'] ?? ''} size={64} />
      <svg viewBox="0 0 400 400" className={styles['sealStar']} aria-hidden="true">
        <path d={starPath(200, 200, 196)} className={styles['gold']} />
        <path d={starPath(200, 200, 150)} className={styles['outer']} />
      </svg>
      <p className={styles['sealKicker']}>
        <Icon name="shield-check" size={18} /> {words.sealedTable}
      </p>
      {game !== null && <SealFigures game={game} />}
    </section>
  )
}

function SealFigures({ game }: { game: Slot }) {
  const words = useWords(HOME_WORDS)
  const lang = useLang()
  const facts = useGameFacts(game.gameID)
  const mode = facts.data && baseMode(facts.data)
  return (
    <div className={styles['sealText']}>
      <p className={styles['sealName']}>{words.exactReturn(game.name)}</p>
      <p className={styles['sealReturn']}>{formatReturn(mode?.rtp ?? game.rtp, lang)}</p>
      {mode && <SealLines mode={mode} />}
      {facts.isPending && (
        <div className={styles['sealLine']}>
          <Skeleton height={44} className={styles['sealWait'] ?? ''} />
        </div>
      )}
      {facts.isError && <p className={styles['sealLine']}>{words.openBook}</p>}
    </div>
  )
}

function SealLines({ mode }: { mode: GameFacts['modes'][number] }) {
  const words = useWords(HOME_WORDS)
  const lang = useLang()
  return (
    <p className={styles['sealLine']}>
      {words.outcomes(formatNumber(mode.outcomes, lang))}
      <code title={mode.tableHash}>{shortHash(mode.tableHash)}</code>
    </p>
  )
}
