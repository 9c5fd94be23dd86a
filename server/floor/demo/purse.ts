/**
 * What one demo has at a table: play money, and what of it lies on rounds. It promises the refusals and the payouts that the table's own bets
 * have, by the kind's own rules; it is kept in memory, reads no clock, draws nothing, and touches neither the ledger nor a bet.
 */
import type { Selectable } from 'kysely'
import type { BoardChip } from '#contract/games/floor-boards.ts'
import type { FloorSeatState, FloorStakeState } from '#contract/games/floor-protocol.ts'
import { lira, type Money } from '#contract/money.ts'
import { Refused, type RefusalName } from '#contract/refusals.ts'
import type { FloorRoundsTable } from '../../database/tables/floor.ts'
import { ASKED_OF_ALL } from '../acts/ask-schema.ts'
import type { FloorKind, PlacedStake } from '../kinds/table-kind.ts'
import type { FloorTable } from '../tables/tables.ts'

/** What a demo begins with. */
export const DEMO_PURSE = lira(10_000)
/** Of so many rounds it knows what lay there: the present one and the last, as a member's seat does. */
const ROUNDS_KEPT = 2

export type DemoRound = Pick<
  Selectable<FloorRoundsTable>,
  | 'number'
  | 'phase'
  | 'step'
  | 'closes_at'
  | 'begins_at'
  | 'due_at'
  | 'landed_at'
  | 'outcome'
  | 'card'
>

/** The round that is asked about as it is recorded; undefined where there is none of its number. */
export interface DemoAt {
  kind: FloorKind
  table: FloorTable
  round: DemoRound | undefined
}

export interface DemoAct {
  requestId: string
  round: number
  spot: string
  amount: Money
  target: number | null
  half: boolean
  decision: string | null
  question: number
  arrivedAt: Date
  /** Of a round of streets the one that it is on; else null. */
  street: number | null
  /** Of a board that is laid whole. */
  chips: readonly BoardChip[]
}

interface LaidStake extends PlacedStake {
  state: FloorStakeState['state']
  paid: Money
  halfAt: number | null
  /** What its cashed-out half gave. */
  halfPaid: Money
  endedAt: number | null
  /** By which requests it was laid, halved and ended. */
  requests: { laid: string; half: string | null; end: string | null }
}

interface OnRound {
  number: number
  stakes: LaidStake[]
  answer: { act: string; requestId: string } | null
}

export interface DemoDone {
  won: Money
  hundredths: number | null
}

const NOTHING: DemoDone = { won: 0n, hundredths: null }

export class DemoPurse {
  cash: Money = DEMO_PURSE
  #rounds: OnRound[] = []

  /** The rounds with something on that has not ended. */
  get waiting(): number[] {
    return this.#rounds
      .filter(({ stakes }) => stakes.some(({ state }) => state === 'placed'))
      .map(({ number }) => number)
  }

  /** Lays a stake, or refuses it by name. */
  place(at: DemoAt, act: DemoAct): DemoDone {
    const { kind, table, round } = at
    const { amount, spot, target, requestId } = act
    const limits =
      kind.limits?.(spot, table.maxStake, round?.card ?? null, table.rules, openIn(at)) ?? null
    // Of a round, or a street, that is not there nobody knows what it has.
    if (kind.limits && limits === null)
      throw new Refused(isMissing(at, spot) ? closedBy(table) : 'spot-unknown')
    const known = this.#byRequest(requestId)
    if (known !== null) {
      const isSame =
        known.requests.laid === requestId && known.spot === spot && known.target === target
      if (isSame && known.amount === amount) return NOTHING
      throw new Refused('reference-reused')
    }
    const open = takenBy(at, act)
    if (open === null || !table.isOpen) throw new Refused(closedBy(table))
    const { minStake, maxStake, stepStake } = table
    if (amount < minStake || amount > maxStake || amount % stepStake !== 0n)
      throw new Refused('stake-range')
    const on = this.#on(act.round)
    const lying = on.stakes.filter(({ state }) => state !== 'back')
    const onSpot = lying.filter((stake) => stake.spot === spot)
    if (limits === null && onSpot.length > 0) throw new Refused('spot-taken')
    if (limits !== null) {
      const { stakesMost, spotMost, roundMost } = limits
      const isTooMany = stakesMost !== null && on.stakes.length >= stakesMost
      const isTooMuch = sumOf(onSpot) + amount > spotMost || sumOf(lying) + amount > roundMost
      if (isTooMany || isTooMuch) throw new Refused('table-limit')
    }
    this.#lay(on, { spot, amount, target, requestId })
    return NOTHING
  }

