/**
 * Table games that are drawn at once, and what people call their places, their bets and how they ended. Bets' names stand in the books:
 * never change one.
 */
import { cardName, cardSign } from './blackjack-names.ts'
import { pokerHandName, type PokerHand } from './poker-names.ts'
import type { Lang } from '../languages.ts'

export const TABLEGAMES = [
  'baccarat',
  'dragon-tiger',
  'sic-bo',
  'wheel-of-fortune',
  'andar-bahar',
  'casino-holdem',
] as const
export type Tablegame = (typeof TABLEGAMES)[number]

/** What a member may decide in the middle of a round; a call is the name of the bet that it adds, too. */
export const CALL = 'call'
export const TABLEGAME_ACTS = [CALL, 'fold'] as const
export type TablegameAct = (typeof TABLEGAME_ACTS)[number]

/** What lies on the table after a round, or so far. */
export interface TablegameBoard {
  /** In the order in which it came; a number is its drum's. */
  readonly dealt: readonly { readonly place: string; readonly number: number }[]
  /** What each place comes to, of games that count. */
  readonly totals: Readonly<Record<string, number>>
  /** How it ended: the name of the bet or the place that says so; empty as long as not all of it lies there. */
  readonly ended: string
  /** Of poker, which hand each place has, and the cards of the best one. */
  readonly hands?: Readonly<Record<string, PokerHand>>
  readonly best?: readonly number[]
}

const DECK = 52

/** Of a number out of one deck or several, each in the order of the house's cards: 0 to 51. */
export const cardIn = (number: number): number => (number - 1) % DECK

const WORDS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  tr: {
    player: 'Oyuncu',
    banker: 'Banko',
    tie: 'Beraberlik',
    'player-pair': 'Oyuncu çifti',
    'banker-pair': 'Banko çifti',
    dragon: 'Ejderha',
    tiger: 'Kaplan',
    'suited-tie': 'Aynı cins beraberlik',
    small: 'Küçük (4–10)',
    big: 'Büyük (11–17)',
    odd: 'Tek toplam',
    even: 'Çift toplam',
    'any-triple': 'Herhangi üçlü',
    die: 'Zar',
    joker: 'Joker',
    andar: 'Andar',
    bahar: 'Bahar',
    total: 'Toplam {}',
    single: 'Tek zar {}',
    double: 'İkili {}',
    triple: 'Üçlü {}',
    dice: '{} ve {}',
    field: '{}',
    nth: '{}. kart',
    ante: 'Ante',
    call: 'Görme',
    aces: 'AA+',
    dealer: 'Krupiye',
    table: 'Masa',
    unqualified: 'Krupiye açamadı',
  },
  en: {
    player: 'Player',
    banker: 'Banker',
    tie: 'Tie',
    'player-pair': 'Player pair',
    'banker-pair': 'Banker pair',
    dragon: 'Dragon',
    tiger: 'Tiger',
    'suited-tie': 'Suited tie',
    small: 'Small (4–10)',
    big: 'Big (11–17)',
    odd: 'Odd total',
    even: 'Even total',
    'any-triple': 'Any triple',
    die: 'Die',
    joker: 'Joker',
    andar: 'Andar',
    bahar: 'Bahar',
    total: 'Total {}',
    single: 'Single {}',
    double: 'Double {}',
    triple: 'Triple {}',
    dice: '{} and {}',
    field: '{}',
    nth: 'card {}',
    ante: 'Ante',
    call: 'Call',
    aces: 'AA+',
    dealer: 'Dealer',
    table: 'Board',
    unqualified: 'Dealer does not qualify',
  },
}

/** A bet or a place: `Banko`, `Toplam 7`, `1 ve 2`; what it was asked for where it has no name. */
export function tablegameWord(word: string, lang: Lang): string {
  const whole = WORDS[lang][word]
  if (whole !== undefined) return whole
  const [sort = '', ...numbers] = word.split('-')
  return numbers.reduce((text, number) => text.replace('{}', number), WORDS[lang][sort] ?? word)
}

const SIGNS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  tr: {
    player: 'O',
    banker: 'B',
    tie: '=',
    dragon: 'E',
    tiger: 'K',
    andar: 'A',
    bahar: 'B',
    dealer: 'K',
    unqualified: '–',
  },
  en: {
    player: 'P',
    banker: 'B',
    tie: '=',
    dragon: 'D',
    tiger: 'T',
    andar: 'A',
    bahar: 'B',
    dealer: 'D',
    unqualified: '–',
  },
}

/** How a round ended, in a sign or three: `B`, `11`, `333`. */
export function tablegameSign(ended: string, lang: Lang): string {
  const [sort, number = ''] = ended.split('-')
  return SIGNS[lang][ended] ?? (sort === 'triple' ? number.repeat(3) : number)
}

/** The cards of a place. */
export const dealtTo = ({ dealt }: TablegameBoard, place: string): number[] =>
  dealt.flatMap((one) => (one.place === place ? [one.number] : []))

const cardsText = (numbers: readonly number[]): string =>
  numbers.map((number) => cardSign(cardIn(number))).join(' ')

/** `kupa papaz`, `5`: what has come, as it is read aloud; nothing of a field, which says no more than how the round ended. */
export function tablegamePiece(place: string, number: number, lang: Lang): string {
  if (place === 'field') return ''
  return place === 'die' ? String(number) : cardName(cardIn(number), lang)
}

/** `Oyuncu 7 (K♥ 7♠), Banko 5 (2♣ 3♦)`, `Oyuncu Ful (A♠ A♥), Masa (…), Krupiye Per (…)`, `2–4–5`, `Joker 7♠, 13. kart 7♦`: what lies where. */
export function tablegameBoardText(board: TablegameBoard, lang: Lang): string {
  const { dealt } = board
  const [first] = dealt
  const last = dealt.at(-1)
  if (!first || !last || first.place === 'field') return ''
  if (first.place === 'die') return dealt.map(({ number }) => number).join('–')
  if (first.place === 'joker') {
    const [joker, nth] = [
      tablegameWord('joker', lang),
      tablegameWord(`nth-${dealt.length - 1}`, lang),
    ]
    return `${joker} ${cardsText([first.number])}, ${nth} ${cardsText([last.number])}`
  }
  const places = [...new Set(board.dealt.map(({ place }) => place))]
  const texts = places.map((place) => {
    const total = board.totals[place]
    const hand = board.hands?.[place]
    const name = [tablegameWord(place, lang), ...(hand ? [pokerHandName(hand, lang)] : [])].join(
      ' ',
    )
    const cards = cardsText(dealtTo(board, place))
    return `${total === undefined ? name : `${name} ${total}`} (${cards})`
  })
  return texts.join(', ')
}

/**
 * Every place and its cards, in the order in which they came: `Joker`, `7♠`; `Andar`, `2♣ K♦ 7♦`. None of a board that its own line tells whole.
 */
export function tablegameRows(
  board: TablegameBoard,
  lang: Lang,
): { name: string; cards: string }[] {
  if (board.dealt[0]?.place !== 'joker') return []
  return ['joker', 'andar', 'bahar'].map((place) => ({
    name: tablegameWord(place, lang),
    cards: cardsText(dealtTo(board, place)) || '–',
  }))
}

/** `Oyuncu: Oyuncu 7 (K♥ 7♠), Banko 5 (2♣ 3♦)`, `12`: how it ended, and by what. */
export const tablegameResult = (board: TablegameBoard, lang: Lang): string =>
  [tablegameWord(board.ended, lang), tablegameBoardText(board, lang)]
    .filter((text) => text !== '')
    .join(': ')
