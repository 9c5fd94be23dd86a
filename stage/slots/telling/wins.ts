import type { Position, Win } from '#games/slots/events.ts'
import { showMoney, showMultiple } from '../amounts.ts'
import { fill } from '../words.ts'
import type { PricedWin } from './beats.ts'
import { lineMs } from './timing.ts'
import type { BeatOf, Manner, Voices } from './voices.ts'

type Kind = 'win' | 'return'

/** Tells what a board pays: all of it at once, each win for itself, and the sum. */
export async function tellWins(
  voices: Voices,
  manner: Manner,
  beat: BeatOf<'wins'>,
): Promise<void> {
  const { board, motion } = voices
  const kind = beat.isAhead ? 'win' : 'return'
  await board.light(cellsOf(beat.wins), kind)
  const ms = lineMs(beat.wins.length) * voices.pace.telling * (manner.isFast ? 0.5 : 1)
  for (const win of beat.wins) logWin(voices, manner, win, beat.multiplier)
  for (const [at, win] of beat.wins.entries()) {
    if (motion.isHurried()) break
    showWin(voices, manner, win, beat)
    if (beat.isAhead) voices.sound.play('line', at)
    await pointOut(voices, win, kind, beat.wins.length > 1)
    await motion.wait(Math.max(0, ms - 300))
  }
  if (beat.wins.length > 1) await sumUp(voices, manner, beat, kind)
}

/** A single win already lies in the light of all. */
async function pointOut(
  voices: Voices,
  win: PricedWin,
  kind: Kind,
  isOneOfSeveral: boolean,
): Promise<void> {
  const { board, game } = voices
  // The line told before must not lie over the cells of this one.
  await board.drawLine([], kind)
  if (isOneOfSeveral) await board.light(win.positions, kind)
  if (!('line' in win) || game.mechanic !== 'lines') return
  await board.drawLine((game.lines[win.line - 1] ?? []).slice(0, win.count), kind)
}

async function sumUp(
  voices: Voices,
  manner: Manner,
  beat: BeatOf<'wins'>,
  kind: Kind,
): Promise<void> {
  const { board, motion, winBar, pace } = voices
  await board.drawLine([], kind)
  await board.light(cellsOf(beat.wins), kind)
  winBar.show({
    label: manner.words.total,
    amount: showMoney(beat.amount, manner.lang),
    multiple: showMultiple(beat.payout, manner.lang),
    isWin: beat.isAhead,
  })
  await motion.wait((manner.isFast ? 250 : 500) * pace.telling)
}

function showWin(voices: Voices, manner: Manner, win: PricedWin, beat: BeatOf<'wins'>): void {
  voices.winBar.show({
    label: labelOf(manner, win, beat.multiplier),
    amount: showMoney(win.amount, manner.lang),
    multiple: showMultiple(win.payout, manner.lang),
    isWin: beat.isAhead,
  })
}

/** In words every win is told, also one that is skipped on the board. */
function logWin({ log }: Voices, manner: Manner, win: PricedWin, multiplier: number): void {
  log.say(`${labelOf(manner, win, multiplier)}: ${showMoney(win.amount, manner.lang)}`)
}

/** What won, in the words of its mechanic, with what it was multiplied by where that is more than once. */
function labelOf(manner: Manner, win: Win, multiplier: number): string {
  const { words } = manner
  const symbol = manner.symbols[win.symbol] ?? win.symbol
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
