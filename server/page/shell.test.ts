import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CATEGORY } from '#contract/games/categories.ts'
import { LEGAL_NOTICE } from '#contract/legal-notice.ts'
import { NEWEST } from '#games/shelf.ts'
import { STUDIO_SLOTS } from '../catalogue/studio.ts'
import { startTestHouse, visitor, type TestHouse } from '../testing.ts'
import type { FirstReply } from './first-data.ts'
import { shell } from './shell.ts'

const PAGE = `<!doctype html>
<html lang="tr" data-mode="night">
  <head><title>Kasa</title></head>
  <body><div id="root"><noscript>Kasa needs JavaScript.</noscript><!--legal-notice--></div></body>
</html>`

let house: TestHouse
let app: FastifyInstance
let folder: string

beforeAll(async () => {
  house = await startTestHouse()
  folder = await mkdtemp(path.join(tmpdir(), 'kasa-shell-'))
  app = fastify()
  await app.register(cookie)
  shell(app, house, path.join(folder, 'index.html'))
})
afterAll(async () => {
  await app.close()
  await house.close()
  await rm(folder, { recursive: true })
})

const open = (url: string, cookies: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, cookies })
const firstOf = (html: string): FirstReply[] => {
  const block = /<script type="application\/json" id="kasa-first">(.*?)<\/script>/s.exec(html)
  // The block that shell.ts writes; its parts are looked at below.
  return JSON.parse(block?.[1] ?? 'null') as FirstReply[]
}

/** Of the screen itself: the foot is everybody's. */
const screenOf = (html: string): FirstReply[] =>
  firstOf(html).filter(({ forEveryone }) => forEveryone !== true)
const FOOT = ['getInformation', 'getInformation', 'getInformation', 'getSpecialDateInf']
/** Its answer says what time it is. */
const CLOCK = 'cmscontroller/getTournaments'

async function expectAsAnswered(first: readonly FirstReply[]): Promise<void> {
  for (const { call, input, reply } of first) {
    if (call === CLOCK) continue
    const [className, method] = call.split('/')
    const body = { api: { class: className, method }, data: input, user: { lang: 'tr' } }
    expect(await visitor(house).post(body)).toEqual({ status: 200, ...reply })
  }
}

