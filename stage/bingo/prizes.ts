/** The stages of a game: what each prize comes to, and who has it. */
import { BINGO_PRIZES, prizeName, type BingoPrizeName } from '#contract/games/bingo-names.ts'
import type { BingoOutcome } from '#contract/games/floor-protocol.ts'
import { sharesOf, type BingoRules } from '#games/bingo/numbers.ts'
import { draw, make } from '../dom.ts'
import { showMoney, type Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import type { BingoWords } from './words.ts'

export interface PrizesState {
  rules: BingoRules
  game: BingoOutcome | null
  called: number
  /** What was staked on the game so far, in micro-lira. */
  total: number
  /** In the room's jackpot before this game. */
  pot: number
  own: ReadonlySet<number>
  lang: Lang
  words: BingoWords
}

const ROWS: Readonly<Record<BingoPrizeName, number>> = { line: 1, lines: 2, house: 3, jackpot: 3 }

function pattern(rows: number): SVGSVGElement {
  const cells = Array.from({ length: 27 }, (_, at) => {
    const [x, y] = [(at % 9) * 5 + 0.5, Math.floor(at / 9) * 9 + 0.5]
    const is = Math.floor(at / 9) < rows ? 'on' : 'off'
    return `<rect x="${x}" y="${y}" width="4" height="8" rx="1.2" class="is-${is}"/>`
  })
  return draw('0 0 45 27', cells.join(''), { class: 'bg-pattern' })
}

export function createPrizes() {
  const stages = BINGO_PRIZES.map((name) => {
    const title = make('b')
    const amount = make('span', { class: 'money' })
    const note = make('small')
    const element = make(
      'li',
      { 'data-prize': name },
      pattern(ROWS[name]),
      make('p', {}, title, amount, note),
    )
    return { name, element, title, amount, note }
  })
  const element = make('ol', { class: 'bg-prizes' }, ...stages.map((stage) => stage.element))
  return {
    element,
    show(state: PrizesState): void {
      element.setAttribute('aria-label', state.words.prizes)
      let isNext = state.called > 0
      for (const { name, element: stage, title, amount, note } of stages) {
        const won = state.game?.prizes.find(
          (prize) => prize.name === name && prize.ball <= state.called,
        )
        title.textContent = prizeName(name, state.lang)
        amount.textContent = showMoney(BigInt(won?.amount ?? expected(name, state)), state.lang)
        note.textContent = noteOf(name, won ?? null, isNext, state)
        stage.dataset['state'] = won ? 'won' : isNext && name !== 'jackpot' ? 'next' : 'later'
        stage.dataset['own'] = String(won?.tickets.some((ticket) => state.own.has(ticket)) ?? false)
        if (!won && name !== 'jackpot') isNext = false
      }
    },
  }
}

function expected(name: BingoPrizeName, { total, pot }: PrizesState): number {
  const share = Number(sharesOf(BigInt(total))[name])
  return name === 'jackpot' ? pot + share : share
}

function noteOf(
  name: BingoPrizeName,
  won: BingoOutcome['prizes'][number] | null,
  isNext: boolean,
  { rules, own, words }: PrizesState,
): string {
  if (won) {
    const mine = won.tickets.find((ticket) => own.has(ticket))
    const count = String(won.tickets.length)
    if (mine !== undefined)
      return fill(won.tickets.length === 1 ? words.ownWon : words.ownShared, {
        ticket: String(mine),
        count,
      })
    return won.tickets.length === 1
      ? fill(words.oneWon, { ticket: String(won.tickets[0]), ball: String(won.ball) })
      : fill(words.manyWon, { count, ball: String(won.ball) })
  }
  if (name === 'jackpot') return fill(words.within, { count: String(rules.jackpotBalls) })
  return isNext ? words.nowPlayed : words.means[name]
}
