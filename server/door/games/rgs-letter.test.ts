import { TESTER } from '#server/action/testing.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GAME_ERRORS } from '#contract/games/game-protocol.ts'
import { changeSettings } from '../../round/publish/game-settings.ts'
import { chooseClientSeed, openSlot, type GameClient } from '../../round/testing.ts'
import { publishMade } from '../../round/testing-game.ts'
import { loginAs, startTestHouse, type Client, type TestHouse } from '../../testing.ts'

/**
 * The public game protocol sentence by sentence, as clients and games that nobody here wrote rely on
 * it. What is refused stands in rgs.test.ts.
 */
let house: TestHouse
let member: Client
let moon: GameClient
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'kasa-data-'))
  house = await startTestHouse({ settings: { dataDir } })
  member = await loginAs(house, 'demo')
  await publishMade(house)
  moon = await openSlot(member, 'moon lines')
}, 120_000)
afterAll(async () => {
  await house.close()
  await rm(dataDir, { recursive: true })
})

const keys = (object: object | null): string[] => Object.keys(object ?? {}).toSorted()

describe('a launch', () => {
  it('names session, language, device, game server and currency in its address', async () => {
    const { data } = await member.call('casino/games_list', { searchGameName: 'moon lines' })
    const gameID = data[0]?.gameID ?? 0
    await chooseClientSeed(member)
    for (const [isMobile, device] of [
      [false, 'desktop'],
      [true, 'mobile'],
    ] as const) {
      const launch = await member.call('casino/init_game', { gameID, isMobile }, 'en')
      const { searchParams, pathname } = new URL(launch.data.url)
      expect(pathname).toBe('/moon-lines/1/index.html')
      expect(searchParams.get('sessionID')).toMatch(/^\d+-[\w-]{43}$/)
      expect(searchParams.get('rgs_url')).toMatch(/^localhost:\d+\/rgs$/)
      expect([searchParams.get('lang'), searchParams.get('device')]).toEqual(['en', device])
      expect(searchParams.get('currency')).toBe('TRY')
    }
  })
})

describe('every reply', () => {
  it('of authenticate has the fields of the protocol and no others', async () => {
    const result = await moon.authenticate()
    expect(keys(result)).toEqual(['balance', 'config', 'http', 'round', 'status'])
    expect(keys(result.balance)).toEqual(['amount', 'currency'])
    expect(keys(result.config)).toEqual([
      'betLevels',
      'betModes',
      'defaultBetLevel',
      'gameID',
      'jurisdiction',
      'maxBet',
      'minBet',
      'stepBet',
    ])
    expect(keys(result.config.jurisdiction)).toEqual([
      'disabledAutoplay',
      'disabledBuyFeature',
      'disabledFullscreen',
      'disabledSlamstop',
      'disabledSpacebar',
      'disabledSuperTurbo',
      'disabledTurbo',
      'displayNetPosition',
      'displayRTP',
      'displaySessionTimer',
      'minimumRoundDuration',
      'socialCasino',
    ])
    expect(keys(result.config.betModes['BASE'] ?? {})).toEqual([
      'costMultiplier',
      'feature',
      'mode',
      'rtp',
    ])
    const bare = await moon.post('/wallet/authenticate', { sessionID: moon.sessionID })
    expect(bare).toEqual(result)
  })

  it('of play has a round of whole numbers, its payout a decimal of the amount', async () => {
    const { round, balance, status } = await moon.playUntilOpen()
    expect(keys(round)).toEqual([
      'active',
      'amount',
      'betID',
      'event',
      'mode',
      'payout',
      'payoutMultiplier',
      'roundID',
      'state',
    ])
    for (const whole of [round.betID, round.roundID, round.amount, round.payout, balance.amount])
      expect(Number.isSafeInteger(whole)).toBe(true)
    expect(round.payoutMultiplier).toBe(round.payout / round.amount)
    expect([round.active, round.event, round.mode]).toEqual([true, null, 'BASE'])
    expect(status).toEqual({ statusCode: 'SUCCESS', statusMessage: '' })
    expect(round.state).toMatchObject(round.state.map((_event, index) => ({ index })))
    await moon.endRound()
  })

  it('that is a success says SUCCESS and has no key error; a refusal is a status and names itself', async () => {
    await moon.playUntilOpen()
    const successes = [
      await moon.authenticate(),
      await moon.balance(),
      await moon.event('1'),
      await moon.endRound(),
      await moon.endRound(),
    ]
    for (const result of successes) {
      expect(result).toMatchObject({ http: 200, status: { statusCode: 'SUCCESS' } })
      expect(result).not.toHaveProperty('error')
    }
    const refused = await moon.play({ amount: 0 })
    expect(refused).toEqual({
      http: 400,
      error: 'ERR_VAL',
      message: 'Invalid request',
      status: { statusCode: 'ERR_VAL', statusMessage: 'Invalid request' },
    })
  })

  it('that is a refusal has the status of its code', () => {
    const of = (http: number) =>
      Object.entries(GAME_ERRORS).flatMap(([code, result]) => (result.http === http ? [code] : []))
    expect(of(500)).toEqual(['ERR_GEN', 'ERR_MAINTENANCE'])
    expect(of(400)).toEqual(
      'ERR_VAL,ERR_IPB,ERR_IS,ERR_ATE,ERR_GLE,ERR_LOC,ERR_BNF,ERR_BE'.split(','),
    )
  })

  it('may be read by every origin, whatever it says', async () => {
    const root = `${house.settings.gamesUrl}/rgs`
    const headers = { origin: 'https://games.example', 'content-type': 'application/json' }
    for (const body of [JSON.stringify({ sessionID: moon.sessionID }), '{}', 'no JSON'])
      for (const call of ['authenticate', 'balance', 'play', 'end-round', 'nope']) {
        const reply = await fetch(`${root}/wallet/${call}`, { method: 'POST', headers, body })
        expect(reply.headers.get('access-control-allow-origin')).toBe('*')
        expect(reply.headers.get('access-control-allow-credentials')).toBeNull()
        expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      }
  })
})

