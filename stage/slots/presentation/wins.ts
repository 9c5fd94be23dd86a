import type { Position, Win } from '#games/slots/events.ts'
import { showMoney, showMultiple } from '../../frame/amounts.ts'
import { fill } from '../../frame/words.ts'
import type { PricedWin } from './steps.ts'
import { lineMs } from './timing.ts'
import type { StepOf, PresentOptions, Scene } from './scene.ts'

type Kind = 'win' | 'return'

/** Tells what a board pays: all of it at once, each win for itself, and the sum. */
export async function presentWins(
  scene: Scene,
  options: PresentOptions,
  step: StepOf<'wins'>,
): Promise<void> {
  const { board, motion } = scene
  const kind = step.isAhead ? 'win' : 'return'
  await board.light(cellsOf(step.wins), kind)
  const ms = lineMs(step.wins.length) * scene.pace.wins * (options.isFast ? 0.5 : 1)
  for (const win of step.wins) logWin(scene, options, win, step.multiplier)
  for (const [at, win] of step.wins.entries()) {
    if (motion.isHurried()) break
    showWin(scene, options, win, step)
    if (step.isAhead) scene.cues.play('line', at)
    await pointOut(scene, win, kind, step.wins.length > 1)
    await motion.wait(Math.max(0, ms - 300))
  }
  if (step.wins.length > 1) await sumUp(scene, options, step, kind)
}

/** A single win already lies in the light of all. */
async function pointOut(
  scene: Scene,
  win: PricedWin,
  kind: Kind,
  isOneOfSeveral: boolean,
): Promise<void> {
  const { board, game } = scene
  // The line told before must not lie over the cells of this one.
  await board.drawLine([], kind)
  if (isOneOfSeveral) await board.light(win.positions, kind)
  if (!('line' in win) || game.mechanic !== 'lines') return
  await board.drawLine((game.lines[win.line - 1] ?? []).slice(0, win.count), kind)
}

async function sumUp(
  scene: Scene,
  options: PresentOptions,
  step: StepOf<'wins'>,
  kind: Kind,
): Promise<void> {
  const { board, motion, winBar, pace } = scene
  await board.drawLine([], kind)
  await board.light(cellsOf(step.wins), kind)
  winBar.show({
    label: options.words.total,
    amount: showMoney(step.amount, options.lang),
    multiple: showMultiple(step.payout, options.lang),
    isWin: step.isAhead,
  })
  await motion.wait((options.isFast ? 250 : 500) * pace.wins)
}

function showWin(
  scene: Scene,
  options: PresentOptions,
  win: PricedWin,
  step: StepOf<'wins'>,
): void {
  scene.winBar.show({
    label: labelOf(options, win, step.multiplier),
    amount: showMoney(win.amount, options.lang),
    multiple: showMultiple(win.payout, options.lang),
    isWin: step.isAhead,
  })
}

/** In words every win is told, also one that is skipped on the board. */
function logWin({ log }: Scene, options: PresentOptions, win: PricedWin, multiplier: number): void {
  log.add(`${labelOf(options, win, multiplier)}: ${showMoney(win.amount, options.lang)}`)
}

/** What won, in the words of its mechanic, with what it was multiplied by where that is more than once. */
function labelOf(options: PresentOptions, win: Win, multiplier: number): string {
  const { words } = options
  const symbol = options.symbols[win.symbol] ?? win.symbol
  const { count } = win
  if ('line' in win) return fill(words.lineWin, { count, symbol, line: win.line })
  const isWays = 'ways' in win
  const label = isWays
    ? fill(words.waysWin, { count, symbol, ways: win.ways })
    : fill(words.clusterWin, { count, symbol })
  const times = isWays ? multiplier : win.multiplier
  return times > 1 ? `${label} ×${times}` : label
}

/** Every cell once: ways share theirs. */
function cellsOf(wins: readonly Win[]): Position[] {
  const cells = wins.flatMap((win) => win.positions)
  return [...new Map(cells.map((cell) => [`${cell.reel} ${cell.row}`, cell])).values()]
}
