/**
 * What a walk's members were told, and what has to stand in the books because of it: every answer is kept by its request, and each
 * round that has ended is held to them, stake by stake and to the micro-lira. It knows no SQL of the house's and pays by the rules alone.
 */
import { isDeepStrictEqual } from 'node:util'
import type { FloorTableRules } from '#contract/games/floor-protocol.ts'
import { CALL } from '#contract/games/tablegames-names.ts'
import { ASKED_SPOT, firstTicketOf } from '#games/bingo/numbers.ts'
import { endedAt } from '#games/crash/rules.ts'
import { owedOf } from '#games/owed.ts'
import { askedIn, askedUntilMs } from '#games/tablegames/numbers.ts'
import type { AskedAct } from '#server/floor/acts/bets.ts'
import { floorKind, streetIn } from '#server/floor/kinds/kinds.ts'

/** A stake as the database has it. */
export interface StakeRow {
  member: bigint
  seq: number
  spot: string
  amount: bigint
  target: number | null
  state: 'placed' | 'back' | 'paid' | 'lost' | 'void'
  paid: bigint
  half_at: number | null
  ended_at: number | null
  placed_at: Date
  request_id: string
  half_request_id: string | null
  end_request_id: string | null
}

export interface RoundRow {
  number: bigint
  phase: string
  closes_at: Date
  begins_at: Date | null
  /** Of each street after the first, in order; of kinds without, none. */
  windows_closed: readonly Date[]
  settled_at: Date | null
  outcome: Readonly<Record<string, unknown>> | null
  card: Readonly<Record<string, unknown>> | null
}

interface Answered {
  member: bigint
  asked: AskedAct
  at: number | null
}

export class LedgerModel {
  readonly #rules: FloorTableRules
  /** Of kinds whose decisions add stakes. */
  readonly #added: RegExp | null
  readonly #answered = new Map<string, Answered>()
  /** What rounds that have not ended were told of, by their numbers. */
  readonly #open = new Map<number, Map<string, Answered>>()
  readonly #cash: Map<bigint, bigint>

  constructor(rules: FloorTableRules, addedSpots: string | null, cash: Map<bigint, bigint>) {
    this.#rules = rules
    this.#added = addedSpots === null ? null : new RegExp(addedSpots)
    this.#cash = cash
  }

  /** What a member has in all, with what lies on rounds that have not ended. */
  cashOf(member: bigint): bigint {
    return this.#cash.get(member) ?? 0n
  }

  /** An act was answered. Throws where the same request was answered before for another one; who sits down or gets up moves no money, and does it by no request. */
  answered(member: bigint, asked: AskedAct, at: number | null): void {
    if (asked.act === 'sit' || asked.act === 'leave') return
    const key = `${member} ${asked.requestId}`
    const known = this.#answered.get(key)
    if (known) {
      if (isSame(known.asked, asked) && known.at === at) return
      throw new Error(
        `request ${key} was answered twice, and not alike: ${text([known, asked, at])}`,
      )
    }
    const answer = { member, asked, at }
    this.#answered.set(key, answer)
    const isAdding = ['double', 'split', 'insure', CALL].includes(asked.decision ?? '')
    if (!['place', 'lay', 'take-back', 'undo', 'cash-out'].includes(asked.act) && !isAdding) return
    const onRound = this.#open.get(asked.round) ?? new Map<string, Answered>()
    this.#open.set(asked.round, onRound)
    for (const one of partsOf(asked))
      onRound.set(`${member} ${one.requestId}`, { ...answer, asked: one })
  }

  /** Throws where a round that has ended is not what its members were told, or does not pay what its rules give. */
  settle(round: RoundRow, stakes: readonly StakeRow[]): void {
    const expected = this.#open.get(Number(round.number)) ?? new Map<string, Answered>()
    this.#open.delete(Number(round.number))
    const callers = new Set(
      [...expected.values()]
        .filter(({ asked }) => asked.decision === CALL)
        .map(({ member }) => member),
    )
    for (const stake of stakes) {
      const isCalled = callers.has(stake.member)
      const wrong =
        this.#callWrong(round, stake, stakes) ??
        this.#wrongOf(round, { ...stake, isCalled }, expected)
      if (wrong !== null) throw new Error(`round ${round.number}: ${wrong}: ${text(stake)}`)
      if (stake.state === 'back') continue
      const returned = stake.state === 'void' ? stake.amount - halfOut(stake) : 0n
      const has = this.cashOf(stake.member) - stake.amount + stake.paid + returned
      this.#cash.set(stake.member, has)
    }
    for (const [key, { asked }] of expected)
      throw new Error(`round ${round.number}: ${key} was answered and is not there: ${text(asked)}`)
  }

