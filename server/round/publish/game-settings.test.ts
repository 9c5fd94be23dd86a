import { TESTER } from '#server/action/testing.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit, isClean } from '#ledger/audit.ts'
import { port } from '../../database/database.ts'
import { loginAs, startTestHouse, type Client, type TestHouse } from '../../testing.ts'
import { ROUND_CHECKS } from '../fairness/audit.ts'
import { changeSettings, objectionTo, type SettingsChange } from './game-settings.ts'
import { gameClient, openSlot, type GameClient } from '../testing.ts'
import { publishMade } from '../testing-game.ts'

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

/** As the command does it: in the database, behind the back of the house that runs. */
const set = (change: SettingsChange) =>
  changeSettings(house.database.db, TESTER, 'moon-lines', change)

const STAKES = {
  minMicro: 2_000_000,
  maxMicro: 6_000_000,
  stepMicro: 500_000,
  defaultMicro: 3_000_000,
  levelsMicro: [2_000_000, 3_000_000, 6_000_000],
}

async function gameID(): Promise<number> {
  const rows = house.database.db.selectFrom('catalogue_games').select('id')
  return (await rows.where('game', '=', 'moon-lines').executeTakeFirstOrThrow()).id
}

const listed = async (): Promise<number> => {
  const { data } = await member.call('casino/games_list', {})
  return data.filter(({ name }) => name === 'Moon Lines').length
}

describe('stakes set by the operator', () => {
  it('hold from the next play on, for pages that stand open too', async () => {
    const { config } = await moon.authenticate()
    expect(config).toMatchObject({ minBet: 1_000_000, maxBet: 10_000_000_000, stepBet: 200_000 })
    expect((await moon.play({ amount: 1_000_000 })).http).toBe(200)
    await moon.endRound()
    await set({ stakes: STAKES })
    for (const amount of [1_000_000, 2_200_000, 6_500_000])
      expect((await moon.play({ amount })).error).toBe('ERR_VAL')
    const session = await moon.authenticate()
    expect(session.config).toMatchObject({
      minBet: 2_000_000,
      maxBet: 6_000_000,
      stepBet: 500_000,
      defaultBetLevel: 3_000_000,
      betLevels: [2_000_000, 3_000_000, 6_000_000],
    })
    expect((await moon.play({ amount: 2_500_000 })).http).toBe(200)
    await moon.endRound()
    // And back: what the house remembers refuses nothing that may be played again.
    await set({ stakes: null })
    expect((await moon.play({ amount: 1_000_000 })).http).toBe(200)
    await moon.endRound()
  })

  it('never unmake what was answered: a repeat is told the same', async () => {
    const bet = { requestId: 'small', amount: 1_000_000 }
    const first = await moon.play(bet)
    await moon.endRound()
    await set({ stakes: STAKES })
    expect(await moon.play(bet)).toEqual(first)
    expect((await moon.play({ ...bet, amount: 2_000_000 })).error).toBe('ERR_VAL')
    expect((await moon.play({ ...bet, requestId: 'another' })).error).toBe('ERR_VAL')
    await set({ stakes: null })
  })

  it.each([
    ['nothing', { minMicro: 0 }, /above zero/],
    ['half a kuruş', { stepMicro: 5_000 }, /whole kuruş/],
    ['a smallest off the step', { minMicro: 2_100_000 }, /2.1 is not on the step/],
    ['a level off the step', { levelsMicro: [2_000_000, 3_000_000, 3_100_000] }, /3.1 is not/],
    ['a smallest above the largest', { maxMicro: 1_000_000 }, /above the largest/],
    ['a level outside', { levelsMicro: [3_000_000, 7_000_000] }, /level 7 is outside/],
    ['no level', { levelsMicro: [] }, /1 to 100 levels/],
    ['levels that fall', { levelsMicro: [6_000_000, 3_000_000] }, /have to rise/],
    ['a first that is no level', { defaultMicro: 4_000_000 }, /one of the levels/],
    ['more than an amount can say', { maxMicro: 2e12 }, /more than an amount can say/],
  ])('of %s cannot be', (_title, change, reason) => {
    expect(objectionTo(STAKES, { maxWin: 5000 })).toBeNull()
    expect(objectionTo({ ...STAKES, ...change }, { maxWin: 5000 })).toMatch(reason)
  })
})

