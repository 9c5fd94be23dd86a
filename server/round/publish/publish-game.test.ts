import { TESTER } from '#server/action/testing.ts'
import { mkdtemp, readFile, readdir, rm, writeFile, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit, isClean } from '#ledger/audit.ts'
import { port } from '../../database/database.ts'
import { loginAs, startTestHouse, type Client, type TestHouse } from '../../testing.ts'
import { ROUND_CHECKS } from '../fairness/audit.ts'
import { changeSettings } from './game-settings.ts'
import { openSlot } from '../testing.ts'
import { PAGE, publishMade } from '../testing-game.ts'
import { makeSmallFolder, packedBooks } from './testing-folder.ts'

let house: TestHouse
let member: Client
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'kasa-data-'))
  house = await startTestHouse({ settings: { dataDir } })
  member = await loginAs(house, 'demo')
}, 120_000)
afterAll(async () => {
  await house.close()
  await rm(dataDir, { recursive: true })
})

const openMoon = () => openSlot(member, 'moon lines')

const files = async () => (await readdir(dataDir, { recursive: true })).toSorted()

async function rowsOf(
  table: 'game_versions' | 'game_settings' | 'catalogue_games' | 'catalogue_providers',
) {
  return house.database.db.selectFrom(table).selectAll().execute()
}

const catalogue = async () => [
  await rowsOf('game_versions'),
  await rowsOf('game_settings'),
  await rowsOf('catalogue_games'),
  await rowsOf('catalogue_providers'),
]

