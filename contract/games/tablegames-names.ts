/**
 * Table games that are drawn at once and decided by nobody, and what people call their places, their bets and how they ended. Bets' names
 * stand in the books: never change one.
 */
import { cardSign } from './blackjack-names.ts'

type Lang = 'tr' | 'en'

export const TABLEGAMES = ['baccarat'] as const
export type Tablegame = (typeof TABLEGAMES)[number]

/** What lies on the table after a round. */
export interface TablegameBoard {
  /** In the order in which it came; a number is its drum's. */
  readonly dealt: readonly { readonly place: string; readonly number: number }[]
  /** What each place comes to, of games that count. */
  readonly totals: Readonly<Record<string, number>>
  /** How it ended: the name of the bet that says so. */
  readonly ended: string
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
  },
  en: {
    player: 'Player',
    banker: 'Banker',
    tie: 'Tie',
    'player-pair': 'Player pair',
    'banker-pair': 'Banker pair',
  },
}

/** A bet or a place; what it was asked for where it has no name. */
export const tablegameWord = (word: string, lang: Lang): string => WORDS[lang][word] ?? word

const SIGNS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  tr: { player: 'O', banker: 'B', tie: '=' },
  en: { player: 'P', banker: 'B', tie: '=' },
}

/** How a round ended, in a sign or two. */
export const tablegameSign = (ended: string, lang: Lang): string =>
  SIGNS[lang][ended] ?? tablegameWord(ended, lang)

/** The cards of a place. */
export const dealtTo = ({ dealt }: TablegameBoard, place: string): number[] =>
  dealt.flatMap((one) => (one.place === place ? [one.number] : []))

const cardsText = (numbers: readonly number[]): string =>
  numbers.map((number) => cardSign(cardIn(number))).join(' ')

/** `Oyuncu 7 (K♥ 7♠), Banko 5 (2♣ 3♦)`: what lies where. */
export function tablegameBoardText(board: TablegameBoard, lang: Lang): string {
  const places = [...new Set(board.dealt.map(({ place }) => place))]
  const texts = places.map((place) => {
    const total = board.totals[place]
    const name = tablegameWord(place, lang)
    const cards = cardsText(dealtTo(board, place))
    return `${total === undefined ? name : `${name} ${total}`} (${cards})`
  })
  return texts.join(', ')
}

/** `Oyuncu: Oyuncu 7 (K♥ 7♠), Banko 5 (2♣ 3♦)`: how it ended, and by what. */
export const tablegameResult = (board: TablegameBoard, lang: Lang): string =>
  `${tablegameWord(board.ended, lang)}: ${tablegameBoardText(board, lang)}`
