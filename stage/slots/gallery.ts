import { lira } from '#contract/money.ts'
import type { SlotEvent } from '#games/slots/events.ts'
import { make } from '../dom.ts'
import { drawLayers, sheetOf } from './board/bake.ts'
import { Board } from './board/board.ts'
import { bakeFaces, type Faces } from './board/faces.ts'
import { loadPictures } from './board/pictures.ts'
import { openScreen } from './board/renderer.ts'
import { createMotion } from './motion.ts'
import { layOut } from './panel/pieces.ts'
import { createSound } from './sound.ts'
import { createTeller, type Manner } from './teller.ts'
import { beatsOf } from './telling/beats.ts'
import { TITLES } from './themes.ts'
import { slotWords } from './words.ts'

const idle = (): void => undefined

/**
 * Development only, at `?gallery`: every symbol at rest, in a rush and lit, and a button for every
 * level a round can end on. Nothing here plays: the rounds are made up and never leave the page.
 */
export async function openGallery(): Promise<void> {
  const title = TITLES['lale-devri']
  if (!title) return
  const { theme, game, words } = title
  const pictures = await loadPictures(theme)
  await document.fonts.load("800 40px 'Bricolage Grotesque Variable'", 'AKQJ')
  const motion = createMotion()
  const press = (): void => motion.hurry()
  const actions = { press, lower: idle, raise: idle, chooseStake: idle, buy: idle }
  const more = { toggleFast: idle, toggleSound: idle, openRules: idle }
  const pieces = layOut(theme, { ...actions, ...more })
  document.body.append(pieces.root)
  pieces.heading.say(words.tr.title, 'Galeri')
  const faces = await bakeFaces(theme, pictures)
  const screen = await openScreen(pieces.canvas)
  const parts = { screen, faces, theme, game, motion }
  const board = new Board(parts, { stepMs: () => 150, isStill: () => false })
  const { x, y, width, height } = pieces.field.getBoundingClientRect()
  const { window: reels, rim } = board.place({ x, y, width, height }, innerWidth, innerHeight)
  pieces.winBar.place(reels.x + reels.width / 2, reels.y + reels.height + rim)
  board.show(game.strips.base.map((strip) => strip.slice(0, game.rows)))
  const emblem = (): HTMLElement => {
    const [canvas, pen] = sheetOf(240, 240)
    drawLayers(pen, theme.emblem, pictures, 240)
    return make('div', { class: 'card-emblem' }, canvas)
  }
  const manner: Manner = {
    lang: 'tr',
    words: slotWords.tr,
    symbols: words.tr.symbols,
    feature: words.tr.feature,
    isFast: false,
    isStill: false,
    cost: lira(10),
  }
  const teller = createTeller(
    { ...pieces, board, sound: createSound(), motion, game, emblem },
    () => manner,
  )
  const tell = async (events: readonly SlotEvent[]): Promise<void> => {
    board.rest()
    for (const beat of beatsOf(events, { baseBet: lira(10), cost: lira(10) }))
      await teller.tell(beat)
  }
  pieces.controls.element.className = 'gallery'
  pieces.controls.element.replaceChildren(...exampleButtons(tell), symbolRow(faces.sheets))
}

const EXAMPLES: readonly { name: string; payout: number; isFeature?: boolean; isMax?: boolean }[] =
  [
    { name: 'hiç', payout: 0 },
    { name: 'iade', payout: 60 },
    { name: 'kazanç', payout: 700 },
    { name: 'güzel', payout: 2_000 },
    { name: 'büyük', payout: 9_000 },
    { name: 'efsane', payout: 60_000 },
    { name: 'en yüksek', payout: 500_000, isMax: true },
    { name: 'ücretsiz dönüş', payout: 1_200, isFeature: true },
  ]

function exampleButtons(tell: (events: readonly SlotEvent[]) => Promise<void>): HTMLElement[] {
  return EXAMPLES.map((example) => {
    const button = make('button', { type: 'button', class: 'secondary' }, example.name)
    button.addEventListener('click', () => void tell(exampleRound(example)))
    return button
  })
}

function exampleRound(example: (typeof EXAMPLES)[number]): SlotEvent[] {
  const { payout } = example
  const positions = [0, 1, 2].map((reel) => ({ reel, row: 1 }))
  const win = { line: 1, symbol: 'tulip', count: 3, payout, positions }
  const events: SlotEvent[] = payout > 0 ? [{ index: 0, type: 'wins', payout, wins: [win] }] : []
  if (example.isFeature) {
    const award = { awarded: 10, total: 10, retrigger: false, payout: 200, positions }
    events.push({ index: 1, type: 'freeSpins', ...award })
    events.push({ index: 2, type: 'freeSpinsEnd', feature: payout - 200 })
  }
  if (example.isMax) events.push({ index: 3, type: 'maxWin', payout })
  return [...events, { index: 4, type: 'total', payout }]
}

function symbolRow(sheets: Faces['sheets']): HTMLElement {
  const row = make('div', { class: 'levels' })
  for (const { still, rushing, lit } of Object.values(sheets))
    for (const face of [still, rushing, lit]) {
      const small = make('canvas', { class: 'symbol', width: '72', height: '72' })
      small.getContext('2d')?.drawImage(face, 0, 0, 72, 72)
      row.append(small)
    }
  return row
}
