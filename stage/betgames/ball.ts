/** What balls, fields and dice look like, on the page and in the picture. */
import {
  fieldColour,
  ballColour,
  isLucky,
  partsOfBetgame,
  STAR,
  type Betgame,
  type BetgameColour,
} from '#contract/games/betgames-names.ts'
import { LUCKY } from '#games/betgames/numbers.ts'
import { make } from '../dom.ts'

export const PAINTS: Readonly<Record<BetgameColour, { back: string; ink: string }>> = {
  red: { back: '#c23b34', ink: '#ffffff' },
  blue: { back: '#1f5fd0', ink: '#ffffff' },
  green: { back: '#177a4a', ink: '#ffffff' },
  yellow: { back: '#f2c230', ink: '#10142b' },
  gold: { back: '#ffc25c', ink: '#10142b' },
}

/** The colour of a ball or a field; null of games whose numbers have none. */
export function colourIn(game: Betgame, number: number): BetgameColour | null {
  if (isLucky(game)) return ballColour(game, LUCKY[game].of, number)
  return game === 'wheel' ? fieldColour(number) : null
}

const isColour = (word: string): word is BetgameColour => Object.hasOwn(PAINTS, word)

export function makeBall(text: string, colour: BetgameColour): HTMLElement {
  return make('span', { class: 'bg-ball', 'data-colour': colour, 'aria-hidden': 'true' }, text)
}

/** What shows a bet at a glance: the balls that it names, the colour that it is on. */
export function signsOf(game: Betgame, spot: string): HTMLElement[] {
  const { market, picks } = partsOfBetgame(spot) ?? { market: null, picks: [] }
  if (market === 'balls')
    return picks.map((ball) => makeBall(ball, colourIn(game, Number(ball)) ?? 'gold'))
  if (market === 'number') {
    const field = picks[0] === 'star' ? STAR : Number(picks[0])
    return [makeBall(field === STAR ? '★' : String(field), fieldColour(field))]
  }
  return picks.flatMap((pick) => (isColour(pick) ? [makeBall('', pick)] : []))
}
