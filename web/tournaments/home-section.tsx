import { Link } from 'react-router'
import { Icon } from '#kit/art/icon.tsx'
import { Money } from '#kit/text/money.tsx'
import { PictureGround } from '#kit/layout/picture-ground.tsx'
import { SectionHead } from '#kit/layout/section-head.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { useWords } from '#web/words/words.ts'
import { Clock } from './clock.tsx'
import styles from './home-section.module.css'
import { shelvesOf, type Tournament } from './tournament-state.ts'
import { useTournaments } from './use-tournaments.ts'
import { TOURNAMENT_WORDS } from './words.ts'

const SHOWN = 2

/** The tournaments that run or come next, with their clocks; nothing where there is none. */
export function TournamentsSection() {
  const words = useWords(TOURNAMENT_WORDS)
  const { asked, nowMs } = useTournaments()
  const { active, upcoming } = shelvesOf(
    (asked.data ?? []).filter(({ Status }) => Status === 'open'),
    nowMs,
  )
  const shown = [...active, ...upcoming].slice(0, SHOWN)
  if (shown.length === 0) return null
  return (
    <section className={styles['section']} aria-labelledby="home-tournaments">
      <SectionHead id="home-tournaments" title={words.title}>
        <Link to="/tournaments">{words.all}</Link>
      </SectionHead>
      <ul className={styles['row']}>
        {shown.map((tournament) => (
          <li key={tournament.id}>
            <Tile tournament={tournament} nowMs={nowMs} hasBegun={active.includes(tournament)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TileProps {
  tournament: Tournament
  nowMs: number
  hasBegun: boolean
}

function Tile({ tournament, nowMs, hasBegun }: TileProps) {
  const words = useWords(TOURNAMENT_WORDS)
  const { title, image, prizePool, Start_date, End_date } = tournament
  return (
    <article className={styles['tile']}>
      <PictureGround src={image} lazy className={styles['picture']} />
      <div className={stackClass(4, styles['about'])}>
        <h3>
          <Link to="/tournaments">{title}</Link>
        </h3>
        <p>
          {words.pool} <Money amount={prizePool} className={styles['amount'] ?? ''} />
        </p>
      </div>
      <Clock
        until={hasBegun ? End_date : Start_date}
        nowMs={nowMs}
        label={hasBegun ? words.endsIn : words.startsIn}
      />
      <Icon name="arrow-right" size={20} className={styles['arrow'] ?? ''} />
    </article>
  )
}