describe('the page of every address', () => {
  it('says so when nothing is built yet', async () => {
    expect((await open('/')).statusCode).toBe(503)
    await writeFile(path.join(folder, 'index.html'), PAGE)
    expect((await open('/')).statusCode).toBe(200)
  })

  it('says who may not play before any script has run, in its language, at every address', async () => {
    const shownTo = (html: string) => html.replace(/<noscript>.*?<\/noscript>/s, '')
    for (const url of ['/', '/slot', '/no-such-page', '/profile/edit']) {
      expect(shownTo((await open(url)).body)).toContain(LEGAL_NOTICE.tr)
      expect(shownTo((await open(url, { kasa_lang: 'en' })).body)).toContain(LEGAL_NOTICE.en)
    }
    const built = await readFile('web/index.html', 'utf8')
    expect(built.match(/<!--legal-notice-->/g)).toHaveLength(1)
  })

  it('comes in the language and mode of its cookies, Turkish and night without', async () => {
    const tag = async (cookies?: Record<string, string>) =>
      /<html[^>]*>/.exec((await open('/', cookies)).body)?.[0]
    expect(await tag()).toBe('<html lang="tr" data-mode="night" data-demo>')
    expect(await tag({ kasa_lang: 'en', kasa_mode: 'day' })).toBe(
      '<html lang="en" data-mode="day" data-demo>',
    )
    const evil = '"><script>alert(1)</script>'
    expect(await tag({ kasa_lang: evil, kasa_mode: evil })).toBe(
      '<html lang="tr" data-mode="night" data-demo>',
    )
  })

  it('opens the line to the games where one opens, and nowhere else', async () => {
    const way = `<link rel="preconnect" href="${house.settings.gamesUrl}">`
    const member = { kasa_frame: 'member' }
    for (const url of ['/play/slot/1', '/demo/live/6?x=1', '/play/1/1/slot', '/replay/a/1/base/2'])
      expect((await open(url, member)).body.split('</head>')[0], url).toContain(way)
    for (const url of ['/', '/slot', '/play/slot', '/play', '/replay/slot/1'])
      expect((await open(url, member)).body, url).not.toContain('preconnect')
    // A visitor is led to the login, and asks for that.
    expect((await open('/demo/live/6')).body).toContain(way)
    expect((await open('/play/slot/1')).body).not.toContain('preconnect')
  })

  it('carries the first answers of its screen, as the calls themselves give them', async () => {
    const count = (isShown: (game: (typeof STUDIO_SLOTS)[number]) => boolean) =>
      STUDIO_SLOTS.filter(isShown).length
    const games = {
      '/': NEWEST.length,
      '/slot': NEWEST.length,
      '/slot/category/49': count(({ categories }) => categories.includes(CATEGORY.classic)),
      '/slot/category/58': count(({ categories }) => categories.includes(CATEGORY.jackpot)),
      '/slot/type/lines': count(({ types }) => types.includes('lines')),
    }
    for (const [url, shown] of Object.entries(games)) {
      const first = firstOf((await open(url)).body)
      const calls = first.map(({ call }) => call)
      expect(calls).toContain('casino/games_list')
      expect(calls.filter((call) => call === 'casino/game')).toHaveLength(shown)
      await expectAsAnswered(first)
    }
    expect(screenOf((await open('/profile')).body)).toEqual([])
  })

  it('is the same page whatever others write behind its address', async () => {
    for (const path of [
      '/',
      '/slot',
      '/slot/category/49',
      '/live',
      '/sport',
      '/promotions',
      '/info/faq',
    ]) {
      const { body, statusCode } = await open(path)
      const marked = await open(`${path}?utm_source=x&fbclid=y&page=2&lang=de`)
      expect(marked.statusCode).toBe(statusCode)
      expect(marked.body, path).toBe(body)
    }
    expect((await open('/slot/category/99999?utm_source=x')).statusCode).toBe(404)
  })

  it('keeps its name and its lists where its games are narrowed, and leaves those to the page', async () => {
    for (const narrowed of ['q=lale', 'provider=1', 'type=lines', 'gclid=x&category=58']) {
      const { body } = await open(`/slot/category/49?${narrowed}`)
      expect(body).toContain('<title>Klasik · Slotlar · Kasa</title>')
      expect(screenOf(body).map(({ call }) => call)).toEqual([
        'casino/category_list',
        'casino/provider_list',
      ])
      expect((await open(`/slot/category/99999?${narrowed}`)).statusCode).toBe(404)
    }
    const tables = screenOf((await open('/live?provider=3')).body).map(({ call }) => call)
    expect(tables).toEqual(['livecasino/category_list', 'livecasino/provider_list'])
  })

  it('carries those of live tables, sports, promotions and information pages, too', async () => {
    const payload = {
      '/live': ['category_list', 'provider_list', 'game_table_list'],
      '/promotions': ['getPromotions'],
      '/promotions?id=1': ['getPromotions'],
      '/info/faq': ['getInformation'],
      '/about-us': ['getInformation'],
      '/info/nothing': [],
      '/sport': ['sports', 'live', 'events'],
      '/sport?day=tomorrow': ['sports', 'live'],
      '/sport/live': ['sports', 'live'],
    }
    for (const [url, names] of Object.entries(payload)) {
      const first = screenOf((await open(url)).body)
      expect(first.map(({ call }) => call.split('/')[1])).toEqual(names)
      await expectAsAnswered(first)
    }
  })

  it('carries what stands at the foot of every page, and below the games of home', async () => {
    const namesAt = async (url: string) =>
      firstOf((await open(url)).body).map(({ call }) => call.split('/')[1])
    for (const url of ['/', '/slot', '/profile', '/info/nothing'])
      expect(
        (await namesAt(url)).filter((name) => FOOT.includes(name ?? '')),
        url,
      ).toEqual(FOOT)
    const below = ['game_table_list', 'getTournaments', 'high_wins', 'getPromotions']
    expect(await namesAt('/')).toEqual(expect.arrayContaining(below))
    const { body } = await open('/')
    await expectAsAnswered(firstOf(body))
    expect(body.indexOf('id="kasa-first"')).toBeGreaterThan(body.indexOf('id="root"'))
  })

  it('carries no data for an address that asks nonsense, and stands all the same', async () => {
    const payload = {
      '/slot/category/NaN': 404,
      '/slot/category/1e99': 404,
      '/slot/category/10007': 404,
      '/slot/category/049': 200,
      '/slot/provider/99': 404,
      '/slot/type/%3Cscript%3E': 404,
      '/live/category/9999': 404,
      '/live/category/11': 200,
      '/live/provider/9999': 200,
    }
    for (const [url, status] of Object.entries(payload)) {
      const { statusCode, body } = await open(url)
      expect(statusCode, url).toBe(status)
      expect(firstOf(body).some(({ call }) => call === 'casino/games_list')).toBe(false)
    }
  })

  it('runs no script but its files: the data cannot close the block it stands in', async () => {
    const { db } = house.database
    const name = '</script><script>alert(1)</script>'
    await db.updateTable('catalogue_games').set({ name }).execute()
    house.pass(60_000)
    const { body, headers } = await open('/')
    expect(body.match(/<script/g)).toHaveLength(1)
    expect(JSON.stringify(firstOf(body))).toContain('</script>')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['vary']).toBe('Cookie, Accept-Encoding')
  })
})

