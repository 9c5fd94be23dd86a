import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameClient, openSlot, type GameClient } from '../../round/testing.ts'
import { loginAs, startTestHouse, type Client, type TestHouse } from '../../testing.ts'

let house: TestHouse
let demo: Client
let slot: GameClient

beforeAll(async () => {
  house = await startTestHouse()
  demo = await loginAs(house, 'demo')
  slot = await openSlot(demo)
}, 120_000)
afterAll(() => house.close())

const CALLS = ['/wallet/authenticate', '/wallet/balance', '/wallet/play', '/wallet/end-round']

async function cash(): Promise<number> {
  return (await slot.balance()).balance.amount
}

describe('what a stranger is told', () => {
  const forged = (sessionID: string) => {
    const url = new URL(slot.url)
    url.searchParams.set('sessionID', sessionID)
    return gameClient(url)
  }

  it.each(['', 'x', '1-x', "1' or 1=1", '0-' + 'A'.repeat(43), '1-' + 'A'.repeat(43)])(
    'the session %j opens nothing',
    async (sessionID) => {
      const stranger = forged(sessionID)
      const answers = [
        await stranger.authenticate(),
        await stranger.balance(),
        await stranger.play(),
        await stranger.endRound(),
        await stranger.event('1'),
      ]
      for (const result of answers) expect([result.http, result.error]).toEqual([400, 'ERR_IS'])
    },
  )

  it("another member's number before a real secret opens nothing", async () => {
    const secret = slot.sessionID.split('-').slice(1).join('-')
    expect((await forged(`999-${secret}`).play()).error).toBe('ERR_IS')
  })

  it('a missing or wrongly typed session is no session', async () => {
    for (const body of [{}, { sessionID: 5 }, { sessionID: null }, { sessionID: ['x'] }])
      for (const path of CALLS) {
        const result = await slot.post(path, { amount: 1_000_000, mode: 'BASE', ...body })
        expect([result.http, result.error]).toEqual([400, 'ERR_IS'])
      }
  })

  it('after logout the game is over at once', async () => {
    const client = await loginAs(house, 'vip20')
    const game = await openSlot(client)
    expect((await game.authenticate()).http).toBe(200)
    await client.call('user/logout', {})
    for (const result of [await game.play(), await game.balance(), await game.authenticate()])
      expect([result.http, result.error]).toEqual([400, 'ERR_IS'])
  })
})

describe('a session that nobody uses', () => {
  it('ends after an hour; playing keeps it awake, asking for the balance does not', async () => {
    const late = await startTestHouse()
    try {
      const awake = await openSlot(await loginAs(late, 'demo'))
      const minutes = (count: number) => late.pass(count * 60_000)
      minutes(50)
      await awake.play()
      await awake.endRound()
      minutes(50)
      expect((await awake.balance()).http).toBe(200)
      minutes(20)
      const result = await awake.balance()
      expect([result.http, result.error]).toEqual([400, 'ERR_ATE'])
    } finally {
      await late.close()
    }
  })
})

describe('a bet that cannot be', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['zero', 0],
    ['less than nothing', -1_000_000],
    ['below the minimum', 800_000],
    ['off the step', 1_100_000],
    ['half a micro-lira', 1_000_000.5],
    ['beyond the maximum', 10_000_200_000],
    ['enormous', 1e300],
    ['a long string of digits', '9'.repeat(400)],
    ['a word', 'lots'],
    ['hexadecimal', '0xf4240'],
    ['an exponent', '1e6'],
    ['a list', [1_000_000]],
    ['an object', { valueOf: 1 }],
    ['true', true],
  ])('%s is refused and takes nothing', async (_title, amount) => {
    const before = await cash()
    const result = await slot.play({ amount })
    expect([result.http, result.error]).toEqual([400, 'ERR_VAL'])
    expect(result.status.statusCode).toBe('ERR_VAL')
    expect(await cash()).toBe(before)
  })

  it.each(['', 'FREE', '__proto__', 'constructor', 'BASE ', 5, null, {}, 'x'.repeat(5000)])(
    'the mode %j is refused',
    async (mode) => {
      expect((await slot.play({ mode })).error).toBe('ERR_VAL')
    },
  )

  it('another currency is refused, none is ours', async () => {
    expect((await slot.play({ currency: 'EUR' })).error).toBe('ERR_VAL')
    const result = await slot.play({ currency: undefined })
    expect(result.error).toBeUndefined()
    await slot.endRound()
  })

  it.each(['', 'x'.repeat(65), 'a\u0000b', 7, {}, '\ud800'])(
    'the request id %j is refused',
    async (requestId) => {
      expect((await slot.play({ requestId })).error).toBe('ERR_VAL')
    },
  )

  it('without money is refused, and no nonce is spent on it', async () => {
    const poor = await openSlot(await loginAs(house, 'vip20'))
    const { balance } = await poor.authenticate()
    const nonce = async () =>
      (await house.database.db.selectFrom('member_seeds').select('nonce').execute()).map(String)
    const before = await nonce()
    const result = await poor.play({ amount: 10_000_000_000, mode: 'BONUS' })
    expect([result.http, result.error]).toEqual([400, 'ERR_IPB'])
    expect(await nonce()).toEqual(before)
    expect((await poor.balance()).balance).toEqual(balance)
  })
})

