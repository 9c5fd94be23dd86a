import type { Money } from '#contract/money.ts'
import { showMoney, showMultiple } from '../../frame/amounts.ts'
import type { SlotGame } from '../game.ts'
import type { Card } from '../panel/overlay.ts'
import { fill } from '../../frame/words.ts'
import type { StepOf, PresentOptions, Scene } from './scene.ts'

const CARD_MS = 5_000

/** Scatters paid, and free spins begin or are prolonged. */
export async function presentAward(
  scene: Scene,
  options: PresentOptions,
  step: StepOf<'free-spins'>,
): Promise<void> {
  const { board, cues, motion, winBar, log, heading } = scene
  const { words, lang } = options
  const symbol = options.symbols[scene.game.scatter] ?? ''
  cues.play('scatter')
  const label = fill(words.scatterWin, {
    count: step.positions.length,
    symbol,
    spins: step.awarded,
  })
  log.add(`${label}: ${showMoney(step.amount, lang)}`)
  if (step.isRetrigger)
    log.add(fill(words.announce.retrigger, { spins: step.awarded, total: step.total }))
  else log.add(fill(words.announce.feature, { feature: options.feature, spins: step.awarded }))
  winBar.show({
    label,
    amount: showMoney(step.amount, lang),
    multiple: showMultiple(step.payout, lang),
    isWin: step.isAhead,
  })
  await board.drawLine([], 'win')
  await board.light(step.positions, 'win')
  await motion.wait(1100)
  if (step.isRetrigger) {
    heading.figures([fill(words.retrigger, { spins: step.awarded })])
    return motion.wait(900)
  }
  cues.play('feature')
  await showCard(scene, CARD_MS, {
    kind: 'intro',
    picture: scene.emblem(),
    title: options.feature,
    figure: fill(words.freeSpins, { spins: step.awarded }),
    button: words.go,
  })
  scene.setFree(true)
}

/** One free spin begins. */
export async function presentFreeSpin(
  scene: Scene,
  options: PresentOptions,
  step: StepOf<'free-spin'>,
): Promise<void> {
  const { board, heading, winBar, cues, motion } = scene
  scene.setFree(true)
  const { game, log, rise } = scene
  heading.figures(freeFigures(options, game, step, step.paid))
  if (game.mechanic === 'ways') rise.show(step.multiplier, false)
  const { announce } = options.words
  const isPlain = game.mechanic === 'clusters'
  const { current, total, multiplier } = step
  log.add(
    fill(isPlain ? announce.freeSpinPlain : announce.freeSpin, { current, total, multiplier }),
  )
  await motion.wait(options.isFast ? 120 : 350)
  winBar.hide()
  cues.play('spin')
  await board.start('free')
  await motion.wait(options.isFast ? 0 : 220)
}

/** The figures that stand over the board during free spins; a game's own multiplier stands on its frame. */
export function freeFigures(
  options: Pick<PresentOptions, 'words' | 'lang'>,
  game: SlotGame,
  free: { current: number; total: number; multiplier: number },
  paid: Money,
): string[] {
  const { words, lang } = options
  return [
    fill(words.freeSpin, { current: free.current, total: free.total }),
    ...(game.mechanic === 'lines' ? [fill(words.multiplier, { multiplier: free.multiplier })] : []),
    fill(words.roundSoFar, { amount: showMoney(paid, lang) }),
  ]
}

/** What the free spins came to. */
export async function presentSummary(
  scene: Scene,
  options: PresentOptions,
  step: StepOf<'free-spins-end'>,
): Promise<void> {
  const { words, lang } = options
  const feature = options.feature
  // The same sum that the counter showed: all the round has paid, not the free spins alone.
  const amount = showMoney(step.paid, lang)
  const scatter = options.symbols[scene.game.scatter] ?? ''
  scene.log.add(fill(words.announce.featureEnd, { feature, amount, scatter }))
  await scene.motion.wait(500)
  scene.winBar.hide()
  if (step.isAhead) scene.cues.play('win')
  await showCard(scene, CARD_MS, {
    kind: 'summary',
    picture: scene.emblem(),
    title: fill(words.featureDone, { feature }),
    figure: amount,
    note: fill(words.featureDoneNote, { scatter, multiple: showMultiple(step.paidPayout, lang) }),
    isPlain: !step.isAhead,
    button: words.proceed,
  })
  scene.setFree(false)
  scene.heading.figures(null)
  const { game, rise, board } = scene
  if (game.mechanic === 'ways') rise.show(game.multipliers.base[0] ?? 1, false)
  await board.grid([])
}

/** A card that stays until it is pressed away or its time is over. */
async function showCard(scene: Scene, ms: number, card: Card): Promise<void> {
  scene.overlay.show(card)
  await scene.motion.wait(ms)
  scene.overlay.hide()
  scene.motion.calm()
}
