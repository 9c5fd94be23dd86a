import type { Money } from '#contract/money.ts'
import type { GridCell, Position, SlotEvent, Win } from '#games/slots/events.ts'
import { amountOf } from '../../frame/amounts.ts'
import { levelOf, type Level } from './level.ts'

/**
 * A round as the stage shows it: its events in their order, each with what it is worth in money,
 * what the round has paid up to and with it, and whether it may be shown as a win. Nothing is shown
 * as a win before the round has paid more than it cost.
 */
interface StepBase {
  /** The event's own index: the mark that is left once it has been shown. */
  index: number
  /** Paid so far, this step included. */
  paid: Money
  /** The same in hundredths of the base bet. */
  paidPayout: number
  isAhead: boolean
  /** How often this spin's board has tumbled before it. */
  tumbles: number
}

export type PricedWin = Win & { amount: Money }

export type Step = StepBase &
  (
    | {
        kind: 'reveal'
        spin: 'base' | 'free'
        board: string[][]
        anticipation: number[]
        /** Nothing on this board pays. */
        isBlank: boolean
      }
    | {
        kind: 'wins'
        wins: PricedWin[]
        amount: Money
        payout: number
        /** What the round's multiplier stood at, and every payout here already holds. */
        multiplier: number
      }
    | { kind: 'tumble'; removed: Position[]; fallen: string[][]; board: string[][] }
    | { kind: 'multiplier'; multiplier: number }
    | { kind: 'grid'; cells: GridCell[] }
    | {
        kind: 'free-spins'
        awarded: number
        total: number
        isRetrigger: boolean
        amount: Money
        payout: number
        positions: Position[]
      }
    | { kind: 'free-spin'; current: number; total: number; multiplier: number }
    | { kind: 'free-spins-end'; amount: Money; payout: number }
    | { kind: 'max-win'; amount: Money; payout: number }
    | { kind: 'total'; amount: Money; payout: number; level: Level }
  )

/** What a round cost and on which base bet its payouts stand. */
export interface Price {
  baseBet: Money
  cost: Money
}

export function stepsOf(events: readonly SlotEvent[], price: Price): Step[] {
  const total = events.reduce((sum, e) => (e.type === 'total' ? e.payout : sum), 0)
  const isMaxWin = events.some((event) => event.type === 'maxWin')
  let payout = 0
  let multiplier = 1
  let tumbles = 0
  return events.map((event, at) => {
    payout = event.type === 'total' ? total : Math.min(payout + paidBy(event), total)
    const paid = amountOf(payout, price.baseBet)
    const isAhead = paid > price.cost
    if (event.type === 'reveal') tumbles = 0
    const base = { index: event.index, paid, paidPayout: payout, isAhead, tumbles }
    if (event.type === 'tumble') tumbles += 1
    const isBlank = !pays(events[at + 1])
    multiplier = multiplierAfter(event, multiplier)
    return { ...base, ...stepOf(event, price, { isMaxWin, isBlank, multiplier }) }
  })
}

/** A paid spin begins without a multiplier; a free spin says its own. */
function multiplierAfter(event: SlotEvent, before: number): number {
  if (event.type === 'multiplier' || event.type === 'freeSpin') return event.multiplier
  return event.type === 'reveal' && event.spin === 'base' ? 1 : before
}

/** What a board pays follows its reveal. */
function pays(next: SlotEvent | undefined): boolean {
  return next?.type === 'wins' || next?.type === 'freeSpins'
}

function paidBy(event: SlotEvent): number {
  return event.type === 'wins' || event.type === 'freeSpins' ? event.payout : 0
}

type StepBody<S> = S extends Step ? Omit<S, keyof StepBase> : never

function stepOf(
  event: SlotEvent,
  price: Price,
  known: { isMaxWin: boolean; isBlank: boolean; multiplier: number },
): StepBody<Step> {
  const worth = (payout: number): Money => amountOf(payout, price.baseBet)
  switch (event.type) {
    case 'reveal':
      return {
        kind: 'reveal',
        spin: event.spin,
        board: event.board,
        anticipation: event.anticipation,
        isBlank: known.isBlank,
      }
    case 'wins': {
      const wins = event.wins.map((win) => ({ ...win, amount: worth(win.payout) }))
      const { payout } = event
      return { kind: 'wins', wins, payout, amount: worth(payout), multiplier: known.multiplier }
    }
    case 'tumble':
      return {
        kind: 'tumble',
        removed: event.removed,
        fallen: event.fallen,
        board: event.board,
      }
    case 'multiplier':
      return { kind: 'multiplier', multiplier: event.multiplier }
    case 'grid':
      return { kind: 'grid', cells: event.cells }
    case 'freeSpins':
      return {
        kind: 'free-spins',
        awarded: event.awarded,
        total: event.total,
        isRetrigger: event.retrigger,
        payout: event.payout,
        amount: worth(event.payout),
        positions: event.positions,
      }
    case 'freeSpin':
      return {
        kind: 'free-spin',
        current: event.current,
        total: event.total,
        multiplier: event.multiplier,
      }
    case 'freeSpinsEnd':
      return { kind: 'free-spins-end', payout: event.feature, amount: worth(event.feature) }
    case 'maxWin':
      return { kind: 'max-win', payout: event.payout, amount: worth(event.payout) }
    case 'total': {
      const amount = worth(event.payout)
      return {
        kind: 'total',
        payout: event.payout,
        amount,
        level: levelOf(amount, price.cost, known.isMaxWin),
      }
    }
  }
}
