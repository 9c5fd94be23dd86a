/** A whole house of a bench, in a process of its own, whose guests all come from one address: no limit of an address holds them. */
import { PER_MINUTE } from '#server/door/limits.ts'
import { createLog } from '#server/log.ts'
import { startHouse, type HouseOptions, type RunningHouse } from '#server/main.ts'
import { readSettings } from '#server/settings.ts'

const MANY = 1e9

export const startServedHouse = (
  socketLimits: HouseOptions['socketLimits'] = {},
): Promise<RunningHouse> =>
  startHouse(readSettings({ ...process.env, PORT: '0', GAMES_PORT: '0' }), {
    log: createLog({ logLevel: 'error' }),
    databaseUrl: process.env['DATABASE_URL'] ?? '',
    perMinute: { ...PER_MINUTE, requestsOfAddress: MANY },
    listening: { connectionsOfAddress: MANY },
    socketLimits: { ofAddress: MANY, firstMessageMs: 60_000, ...socketLimits },
  })
