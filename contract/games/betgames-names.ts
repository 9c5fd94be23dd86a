/**
 * The games that are bet on by draws (bet on games), and what people call them, their balls, fields, dice and cards, and every bet. Bets'
 * names stand in the books: never change one.
 */
import { CARD_RANKS, SUITS, cardSign, suitName, suitSign } from './blackjack-names.ts'
import type { Lang } from '../languages.ts'

export const BETGAMES = ['lucky-5', 'lucky-6', 'lucky-7', 'wheel', 'dice', 'elements'] as const
export type Betgame = (typeof BETGAMES)[number]

/** The colours of balls, of a wheel's fields, and of dice. */
export type BetgameColour = 'red' | 'blue' | 'green' | 'yellow' | 'gold'

/** Balls of a lucky game have these colours, in runs of the same length from the lowest on. */
export const BALL_COLOURS = {
  'lucky-5': ['red', 'blue', 'green', 'yellow'],
  'lucky-6': ['red', 'green', 'blue'],
  'lucky-7': ['yellow', 'blue'],
} as const satisfies Partial<Record<Betgame, readonly BetgameColour[]>>
export type LuckyGame = keyof typeof BALL_COLOURS

export const isLucky = (game: Betgame): game is LuckyGame => Object.hasOwn(BALL_COLOURS, game)

/** Of a ball from 1 to so many. */
export function ballColour(game: LuckyGame, of: number, ball: number): BetgameColour {
  const colours = BALL_COLOURS[game]
  return colours[Math.floor(((ball - 1) * colours.length) / of)] ?? 'red'
}

/** The wheel has eighteen numbers and a star, which is its last field. */
export const WHEEL_NUMBERS = 18
export const STAR = 19
export const WHEEL_COLOURS = ['red', 'blue', 'green'] as const
/** By turns, from 1 on; the star is gold. */
export const fieldColour = (field: number): BetgameColour =>
  field === STAR ? 'gold' : (WHEEL_COLOURS[(field - 1) % WHEEL_COLOURS.length] ?? 'red')

/** In the order in which they are thrown. */
export const DICE = ['red', 'blue'] as const

/** In the order in which they are dealt a card. */
export const ELEMENTS = ['earth', 'water', 'fire', 'air'] as const
export type Element = (typeof ELEMENTS)[number]

/** The cards of the war of elements are 1 to 52, ace to king of each suit; 0 to 51 of the house's other cards. */
export const cardOf = (number: number): number => number - 1

/** The markets of each, in the order that a board shows them. */
export const BETGAME_MARKETS = {
  lucky: ['balls', 'total', 'odds', 'colours', 'first'],
  wheel: ['number', 'colour', 'parity', 'half', 'third'],
  dice: ['duel', 'total', 'die', 'pair', 'gap'],
  elements: ['win', 'above', 'tint', 'suit', 'reds', 'high'],
} as const
export type BetgameMarket = (typeof BETGAME_MARKETS)[keyof typeof BETGAME_MARKETS][number]

export const marketsOf = (game: Betgame): readonly BetgameMarket[] =>
  isLucky(game) ? BETGAME_MARKETS.lucky : BETGAME_MARKETS[game]

const MARKET_NAMES: Readonly<Record<Lang, Readonly<Record<BetgameMarket, string>>>> = {
  tr: {
    balls: 'Toplar',
    total: 'Toplam',
    odds: 'Tek top sayısı',
    colours: 'Renk sayısı',
    first: 'İlk top',
    number: 'Sayı',
    colour: 'Renk',
    parity: 'Tek çift',
    half: 'Yarı',
    third: 'Üçte bir',
    duel: 'Düello',
    die: 'Tek zar',
    pair: 'İki zar',
    gap: 'Fark',
    win: 'Kazanan',
    above: 'Kim yüksek',
    tint: 'Kart rengi',
    suit: 'Kart cinsi',
    reds: 'Kırmızı kart sayısı',
    high: 'En yüksek kart',
  },
  en: {
    balls: 'Balls',
    total: 'Total',
    odds: 'Odd balls',
    colours: 'Colours',
    first: 'First ball',
    number: 'Number',
    colour: 'Colour',
    parity: 'Odd or even',
    half: 'Half',
    third: 'Third',
    duel: 'Duel',
    die: 'One die',
    pair: 'Both dice',
    gap: 'Difference',
    win: 'Winner',
    above: 'Who is higher',
    tint: 'Colour of a card',
    suit: 'Suit of a card',
    reds: 'Red cards',
    high: 'Highest card',
  },
}

