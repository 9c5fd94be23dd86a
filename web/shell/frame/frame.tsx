import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useMatches, useNavigationType } from 'react-router'
import type { Screen } from '#web/routes.tsx'
import type { NoAccessReason } from '#web/site/no-access.tsx'
import { auth, useAuth } from '#web/state/auth.ts'
import { opensAnyway } from '#web/state/maintenance.ts'
import { useWords } from '#web/words/words.ts'
import { Footer, Popups } from './deferred-footer.tsx'
import { useChrome } from '#web/state/chrome.ts'
import { DemoNotice } from './demo-notice.tsx'
import { Rail } from './rail.tsx'
import { soon } from '#web/parts/screen/deferred.ts'
import { PlainBar } from './plain-bar.tsx'
import { useRestriction } from './restriction.ts'
import { keepsScroll } from './scroll.ts'
import { TabBar } from './tab-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { FRAME_WORDS } from '#web/shell/controls/frame-words.ts'
import styles from './frame.module.css'

/** Scrolls to the top and hands the focus to the new screen, unless this navigation keeps its place. */
function useArrival(): React.RefObject<HTMLElement | null> {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const main = useRef<HTMLElement>(null)
  const last = useRef(pathname)
  useLayoutEffect(() => {
    const from = last.current
    last.current = pathname
    // Going back is the browser's: it knows where the member was.
    if (from === pathname || type === 'POP' || keepsScroll(from, pathname)) return
    scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname, type])
  return main
}

const Toasts = soon(async () => (await import('#kit/feedback/toasts.tsx')).Toasts)
const NoAccess = lazy(async () => ({
  default: (await import('#web/site/no-access.tsx')).NoAccess,
}))
const LeavingNotice = soon(async () => (await import('./inactivity-notice.tsx')).LeavingNotice)
const Waits = soon(async () => (await import('./loading-notices.tsx')).WaitNotices)
/** Fetched while the line is good, so that it is here when the line goes. */
const OfflineBar = soon(async () => (await import('./offline-bar.tsx')).OfflineBar)

const RealityCheck = lazy(() => import('#web/parts/safer-play/reality-check.tsx'))

/** Where a bet was refused for it; a game asks by itself. */
function BetCheck() {
  const isDue = useAuth((state) => state.checkDue)
  const answer = () => auth.setState({ checkDue: false })
  return isDue && <RealityCheck of="bet" onLeave={answer} onGoOn={answer} />
}

const Support = soon(async () => (await import('#web/support/support.tsx')).Support)

/** Why the screen at this address does not open to whoever is here; null when it does. */
function useNoAccess(): NoAccessReason | null {
  const isRefused = useAuth((state) => state.noAccess)
  const isRestricted = useAuth((state) => state.restricted)
  // Every route below the frame carries its screen.
  const screen = useMatches().at(-1)?.handle as Screen | undefined
  // What is open to everyone opens to whoever has just lost their session, too.
  if (isRefused && screen?.member === true) return 'refused'
  const isClosed = screen?.sells === true || (screen?.member === true && screen.restricted !== true)
  return isRestricted && isClosed ? 'restricted' : null
}

/** Whether the house is closed, or was when this page of it opened: nothing around that would work. */
function useIsClosed(): boolean {
  const isPlace = opensAnyway(useLocation().pathname)
  const isClosed = useAuth((state) => state.maintenance)
  const [wasClosed, setWasClosed] = useState(false)
  const isNow = isPlace && (isClosed || wasClosed)
  if (isNow !== wasClosed) setWasClosed(isNow)
  return isNow
}

/** What stands around every screen. */
export function Frame() {
  const words = useWords(FRAME_WORDS)
  const main = useArrival()
  const isClosed = useIsClosed()
  const hasHeader = useChrome((state) => state.header) && !isClosed
  const hasFooter = useChrome((state) => state.footer) && !isClosed
  const noAccess = useNoAccess()
  const isSettled = useAuth((state) => state.settled)
  const isRestricted = useRestriction()
  // Before it is painted: a game that takes the whole screen is never seen below the header.
  useLayoutEffect(() => {
    document.body.dataset['header'] = hasHeader ? 'shown' : 'hidden'
  }, [hasHeader])
  return (
    <div
      className={styles['frame']}
      data-header={isClosed ? 'plain' : hasHeader ? 'shown' : 'hidden'}
    >
      <a className={styles['skip']} href="#content">
        {words.skip}
      </a>
      {hasHeader && <Rail />}
      <div className={styles['page']}>
        {hasHeader && <TopBar />}
        {isClosed && <PlainBar />}
        {hasHeader && <DemoNotice />}
        <main id="content" ref={main} tabIndex={-1} className={styles['main']}>
          <Suspense>{noAccess === null ? <Outlet /> : <NoAccess why={noAccess} />}</Suspense>
        </main>
        {hasFooter && <Footer />}
      </div>
      {hasHeader && <TabBar />}
      {hasHeader && !isRestricted && <Popups />}
      <Suspense>
        <Waits />
        {isSettled && <OfflineBar />}
        {isSettled && <LeavingNotice />}
        <BetCheck />
        {isSettled && !isClosed && <Support />}
      </Suspense>
      {/* By itself: a notice that stands is not hidden while another part comes. */}
      <Suspense>
        <Toasts label={words.notices} closeLabel={words.close} />
      </Suspense>
    </div>
  )
}
