import { afterAll, beforeAll, expect, it } from 'vitest'
import { Refused } from '#contract/refusals.ts'
import { lira } from '#contract/money.ts'
import { deposit } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { findSpot as findMatchSpot, spotsOf as matchSpotsOf } from '#games/football/numbers.ts'
import { payoutOf as matchPayoutOf } from '#games/football/rules.ts'
import { spotsOf as drawSpotsOf } from '#games/betgames/numbers.ts'
import { payoutOf as drawPayoutOf } from '#games/betgames/rules.ts'
import { findSpot, spotsOf } from '#games/race/numbers.ts'
import { payoutOf as racePayoutOf } from '#games/race/rules.ts'
import { LAID_SPOTS } from '#contract/games/blackjack-names.ts'
import { ROULETTE_TABLES, SPOTS, spotNamed } from '#games/roulette/numbers.ts'
import { payoutOf } from '#games/roulette/rules.ts'
import { drawnText } from '#bench/floor/rows.ts'
import { port } from '../database/database.ts'
import { findingsOf } from '../testing-audit.ts'
import { chooseClientSeed } from '../round/testing.ts'
import { loginAs, startTestHouse, type TestHouse } from '../testing.ts'
import { createMember } from '../account/profile/members.ts'
import { readToken } from '../round/play/token.ts'
import { floorBets, type AskedAct, type FloorBets } from './bets.ts'
import { floorKind } from './kinds.ts'
import { Deposed } from './leader.ts'
import { launchUrlOf } from './testing.ts'
import { takeLead } from './testing-leader.ts'

/**
 * A table of each kind from a seed: members bet, take back and cash out at random on a clock that is handed in, while leaders fall in
 * every phase, and stand still so long that another leads before they go on. Money is conserved, no bet is late, nothing is
 * settled twice, and what was drawn stays drawn.
 */
const SEED = 20_261_125
const ROUNDS = 16
const MEMBERS = 6

interface Played {
  table: string
  /** By which the lists find it. */
  name: string
  /** What is done to its rules, so that rounds are short enough. */
  rules: object
  acts: readonly AskedAct['act'][]
  next: readonly (AskedAct['act'] | null)[]
  spot: () => string
  target: () => number | null
  leastLira: number
  /** What is staked, in micro-lira; from the least on, at random, where it is not said. */
  amount?: () => number
  /** What is laid gets a name of its own, by which it is taken back. */
  isNumbered?: true
  /** So many rounds are enough, where each is as every other; else `ROUNDS`. */
  rounds?: number
  /** So far the clock goes at once while a round is told; unset where somebody may act then. */
  tellStrideMs?: number
  /** A run that never got there says nothing about it. */
  seen: readonly string[]
  /** What is decided where something is asked; absent where nothing is. */
  decisions?: readonly string[]
}