describe('a body that cannot be', () => {
  it.each([
    ['no JSON', 'sessionID=1'],
    ['nothing', ''],
    ['half of it', '{"sessionID":"1'],
    ['a number', '5'],
    ['null', 'null'],
    ['a list', '[]'],
    ['deep brackets', '['.repeat(8000) + ']'.repeat(8000)],
  ])('%s is refused in the protocol’s own words', async (_title, body) => {
    for (const path of [...CALLS, '/bet/event']) {
      const result = await slot.post(path, body)
      expect([result.http, result.error]).toEqual([400, 'ERR_VAL'])
    }
  })

  it('__proto__ changes nothing', async () => {
    const result = await slot.post(
      '/wallet/play',
      `{"__proto__":{"sessionID":"${slot.sessionID}"},"amount":1000000,"mode":"BASE"}`,
    )
    expect(result.error).toBe('ERR_VAL')
    expect(Object.prototype).not.toHaveProperty('sessionID')
  })

  it('any content type will do, for JSON', async () => {
    const { sessionID } = slot
    for (const type of ['text/plain', 'application/json; charset=utf-8']) {
      const result = await slot.post('/wallet/balance', { sessionID }, { 'content-type': type })
      expect(result.http).toBe(200)
    }
  })

  it('an event of a megabyte is refused, and so is any that is no mark', async () => {
    for (const event of ['x'.repeat(1024 * 1024), 'x'.repeat(1025), 'a\u0000', {}, null, ['1']]) {
      const result = await slot.event(event)
      expect([result.http, result.error]).toEqual([400, 'ERR_VAL'])
    }
  })

  it('an event without an open round has nothing to stand on', async () => {
    const fresh = await openSlot(await loginAs(house, 'vip20'))
    const none = await fresh.event('1')
    expect([none.http, none.error]).toEqual([400, 'ERR_BNF'])
    await slot.endRound()
    await slot.playUntilOpen()
    await slot.endRound()
    const result = await slot.event('1')
    expect([result.http, result.error]).toEqual([400, 'ERR_BNF'])
  })

  it('an end before any play ends nothing', async () => {
    const fresh = await openSlot(await loginAs(house, 'vip20'))
    const result = await fresh.endRound()
    expect([result.http, result.error]).toEqual([400, 'ERR_BNF'])
  })

  it('an unknown call is refused without a fault', async () => {
    const result = await slot.post('/game/search', { sessionID: slot.sessionID })
    expect([result.http, result.error]).toEqual([404, 'ERR_VAL'])
  })
})

describe('a replay', () => {
  it('shows a published book without a session, and no other', async () => {
    const root = `http://${slot.url.searchParams.get('rgs_url')}/bet/replay`
    const shown = await fetch(`${root}/lale-devri/1/bonus/17`)
    const result = (await shown.json()) as { payoutMultiplier: number; costMultiplier: number }
    expect(result).toMatchObject({ costMultiplier: 85 })
    expect(result.payoutMultiplier).toBeGreaterThan(0)
    for (const wrong of ['lale-devri/1/bonus/99999999', 'lale-devri/2/base/1', 'x/1/base/1']) {
      const refused = await fetch(`${root}/${wrong}`)
      expect(refused.status).toBe(400)
      expect(await refused.json()).toMatchObject({ error: 'ERR_BNF' })
    }
  })
})

it('the site’s endpoint does not answer the games’ origin, and no game call faulted', async () => {
  const reply = await demo.post(
    { api: { class: 'system', method: 'ping' }, data: {}, user: { lang: 'tr' } },
    { origin: house.settings.gamesUrl },
  )
  expect(reply.result).toBe(false)
  expect(house.logged()).not.toContain('fault of the game server')
})

describe('an address that is none of the game server’s', () => {
  it.each([
    ['an unknown path', 'POST', '/rgs/wallet/nope'],
    ['no path', 'GET', '/rgs'],
    ['two segments, as a game’s file has', 'GET', '/rgs/wallet/play'],
    ['a wrong verb', 'DELETE', '/rgs/wallet/play'],
    ['another wrong verb', 'PUT', '/rgs/wallet/balance'],
    ['a broken encoding', 'GET', '/rgs/bet/replay/%E0%A4%A/1/BASE/0'],
    ['an encoding of no character', 'GET', '/rgs/bet/replay/lale-devri/1/BASE/%ff'],
    ['an endless parameter', 'GET', `/rgs/bet/replay/lale-devri/1/BASE/${'9'.repeat(5000)}`],
  ])('%s is answered in the protocol’s own words', async (_title, method, path) => {
    const response = await fetch(house.settings.gamesUrl + path, { method })
    expect([400, 404]).toContain(response.status)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    // Looked at in the same line.
    expect(await response.json()).toMatchObject({ status: { statusCode: 'ERR_VAL' } })
  })
})

describe('the figures', () => {
  it('count plays and refusals by call and outcome, and how long they took', async () => {
    await slot.play()
    await slot.endRound()
    await slot.play({ amount: 0 })
    await fetch(`${house.settings.gamesUrl}/rgs/wallet/ayse`, { method: 'POST' })
    const text = await (await fetch(`${house.settings.publicUrl}/metrics`)).text()
    const counted = 'kasa_game_calls_total'
    expect(text).toMatch(
      /kasa_game_calls_total\{call="rgs\/wallet\/play",outcome="SUCCESS"\} [1-9]/,
    )
    expect(text).toMatch(
      /kasa_game_calls_total\{call="rgs\/wallet\/play",outcome="ERR_VAL"\} [1-9]/,
    )
    expect(text).toContain(`${counted}{call="rgs/unknown",outcome="ERR_VAL"}`)
    expect(text).toMatch(/kasa_game_call_seconds_count\{call="rgs\/wallet\/play"\} [1-9]/)
    expect(text).not.toContain('ayse')
    expect(house.logged()).toContain('"call":"rgs/wallet/play","outcome":"SUCCESS"')
  })
})