describe('amounts', () => {
  it('are the whole they mean, within a thousandth: 2009999.9999999998 is 2.01', async () => {
    const stakes = { minMicro: 10_000, maxMicro: 1e10, stepMicro: 10_000, defaultMicro: 1e6 }
    const levelsMicro = [1e6]
    await changeSettings(house.database.db, TESTER, 'moon-lines', {
      stakes: { ...stakes, levelsMicro },
    })
    for (const amount of [2009999.9999999998, '2009999.9999999998', 2010000.0009, '2010000.000']) {
      const result = await moon.play({ amount })
      expect([result.http, result.round.amount]).toEqual([200, 2_010_000])
      await moon.endRound()
    }
    for (const amount of [
      2010000.002,
      '2010000.002',
      2009999.99,
      '2010000,0',
      ' 2010000',
      '+2010000',
    ])
      expect((await moon.play({ amount })).error, String(amount)).toBe('ERR_VAL')
    await changeSettings(house.database.db, TESTER, 'moon-lines', { stakes: null })
  })

  it('are debited times the cost of the mode', async () => {
    const before = (await moon.balance()).balance.amount
    const { balance } = await moon.play({ mode: 'bonus', amount: 1_200_000 })
    expect(balance.amount).toBe(before - 120_000_000)
    await moon.endRound()
  })
})

