/**
 * The first screen as it stands in the page before any script has run. The build has drawn it
 * (web/prerender/templates.tsx); here what the house knows is written into it (frame-fillings.ts). It
 * shows nothing that the page's data does not hold: of a member's screen what all members see, and none of
 * their own.
 */
import type { FastifyRequest } from 'fastify'
import type { Lang } from '../context.ts'
import type { Mode } from './mode.ts'
import { ANYWHERE, drawingAt, isWhole } from '#contract/addresses/arrivals.ts'
import { isNarrowed, pathOf } from '#contract/addresses/site.ts'
import type { FirstReply } from './first-data.ts'
import { fillingOf, type Filling, type Values } from './frame-fillings.ts'

/** What the page shows before its script has run. */
export interface FirstFrame {
  /** Null leaves the quiet one that the page was built with. */
  html: string | null
  /** The rules that draw it: the page waits for no stylesheet. */
  style: string
}

interface Wanted {
  request: Pick<FastifyRequest, 'url' | 'cookies'>
  lang: Lang
  mode: Mode
  /** Null where no screen may be drawn. */
  data: readonly FirstReply[] | null
}

interface Drawings {
  /** By address. */
  styles: Record<string, string>
  /** By language and mode, then by address with the mark of what was known. */
  frames: Record<string, Record<string, string>>
}

interface Drawn extends Partial<Record<'visitor' | 'member', Drawings>> {
  /** What draws the quiet frame. */
  quiet: string
}

const MEMBER_COOKIES = ['kasa-browser', '__Host-kasa-browser']

/** As whose the site will stand there, which it writes down itself (web/state/page-attributes.ts); `quiet` where nobody knows, or play is closed. */
type Audience = 'visitor' | 'member' | 'quiet'

/** All that a frame takes from the cookies of whoever asks. */
export interface FrameCookies {
  audience: Audience
  /** Has the notice of a demo house been closed? In a quiet frame there is none. */
  isNoticed: boolean
}

export function frameCookies(cookies: FastifyRequest['cookies']): FrameCookies {
  const audience = audienceOf(cookies)
  return { audience, isNoticed: audience !== 'quiet' && cookies['kasa_noticed'] !== undefined }
}

function audienceOf(cookies: FastifyRequest['cookies']): Audience {
  const { kasa_frame: written } = cookies
  if (written === 'visitor' || written === 'member') return written
  const isNew = written === undefined && MEMBER_COOKIES.every((name) => cookies[name] === undefined)
  return isNew ? 'visitor' : 'quiet'
}

/** Picks and fills the frame of a request, given the text that the build wrote; null where nothing is built. */
export function firstFrames(): (text: string | null, wanted: Wanted) => FirstFrame | null {
  let known: { text: string; drawn: Drawn } | null = null
  return (text, wanted) => {
    if (text === null) return null
    // Written by the build, beside the page it belongs to.
    if (known?.text !== text) known = { text, drawn: JSON.parse(text) as Drawn }
    const { drawn } = known
    const place = placeOf(drawn, wanted)
    return place === null
      ? { html: null, style: drawn.quiet }
      : { html: filled(place, wanted), style: place.style }
  }
}

/** A drawing, what draws it, and what is written into it. */
interface Place {
  frame: string
  style: string
  filling: Filling
}

/** That of the screen, or else what stands around any; null where nothing may stand around it. */
function placeOf(drawn: Drawn, { request, lang, mode, data }: Wanted): Place | null {
  const { url, cookies } = request
  const path = pathOf(url)
  const { audience } = frameCookies(cookies)
  const drawings = audience === 'quiet' ? undefined : drawn[audience]
  if (data === null || drawings === undefined) return null
  const { frames, styles } = drawings
  const screens = frames[`${lang}-${mode}`] ?? {}
  const filling = isNarrowed(url) ? null : fillingOf(path, data, lang)
  const address = drawingAt(path)
  const frame = filling === null ? undefined : screens[address + filling.mark]
  if (filling !== null && frame !== undefined)
    return { frame, style: styles[address] ?? '', filling }
  if (isWhole(path)) return null
  const around = screens[ANYWHERE]
  if (around === undefined) return null
  return { frame: around, style: styles[ANYWHERE] ?? '', filling: NOTHING }
}

const NOTHING: Filling = { mark: '', values: {}, each: [] }

function filled({ frame, filling }: Place, { request }: Wanted): string {
  const { audience, isNoticed } = frameCookies(request.cookies)
  const noticed = isNoticed ? ' data-noticed' : ''
  // How many of what is repeated will stand there: shown half read, the page knows it all the same.
  const each = ` data-each="${filling.each.length}"`
  return `<div class="first-screen" data-frame="${audience}"${noticed}${each} inert aria-hidden="true">${written(frame, filling)}</div>`
}

const PLACES = /\{[a-z-]+\}|987654321/g
const EACH = /<!--each-->(.*?)<!--\/each-->/gs

/** What is repeated is written first, whole, and not looked through a second time. */
function written(frame: string, { values, each }: Filling): string {
  const parts = frame.split(EACH)
  return parts
    .map((part, at) =>
      at % 2 === 0
        ? placed(part, values)
        : each.map((row, place) => placed(inTurn(part, place), { ...values, ...row })).join(''),
    )
    .join('')
}

/**
 * Of pictures alike the first comes first: on a slow line each has its share of it else, and none is there. The others are asked
 * for once the page is laid out. As React writes attributes.
 */
const inTurn = (part: string, place: number): string =>
  place === 0
    ? part
    : part
        .replace('fetchPriority="high"', 'fetchPriority="auto"')
        .replace('loading="eager"', 'loading="lazy"')

const placed = (part: string, values: Values): string =>
  part.replaceAll(PLACES, (place) => values[place] ?? place)
