import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { Skeleton } from '#kit/skeleton.tsx'
import { useWords } from '#web/words/words.ts'
import styles from './history-list.module.css'
import { HISTORY_WORDS } from './history-words.ts'
import { PAGE_LENGTH } from '#web/parts/screen/page-number.ts'

/** A history's table: rows on a desktop, cards on a phone. `columns` are heads, in order. */
export function HistoryTable(props: {
  label: string
  columns: readonly { head: string; isFigure?: boolean }[]
  children: ReactNode
}) {
  return (
    <div className={styles['room']}>
      <table className={styles['table']}>
        <caption className="heard-only">{props.label}</caption>
        <thead>
          <tr>
            {props.columns.map(({ head, isFigure }) => (
              <th key={head} scope="col" data-figure={isFigure === true}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </div>
  )
}

/**
 * A cell that carries its column's head along, for the phone's card. There `name` and `result` share
 * the first line, `when` is the second, and all others stand side by side below.
 */
export function Cell(props: {
  head: string
  isFigure?: boolean
  place?: 'name' | 'result' | 'when'
  children: ReactNode
}) {
  return (
    <td data-head={props.head} data-figure={props.isFigure === true} data-place={props.place}>
      {props.children}
    </td>
  )
}

export function HistorySkeleton() {
  const words = useWords(HISTORY_WORDS)
  return (
    <div className={styles['room']}>
      <div className={styles['skeleton']} aria-busy="true">
        <output className="heard-only">{words.loading}</output>
        {Array.from({ length: PAGE_LENGTH }, (_, row) => (
          <div key={row} className={styles['ghost']}>
            <Skeleton width="22%" height={16} radius={6} />
            <Skeleton width="30%" height={16} radius={6} />
            <Skeleton width="18%" height={16} radius={6} />
          </div>
        ))}
      </div>
    </div>
  )
}

/** Nothing there: either never anything, or a page past the last. */
export function HistoryEmpty(props: {
  page: number
  title: string
  text?: string
  icon: 'history' | 'receipt'
  way: { to: string; label: string }
}) {
  const words = useWords(HISTORY_WORDS)
  const isPast = props.page > 1
  return (
    <EmptyState
      icon={props.icon}
      title={isPast ? words.noResults : props.title}
      {...(isPast || props.text === undefined ? {} : { text: props.text })}
    >
      <Link className={buttonClass({ kind: 'act' })} to={isPast ? '?' : props.way.to}>
        {isPast ? words.firstPage : props.way.label}
      </Link>
    </EmptyState>
  )
}
