import { Link, useSearchParams } from 'react-router'
import { buttonClass } from '#kit/controls/button.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { defineWords, useWords } from '#web/words/words.ts'
import { PAGE_LENGTH } from './page-number.ts'
import styles from './pager.module.css'

const WORDS = defineWords({
  tr: {
    pages: 'Sayfalar',
    previous: 'Önceki',
    next: 'Sonraki',
    range: (from: number, to: number, total: string) => `${from}–${to} / ${total}`,
    all: (total: string) => `Toplam ${total}`,
  },
  en: {
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
    range: (from, to, total) => `${from}–${to} of ${total}`,
    all: (total) => `${total} in all`,
  },
})

/** Which rows of how many stand here, and the ways to the ones before and after; past the last page, how many there are and the way back to it. */
export function Pager(props: {
  page: number
  total: number
  /** Where more than the page was read: how many rows stand here. */
  shown?: number
  /** How many rows a page has, where it is not the usual. */
  length?: number
}) {
  const { page, total, length = PAGE_LENGTH, shown = length } = props
  const words = useWords(WORDS)
  const lang = useLang()
  const pages = Math.ceil(total / length)
  const from = (page - 1) * length + 1
  const to = Math.min(total, (page - 1) * length + shown)
  // The page that follows what stands here.
  const next = page + Math.max(1, Math.ceil(shown / length))
  const count = formatNumber(total, lang)
  return (
    <nav className={styles['pager']} aria-label={words.pages}>
      <span aria-live="polite" className={styles['range']}>
        {from > total ? words.all(count) : words.range(from, to, count)}
      </span>
      {(pages > 1 || page > Math.max(1, pages)) && (
        <>
          <Step
            to={Math.min(page - 1, Math.max(1, pages))}
            open={page > 1}
            label={words.previous}
            icon="chevron-left"
          />
          <Step to={next} open={next <= pages} label={words.next} icon="chevron-right" />
        </>
      )}
    </nav>
  )
}

function Step(props: {
  to: number
  open: boolean
  label: string
  icon: 'chevron-left' | 'chevron-right'
}) {
  const inner = (
    <>
      {props.icon === 'chevron-left' && <Icon name={props.icon} size={18} />}
      {props.label}
      {props.icon === 'chevron-right' && <Icon name={props.icon} size={18} />}
    </>
  )
  // Whatever else the address says, a filter, stays.
  const search = new URLSearchParams(useSearchParams()[0])
  search.set('page', String(props.to))
  if (!props.open)
    return (
      <span className={`${buttonClass({ size: 'small' })} ${styles['shut']}`} aria-disabled="true">
        {inner}
      </span>
    )
  return (
    <Link className={buttonClass({ size: 'small' })} to={`?${search.toString()}`}>
      {inner}
    </Link>
  )
}
