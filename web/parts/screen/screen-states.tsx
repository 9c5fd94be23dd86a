/** What stands where a screen should, while it is fetched and when it threw. */
import { useEffect, useState, type ReactNode } from 'react'
import { Link, useRouteError } from 'react-router'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { StarSpinner } from '#kit/art/star-art.tsx'
import { FAULT_WORDS } from '#web/call/failure.ts'
import { CallRefused, send } from '#web/call/send.ts'
import { isAnswered, isBlocked } from '#web/call/transport.ts'
import { defineWords, useWords } from '#web/words/words.ts'
import { AskAgain } from './retry-button.tsx'
import styles from './screen-states.module.css'

const WORDS = defineWords({
  tr: {
    waits: 'Yükleniyor',
    threw: 'Bir şeyler ters gitti, lütfen daha sonra deneyin',
    threwText: 'Sayfayı yenilemek çoğu zaman yeterlidir. Bakiyeniz ve oyunlarınız güvende.',
    failed: 'Sayfa görüntülenemiyor',
    failedText: 'Bağlantınızı kontrol edip yeniden deneyin.',
    offlineText: 'Bağlantınız yok. Geldiğinde bu sayfa kendiliğinden açılır.',
    again: 'Yeniden dene',
    home: 'Ana sayfa',
  },
  en: {
    waits: 'Loading',
    threw: 'Something went wrong, please try later',
    threwText: 'Reloading the page is usually enough. Your balance and your games are safe.',
    failed: 'The page cannot be displayed',
    failedText: 'Check your connection and try again.',
    offlineText: 'You have no connection. This page opens by itself once it is back.',
    again: 'Try again',
    home: 'Home',
  },
})

export function ScreenWaits() {
  return (
    <div className={styles['face']}>
      <StarSpinner size={48} label={useWords(WORDS).waits} />
    </div>
  )
}

/** The code of a screen could not be fetched. */
export class ScreenLost extends Error {
  override readonly name = 'ScreenLost'
}

const LOOK_EVERY_MS = 5_000

/**
 * Loads the page anew, for a browser may remember that a piece of code did not come; but only once the
 * house answers, be it by a refusal: without a line there would be no page at all.
 */
export async function reloadWhenThere(): Promise<void> {
  // Nothing can be asked any more, and nothing else helps.
  if (isBlocked()) return location.reload()
  await send('maintenance/check_status', {}, { silent: true }).then(
    () => location.reload(),
    (error: unknown) => {
      if (error instanceof CallRefused) location.reload()
    },
  )
}

/** Whether a screen is lost for want of a line, which is then waited for. */
function useReturn(isLost: boolean): boolean {
  const [isOffline] = useState(() => isLost && !navigator.onLine)
  useEffect(() => {
    if (!isOffline) return undefined
    const look = () => void reloadWhenThere()
    const timer = setInterval(look, LOOK_EVERY_MS)
    addEventListener('online', look)
    return () => {
      clearInterval(timer)
      removeEventListener('online', look)
    }
  }, [isOffline])
  return isOffline
}

/** A screen that threw, or whose code could not be fetched. */
export function ScreenThrew() {
  const words = useWords(WORDS)
  const error = useRouteError()
  const isLost = error instanceof ScreenLost
  const isOffline = useReturn(isLost)
  useEffect(() => {
    // oxlint-disable-next-line no-console -- a thrown screen must not vanish without a trace
    console.error('[kasa] a screen threw:', error)
  }, [error])
  const title = isLost ? words.failed : words.threw
  return (
    <>
      <title>{`${title} · Kasa`}</title>
      <EmptyState
        icon={isLost ? 'wifi-off' : 'triangle-alert'}
        title={title}
        text={isOffline ? words.offlineText : words.threwText}
        level={1}
        tone="failed"
      >
        <Reload />
        <a className={buttonClass()} href="/">
          {words.home}
        </a>
      </EmptyState>
    </>
  )
}

function Reload() {
  const [busy, setBusy] = useState(false)
  const reload = async () => {
    setBusy(true)
    await reloadWhenThere()
    setBusy(false)
  }
  return (
    <Button variant="act" icon="rotate-cw" busy={busy} onClick={() => void reload()}>
      {useWords(WORDS).again}
    </Button>
  )
}

/** For a screen whose first data failed: `<ScreenFailed onRetry={() => query.refetch()} />`. */
export function ScreenFailed({ onRetry, level = 1 }: { onRetry: () => void; level?: 1 | 2 }) {
  const words = useWords(WORDS)
  return (
    <ListFailed title={words.failed} {...{ level, onRetry }}>
      {level === 1 && <title>{`${words.failed} · Kasa`}</title>}
      <Link className={buttonClass()} to="/">
        {words.home}
      </Link>
    </ListFailed>
  )
}

interface ListFailedProps {
  title: string
  onRetry: () => void
  /** The answer is on its way. */
  busy?: boolean
  level?: 1 | 2 | 3
  children?: ReactNode
}

/** For a list whose screen stands without it: says whether the line or the house is to blame. */
export function ListFailed({ title, onRetry, busy = false, level = 2, children }: ListFailedProps) {
  const { failedText } = useWords(WORDS)
  const { ours, again, anew } = useWords(FAULT_WORDS)
  const isOurs = isBlocked() || isAnswered()
  return (
    <EmptyState
      icon={isOurs ? 'triangle-alert' : 'wifi-off'}
      text={isOurs ? `${ours} ${isBlocked() ? anew : again}` : failedText}
      tone="failed"
      {...{ title, level }}
    >
      <AskAgain variant="act" busy={busy} onAsk={onRetry} />
      {children}
    </EmptyState>
  )
}
