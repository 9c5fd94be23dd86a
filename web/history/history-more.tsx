import { Link } from 'react-router'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import type { IconName } from '#kit/art/icon-shapes.ts'
import { useLang } from '#kit/text/language.ts'
import { TableSkeleton } from '#kit/layout/table.tsx'
import { useMayLead } from '#web/state/open-to-restricted.ts'
import { useWords } from '#web/words/words.ts'
import type { FilterSheetProps } from './filter-sheet.tsx'
import { FILTER_WORDS } from './filter-words.ts'
import styles from './history-more.module.css'
import { daysOf, isNarrowed, NO_FILTER, searchOf } from './history-filter.ts'
import { HISTORY_WORDS } from './history-words.ts'
import { spanText } from './span-text.ts'
import type { FilterOfScreen } from './use-filter.ts'

/** Reads on behind what is there. */
export function MoreRows(props: { more: (() => void) | null; isComing: boolean; isLost: boolean }) {
  const words = useWords(FILTER_WORDS)
  if (props.more === null) return null
  return (
    <div className={styles['more']}>
      <p role="alert">{props.isLost && words.moreLost}</p>
      <Button busy={props.isComing} onClick={props.more}>
        {words.more}
      </Button>
    </div>
  )
}

interface EmptyProps {
  screen: FilterOfScreen
  useCount: FilterSheetProps['useCount']
  page: number
  /** Never anything: its own title, text and way on. */
  title: string
  text: string
  icon: IconName
  way: { to: string; label: string }
}

/** A page past the last, nothing that fits the filter, and nothing ever: three faces. */
export function HistoryEmpty(props: EmptyProps) {
  const { page, screen, icon } = props
  const words = useWords(HISTORY_WORDS)
  const ever = props.useCount({ ...NO_FILTER, span: 'all-time' }, screen.now)
  if (page > 1)
    return (
      <EmptyState icon={icon} title={words.noResults}>
        <Link className={buttonClass({ variant: 'act' })} to={searchOf(screen.filter)}>
          {words.firstPage}
        </Link>
      </EmptyState>
    )
  if (ever === null) return <TableSkeleton label={words.loading} rows={SKELETON_ROWS} />
  return ever === 0 ? <NeverAnything {...props} /> : <NothingFits screen={screen} />
}

const SKELETON_ROWS = 4

/** Whoever pauses is led to nothing that they could play. */
function NeverAnything({ icon, title, text, way }: EmptyProps) {
  const mayLead = useMayLead()
  return (
    <EmptyState icon={icon} title={title} text={text}>
      {mayLead(way.to) && (
        <Link className={buttonClass({ variant: 'act' })} to={way.to}>
          {way.label}
        </Link>
      )}
    </EmptyState>
  )
}

function NothingFits({ screen }: { screen: FilterOfScreen }) {
  const words = useWords(FILTER_WORDS)
  const common = useWords(HISTORY_WORDS)
  const lang = useLang()
  const { filter, fallback, now } = screen
  const span = spanText(daysOf(filter, fallback, now), now, lang) ?? words.presets['all-time']
  return (
    <EmptyState icon="list-filter" title={common.noResults} text={span}>
      {isNarrowed(filter) && <Button onClick={screen.clear}>{words.removeFilters}</Button>}
      <Link className={buttonClass({ variant: 'quiet' })} to="?span=12-months">
        {words.wider}
      </Link>
    </EmptyState>
  )
}
