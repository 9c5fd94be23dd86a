import type { Data } from '#contract/registry.ts'
import { Chip } from '#kit/controls/chip.tsx'
import { useLang } from '#kit/text/language.ts'
import { Money } from '#kit/text/money.tsx'
import { Cell, Table, TableSkeleton } from '#kit/layout/table.tsx'
import { send } from '#web/call/send.ts'
import { useCall } from '#web/call/use-call.ts'
import { PAGE_LENGTH, usePage } from '#web/parts/screen/page-number.ts'
import { Pager } from '#web/parts/screen/pager.tsx'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { FINANCE_PRESETS } from './date-presets.ts'
import { DownloadButton } from './download-button.tsx'
import { FilterBar } from './filter-bar.tsx'
import { Choices, type Draft } from './filter-sheet.tsx'
import { FILTER_WORDS } from './filter-words.ts'
import list from './finance/finance-history.module.css'
import { bonusesPayload, daysOf, type Filter } from './history-filter.ts'
import { HistoryEmpty, MoreRows } from './history-more.tsx'
import { HistoryPage } from './history-page.tsx'
import { useHistory } from './history-pages.ts'
import { HISTORY_WORDS } from './history-words.ts'
import { spanText } from './span-text.ts'
import { TotalsBand } from './totals-band.tsx'
import { useFilter, type FilterOfScreen } from './use-filter.ts'
import { wageringText } from './wagering-text.ts'

type Bonus = Data<'bonus/history'>[number]

const FALLBACK = '12-months'
const SHORTCUTS = ['today', '7-days', '30-days', '90-days'] as const

/** `/profile/bonuses`: what the member took, how far it came, and what became cash of it. */
export function BonusHistoryScreen() {
  const words = useWords(HISTORY_WORDS)
  const common = useWords(FILTER_WORDS)
  const lang = useLang()
  const screen = useFilter(FINANCE_PRESETS, FALLBACK)
  const { filter, now } = screen
  const span = spanText(daysOf(filter, FALLBACK, now), now, lang) ?? common.presets['all-time']
  const payload = bonusesPayload(filter, FALLBACK, now)
  const state = STATES.find((each) => each === filter.state)
  const narrowed = state ? [common.states[state]] : []
  return (
    <HistoryPage
      title={words.bonuses}
      lead={words.bonusesLead}
      download={
        <DownloadButton
          span={[span, ...narrowed].join(' · ')}
          make={(format) => send('bonus/statement', { ...payload, format }, { silent: true })}
        />
      }
    >
      <FilterBar
        screen={screen}
        shortcuts={SHORTCUTS}
        narrowed={narrowed}
        fields={(draft) => <BonusFields {...draft} />}
        useCount={useCount}
      />
      <Totals payload={payload} />
      <Bonuses screen={screen} />
    </HistoryPage>
  )
}

const STATES = ['running', 'ended'] as const

function BonusFields({ filter, change }: Draft) {
  const words = useWords(FILTER_WORDS)
  return (
    <Choices label={words.status}>
      <Chip chosen={filter.state === ''} onChoose={() => change({ state: '' })}>
        {words.all}
      </Chip>
      {STATES.map((state) => (
        <Chip key={state} chosen={filter.state === state} onChoose={() => change({ state })}>
          {words.states[state]}
        </Chip>
      ))}
    </Choices>
  )
}

function useCount(filter: Filter, now: Date): number | null {
  const payload = bonusesPayload(filter, FALLBACK, now)
  const { data } = useCall('bonus/history_totals', payload, { silent: true, keepLast: true })
  return data?.records ?? null
}

function Totals({ payload }: { payload: ReturnType<typeof bonusesPayload> }) {
  const words = useWords(FILTER_WORDS)
  const { data } = useCall('bonus/history_totals', payload, { silent: true, keepLast: true })
  const names = [words.given, words.becameCash, words.forfeited]
  if (data === undefined) return <TotalsBand names={names} figures={null} />
  const { given, converted, forfeited } = data
  const values = [
    <Money key="given" amount={given} />,
    <Money key="cash" amount={converted} signed tone={converted > 0 ? 'good' : 'plain'} />,
    <Money key="forfeited" amount={forfeited} tone="muted" />,
  ]
  return (
    <TotalsBand names={names} figures={names.map((name, at) => ({ name, value: values[at] }))} />
  )
}

function Bonuses({ screen }: { screen: FilterOfScreen }) {
  const words = useWords(HISTORY_WORDS)
  const { page, offset } = usePage()
  const filter = { ...bonusesPayload(screen.filter, FALLBACK, screen.now), limit: PAGE_LENGTH }
  const query = useHistory('bonus/history', filter, offset)
  const bonuses = query.list
  if (query.isLost) return <ScreenFailed level={2} onRetry={query.again} />
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
    <div className={list['list']} data-old={query.isOld}>
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
      <MoreRows more={query.more} isComing={query.isMoreComing} isLost={query.isMoreLost} />
      <Pager page={page} total={bonuses.pagination.total} shown={bonuses.data.length} />
    </div>
  )
}

function Row({ bonus }: { bonus: Bonus }) {
  const words = useWords(HISTORY_WORDS)
  const lang = useLang()
  const { name, kind, basis, at, status, amount, converted } = bonus
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
      <Cell head={words.wagering}>{wageringText(bonus, words)}</Cell>
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
