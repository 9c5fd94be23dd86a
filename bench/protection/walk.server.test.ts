import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type Database } from '#server/database/database.ts'
import { freshDatabase, type FreshDatabase } from '#server/database/testing.ts'
import { STAGE } from '#server/door/games/games.ts'
import { createLog } from '#server/log.ts'
import { readGames } from '#server/round/publish/game-versions.ts'
import type { PublishedGames } from '#server/round/publish/published.ts'
import { takeClock } from '../simulated-clock.ts'
import { walk } from './walk.ts'

/** A walk of few; `npm run bench -- protection` makes the one of a thousand. */
const MEMBERS = 6
const STEPS_EACH = 70
const SEED = 20_261_125

let fresh: FreshDatabase
let database: Database
let games: PublishedGames
let dataDir: string
beforeAll(async () => {
  fresh = await freshDatabase('demo')
  await takeClock(fresh)
  database = await openDatabase(fresh.url, 12)
  dataDir = await mkdtemp(path.join(tmpdir(), 'kasa-walk-'))
  const log = createLog({ logLevel: 'silent' })
  games = await readGames({ db: database.db, dataDir, stage: STAGE, log, print: () => {} })
}, 300_000)
afterAll(async () => {
  await database.close()
  await fresh.close()
  await rm(dataDir, { recursive: true })
})

it('PROT-29 PROT-44 members through limits, pauses, bonuses, free rounds, free bets, coupons whose results are corrected, and kills: a model that adds everything up anew answers every stake, deposit and claim the same and has the same accounts, to the kuruş, and the audit is clean', async () => {
  const plan = { members: MEMBERS, stepsEach: STEPS_EACH, seed: SEED }
  const { findings, rounds, coupons, freely, broken, ended } = await walk(
    { database, url: fresh.url, games },
    plan,
  )
  expect(findings).toEqual([])
  expect(rounds).toBeGreaterThan(MEMBERS * 5)
  expect(coupons).toBeGreaterThan(MEMBERS)
  expect(freely.placed).toBeGreaterThan(MEMBERS)
  // Few matches are played in so few steps: whether one of them comes to nothing, or is corrected, the long walk sees.
  expect(freely.won + freely.lost + freely.void).toBeGreaterThan(0)
  expect(broken).toBeGreaterThan(MEMBERS)
  // The walk is worth something only where bonuses ended in more ways than one.
  expect(Object.keys(ended).length).toBeGreaterThan(1)
}, 300_000)
