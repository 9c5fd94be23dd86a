import type { Money } from '#contract/money.ts'
import { showMoney, showMultiple } from '../amounts.ts'
import type { SlotGame } from '../game.ts'
import type { Card } from '../panel/overlay.ts'
import { fill } from '../words.ts'
import type { BeatOf, Manner, Voices } from './voices.ts'

const CARD_MS = 5_000

/** Scatters paid, and free spins begin or are prolonged. */
export async function tellAward(
  voices: Voices,
  manner: Manner,
  beat: BeatOf<'free-spins'>,
): Promise<void> {
  const { board, sound, motion, winBar, log, heading } = voices
  const { words, lang } = manner
  const symbol = manner.symbols[voices.game.scatter] ?? ''
  sound.play('scatter')
  const label = fill(words.scatterWin, {
    count: beat.positions.length,
    symbol,
    spins: beat.awarded,
  })
  log.say(`${label}: ${showMoney(beat.amount, lang)}`)
  if (beat.isRetrigger)
    log.say(fill(words.said.retrigger, { spins: beat.awarded, total: beat.total }))
  else log.say(fill(words.said.feature, { feature: manner.feature, spins: beat.awarded }))
  winBar.show({
    label,
    amount: showMoney(beat.amount, lang),
    multiple: showMultiple(beat.payout, lang),
    isWin: beat.isAhead,
  })
  await board.drawLine([], 'win')
  await board.light(beat.positions, 'win')
  await motion.wait(1100)
  if (beat.isRetrigger) {
    heading.count([fill(words.retrigger, { spins: beat.awarded })])
    return motion.wait(900)
  }
  sound.play('feature')
  await showCard(voices, CARD_MS, {
    kind: 'intro',
    picture: voices.emblem(),
    title: manner.feature,
    figure: fill(words.freeSpins, { spins: beat.awarded }),
    button: words.go,
  })
  voices.setFree(true)
}

/** One free spin begins. */
export async function tellFreeSpin(
  voices: Voices,
  manner: Manner,
  beat: BeatOf<'free-spin'>,
): Promise<void> {
  const { board, heading, winBar, sound, motion } = voices
  voices.setFree(true)
  const { game, log, rise } = voices
  heading.count(freeFigures(manner, game, beat, beat.paid))
  if (game.mechanic === 'ways') rise.show(beat.multiplier, false)
  const { said } = manner.words
  const isPlain = game.mechanic === 'clusters'
  const { current, total, multiplier } = beat
  log.say(fill(isPlain ? said.freeSpinPlain : said.freeSpin, { current, total, multiplier }))
  await motion.wait(manner.isFast ? 120 : 350)
  winBar.hide()
  sound.play('spin')
  await board.start('free')
  await motion.wait(manner.isFast ? 0 : 220)
}

/** The figures that stand over the board during free spins; a game's own multiplier stands on its frame. */
export function freeFigures(
  manner: Pick<Manner, 'words' | 'lang'>,
  game: SlotGame,
  free: { current: number; total: number; multiplier: number },
  paid: Money,
): string[] {
  const { words, lang } = manner
  return [
    fill(words.freeSpin, { current: free.current, total: free.total }),
    ...(game.mechanic === 'lines' ? [fill(words.multiplier, { multiplier: free.multiplier })] : []),
    fill(words.roundSoFar, { amount: showMoney(paid, lang) }),
  ]
}

/** What the free spins came to. */
export async function tellSummary(
  voices: Voices,
  manner: Manner,
  beat: BeatOf<'free-spins-end'>,
): Promise<void> {
  const { words, lang } = manner
  const feature = manner.feature
  // The same sum that the counter showed: all the round has paid, not the free spins alone.
  const amount = showMoney(beat.paid, lang)
  const scatter = manner.symbols[voices.game.scatter] ?? ''
  voices.log.say(fill(words.said.featureEnd, { feature, amount, scatter }))
  await voices.motion.wait(500)
  voices.winBar.hide()
  if (beat.isAhead) voices.sound.play('win')
  await showCard(voices, CARD_MS, {
    kind: 'summary',
    picture: voices.emblem(),
    title: fill(words.featureDone, { feature }),
    figure: amount,
    note: fill(words.featureDoneNote, { scatter, multiple: showMultiple(beat.paidPayout, lang) }),
    isPlain: !beat.isAhead,
    button: words.proceed,
  })
  voices.setFree(false)
  voices.heading.count(null)
  const { game, rise, board } = voices
  if (game.mechanic === 'ways') rise.show(game.multipliers.base[0] ?? 1, false)
  await board.grid([])
}

/** A card that stays until it is pressed away or its time is over. */
async function showCard(voices: Voices, ms: number, card: Card): Promise<void> {
  voices.overlay.show(card)
  await voices.motion.wait(ms)
  voices.overlay.hide()
  voices.motion.calm()
}
