/** A whole house for the bench, whose guests all come from one address. */
import { PER_MINUTE } from '#server/door/limits.ts'
import { createLog } from '#server/log.ts'
import { startHouse } from '#server/main.ts'
import { readSettings } from '#server/settings.ts'
import { answer } from '../fanout/child.ts'

const MANY = 1e9

const settings = readSettings({ ...process.env, PORT: '0', GAMES_PORT: '0' })
const house = await startHouse(settings, {
  log: createLog({ logLevel: 'error' }),
  databaseUrl: process.env['DATABASE_URL'] ?? '',
  perMinute: { ...PER_MINUTE, requestsOfAddress: MANY },
  listening: { connectionsOfAddress: MANY },
  socketLimits: { ofAddress: MANY, firstMessageMs: 60_000 },
})

answer({ port: () => Number(new URL(house.settings.gamesUrl).port) })
process.once('SIGTERM', () => {
  void house.close().finally(() => process.exit(0))
})
