/**
 * Football settled a second time, plainly, from the text of the rules alone: what a stake of 400 at odds of 3.00 gives back. Goals
 * are plain numbers and lines are decimals here, and nothing is taken from the engine that it is held to.
 */
interface Played {
  half: readonly [number, number]
  full: readonly [number, number]
}

const STAKE = 400
const ODDS = 3
const WON = STAKE * ODDS

/** What is asked of the reference: the market as a member would read it. */
export interface AskedBet {
  kind: string
  isFirstHalf: boolean
  /** As a decimal: 2.5, −0.25. */
  line: number
  scores: readonly string[]
  /** How many goals the home side and the away side scored before the one that is bet on, and who scored it. */
  scorer: string
  selection: string
}

/** Half of the stake on each of the two lines beside a quarter line, else all of it on the line. */
function onNeighbours(line: number, give: (line: number, stake: number) => number): number {
  const isQuarter = Math.abs(line * 2 - Math.round(line * 2)) > 0.1
  if (!isQuarter) return give(line, STAKE)
  return give(line - 0.25, STAKE / 2) + give(line + 0.25, STAKE / 2)
}

function overUnder(goals: number, { selection, line }: AskedBet): number {
  return onNeighbours(line, (at, stake) => {
    if (goals === at) return stake
    if (selection === 'over') return goals > at ? stake * ODDS : 0
    return goals < at ? stake * ODDS : 0
  })
}

function asian(home: number, away: number, { selection, line }: AskedBet): number {
  return onNeighbours(line, (at, stake) => {
    const mine = selection === '1' ? home + at : away - at
    const other = selection === '1' ? away : home
    if (mine === other) return stake
    return mine > other ? stake * ODDS : 0
  })
}

function resultOf(home: number, away: number): '1' | 'X' | '2' {
  if (home === away) return 'X'
  return home > away ? '1' : '2'
}

/** What comes back of 400 at 3.00. */
export function referencePayout(bet: AskedBet, { half, full }: Played): number {
  const [home, away] = bet.isFirstHalf ? half : full
  const { kind, selection, line } = bet
  if (kind === 'match-result') return selection === resultOf(home, away) ? WON : 0
  if (kind === 'double-chance') {
    if (selection === '1X') return home >= away ? WON : 0
    if (selection === 'X2') return away >= home ? WON : 0
    return home !== away ? WON : 0
  }
  if (kind === 'draw-no-bet') {
    if (home === away) return STAKE
    return (selection === '1' && home > away) || (selection === '2' && away > home) ? WON : 0
  }
  if (kind === 'total-goals') return overUnder(home + away, bet)
  if (kind === 'home-goals') return overUnder(home, bet)
  if (kind === 'away-goals') return overUnder(away, bet)
  if (kind === 'both-score') {
    const didBoth = home >= 1 && away >= 1
    return (didBoth ? 'yes' : 'no') === selection ? WON : 0
  }
  // The home side starts with the line; level then is the X.
  if (kind === 'european-handicap') return selection === resultOf(home + line, away) ? WON : 0
  if (kind === 'asian-handicap') return asian(home, away, bet)
  if (kind === 'correct-score') {
    const was = `${home}-${away}`
    if (selection !== 'other') return selection === was ? WON : 0
    return bet.scores.every((score) => score !== was) ? WON : 0
  }
  if (kind === 'half-time-full-time') {
    const [first, last] = selection.split('/')
    const isRight = first === resultOf(half[0], half[1]) && last === resultOf(home, away)
    return isRight ? WON : 0
  }
  if (kind === 'odd-even')
    return [0, 2, 4, 6, 8, 10, 12].includes(home + away) === (selection === 'even') ? WON : 0
  if (kind === 'next-goal') return selection === bet.scorer ? WON : 0
  throw new Error(`the rules say nothing of ${kind}`)
}

/** A corner that was taken, or a card that a player was shown. */
export interface Counted {
  what: 'corner' | 'yellow' | 'red'
  side: string
  player: string
}

/** Each corner counts; of cards a player's yellow is one and their red is one, and a second yellow is that red: two at most. */
function countOf(kind: string, counted: readonly Counted[]): number {
  if (kind === 'total-corners') return counted.filter(({ what }) => what === 'corner').length
  if (kind !== 'total-cards') throw new Error(`the rules count nothing for ${kind}`)
  const players = new Set(
    counted.filter(({ what }) => what !== 'corner').map(({ side, player }) => `${side} ${player}`),
  )
  return [...players].reduce((sum, name) => {
    const own = counted.filter(({ side, player }) => `${side} ${player}` === name)
    const yellows = own.filter(({ what }) => what === 'yellow').length
    const isSentOff = yellows > 1 || own.some(({ what }) => what === 'red')
    return sum + (yellows > 0 ? 1 : 0) + (isSentOff ? 1 : 0)
  }, 0)
}

/** The same of a total of corners or cards. */
export const referenceCountPayout = (bet: AskedBet, counted: readonly Counted[]): number =>
  overUnder(countOf(bet.kind, counted), bet)
