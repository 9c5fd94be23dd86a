import { Link, useNavigate, useSearchParams } from 'react-router'
import type { Data } from '#contract/registry.ts'
import { Chip } from '#kit/controls/chip.tsx'
import { useLang } from '#kit/text/language.ts'
import { Money } from '#kit/text/money.tsx'
import { formatNumber } from '#kit/text/number-format.ts'
import { Cell, Table, TableSkeleton } from '#kit/layout/table.tsx'
import { send } from '#web/call/send.ts'
import { useCall } from '#web/call/use-call.ts'
import { PAGE_LENGTH, usePage } from '#web/parts/screen/page-number.ts'
import { Pager } from '#web/parts/screen/pager.tsx'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { endedStake } from '#web/words/ended-stake.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { CASINO_PRESETS } from './date-presets.ts'
import { DownloadButton } from './download-button.tsx'
import { FilterBar } from './filter-bar.tsx'
import { Choices, type Draft } from './filter-sheet.tsx'
import { FILTER_WORDS } from './filter-words.ts'
import list from './finance/finance-history.module.css'
import { Named } from './finance/finance-fields.tsx'
import styles from './game-history.module.css'
import { daysOf, roundsPayload, type Filter } from './history-filter.ts'
import { HistoryEmpty, MoreRows } from './history-more.tsx'
import { HistoryPage } from './history-page.tsx'
import { useHistory } from './history-pages.ts'
import { HISTORY_WORDS } from './history-words.ts'
import { Multiple, Net, Payout } from './round/round-outcome.tsx'
import { RoundPanel, TablePanel } from './round/round-panels.tsx'
import { spanText } from './span-text.ts'
import { TotalsBand } from './totals-band.tsx'
import { useFilter, type FilterOfScreen } from './use-filter.ts'

type Round = Data<'casino/game_history'>[number]

const FALLBACK = '7-days'
const SHORTCUTS = ['today', '7-days', '30-days', '3-months'] as const
const GAMES_OFFERED = 24

/** `/profile/games`; `?round=` opens one of them, `?table=` what they had on a round of a table. */
export function GameHistoryScreen() {
  const words = useWords(HISTORY_WORDS)
  const common = useWords(FILTER_WORDS)
  const lang = useLang()
  const screen = useFilter(CASINO_PRESETS, FALLBACK)
  const { filter, now } = screen
  const span = spanText(daysOf(filter, FALLBACK, now), now, lang) ?? common.presets['all-time']
  const payload = roundsPayload(filter, FALLBACK, now)
  const narrowed = useNarrowedWords(filter)
  return (
    <HistoryPage
      title={words.games}
      lead={words.gamesLead}
      download={
        <DownloadButton
          span={[span, ...narrowed].join(' · ')}
          make={(format) => send('casino/game_statement', { ...payload, format }, { silent: true })}
        />
      }
    >
      <FilterBar
        screen={screen}
        shortcuts={SHORTCUTS}
        narrowed={narrowed}
        fields={(draft) => <GameFields {...draft} />}
        useCount={useCount}
      />
      <Totals payload={payload} />
      <Rounds screen={screen} payload={payload} />
      <OpenRound />
    </HistoryPage>
  )
}

/** The round that the address names, over the list it was opened from. */
function OpenRound() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const idIn = (name: string): number | null => {
    const id = Number(search.get(name))
    return Number.isInteger(id) && id > 0 ? id : null
  }
  const close = () => {
    const rest = new URLSearchParams(search)
    for (const name of ['round', 'table']) rest.delete(name)
    void navigate(`?${rest.toString()}`, { replace: true })
  }
  return (
    <>
      <RoundPanel roundId={idIn('round')} onClose={close} />
      <TablePanel roundId={idIn('table')} onClose={close} />
    </>
  )
}

function useCount(filter: Filter, now: Date): number | null {
  const payload = roundsPayload(filter, FALLBACK, now)
  const { data } = useCall('casino/game_totals', payload, { silent: true, keepLast: true })
  return data?.records ?? null
}

/** The games that the member played last, to narrow by. */
function usePlayedGames(): { id: number; name: string }[] {
  const { data } = useCall('casino/last_games', { limit: GAMES_OFFERED }, { silent: true })
  return (data?.data ?? []).map(({ gameID, name }) => ({ id: gameID, name }))
}

