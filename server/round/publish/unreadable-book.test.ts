import { TESTER } from '#server/action/testing.ts'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit, isClean } from '#ledger/audit.ts'
import { port } from '../../database/database.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../../testing.ts'
import { ROUND_CHECKS } from '../fairness/audit.ts'
import { checkGameFiles } from './game-files.ts'
import { changeSettings, settingsOf } from './game-settings.ts'
import { knownGame } from './known-game.ts'
import { openDemo, openSlot, type GameClient } from '../testing.ts'
import { publishMade } from '../testing-game.ts'

const OPEN_PLAY = { requestId: 'open before' }

let house: TestHouse
let dataDir: string
let client: Client
/** A page whose round was open before the books were lost, and one that played nothing yet. */
let before: GameClient
let fresh: GameClient
let open: Awaited<ReturnType<GameClient['play']>>['round']

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'kasa-books-'))
  house = await startTestHouse({ settings: { dataDir } })
  await publishMade(house)
  client = await loginAs(house, 'demo')
  before = await openSlot(client, 'moon lines')
  for (;;) {
    const played = await before.play(OPEN_PLAY)
    open = played.round
    if (open.active) break
    OPEN_PLAY.requestId += '.'
  }
  fresh = await openSlot(await loginAs(house, 'vip20'), 'moon lines')
  const file = blocks()
  await copyFile(file, `${file}.kept`)
  await damage()
}, 120_000)
afterAll(async () => {
  await house.close()
  await rm(dataDir, { recursive: true })
})

const blocks = () => path.join(dataDir, 'games/moon-lines/1/books_base.blocks')

/** As long as it was, and nothing of it can be unpacked. */
async function damage(): Promise<void> {
  const { length } = await readFile(blocks())
  await writeFile(blocks(), Buffer.alloc(length, 0xff))
}

async function mend(): Promise<void> {
  await copyFile(`${blocks()}.kept`, blocks())
  expect(await wrongFiles()).toEqual(['books_base.blocks of version 1'])
  await checkGameFiles(house)
  expect(await wrongFiles()).toEqual([])
  await reopen()
}

async function reopen(): Promise<void> {
  await changeSettings(house.database.db, TESTER, 'moon-lines', { is_open: true })
  await house.games.refresh()
}

const wrongFiles = async () => (await knownGame(house.database.db, 'moon-lines'))?.wrongFiles

const isOpen = async () => (await settingsOf(house.database.db, 'moon-lines'))?.is_open ?? true

const rounds = async () =>
  house.database.db
    .selectFrom('rounds as round')
    .innerJoin('bets as bet', (join) =>
      join.onRef('bet.member_id', '=', 'round.member_id').onRef('bet.id', '=', 'round.id'),
    )
    .select(['round.member_id', 'round.nonce'])
    .where('bet.game', '=', 'moon-lines')
    .orderBy('round.id')
    .execute()

it('tells a round by its amounts where its book cannot be read, and closes the game at once', async () => {
  const { balance } = await fresh.balance()
  const played = await fresh.play({ requestId: 'one' })
  expect([played.http, played.round.state]).toEqual([200, []])
  expect(played.balance.amount).toBe(balance.amount - played.round.amount)
  await expect.poll(isOpen).toBe(false)
  expect(await fresh.play({ requestId: 'one' })).toEqual(played)
  const paid = played.balance.amount + played.round.payout
  if (played.round.active) expect((await fresh.endRound()).balance.amount).toBe(paid)
  const had = [await fresh.balance(), await rounds()]
  expect((await fresh.play({ requestId: 'two' })).error).toBe('ERR_MAINTENANCE')
  expect([await fresh.balance(), await rounds()]).toEqual(had)
  const metrics = await (await fetch(`${house.settings.publicUrl}/metrics`)).text()
  expect(metrics).toContain('kasa_game_files_wrong{game="moon-lines",version="1"} 1')
  expect(house.logged()).toContain('a book of a game cannot be read')
  expect(house.logged()).toContain('files of a game are not the registered ones')
})

it('reads no book for a play that is refused', async () => {
  await reopen()
  const lost = () => house.logged().split('a book of a game cannot be read').length
  const had = lost()
  expect((await before.play()).error).toBe('ERR_BE')
  expect(lost()).toBe(had)
  expect(await isOpen()).toBe(true)
  await changeSettings(house.database.db, TESTER, 'moon-lines', { is_open: false })
  await house.games.refresh()
})

it('tells the open round by its amounts, without events; it ends and is paid', async () => {
  const session = await before.authenticate()
  expect([session.http, session.round]).toEqual([200, { ...open, state: [] }])
  const repeated = await before.play(OPEN_PLAY)
  expect([repeated.http, repeated.round]).toEqual([200, { ...open, state: [] }])
  const ended = await before.endRound()
  expect(ended.balance.amount).toBe(session.balance.amount + open.payout)
  expect((await before.authenticate()).error).toBe('ERR_MAINTENANCE')
})

it('shows the round in the history, and replays nothing', async () => {
  const { data } = await client.call('casino/round', { roundID: open.roundID })
  expect([data.events, data.payout]).toEqual([null, open.payout / 1_000_000])
  const address = `http://${before.url.searchParams.get('rgs_url')}/bet/replay/moon-lines/1/base`
  const replayed = await fetch(`${address}/${data.draw.bookID}`)
  expect(await replayed.json()).toMatchObject({ error: 'ERR_MAINTENANCE' })
})

it('lets the last round be looked at when the game is opened again too soon', async () => {
  await reopen()
  const session = await before.authenticate()
  expect([session.http, session.round]).toEqual([200, { ...open, active: false, state: [] }])
  await expect.poll(isOpen).toBe(false)
})

it('takes no play money either', async () => {
  await reopen()
  const { slot: demo } = await openDemo(visitor(house), 'moon lines')
  const had = await demo.balance()
  expect((await demo.play()).error).toBe('ERR_MAINTENANCE')
  expect(await demo.balance()).toEqual(had)
  await expect.poll(isOpen).toBe(false)
})

it('goes on with the next nonce once the file is back', async () => {
  await mend()
  const had = await rounds()
  const played = await fresh.play({ requestId: 'three' })
  expect([played.http, played.round.state.at(-1)]).toMatchObject([200, { type: 'finalWin' }])
  const all = await rounds()
  expect(all).toHaveLength(had.length + 1)
  expect(all.at(-1)?.nonce).toBe(1n)
  expect((await before.authenticate()).round).toEqual({ ...open, active: false })
})

it('leaves the books of the house in order, and no fault', async () => {
  expect(isClean(await audit(port(house.database.db), { checks: ROUND_CHECKS }))).toBe(true)
  expect(house.logged()).not.toContain('fault of the game server')
})
