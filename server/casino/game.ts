import { toWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { OwnGameFacts } from '#games/own-game.ts'
import type { Context } from '../context.ts'
import type { PublishedGame, PublishedMode } from '../round/publish/published.ts'
import type { LookupTable } from '../round/publish/lookup-table.ts'
import { reportOf, type TableReport } from '../round/fairness/table-report.ts'
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
  const { id, stakes } = published
  const facts = published.facts ?? NO_FACTS
  return {
    ...found.slot,
    minStake: toWire(BigInt(stakes.minMicro)),
    maxStake: toWire(BigInt(stakes.maxMicro)),
    maxWin: Math.max(facts.maxWin, ...modesOf(published).map((mode) => reported(mode).maxWin)),
    lines: facts.lines,
    modes: modesOf(published).map(modeLine),
    pays: facts.pays.map(({ symbol, pictured, pays }) => ({
      symbol,
      image: pictured ? pictureOf(context, id, symbol) : '',
      pays: [...pays],
    })),
  }
}

const modesOf = ({ modes }: PublishedGame): PublishedMode[] => [...modes.values()]

function modeLine(mode: PublishedMode) {
  const { rows, rtp } = reported(mode)
  const { name, cost, table } = mode
  return { mode: name, cost, rtp: rtp * PERCENT, outcomes: rows, tableHash: table.hash }
}

const PERCENT = 100

const reports = new WeakMap<LookupTable, TableReport>()

/** A published table never changes, so it is read through once. */
function reported({ table, cost }: PublishedMode): TableReport {
  const report = reports.get(table) ?? reportOf(table, cost)
  reports.set(table, report)
  return report
}

function pictureOf({ house }: Context, game: string, symbol: string): string {
  return `${house.settings.publicUrl}/art/${game}/pictures/${symbol}.webp`
}
