import { toWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { OwnGameFacts } from '#games/own-game.ts'
import type { Context } from '../context.ts'
import type { PublishedMode } from '../round/publish/published.ts'
import type { LookupTable } from '../round/publish/lookup-table.ts'
import { reportInSteps, type TableReport } from '../round/fairness/table-report.ts'
import { openSlot } from './games.ts'

const NO_FACTS: OwnGameFacts = { lines: null, maxWin: 0, pays: [] }

/** All that is publicly known of a slot: what its published tables say, and what its maker tells. */
export async function game(
  context: Context,
  { gameID }: Input<'casino/game'>,
): Promise<Output<'casino/game'>> {
  const found = await openSlot(context, gameID)
  const published = found && (await context.house.games.current(found.game))
  if (!found || !published) throw new Refused('game-unknown')
  const { id, stakes, modes } = published
  const facts = published.facts ?? NO_FACTS
  const reports = await Promise.all([...modes.values()].map(withReport))
  return {
    ...found.slot,
    minStake: toWire(BigInt(stakes.minMicro)),
    maxStake: toWire(BigInt(stakes.maxMicro)),
    maxWin: Math.max(facts.maxWin, ...reports.map(({ report }) => report.maxWin)),
    lines: facts.lines,
    modes: reports.map(modeLine),
    pays: facts.pays.map(({ symbol, pictured, pays }) => ({
      symbol,
      image: pictured ? pictureOf(context, id, symbol) : '',
      pays: [...pays],
    })),
  }
}

interface Reported {
  mode: PublishedMode
  report: TableReport
}

function modeLine({ mode: { name, cost, table }, report: { rows, rtp } }: Reported) {
  return { mode: name, cost, rtp: rtp * PERCENT, outcomes: rows, tableHash: table.hash }
}

const PERCENT = 100

const tableReports = new WeakMap<LookupTable, Promise<TableReport>>()

/** A published table never changes, so it is read through once. */
async function withReport(mode: PublishedMode): Promise<Reported> {
  const { table, cost } = mode
  const report = tableReports.get(table) ?? reportInSteps(table, cost)
  tableReports.set(table, report)
  return { mode, report: await report }
}

function pictureOf({ house }: Context, game: string, symbol: string): string {
  return `${house.settings.publicUrl}/art/${game}/pictures/${symbol}.webp`
}
