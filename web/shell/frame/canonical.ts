import type { createBrowserRouter } from 'react-router'
import { auth } from '#web/state/auth.ts'

/** What the page was sent with about its first screen. */
const OF_ONE_SCREEN =
  'meta[name=description],meta[property^="og:"]:not([property="og:url"]),link[hreflang]'

/**
 * The page tells crawlers and the browser's share button where it stands. Beyond the screen it was
 * sent with, or in another language, that is kept true, and what was said of that screen is gone.
 */
export function keepCanonical(router: ReturnType<typeof createBrowserRouter>): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (link === null) return
  const update = () => {
    const address = new URL(link.href)
    address.pathname = router.state.location.pathname.replace(/(.)\/+$/, '$1')
    address.search = auth.getState().language.lang === 'en' ? '?lang=en' : ''
    if (address.href === link.href) return
    link.href = address.href
    document.querySelector('[property="og:url"]')?.setAttribute('content', link.href)
    for (const tag of document.querySelectorAll(OF_ONE_SCREEN)) tag.remove()
  }
  router.subscribe(update)
  auth.subscribe(update)
}