const EIGHT = spotsOf(8)
const MATCH = matchSpotsOf(3)
const DRAW = drawSpotsOf('elements')
const COMMON = ['place', 'take-back', 'bets-closed', 'no-bet'] as const
const PLAYED: readonly Played[] = [
  {
    table: 'spaceman',
    name: 'space',
    rules: { capHundredths: 400 },
    acts: ['place', 'place', 'take-back', 'cash-out', 'cash-out'],
    next: ['take-back', 'place', 'cash-out', null],
    spot: () => String(1 + below(2)),
    target: () => (below(2) === 0 ? null : 101 + below(150)),
    leastLira: 1,
    seen: [...COMMON, 'cash-out', 'spot-taken', 'not-flying'],
  },
  {
    table: 'fransiz-ruleti',
    name: 'frans',
    rules: {},
    acts: ['place', 'place', 'take-back'],
    next: ['place', 'place', 'take-back', null],
    spot: () => SPOTS[below(SPOTS.length)]?.name ?? 'red',
    target: () => null,
    leastLira: 5,
    seen: COMMON,
  },
  {
    table: 'altin-bogazici',
    name: 'boğaziçi',
    rules: {},
    acts: ['place', 'place', 'take-back'],
    next: ['place', 'place', 'take-back', null],
    // A field of eight, and now and then what no race has.
    spot: () => (below(12) === 0 ? 'forecast-4-4' : (EIGHT[below(EIGHT.length)]?.name ?? 'win-1')),
    target: () => null,
    leastLira: 1,
    tellStrideMs: 9_000,
    seen: [...COMMON, 'spot-unknown'],
  },
  {
    table: 'cini-ligi',
    name: 'çini ligi',
    rules: {},
    acts: ['place', 'place', 'take-back'],
    next: ['place', 'place', 'take-back', null],
    // One match, and now and then what no match has.
    spot: () =>
      below(12) === 0 ? '9-result-1' : (MATCH[below(MATCH.length)]?.name ?? '3-result-1'),
    target: () => null,
    leastLira: 1,
    tellStrideMs: 16_000,
    seen: [...COMMON, 'spot-unknown'],
  },
  {
    table: 'element-savasi',
    name: 'element savaşı',
    rules: {},
    acts: ['place', 'place', 'take-back'],
    next: ['place', 'place', 'take-back', null],
    // Four cards, and now and then a bet of another game.
    spot: () => (below(12) === 0 ? 'balls-3-17' : (DRAW[below(12)]?.name ?? 'win-earth')),
    target: () => null,
    leastLira: 1,
    rounds: 8,
    tellStrideMs: 9_000,
    seen: [...COMMON, 'spot-unknown'],
  },
  {
    table: 'bingo-cini',
    name: 'bingo çini',
    rules: { ballMs: 40, jackpotBalls: 70, ticketsMost: 12 },
    acts: ['place', 'place', 'take-back'],
    next: ['place', 'take-back', null],
    // Now and then a ticket is asked for by its number, which nobody may.
    spot: () => (below(3) > 0 ? 'tickets' : `tickets-${1 + below(12)}`),
    target: () => null,
    leastLira: 10,
    amount: () => (below(6) === 0 ? 15_000_000 : 10_000_000 * (1 + below(6))),
    isNumbered: true,
    rounds: 8,
    tellStrideMs: 9_000,
    seen: [...COMMON, 'spot-unknown', 'stake-range', 'room-full'],
  },
  {
    table: 'blackjack-saray',
    name: 'blackjack saray',
    rules: { decisionMs: 1_500 },
    acts: ['place', 'place', 'sit', 'sit', 'take-back', 'leave'],
    next: ['place', 'take-back', 'take-back', null],
    spot: () => `${LAID_SPOTS[below(8)] ?? 'seat'}-${1 + below(7)}`,
    target: () => null,
    leastLira: 5,
    seen: [...COMMON, 'sit', 'leave', 'decide', 'seat-taken', 'seat-empty'],
    decisions: ['hit', 'stand', 'double', 'split', 'split', 'insure', 'decline', 'surrender'],
  },
]

let house: TestHouse
let nowMs = Date.now()
let bets: FloorBets
/** The house with a clock of the test's own. */
let timed: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
  timed = { ...house, clock: () => new Date(nowMs) }
  bets = floorBets(timed)
}, 120_000)
afterAll(() => house.close())

/** Members with money, a client seed and the table open. */
async function seatMembers({ table, name, rules }: Played): Promise<string[]> {
  const { db } = house.owner
  const tokens: string[] = []
  for (let n = 0; n < MEMBERS; n += 1) {
    // A second try has members of its own.
    const username = `${table.slice(0, 8)}${(requests += 1)}`
    const who = { username, email: `${username}@kasa.test`, password: 'Demo123!' }
    const memberId = await createMember(db, { ...who, firstname: 'Nilüfer', lastname: 'Çağlayan' })
    if (memberId === null) throw new Error('no member was made')
    const key = { memberId, source: 'simulation', reference: `money-${username}` }
    await post(port(db), deposit(key, lira(10_000), 'papara'))
    const client = await loginAs(house, username)
    await chooseClientSeed(client)
    const url = await launchUrlOf(client, name)
    tokens.push(new URL(url).searchParams.get('sessionID') ?? '')
  }
  await house.owner.pool.query(
    `update floor_tables set open_ms = 5000, every_ms = null, rest_ms = least(rest_ms, 5000), rules = rules || $2::jsonb where id = $1`,
    [table, JSON.stringify(rules)],
  )
  return tokens
}

/** Numbers that look random and are the same every time. */
let state = SEED
function below(n: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * n)
}

let requests = 0

