import type { Money } from '#contract/money.ts'
import { partOf, showMoney, showMultiple, type Lang } from './amounts.ts'
import type { Board } from './board/board.ts'
import type { SlotGame } from './game.ts'
import { easeOut, type Motion } from './motion.ts'
import type { Heading } from './panel/heading.ts'
import type { Log } from './panel/log.ts'
import type { Card, Overlay } from './panel/overlay.ts'
import type { WinBar } from './panel/win-bar.ts'
import type { Sound } from './sound.ts'
import type { Beat, PricedWin } from './telling/beats.ts'
import { CELEBRATION_MS, isCelebrated, type Level } from './telling/level.ts'
import { lineMs, teaseMs } from './telling/timing.ts'
import { fill, type SlotWords } from './words.ts'

/** All the teller speaks through. */
export interface Voices {
  board: Board
  heading: Heading
  winBar: WinBar
  overlay: Overlay
  log: Log
  sound: Sound
  motion: Motion
  game: SlotGame
  /** Turns the ground between the two gardens. */
  setFree: (isFree: boolean) => void
  /** The picture over the free spins' cards. */
  emblem: () => HTMLElement
}

/** How it tells at this moment. */
export interface Manner {
  lang: Lang
  words: SlotWords
  symbols: Readonly<Record<string, string>>
  feature: string
  isFast: boolean
  isStill: boolean
  cost: Money
}

type Of<K extends Beat['kind']> = Extract<Beat, { kind: K }>

export interface Teller {
  tell: (beat: Beat) => Promise<void>
}

const CARD_MS = 5_000
const SHOWER: Readonly<Partial<Record<Level, number>>> = {
  big: 26,
  great: 60,
  legend: 110,
  max: 140,
}

/** Tells beats one after the other. It adds nothing up: every figure comes with the beat. */
export function createTeller(voices: Voices, manner: () => Manner): Teller {
  const { motion } = voices
  const tellers: { [K in Beat['kind']]: (beat: Of<K>) => Promise<void> } = {
    reveal: (beat) => tellReveal(voices, manner(), beat),
    wins: (beat) => tellWins(voices, manner(), beat),
    tumble: (beat) => Promise.resolve(voices.board.show(beat.board)),
    multiplier: () => Promise.resolve(),
    grid: () => Promise.resolve(),
    'free-spins': (beat) => tellAward(voices, manner(), beat),
    'free-spin': (beat) => tellFreeSpin(voices, manner(), beat),
    'free-spins-end': (beat) => tellSummary(voices, manner(), beat),
    'max-win': () => Promise.resolve(),
    total: (beat) => tellTotal(voices, manner(), beat),
  }
  return {
    tell: async (beat) => {
      // A press that hurried the beat before does not hurry this one; a reveal still belongs to its spin.
      if (beat.kind !== 'reveal') motion.calm()
      // The table above holds for each kind the teller of that very kind.
      await (tellers[beat.kind] as (told: Beat) => Promise<void>)(beat)
    },
  }
}

async function tellReveal(voices: Voices, manner: Manner, beat: Of<'reveal'>): Promise<void> {
  const { board, sound, log } = voices
  const teases = beat.anticipation.map((count) => (manner.isStill ? 0 : teaseMs(count)))
  await board.landReels(beat.board, beat.spin, teases, {
    thud: () => sound.play('thud'),
    tease: (reel) => sound.play('tease', Math.max(0, reel - 2)),
  })
  const rows = rowsOf(beat.board).map((row) =>
    row.map((symbol) => manner.symbols[symbol] ?? symbol).join(', '),
  )
  const { said } = manner.words
  log.say(fill(said.board, { board: rows.join('; ') }))
  if (beat.isBlank && beat.spin === 'free') log.say(said.blank)
}

