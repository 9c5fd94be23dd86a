import { Button } from '#kit/controls/button.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { lazy, Suspense, useId, useState } from 'react'
import { useLang } from '#kit/text/language.ts'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { formatReturn } from '#web/parts/games/figures.ts'
import { AskAgain } from '#web/parts/screen/retry-button.tsx'
import { useWords } from '#web/words/words.ts'
import { RollingMoney } from './rolling-money.tsx'
import styles from './ticker.module.css'
import { shareOf, useJackpots, type Jackpot } from './use-jackpots.ts'
import { JACKPOT_WORDS } from './words.ts'

const AboutJackpots = lazy(() => import('./about-jackpots.tsx'))

/** The four pools, live, the highest first, and the way to what makes them. Its height never changes. */
export function JackpotTicker() {
  const words = useWords(JACKPOT_WORDS)
  const query = useJackpots()
  const title = useId()
  const [about, setAbout] = useState<'never' | 'open' | 'closed'>('never')
  const jackpots = query.data?.toReversed() ?? null
  return (
    <section className={cardClass(styles['ticker'])} aria-labelledby={title}>
      <h2 id={title} className="heard-only">
        {words.title}
      </h2>
      {jackpots === null && query.isError ? (
        <Failed onRetry={() => void query.refetch()} busy={query.isFetching} />
      ) : (
        <Pools jackpots={jackpots} />
      )}
      <footer className={styles['foot']}>
        <FedBy jackpots={jackpots} />
        <Button
          variant="quiet"
          icon="info"
          className={styles['how']}
          onClick={() => setAbout('open')}
        >
          {words.how}
        </Button>
      </footer>
      {about !== 'never' && (
        <Suspense>
          <AboutJackpots open={about === 'open'} onClose={() => setAbout('closed')} />
        </Suspense>
      )}
    </section>
  )
}

/** Where a pool stands while nothing is known: the grid keeps its shape. */
const PLACES = ['grand', 'major', 'minor', 'mini'] as const

function Pools({ jackpots }: { jackpots: readonly Jackpot[] | null }) {
  const words = useWords(JACKPOT_WORDS)
  return (
    <dl className={styles['pools']} aria-busy={jackpots === null}>
      {PLACES.map((level) => {
        const jackpot = jackpots?.find((each) => each.level === level)
        return (
          <div key={level} className={styles['pool']} data-level={level}>
            <dt>{words.levels[level]}</dt>
            <dd className={styles['amount']}>
              {jackpot ? <RollingMoney amount={jackpot.amount} /> : <Skeleton width="8ch" />}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function FedBy({ jackpots }: { jackpots: readonly Jackpot[] | null }) {
  const words = useWords(JACKPOT_WORDS)
  const lang = useLang()
  return <p>{jackpots === null ? '\u00a0' : words.fedBy(formatReturn(shareOf(jackpots), lang))}</p>
}

function Failed({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  const words = useWords(JACKPOT_WORDS)
  return (
    <div className={styles['failed']} role="alert">
      <span>{words.failed}</span>
      <AskAgain size="small" busy={busy} onAsk={onRetry} />
    </div>
  )
}
