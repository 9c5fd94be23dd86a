import { Link } from 'react-router'
import { buttonClass } from '#kit/controls/button.tsx'
import { Card } from '#kit/layout/card.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { useLang } from '#kit/text/language.ts'
import { calendarDay } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import type { Lottery } from './use-lottery.ts'
import { LOTTERY_WORDS } from './words.ts'

/** The ways to lotteries that were drawn, whose numbers stay published, and back to the present one. */
export function Earlier({ lottery, isPresent }: { lottery: Lottery; isPresent: boolean }) {
  const words = useWords(LOTTERY_WORDS)
  const lang = useLang()
  const others = lottery.drawn.filter(({ lotteryID }) => lotteryID !== lottery.lotteryID)
  if (others.length === 0 && isPresent) return null
  return (
    <Card title={words.earlierDraws} text={words.earlierText}>
      <nav className={stackClass(8)} aria-label={words.earlierDraws}>
        {!isPresent && (
          <Link className={buttonClass({ size: 'small' })} to="?">
            {words.present}
          </Link>
        )}
        {others.map(({ lotteryID, drawnAt }) => (
          <Link
            key={lotteryID}
            className={buttonClass({ size: 'small' })}
            to={`?lottery=${lotteryID}`}
          >
            {words.drawOf(calendarDay(drawnAt, lang), lotteryID)}
          </Link>
        ))}
      </nav>
    </Card>
  )
}
