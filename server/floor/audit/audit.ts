/**
 * What the floor's rows say of its bets and of what was drawn: the parts of a bet come to its stake and its payout, each stake
 * is what its entry says was laid and was paid what its table owed for the outcome, no bet is open on a round that has ended,
 * rounds and chains follow each other without a gap, and every outcome is drawn again from the seed and the crowd that are
 * recorded, over a chain whose seeds follow each other from the end that was published. Reads only.
 */
import { isRecordedSo, isSameCard, type DrawnOutcome } from '#chance/floor-draws.ts'
import { CHAIN_ROUNDS, wordsOf } from '#chance/floor.ts'
import type { FloorCard } from '#contract/games/floor-protocol.ts'
import type { CrossCheck, Finding } from '#ledger/audit.ts'
import type { SettledStake } from '#games/owed.ts'
import { stakeInSql } from '../../bets/entry-reference.ts'
import { ADDED_CHECKS } from './added-audit.ts'
import { kindsTakenAtOnce, quoted } from '../../bets/kinds.ts'
import {
  byMoment,
  microsOf,
  type Recomputed,
  type RecomputedRow,
} from '../../audit/marked-audit.ts'
import { isCalled } from '../acts/ask-schema.ts'
import { ROUND_PLACE, findInRounds } from './audit-rounds.ts'
import { floorKind } from '../kinds/kinds.ts'
import type { FloorPlay, FloorRules, RecordedCard, RecordedOutcome } from '../kinds/table-kind.ts'
import { cardOf } from '../rounds/leader.ts'
import { hmacLater, sha256, sha256Later } from '../../crypto/node-hash.ts'
import { floorStakeContent } from '../acts/floor-stake-content.ts'
import { MOMENT_CHECKS } from './moments-audit.ts'
import { SHARES } from './pool-audit.ts'

const STAKES = `
select problem.kind, f.member_id, null::bigint as seq, 'bet ' || f.id as row_name
from floor_bets f
left join bets b on b.member_id = f.member_id and b.id = f.id
left join floor_rounds r on r.table_id = f.table_id and r.number = f.number
left join floor_tables t on t.id = f.table_id
left join catalogue_games g on g.id = t.game_id
left join lateral (
  select sum(s.amount) filter (where s.state <> 'back') as amount, sum(s.paid) as paid,
    sum(s.amount - s.taken) filter (where s.state = 'void') as returned,
    count(*) filter (where s.state = 'placed') as placed
  from floor_stakes s where s.member_id = f.member_id and s.bet_id = f.id
) s on true, lateral (values
  ('floor-bet-without-bet', b.id is null),
  ('floor-bet-without-round', r.number is null),
  ('floor-bet-elsewhere', (b.game, b.game_id, b.account, b.kind)
    is distinct from (t.id, t.game_id, t.account, g.kind)),
  ('floor-stakes-differ', b.stake is distinct from coalesce(s.amount, 0)),
  ('floor-paid-differs', b.payout is distinct from coalesce(s.paid, 0) + coalesce(s.returned, 0)),
  ('floor-bet-open-after-round', r.settled_at is not null and b.state = 'open'),
  ('floor-stake-open-after-bet', b.state <> 'open' and s.placed > 0)
) problem (kind, is_so) where problem.is_so`

/** Every bet that is not taken at once was laid at a table or is a coupon, whatever it calls itself: nothing else pays one. */
const WITHOUT = `
select 'bet-without-floor' as kind, b.member_id, null::bigint as seq, 'bet ' || b.id as row_name
from bets b
left join floor_bets f on f.member_id = b.member_id and f.id = b.id
left join sports_coupons c on c.member_id = b.member_id and c.id = b.id and b.kind = 'coupon'
where b.kind not in (${quoted(kindsTakenAtOnce())}) and f.id is null and c.id is null`

