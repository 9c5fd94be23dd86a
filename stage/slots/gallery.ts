import { lira } from '#contract/money.ts'
import type { SlotEvent } from '#games/slots/events.ts'
import { make } from '../dom.ts'
import { Frame } from '../frame/frame.ts'
import type { Launch } from '../protocol/launch.ts'
import './sheets.css'
import './slots.css'
import './controls.css'
import { drawLayers, sheetOf } from './board/bake.ts'
import { Board } from './board/board.ts'
import { bakeFaces, type Faces } from './board/faces.ts'
import { loadPictures } from './board/pictures.ts'
import { openScreen, type Screen } from './board/renderer.ts'
import { createCues } from './cues.ts'
import { examplesOf } from './examples.ts'
import { openHooks } from './gallery-hooks.ts'
import { createMotion, type Clock, type Motion } from './motion.ts'
import { layOut } from './panel/pieces.ts'
import { createPresenter } from './presentation/presenter.ts'
import { stepsOf } from './presentation/steps.ts'
import type { PresentOptions } from './presentation/scene.ts'
import { TITLES } from './themes.ts'
import type { Title } from './title.ts'
import { slotWords } from './words.ts'

/** It is launched from nowhere, and asks no server. */
const NO_LAUNCH: Launch = {
  game: '',
  version: '1',
  kind: 'slot',
  sessionID: '',
  lang: 'tr',
  server: '',
  site: null,
  replay: null,
}

const idle = (): void => undefined

type Present = (events: readonly SlotEvent[]) => Promise<void>

/**
 * Development only, at `?gallery&game=…`: every symbol at rest, in a rush and lit, and a button for
 * every level a round can end on and every feature. Nothing here plays: the rounds are made up and
 * never leave the page. `swift` shows without waiting, `still` without movement, `lang=en` in English.
 */
export async function openGallery(query: URLSearchParams): Promise<void> {
  const title = TITLES[query.get('game') ?? 'lale-devri']
  if (!title) return
  const isSwift = query.has('swift')
  const motion = isSwift ? createMotion(swiftClock()) : createMotion()
  const { present, faces, root } = await layGallery(title, motion, optionsOf(title, query), isSwift)
  const summary = make('summary', {}, 'Galeri')
  const content = [...exampleButtons(title, present), symbolRow(faces.sheets)]
  root.append(make('details', { class: 'gallery' }, summary, ...content))
  openHooks(present)
}

async function layGallery(
  title: Title,
  motion: Motion,
  options: PresentOptions,
  isSwift: boolean,
): Promise<{ present: Present; faces: Faces; root: HTMLElement }> {
  const { theme, game, words } = title
  const pictures = await loadPictures(theme)
  await document.fonts.load("800 40px 'Bricolage Grotesque Variable'", 'AKQJ10')
  const press = (): void => motion.hurry()
  const actions = { press, lower: idle, raise: idle, chooseStake: idle, buy: idle }
  const frame = new Frame({ ...NO_LAUNCH, game: theme.game, lang: options.lang }, false)
  const pieces = layOut(frame, title, { ...actions, autoplay: idle, toggleFast: idle })
  const { root, heading, log } = frame
  document.body.append(root)
  // Laid out, but not painted: that would take most of the time.
  if (isSwift) root.style.visibility = 'hidden'
  heading.set(words[options.lang].title, options.feature)
  pieces.rise.name(options.words.riseName)
  const faces = await bakeFaces(theme, pictures)
  const opened = await openScreen(pieces.canvas)
  const screen = isSwift ? rarely(opened) : opened
  const parts = { screen, faces, theme, game, motion }
  const { isFast, isStill } = options
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
  const cues = createCues(frame.sound, theme.sound)
  const scene = { ...pieces, heading, log, board, cues, motion, game, pace: theme.pace, emblem }
  const presenter = createPresenter(scene, () => options)
  const present: Present = async (events) => {
    motion.calm()
    pieces.winBar.hide()
    await board.start('base')
    for (const step of stepsOf(events, { baseBet: lira(10), cost: options.cost }))
      await presenter.present(step)
  }
  return { present, faces, root }
}

function optionsOf(title: Title, query: URLSearchParams): PresentOptions {
  const lang = query.get('lang') === 'en' ? 'en' : 'tr'
  const { symbols, feature } = title.words[lang]
  const isStill = query.has('still')
  return {
    lang,
    words: slotWords[lang],
    symbols,
    feature,
    isFast: query.has('fast'),
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
  let calls = 0
  return {
    ...screen,
    render: (scene) => {
      calls += 1
      if (calls % SELDOM === 0) screen.render(scene)
    },
  }
}

function exampleButtons({ game }: Title, present: Present): HTMLElement[] {
  return examplesOf(game).map(({ name, events }) => {
    const button = make('button', { type: 'button', class: 'secondary' }, name)
    button.addEventListener('click', () => void present(events))
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
