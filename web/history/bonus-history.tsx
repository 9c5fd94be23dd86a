import type { Data } from '#contract/registry.ts'
import { useLang } from '#kit/text/language.ts'
import { Money } from '#kit/text/money.tsx'
import { Cell, Table, TableSkeleton } from '#kit/layout/table.tsx'
import { useCall } from '#web/call/use-call.ts'
import { wholePercent } from '#web/parts/balance/use-bonus.ts'
import { PAGE_LENGTH, usePage } from '#web/parts/screen/page-number.ts'
import { Pager } from '#web/parts/screen/pager.tsx'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { FINANCE_PRESETS } from './date-presets.ts'
import { FilterBar } from './filter-bar.tsx'
import list from './finance-history.module.css'
import { bonusesPayload, type Filter } from './history-filter.ts'
import { HistoryEmpty, MoreRows } from './history-more.tsx'
import { HistoryPage } from './history-page.tsx'
import { useHistory } from './history-pages.ts'
import { HISTORY_WORDS } from './history-words.ts'
import { useFilter, type FilterOfScreen } from './use-filter.ts'

type Bonus = Data<'bonus/history'>[number]

const FALLBACK = '12-months'
const SHORTCUTS = ['today', '7-days', '30-days', '90-days'] as const

/** `/profile/bonuses`: what the member took, how far it came, and what became cash of it. */
export function BonusHistoryScreen() {
  const words = useWords(HISTORY_WORDS)
  const screen = useFilter(FINANCE_PRESETS, FALLBACK)
  return (
    <HistoryPage title={words.bonuses} lead={words.bonusesLead}>
      <FilterBar
        screen={screen}
        shortcuts={SHORTCUTS}
        narrowed={[]}
        fields={undefined}
        useCount={useCount}
      />
      <Bonuses screen={screen} />
    </HistoryPage>
  )
}

function useCount(filter: Filter, now: Date): number | null {
  const payload = { ...bonusesPayload(filter, FALLBACK, now), limit: 1 }
  const { data } = useCall('bonus/history', payload, { silent: true, keepLast: true })
  return data?.pagination.total ?? null
}

function Bonuses({ screen }: { screen: FilterOfScreen }) {
  const words = useWords(HISTORY_WORDS)
  const { page, offset } = usePage()
  const filter = { ...bonusesPayload(screen.filter, FALLBACK, screen.now), limit: PAGE_LENGTH }
  const asked = useHistory('bonus/history', filter, offset)
  const bonuses = asked.list
  if (asked.isLost) return <ScreenFailed level={2} onRetry={asked.again} />
  if (bonuses === null) return <TableSkeleton label={words.loading} rows={PAGE_LENGTH} />
  const way = { to: '/bonuses', label: words.toBonuses }
  if (bonuses.data.length === 0)
    return (
      <HistoryEmpty
        screen={screen}
        useCount={useCount}
        page={page}
        icon="gift"
        title={words.noBonuses}
        text={words.noBonusesText}
        way={way}
      />
    )
  return (
    <div className={list['list']} data-old={asked.isOld}>
      <Table
        label={words.bonuses}
        columns={[
          { head: words.bonus },
          { head: words.taken },
          { head: words.wagering },
          { head: words.amount, isFigure: true },
          { head: words.converted, isFigure: true },
          { head: words.status },
        ]}
      >
        {bonuses.data.map((bonus) => (
          <Row key={bonus.bonusID} bonus={bonus} />
        ))}
      </Table>
      <MoreRows more={asked.more} isComing={asked.isMoreComing} isLost={asked.isMoreLost} />
      <Pager page={page} total={bonuses.pagination.total} shown={bonuses.data.length} />
    </div>
  )
}

function Row({ bonus }: { bonus: Bonus }) {
  const words = useWords(HISTORY_WORDS)
  const lang = useLang()
  const { name, kind, basis, at, status, amount, converted, wagered, wageringDue } = bonus
  const isActive = status === 'active'
  return (
    <tr>
      <Cell head={words.bonus} place="name">
        {name}{' '}
        <small>
          {words.ofBasis[kind]} <Money amount={basis} />
        </small>
      </Cell>
      <Cell head={words.taken} place="when">
        {dayAndTime(at, lang)}
      </Cell>
      <Cell head={words.wagering}>
        {wageringDue === 0
          ? words.noWagering
          : words.wageringDone(wholePercent(wagered, wageringDue))}
      </Cell>
      <Cell head={words.amount} isFigure>
        <Money amount={amount} />
      </Cell>
      <Cell head={words.converted} isFigure place="result">
        {isActive ? (
          '–'
        ) : (
          <Money amount={converted} signed tone={converted > 0 ? 'good' : 'muted'} />
        )}
      </Cell>
      <Cell head={words.status}>{words.bonusStatuses[status]}</Cell>
    </tr>
  )
}