async function tellWins(voices: Voices, manner: Manner, beat: Of<'wins'>): Promise<void> {
  const { board, motion, winBar } = voices
  const kind = beat.isAhead ? 'win' : 'return'
  await board.light(
    beat.wins.flatMap((win) => win.positions),
    kind,
  )
  const ms = lineMs(beat.wins.length) * (manner.isFast ? 0.5 : 1)
  for (const win of beat.wins) logLine(voices, manner, win)
  for (const [at, win] of beat.wins.entries()) {
    if (motion.isHurried()) break
    tellLine(voices, manner, win, beat.isAhead)
    // The line told before must not lie over the cells of this one.
    await board.drawLine([], kind)
    if (beat.isAhead) voices.sound.play('line', at)
    await board.light(win.positions, kind)
    const line = 'line' in win ? (voices.game.lines[win.line - 1] ?? []) : []
    await board.drawLine(line.slice(0, win.count), kind)
    await motion.wait(Math.max(0, ms - 300))
  }
  if (beat.wins.length > 1) {
    await board.drawLine([], kind)
    await board.light(
      beat.wins.flatMap((win) => win.positions),
      kind,
    )
    const multiple = showMultiple(beat.payout, manner.lang)
    winBar.show({
      label: manner.words.total,
      amount: showMoney(beat.amount, manner.lang),
      multiple,
      isWin: beat.isAhead,
    })
    await motion.wait(manner.isFast ? 250 : 500)
  }
}

function tellLine(voices: Voices, manner: Manner, win: PricedWin, isWin: boolean): void {
  voices.winBar.show({
    label: lineLabel(manner, win),
    amount: showMoney(win.amount, manner.lang),
    multiple: showMultiple(win.payout, manner.lang),
    isWin,
  })
}

/** In words every line is told, also one that is skipped on the reels. */
function logLine(voices: Voices, manner: Manner, win: PricedWin): void {
  voices.log.say(`${lineLabel(manner, win)}: ${showMoney(win.amount, manner.lang)}`)
}

function lineLabel(manner: Manner, win: PricedWin): string {
  const symbol = manner.symbols[win.symbol] ?? win.symbol
  const line = 'line' in win ? win.line : ''
  return fill(manner.words.lineWin, { count: win.count, symbol, line })
}

/** A board as it is read: row by row, from the top. */
function rowsOf(board: readonly (readonly string[])[]): string[][] {
  return (board[0] ?? []).map((_, row) => board.map((column) => column[row] ?? ''))
}

async function tellAward(voices: Voices, manner: Manner, beat: Of<'free-spins'>): Promise<void> {
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

async function tellFreeSpin(voices: Voices, manner: Manner, beat: Of<'free-spin'>): Promise<void> {
  const { board, heading, winBar, sound, motion } = voices
  voices.setFree(true)
  heading.count(freeFigures(manner, beat, beat.paid))
  const { current, total, multiplier } = beat
  voices.log.say(fill(manner.words.said.freeSpin, { current, total, multiplier }))
  await motion.wait(manner.isFast ? 120 : 350)
  winBar.hide()
  sound.play('spin')
  await board.startReels('free')
  await motion.wait(manner.isFast ? 0 : 220)
}

/** The three figures that stand over the reels during free spins. */
export function freeFigures(
  manner: Pick<Manner, 'words' | 'lang'>,
  free: { current: number; total: number; multiplier: number },
  paid: Money,
): string[] {
  const { words, lang } = manner
  return [
    fill(words.freeSpin, { current: free.current, total: free.total }),
    fill(words.multiplier, { multiplier: free.multiplier }),
    fill(words.roundSoFar, { amount: showMoney(paid, lang) }),
  ]
}

async function tellSummary(
  voices: Voices,
  manner: Manner,
  beat: Of<'free-spins-end'>,
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
}

/** A card that stays until it is pressed away or its time is over. */
async function showCard(voices: Voices, ms: number, card: Card): Promise<void> {
  voices.overlay.show(card)
  await voices.motion.wait(ms)
  voices.overlay.hide()
  voices.motion.calm()
}

async function tellTotal(voices: Voices, manner: Manner, beat: Of<'total'>): Promise<void> {
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

async function celebrate(voices: Voices, manner: Manner, beat: Of<'total'>): Promise<void> {
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
