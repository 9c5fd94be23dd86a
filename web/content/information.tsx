import { useEffect } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { entriesOf, INFORMATION_PAGES } from '#contract/addresses/information-pages.ts'
import { buttonClass } from '#kit/controls/button.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { PageHead } from '#kit/layout/page-head.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { useCall } from '#web/call/use-call.ts'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { NotFoundScreen } from '#web/parts/screen/not-found.tsx'
import {
  CONTENT_FRESH_MS,
  informationPayload,
  type Information,
} from '#web/parts/content/site-content.ts'
import { calendarDay } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { FaqList } from './faq-list.tsx'
import { lastChanged, pageAt, type InformationPage } from './information-pages.ts'
import { INFORMATION_WORDS } from './information-words.ts'
import { SafeHtml, useSafeText, type SafeText } from '#web/parts/content/safe-html.tsx'
import styles from './information.module.css'

/** `/about-us` and `/info/{page}`: what the operator wrote, with the way to every other page of it. */
export function InformationScreen() {
  const page = pageAt(useLocation().pathname)
  return page === null ? <NotFoundScreen /> : <Page key={page.page} page={page} />
}

function Page({ page }: { page: InformationPage }) {
  const words = useWords(INFORMATION_WORDS)
  const title = words.titles[page.page]
  return (
    <div className={styles['screen']}>
      <title>{`${title} · Kasa`}</title>
      <OtherPages title={title} />
      <article className={styles['article']} aria-labelledby="page-title">
        <Body page={page} title={title} />
      </article>
    </div>
  )
}

/** The list of all pages: at the side, or on a phone behind the name of this one; the style shows either. */
function OtherPages({ title }: { title: string }) {
  const words = useWords(INFORMATION_WORDS)
  const list = (
    <ul className={stackClass(2, styles['pages'])}>
      {INFORMATION_PAGES.map(({ page, path }) => (
        <li key={page}>
          <NavLink to={path} className={styles['page'] ?? ''}>
            {words.titles[page]}
          </NavLink>
        </li>
      ))}
    </ul>
  )
  return (
    <nav className={styles['aside']} aria-label={words.pages}>
      <details className={cardClass(styles['fold'])}>
        <summary>
          {words.pages}
          <span>{title}</span>
          <Icon name="chevron-down" size={18} />
        </summary>
        {list}
      </details>
      {list}
    </nav>
  )
}

function Body({ page, title }: { page: InformationPage; title: string }) {
  const query = useCall('cmscontroller/getInformation', informationPayload(page.type), {
    silent: true,
    freshMs: CONTENT_FRESH_MS,
  })
  if (query.isError)
    return (
      <>
        <Head title={title} changed={null} />
        <ScreenFailed level={2} onRetry={() => void query.refetch()} />
      </>
    )
  if (query.isPending) return <PageSkeleton title={title} />
  const entries = entriesOf(page, query.data.data)
  return (
    <>
      <Head title={title} changed={lastChanged(entries)} />
      <Entries page={page} entries={entries} />
    </>
  )
}

function Entries({ page, entries }: { page: InformationPage; entries: readonly Information[] }) {
  if (entries.length === 0) return <Nothing />
  if (page.page === 'faq') return <FaqList entries={entries} />
  return <LongText html={entries.map(({ Text }) => Text).join('\n')} />
}

function Head({ title, changed }: { title: string; changed: string | null | undefined }) {
  const words = useWords(INFORMATION_WORDS)
  const lang = useLang()
  return (
    <PageHead title={title} id="page-title">
      {changed === undefined && <Skeleton width={190} height={16} radius={6} />}
      {typeof changed === 'string' && (
        <p className={styles['changed']}>
          <time dateTime={changed}>{words.changed(calendarDay(changed, lang))}</time>
        </p>
      )}
    </PageHead>
  )
}

function LongText({ html }: { html: string }) {
  const text = useSafeText(html, 2)
  useArrivalAtHeading(text)
  const first = text.headings[0]?.level
  const contents = text.headings.filter(({ level }) => level === first)
  return (
    <>
      {contents.length > 2 && <Contents headings={contents} />}
      <SafeHtml text={text} />
    </>
  )
}

function Contents({ headings }: { headings: SafeText['headings'] }) {
  const words = useWords(INFORMATION_WORDS)
  return (
    <nav className={cardClass(styles['contents'])} aria-label={words.contents}>
      <p className={styles['contentsTitle']}>{words.contents}</p>
      <ol>
        {headings.map(({ anchor, text }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The address may name a heading; it stands on the page only now, later than the browser looked. */
function useArrivalAtHeading(text: SafeText): void {
  const { hash } = useLocation()
  useEffect(() => {
    const anchor = decodeURIComponent(hash.slice(1))
    if (anchor !== '') document.getElementById(anchor)?.scrollIntoView()
  }, [hash, text])
}

function Nothing() {
  const words = useWords(INFORMATION_WORDS)
  return (
    <EmptyState icon="book-open" title={words.nothing} text={words.nothingText}>
      <Link className={buttonClass()} to="/">
        {words.home}
      </Link>
    </EmptyState>
  )
}

const LINES = [96, 88, 93, 62, 0, 97, 90, 85, 40, 0, 94, 89, 92, 58]

function PageSkeleton({ title }: { title: string }) {
  return (
    <>
      <Head title={title} changed={undefined} />
      <div className={stackClass(12)} aria-busy="true">
        {LINES.map((width, at) => (
          <Skeleton key={at} width={`${width || 34}%`} height={width === 0 ? 28 : 16} radius={6} />
        ))}
      </div>
    </>
  )
}
