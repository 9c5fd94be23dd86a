import type { Lang } from '#kit/text/language.ts'
import type { Mode } from './mode.ts'

const YEAR_S = 31_536_000

/** As whose the site stands there: a visitor's, a member's, or one that shows no play. */
export type Audience = 'visitor' | 'member' | 'quiet'

/**
 * Mirrors language, mode and audience in cookies, so that the server can write the first two into `<html>` and the
 * first frame already stands in the right light, as whose it will be; then sets them on the page itself.
 */
export function dressPage(lang: Lang, mode: Mode, audience: Audience): void {
  const root = document.documentElement
  root.lang = lang
  root.dataset['mode'] = mode
  const ground = getComputedStyle(root).getPropertyValue('--ground').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground)
  document.cookie = `kasa_lang=${lang}; path=/; max-age=${YEAR_S}; samesite=lax`
  document.cookie = `kasa_mode=${mode}; path=/; max-age=${YEAR_S}; samesite=lax`
  document.cookie = `kasa_frame=${audience}; path=/; max-age=${YEAR_S}; samesite=lax`
}

const NOTICED = 'kasa_noticed=demo'

/** Whether the notice of the demo house was closed in this browser. */
export const isNoticed = (): boolean => document.cookie.includes(NOTICED)

/** So that the page does not begin with a notice that was closed: the server reads it, too. */
export function rememberNoticed(): void {
  document.cookie = `${NOTICED}; path=/; max-age=${YEAR_S}; samesite=lax`
}
