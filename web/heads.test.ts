import { describe, expect, it } from 'vitest'
import { LIVE_TYPES } from '#contract/addresses/live-types.ts'
import { SLOT_TYPES } from '#contract/addresses/slot-types.ts'
import { headOf, LISTED_PATHS } from '#server/page/heads.ts'
import { REDIRECTS, SCREENS } from './routes.tsx'

const LANGS = ['tr', 'en'] as const

/** The path of a screen as somebody would type it. */
const typedOf = (path: string): string =>
  path
    .replace(':page', 'terms')
    .replace('/slot/type/:type', `/slot/type/${SLOT_TYPES[0]}`)
    .replace('/live/type/:type', `/live/type/${LIVE_TYPES[0]}`)
    .replaceAll(/:\w+/g, '1')

describe('the head of a page', () => {
  it('stands for every screen of the site, and for nothing else', () => {
    for (const { name, path } of SCREENS) {
      const typed = typedOf(path)
      expect(headOf(typed, 'tr') !== null, `${name}: ${typed}`).toBe(name !== 'notFound')
    }
    for (const path of [
      '/nowhere',
      '/slot/1',
      '/slot/constructor/1',
      '/slot/type/foo',
      '/slot/type/roulette',
      '/slot/category/abc',
      '/live/provider/-1',
      '/live/type/lines',
      '/profile/xyz',
      '/demo/slot/abc',
      '/info/secret',
      '/play',
      '/admin',
    ])
      expect(headOf(path, 'tr'), path).toBeNull()
  })

  it('stands for every old address that leads to a screen', () => {
    for (const path of Object.keys(REDIRECTS)) expect(headOf(path, 'tr'), path).not.toBeNull()
  })

  it('is listed for search engines wherever a visitor may go, and nowhere else', () => {
    for (const path of LISTED_PATHS) expect(headOf(path, 'tr')?.isListed, path).toBe(true)
    for (const { path } of SCREENS.filter(({ path: screen }) => !screen.includes(':')))
      if (headOf(path, 'tr')?.isListed === true) expect(LISTED_PATHS, path).toContain(path)
    for (const { path, member } of SCREENS.filter((screen) => screen.member === true)) {
      const typed = typedOf(path)
      expect(headOf(typed, 'tr')?.isListed, `${typed} ${String(member)}`).toBe(false)
    }
  })

  it('names every listed screen once in both languages, shortly', () => {
    for (const lang of LANGS) {
      const heads = LISTED_PATHS.flatMap((path) => headOf(path, lang) ?? [])
      expect(new Set(heads.map(({ title }) => title)).size).toBe(LISTED_PATHS.length)
      expect(new Set(heads.map(({ description }) => description)).size).toBe(LISTED_PATHS.length)
      for (const { description } of heads) expect(description.length).toBeLessThanOrEqual(160)
    }
  })
})