const OUTCOMES = ['won', 'lost', 'open'] as const

function GameFields({ filter, change }: Draft) {
  const words = useWords(FILTER_WORDS)
  const games = usePlayedGames()
  return (
    <>
      <Choices label={words.outcome}>
        <Chip chosen={filter.outcome === ''} onChoose={() => change({ outcome: '' })}>
          {words.all}
        </Chip>
        {OUTCOMES.map((outcome) => (
          <Chip
            key={outcome}
            chosen={filter.outcome === outcome}
            onChoose={() => change({ outcome })}
          >
            {words.outcomes[outcome]}
          </Chip>
        ))}
      </Choices>
      {games.length > 0 && (
        <Named name="game" label={words.game} options={games} {...{ filter, change }} />
      )}
    </>
  )
}

function useNarrowedWords(filter: Filter): string[] {
  const words = useWords(FILTER_WORDS)
  const game = usePlayedGames().find(({ id }) => String(id) === filter.game)
  const outcome = OUTCOMES.find((each) => each === filter.outcome)
  return [
    filter.game === '' ? undefined : (game?.name ?? words.game),
    outcome && words.outcomes[outcome],
  ].filter((word) => word !== undefined)
}

function Totals({ payload }: { payload: ReturnType<typeof roundsPayload> }) {
  const words = useWords(FILTER_WORDS)
  const lang = useLang()
  const query = useCall('casino/game_totals', payload, {
    silent: true,
    keepLast: true,
    freshMs: 0,
  })
  const names = [words.stake, words.payout, words.net, words.rounds]
  if (query.data === undefined) return <TotalsBand names={names} figures={null} />
  const { open, payout, net, records } = query.data
  const netShown = <Money amount={net} signed tone={net > 0 ? 'good' : 'plain'} />
  // What waits for its end is neither won nor lost: it stands apart, so that the rest of the line adds up.
  const figures = [
    { name: words.stake, value: <Money amount={endedStake(query.data)} /> },
    ...(open > 0 ? [{ name: words.open, value: <Money amount={open} tone="muted" /> }] : []),
    { name: words.payout, value: <Money amount={payout} /> },
    { name: words.net, value: netShown },
    { name: words.rounds, value: formatNumber(records, lang) },
  ]
  return <TotalsBand names={names} figures={figures} />
}

function Rounds(props: { screen: FilterOfScreen; payload: ReturnType<typeof roundsPayload> }) {
  const words = useWords(HISTORY_WORDS)
  const { page, offset } = usePage()
  const query = useHistory('casino/game_history', { ...props.payload, limit: PAGE_LENGTH }, offset)
  const rounds = query.list
  if (query.isLost) return <ScreenFailed level={2} onRetry={query.again} />
  if (rounds === null) return <TableSkeleton label={words.loading} rows={PAGE_LENGTH} />
  const way = { to: '/slot', label: words.toSlots }
  if (rounds.data.length === 0)
    return (
      <HistoryEmpty
        screen={props.screen}
        useCount={useCount}
        page={page}
        icon="history"
        title={words.noGames}
        text={words.noGamesText}
        way={way}
      />
    )
  return (
    <div className={list['list']} data-old={query.isOld}>
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
        {rounds.data.map((round) => (
          <Row key={round.roundID} round={round} />
        ))}
      </Table>
      <MoreRows more={query.more} isComing={query.isMoreComing} isLost={query.isMoreLost} />
      <Pager page={page} total={rounds.pagination.total} shown={rounds.data.length} />
    </div>
  )
}

/** Bets that a round of a table stands behind. */
const TABLE_MODES: readonly string[] = ['crash', 'race', 'table', 'ticket']

function Row({ round }: { round: Round }) {
  const search = new URLSearchParams(useSearchParams()[0])
  search.set(TABLE_MODES.includes(round.mode) ? 'table' : 'round', String(round.roundID))
  const words = useWords(HISTORY_WORDS)
  const lang = useLang()
  const at = dayAndTime(round.at, lang)
  return (
    <tr>
      <Cell head={words.game} place="name">
        <Link
          to={`?${search.toString()}`}
          className={styles['open']}
          aria-label={words.open(round.gameName, at)}
        >
          {round.gameName}
        </Link>
        {round.active && <em className={styles['running']}>{words.running}</em>}
        {round.free && <em className={styles['running']}>{words.free}</em>}
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
