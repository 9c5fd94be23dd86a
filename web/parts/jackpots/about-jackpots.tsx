import { cardClass } from '#kit/layout/card.tsx'
import type { ReactNode } from 'react'
import type { Data } from '#contract/registry.ts'
import { useLang } from '#kit/text/language.ts'
import { Money } from '#kit/text/money.tsx'
import { formatNumber } from '#kit/text/number-format.ts'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { Lattice } from '#kit/art/star-art.tsx'
import { useCall } from '#web/call/use-call.ts'
import { AskAgain } from '#web/parts/screen/retry-button.tsx'
import { PressedSheet } from '#web/parts/screen/overlay-sheet.tsx'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import styles from './about-jackpots.module.css'
import { useJackpots, type Jackpot } from './use-jackpots.ts'
import { JACKPOT_WORDS } from './words.ts'

interface AboutProps {
  open: boolean
  onClose: () => void
}

/** What each pool starts at, how rare it is and what feeds it, why it is fair, and who won last. */
export default function AboutJackpots({ open, onClose }: AboutProps) {
  const words = useWords(JACKPOT_WORDS)
  return (
    <PressedSheet open={open} onClose={onClose} title={words.title} closeLabel={words.close}>
      {open && <About />}
    </PressedSheet>
  )
}

function About() {
  const words = useWords(JACKPOT_WORDS)
  const lang = useLang()
  const { data, isError } = useJackpots()
  const [first] = data ?? []
  return (
    <div className={styles['about']}>
      <p>{words.about}</p>
      {data && data.toReversed().map((each) => <Level key={each.level} jackpot={each} />)}
      {!data && !isError && <Skeleton height={480} radius={16} />}
      {!data && isError && <p role="alert">{words.failed}</p>}
      {first && <p>{words.countedNote(wholeLira(first.countedMax, lang))}</p>}
      <p>{words.shareNote}</p>
      <p>{words.fairNote}</p>
      <h3>{words.lastWins}</h3>
      <LastWins />
    </div>
  )
}

function Level({ jackpot }: { jackpot: Jackpot }) {
  const words = useWords(JACKPOT_WORDS)
  const lang = useLang()
  const { level, amount, start, oneIn, growthPercent, reservePercent } = jackpot
  return (
    <section className={cardClass(styles['level'])} data-level={level}>
      <h3>
        <span>{words.levels[level]}</span>
        <Money amount={amount} tone="money" />
      </h3>
      <dl>
        <Fact name={words.start}>
          <Money amount={start} />
        </Fact>
        <Fact name={words.odds}>{words.oneIn(wholeLira(oneIn, lang))}</Fact>
        <Fact name={words.share}>
          {words.shareOf(percent(growthPercent, lang), percent(reservePercent, lang))}
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type Lang = ReturnType<typeof useLang>

const wholeLira = (lira: number, lang: Lang): string => `₺${formatNumber(lira, lang, 0)}`

/** Shares have up to three decimals: `%0,025`. */
function percent(share: number, lang: Lang): string {
  const decimals = String(share).split('.')[1]?.length ?? 0
  const figure = formatNumber(share, lang, decimals)
  return lang === 'tr' ? `%${figure}` : `${figure}%`
}

const WINS_SHOWN = 10

function LastWins() {
  const words = useWords(JACKPOT_WORDS)
  const query = useCall(
    'casino/jackpot_wins',
    { limit: WINS_SHOWN },
    { silent: true, freshMs: 5_000 },
  )
  if (query.isPending) return <Skeleton height={168} radius={16} />
  if (query.isError)
    return (
      <div className={styles['none']} role="alert">
        <p>{words.winsFailed}</p>
        <AskAgain size="small" onAsk={() => void query.refetch()} />
      </div>
    )
  if (query.data.length === 0)
    return (
      <div className={styles['none']}>
        <Lattice fade />
        <strong>{words.noWins}</strong>
        <p>{words.noWinsText}</p>
      </div>
    )
  return (
    <ol className={styles['wins']}>
      {query.data.map((win) => (
        <Win key={`${win.at} ${win.level}`} win={win} />
      ))}
    </ol>
  )
}

function Win({ win }: { win: Data<'casino/jackpot_wins'>[number] }) {
  const words = useWords(JACKPOT_WORDS)
  const lang = useLang()
  return (
    <li>
      <span className={styles['who']}>
        <strong>{words.levels[win.level]}</strong>
        <small>
          {win.name} · {win.gameName}
        </small>
      </span>
      <span className={styles['what']}>
        <Money amount={win.amount} tone="money" />
        <small>{dayAndTime(win.at, lang)}</small>
      </span>
    </li>
  )
}
