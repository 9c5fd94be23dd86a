import { Link, useNavigate, useSearchParams } from 'react-router'
import type { Data } from '#contract/registry.ts'
import { useLang } from '#kit/language.ts'
import { Money } from '#kit/money.tsx'
import { Cell, Table, TableSkeleton } from '#kit/table.tsx'
import { AccountPage } from '#web/parts/screen/account-page.tsx'
import { useCall } from '#web/call/use-call.ts'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import styles from './game-history.module.css'
import { HistoryEmpty } from './history-list.tsx'
import { HISTORY_WORDS } from './history-words.ts'
import { PAGE_LENGTH, usePage } from '#web/parts/screen/page-number.ts'
import { Pager } from '#web/parts/screen/pager.tsx'
import { Multiple, Net, Payout } from './round-outcome.tsx'
import { RoundSheet } from './round-sheet.tsx'

type Round = Data<'casino/game_history'>[number]

/** `/profile/games`; `?round=` opens one of them. */
export function GameHistoryScreen() {
  const words = useWords(HISTORY_WORDS)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const roundId = Number(search.get('round'))
  const { page } = usePage()
  return (
    <AccountPage title={words.games} lead={words.gamesLead}>
      <Rounds />
      <RoundSheet
        roundId={Number.isInteger(roundId) && roundId > 0 ? roundId : null}
        onClose={() => void navigate(page > 1 ? `?page=${page}` : '?', { replace: true })}
      />
    </AccountPage>
  )
}

function Rounds() {
  const words = useWords(HISTORY_WORDS)
  const { page, limit, offset } = usePage()
  const asked = useCall(
    'casino/game_history',
    { limit, offset },
    { silent: true, keepLast: true, freshMs: 0 },
  )
  if (asked.isPending) return <TableSkeleton label={words.loading} rows={PAGE_LENGTH} />
  if (asked.isError) return <ScreenFailed level={2} onRetry={() => void asked.refetch()} />
  const { data, pagination } = asked.data
  const way = { to: '/slot', label: words.toSlots }
  if (data.length === 0)
    return (
      <HistoryEmpty
        page={page}
        icon="history"
        title={words.noGames}
        text={words.noGamesText}
        way={way}
      />
    )
  return (
    <>
      <Table
        label={words.games}
        columns={[
          { head: words.game },
          { head: words.time },
          { head: words.stake, isFigure: true },
          { head: words.payout, isFigure: true },
          { head: words.multiplier, isFigure: true },
          { head: words.net, isFigure: true },
        ]}
      >
        {data.map((round) => (
          <Row key={round.roundID} round={round} page={page} />
        ))}
      </Table>
      <Pager page={page} total={pagination.total} />
    </>
  )
}

function Row({ round, page }: { round: Round; page: number }) {
  const words = useWords(HISTORY_WORDS)
  const lang = useLang()
  const at = dayAndTime(round.at, lang)
  return (
    <tr>
      <Cell head={words.game} place="name">
        <Link
          to={`?${page > 1 ? `page=${page}&` : ''}round=${round.roundID}`}
          className={styles['open']}
          aria-label={words.open(round.gameName, at)}
        >
          {round.gameName}
        </Link>
        {round.active && <em className={styles['running']}>{words.running}</em>}
        {round.jackpotWon > 0 && (
          <span className={styles['jackpot']}>
            {words.jackpots} <Money amount={round.jackpotWon} tone="money" />
          </span>
        )}
      </Cell>
      <Cell head={words.time} place="when">
        {at}
      </Cell>
      <Cell head={words.stake} isFigure>
        <Money amount={round.stake} />
      </Cell>
      <Cell head={words.payout} isFigure>
        <Payout {...round} />
      </Cell>
      <Cell head={words.multiplier} isFigure>
        <Multiple {...round} />
      </Cell>
      <Cell head={words.net} isFigure place="result">
        <Net {...round} />
      </Cell>
    </tr>
  )
}
