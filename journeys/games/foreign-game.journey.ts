import { TESTER } from '#server/action/testing.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { audit, isClean } from '#ledger/audit.ts'
import { port } from '#server/database/database.ts'
import { ROUND_CHECKS } from '#server/round/fairness/audit.ts'
import { changeSettings } from '#server/round/publish/game-settings.ts'
import { publishMade } from '#server/round/testing-game.ts'
import { readSettings } from '#server/settings.ts'
import { certificateFiles } from '#server/testing-certificate.ts'
import { startTestHouse, type TestHouse } from '#server/testing.ts'
import { expect, logIn, test as base, type Page } from '../tools/house.ts'
import { memberIdOf, newMember } from '../tools/member.ts'
import {
  client,
  servePublicClients,
  type Manner,
  type PublicClients,
} from '../tools/public-client.ts'

interface Abroad {
  house: TestHouse
  clients: PublicClients
}

/** A house behind TLS, and games of another studio whose pages stand on another origin. */
const test = base.extend<object, Abroad>({
  clients: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const clients = await servePublicClients()
      await use(clients)
      await clients.close()
    },
    { scope: 'worker' },
  ],
  house: [
    async ({ clients }, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'kasa-data-'))
      const { certPath, keyPath } = await certificateFiles()
      const env = { PORT: '0', DEMO: '1', TLS_CERT: certPath, TLS_KEY: keyPath, DATA_DIR: dataDir }
      const house = await startTestHouse({ settings: readSettings(env) })
      for (const manner of ['status', 'error'] as const) await publishFor(house, clients, manner)
      await use(house)
      await house.close()
      await rm(dataDir, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** In kuruş, so that amounts arrive with dust; no page comes with the folder. */
async function publishFor(house: TestHouse, clients: PublicClients, manner: Manner): Promise<void> {
  const game = `moon-${manner}`
  const spoil = (folder: string) => rm(path.join(folder, 'web'), { recursive: true })
  await publishMade(house, { game, client: clients.address(manner), books: 1000, spoil })
  const levelsMicro = [1_130_000, 2_010_000, 4_020_000]
  const stakes = { minMicro: 10_000, maxMicro: 1e10, stepMicro: 10_000, defaultMicro: 2_010_000 }
  await changeSettings(house.database.db, TESTER, game, { stakes: { ...stakes, levelsMicro } })
}

async function openGame(page: Page, house: TestHouse, game: string): Promise<string> {
  const { id } = await house.database.db
    .selectFrom('catalogue_games')
    .select('id')
    .where('game', '=', game)
    .executeTakeFirstOrThrow()
  const username = await newMember(house)
  await page.goto('/login')
  await logIn(page, username)
  await page.goto(`/play/slot/${id}`)
  return username
}

const inGame = (page: Page) => page.frameLocator('iframe').locator('body')
const press = (page: Page, name: string) =>
  page.frameLocator('iframe').getByRole('button', { name }).click()

/** Lets the page play so many times ten rounds. */
async function playTens(page: Page, tens: number, before = 0): Promise<void> {
  const body = inGame(page)
  await expect(body).toHaveAttribute('data-ready', 'yes')
  for (let ten = 1; ten <= tens; ten += 1) {
    await press(page, 'ten')
    await expect(body).toHaveAttribute('data-played', String(before + ten * 10), {
      timeout: 30_000,
    })
  }
  await expect(body).not.toHaveAttribute('data-failed', /./)
}

/** What the page shows is what the ledger says, and every round is closed. */
async function settled(page: Page, house: TestHouse, username: string, rounds: number) {
  const { db } = house.database
  const id = await memberIdOf(house, username)
  const played = await db
    .selectFrom('rounds as round')
    .innerJoin('bets as bet', (join) =>
      join.onRef('bet.member_id', '=', 'round.member_id').onRef('bet.id', '=', 'round.id'),
    )
    .select(['round.mode', 'bet.state'])
    .where('round.member_id', '=', id)
    .execute()
  expect(played).toHaveLength(rounds)
  expect(played.filter(({ state }) => state === 'open')).toEqual([])
  expect(new Set(played.map(({ mode }) => mode))).toEqual(new Set(['base', 'bonus']))
  const { cash } = await db
    .selectFrom('wallets')
    .select('cash')
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow()
  await expect(inGame(page)).toHaveAttribute('data-balance', String(cash))
  await expect(inGame(page)).toHaveAttribute('data-polled', /[1-9]/)
  expect(isClean(await audit(port(db), { checks: ROUND_CHECKS }))).toBe(true)
}

test('another studio’s page on another origin plays 60 rounds behind TLS, and goes on after a reload', async ({
  page,
  house,
}) => {
  test.setTimeout(120_000)
  const username = await openGame(page, house, 'moon-error')
  await playTens(page, 3)
  await press(page, 'pause')
  const body = inGame(page)
  await expect(body).toHaveAttribute('data-paused', /\d/)
  const round = await body.getAttribute('data-paused')
  const before = Number(await body.getAttribute('data-played'))
  await page.reload()
  // The round that was broken off is told from the last mark on, paid, and played no second time.
  await expect(body).toHaveAttribute('data-resumed', String(round))
  await expect(body).toHaveAttribute('data-from', '6')
  await expect(body).toHaveAttribute('data-played', '1')
  await playTens(page, 3, 1)
  await settled(page, house, username, before + 31)
})

/** The same page as it comes in the folder: its script is a file, as our policy asks of every game. */
async function bringPage(folder: string): Promise<void> {
  const page = '<!doctype html><meta charset="utf-8"><title>Moon</title><body>'
  await writeFile(
    path.join(folder, 'web/index.html'),
    `${page}<script src="assets/game.js"></script>`,
  )
  await writeFile(path.join(folder, 'web/assets/game.js'), `(${String(client)})()`)
}

test('a page that came with the folder plays from the games’ own origin, under its policy', async ({
  page,
  house,
}) => {
  const game = 'moon-own'
  await publishMade(house, { game, books: 1000, spoil: bringPage })
  const username = await openGame(page, house, game)
  expect(await page.locator('iframe').getAttribute('src')).toContain(
    `${house.settings.gamesUrl}/${game}/1/`,
  )
  await playTens(page, 1)
  await settled(page, house, username, 10)
})

test('a page that looks at the HTTP status alone and sends no currency plays 40 rounds', async ({
  page,
  house,
}) => {
  test.setTimeout(120_000)
  const username = await openGame(page, house, 'moon-status')
  await expect(inGame(page)).toHaveAttribute('data-modes', 'BASE,BONUS')
  await playTens(page, 4)
  await settled(page, house, username, 40)
})
