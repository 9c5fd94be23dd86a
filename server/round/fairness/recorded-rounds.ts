/** Rounds as they lie in the database with all that they were drawn from, and what a new draw has against one. */
import type { RecomputedRow } from '../../audit/marked-audit.ts'
import { costOf } from '../play/bet.ts'
import { hitsOf, outcomeOf, type PlayedOn, type SeedPair } from '../play/outcome.ts'
import type { GameTables } from '../publish/published.ts'

export interface RoundRow extends RecomputedRow {
  member_id: bigint
  id: bigint
  game: string
  stake: bigint
  version: string
  mode: string
  amount: bigint
  multiplier: bigint
  payout: bigint
  book: bigint
  nonce: bigint
  terms: number | null
  server_seed: Buffer
  client_seed: string | null
  draw_version: number
  /** The jackpots that are recorded as won. */
  levels: string[]
}

export const ROUND_COLUMNS = `
  r.member_id, r.id, b.game, b.stake, r.version, r.mode, r.amount, r.multiplier, r.payout, r.book, r.nonce,
  r.jackpot_terms as terms, s.server_seed, s.client_seed, s.draw_version::integer as draw_version, won.levels,
  json_build_array(r.member_id, r.id, b.kind, b.account, b.game_id, b.game, b.stake, b.stake_bonus,
    extract(epoch from b.placed_at), r.version, r.mode, r.amount, r.multiplier, r.payout, r.book, r.seed_seq, r.nonce,
    r.request_id, r.jackpot_terms, encode(s.server_seed, 'hex'), s.client_seed, s.draw_version, won.levels)::text
    as content`

/** A round without its bet or its seed has other findings: there is nothing to work out. */
export const RECORDED_ROUNDS = `
from rounds r
join bets b on b.member_id = r.member_id and b.id = r.id
join member_seeds s on s.member_id = r.member_id and s.seq = r.seed_seq
cross join lateral (select array(
  select w.level from jackpot_wins w where w.member_id = r.member_id and w.round_id = r.id order by 1) as levels) won
where true`

/**
 * What speaks against a round, by the names of the audit's findings; nothing when it is what its seeds draw.
 * A round of a game of ours from before there were jackpots took no part in them; one of other studios never does.
 */
export function problemsOf(row: RoundRow, tables: GameTables | undefined): string[] {
  if (!tables) return ['version-unknown']
  const mode = tables.modes.get(row.mode.toUpperCase())
  if (mode?.name !== row.mode) return ['mode-unknown']
  if (row.client_seed === null) return ['drawn-without-client-seed']
  if (row.terms !== null && tables.jackpots === null) return ['jackpots-of-no-part']
  const { game, version, terms: jackpots } = row
  const pair = {
    serverSeed: row.server_seed,
    clientSeed: row.client_seed,
    drawVersion: row.draw_version,
  }
  try {
    return differences(row, pair, { game, version, mode, jackpots })
  } catch {
    // A version of the draw, or terms of the jackpots, that there never were; a seed that is gone.
    return ['draw-unknown']
  }
}

/** What is recorded, against what is drawn. */
function differences(row: RoundRow, pair: SeedPair, on: PlayedOn): string[] {
  const { nonce, amount, stake } = row
  const { mode } = on
  const drawn = outcomeOf(pair, nonce, on, { amount })
  const hits: readonly string[] = hitsOf(pair, nonce, on, { stake })
  const problems: [string, boolean][] = [
    ['stake-not-its-cost', stake !== costOf(amount, mode.cost)],
    ['book-not-drawn', row.book !== BigInt(drawn.book)],
    ['multiplier-not-drawn', row.multiplier !== BigInt(drawn.multiplier)],
    ['payout-not-of-its-draw', row.payout !== drawn.payout],
    ['jackpot-not-hit', row.levels.some((level) => !hits.includes(level))],
    ['jackpot-not-paid', hits.some((level) => !row.levels.includes(level))],
  ]
  return problems.flatMap(([kind, isSo]) => (isSo ? [kind] : []))
}
