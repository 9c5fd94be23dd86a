import type { ReactNode } from 'react'
import { Skeleton } from '../feedback/skeleton.tsx'
import styles from './table.module.css'

interface TableProps {
  /** What it lists; heard, not seen. */
  label: string
  /** The heads, in order. */
  columns: readonly { head: string; isFigure?: boolean }[]
  /** `raised` stands for itself, and falls into cards where it is narrow; `plain` is part of something. */
  looks?: 'raised' | 'plain'
  className?: string | undefined
  /** Rows of `Cell`s; with `body`, whole `tbody`s. */
  children: ReactNode
  body?: ReactNode
}

/** Rows and columns. */
export function Table(props: TableProps) {
  const { label, columns, looks = 'raised', className = '', children, body } = props
  return (
    <div className={styles['room']}>
      <table className={`${styles['table']} ${styles[looks]} ${className}`}>
        <caption className="heard-only">{label}</caption>
        <thead>
          <tr>
            {columns.map(({ head, isFigure }) => (
              <th key={head} scope="col" data-figure={isFigure === true}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {body}
      </table>
    </div>
  )
}

/**
 * A cell that carries its column's head along, for the card of a narrow place. There `name` and `result`
 * share the first line, `when` is the second, and all others stand side by side below.
 */
export function Cell(props: {
  head?: string
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

/** Where a raised table will stand, with as many rows as it will have. */
export function TableSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <div className={styles['room']}>
      <div className={styles['skeleton']} aria-busy="true">
        <output className="heard-only">{label}</output>
        {Array.from({ length: rows }, (_, row) => (
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
