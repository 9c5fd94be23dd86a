/**
 * Who runs at the tracks of golden race, and what people call them, the jackets and the bets. A stable's runners are known by their
 * places in these lists, which the books keep: never reorder one. Names are the same in every language.
 */

import type { Lang } from '../languages.ts'

/** The markets, in the order that a board shows them. */
export const MARKETS = ['win', 'place', 'forecast', 'tricast'] as const
export type RaceMarket = (typeof MARKETS)[number]

export interface Runner {
  readonly name: string
  /** Of its coat: the colour that it is drawn in. */
  readonly coat: string
}

const runners = (...list: readonly (readonly [string, string])[]): readonly Runner[] =>
  list.map(([name, coat]) => ({ name, coat }))

const [FAWN, RED, WHITE, BLUE, BLACK, BRINDLE, BAY, CHESTNUT, GREY, PALOMINO] = [
  '#c58a4e',
  '#9c4a24',
  '#ece6dc',
  '#6d7687',
  '#33313a',
  '#6b5238',
  '#7a4526',
  '#a65a2a',
  '#b5b8c2',
  '#d6ad68',
]

/** The stable of each track, by its table. */
export const STABLES: Readonly<Record<string, readonly Runner[]>> = {
  'altin-halic': runners(
    ['Rüzgârgülü', FAWN],
    ['Gece Kuşu', RED],
    ['Yıldız Tozu', WHITE],
    ['Altın Ok', BLUE],
    ['Sessiz Adım', BRINDLE],
    ['Kum Fırtınası', BLACK],
    ['Martı', WHITE],
    ['Çakıltaşı', BLUE],
    ['Yakamoz', BLACK],
    ['Karanfil', RED],
    ['İnce Saz', FAWN],
    ['Sandal', BRINDLE],
  ),
  'altin-bogazici': runners(
    ['Lodos', BAY],
    ['Erguvan', CHESTNUT],
    ['Gümüş Su', GREY],
    ['Kandilli', BLACK],
    ['Poyraz', GREY],
    ['Ada Vapuru', BAY],
    ['Ihlamur', PALOMINO],
    ['Şafak', CHESTNUT],
    ['Deniz Feneri', WHITE],
    ['Kayıkhane', BLACK],
    ['Mor Salkım', BAY],
    ['Rıhtım', GREY],
    ['Beyaz Yelken', WHITE],
    ['Akıntıburnu', CHESTNUT],
    ['Sis Düdüğü', GREY],
    ['Mehtap', PALOMINO],
  ),
  'altin-bozkir': runners(
    ['Bozok', BRINDLE],
    ['Ayaz', WHITE],
    ['Kekik', FAWN],
    ['Toprak Yol', RED],
    ['Gelincik', RED],
    ['Şimşek', BLACK],
    ['Kervan', FAWN],
    ['Tuz Gölü', WHITE],
    ['Kızıl Tepe', RED],
    ['Alaca', BRINDLE],
    ['Keven', FAWN],
    ['Kırağı', BLUE],
    ['Göçebe', BRINDLE],
    ['Başak', FAWN],
    ['Duman', BLUE],
    ['Uzun Yaz', BLACK],
  ),
}

/** A runner of a track's stable; its number stands for one that is not there. */
export const runnerName = (table: string, runner: number): string =>
  (Object.hasOwn(STABLES, table) ? STABLES[table]?.[runner]?.name : undefined) ?? `#${runner + 1}`

/** What a runner wears at a post: first and second colour, and the number upon it. */
export interface Jacket {
  readonly back: string
  readonly stripe: string | null
  readonly ink: string
}

/** By posts from 1: as greyhounds have worn them for a century. */
const JACKETS: readonly Jacket[] = [
  { back: '#c23b34', stripe: null, ink: '#ffffff' },
  { back: '#1f5fd0', stripe: null, ink: '#ffffff' },
  { back: '#f4f6fc', stripe: null, ink: '#10142b' },
  { back: '#15172b', stripe: null, ink: '#ffffff' },
  { back: '#f28b22', stripe: null, ink: '#10142b' },
  { back: '#15172b', stripe: '#f4f6fc', ink: '#10142b' },
  { back: '#1c8a55', stripe: null, ink: '#ffffff' },
  { back: '#e9a6c4', stripe: '#f6d9e6', ink: '#10142b' },
]

const NO_JACKET: Jacket = { back: '#555555', stripe: null, ink: '#ffffff' }

export const jacketOf = (post: number): Jacket => JACKETS[post - 1] ?? NO_JACKET

const MARKET_NAMES: Readonly<Record<Lang, Readonly<Record<RaceMarket, string>>>> = {
  tr: { win: 'Birinci', place: 'Plase', forecast: 'Sıralı ikili', tricast: 'Sıralı üçlü' },
  en: { win: 'Win', place: 'Place', forecast: 'Forecast', tricast: 'Tricast' },
}

export const marketName = (market: RaceMarket, lang: Lang): string => MARKET_NAMES[lang][market]

/** `Birinci 3`, `Sıralı ikili 3–1`; the name itself where it is none of a race's. */
export function raceSpotName(spot: string, lang: Lang): string {
  const [word, ...posts] = spot.split('-')
  const market = MARKETS.find((one) => one === word)
  return market === undefined ? spot : `${marketName(market, lang)} ${posts.join('–')}`
}

/** `3–1–2–6–4–5`: the posts as they finished. */
export const orderText = (order: readonly number[]): string => order.join('–')
