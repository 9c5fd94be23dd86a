import { fill } from '../../frame/words.ts'
import { teaseMs } from './timing.ts'
import type { StepOf, PresentOptions, Scene } from './scene.ts'

/** The board a spin came to. */
export async function presentReveal(
  scene: Scene,
  options: PresentOptions,
  step: StepOf<'reveal'>,
): Promise<void> {
  const { board, cues, log, game } = scene
  if (step.spin === 'base') await beginAnew(scene)
  const teases = step.anticipation.map((count) => (options.isStill ? 0 : teaseMs(count)))
  await board.land(step.board, step.spin, teases, {
    thud: () => cues.play('thud'),
    tease: (reel) => cues.play('tease', Math.max(0, reel - 2)),
  })
  const rows = rowsOf(step.board, game.rows).map((row) => namesOf(row, options))
  const { announce } = options.words
  log.add(fill(announce.board, { board: rows.join('; ') }))
  if (step.isBlank && step.spin === 'free') log.add(announce.blank)
}

/** A paid spin begins without marks, and its multiplier where multipliers begin. */
async function beginAnew({ board, rise, game }: Scene): Promise<void> {
  if (game.mechanic === 'ways') rise.show(game.multipliers.base[0] ?? 1, false)
  await board.grid([])
}

/** The winning symbols go, others come in from above. */
export async function presentTumble(
  scene: Scene,
  options: PresentOptions,
  step: StepOf<'tumble'>,
): Promise<void> {
  const { board, cues, log } = scene
  if (step.isAhead) cues.play('burst', step.tumbles)
  await board.tumble(step, step.isAhead, () => cues.play('thud'))
  const columns = step.fallen.flatMap((column, reel) =>
    column.length > 0
      ? [
          fill(options.words.announce.fallenOn, {
            reel: reel + 1,
            symbols: namesOf(column, options),
          }),
        ]
      : [],
  )
  log.add(fill(options.words.announce.tumble, { columns: columns.join('; ') }))
}

/** The multiplier of the next wins; only its rise is heard and announce. */
export async function presentMultiplier(
  { rise, cues, motion, log }: Scene,
  options: PresentOptions,
  step: StepOf<'multiplier'>,
): Promise<void> {
  const { multiplier } = step
  const rose = multiplier > rise.shown()
  rise.show(multiplier, rose && step.isAhead && !options.isStill)
  if (!rose) return
  if (step.isAhead) cues.play('rise', step.tumbles)
  log.add(fill(options.words.announce.multiplier, { multiplier }))
  await motion.wait(options.isFast ? 60 : 160)
}

/** The cells that multiply; told in words where they begin to. */
export async function presentGrid(
  { board, log }: Scene,
  options: PresentOptions,
  step: StepOf<'grid'>,
): Promise<void> {
  const best = Math.max(0, ...step.cells.map(({ multiplier }) => multiplier))
  const count = step.cells.filter(({ multiplier }) => multiplier > 1).length
  if (best > 1) log.add(fill(options.words.announce.grid, { count, multiplier: best }))
  await board.grid(step.cells)
}

/** A board as it is read: row by row, from the top. */
function rowsOf(board: readonly (readonly string[])[], rows: number): string[][] {
  return Array.from({ length: rows }, (_, row) => board.map((column) => column[row] ?? ''))
}

function namesOf(symbols: readonly string[], options: PresentOptions): string {
  return symbols.map((symbol) => options.symbols[symbol] ?? symbol).join(', ')
}
