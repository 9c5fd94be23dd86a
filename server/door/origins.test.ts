import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteHeaders } from './headers.ts'
import { startTestHouse, STUDIO_ORIGIN, visitor, type TestHouse } from '../testing.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const STATUS = { api: { class: 'maintenance', method: 'check_status' }, data: {}, user: {} }
const from = (headers: Record<string, string>) => visitor(house).post(STATUS, headers)
const foreign = { status: 200, code: 403, data: { refusal: 'foreign-origin' } }

describe('the endpoint', () => {
  it('refuses calls from the games’ origin', async () => {
    const { gamesUrl } = house.settings
    expect(gamesUrl).toMatch(/^http:\/\/localhost:\d+$/)
    expect(await from({ origin: gamesUrl })).toMatchObject(foreign)
    expect(await from({ origin: gamesUrl.replace('localhost', '127.0.0.1') })).toMatchObject(
      foreign,
    )
  })

  it('refuses calls from any other origin, and from a frame without one', async () => {
    for (const origin of ['https://example.test', 'null', 'http://127.0.0.1', 'nonsense'])
      expect(await from({ origin })).toMatchObject(foreign)
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toMatchObject(foreign)
  })

  it('takes calls from the site itself and from programs', async () => {
    expect(await from({ origin: house.settings.publicUrl })).toMatchObject({ code: 200 })
    expect(await from({})).toMatchObject({ code: 200 })
  })

  it('lets no other origin read it: no CORS header, ever', async () => {
    const options = { method: 'OPTIONS', headers: { origin: house.settings.gamesUrl } }
    const urls = ['/endpoint/v1', '/endpoint/v1/public-key', '/']
    for (const path of urls) {
      for (const init of [options, { headers: options.headers }]) {
        const { headers } = await fetch(house.settings.publicUrl + path, init)
        expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
        expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      }
    }
  })
})

describe('the headers', () => {
  it('of the site allow scripts of its own, frames of the games, and no frame around it', async () => {
    const { headers } = await fetch(house.settings.publicUrl)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    // What the page itself holds is allowed by its digest; of a page that nothing is built for, nothing is.
    expect(policy).toMatch(/script-src 'self'(( 'sha256-[\w+/=]+'){2})?;/)
    expect(policy).toMatch(/style-src 'self'( 'sha256-[\w+/=]+')?;/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(`frame-src ${house.settings.gamesUrl};`)
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  it('of a built script, style or type are those that concern it, and of all else all of them', async () => {
    const app = fastify()
    await siteHeaders(app, house)
    for (const path of [
      '/assets/a.js',
      '/assets/a.css',
      '/assets/a.svg',
      '/a.js',
      '/assets/lost.js',
    ])
      app.get(path, (_request, reply) => reply.code(path.includes('lost') ? 404 : 200).send('x'))
    const namesOf = async (url: string) => Object.keys((await app.inject({ url })).headers)
    const page = ['content-security-policy', 'x-frame-options', 'permissions-policy']
    for (const url of ['/assets/a.js', '/assets/a.css']) {
      const names = await namesOf(url)
      expect(names).toEqual(
        expect.arrayContaining(['x-content-type-options', 'cross-origin-resource-policy']),
      )
      for (const name of page) expect(names, url).not.toContain(name)
    }
    for (const url of ['/assets/a.svg', '/a.js', '/assets/lost.js', '/nothing'])
      expect(await namesOf(url), url).toEqual(expect.arrayContaining(page))
    await app.close()
  })

  it('of the games let the site frame them, and nobody else', async () => {
    const { headers } = await fetch(`${house.settings.gamesUrl}/lale-devri/1/index.html`)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("script-src 'self';")
    // Videos come from the studios that the operator named, and from nowhere else.
    expect(policy).toContain(`media-src 'self' data: blob: ${STUDIO_ORIGIN};`)
    expect(policy).toContain(`frame-ancestors ${house.settings.publicUrl};`)
    expect(policy).not.toContain('unsafe-eval')
    expect(headers.get('x-frame-options')).toBeNull()
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })
})

describe('the games’ listener', () => {
  it('knows nothing of the endpoint and sets no cookie', async () => {
    const response = await fetch(`${house.settings.gamesUrl}/endpoint/v1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', panel: 'frontend', cookie: 'kasa-browser=x' },
      body: JSON.stringify(STATUS),
    })
    expect(response.status).toBe(404)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('serves games that there are, in the versions that there are', async () => {
    const statusOf = async (path: string) => (await fetch(house.settings.gamesUrl + path)).status
    for (const path of ['/nope/1/index.html', '/lale-devri/2/index.html', '/lale-devri/01/x'])
      expect(await statusOf(path), path).toBe(404)
    expect(await statusOf('/lale-devri/1/.vite/manifest.json')).toBe(404)
  })

  it('serves nothing outside of its own files', async () => {
    for (const path of [
      '/../package.json',
      '/lale-devri/1/..%2f..%2fpackage.json',
      '/%2e%2e/a/1/x',
    ])
      expect((await fetch(house.settings.gamesUrl + path)).status).toBeGreaterThanOrEqual(400)
  })
})