/** The entry that took a stake names its table, round, spot and target, and so much that was held. */
const LAID = `
select 'floor-stake-not-as-laid' as kind, s.member_id, e.seq, 'stake ' || s.bet_id || ' ' || s.seq as row_name
from floor_stakes s
left join floor_bets f on f.member_id = s.member_id and f.id = s.bet_id
left join entries e on e.member_id = s.member_id and e.source = 'bet'
  and e.reference = ${stakeInSql('s.bet_id', 's.seq')},
lateral (select ' ' || ${floorStakeContent('f.table_id', 'f.number', 's.spot', 's.target')} as text) content
where e.seq is null or e.held_delta <> s.amount
  or right(e.content, length(content.text)) is distinct from content.text`

/** Rounds are numbered from 1, chains follow each other, and an ended round lies on one. */
const GAPS = `
select problem.kind, 0::bigint as member_id, null::bigint as seq, problem.row_name from (
  select 'floor-round-missing' as kind, 'round ' || r.table_id || ' ' || r.number - 1 as row_name
  from floor_rounds r where r.number > 1 and not exists (
    select from floor_rounds b where b.table_id = r.table_id and b.number = r.number - 1)
  union all
  select 'floor-round-without-chain', 'round ' || r.table_id || ' ' || r.number
  from floor_rounds r where r.settled_at is not null and not exists (
    select from floor_chains c where c.table_id = r.table_id
      and r.number >= c.first_round and r.number < c.first_round + c.rounds)
  union all
  select 'floor-chain-broken', 'chain ' || c.table_id || ' ' || c.chain
  from floor_chains c where c.rounds <> ${CHAIN_ROUNDS} or c.first_round <> 1 + (c.chain - 1)::bigint * ${CHAIN_ROUNDS}
) problem`

interface SettledRow extends RecomputedRow, SettledStake {
  member_id: bigint
  bet_id: bigint
  seq: number
  kind: string
  rules: FloorRules
  outcome: RecordedOutcome | null
  card: RecordedCard
  phase: string
  state: 'paid' | 'lost'
  taken: bigint
  paid: bigint
  /** Were its half and its rest asked for by a hand? What was not, was settled by itself. */
  is_half_asked: boolean
  is_end_asked: boolean
}

const SETTLED = `
  s.member_id, s.bet_id, s.seq, s.spot, s.amount, s.target, s.half_at as "halfAt", s.ended_at as "endedAt",
  s.state, s.taken, s.paid, t.kind, t.rules, r.outcome, r.card, r.phase,
  ${isCalled('s')} as "isCalled", s.half_request_id is not null as is_half_asked, s.end_request_id is not null as is_end_asked,
  json_build_array(s.member_id, s.bet_id, s.seq, f.table_id, f.number, s.spot, s.amount, s.target, s.state, s.client_seed, s.place,
    extract(epoch from s.placed_at), s.taken, s.paid, s.half_at, s.ended_at, s.request_id, s.half_request_id, s.end_request_id,
    ${isCalled('s')}, b.stake, b.payout, extract(epoch from b.settled_at))::text as content`

/** Every stake that was paid or lost; one whose round goes on, though its bet has ended, is at no rest. */
const STAKES_PAID: Recomputed = {
  name: 'stakes at tables',
  columns: SETTLED,
  from: `
from floor_stakes s
left join bets b on b.member_id = s.member_id and b.id = s.bet_id
join floor_bets f on f.member_id = s.member_id and f.id = s.bet_id
join floor_rounds r on r.table_id = f.table_id and r.number = f.number
join floor_tables t on t.id = f.table_id
where s.state in ('paid', 'lost')`,
  place: [
    ['s.member_id', 'bigint'],
    ['s.bet_id', 'bigint'],
    ['s.seq', 'integer'],
  ],
  endedAt: microsOf('b.settled_at'),
  stirredAt: microsOf('r.settled_at'),
  settledBy: byMoment,
  pageRows: 2_000,
  begin: () => async (_q, rows) =>
    // The columns of the query above.
    (rows as readonly SettledRow[]).flatMap((row): Finding[] => {
      if (isAsOwed(row)) return []
      const name = `stake ${row.bet_id} ${row.seq}`
      return [{ kind: 'floor-not-as-owed', memberId: row.member_id, seq: null, row: name }]
    }),
}