describe('a request id', () => {
  it('is a member’s own, and each call’s own', async () => {
    const other = await openSlot(await loginAs(house, 'vip20'), 'moon lines')
    const requestId = 'x'.repeat(64)
    expect((await moon.play({ requestId })).http).toBe(200)
    expect((await other.play({ requestId })).http).toBe(200)
    await other.endRound()
    const { sessionID } = moon
    expect((await moon.post('/wallet/end-round', { sessionID, requestId })).http).toBe(200)
  })

  it('of an end ends no later round, and answers the balance of then', async () => {
    const { sessionID } = moon
    const end = (requestId: string) =>
      moon.post<{ balance: object }>('/wallet/end-round', { sessionID, requestId })
    await moon.playUntilOpen()
    const first = await end('end 1')
    const { round } = await moon.playUntilOpen()
    expect(await end('end 1')).toEqual(first)
    expect((await moon.authenticate()).round).toEqual(round)
    const both = await Promise.all([end('end 2'), end('end 2'), end('end 2')])
    expect(new Set(both.map((result) => JSON.stringify(result))).size).toBe(1)
    expect((await moon.authenticate()).round).toEqual({ ...round, active: false })
    const lale = await openSlot(member)
    await lale.playUntilOpen()
    const elsewhere = await lale.post('/wallet/end-round', {
      sessionID: lale.sessionID,
      requestId: 'end 2',
    })
    expect([elsewhere.http, elsewhere.error]).toEqual([400, 'ERR_VAL'])
    await lale.endRound()
  })

  it('of a mark sets none back', async () => {
    const { sessionID } = moon
    const mark = (event: string, requestId: string) =>
      moon.post('/bet/event', { sessionID, event, requestId })
    await moon.playUntilOpen()
    const first = await mark('1', 'mark 1')
    expect(first).toMatchObject({ http: 200, event: '1' })
    await mark('2', 'mark 2')
    expect(await mark('1', 'mark 1')).toEqual(first)
    expect((await moon.authenticate()).round?.event).toBe('2')
    expect((await mark('3', 'mark 1')).error).toBe('ERR_VAL')
    await moon.endRound()
    expect(await mark('2', 'mark 2')).toMatchObject({ http: 200, event: '2' })
    expect((await mark('3', 'mark 3')).error).toBe('ERR_BNF')
  })

  it.each(['/wallet/end-round', '/bet/event'])('that is none is refused by %s', async (call) => {
    const { sessionID } = moon
    for (const requestId of ['', 'x'.repeat(65), 7, {}, 'a\u0000'])
      expect((await moon.post(call, { sessionID, event: '1', requestId })).error).toBe('ERR_VAL')
  })
})

describe('a mark', () => {
  it('may be a number, and comes back as text with the round', async () => {
    await moon.playUntilOpen()
    expect(await moon.event(3)).toMatchObject({ http: 200, event: '3' })
    const again = await openSlot(member, 'moon lines')
    expect((await again.authenticate()).round).toMatchObject({ active: true, event: '3' })
    await again.endRound()
    expect((await again.authenticate()).round).toMatchObject({ active: false, event: '3' })
  })
})

describe('a mark on a round that paid nothing', () => {
  it('is taken, though the round has closed itself: clients tell it to its end', async () => {
    let { round } = await moon.play()
    while (round.active) {
      await moon.endRound()
      round = (await moon.play()).round
    }
    expect(await moon.event('2')).toMatchObject({ http: 200, event: '2' })
    expect((await moon.authenticate()).round).toEqual({ ...round, event: '2' })
    expect((await moon.endRound()).http).toBe(200)
  })
})

describe('a replay', () => {
  it('needs no session, bets nothing, and tells what the round told', async () => {
    const { round } = await moon.playUntilOpen()
    const { book } = await house.database.db
      .selectFrom('rounds')
      .select('book')
      .where('id', '=', BigInt(round.roundID))
      .executeTakeFirstOrThrow()
    const { amount } = (await moon.endRound()).balance
    const reply = await fetch(`${house.settings.gamesUrl}/rgs/bet/replay/moon-lines/1/BASE/${book}`)
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    expect(await reply.json()).toEqual({
      payoutMultiplier: round.payoutMultiplier,
      costMultiplier: 1,
      state: round.state,
      status: { statusCode: 'SUCCESS', statusMessage: '' },
    })
    expect((await moon.balance()).balance.amount).toBe(amount)
  })
})

describe('under maintenance', () => {
  it('nothing new is played, and an open round still ends', async () => {
    const { round, balance } = await moon.playUntilOpen()
    await maintenance(true)
    house.pass(2_000)
    for (const result of [await moon.play(), await moon.authenticate()])
      expect([result.http, result.error]).toEqual([500, 'ERR_MAINTENANCE'])
    expect((await moon.endRound()).balance.amount).toBe(balance.amount + round.payout)
    await maintenance(false)
    house.pass(2_000)
    expect((await moon.authenticate()).http).toBe(200)
  })
})

async function maintenance(on: boolean): Promise<void> {
  await house.database.db.updateTable('site_state').set({ under_maintenance: on }).execute()
}
