/**
 * The first screen as it stands in the page before any script has run. The build has drawn it
 * (web/shell/first-frames.tsx); here the house's first game is written into it. It shows nothing
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
  /** By language and mode, then by address; with `+` where few games are shown as open books. */
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
  const games = gamesOf(data)
  const [game] = games
  const few = game !== undefined && games.length <= BOOKS_MAX
  const frame = frames[`${lang}-${mode}`]?.[few ? `${url}+` : url]
  if (frame === undefined) return null
  const noticed = cookies['kasa_noticed'] === undefined ? '' : ' data-noticed'
  const html = few ? written(frame, game) : frame
  return {
    html: `<div class="first-screen"${noticed} inert aria-hidden="true">${html}</div>`,
    link: `<link rel="stylesheet" crossorigin href="/${css}">`,
  }
}

const PLACES = /\{name\}|\{provider\}|\{image\}|987654321/g

function written(frame: string, game: ShownGame): string {
  const values: Record<string, string> = {
    '{name}': game.name,
    '{provider}': game.providerName,
    '{image}': game.image,
    [GAME_ID]: String(game.gameID),
  }
  return frame.replaceAll(PLACES, (place) => escaped(values[place] ?? ''))
}

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

/** The games of the first list that the page carries. */
function gamesOf(data: readonly FirstReply[]): ShownGame[] {
  const list = data.find(({ call }) => call === 'casino/games_list')?.reply.data
  // What casino/games_list answered a moment ago.
  return Array.isArray(list) ? (list as ShownGame[]) : []
}
