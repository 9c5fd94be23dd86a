/**
 * The first screen as it stands in the page before any script has run. The build has drawn it
 * (web/shell/first-frames.tsx); here the house's first game, or its first slides, are written into it. It shows nothing
 * that the page's data does not hold, and a browser that a member has used gets none: their screen
 * is drawn from what that browser remembers.
 */
import type { FastifyRequest } from 'fastify'
import type { Lang } from '../context.ts'
import type { Mode } from '../page/mode.ts'
import type { FirstReply } from './first-data.ts'

/** The markup, and the link to the stylesheet it needs. */
export interface FirstFrame {
  html: string
  link: string
}

interface Wanted {
  request: Pick<FastifyRequest, 'url' | 'cookies'>
  lang: Lang
  mode: Mode
  data: readonly FirstReply[]
}

interface Drawn {
  css: string
  /** By language and mode, then by address; with `+` where games are few, with `~` where slides show. */
  frames: Record<string, Record<string, string>>
}

const MEMBER_COOKIES = ['kasa-browser', '__Host-kasa-browser']
const BOOKS_MAX = 4
/** What the drawing has where the game's number belongs. */
const GAME_ID = '987654321'

/** Picks and fills the frame of a request, given the text that the build wrote; null for none. */
export function firstFrames(): (text: string | null, wanted: Wanted) => FirstFrame | null {
  let known: { text: string; drawn: Drawn } | null = null
  return (text, wanted) => {
    if (text === null) return null
    // Written by the build, beside the page it belongs to.
    if (known?.text !== text) known = { text, drawn: JSON.parse(text) as Drawn }
    return filled(known.drawn, wanted)
  }
}

function filled({ css, frames }: Drawn, { request, lang, mode, data }: Wanted): FirstFrame | null {
  const { url, cookies } = request
  if (MEMBER_COOKIES.some((name) => cookies[name] !== undefined)) return null
  const games = rowsOf<ShownGame>(data, 'casino/games_list')
  const slides = url === '/' ? rowsOf<ShownSlide>(data, 'cmscontroller/getSlider') : []
  const [game] = games
  const few = game !== undefined && games.length <= BOOKS_MAX
  const kind = slides.length > 0 ? '~' : few ? '+' : ''
  const frame = frames[`${lang}-${mode}`]?.[url + kind]
  const values = slides.length > 0 ? wordsOfSlides(slides) : few ? wordsOfGame(game) : {}
  if (frame === undefined || values === null) return null
  const noticed = cookies['kasa_noticed'] === undefined ? '' : ' data-noticed'
  const html = written(frame, values)
  return {
    html: `<div class="first-screen"${noticed} inert aria-hidden="true">${html}</div>`,
    link: `<link rel="stylesheet" crossorigin href="/${css}">`,
  }
}

const PLACES = /\{[a-z-]+\}|987654321/g

type Values = Readonly<Record<string, string>>

const wordsOfGame = (game: ShownGame): Values => ({
  '{name}': game.name,
  '{provider}': game.providerName,
  '{image}': game.image,
  [GAME_ID]: String(game.gameID),
})

/** Null where the two sides are not both there, or a first slide lacks a part: it looks otherwise. */
function wordsOfSlides(slides: readonly ShownSlide[]): Values | null {
  const values: Record<string, string> = {}
  for (const place of ['sol', 'sag']) {
    const slide = slides.find(({ sliderPlace }) => sliderPlace === place)
    if (!slide || slide.image === '' || slide.link === '' || slide.button === '') return null
    for (const part of ['title', 'text', 'image', 'button'] as const)
      values[`{${place}-${part}}`] = slide[part]
  }
  return values
}

const written = (frame: string, values: Values): string =>
  frame.replaceAll(PLACES, (place) => escaped(values[place] ?? place))

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')

interface ShownGame {
  gameID: number
  name: string
  providerName: string
  image: string
}

interface ShownSlide {
  sliderPlace: string
  title: string
  text: string
  image: string
  link: string
  button: string
}

/** The rows of the first answer to this call that the page carries. */
function rowsOf<T>(data: readonly FirstReply[], name: string): T[] {
  const rows = data.find(({ call }) => call === name)?.reply.data
  // What the call answered a moment ago.
  return Array.isArray(rows) ? (rows as T[]) : []
}