  /** Lays a board of chips, each as one that is laid alone: all of them are taken, or none. */
  lay(at: DemoAt, { chips, ...act }: DemoAct): DemoDone {
    const { kind } = at
    if (kind.layout === undefined || chips.length === 0) throw new Refused('bad-payload')
    if (!chips.every(({ spot }) => kind.isSpot(spot, null))) throw new Refused('spot-unknown')
    const wasLaid = this.#byRequest(act.requestId) !== null
    return this.#allOrNone(chips, act, ({ spot, amount }, requestId) => {
      // Of a request that was answered before, every chip was laid with it.
      if (wasLaid && this.#byRequest(requestId) === null) throw new Refused('reference-reused')
      this.place(at, { ...act, chips: [], requestId, spot, amount: BigInt(amount), target: null })
    })
  }

  /** Gives the newest stake of each of those spots back, or none. */
  undo(at: DemoAt, { chips, ...act }: DemoAct): DemoDone {
    if (chips.length === 0) throw new Refused('bad-payload')
    return this.#allOrNone(chips, act, ({ spot }, requestId) => {
      this.takeBack(at, { ...act, chips: [], requestId, spot })
    })
  }

  #allOrNone(
    chips: DemoAct['chips'],
    { requestId }: Pick<DemoAct, 'requestId'>,
    work: (chip: DemoAct['chips'][number], requestId: string) => void,
  ): DemoDone {
    const [cash, rounds] = [this.cash, structuredClone(this.#rounds)]
    try {
      for (const [n, chip] of chips.entries())
        work(chip, n === 0 ? requestId : `${requestId}:${n + 1}`)
    } catch (refusal) {
      this.cash = cash
      this.#rounds = rounds
      throw refusal
    }
    return NOTHING
  }

  /** Gives the newest stake of a spot back. */
  takeBack(at: DemoAt, act: DemoAct): DemoDone {
    const known = this.#byRequest(act.requestId)
    if (known !== null) {
      const isSame = known.requests.end === act.requestId && known.state === 'back'
      if (isSame && known.spot === act.spot) return NOTHING
      throw new Refused('reference-reused')
    }
    if (takenBy(at, act) === null) throw new Refused('bets-closed')
    const stake = this.#stakesOf(act.round).findLast(
      ({ spot, state }) => spot === act.spot && state === 'placed',
    )
    if (!stake) throw new Refused('no-bet')
    stake.state = 'back'
    stake.requests.end = act.requestId
    this.cash += stake.amount
    return NOTHING
  }

  /** By hand, where the round has come that far and had not ended when it was pressed. */
  cashOut({ kind, table, round }: DemoAt, act: DemoAct): DemoDone {
    if (kind.byHand === null) throw new Refused('bad-payload')
    const known = this.#byRequest(act.requestId)
    if (known !== null) return repeatedCashOut(known, act)
    const stake = this.#stakesOf(act.round).find(
      ({ spot, state }) => spot === act.spot && state === 'placed',
    )
    if (!round || !stake) throw new Refused('no-bet')
    if (round.phase !== 'telling') throw new Refused('not-flying')
    const sinceMs = act.arrivedAt.getTime() - (round.begins_at?.getTime() ?? Infinity)
    const press = { sinceMs, isHalf: act.half, halfAt: stake.halfAt }
    const payment = kind.byHand(stake, press, table.rules)
    if (typeof payment === 'string') throw new Refused(payment)
    const { taken, won, hundredths } = payment
    const isOver = round.landed_at !== null || (hundredths ?? 0) > pointIn(round)
    if (isOver) throw new Refused('flown')
    this.#pay(stake, { taken, won })
    if (act.half) Object.assign(stake, { halfAt: hundredths, halfPaid: won })
    else this.#end(stake, hundredths)
    stake.requests[act.half ? 'half' : 'end'] = act.requestId
    return { won, hundredths }
  }

  /** Answers what a round asks of all who have a stake; a call lays its own beside it. */
  answer({ kind, table, round }: DemoAt, act: DemoAct): DemoDone {
    const asks = kind.asks?.(table.rules) ?? null
    if (asks === null) throw new Refused('bad-payload')
    if (act.spot !== asks.main) throw new Refused('spot-unknown')
    if (act.question !== ASKED_OF_ALL) throw new Refused('not-asked')
    const { decision } = act
    if (decision === null) throw new Refused('bad-payload')
    if (decision !== asks.added && decision !== asks.declines)
      throw new Refused('decision-unavailable')
    const on = this.#rounds.find(({ number }) => number === act.round)
    const before = this.#rounds.find(({ answer }) => answer?.requestId === act.requestId)
    if (before) {
      if (before === on && before.answer?.act === decision) return NOTHING
      throw new Refused('reference-reused')
    }
    if (this.#byRequest(act.requestId) !== null) throw new Refused('reference-reused')
    if (round?.phase !== 'telling' || (on?.answer ?? null) !== null) throw new Refused('not-asked')
    const main = (on?.stakes ?? []).filter(
      ({ spot, state }) => spot === asks.main && state === 'placed',
    )
    if (!on || main.length === 0) throw new Refused('no-bet')
    if (round.due_at === null || act.arrivedAt > round.due_at) throw new Refused('decision-late')
    if (decision === asks.added) {
      const amount = sumOf(main) * BigInt(asks.times)
      this.#lay(on, { spot: asks.added, amount, target: null, requestId: act.requestId })
    }
    on.answer = { act: decision, requestId: act.requestId }
    return NOTHING
  }

  /** Pays what is due on a round by now; answers after how many ms more of it is, null where nothing is known to be. */
  settle({ kind, table, round }: Required<DemoAt>, nowMs: number): number | null {
    const on = this.#rounds.find(({ number }) => number === Number(round?.number ?? -1n))
    if (!round || !on) return null
    const placed = on.stakes.filter(({ state }) => state === 'placed')
    if (round.phase === 'void') {
      for (const stake of placed) this.#giveBack(stake)
      return null
    }
    const { outcome, landed_at, begins_at } = round
    if (outcome === null || begins_at === null) return null
    const sinceMs = nowMs - begins_at.getTime()
    let nextMs: number | null = null
    for (const stake of placed) {
      const atMs = kind.paidAtMs(stake, outcome, table.rules)
      // What has landed is over, whatever the clock of this process says.
      if (landed_at !== null || (atMs !== null && atMs <= sinceMs)) {
        const isCalled = on.stakes.some(({ spot }) => spot === kind.asks?.(table.rules)?.added)
        const paid = kind.pay({ ...stake, isCalled }, outcome, table.rules, round.card)
        this.#pay(stake, paid)
        this.#end(stake, paid.hundredths)
      } else if (atMs !== null) nextMs = Math.min(nextMs ?? Infinity, atMs - sinceMs)
    }
    return nextMs
  }

  /** What lies there, as a member's seat is said. */
  seats(table: string): FloorSeatState[] {
    return this.#rounds
      .filter(({ stakes }) => stakes.some(({ state }) => state !== 'back'))
      .map(({ number, stakes, answer }) => ({
        table,
        round: number,
        stakes: stakes.filter(({ state }) => state !== 'back').map(shown),
        ...(answer ? { answer: answer.act } : {}),
      }))
  }

  #on(number: number): OnRound {
    const known = this.#rounds.find((one) => one.number === number)
    if (known) return known
    const fresh: OnRound = { number, stakes: [], answer: null }
    const { waiting } = this
    const kept = this.#rounds.filter(
      (one, at) => waiting.includes(one.number) || this.#rounds.length - at < ROUNDS_KEPT,
    )
    this.#rounds = [...kept, fresh]
    return fresh
  }

  #stakesOf(round: number): LaidStake[] {
    return this.#rounds.find(({ number }) => number === round)?.stakes ?? []
  }

  #byRequest(requestId: string): LaidStake | null {
    const all = this.#rounds.flatMap(({ stakes }) => stakes)
    return (
      all.find(({ requests }) => Object.values(requests).some((one) => one === requestId)) ?? null
    )
  }

  #lay(
    on: OnRound,
    { requestId, ...laid }: Pick<LaidStake, 'spot' | 'amount' | 'target'> & { requestId: string },
  ): void {
    if (this.cash < laid.amount) throw new Refused('insufficient-funds')
    this.cash -= laid.amount
    on.stakes.push({
      ...laid,
      memberId: 0n,
      betId: 0n,
      seq: on.stakes.length + 1,
      taken: 0n,
      state: 'placed',
      paid: 0n,
      halfAt: null,
      halfPaid: 0n,
      endedAt: null,
      requests: { laid: requestId, half: null, end: null },
    })
  }

  #pay(stake: LaidStake, { taken, won }: { taken: Money; won: Money }): void {
    stake.taken += taken
    stake.paid += won
    this.cash += won
  }

  #end(stake: LaidStake, hundredths: number | null): void {
    stake.state = stake.paid > 0n ? 'paid' : 'lost'
    stake.endedAt = hundredths
  }

  #giveBack(stake: LaidStake): void {
    stake.state = 'void'
    this.cash += stake.amount - stake.taken
  }
}

