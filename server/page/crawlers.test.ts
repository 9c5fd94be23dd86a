import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHouse, type TestHouse } from '../testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const get = async (path: string) => {
  const reply = await fetch(new URL(path, house.settings.publicUrl))
  return { type: reply.headers.get('content-type'), text: await reply.text() }
}

describe('what search engines ask for', () => {
  it('is a map of every screen that anyone may open, and of lists that hold games', async () => {
    const { type, text } = await get('/sitemap.xml')
    expect(type).toBe('application/xml; charset=utf-8')
    const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? ''))
    const site = new URL(house.settings.publicUrl).origin
    expect(found.every(({ origin }) => origin === site)).toBe(true)
    const turkish = found.filter(({ search }) => search === '')
    const paths = turkish.map(({ pathname }) => pathname)
    for (const path of ['/', '/slot', '/info/terms', '/slot/category/49', '/slot/provider/1'])
      expect(paths).toContain(path)
    expect(paths.some((path) => /profile|play|maintenance/.test(path))).toBe(false)
    expect(new Set(paths).size).toBe(paths.length)
    const english = found.filter(({ search }) => search === '?lang=en')
    expect(english.map(({ pathname }) => pathname)).toEqual(paths)
    expect(found).toHaveLength(2 * paths.length)
  })

  it('is told beside each page where it stands in the other language', async () => {
    const { text } = await get('/sitemap.xml')
    const entries = text.match(/<url>.*?<\/url>/gs) ?? []
    const { publicUrl } = house.settings
    const slot = new URL('/slot', publicUrl).href
    for (const loc of [slot, `${slot}?lang=en`]) {
      const entry = entries.find((each) => each.includes(`<loc>${loc}</loc>`)) ?? ''
      expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="tr" href="${slot}" />`)
      expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${slot}?lang=en" />`)
      expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${slot}" />`)
    }
  })

  it("is told where that map is, and what is nobody else's business", async () => {
    const { type, text } = await get('/robots.txt')
    expect(type).toBe('text/plain; charset=utf-8')
    expect(text).toContain(`Sitemap: ${new URL('/sitemap.xml', house.settings.publicUrl).href}`)
    expect(text).toContain('Disallow: /profile')
  })

  it('finds every shelf under a name and a description of its own, in both languages', async () => {
    const headAt = async (path: string) => {
      const text = await (await fetch(new URL(path, house.settings.publicUrl))).text()
      const of = (pattern: RegExp) => pattern.exec(text)?.[1] ?? ''
      return [of(/<title>(.*?)<\/title>/), of(/<meta name="description" content="(.*?)"/)]
    }
    const { text } = await get('/sitemap.xml')
    const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')
    expect(found.length).toBeGreaterThan(40)
    for (const isEnglish of [false, true]) {
      const paths = found.filter((url) => url.includes('lang=en') === isEnglish)
      const heads = await Promise.all(paths.map(headAt))
      expect(new Set(heads.map(([title]) => title)).size).toBe(paths.length)
      expect(new Set(heads.map(([, description]) => description)).size).toBe(paths.length)
    }
    expect(await headAt('/slot/category/49?lang=en')).toEqual([
      'Classic · Slots · Kasa',
      expect.stringMatching(/^Classic · Slots whose outcomes/),
    ])
    const [table] = await headAt('/live/type/roulette')
    expect(table).toBe('Rulet · Canlı casino · Kasa')
  })

  it('finds a page that is not there missing, dressed for a person all the same', async () => {
    const reply = await fetch(new URL('/nowhere', house.settings.publicUrl))
    expect(reply.status).toBe(404)
    const text = await reply.text()
    expect(text).toContain('<title>Sayfa bulunamadı · Kasa</title>')
    expect(text).toContain('<meta name="robots" content="noindex" />')
  })
})
