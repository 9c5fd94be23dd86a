import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { runMigrations } from 'graphile-worker'
import { openDatabase } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { STAGE } from '#server/door/games/games.ts'
import { createLog } from '#server/log.ts'
import { readGames } from '#server/round/publish/game-versions.ts'
import { createCluster } from './cluster.ts'
import { walk } from './protection/walk.ts'
import type { Result } from './result.ts'
import { takeClock } from './simulated-clock.ts'

/**
 * `npm run bench -- protection [members] [seed]`: a thousand members walk through limits, pauses, bonuses, free
 * rounds, free bets and broken connections beside a model that adds everything up anew, and then the house is audited. Nothing is measured
 * but that it is right; it takes some minutes.
 */
const MEMBERS = 1_000
const STEPS_EACH = 60
const SEED = 20_261_125

export async function result(
  log: (line: string) => void,
  options: readonly string[],
): Promise<Result> {
  const members = whole(options[0], MEMBERS)
  const seed = whole(options[1], SEED)
  const cluster = await createCluster(['fsync=off', 'synchronous_commit=off'])
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kasa-bench-protection-'))
  const began = performance.now()
  try {
    const owner = await openDatabase(cluster.url, 2)
    try {
      await migrate(owner.db)
      await runMigrations({ pgPool: owner.pool })
      await takeClock(owner)
    } finally {
      await owner.close()
    }
    const database = await openDatabase(cluster.url, 12)
    try {
      const silent = createLog({ logLevel: 'silent' })
      const options = { db: database.db, dataDir, stage: STAGE, log: silent, print: log }
      const base = { database, url: cluster.url, games: await readGames(options) }
      const plan = { members, stepsEach: STEPS_EACH, seed, print: log }
      const { findings, ...figures } = await walk(base, plan)
      const { freely, corrected, correctedBonus, waived, broken } = figures
      const seconds = (performance.now() - began) / 1_000
      const passed = findings.length === 0
      for (const finding of findings) log(`  ${JSON.stringify(finding, textOfBigint)}`)
      const line =
        `members=${members} steps=${figures.steps} rounds=${figures.rounds} coupons=${figures.coupons} ` +
        `free-bets=${freely.placed} (won ${freely.won}, lost ${freely.lost}, void ${freely.void}, corrected ${freely.corrected}) ` +
        `corrected=${corrected} (of bonus money ${correctedBonus}) waived=${waived} kills=${broken} ` +
        `seed=${seed}: the model and the house agree; audit=${passed ? 'clean' : 'NOT CLEAN'} (${seconds.toFixed(0)} s)`
      return { line, passed, figures: { ...figures, seed, seconds } }
    } finally {
      await database.close()
    }
  } finally {
    await cluster.remove()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const whole = (text: string | undefined, otherwise: number): number =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : otherwise

const textOfBigint = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? String(value) : value
