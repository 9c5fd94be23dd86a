/**
 * What is written into the first screen of an address, of the answers that the page carries: which of
 * its drawings it is, by the mark that web/prerender/templates.tsx gives each, and the values in it.
 */
import { BOOKS_MAX } from '#contract/addresses/first-payloads.ts'
import { isWhole } from '#contract/addresses/arrivals.ts'
import { readGamePath } from '#contract/addresses/play.ts'
import type { Output } from '#contract/registry.ts'
import { entriesOf, INFORMATION_PAGES } from '#contract/addresses/information-pages.ts'
import type { Lang } from '../context.ts'
import { rowsOf, type FirstReply } from './first-data.ts'
import { kurusText } from './kurus-text.ts'

export interface Filling {
  mark: string
  values: Values
  /** Of what stands there more than once, one each. */
  each: readonly Values[]
}

/** By the place that the drawing has for it, as it may stand in HTML. */
export type Values = Readonly<Record<string, string>>

type Data = readonly FirstReply[]

/** Null where the screen would look otherwise than any drawing of it. */
export function fillingOf(path: string, data: Data, lang: Lang): Filling | null {
  if (path === '/') return ofHome(data)
  if (path === '/live') return ofLive(data, lang)
  if (path === '/promotions') return ofPromotions(data)
  const game = readGamePath(path)
  if (game !== null) return ofCover(game.gameID, data)
  if (isWhole(path)) return null
  const page = INFORMATION_PAGES.find((each) => each.path === path)
  return page === undefined ? ofGames(data) : ofInformation(page, data)
}

const bare = (mark: string): Filling => ({ mark, values: {}, each: [] })

/** What the drawing has where the number of a game or a promotion belongs. */
const ID = '987654321'

/** The games, where there are so few that each stands as an open book; home shows the first. */
function ofGames(data: Data): Filling {
  const games = rowsOf<ShownGame>(data, 'casino/games_list') ?? []
  const [game] = games
  if (game === undefined || games.length > BOOKS_MAX) return bare('')
  const values = {
    '{name}': escaped(game.name),
    '{provider}': escaped(game.providerName),
    '{image}': escaped(game.image),
    [ID]: String(game.gameID),
  }
  const each = games.map(({ gameID, name, providerName, image }) => ({
    [ID]: String(gameID),
    '{each-name}': escaped(name),
    '{each-provider}': escaped(providerName),
    '{each-image}': escaped(image),
  }))
  return { mark: '+', values, each }
}

/** Null where the two sides are not both there, or a first slide lacks a part: it looks otherwise. */
function ofHome(data: Data): Filling | null {
  const slides = rowsOf<ShownSlide>(data, 'cmscontroller/getSlider') ?? []
  if (slides.length === 0) return ofGames(data)
  const values: Record<string, string> = {}
  const sidesWithMore: string[] = []
  for (const place of ['sol', 'sag']) {
    const [slide, next] = slides.filter(({ sliderPlace }) => sliderPlace === place)
    if (next) sidesWithMore.push(place)
    if (!slide || slide.image === '' || slide.link === '' || slide.button === '') return null
    for (const part of ['title', 'text', 'image', 'button'] as const)
      values[`{${place}-${part}}`] = escaped(slide[part])
  }
  return { mark: `~${sidesWithMore.join('~')}`, values, each: [] }
}

/** So many tables stand in sight of the widest screen, or hold the place of those below. */
const TABLES_DRAWN = 12

/** Without a provider there is nothing to narrow, and no table; one without a picture has the house's own geometry. */
function ofLive(data: Data, lang: Lang): Filling {
  if (rowsOf(data, 'livecasino/provider_list')?.length === 0) return bare('-')
  const tables = rowsOf<ShownTable>(data, 'livecasino/game_table_list')?.slice(0, TABLES_DRAWN)
  if (!tables?.length || tables.some(({ image }) => image === '')) return bare('')
  const each = tables.map(({ tableID, name, providerName, image, minStake, maxStake }) => ({
    [ID]: String(tableID),
    '{each-name}': escaped(name),
    '{each-provider}': escaped(providerName),
    '{each-image}': escaped(image),
    '{each-least}': liraText(minStake, lang),
    '{each-most}': liraText(maxStake, lang),
  }))
  return { mark: '+', values: {}, each }
}

/** Of lira as the wire has it. */
const liraText = (lira: number, lang: Lang): string =>
  kurusText(BigInt(Math.round(lira * 100)), lang)

/** Null for a game that is not there, or has no picture. */
function ofCover(gameID: number, data: Data): Filling | null {
  const reply = data.find(({ call }) => call === 'casino/cover')?.reply
  if (reply?.result !== true) return null
  // What the call answered a moment ago.
  const { name, image } = reply.data as Output<'casino/cover'>
  const values = { '{name}': escaped(name), '{image}': escaped(image), [ID]: String(gameID) }
  return image === '' ? null : { mark: '', values, each: [] }
}

/** Null for a promotion without a picture: the house's own geometry stands there. */
function ofPromotions(data: Data): Filling | null {
  const promotions = rowsOf<ShownPromotion>(data, 'cmscontroller/getPromotions')
  if (promotions === null || promotions.some(({ image }) => image === '')) return null
  const each = promotions.map(({ id, title, text, image }) => ({
    [ID]: String(id),
    '{each-title}': escaped(title),
    '{each-text}': escaped(text),
    '{each-image}': escaped(image),
  }))
  return { mark: each.length === 0 ? '-' : '+', values: {}, each }
}

/** So many headings have a list of contents above the text. */
const CONTENTS_MIN = 3

function ofInformation(page: (typeof INFORMATION_PAGES)[number], data: Data): Filling | null {
  const rows = rowsOf<ShownEntry>(data, 'cmscontroller/getInformation')
  const entries = rows && entriesOf(page, rows)
  if (entries === null || entries.length === 0) return null
  if (page.page === 'faq') return ofQuestions(entries)
  const html = entries.map(({ Text }) => Text).join('\n')
  if (!isPlain(html)) return null
  const headings = [...html.matchAll(/<h2>(.*?)<\/h2>/gs)]
  const each = headings.map(([, text = '']) => ({
    '{each-title}': text.replaceAll(/<[^>]*>/g, ''),
  }))
  return { mark: each.length < CONTENTS_MIN ? '-' : '+', values: { '{html}': html }, each }
}

/** Each closed: its answer comes with the script. */
function ofQuestions(entries: readonly ShownEntry[]): Filling {
  const each = entries.map(({ title }) => ({ '{each-title}': escaped(title), '{html}': '' }))
  return { mark: '-', values: {}, each }
}

const PLAIN_TAG =
  /<\/?(?:p|h2|h3|ul|ol|li|strong|em|b|i)>|<br \/>|<a href="(?:\/|mailto:|tel:)[^"<>]*">|<\/a>/g

/**
 * Does the page show this text as it came, already cleaned? It leaves words and lists as they are,
 * and headings that begin at the second level; whatever else it would dress first.
 */
function isPlain(html: string): boolean {
  const [first = '<h2>'] = /<h\d>/.exec(html) ?? []
  return first === '<h2>' && !html.replaceAll(PLAIN_TAG, '').includes('<')
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

interface ShownTable {
  tableID: number
  name: string
  providerName: string
  image: string
  minStake: number
  maxStake: number
}

interface ShownSlide {
  sliderPlace: string
  title: string
  text: string
  image: string
  link: string
  button: string
}

interface ShownPromotion {
  id: number
  title: string
  text: string
  image: string
}

interface ShownEntry {
  slug: string
  title: string
  Text: string
}
