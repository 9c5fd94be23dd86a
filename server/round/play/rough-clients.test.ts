import { TESTER } from '#server/action/testing.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { audit, isClean } from '#ledger/audit.ts'
import { port } from '../../database/database.ts'
import { loginAs, startTestHouse, type Client, type TestHouse } from '../../testing.ts'
import { ROUND_CHECKS } from '../fairness/audit.ts'
import { changeSettings } from '../publish/game-settings.ts'
import { gameClient, openSlot, type GameClient } from '../testing.ts'
import { publishMade } from '../testing-game.ts'

/**
 * Clients that do what none should, on a game of another studio: each is refused by name, and after
 * each the ledger is whole.
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
afterEach(async () => {
  expect(isClean(await audit(port(house.database.db), { checks: ROUND_CHECKS }))).toBe(true)
  expect(house.logged()).not.toContain('fault of the game server')
})
afterAll(async () => {
  await house.close()
  await rm(dataDir, { recursive: true })
})

const refusalOf = ({ http, error }: { http: number; error?: string }) => [http, error]

describe('a client that', () => {
  it('plays twice is told that a bet is active, and loses nothing', async () => {
    const { round, balance } = await moon.playUntilOpen()
    expect(refusalOf(await moon.play())).toEqual([400, 'ERR_BE'])
    expect(refusalOf(await moon.play({ mode: 'BONUS' }))).toEqual([400, 'ERR_BE'])
    expect((await moon.balance()).balance).toEqual(balance)
    expect((await moon.endRound()).balance.amount).toBe(balance.amount + round.payout)
  })

  it('ends twice is paid once', async () => {
    const { round, balance } = await moon.playUntilOpen()
    const ends = await Promise.all(Array.from({ length: 8 }, () => moon.endRound()))
    for (const end of ends) expect(end.balance.amount).toBe(balance.amount + round.payout)
    expect((await moon.endRound()).balance.amount).toBe(balance.amount + round.payout)
  })

  it('ends another’s round ends only its own', async () => {
    const other = await openSlot(await loginAs(house, 'vip20'), 'moon lines')
    const { round } = await moon.playUntilOpen()
    const secret = other.sessionID.split('-').slice(1).join('-')
    const [memberId] = moon.sessionID.split('-')
    const forged = new URL(other.url)
    forged.searchParams.set('sessionID', `${memberId}-${secret}`)
    expect(refusalOf(await gameClient(forged).endRound())).toEqual([400, 'ERR_IS'])
    // Naming the round changes nothing: a session has one round, its own.
    const named = { sessionID: other.sessionID, betID: round.betID, roundID: round.roundID }
    expect(refusalOf(await other.post('/wallet/end-round', named))).toEqual([400, 'ERR_BNF'])
    expect(refusalOf(await other.event('9'))).toEqual([400, 'ERR_BNF'])
    expect((await moon.authenticate()).round).toEqual(round)
    await moon.endRound()
  })

  it('sends an event of a megabyte is refused, and its round is as it was', async () => {
    const { round } = await moon.playUntilOpen()
    await moon.event('1')
    expect(refusalOf(await moon.event('x'.repeat(1 << 20)))).toEqual([400, 'ERR_VAL'])
    expect((await moon.authenticate()).round).toEqual({ ...round, event: '1' })
    await moon.endRound()
  })

  it.each([
    ['no secret', (id: string) => id.slice(0, 8)],
    [
      'a secret with one letter changed',
      (id: string) => id.slice(0, -1) + (id.endsWith('A') ? 'B' : 'A'),
    ],
    ['another’s number', (id: string) => id.replace(/^\d+/, '999')],
    ['a second line', (id: string) => `${id}\n`],
    ['a list', (id: string) => [id]],
  ])('forges a session by %s opens nothing', async (_title, forge) => {
    for (const call of [
      '/wallet/authenticate',
      '/wallet/balance',
      '/wallet/play',
      '/wallet/end-round',
    ])
      expect(
        refusalOf(
          await moon.post(call, {
            sessionID: forge(moon.sessionID),
            mode: 'BASE',
            amount: 1_000_000,
          }),
        ),
      ).toEqual([400, 'ERR_IS'])
  })

  it.each([
    ['a mode that is none', { mode: 'FREE' }, 'ERR_VAL'],
    ['a mode of another spelling', { mode: 'base ' }, 'ERR_VAL'],
    ['a stake off the step', { amount: 1_100_000 }, 'ERR_VAL'],
    ['a stake above the limit', { amount: 10_000_200_000 }, 'ERR_VAL'],
    ['a stake above the balance', { amount: 10_000_000_000, mode: 'BONUS' }, 'ERR_IPB'],
    ['a stake of less than nothing', { amount: -1_000_000 }, 'ERR_VAL'],
    ['another currency', { currency: 'USD' }, 'ERR_VAL'],
  ])('plays %s is refused, and nothing was taken', async (_title, bet, error) => {
    const before = await moon.balance()
    expect(refusalOf(await moon.play(bet))).toEqual([400, error])
    expect(await moon.balance()).toEqual(before)
  })
})

describe('two devices on one round', () => {
  it('see the same round, play no second one, and are paid once', async () => {
    const phone = await openSlot(member, 'moon lines')
    const plays = await Promise.all([moon, phone, moon, phone].map((device) => device.play()))
    for (const { error } of plays) expect([undefined, 'ERR_BE']).toContain(error)
    await moon.endRound()
    const { round, balance } = await moon.playUntilOpen()
    expect((await phone.authenticate()).round).toEqual(round)
    expect(refusalOf(await phone.play())).toEqual([400, 'ERR_BE'])
    await Promise.all([moon.event('1'), phone.event('2')])
    const [here, there] = await Promise.all([moon.endRound(), phone.endRound()])
    expect(here.balance.amount).toBe(balance.amount + round.payout)
    expect(there.balance).toEqual(here.balance)
  })
})

describe('a version rolled forth and back while rounds are open', () => {
  it('leaves every round its own book, whoever ends it', async () => {
    const other = await openSlot(await loginAs(house, 'vip20'), 'moon lines')
    const first = await moon.playUntilOpen()
    await publishMade(house, { variant: 4 })
    await other.playUntilOpen()
    await changeSettings(house.database.db, TESTER, 'moon-lines', { version: '1' })
    const phone = await openSlot(member, 'moon lines')
    expect((await phone.authenticate()).round).toEqual(first.round)
    await Promise.all([phone.endRound(), moon.endRound(), other.endRound()])
    await changeSettings(house.database.db, TESTER, 'moon-lines', { version: '2' })
    const fresh = await openSlot(member, 'moon lines')
    const { round } = await fresh.playUntilOpen()
    const { book, version } = await house.database.db
      .selectFrom('rounds')
      .select(['book', 'version'])
      .where('id', '=', BigInt(round.roundID))
      .executeTakeFirstOrThrow()
    expect(version).toBe('2')
    const root = `${house.settings.gamesUrl}/rgs/bet/replay/moon-lines`
    expect(await (await fetch(`${root}/2/base/${book}`)).json()).toMatchObject({
      state: round.state,
    })
    await fresh.endRound()
  })
})
