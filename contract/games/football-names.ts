/**
 * Who plays in the league of 3D football, and what people call its clubs, days, markets and bets. Clubs are known by their places in
 * this list, which the books keep: never reorder it. Names of clubs are the same in every language.
 */

import type { Lang } from '../languages.ts'

/** The first and the second colour of a shirt, how they lie on it, and the number upon it. */
export interface Club {
  readonly name: string
  /** Three letters, where there is no room for the name. */
  readonly short: string
  readonly first: string
  readonly second: string
  readonly pattern: 'plain' | 'stripes' | 'halves' | 'hoops'
  readonly ink: string
}

const club = (
  name: string,
  short: string,
  [first, second, ink]: readonly [string, string, string],
  pattern: Club['pattern'],
): Club => ({ name, short, first, second, ink, pattern })

export const CLUBS: readonly Club[] = [
  club('Poyraz FK', 'POY', ['#1f5fd0', '#f4f6fc', '#ffffff'], 'plain'),
  club('Lodos SK', 'LOD', ['#1b6f8f', '#8fd3e8', '#ffffff'], 'halves'),
  club('İmbat FK', 'İMB', ['#f3f5ff', '#12908f', '#0b3f40'], 'stripes'),
  club('Samanyolu FK', 'SAM', ['#4a2a86', '#d9c6ff', '#ffffff'], 'plain'),
  club('Kervan SK', 'KER', ['#7a3f12', '#ffc24b', '#ffe3a6'], 'plain'),
  club('Ihlamur 1924', 'IHL', ['#e6dfae', '#2f6b3a', '#1d4526'], 'halves'),
  club('Turkuaz SK', 'TUR', ['#0f8f86', '#0a3f4a', '#ffffff'], 'stripes'),
  club('Zafer 1919', 'ZAF', ['#b3302c', '#15172b', '#ffffff'], 'halves'),
  club('Karayel Gücü', 'KAR', ['#2b2f45', '#c6cbe0', '#ffffff'], 'hoops'),
  club('Mercan Ada', 'MER', ['#ff7a66', '#ffe0d8', '#5a140b'], 'plain'),
  club('Meltem Birlik', 'MEL', ['#2f9e5b', '#eafff2', '#08331a'], 'hoops'),
  club('Kordon FK', 'KOR', ['#c2265a', '#f7c6d8', '#ffffff'], 'stripes'),
  club('Kızılırmak SK', 'KIZ', ['#c8571c', '#3b1606', '#ffffff'], 'plain'),
  club('Deniz Feneri', 'DEN', ['#f4f6fc', '#d03b3b', '#8c1616'], 'hoops'),
  club('Çınaraltı SK', 'ÇIN', ['#5f7d2a', '#f0e6a0', '#ffffff'], 'plain'),
  club('Yakamoz FK', 'YAK', ['#16214f', '#6fe0ff', '#c9f4ff'], 'halves'),
]

const NOBODY = club('–', '–', ['#555555', '#777777', '#ffffff'], 'plain')

/** A club by its place in the league; a grey one where there is none. */
export const clubAt = (place: number | undefined): Club => CLUBS[place ?? -1] ?? NOBODY

/** So many matches are played on a match day, all at once; so many match days make a season. */
export const MATCHES = CLUBS.length / 2
export const WEEKS = 2 * (CLUBS.length - 1)

/** The season that a round of a league is of, from 1, and its match day in it, from 1. */
export const seasonOf = (round: number): number => 1 + Math.floor((round - 1) / WEEKS)
export const weekOf = (round: number): number => 1 + ((round - 1) % WEEKS)

/** The clubs of a match, counted from 1: a card names them home and away by turns. */
export const clubsOf = (
  field: readonly number[] | undefined,
  match: number,
): readonly [home: Club, away: Club] => [
  clubAt(field?.[2 * match - 2]),
  clubAt(field?.[2 * match - 1]),
]

/** `Poyraz FK – İmbat FK`. */
export const matchName = (field: readonly number[] | undefined, match: number): string =>
  clubsOf(field, match)
    .map(({ name }) => name)
    .join(' – ')

/** The markets of a match, in the order that a board shows them. */
export const MATCH_MARKETS = [
  'result',
  'double',
  'over',
  'under',
  'both',
  'halves',
  'score',
] as const
export type MatchMarket = (typeof MATCH_MARKETS)[number]

const MARKET_NAMES: Readonly<Record<Lang, Readonly<Record<MatchMarket, string>>>> = {
  tr: {
    result: 'Maç sonucu',
    double: 'Çifte şans',
    over: 'Üst',
    under: 'Alt',
    both: 'Karşılıklı gol',
    halves: 'İlk yarı / maç',
    score: 'Skor',
  },
  en: {
    result: 'Match result',
    double: 'Double chance',
    over: 'Over',
    under: 'Under',
    both: 'Both to score',
    halves: 'Half time / full time',
    score: 'Correct score',
  },
}

export const matchMarketName = (market: MatchMarket, lang: Lang): string =>
  MARKET_NAMES[lang][market]

const PICKS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  tr: { yes: 'var', no: 'yok', other: 'diğer' },
  en: { yes: 'yes', no: 'no', other: 'any other' },
}

/** `1X`, `2,5`, `var`, `2–1`, `1/X`: what was chosen of a market. */
export function pickName(market: MatchMarket, picks: readonly string[], lang: Lang): string {
  const [first = ''] = picks
  const named = PICKS[lang][first]
  if (named !== undefined) return named
  if (market === 'over' || market === 'under')
    return `${first.slice(0, -1)}${lang === 'tr' ? ',' : '.'}${first.slice(-1)}`
  if (market === 'score') return picks.join('–')
  return picks.join('/').toUpperCase()
}

/** Number of the match, market and picks as a bet's name has them; null where it is none of a match. */
export function partsOfBet(
  spot: string,
): { match: number; market: MatchMarket; picks: readonly string[] } | null {
  const [match = '', word, ...picks] = spot.split('-')
  const market = MATCH_MARKETS.find((one) => one === word)
  return market === undefined || !/^[1-9]\d?$/.test(match)
    ? null
    : { match: Number(match), market, picks }
}

/** `Maç sonucu 1`, `Üst 2,5`, `Skor 2–1`; the name itself where it is no bet on a match. */
export function matchBetName(spot: string, lang: Lang): string {
  const parts = partsOfBet(spot)
  if (parts === null) return spot
  const { market, picks } = parts
  return `${matchMarketName(market, lang)} ${pickName(market, picks, lang)}`
}

/** The score of a match, counted from 1, by the minutes in which each place of its card scored. */
export const scoreIn = (
  goals: readonly (readonly number[])[],
  match: number,
): readonly [home: number, away: number] => [
  goals[2 * match - 2]?.length ?? 0,
  goals[2 * match - 1]?.length ?? 0,
]

/** `1–0, 2–2, …`: how every match of a match day ended. */
export const scoresText = (goals: readonly (readonly number[])[]): string =>
  Array.from({ length: goals.length / 2 }, (_, at) => scoreIn(goals, at + 1).join('–')).join(', ')

/** `Poyraz FK – Kervan SK 1–0, …`: the same, with who played. */
export const matchScoresText = (
  field: Parameters<typeof matchName>[0],
  goals: readonly (readonly number[])[],
): string =>
  Array.from(
    { length: goals.length / 2 },
    (_, at) => `${matchName(field, at + 1)} ${scoreIn(goals, at + 1).join('–')}`,
  ).join(', ')
