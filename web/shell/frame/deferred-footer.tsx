/**
 * What stands around every screen and waits until that stands: the footer, a special day's greeting, a
 * popup. It comes in one piece; the footer's place is kept meanwhile.
 */
import { Suspense } from 'react'
import styles from './deferred-footer.module.css'
import { soon } from '#web/parts/screen/deferred.ts'

const open = () => import('#web/shell/footer/footer-and-popup.ts')

const WholeFooter = soon(async () => (await open()).Footer)
const Popup = soon(async () => (await open()).Popup)

const FooterPlace = () => <footer className={styles['footer']} data-part="footer-copyright" />

export const Footer = () => (
  <Suspense fallback={<FooterPlace />}>
    <WholeFooter />
  </Suspense>
)

export const Popups = () => (
  <Suspense>
    <Popup />
  </Suspense>
)