  /** A call is in time, the only one, and so many times what its member has on what is asked of. */
  #callWrong(round: RoundRow, stake: StakeRow, stakes: readonly StakeRow[]): string | null {
    const rules = this.#rules
    const asks = rules.kind === 'tablegames' ? askedIn(rules.game) : null
    if (rules.kind !== 'tablegames' || !asks || stake.spot !== asks.added) return null
    const own = stakes.filter(({ member, state }) => member === stake.member && state !== 'back')
    const main = own.filter(({ spot }) => spot === asks.main)
    const laid = main.reduce((sum, { amount }) => sum + amount, 0n)
    const until = (round.begins_at?.getTime() ?? 0) + (askedUntilMs(rules.game) ?? 0)
    if (own.filter(({ spot }) => spot === asks.added).length !== 1) return 'it was called twice'
    if (stake.amount !== laid * BigInt(asks.times)) return 'it is no call of that stake'
    return stake.placed_at.getTime() > until ? 'it was called too late' : null
  }

  /** Takes what was found off the list; answers what is wrong about a stake. */
  #wrongOf(
    round: RoundRow,
    stake: StakeRow & { isCalled: boolean },
    expected: Map<string, Answered>,
  ): string | null {
    const take = (requestId: string | null): Answered | null => {
      const key = `${stake.member} ${requestId}`
      const found = expected.get(key) ?? null
      expected.delete(key)
      return found
    }
    const isAdded = this.#added?.test(stake.spot) === true
    const laid = take(stake.request_id)
    const isFollowed = isAdded && stake.request_id.startsWith('behind:')
    if (!laid && !isFollowed) return 'nobody was told of it'
    if (laid && !isAdded && !isLaidSo(laid.asked, stake)) return 'it is not what was laid'
    if (!isAdded && stake.placed_at >= this.#closedAt(round, stake)) return 'it came too late'
    const half = stake.half_request_id === null ? null : take(stake.half_request_id)
    const end = stake.end_request_id === null ? null : take(stake.end_request_id)
    if ((stake.half_request_id !== null && !half) || (stake.end_request_id !== null && !end))
      return 'nobody was told how it ended'
    if (stake.state === 'placed') return 'it is open on a round that has ended'
    if (stake.state === 'void')
      return round.phase === 'void' ? null : 'it is void, and its round is not'
    if (stake.state === 'back') {
      const isOwn = end?.asked.act === 'take-back' && end.asked.spot === stake.spot
      const isSeated = floorKind(this.#rules.kind).play !== undefined
      return isOwn || (end === null && isSeated) ? null : 'nobody took it back'
    }
    return this.#paidWrong(round, stake, { half, end })
  }

  /** A void round may have ended before a street did. */
  #closedAt({ closes_at, windows_closed, settled_at }: RoundRow, { spot }: StakeRow): Date {
    const street = floorKind(this.#rules.kind).streets ? (streetIn(spot) ?? 0) : 0
    return street === 0 ? closes_at : (windows_closed[street - 1] ?? settled_at ?? closes_at)
  }

  #paidWrong(
    round: RoundRow,
    stake: StakeRow & { isCalled: boolean },
    { half, end }: { half: Answered | null; end: Answered | null },
  ): string | null {
    const rules = this.#rules
    if (round.phase === 'void') {
      const isOut = rules.kind === 'crash' && end !== null && stake.ended_at === end.at
      return isOut ? null : 'it was paid on a void round'
    }
    if (round.outcome === null) return 'it was settled, and nothing was drawn'
    if (stake.half_at !== (half?.at ?? null)) return 'its half was told otherwise'
    if (rules.kind === 'crash') {
      const byItself = endedAt(Number(round.outcome['point']), stake.target, rules)
      if (stake.ended_at !== (end?.at ?? byItself)) return 'it ended elsewhere than was told'
    }
    const settled = { ...stake, halfAt: stake.half_at, endedAt: stake.ended_at }
    // Recorded by the kind whose rules these are; another's throws.
    const of = { rules, outcome: round.outcome, card: round.card } as unknown as Parameters<
      typeof owedOf
    >[1]
    const owed = owedOf(settled, of)
    return owed === stake.paid ? null : `the rules give ${owed}`
  }
}

/** A board is as many chips, each under a request of its own. */
function partsOf(asked: AskedAct): AskedAct[] {
  if (asked.act !== 'lay' && asked.act !== 'undo') return [asked]
  const { requestId, chips = [] } = asked
  return chips.map((chip, at) => ({
    ...asked,
    ...chip,
    act: asked.act === 'lay' ? ('place' as const) : ('take-back' as const),
    target: null,
    requestId: at === 0 ? requestId : `${requestId}:${at + 1}`,
  }))
}

const isSame = (a: AskedAct, b: AskedAct): boolean =>
  a.act === 'lay' || a.act === 'undo'
    ? a.act === b.act && isDeepStrictEqual(a.chips, b.chips)
    : isSameOne(a, b)

const isSameOne = (a: AskedAct, b: AskedAct): boolean =>
  isDeepStrictEqual([a.act, a.spot, a.half, a.decision], [b.act, b.spot, b.half, b.decision]) &&
  (a.act !== 'place' || (a.amount === b.amount && a.target === b.target))

const isLaidSo = ({ act, spot, amount, target }: AskedAct, stake: StakeRow): boolean =>
  act === 'place' &&
  (spot === stake.spot || (spot === ASKED_SPOT && firstTicketOf(stake.spot) !== null)) &&
  BigInt(amount) === stake.amount &&
  target === stake.target

const halfOut = ({ amount, half_at }: StakeRow): bigint => (half_at === null ? 0n : amount / 2n)

const text = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? String(one) : one))
