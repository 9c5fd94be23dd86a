import { parseArgs } from 'node:util'
import type { Database } from '#server/database/database.ts'
import {
  dayAfter,
  dayOf,
  returnOf,
  unstoredReturns,
  type GameReturn,
} from '#server/round/returns.ts'
import type { Settings } from '#server/settings.ts'
import { CannotStart, say, sayOnlyLine } from './start/say.ts'
import { gamesOf, withDatabase } from './start/with-database.ts'

/**
 * `npm run rtp [-- --days 14]`: what every game and mode returned on each of the last days, and on all
 * days together, beside what its published table returns; today so far with them. Exit code 1 when one
 * of these lies outside of 99.99 %. It stores nothing: the house does, every night.
 */
const DAY_MS = 24 * 60 * 60 * 1000
const MICRO = 1_000_000

try {
  const { values } = parseArgs({ options: { days: { type: 'string', default: '14' } } })
  if (!/^[1-9]\d{0,3}$/.test(values.days))
    throw new CannotStart('Say how many days: npm run rtp -- --days 14')
  const from = dayOf(new Date(Date.now() - Number(values.days) * DAY_MS))
  const returns = await withDatabase((database, settings) => read(database, settings, from))
  tell(returns)
  process.exitCode = returns.some(({ is_outside }) => is_outside) ? 1 : 0
} catch (error) {
  sayOnlyLine(error)
}

async function read(database: Database, settings: Settings, from: string): Promise<GameReturn[]> {
  const { db } = database
  const stored = await db
    .selectFrom('game_returns')
    .selectAll()
    .where('day', '>=', from)
    .orderBy('day')
    .execute()
  const games = await gamesOf(database, settings)
  return [...stored, ...(await unstoredReturns(db, games, dayAfter(dayOf(new Date()))))]
}

function tell(returns: readonly GameReturn[]): void {
  const nameOf = ({ game, version, mode }: GameReturn): string => `${game} ${version}, ${mode}`
  const modes = new Map<string, GameReturn[]>()
  for (const line of returns) modes.set(nameOf(line), [...(modes.get(nameOf(line)) ?? []), line])
  if (modes.size === 0) say('No rounds were played in these days.')
  for (const [mode, lines] of modes) {
    const all = lines.findLast(({ span }) => span === 'total')
    say(`${mode}: the table returns ${percent(all?.expected ?? 0)}`)
    say('  day             rounds          staked   returned     ± 99.99 %    chance ≤')
    for (const line of lines) if (line.span === 'day') say(lineOf(line.day, line))
    if (all) say(lineOf('all days', all))
  }
}

function lineOf(name: string, { rounds, stake, spread, chance, ...line }: GameReturn): string {
  const staked = (Number(stake) / MICRO).toFixed(2)
  return [
    `  ${name.padEnd(10)}`,
    String(rounds).padStart(11),
    staked.padStart(16),
    percent(returnOf({ stake, payout: line.payout })).padStart(11),
    percent(spread).padStart(14),
    chance.toPrecision(3).padStart(12),
    line.is_outside ? '  OUTSIDE' : '',
  ].join('')
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`
}