describe('what draws the first frame', () => {
  const SHEET = '<link rel="stylesheet" crossorigin href="/assets/a.css">'
  const OPENER = '<script data-main="/assets/m.js">go()</script>'
  const built = PAGE.replace('</head>', `${SHEET}</head>`).replace('</body>', `${OPENER}</body>`)
  const digestOf = (text: string) => createHash('sha256').update(text).digest('base64')

  it('stands in the page, allowed by its digest alone, and stylesheets wait behind it', async () => {
    await mkdir(path.join(folder, '.vite'), { recursive: true })
    const frames = { quiet: '.quiet{a:b}', visitor: { styles: {}, frames: {} } }
    await writeFile(path.join(folder, '.vite/first-screens.json'), JSON.stringify(frames))
    await writeFile(path.join(folder, 'index.html'), built)
    const { body, headers } = await open('/profile')
    const [head = '', rest = ''] = body.split('</head>')
    expect(head).toContain('<style>.quiet{a:b}</style>')
    expect(head).not.toContain('rel="stylesheet"')
    const asked = SHEET.replace('rel="stylesheet"', 'rel="preload" as="style"')
    expect(rest.indexOf(asked)).toBeGreaterThan(rest.indexOf('id="root"'))
    expect(body).not.toContain(SHEET)
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toContain(`style-src 'self' 'sha256-${digestOf('.quiet{a:b}')}'`)
    expect(policy).toContain(`script-src 'self' 'sha256-${digestOf('go()')}'`)
  })

  it('has the picture that it is about asked for by the head of the answer', async () => {
    const linkWith = async (src: string) => {
      const drawn = `<img src="/b.svg"/><img alt="" src="${src}" fetchPriority="high"/>`
      const screens = { '/slot': drawn, '/slot+': drawn }
      const frames = { 'tr-night': screens, 'tr-day': screens }
      const text = JSON.stringify({ quiet: '.quiet{a:b}', visitor: { styles: {}, frames } })
      await writeFile(path.join(folder, '.vite/first-screens.json'), text)
      return (await open('/slot')).headers['link']
    }
    const preload = 'rel=preload; as=image; fetchpriority=high'
    expect(await linkWith('/art/a/tile.svg')).toBe(`</art/a/tile.svg>; ${preload}`)
    // What would have to be written otherwise there is found in the page.
    expect(await linkWith('/art/a&amp;b.svg')).toBeUndefined()
  })

  it('is the stylesheets themselves where the build drew nothing', async () => {
    await rm(path.join(folder, '.vite/first-screens.json'))
    const { body, headers } = await open('/profile')
    expect(body.split('</head>')[0]).toContain(SHEET)
    expect(String(headers['content-security-policy']).split('; ')).toContain("style-src 'self'")
  })
})
