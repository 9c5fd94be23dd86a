/**
 * What stands around every screen and waits until that stands: a popup, and the footer, whose place is kept until one is
 * near it besides, or has been here for a while.
 */
import { Suspense, useRef } from 'react'
import styles from './deferred-footer.module.css'
import { soon } from '#web/parts/screen/deferred.ts'
import { useIsDue } from '#web/parts/screen/use-is-due.ts'

const WholeFooter = soon(async () => (await import('#web/shell/footer/footer.tsx')).Footer)
const Popup = soon(async () => (await import('#web/content/popup.tsx')).Popup)

export function Footer() {
  const ref = useRef<HTMLElement>(null)
  const isDue = useIsDue(ref)
  const place = <footer ref={ref} className={styles['footer']} data-part="footer-copyright" />
  return isDue ? (
    <Suspense fallback={place}>
      <WholeFooter />
    </Suspense>
  ) : (
    place
  )
}

export const Popups = () => (
  <Suspense>
    <Popup />
  </Suspense>
)