/** A round that became void settles nothing more; what a hand had taken before stays taken. */
function isAsOwed(row: SettledRow): boolean {
  const { kind, rules, outcome, card, phase, state, amount, taken, paid } = row
  if (outcome === null || taken !== amount || (state === 'lost' && phase === 'void')) return false
  const owed = unlessUnreadable(() => floorKind(kind).owed(row, outcome, rules, card))
  return owed === paid && (state === 'paid') === paid > 0n && isByWhomItSays(row, outcome)
}

/** What no hand asked for ended where it ends by itself, and nowhere else. */
function isByWhomItSays(row: SettledRow, outcome: RecordedOutcome): boolean {
  const { kind, rules, card, member_id, bet_id, halfAt, endedAt, is_half_asked, is_end_asked } = row
  if (is_half_asked !== (halfAt !== null)) return false
  if (is_end_asked) return endedAt !== null
  const stake = { ...row, memberId: member_id, betId: bet_id, taken: 0n }
  const byItself = unlessUnreadable(() => floorKind(kind).pay(stake, outcome, rules, card))
  return byItself !== null && byItself.hundredths === endedAt
}

/** Null for what is altered so far that a table's kind cannot read it. */
function unlessUnreadable<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

interface DrawnRow extends RecomputedRow {
  table_id: string
  number: bigint
  kind: string
  rules: FloorRules
  salt: string
  phase: string
  crowd: string[]
  card: RecordedCard
  /** A round that became void may have none. */
  outcome: RecordedOutcome | null
  seed: Buffer | null
  before: Buffer | null
  end_hash: Buffer | null
  is_first: boolean
  shoe: bigint | null
  shoe_seed: Buffer | null
  shoe_crowd: string[] | null
  /** Is it of the shoe that is dealt from at present? */
  is_sealed: boolean
  previous: { shoe: number | null; outcome: RecordedOutcome | null; phase: string } | null
  decisions: { seat: number; act: string; byDefault: boolean }[]
}

const DECISIONS = `(select json_agg(json_build_object('seat', d.seat, 'act', d.act, 'byDefault', d.member_id is null)
    order by d.seq) from floor_decisions d where d.table_id = r.table_id and d.number = r.number)`

const DRAWN = `
  r.table_id, r.number, r.phase, t.kind, t.rules, t.salt, r.crowd, r.card, r.outcome, r.seed,
  before.seed as before, c.end_hash, coalesce(c.first_round = r.number, false) as is_first,
  r.shoe, first.seed as shoe_seed, first.crowd as shoe_crowd,
  r.shoe is not null and not exists (select from floor_rounds later where later.table_id = r.table_id
    and later.number > r.number and later.settled_at is not null and later.shoe is distinct from r.shoe) as is_sealed,
  json_build_object('shoe', before.shoe, 'outcome', before.outcome, 'phase', before.phase) as previous,
  coalesce(${DECISIONS}, '[]') as decisions,
  json_build_array(r.table_id, r.number, r.phase, t.kind, t.salt, r.crowd, r.card, r.outcome, encode(r.seed, 'hex'), r.shoe,
    encode(c.end_hash, 'hex'), extract(epoch from r.opened_at), extract(epoch from r.closed_at), extract(epoch from r.drawn_at),
    extract(epoch from r.begins_at), extract(epoch from r.settled_at), ${DECISIONS})::text as content`

/** Every round that has ended. One whose seed is not open yet, of the shoe that is dealt from, is at no rest. */
const ROUNDS_DRAWN: Recomputed = {
  name: 'rounds of tables',
  columns: DRAWN,
  from: `
from floor_rounds r join floor_tables t on t.id = r.table_id
left join floor_rounds first on first.table_id = r.table_id and first.number = r.shoe
left join floor_rounds before on before.table_id = r.table_id and before.number = r.number - 1
left join lateral (
  select end_hash, first_round from floor_chains c where c.table_id = r.table_id and c.first_round <= r.number
  order by c.first_round desc limit 1
) c on true
where r.phase in ('settled', 'void')`,
  ...ROUND_PLACE,
  stirredAt: `(case when r.seed is not null then ${microsOf('r.settled_at')} end)`,
  pageRows: 1_000,
  begin: () => findInRounds(problemOf, 'floor-outcome-not-drawn'),
}

