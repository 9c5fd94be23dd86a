import { dayOf } from '#contract/time-span.ts'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { useLang, type Lang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { Lattice, StarRings } from '#kit/art/star-art.tsx'
import { calendarDay, clockTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import styles from './lottery-hero.module.css'
import type { Lottery } from './use-lottery.ts'
import { LOTTERY_WORDS } from './words.ts'

/** Which lottery it is, its rule in two sentences, and its figures; `own`: the member's tickets, once they are known. */
export function LotteryHero({ lottery, own }: { lottery: Lottery; own: number | undefined }) {
  const words = useWords(LOTTERY_WORDS)
  const lang = useLang()
  const { prizes, tickets, drawsAt } = lottery
  const prize = prizes.reduce((sum, each) => sum + each.tickets * each.amount, 0)
  return (
    <header className={styles['hero']}>
      <Lattice />
      <h1>{words.newYear}</h1>
      <p>{useStateText(lottery)}</p>
      <Facts values="under">
        <Fact name={words.yours}>
          {own === undefined ? <Skeleton width={28} height={20} /> : formatNumber(own, lang)}
        </Fact>
        <Fact name={words.given}>{formatNumber(tickets, lang)}</Fact>
        {prize > 0 && (
          <Fact name={words.prize}>
            <span className={styles['gold']}>{formatMoney(prize, lang)}</span>
          </Fact>
        )}
        <Fact name={words.draw}>{momentText(drawsAt, lang)}</Fact>
      </Facts>
      <StarRings size={120} className={styles['year'] ?? ''}>
        {dayOf(new Date(drawsAt)).slice(0, 4)}
      </StarRings>
    </header>
  )
}

const momentText = (at: string, lang: Lang): string =>
  `${calendarDay(at, lang)}, ${clockTime(at, lang)}`

function useStateText({ startsAt, endsAt, drawnAt, minimum }: Lottery): string {
  const words = useWords(LOTTERY_WORDS)
  const lang = useLang()
  if (drawnAt !== null) return words.drawn(momentText(drawnAt, lang))
  const [from, until] = [calendarDay(startsAt, lang), calendarDay(endsAt, lang)]
  return words.rule(from, until, formatMoney(minimum, lang))
}