const sumOf = (stakes: readonly LaidStake[]): Money =>
  stakes.reduce((sum, { amount }) => sum + amount, 0n)

/** What lies open of a round of streets; null of others. */
const openIn = ({ kind, round }: DemoAt) => (kind.streets ? (round?.outcome ?? null) : null)

/** Why a round takes nothing: its table is closed, or the round itself is. */
const closedBy = ({ isOpen }: DemoAt['table']): RefusalName =>
  isOpen ? 'bets-closed' : 'table-closed'

function isMissing(at: DemoAt, spot: string): boolean {
  const { card, streets } = at.kind
  if (card !== null && !at.round?.card) return true
  return streets !== undefined && streets.isOffered(spot, openIn(at)) === null
}

/** The round, where what arrived then is in time for it, or for its street; null where it is late, or early. */
function takenBy({ round }: DemoAt, { street, arrivedAt }: DemoAct): DemoRound | null {
  if (!round) return null
  const isInTime =
    (street ?? 0) === 0
      ? round.phase === 'open' && arrivedAt < round.closes_at
      : round.phase === 'telling' &&
        round.step === street &&
        round.due_at !== null &&
        arrivedAt < round.due_at
  return isInTime ? round : null
}

/** Where a flight ends; of nothing else is anything cashed out by hand. */
const pointIn = ({ outcome }: DemoRound): number => Number(outcome?.['point'] ?? 0)

function repeatedCashOut(stake: LaidStake, { requestId, spot, half }: DemoAct): DemoDone {
  const { requests, state, halfAt, halfPaid, paid, endedAt } = stake
  const wasHalf = requests.half === requestId
  const isSame = state !== 'back' && requests.laid !== requestId && wasHalf === half
  if (!isSame || stake.spot !== spot) throw new Refused('reference-reused')
  return wasHalf
    ? { won: halfPaid, hundredths: halfAt }
    : { won: paid - halfPaid, hundredths: endedAt }
}

function shown(stake: LaidStake): FloorStakeState {
  const { seq, spot, target, state, halfAt, endedAt, amount, paid } = stake
  return {
    seq,
    spot,
    target,
    state,
    halfAt,
    endedAt,
    amount: Number(amount),
    paid: Number(paid),
    // Play money brings nothing to what a round is drawn with.
    clientSeed: null,
  }
}
