import { memo, useId, useState } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { useLang } from '#kit/text/language.ts'
import { Money } from '#kit/text/money.tsx'
import { PictureGround } from '#kit/layout/picture-ground.tsx'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { Clock } from './clock.tsx'
import { Standings } from './standings.tsx'
import styles from './tournament-card.module.css'
import { TournamentFacts } from './tournament-facts.tsx'
import type { Tournament, TournamentState } from './tournament-state.ts'
import { TOURNAMENT_WORDS } from './words.ts'

interface TournamentCardProps {
  tournament: Tournament
  state: TournamentState
  nowMs: number
  /** Shown whole from the start; one that is over can be opened. */
  isOpen: boolean
}

export function TournamentCard({ tournament, state, nowMs, isOpen }: TournamentCardProps) {
  const words = useWords(TOURNAMENT_WORDS)
  const [open, setOpen] = useState(isOpen)
  const titleId = useId()
  const bodyId = useId()
  const isOver = state === 'concluded'
  return (
    <article className={cardClass(styles['card'])} aria-labelledby={titleId}>
      <Banner {...{ tournament, state, nowMs, titleId }} />
      {isOver && (
        <div className={styles['toggle']}>
          <Button
            variant="quiet"
            size="small"
            icon={open ? 'chevron-up' : 'chevron-down'}
            aria-expanded={open}
            aria-controls={bodyId}
            onClick={() => setOpen(!open)}
          >
            {open ? words.hide : words.show}
          </Button>
        </div>
      )}
      <div id={bodyId} hidden={isOver && !open}>
        {(!isOver || open) && <Body tournament={tournament} state={state} />}
      </div>
    </article>
  )
}

interface BannerProps extends Omit<TournamentCardProps, 'isOpen'> {
  titleId: string
}

function Banner({ tournament, state, nowMs, titleId }: BannerProps) {
  const words = useWords(TOURNAMENT_WORDS)
  const lang = useLang()
  const { title, image, Status, Start_date, End_date, prizePool } = tournament
  return (
    <header className={styles['banner']} data-over={state === 'concluded'}>
      <PictureGround src={image} className={styles['picture']} />
      <div className={styles['about']}>
        <p className={styles['dates']}>
          {words.dates(dayAndTime(Start_date, lang), dayAndTime(End_date, lang))}
        </p>
        <h3 id={titleId}>{title}</h3>
        <p className={styles['pool']}>
          {words.pool} <Money amount={prizePool} className={styles['amount'] ?? ''} />
        </p>
      </div>
      {Status === 'cancelled' && <strong className={styles['badge']}>{words.cancelled}</strong>}
      {state === 'active' && <Clock until={End_date} nowMs={nowMs} label={words.endsIn} />}
      {state === 'upcoming' && <Clock until={Start_date} nowMs={nowMs} label={words.startsIn} />}
    </header>
  )
}

interface BodyProps {
  tournament: Tournament
  state: TournamentState
}

/** Apart from the clock, so that a second that passes draws only that anew. */
const Body = memo(function Body({ tournament, state }: BodyProps) {
  const words = useWords(TOURNAMENT_WORDS)
  const isCancelled = tournament.Status === 'cancelled'
  const isRanked = state !== 'upcoming' && !isCancelled
  return (
    <div className={styles['body']} data-ranked={isRanked}>
      {isCancelled && <p className={styles['note']}>{words.cancelledText}</p>}
      <TournamentFacts tournament={tournament} />
      {isRanked && <Standings tournament={tournament} isOver={state === 'concluded'} />}
    </div>
  )
}, isSame)

/** Each answer says anew what time it is; nothing else of a tournament changes by that. */
function isSame(one: BodyProps, other: BodyProps): boolean {
  if (one.state !== other.state) return false
  if (one.tournament === other.tournament) return true
  return timeless(one.tournament) === timeless(other.tournament)
}

const timeless = (tournament: Tournament): string => JSON.stringify({ ...tournament, now: '' })