describe('a game that is closed', () => {
  it('takes no play any more, and an open round still ends', async () => {
    const { round, balance } = await moon.playUntilOpen()
    await set({ is_open: false })
    expect(await listed()).toBe(0)
    expect((await moon.play()).error).toMatch(/^ERR_(BE|MAINTENANCE)$/)
    const session = await moon.authenticate()
    expect(session.round).toEqual(round)
    // Lost pages are opened once more to end it.
    const again = await member.call('casino/init_game', { gameID: await gameID() })
    const other = gameClient(new URL(again.data.url))
    expect((await other.event('2')).http).toBe(200)
    expect((await other.endRound()).balance.amount).toBe(balance.amount + round.payout)
    const refused = await moon.play()
    expect([refused.http, refused.error]).toEqual([500, 'ERR_MAINTENANCE'])
    expect([(await moon.authenticate()).error, (await moon.balance()).http]).toEqual([
      'ERR_MAINTENANCE',
      200,
    ])
    const launch = await member.refused('casino/init_game', { gameID: await gameID() })
    expect(launch.data.refusal).toBe('game-disabled')
    const details = await member.refused('casino/game', { gameID: await gameID() })
    expect(details.data.refusal).toBe('game-unknown')
    await set({ is_open: true })
    expect(await listed()).toBe(1)
    expect((await moon.play()).http).toBe(200)
    await moon.endRound()
  })

  it('takes none of a crowd that came in the same moment as the command', async () => {
    const crowd = Array.from({ length: 12 }, () => moon.play())
    const closing = set({ is_open: false })
    await Promise.all([...crowd, closing])
    await moon.endRound()
    const before = await rounds()
    const late = await Promise.all(Array.from({ length: 6 }, () => moon.play()))
    expect(late.map(({ error }) => error)).toEqual(Array(6).fill('ERR_MAINTENANCE'))
    expect(await rounds()).toBe(before)
    await set({ is_open: true })
  })
})

async function rounds(): Promise<number> {
  return (await house.database.db.selectFrom('rounds').select('id').execute()).length
}

describe('a mode that is closed', () => {
  it('is not offered and not sold; its open round still ends', async () => {
    let bought = await moon.play({ mode: 'BONUS' })
    while (!bought.round.active) bought = await moon.play({ mode: 'BONUS' })
    await set({ closed_modes: ['BONUS'] })
    const session = await moon.authenticate()
    expect(Object.keys(session.config.betModes)).toEqual(['BASE'])
    expect(session.round).toEqual(bought.round)
    expect((await moon.endRound()).balance.amount).toBe(bought.balance.amount + bought.round.payout)
    for (const mode of ['BONUS', 'bonus']) expect((await moon.play({ mode })).error).toBe('ERR_VAL')
    expect((await moon.play()).http).toBe(200)
    await moon.endRound()
    await set({ closed_modes: [] })
    expect((await moon.play({ mode: 'bonus' })).http).toBe(200)
    await moon.endRound()
  })
})

describe('a game that is hidden', () => {
  it('is not in the lobby, and opens for whoever has its address', async () => {
    await set({ is_hidden: true })
    expect(await listed()).toBe(0)
    expect((await openById()).http).toBe(200)
    await set({ is_hidden: false })
  })

  it('without a page anywhere opens for nobody, until one is named', async () => {
    const noPage = (folder: string) => rm(path.join(folder, 'web'), { recursive: true })
    expect(await publishMade(house, { game: 'bare', spoil: noPage })).toMatchObject({
      hasPage: false,
    })
    const { id } = await house.database.db
      .selectFrom('catalogue_games')
      .select('id')
      .where('game', '=', 'bare')
      .executeTakeFirstOrThrow()
    const refused = await member.refused('casino/init_game', { gameID: id })
    expect(refused.data.refusal).toBe('game-disabled')
    const client = 'https://games.example/bare/index.html?skin=2'
    await changeSettings(house.database.db, TESTER, 'bare', { client, is_hidden: false })
    const url = new URL((await member.call('casino/init_game', { gameID: id })).data.url)
    expect(url.origin + url.pathname).toBe('https://games.example/bare/index.html')
    expect(url.searchParams.get('skin')).toBe('2')
    expect(url.searchParams.get('rgs_url')).toBe(`${new URL(house.settings.gamesUrl).host}/rgs`)
    // The play screen may frame it, and no other page elsewhere.
    const policy = (await fetch(house.settings.publicUrl)).headers.get('content-security-policy')
    expect(policy).toContain(`frame-src ${house.settings.gamesUrl} https://games.example;`)
    expect([...url.searchParams.keys()]).toEqual(
      expect.arrayContaining(['sessionID', 'lang', 'device', 'currency']),
    )
  })
})

it('a page that comes with a later version brings the game into the lobby; what was hidden stays so', async () => {
  const isHidden = async (game: string) =>
    (
      await house.database.db
        .selectFrom('game_settings')
        .select('is_hidden')
        .where('game', '=', game)
        .executeTakeFirstOrThrow()
    ).is_hidden
  const noPage = (folder: string) => rm(path.join(folder, 'web'), { recursive: true })
  await publishMade(house, { game: 'maths-first', spoil: noPage })
  expect(await isHidden('maths-first')).toBe(true)
  expect(await publishMade(house, { game: 'maths-first' })).toMatchObject({ version: '2' })
  expect(await isHidden('maths-first')).toBe(false)
  await changeSettings(house.database.db, TESTER, 'maths-first', { is_hidden: true })
  await publishMade(house, { game: 'maths-first', variant: 2 })
  expect(await isHidden('maths-first')).toBe(true)
})

async function openById() {
  const { data } = await member.call('casino/init_game', { gameID: await gameID() })
  return gameClient(new URL(data.url)).authenticate()
}

it('the books balance after everything above', async () => {
  expect(isClean(await audit(port(house.database.db), { checks: ROUND_CHECKS }))).toBe(true)
  expect(house.logged()).not.toContain('fault of the game server')
})