/** Whatever a member may think of at this moment; answers how it went, by name. */
async function actAtRandom(
  played: Played,
  sessions: readonly string[],
  round: number,
  outcomes: Map<string, number>,
): Promise<void> {
  const asked: AskedAct = {
    act: played.acts[below(played.acts.length)] ?? 'place',
    sessionID: sessions[below(sessions.length)] ?? '',
    requestId: below(8) === 0 ? `sim-${below(requests + 1)}` : `sim-${(requests += 1)}`,
    table: played.table,
    round: below(10) === 0 ? round + 1 : round,
    spot: played.spot(),
    amount: played.amount?.() ?? (played.leastLira + below(50)) * 1_000_000 + below(2) * 10_000,
    target: played.target(),
    half: below(4) === 0,
    decision: null,
    question: 0,
  }
  if (asked.act === 'take-back') asked.spot = await laidSpot(played, asked)
  await act(asked, outcomes)
  // Most who place go on at once: by chance alone hardly anybody would, before the round closes.
  const next = played.next[below(played.next.length)]
  if (asked.act === 'place' && next)
    await act(
      {
        ...asked,
        act: next,
        spot: next === 'take-back' ? await laidSpot(played, asked) : asked.spot,
        requestId: `sim-${(requests += 1)}`,
      },
      outcomes,
    )
}

/** A spot as what was laid there is called, half the time; else as it was asked for. */
async function laidSpot(
  { isNumbered, table }: Played,
  { sessionID, spot, round }: AskedAct,
): Promise<string> {
  if (!isNumbered || below(2) === 0) return spot
  const { rows } = await house.owner.pool.query<{ spot: string }>(
    `select s.spot from floor_bets f join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
     where f.table_id = $1 and f.number = $2 and f.member_id = $3 and s.state = 'placed' order by s.seq limit 1`,
    [table, round, readToken(sessionID)?.memberId ?? 0n],
  )
  return rows[0]?.spot ?? spot
}

/** Whoever has the hand that is asked answers, most often with the right question. */
async function decideAtRandom(
  { table, decisions = [] }: Played,
  sessions: readonly string[],
  outcomes: Map<string, number>,
): Promise<void> {
  const round = await present(table)
  if (round?.phase !== 'telling' || round.outcome === null || decisions.length === 0) return
  const asked = floorKind('blackjack').play?.question(round.outcome, { decisionMs: 1_500 })
  const seat = asked?.seats[below(asked.seats.length)]
  const spot = `seat-${seat}`
  const { rows } = await house.owner.pool.query<{ member: bigint }>(
    `select s.member_id as member from floor_bets f join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
     where f.table_id = $1 and f.number = $2 and s.spot = $3`,
    [table, round.number, spot],
  )
  const own = sessions.find((session) => readToken(session)?.memberId === rows[0]?.member)
  const asks = {
    act: 'decide' as const,
    sessionID: below(5) === 0 ? (sessions[below(sessions.length)] ?? '') : (own ?? ''),
    requestId: below(8) === 0 ? `sim-${below(requests + 1)}` : `sim-${(requests += 1)}`,
    table,
    round: Number(round.number),
    spot: below(8) === 0 ? `seat-${1 + below(7)}` : spot,
    amount: 0,
    target: null,
    half: false,
    decision: decisions[below(decisions.length)] ?? 'stand',
    question: (asked?.id ?? 0) + (below(8) === 0 ? 1 : 0),
  }
  await act(asks, outcomes)
}

/** Counts how it went, by name. */
async function act(asked: AskedAct, outcomes: Map<string, number>): Promise<void> {
  const outcome = await bets(asked, new Date(nowMs)).then(
    () => asked.act as string,
    (error: unknown) => {
      if (error instanceof Refused) return error.refusal
      throw error
    },
  )
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
}

const present = (table: string) =>
  house.owner.db
    .selectFrom('floor_rounds')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

