import type { Lang } from '#kit/text/language.ts'
import type { Mode } from './mode.ts'

const YEAR_S = 31_536_000

/** As whose the site stands there: a visitor's, a member's, or one that shows no play. */
export type Audience = 'visitor' | 'member' | 'quiet'

/**
 * Mirrors language and mode in cookies, so that the server can write them into `<html>` and the first frame already stands in the right light;
 * then sets those on the page itself that it has otherwise: set anew, a language has every line shaped again.
 */
export function dressPage(lang: Lang, mode: Mode): void {
  const root = document.documentElement
  if (root.lang !== lang) root.lang = lang
  if (root.dataset['mode'] !== mode) root.dataset['mode'] = mode
  // The browser's own bars follow a moment later: asked for at once, the whole page's style would be reckoned for them.
  requestAnimationFrame(() => setTimeout(colourBars))
  note({ kasa_lang: lang, kasa_mode: mode })
}

function colourBars(): void {
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground)
}

/** So that the first frame stands as whose the site will be. One that is not known yet (null) is a member's where that was noted before, and quiet else. */
export function noteAudience(audience: Audience | null): void {
  note({ kasa_frame: audience ?? (noted('kasa_frame') === 'member' ? 'member' : 'quiet') })
}

const NOTICED = 'kasa_noticed'

/** Whether the notice of the demo house was closed in this browser. */
export const isNoticed = (): boolean => noted(NOTICED) !== undefined

/** So that the page does not begin with a notice that was closed: the server reads it, too. */
export const rememberNoticed = (): void => note({ [NOTICED]: 'demo' })

const noted = (name: string, cookies = document.cookie): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1]

/** What the house draws a page by. Those that the browser keeps (public/sw.js) were drawn for what was noted before: none of them is shown again. */
function note(wanted: Readonly<Record<string, string>>): void {
  const { cookie } = document
  const changed = Object.entries(wanted).filter(([name, value]) => noted(name, cookie) !== value)
  // Those that stay as they are last for another year.
  for (const [name, value] of Object.entries(wanted))
    document.cookie = `${name}=${value}; path=/; max-age=${YEAR_S}; samesite=lax`
  // Where nothing can be kept (no TLS, a private window), nothing has to be forgotten.
  if (changed.length > 0) void globalThis.caches?.delete(KEPT_PAGES).catch(() => false)
}

/** As public/sw.js calls them. */
const KEPT_PAGES = 'pages-1'
