import { lira } from '#contract/money.ts'
import type { SlotEvent } from '#games/slots/events.ts'
import { make } from '../dom.ts'
import { drawLayers, sheetOf } from './board/bake.ts'
import { Board } from './board/board.ts'
import { bakeFaces, type Faces } from './board/faces.ts'
import { loadPictures } from './board/pictures.ts'
import { openScreen, type Screen } from './board/renderer.ts'
import { examplesOf } from './examples.ts'
import { openHooks } from './gallery-hooks.ts'
import { createMotion, type Clock, type Motion } from './motion.ts'
import { layOut } from './panel/pieces.ts'
import { createSound } from './sound.ts'
import { createTeller } from './teller.ts'
import { beatsOf } from './telling/beats.ts'
import type { Manner } from './telling/voices.ts'
import { TITLES } from './themes.ts'
import type { Title } from './title.ts'
import { slotWords } from './words.ts'

const idle = (): void => undefined

type Tell = (events: readonly SlotEvent[]) => Promise<void>

/**
 * Development only, at `?gallery&game=…`: every symbol at rest, in a rush and lit, and a button for
 * every level a round can end on and every feature. Nothing here plays: the rounds are made up and
 * never leave the page. `swift` tells without waiting, `still` without movement, `lang=en` in English.
 */
export async function openGallery(wishes: URLSearchParams): Promise<void> {
  const title = TITLES[wishes.get('game') ?? 'lale-devri']
  if (!title) return
  const isSwift = wishes.has('swift')
  const motion = isSwift ? createMotion(swiftClock()) : createMotion()
  const { tell, faces, root } = await layGallery(title, motion, manner(title, wishes), isSwift)
  const summary = make('summary', {}, 'Galeri')
  const content = [...exampleButtons(title, tell), symbolRow(faces.sheets)]
  root.append(make('details', { class: 'gallery' }, summary, ...content))
  openHooks(tell)
}

async function layGallery(
  title: Title,
  motion: Motion,
  manner: Manner,
  isSwift: boolean,
): Promise<{ tell: Tell; faces: Faces; root: HTMLElement }> {
  const { theme, game, words } = title
  const pictures = await loadPictures(theme)
  await document.fonts.load("800 40px 'Bricolage Grotesque Variable'", 'AKQJ10')
  const press = (): void => motion.hurry()
  const actions = { press, lower: idle, raise: idle, chooseStake: idle, buy: idle }
  const more = { autoplay: idle, toggleFast: idle, toggleSound: idle, openRules: idle }
  const pieces = layOut(title, { ...actions, ...more })
  document.body.append(pieces.root)
  // Laid out, but not painted: that would take most of the time.
  if (isSwift) pieces.root.style.visibility = 'hidden'
  pieces.heading.say(words[manner.lang].title, manner.feature)
  pieces.rise.name(manner.words.riseName)
  const faces = await bakeFaces(theme, pictures)
  const opened = await openScreen(pieces.canvas)
  const screen = isSwift ? rarely(opened) : opened
  const parts = { screen, faces, theme, game, motion }
  const { isFast, isStill } = manner
  const board = new Board(parts, { isFast: () => isFast, isStill: () => isStill })
  new ResizeObserver(() => {
    const { x, y, width, height } = pieces.field.getBoundingClientRect()
    pieces.placeOn(board.place({ x, y, width, height }, innerWidth, innerHeight))
  }).observe(pieces.field)
  board.show(game.opening)
  const emblem = (): HTMLElement => {
    const [canvas, pen] = sheetOf(240, 240)
    drawLayers(pen, theme.emblem, pictures, 240)
    return make('div', { class: 'card-emblem' }, canvas)
  }
  const sound = createSound(theme.sound)
  const voices = { ...pieces, board, sound, motion, game, pace: theme.pace, emblem }
  const teller = createTeller(voices, () => manner)
  const tell: Tell = async (events) => {
    motion.calm()
    pieces.winBar.hide()
    await board.start('base')
    for (const beat of beatsOf(events, { baseBet: lira(10), cost: manner.cost }))
      await teller.tell(beat)
  }
  return { tell, faces, root: pieces.root }
}

function manner(title: Title, wishes: URLSearchParams): Manner {
  const lang = wishes.get('lang') === 'en' ? 'en' : 'tr'
  const { symbols, feature } = title.words[lang]
  const isStill = wishes.has('still')
  return {
    lang,
    words: slotWords[lang],
    symbols,
    feature,
    isFast: wishes.has('fast'),
    isStill,
    cost: lira(10),
  }
}

/** A clock by which everything is over at its next tick, as fast as the page can tick. */
function swiftClock(): Clock {
  const { port1, port2 } = new MessageChannel()
  const waiting: (() => void)[] = []
  let now = 0
  port1.onmessage = () => {
    now += 60_000
    for (const tick of waiting.splice(0)) tick()
  }
  return {
    now: () => now,
    next: (tick) => {
      waiting.push(tick)
      port2.postMessage(null)
    },
  }
}

const SELDOM = 40

/** Draws one picture of many, where nobody looks on. */
function rarely(screen: Screen): Screen {
  let asked = 0
  return {
    ...screen,
    render: (scene) => {
      asked += 1
      if (asked % SELDOM === 0) screen.render(scene)
    },
  }
}

function exampleButtons({ game }: Title, tell: Tell): HTMLElement[] {
  return examplesOf(game).map(({ name, events }) => {
    const button = make('button', { type: 'button', class: 'secondary' }, name)
    button.addEventListener('click', () => void tell(events))
    return button
  })
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
