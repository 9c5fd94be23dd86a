import { describe, expect, it } from 'vitest'
import { readLaunch } from './launch.ts'
import { readToGame } from './site.ts'

const address = (query: string): URL =>
  new URL(`http://localhost:8081/lale-devri/1/index.html?${query}`)

describe('the address of a game', () => {
  it('names game, version, session, language, server and site', () => {
    const url = address(
      'sessionID=abc&lang=en&device=mobile&rgs_url=localhost:8081/rgs&currency=TRY&parent=http://127.0.0.1:8080',
    )
    expect(readLaunch(url)).toEqual({
      game: 'lale-devri',
      version: '1',
      kind: 'slot',
      sessionID: 'abc',
      lang: 'en',
      server: 'http://localhost:8081/rgs',
      site: 'http://127.0.0.1:8080',
      replay: null,
    })
  })

  it('takes no server with a scheme, a user or a script in it', () => {
    for (const server of ['http://evil.example', 'user@evil', 'javascript:alert(1)', ''])
      expect(readLaunch(address(`sessionID=a&rgs_url=${encodeURIComponent(server)}`))).toBeNull()
  })

  it('takes only a bare origin for the site', () => {
    for (const parent of ['*', 'null', 'http://a.example/path', 'javascript:1']) {
      const launch = readLaunch(
        address(`sessionID=a&rgs_url=h/rgs&parent=${encodeURIComponent(parent)}`),
      )
      expect(launch?.site).toBeNull()
    }
  })
})

describe('a message of the site', () => {
  it('is read when it is whole, and ignored otherwise', () => {
    const settings = { kasa: 1, type: 'settings', lang: 'tr', mode: 'day', reducedMotion: true }
    const plain = { hidesBalance: false, showsBalance: false, hasBonus: false, bonusID: null }
    expect(readToGame(settings)).toEqual({ ...settings, ...plain })
    const hiding = {
      ...settings,
      hidesBalance: true,
      showsBalance: true,
      hasBonus: true,
      bonusID: 7,
    }
    expect(readToGame(hiding)).toEqual(hiding)
    expect(readToGame({ ...settings, hidesBalance: 'yes' })).toMatchObject({ hidesBalance: false })
    expect(readToGame({ kasa: 1, type: 'balance', amount: 5 })).not.toBeNull()
    expect(readToGame({ kasa: 1, type: 'close-sheet', more: 1 })).toEqual({
      kasa: 1,
      type: 'close-sheet',
    })
    for (const bad of [null, 'x', { type: 'rules' }, { kasa: 1, type: 'balance', amount: 1.5 }])
      expect(readToGame(bad)).toBeNull()
    expect(readToGame({ ...settings, mode: 'pink' })).toBeNull()
  })
})
