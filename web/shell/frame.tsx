import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router'
import { Toasts } from '#kit/toasts.tsx'
import { NoAccess } from '#web/site/no-access.tsx'
import { useAuth } from '#web/state/auth.ts'
import { useWords } from '#web/words/words.ts'
import { useChrome } from './chrome.ts'
import { DemoNotice } from './demo-notice.tsx'
import { Footer } from './footer.tsx'
import { Rail } from './rail.tsx'
import { keepsScroll } from './scroll.ts'
import { TabBar } from './tab-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { LoadingBar, LongWait } from './wait-notices.tsx'
import { FRAME_WORDS } from './words.ts'
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

/** What stands around every screen. */
export function Frame() {
  const words = useWords(FRAME_WORDS)
  const main = useArrival()
  const hasHeader = useChrome((state) => state.header)
  const hasFooter = useChrome((state) => state.footer)
  const noAccess = useAuth((state) => state.noAccess)
  useEffect(() => {
    document.body.dataset['header'] = hasHeader ? 'shown' : 'hidden'
  }, [hasHeader])
  return (
    <div className={styles['frame']} data-header={hasHeader ? 'shown' : 'hidden'}>
      <a className={styles['skip']} href="#content">
        {words.skip}
      </a>
      <LoadingBar />
      {hasHeader && <Rail />}
      <div className={styles['page']}>
        {hasHeader && <TopBar />}
        {hasHeader && <DemoNotice />}
        <main id="content" ref={main} tabIndex={-1} className={styles['main']}>
          {noAccess ? <NoAccess /> : <Outlet />}
        </main>
        {hasFooter && <Footer />}
      </div>
      {hasHeader && <TabBar />}
      <LongWait />
      <Toasts label={words.notices} closeLabel={words.close} />
    </div>
  )
}
