import { Link, useSearchParams } from 'react-router'
import { Badge } from '#kit/feedback/badge.tsx'
import { buttonClass } from '#kit/controls/button.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { StarMark } from '#kit/art/star-art.tsx'
import { pageOf } from '#web/parts/screen/page-number.ts'
import { ListFailed, ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { calendarDay } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { Earlier } from './earlier-lotteries.tsx'
import { LotteryHero } from './lottery-hero.tsx'
import { Prizes, Seal, Winners } from './lottery-proof.tsx'
import { ticketNumber } from './ticket-number.ts'
import styles from './tickets.module.css'
import { TICKETS_LIMIT, useLottery, useTickets, type Lottery, type Ticket } from './use-lottery.ts'
import { LOTTERY_WORDS } from './words.ts'

/** `/profile/tickets`: the lottery, the member's tickets of it, and what proves its draw. */
export function TicketsScreen() {
  const words = useWords(LOTTERY_WORDS)
  const chosen = useChosen()
  const query = useLottery(chosen)
  const own = useShownTickets().asked.data?.pagination.total
  if (query.isError) return <ScreenFailed onRetry={() => void query.refetch()} />
  return (
    <div className={stackClass(24)}>
      <title>{`${words.title} · Kasa`}</title>
      {query.data === undefined ? (
        <Waiting />
      ) : (
        <>
          <LotteryHero lottery={query.data} own={own} />
          <Tickets lottery={query.data} />
          <div className={styles['pair']}>
            <Prizes lottery={query.data} />
            <Seal lottery={query.data} />
          </div>
          <Winners lottery={query.data} />
          <Earlier lottery={query.data} isPresent={chosen === null} />
        </>
      )}
    </div>
  )
}

/** `?lottery=12`: one that was drawn before; anything else is the present one. */
function useChosen(): number | null {
  const number = useSearchParams()[0].get('lottery') ?? ''
  return /^[1-9]\d{0,8}$/.test(number) ? Number(number) : null
}

/** The page of tickets that the address names. */
function useShownTickets() {
  const page = pageOf(useSearchParams()[0].get('page'))
  return { page, asked: useTickets((page - 1) * TICKETS_LIMIT, useChosen()) }
}

function Waiting() {
  const words = useWords(LOTTERY_WORDS)
  return (
    <div className={stackClass(24)} aria-busy="true">
      <h1 className="heard-only">{words.title}</h1>
      <output className="heard-only">{words.loading}</output>
      <Skeleton height={220} radius={16} />
      <Skeleton height={120} radius={16} />
    </div>
  )
}

function Tickets({ lottery }: { lottery: Lottery }) {
  const words = useWords(LOTTERY_WORDS)
  const lang = useLang()
  const chosen = useChosen()
  const { page, asked } = useShownTickets()
  const at = (number: number) => `?page=${number}${chosen === null ? '' : `&lottery=${chosen}`}`
  if (asked.isError)
    return (
      <ListFailed
        title={words.failed}
        busy={asked.isFetching}
        onRetry={() => void asked.refetch()}
      />
    )
  if (asked.data === undefined) return <Skeleton height={120} radius={16} />
  const { data, pagination } = asked.data
  if (data.length === 0)
    return <EmptyState icon="ticket" title={words.none} text={words.noneText} />
  const won = data.filter(({ prize }) => prize !== null).length
  const from = pagination.offset + 1
  const shown = words.range(from, from + data.length - 1, formatNumber(pagination.total, lang))
  return (
    <section className={stackClass(16)} aria-labelledby="own-tickets">
      <header className={styles['head']}>
        <h2 id="own-tickets">{words.yours}</h2>
        {won > 0 ? <Badge>{words.wonCount(won)}</Badge> : <span>{shown}</span>}
      </header>
      <ul className={styles['tickets']}>
        {data.map((ticket) => (
          <li key={ticket.number}>
            <TicketCard ticket={ticket} isDrawn={lottery.drawnAt !== null} />
          </li>
        ))}
      </ul>
      <nav className={styles['pages']}>
        {page > 1 && (
          <Link className={buttonClass({ size: 'small' })} to={at(page - 1)}>
            {words.later}
          </Link>
        )}
        {page * TICKETS_LIMIT < pagination.total && (
          <Link className={buttonClass({ size: 'small' })} to={at(page + 1)}>
            {words.earlier}
          </Link>
        )}
      </nav>
    </section>
  )
}

function TicketCard({ ticket, isDrawn }: { ticket: Ticket; isDrawn: boolean }) {
  const words = useWords(LOTTERY_WORDS)
  const lang = useLang()
  const { number, prize, at, transactionID } = ticket
  const result = prize === null ? words.lost : words.won(formatMoney(prize, lang))
  return (
    <div
      className={cardClass(styles['ticket'])}
      data-won={prize !== null}
      data-lost={isDrawn && prize === null}
    >
      <div className={styles['face']}>
        <small>{words.ticket}</small>
        <strong>{ticketNumber(number)}</strong>
        <span>{isDrawn ? result : words.deposit(calendarDay(at, lang), transactionID)}</span>
      </div>
      <span className={styles['stub']}>
        <StarMark size={36} />
      </span>
    </div>
  )
}
