import { fill } from '../words.ts'
import { teaseMs } from './timing.ts'
import type { BeatOf, Manner, Voices } from './voices.ts'

/** The board a spin came to. */
export async function tellReveal(
  voices: Voices,
  manner: Manner,
  beat: BeatOf<'reveal'>,
): Promise<void> {
  const { board, sound, log, game } = voices
  if (beat.spin === 'base') await beginAnew(voices)
  const teases = beat.anticipation.map((count) => (manner.isStill ? 0 : teaseMs(count)))
  await board.land(beat.board, beat.spin, teases, {
    thud: () => sound.play('thud'),
    tease: (reel) => sound.play('tease', Math.max(0, reel - 2)),
  })
  const rows = rowsOf(beat.board, game.rows).map((row) => namesOf(row, manner))
  const { said } = manner.words
  log.say(fill(said.board, { board: rows.join('; ') }))
  if (beat.isBlank && beat.spin === 'free') log.say(said.blank)
}

/** A paid spin begins without marks, and its multiplier where multipliers begin. */
async function beginAnew({ board, rise, game }: Voices): Promise<void> {
  if (game.mechanic === 'ways') rise.show(game.multipliers.base[0] ?? 1, false)
  await board.grid([])
}

/** The winning symbols go, others come in from above. */
export async function tellTumble(
  voices: Voices,
  manner: Manner,
  beat: BeatOf<'tumble'>,
): Promise<void> {
  const { board, sound, log } = voices
  if (beat.isAhead) sound.play('burst', beat.step)
  await board.tumble(beat, beat.isAhead, () => sound.play('thud'))
  const columns = beat.fallen.flatMap((column, reel) =>
    column.length > 0
      ? [fill(manner.words.said.fallenOn, { reel: reel + 1, symbols: namesOf(column, manner) })]
      : [],
  )
  log.say(fill(manner.words.said.tumble, { columns: columns.join('; ') }))
}

/** The multiplier of the next wins; only its rise is heard and said. */
export async function tellMultiplier(
  { rise, sound, motion, log }: Voices,
  manner: Manner,
  beat: BeatOf<'multiplier'>,
): Promise<void> {
  const { multiplier } = beat
  const rose = multiplier > rise.shown()
  rise.show(multiplier, rose && beat.isAhead && !manner.isStill)
  if (!rose) return
  if (beat.isAhead) sound.play('rise', beat.step)
  log.say(fill(manner.words.said.multiplier, { multiplier }))
  await motion.wait(manner.isFast ? 60 : 160)
}

/** The cells that multiply; told in words where they begin to. */
export async function tellGrid(
  { board, log }: Voices,
  manner: Manner,
  beat: BeatOf<'grid'>,
): Promise<void> {
  const best = Math.max(0, ...beat.cells.map(({ multiplier }) => multiplier))
  const count = beat.cells.filter(({ multiplier }) => multiplier > 1).length
  if (best > 1) log.say(fill(manner.words.said.grid, { count, multiplier: best }))
  await board.grid(beat.cells)
}

/** A board as it is read: row by row, from the top. */
function rowsOf(board: readonly (readonly string[])[], rows: number): string[][] {
  return Array.from({ length: rows }, (_, row) => board.map((column) => column[row] ?? ''))
}

function namesOf(symbols: readonly string[], manner: Manner): string {
  return symbols.map((symbol) => manner.symbols[symbol] ?? symbol).join(', ')
}
