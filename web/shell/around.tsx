/**
 * What stands around every screen and waits until that stands: the footer, a special day's greeting, a
 * popup. It comes in one piece when the page has a moment to spare; their places are kept meanwhile.
 */
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import styles from './around.module.css'

const open = () => import('#web/content/around.ts')

/** A part that cannot be fetched is left out: the screen itself stands without it. */
const part = (pick: (parts: Awaited<ReturnType<typeof open>>) => ComponentType) =>
  lazy(() =>
    open().then(
      (parts) => ({ default: pick(parts) }),
      () => ({ default: Nothing }),
    ),
  )

const Nothing = () => null
const WholeFooter = part(({ Footer }) => Footer)
const Popup = part(({ Popup }) => Popup)

const WAIT_MAX_MS = 1_000

/** True from the first moment in which the page, which stands, has nothing else to do. */
function useHasTime(): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => {
    // Not every browser tells when it is idle.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(() => setHas(true), WAIT_MAX_MS)
      return () => clearTimeout(timer)
    }
    const asked = requestIdleCallback(() => setHas(true), { timeout: WAIT_MAX_MS })
    return () => cancelIdleCallback(asked)
  }, [])
  return has
}

function Later({ place, children }: { place?: ReactNode; children: ReactNode }) {
  return <Suspense fallback={place}>{useHasTime() ? children : place}</Suspense>
}

const FooterPlace = () => <footer className={styles['footer']} data-part="footer-copyright" />

export const Footer = () => (
  <Later place={<FooterPlace />}>
    <WholeFooter />
  </Later>
)

export const Popups = () => (
  <Later>
    <Popup />
  </Later>
)