describe('publishing a folder', () => {
  it('opens it in a house that runs, at the next launch', async () => {
    const before = await member.refused('casino/games_list', { searchGameName: 'moon' })
    expect(before.data.refusal).toBe('not-found')
    expect(await publishMade(house)).toEqual({ version: '1', wasThere: false, hasPage: true })
    const { data } = await member.call('casino/games_list', { searchGameName: 'moon' })
    expect(data).toMatchObject([{ name: 'Moon Lines', providerName: 'Moon Works', rtp: 96 }])
    const moon = await openMoon()
    expect(moon.url.pathname).toBe('/moon-lines/1/index.html')
    const { config, round } = await moon.authenticate()
    expect(round).toBeNull()
    expect(config).toMatchObject({
      gameID: 'moon-lines',
      betModes: {
        BASE: { mode: 'base', costMultiplier: 1, feature: false, rtp: 0.96 },
        BONUS: { mode: 'bonus', costMultiplier: 100, feature: true, rtp: 0.96 },
      },
    })
    const { round: played } = await moon.playUntilOpen()
    expect(played.state.at(-1)).toMatchObject({
      type: 'finalWin',
      amount: Math.round(played.payoutMultiplier * 100),
    })
    await moon.endRound()
  })

  it('writes down the hash of every file, and that of every file kept', async () => {
    const version = (await rowsOf('game_versions')).find(
      (row) => 'files' in row && row.game === 'moon-lines',
    )
    expect(version).toMatchObject({ version: '1' })
    const kept = version && 'publication' in version ? version.publication?.kept : {}
    const recorded = version && 'files' in version ? version.files : {}
    expect(Object.keys(recorded).toSorted()).toEqual([
      'books_base.jsonl.zst',
      'books_bonus.jsonl.zst',
      'index.json',
      'lookUpTable_base_0.csv',
      'lookUpTable_bonus_0.csv',
      'web/assets/game.js',
      'web/index.html',
    ])
    const there = (await files())
      .filter((name) => /^games\/moon-lines\/1\/.*\./.test(name))
      .map((name) => name.slice('games/moon-lines/1/'.length))
      // Copies are held to what they are copies of.
      .filter((name) => !/\.(?:br|gz)$/.test(name))
    expect(Object.keys(kept ?? {}).toSorted()).toEqual(there)
    for (const hash of [...Object.values(recorded), ...Object.values(kept ?? {})])
      expect(hash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('serves its page under its version, with the strict policy, and nothing else of it', async () => {
    const { gamesUrl, publicUrl } = house.settings
    const page = await fetch(`${gamesUrl}/moon-lines/1/index.html`)
    expect([page.status, await page.text()]).toEqual([200, PAGE])
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'; script-src 'self';")
    expect(policy).toContain(`frame-ancestors ${publicUrl};`)
    const script = await fetch(`${gamesUrl}/moon-lines/1/assets/game.js`)
    expect(script.headers.get('cache-control')).toContain('immutable')
    const link = path.join(dataDir, 'games/moon-lines/1/web/link.blocks')
    await symlink('../books_base.blocks', link)
    expect((await fetch(`${gamesUrl}/moon-lines/1/link.blocks`)).status).toBe(404)
    await rm(link)
    for (const path of [
      '2/index.html',
      '1/../books_base.blocks',
      '1/books_base.blocks',
      '1/%2e%2e/index.json',
      '1/lookUpTable_base_0.csv',
    ])
      expect((await fetch(`${gamesUrl}/moon-lines/${path}`)).status, path).toBe(404)
    const table = await fetch(`${publicUrl}/tables/moon-lines/1/lookUpTable_base_0.csv`)
    expect(await table.text()).toBe(
      String(await readFile(path.join(dataDir, 'games/moon-lines/1/lookUpTable_base_0.csv'))),
    )
    for (const file of ['books_base.blocks', 'books_base.index', 'web/index.html']) {
      const other = await fetch(`${publicUrl}/tables/moon-lines/1/${file}`, {
        headers: { accept: 'text/html' },
      })
      expect(await other.text(), file).not.toContain('Moon Lines')
    }
  })

  it('shows every book to anyone, and no other', async () => {
    const root = `${house.settings.gamesUrl}/rgs/bet/replay/moon-lines`
    const book = await (await fetch(`${root}/1/BaSe/3`)).json()
    expect(book).toMatchObject({ costMultiplier: 1, payoutMultiplier: 0 })
    expect(book).not.toHaveProperty('error')
    for (const wrong of ['1/base/1', '1/base/4', '2/base/3', '1/free/3', '1/base/-3', '1/base/3.5'])
      expect((await fetch(`${root}/${wrong}`)).status, wrong).toBe(400)
  })

  it('takes payouts of any hundredth, and pays them to the last part of a kuruş', async () => {
    const books = packedBooks(
      [95, 97].map((pays) => ({
        id: pays,
        events: [{ type: 'finalWin', amount: pays }],
        payoutMultiplier: pays,
      })),
    )
    const table = '95,1,95\n97,1,97\n'
    const spoil = (folder: string) => makeSmallFolder(folder, { table, books })
    expect(await publishMade(house, { game: 'thin', spoil })).toMatchObject({ version: '1' })
    const thin = await openSlot(member, 'thin')
    const { balance } = await thin.balance()
    const paid: number[] = []
    while (!paid.includes(1_164_000)) {
      const { round } = await thin.play({ amount: 1_200_000 })
      paid.push(round.payout)
      await thin.endRound()
    }
    expect(new Set(paid).size).toBeLessThanOrEqual(2)
    const won = paid.reduce((all, payout) => all + payout - 1_200_000, 0)
    expect((await thin.balance()).balance.amount).toBe(balance.amount + won)
  })

  it('takes no id of a table of the house', async () => {
    const known = await catalogue()
    await expect(publishMade(house, { game: 'zeplin' })).rejects.toThrow(
      'zeplin is a table of the house’s own',
    )
    expect(await catalogue()).toEqual(known)
  })

  it('takes no id that the catalogue has for a game of another kind', async () => {
    const { rows } = await house.database.pool.query<{ id: number }>(
      `insert into catalogue_games (kind, name, folded, provider_id, types, min_stake, max_stake, popularity, game)
       select 'race', 'Ay Koşusu', 'ay kosusu', id, array['race'], 1000000, 5000000, 1, 'moon-race'
       from catalogue_providers limit 1 returning id`,
    )
    const known = await catalogue()
    await expect(publishMade(house, { game: 'moon-race' })).rejects.toThrow(
      'moon-race stands in the catalogue as a race',
    )
    expect(await catalogue()).toEqual(known)
    await house.database.pool.query('delete from catalogue_games where id = $1', [rows[0]?.id])
  })

  it('once more changes nothing: the very files are that version', async () => {
    const known = await rowsOf('game_versions')
    expect(await publishMade(house)).toMatchObject({ version: '1', wasThere: true })
    expect(await rowsOf('game_versions')).toEqual(known)
  })

  it.each([
    ['a bad row', { spoil: breakRow }, /line 3 is not id,weight,payout/],
    [
      'other files under a known version',
      { version: '1', variant: 3 },
      /published with other files/,
    ],
    ['the id of a game of the house', { game: 'lale-devri' }, /one of the house's own/],
    ['an id that is a path', { game: '../moon' }, /is no id/],
    ['a version that is a path', { version: '../2' }, /is no version/],
    ['a page without its first file', { spoil: noIndex }, /web\/ holds no index.html/],
    ['a client that is no https address', { client: 'javascript:alert(1)' }, /https address/],
    [
      'a folder that is none',
      { spoil: (folder: string) => rm(folder, { recursive: true }) },
      /index.json is not/,
    ],
  ])('with %s is refused, and changes nothing', async (_title, made, reason) => {
    const before = [await files(), await catalogue()]
    await expect(publishMade(house, made)).rejects.toThrow(reason)
    expect([await files(), await catalogue()]).toEqual(before)
  })

  it('of two at once under one number registers one', async () => {
    const both = await Promise.allSettled([
      publishMade(house, { game: 'twice', version: '1', variant: 1 }),
      publishMade(house, { game: 'twice', version: '1', variant: 2 }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await files()).filter((name) => name.includes('.incoming'))).toEqual([])
  })
})

async function breakRow(folder: string): Promise<void> {
  const file = path.join(folder, 'lookUpTable_bonus_0.csv')
  const rows = String(await readFile(file)).split('\n')
  rows[2] = `${rows[2]}x`
  await writeFile(file, rows.join('\n'))
}

const noIndex = (folder: string): Promise<void> => rm(path.join(folder, 'web/index.html'))

describe('a new version', () => {
  it('while a round is open: it ends on the version it began with, and the next launch is new', async () => {
    const old = await openMoon()
    const { round, balance } = await old.playUntilOpen()
    expect(await publishMade(house, { variant: 5 })).toMatchObject({
      version: '2',
      wasThere: false,
    })
    // Whoever has a round open is led back to its version, on any device.
    const phone = await openMoon()
    expect(phone.url.pathname).toBe('/moon-lines/1/index.html')
    expect((await phone.authenticate()).round).toEqual(round)
    const ended = await phone.endRound()
    expect(ended.balance.amount).toBe(balance.amount + round.payout)
    const fresh = await openMoon()
    expect(fresh.url.pathname).toBe('/moon-lines/2/index.html')
    // The last round is still told from the book it was drawn from.
    expect((await fresh.authenticate()).round).toEqual({ ...round, active: false })
    // And a page of the old version that stands open plays on with it.
    expect((await old.play()).http).toBe(200)
    const rounds = await house.database.db
      .selectFrom('rounds as round')
      .innerJoin('bets as bet', (join) =>
        join.onRef('bet.member_id', '=', 'round.member_id').onRef('bet.id', '=', 'round.id'),
      )
      .select('round.version')
      .where('bet.game', '=', 'moon-lines')
      .orderBy('round.id', 'desc')
      .execute()
    expect(rounds[0]?.version).toBe('1')
    await old.endRound()
  })

  it('tells a repeated request what it was, from a session of another version too', async () => {
    await changeSettings(house.database.db, TESTER, 'moon-lines', { version: '1' })
    const old = await openMoon()
    const first = await old.play({ requestId: 'before the roll' })
    await old.endRound()
    await changeSettings(house.database.db, TESTER, 'moon-lines', { version: '2' })
    const fresh = await openMoon()
    expect(fresh.url.pathname).toContain('/2/')
    expect(await fresh.play({ requestId: 'before the roll' })).toEqual(first)
  })
})

describe('files that are not as they were published', () => {
  it('keep the game shut, and are no fault of a player', async () => {
    const table = path.join(dataDir, 'games/spoilt/1/lookUpTable_base_0.csv')
    await publishMade(house, { game: 'spoilt', variant: 7 })
    await writeFile(table, (await readFile(table, 'utf8')).replace(/,0\n/, ',9\n'))
    const { data } = await member.call('casino/games_list', { searchGameName: 'spoilt' })
    const launch = await member.refused('casino/init_game', { gameID: data[0]?.gameID ?? 0 })
    expect(launch.data.refusal).toBe('game-disabled')
    expect(house.logged()).toContain('a published game cannot be played here')
    expect(house.logged()).not.toContain('fault of the game server')
  })
})

it('the books balance after everything above', async () => {
  expect(isClean(await audit(port(house.database.db), { checks: ROUND_CHECKS }))).toBe(true)
})
