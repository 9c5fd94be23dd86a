import { parseArgs } from 'node:util'
import {
  freeBetsSince,
  freeRoundsSince,
  turnoverSince,
  type Turnover,
} from '#server/bets/turnover.ts'
import type { Database } from '#server/database/database.ts'
import { returnOf, unstoredReturns, type GameReturn } from '#server/round/fairness/returns.ts'
import { dayAfter, dayOf } from '#contract/time-span.ts'
import type { Settings } from '#server/settings.ts'
import { CannotStart, print, exitWithOneLine } from '../serve/start/print.ts'
import { gamesOf, withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run rtp [-- --days 14]`: what every game and mode returned on each of the last days, and on all
 * days together, beside what its published table returns; today so far with them. Then what bets of every
 * other kind came to, which have no such table. Exit code 1 when a return lies outside of 99.99 %. It stores
 * nothing: the house does, every night.
 */
const DAY_MS = 24 * 60 * 60 * 1000
const MICRO = 1_000_000

try {
  const { values } = parseArgs({ options: { days: { type: 'string', default: '14' } } })
  if (!/^[1-9]\d{0,3}$/.test(values.days))
    throw new CannotStart('Say how many days: npm run rtp -- --days 14')
  const from = dayOf(new Date(Date.now() - Number(values.days) * DAY_MS))
  const { returns, turnover, free, freeBets } = await withDatabase((database, settings) =>
    read(database, settings, from),
  )
  report(returns)
  reportFree(free)
  reportTurnover(turnover)
  reportFreeBets(freeBets)
  process.exitCode = returns.some(({ is_outside }) => is_outside) ? 1 : 0
} catch (error) {
  exitWithOneLine(error)
}

interface Report {
  returns: GameReturn[]
  turnover: Turnover[]
  free: Awaited<ReturnType<typeof freeRoundsSince>>
  freeBets: Awaited<ReturnType<typeof freeBetsSince>>
}

async function read(database: Database, settings: Settings, from: string): Promise<Report> {
  const { db } = database
  const stored = await db
    .selectFrom('game_returns')
    .selectAll()
    .where('day', '>=', from)
    .orderBy('day')
    .execute()
  const games = await gamesOf(database, settings)
  const unstored = await unstoredReturns(db, games, dayAfter(dayOf(new Date())))
  const [turnover, free] = [await turnoverSince(db, from), await freeRoundsSince(db, from)]
  const freeBets = await freeBetsSince(db, from)
  return { returns: [...stored, ...unstored], turnover, free, freeBets }
}

/** A free round is a round of its game like any other; only who staked it differs. */
function reportFree(free: Report['free']): void {
  for (const { game, bets, stake, payout } of free)
    print(
      `${game}: of these, ${bets} free rounds, whose ₺${liraText(stake)} promotions staked; they paid ₺${liraText(payout)}`,
    )
}

/** So is a free bet a coupon. */
function reportFreeBets(freeBets: Report['freeBets']): void {
  for (const { game, bets, stake, payout } of freeBets)
    print(
      `coupon, ${game}: of these, ${bets} free bets, whose ₺${liraText(stake)} promotions staked; they paid ₺${liraText(payout)}`,
    )
}

function report(returns: readonly GameReturn[]): void {
  const nameOf = ({ game, version, mode }: GameReturn): string => `${game} ${version}, ${mode}`
  const modes = new Map<string, GameReturn[]>()
  for (const line of returns) modes.set(nameOf(line), [...(modes.get(nameOf(line)) ?? []), line])
  if (modes.size === 0) print('No rounds were played in these days.')
  for (const [mode, lines] of modes) {
    const all = lines.findLast(({ span }) => span === 'total')
    print(`${mode}: the table returns ${percent(all?.expected ?? 0)}`)
    print('  day             rounds          staked   returned     ± 99.99 %    chance ≤')
    for (const line of lines) if (line.span === 'day') print(lineOf(line.day, line))
    if (all) print(lineOf('all days', all))
  }
}

function reportTurnover(turnover: readonly Turnover[]): void {
  const names = new Set(turnover.map(({ kind, game }) => `${kind}, ${game}`))
  for (const name of names) {
    print(`${name}: no table to hold it to`)
    print('  day               bets          staked   returned')
    for (const line of turnover)
      if (`${line.kind}, ${line.game}` === name) print(turnoverLine(line))
  }
}

function turnoverLine({ day, bets, stake, payout }: Turnover): string {
  return [
    `  ${day.padEnd(10)}`,
    String(bets).padStart(11),
    liraText(stake).padStart(16),
    percent(returnOf({ stake, payout })).padStart(11),
  ].join('')
}

function lineOf(name: string, { rounds, stake, spread, chance, ...line }: GameReturn): string {
  return [
    `  ${name.padEnd(10)}`,
    String(rounds).padStart(11),
    liraText(stake).padStart(16),
    percent(returnOf({ stake, payout: line.payout })).padStart(11),
    percent(spread).padStart(14),
    chance.toPrecision(3).padStart(12),
    line.is_outside ? '  OUTSIDE' : '',
  ].join('')
}

function liraText(amount: bigint): string {
  return (Number(amount) / MICRO).toFixed(2)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`
}
