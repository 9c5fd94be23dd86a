import { partOf, showMoney, showMultiple } from '../../frame/amounts.ts'
import { easeOut } from '../motion.ts'
import { fill } from '../../frame/words.ts'
import { CELEBRATION_MS, isCelebrated, type Level } from './level.ts'
import type { StepOf, PresentOptions, Scene } from './scene.ts'

const SHOWER: Readonly<Partial<Record<Level, number>>> = {
  big: 26,
  great: 60,
  legend: 110,
  max: 140,
}

/** What the round came to: plainly, as a win, or as a celebration. */
export async function presentTotal(
  scene: Scene,
  options: PresentOptions,
  step: StepOf<'total'>,
): Promise<void> {
  const { words, lang } = options
  const amount = showMoney(step.amount, lang)
  const multiple = showMultiple(step.payout, lang)
  const { announce } = words
  if (step.level === 'nothing') return scene.log.add(announce.nothing)
  if (step.level === 'return') {
    const cost = showMoney(options.cost, lang)
    const label = `${words.returned} ${fill(words.returnedOf, { cost })}`
    scene.winBar.show({ label, amount, isWin: false })
    return scene.log.add(fill(announce.returned, { amount, cost }))
  }
  if (isCelebrated(step.level)) await celebrate(scene, options, step)
  else scene.cues.play('win')
  scene.winBar.show({ label: words.roundTotal, amount, multiple, isWin: true })
  scene.log.add(fill(announce.won, { amount, multiple }))
  if (!isCelebrated(step.level)) await scene.motion.wait(options.isFast ? 150 : 400)
}

async function celebrate(
  scene: Scene,
  options: PresentOptions,
  step: StepOf<'total'>,
): Promise<void> {
  const { motion, overlay, board, cues, winBar } = scene
  winBar.hide()
  const stop = options.isStill ? null : board.shower(SHOWER[step.level] ?? 0)
  cues.play('celebration')
  overlay.show({
    kind: 'celebration',
    title: options.words.levels[step.level],
    figure: showMoney(0n, options.lang),
    note: showMultiple(step.payout, options.lang),
    button: options.words.proceed,
  })
  await motion.run(options.isStill ? 0 : CELEBRATION_MS[step.level], (share) =>
    overlay.count(showMoney(partOf(step.amount, easeOut(share)), options.lang)),
  )
  motion.calm()
  await motion.wait(2_400)
  stop?.()
  overlay.hide()
  motion.calm()
}
