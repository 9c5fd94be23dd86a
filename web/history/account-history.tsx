import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Data } from '#contract/registry.ts'
import { buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { Cell, Table, TableSkeleton } from '#kit/layout/table.tsx'
import { useLang } from '#kit/text/language.ts'
import { Money } from '#kit/text/money.tsx'
import { readOn } from '#web/call/read-on.ts'
import { send } from '#web/call/send.ts'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { useIsMember } from '#web/state/auth.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { ACCOUNT_HISTORY_WORDS } from './account-history-words.ts'
import { MoreRows } from './history-more.tsx'
import { HistoryPage } from './history-page.tsx'
import { HISTORY_WORDS } from './history-words.ts'

type Movement = Data<'finance/account_history'>['movements'][number]

const CALL = 'finance/account_history'
const SKELETON_ROWS = 10

/** `/profile/history`: what moved the balance in the last seven days. */
export function AccountHistoryScreen() {
  const words = useWords(ACCOUNT_HISTORY_WORDS)
  return (
    <HistoryPage title={words.title} lead={words.lead}>
      <Movements />
    </HistoryPage>
  )
}

function useMovements() {
  const query = useInfiniteQuery({
    queryKey: [CALL],
    queryFn: ({ pageParam }) =>
      send(CALL, pageParam === null ? {} : { before: pageParam }, { silent: true }),
    // Where the first page begins: with the newest.
    initialPageParam: null as number | null,
    getNextPageParam: ({ movements, more }) =>
      more ? (movements.at(-1)?.movementID ?? null) : null,
    enabled: useIsMember(),
    refetchOnMount: 'always',
  })
  return { ...query, movements: query.data?.pages.flatMap((page) => page.movements) ?? null }
}

function Movements() {
  const words = useWords(ACCOUNT_HISTORY_WORDS)
  const common = useWords(HISTORY_WORDS)
  const query = useMovements()
  const { movements } = query
  if (movements === null && query.isError)
    return <ScreenFailed level={2} onRetry={() => void query.refetch()} />
  if (movements === null) return <TableSkeleton label={common.loading} rows={SKELETON_ROWS} />
  if (movements.length === 0)
    return (
      <EmptyState icon="arrow-left-right" title={words.none} text={words.noneText}>
        <Link className={buttonClass({ variant: 'act' })} to="/profile/finance">
          {common.finance}
        </Link>
      </EmptyState>
    )
  return (
    <div>
      <Table
        label={words.title}
        columns={[
          { head: words.movement },
          { head: common.time },
          { head: words.balance, isFigure: true },
          { head: common.amount, isFigure: true },
        ]}
      >
        {movements.map((movement) => (
          <Row key={movement.movementID} movement={movement} />
        ))}
      </Table>
      <MoreRows
        more={query.hasNextPage ? () => void readOn(query) : null}
        isComing={query.isFetchingNextPage}
        isLost={query.isFetchNextPageError}
      />
    </div>
  )
}

function Row({ movement: { kind, date, amount, balance } }: { movement: Movement }) {
  const words = useWords(ACCOUNT_HISTORY_WORDS)
  const common = useWords(HISTORY_WORDS)
  const lang = useLang()
  return (
    <tr>
      <Cell head={words.movement} place="name">
        {words.kinds[kind]}
      </Cell>
      <Cell head={common.time} place="when">
        {dayAndTime(date, lang)}
      </Cell>
      <Cell head={words.balance} isFigure>
        <Money amount={balance} />
      </Cell>
      <Cell head={common.amount} isFigure place="result">
        <Money amount={amount} signed tone={amount > 0 ? 'good' : 'plain'} />
      </Cell>
    </tr>
  )
}