async function problemOf(row: DrawnRow): Promise<string | null> {
  const { table_id, number, kind, rules, salt, card, outcome, phase, seed } = row
  // It could not be opened, and may be yet.
  if (phase === 'void' && seed === null) return null
  const { play, pool, streets } = floorKind(kind)
  if (play && outcome !== null) {
    const problem = playProblem(play, { ...row, outcome })
    if (problem !== null) return problem
    // Its shoe is dealt from: nothing of its seed is known yet, to anybody.
    if (seed === null && row.is_sealed) return null
  }
  if (seed === null) return 'floor-outcome-not-drawn'
  const before = row.is_first ? row.end_hash : row.before
  // The seed of a void round that could not be opened stands nowhere: the one after it is held to its own outcome alone.
  if (before !== null && !sha256(seed).equals(before)) return 'floor-seed-not-of-chain'
  // As a kind's own draw wrote it; whatever else stands there is not the same.
  if (
    !isSameCard(await cardOf({ id: table_id, kind, rules, salt }, number), card as FloorCard | null)
  )
    return 'floor-card-not-drawn'
  if (outcome === null) return phase === 'void' ? null : 'floor-outcome-not-drawn'
  const drawn = await drawnOf(row)
  const isSame =
    play || pool || streets
      ? drawn !== null && isRecordedSo(drawn, floorKind(kind).outcome(outcome))
      : JSON.stringify(drawn) === JSON.stringify(outcome)
  return isSame ? null : 'floor-outcome-not-drawn'
}

/** By the round's own seed and crowd, or those of the round that its shoe began with. */
async function drawnOf(row: DrawnRow): Promise<DrawnOutcome | null> {
  const { table_id, number, kind, rules, salt, shoe, card } = row
  const seed = shoe === null ? row.seed : row.shoe_seed
  const clientSeeds = shoe === null ? row.crowd : (row.shoe_crowd ?? [])
  if (seed === null) return null
  const round = { table: table_id, round: shoe ?? number, clientSeeds, salt }
  const draw = async (): Promise<DrawnOutcome> =>
    floorKind(kind).draw(await wordsOf(hmacLater, sha256Later, seed, round), rules, card)
  return shoe === null ? draw() : shoes.of(`${table_id} ${shoe} ${seed.toString('hex')}`, draw)
}

/** The shoe that was shuffled last: its rounds come one after the other. */
const shoes = {
  key: '',
  drawn: Promise.resolve<DrawnOutcome | null>(null),
  of(key: string, draw: () => Promise<DrawnOutcome>): Promise<DrawnOutcome | null> {
    if (this.key !== key) Object.assign(this, { key, drawn: draw() })
    return this.drawn
  },
}

/** The decisions that are recorded are those that the board was built from, and its cards follow the round before it. */
function playProblem(
  play: FloorPlay,
  { outcome, decisions, shoe, number, previous }: DrawnRow & { outcome: RecordedOutcome },
): string | null {
  if (JSON.stringify(play.decisions(outcome)) !== JSON.stringify(decisions))
    return 'floor-decisions-differ'
  if (play.shoeOf(outcome) !== (shoe === null ? null : Number(shoe))) return 'floor-shoe-broken'
  const goesOn = previous !== null && shoe !== null && previous.shoe === Number(shoe)
  const expected = goesOn && previous.outcome ? play.shoeAfter(previous.outcome) : 0
  const isContinued = shoe === null || goesOn || shoe === number
  return isContinued && play.shoeBefore(outcome) === expected ? null : 'floor-shoe-broken'
}

export const FLOOR_CHECKS: readonly CrossCheck[] = [
  { text: STAKES },
  { text: WITHOUT },
  { text: LAID },
  { text: GAPS },
  ...MOMENT_CHECKS,
  ...ADDED_CHECKS,
]

export const FLOOR_RECOMPUTED: readonly Recomputed[] = [STAKES_PAID, ROUNDS_DRAWN, SHARES]