export const betgameMarketName = (market: BetgameMarket, lang: Lang): string =>
  MARKET_NAMES[lang][market]

const WORDS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  tr: {
    red: 'kırmızı',
    blue: 'mavi',
    green: 'yeşil',
    yellow: 'sarı',
    gold: 'altın',
    black: 'siyah',
    odd: 'tek',
    even: 'çift',
    over: 'üst',
    under: 'alt',
    star: 'yıldız',
    low: '1–9',
    high: '10–18',
    tie: 'beraberlik',
    earth: 'toprak',
    water: 'su',
    fire: 'ateş',
    air: 'hava',
    a: 'A',
    k: 'K',
    q: 'Q',
    j: 'J',
  },
  en: {
    red: 'red',
    blue: 'blue',
    green: 'green',
    yellow: 'yellow',
    gold: 'gold',
    black: 'black',
    odd: 'odd',
    even: 'even',
    over: 'over',
    under: 'under',
    star: 'star',
    low: '1–9',
    high: '10–18',
    tie: 'tie',
    earth: 'earth',
    water: 'water',
    fire: 'fire',
    air: 'air',
    a: 'A',
    k: 'K',
    q: 'Q',
    j: 'J',
  },
}

/** A colour, an element, odd, over; what it was asked for where it has no name. */
export const betgameWord = (word: string, lang: Lang): string => WORDS[lang][word] ?? word

/** The market and what was chosen of it, as a bet's name has them; null where it is no bet of bet on games. */
export function partsOfBetgame(
  spot: string,
): { market: BetgameMarket; picks: readonly string[] } | null {
  const [word, ...picks] = spot.split('-')
  const market = Object.values(BETGAME_MARKETS)
    .flat()
    .find((one) => one === word)
  return market === undefined || picks.length === 0 ? null : { market, picks }
}

const lineText = (line: string, lang: Lang): string =>
  `${line.slice(0, -1)}${lang === 'tr' ? ',' : '.'}${line.slice(-1)}`

/** `3, 17`, `üst 92,5`, `kırmızı 2`, `toprak > hava`, `K`: what was chosen of a market. */
export function betgamePick(market: BetgameMarket, picks: readonly string[], lang: Lang): string {
  const [first = '', second = ''] = picks
  const word = betgameWord(first, lang)
  switch (market) {
    case 'balls':
      return picks.join(', ')
    case 'total':
      return second === '' ? word : `${word} ${lineText(second, lang)}`
    case 'third':
      return `${6 * Number(first) - 5}–${6 * Number(first)}`
    case 'pair':
      return `${betgameWord('red', lang)} ${first}, ${betgameWord('blue', lang)} ${second}`
    case 'above':
      return `${word} > ${betgameWord(second, lang)}`
    case 'suit':
      return `${word} ${suitText(second, lang)}`
    default:
      return second === '' ? word : `${word} ${betgameWord(second, lang)}`
  }
}

/** `♥ kupa`. */
export function suitText(word: string, lang: Lang): string {
  const suit = SUITS.find((one) => one === word)
  return suit ? `${suitSign(SUITS.indexOf(suit) * CARD_RANKS)} ${suitName(suit, lang)}` : word
}

/** `Toplar 3, 17`, `Toplam üst 92,5`; the name itself where it is no bet of bet on games. */
export function betgameBetName(spot: string, lang: Lang): string {
  const parts = partsOfBetgame(spot)
  if (parts === null) return spot
  const { market, picks } = parts
  return `${betgameMarketName(market, lang)} ${betgamePick(market, picks, lang)}`
}

/** `7, 31, 2, 18, 25` of balls, `12` or `★` of the wheel, `4–2` of dice, `K♠ 7♥ A♦ 2♣` of cards. */
export function betgameNumbers(game: Betgame, numbers: readonly number[]): string {
  if (game === 'wheel') return numbers.map((field) => (field === STAR ? '★' : field)).join()
  if (game === 'dice') return numbers.join('–')
  if (game === 'elements') return numbers.map((number) => cardSign(cardOf(number))).join(' ')
  return numbers.join(', ')
}
