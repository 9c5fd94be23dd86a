import { partOf, showMoney, showMultiple } from '../amounts.ts'
import { easeOut } from '../motion.ts'
import { fill } from '../words.ts'
import { CELEBRATION_MS, isCelebrated, type Level } from './level.ts'
import type { BeatOf, Manner, Voices } from './voices.ts'

const SHOWER: Readonly<Partial<Record<Level, number>>> = {
  big: 26,
  great: 60,
  legend: 110,
  max: 140,
}

/** What the round came to: plainly, as a win, or as a celebration. */
export async function tellTotal(
  voices: Voices,
  manner: Manner,
  beat: BeatOf<'total'>,
): Promise<void> {
  const { words, lang } = manner
  const amount = showMoney(beat.amount, lang)
  const multiple = showMultiple(beat.payout, lang)
  const { said } = words
  if (beat.level === 'nothing') return voices.log.say(said.nothing)
  if (beat.level === 'return') {
    const cost = showMoney(manner.cost, lang)
    const label = `${words.returned} ${fill(words.returnedOf, { cost })}`
    voices.winBar.show({ label, amount, isWin: false })
    return voices.log.say(fill(said.returned, { amount, cost }))
  }
  if (isCelebrated(beat.level)) await celebrate(voices, manner, beat)
  else voices.sound.play('win')
  voices.winBar.show({ label: words.roundTotal, amount, multiple, isWin: true })
  voices.log.say(fill(said.won, { amount, multiple }))
  if (!isCelebrated(beat.level)) await voices.motion.wait(manner.isFast ? 150 : 400)
}

async function celebrate(voices: Voices, manner: Manner, beat: BeatOf<'total'>): Promise<void> {
  const { motion, overlay, board, sound, winBar } = voices
  winBar.hide()
  const stop = manner.isStill ? null : board.shower(SHOWER[beat.level] ?? 0)
  sound.play('celebration')
  overlay.show({
    kind: 'celebration',
    title: manner.words.levels[beat.level],
    figure: showMoney(0n, manner.lang),
    note: showMultiple(beat.payout, manner.lang),
    button: manner.words.proceed,
  })
  await motion.run(manner.isStill ? 0 : CELEBRATION_MS[beat.level], (share) =>
    overlay.count(showMoney(partOf(beat.amount, easeOut(share)), manner.lang)),
  )
  motion.calm()
  await motion.wait(2_400)
  stop?.()
  overlay.hide()
  motion.calm()
}
