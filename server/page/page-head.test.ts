import { describe, expect, it } from 'vitest'
import type { Lang } from '../context.ts'
import { pageHead } from './page-head.ts'
import { pageLang } from './page-lang.ts'

const SITE = 'https://kasa.example/'
const headAt = (url: string, lang: Lang) => pageHead({ url, lang, publicUrl: SITE, data: [] })

describe('the language of a page', () => {
  it('is what its address names, before what the browser keeps', () => {
    const cookies = { kasa_lang: 'en' }
    expect(pageLang({ url: '/slot?lang=en', cookies: {} })).toBe('en')
    expect(pageLang({ url: '/slot?q=x&lang=tr', cookies })).toBe('tr')
    expect(pageLang({ url: '/slot?lang=en', cookies: null })).toBe('en')
  })

  it('is that of the browser, else Turkish, where the address names none that there is', () => {
    for (const url of [
      '/slot',
      '/slot?lang=',
      '/slot?lang=de',
      '/slot?lang=EN',
      '/slot?slang=en',
    ]) {
      expect(pageLang({ url, cookies: { kasa_lang: 'en' } }), url).toBe('en')
      expect(pageLang({ url, cookies: {} }), url).toBe('tr')
    }
  })
})

describe('the head of a page', () => {
  it('names its own address in its language, and both for search engines', () => {
    const tr = 'https://kasa.example/slot'
    for (const [lang, own, locale, other] of [
      ['tr', tr, 'tr_TR', 'en_GB'],
      ['en', `${tr}?lang=en`, 'en_GB', 'tr_TR'],
    ] as const) {
      const { tags } = headAt('/slot/?utm_source=x&lang=en', lang)
      for (const tag of [
        `<link rel="canonical" href="${own}" />`,
        `<meta property="og:url" content="${own}" />`,
        `<meta property="og:locale" content="${locale}" />`,
        `<meta property="og:locale:alternate" content="${other}" />`,
        `<link rel="alternate" hreflang="tr" href="${tr}" />`,
        `<link rel="alternate" hreflang="en" href="${tr}?lang=en" />`,
        `<link rel="alternate" hreflang="x-default" href="${tr}" />`,
        `<link rel="manifest" href="/manifest-${lang}.webmanifest" />`,
      ])
        expect(tags).toContain(tag)
    }
  })

  it('names no other language where search engines have no business', () => {
    for (const url of ['/profile', '/nowhere']) {
      expect(headAt(url, 'en').tags).toContain('content="noindex"')
      expect(headAt(url, 'en').tags).not.toContain('hreflang')
    }
  })
})
