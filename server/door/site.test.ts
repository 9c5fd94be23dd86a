import { get, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { investmentMethods } from '../payments/adapters.ts'
import { startTestHouse, visitor, type TestHouse } from '../testing.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const STATIC = (name: string) => `/${name}.json`

async function list(name: string): Promise<Record<string, unknown>[]> {
  const response = await visitor(house).get(STATIC(name))
  expect(response.status, name).toBe(200)
  expect(response.headers.get('content-type')).toContain('application/json')
  const entries: unknown = await response.json()
  if (!Array.isArray(entries)) throw new Error(`${name} is no list`)
  // Each is checked by whoever reads it below.
  return entries as Record<string, unknown>[]
}

it('an address with two slashes in front leads to that with one, never to another host', async () => {
  const { hostname, port } = new URL(house.settings.publicUrl)
  for (const [path, meant] of [
    ['//slot', '/slot'],
    ['//evil.test/a?b=1', '/evil.test/a?b=1'],
    ['//\\evil.test', '/evil.test'],
  ] as const) {
    // As it stands: fetch would clear it up.
    const reply = await new Promise<IncomingMessage>((done) => get({ hostname, port, path }, done))
    reply.resume()
    expect([reply.statusCode, reply.headers.location], path).toEqual([302, meant])
  }
})

it('an address nobody can read is refused in the envelope', async () => {
  const call = await visitor(house).get('/endpoint/v1/%zz')
  expect(call.status).toBe(200)
  expect(await call.json()).toMatchObject({ result: false, code: 404 })
})

it.each(['/%zz', '/%00', '/slot//category/27', '/play/slot/abc/%00'])(
  '%s, an address that no page can have, leads a person to the not-found page',
  async (address) => {
    const page = await visitor(house).get(address, { accept: 'text/html' })
    expect(page.status).toBe(302)
    expect(page.headers.get('location')).toBe('/not-found')
    expect((await visitor(house).get(address)).status).toBeGreaterThanOrEqual(400)
  },
)

describe('the static lists', () => {
  it('DATA-13/header-menu DATA-13/footer-menu are served as JSON files', async () => {
    for (const name of ['header-menu', 'footer-menu']) {
      const entries = await list(name)
      expect(entries.length, name).toBeGreaterThan(0)
    }
  })

  it('DATA-13/partners DATA-13/investment-methods are served as JSON files', async () => {
    expect((await list('partners')).length).toBeGreaterThan(0)
    const methods = await list('investment-methods')
    expect(methods).toEqual(investmentMethods(house))
    expect(methods.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        { tr: 'Havale / EFT', en: 'Bank transfer' },
        { tr: 'Cep Bank', en: 'Cep Bank (to a mobile)' },
      ]),
    )
    expect(methods.length).toBe(7)
  })

  it('DATA-13/languages CONST-05/languages lists tr first and en, each with id, title and lang', async () => {
    expect(await list('languages')).toEqual([
      { id: 1, title: 'TR', lang: 'tr' },
      { id: 2, title: 'EN', lang: 'en' },
    ])
  })

  it('answer without the panel header too', async () => {
    const response = await fetch(house.settings.publicUrl + STATIC('languages'))
    expect(response.status).toBe(200)
  })
})

describe('the site', () => {
  it('has no page for files that are not there, nor for other methods', async () => {
    for (const path of [
      '/assets/none.js',
      '/favicon.none',
      '/../package.json',
      '/.env',
      '/.vite/manifest.json',
    ])
      expect((await visitor(house).get(path)).status, path).toBe(404)
    const post = await fetch(`${house.settings.publicUrl}/slot`, { method: 'POST' })
    expect(post.status).toBe(404)
  })

  it('sends localhost to its proper address, the path with it', async () => {
    const { publicUrl } = house.settings
    const response = await fetch(`${publicUrl.replace('127.0.0.1', 'localhost')}/slot?a=1`, {
      redirect: 'manual',
    })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(`${publicUrl}/slot?a=1`)
  })
})