it.each(PLAYED)(
  '$table: whoever leads and whenever they fall, nothing is late, lost, doubled or drawn again',
  { timeout: 240_000 },
  async (played) => {
    const { table, seen, rounds = ROUNDS } = played
    nowMs = Date.now()
    state = SEED
    const sessions = await seatMembers(played)
    nowMs = Date.now()
    const outcomes = new Map<string, number>()
    let leader = await takeLead(timed, table)
    let deposed = 0
    const drawn = new Map<bigint, string>()
    for (let steps = 0; steps < 4_000; steps += 1) {
      await house.owner.pool.query(`update floor_tables set awake_until = $2 where id = $1`, [
        table,
        new Date(nowMs + 60_000),
      ])
      const round = await present(table)
      if (round && round.number > BigInt(rounds)) break
      if (round?.outcome) {
        const text = drawnText(round.outcome)
        expect(text.startsWith(drawn.get(round.number) ?? text)).toBe(true)
        drawn.set(round.number, text)
      }
      for (let n = below(4); n > 0; n -= 1)
        await actAtRandom(played, sessions, Number(round?.number ?? 1n), outcomes)
      await decideAtRandom(played, sessions, outcomes)
      // One in six steps is another's, and the one who led goes on as if nothing were.
      const old = leader
      if (below(6) === 0) {
        leader = await takeLead(timed, table)
        const went = await old.step().catch((error: unknown) => error)
        if (went instanceof Deposed) deposed += 1
      }
      // The house's own process leads too, once a lease has run out: whoever is put down is followed.
      const went = await leader.step().catch((error: unknown) => error)
      if (went instanceof Deposed) leader = await takeLead(timed, table)
      else if (went instanceof Error) throw went
      const waitMs = typeof went === 'number' ? went : 500
      const strideMs = 400 + below(900)
      // Nobody does anything while a race is told: its half minute goes by in a few steps.
      const isTold = round?.phase === 'telling' && played.tellStrideMs !== undefined
      nowMs += Math.max(1, Math.min(waitMs, isTold ? (played.tellStrideMs ?? 0) : strideMs))
    }
    const { rows: late } = await house.owner.pool.query(
      `select from floor_stakes s join floor_bets f on f.member_id = s.member_id and f.id = s.bet_id
     join floor_rounds r on r.table_id = f.table_id and r.number = f.number where s.placed_at > r.closes_at
       and s.spot !~ '^(insurance|(behind-)?(double|split))-'`,
    )
    expect(late).toEqual([])
    // The money that they began with is of no room, and tables that are made quicker play by rules of their own.
    const others = (await findingsOf(house)).filter(
      ({ kind, row }) => row !== 'source simulation' && kind !== 'floor-rules-not-ours',
    )
    expect(others).toEqual([])
    await expectPaidByTheRules(table)
    expect(drawn.size).toBeGreaterThanOrEqual(rounds)
    expect(deposed).toBeGreaterThan(3)
    for (const name of seen) expect([name, (outcomes.get(name) ?? 0) > 2]).toEqual([name, true])
  },
)

interface SettledRow {
  spot: string
  amount: bigint
  paid: bigint
  outcome: { pocket?: number; order?: number[]; goals?: number[][]; numbers?: number[] }
  card: { strengths: number[] } | null
}

/** Every stake on roulette, on races, on matches and on cards of the elements that was settled was paid what the rules give, once. */
async function expectPaidByTheRules(table: string): Promise<void> {
  const { rows } = await house.owner.pool.query<SettledRow>(
    `select s.spot, s.amount, s.paid, r.outcome, r.card
     from floor_stakes s join floor_bets f on f.member_id = s.member_id and f.id = s.bet_id
     join floor_rounds r on r.table_id = f.table_id and r.number = f.number
     where r.table_id = $1 and r.phase = 'settled' and s.state in ('paid', 'lost') and r.outcome ?| array['pocket', 'order', 'goals', 'numbers']`,
    [table],
  )
  for (const row of rows) expect([row, row.paid]).toEqual([row, owedFor(row)])
  if (['fransiz-ruleti', 'altin-bogazici', 'cini-ligi', 'element-savasi'].includes(table))
    expect(rows.length).toBeGreaterThan(20)
}

function owedFor({ spot, amount, outcome, card }: SettledRow): bigint | null {
  const race = findSpot(spot)
  if (race) return racePayoutOf(race, amount, outcome.order ?? [], card?.strengths ?? [])
  const match = findMatchSpot(spot)
  if (match) return matchPayoutOf(match, amount, outcome.goals ?? [], card?.strengths ?? [])
  const { pocket = -1, numbers } = outcome
  if (numbers) return drawPayoutOf('elements', spot, amount, numbers)
  return payoutOf(spotNamed(spot), amount, pocket, ROULETTE_TABLES['fransiz-ruleti'])
}
