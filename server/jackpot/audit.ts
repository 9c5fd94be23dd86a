/**
 * What rounds, pools and the ledger say of the jackpots: every stake gave what its terms say, every
 * win was paid once and is what its pool held, and the account `jackpots` is, to the micro-lira, the
 * growth not yet paid and the reserve less the starts paid from it. Reads only.
 */
import {
  JACKPOT_LEVELS,
  JACKPOT_TERMS,
  reservePpm,
  type JackpotLevel,
  type JackpotTerms,
} from '#chance/jackpots.ts'
import type { CrossCheck } from '#ledger/audit.ts'
import { stakeInSql } from '../bets/entry-reference.ts'

/** Shares of a round `r` of a bet `b`, in the same whole numbers as chance/jackpots.ts and worked out anew. */
const partOf = (ppmOf: (terms: JackpotTerms) => readonly bigint[]): string =>
  `(case r.jackpot_terms ${JACKPOT_TERMS.map((terms) => whenOf(terms, ppmOf(terms))).join(' ')} else 0 end)`

const whenOf = ({ number, countedMax }: JackpotTerms, ppms: readonly bigint[]): string =>
  `when ${number} then ${ppms.map((ppm) => `least(b.stake, ${countedMax}) * ${ppm} / 1000000`).join(' + ')}`

const growthPart = (level: JackpotLevel): string =>
  partOf(({ levels }) => [levels[level].growthPpm])
const RESERVE_PART = partOf(({ levels }) =>
  JACKPOT_LEVELS.map((level) => reservePpm(levels[level])),
)

/** What all levels together took of that stake. */
const SHARE = `(${RESERVE_PART} + ${JACKPOT_LEVELS.map(growthPart).join(' + ')})`

/** The source of every entry of the jackpots'. */
export const JACKPOT_SOURCE = 'jackpot'

/** In the stake's own entry; of rounds from before that, in an entry beside it. */
const SHARES = `
select case when given.amount = 0 then 'round-without-share' else 'share-differs' end as kind,
  r.member_id, given.seq, 'round ' || r.id as row_name
from rounds r join bets b on b.member_id = r.member_id and b.id = r.id, lateral (
  select coalesce(sum(case when e.source = 'round' then e.share_delta else -e.cash_delta end), 0) as amount,
    max(e.seq) as seq from entries e
  where e.member_id = r.member_id
    and (e.source = 'round' and e.reference = ${stakeInSql('r.id')} and e.share_house = 'jackpots'
      or e.source = 'jackpot' and e.reference = 'share:' || r.id and e.house = 'jackpots')
) given
where r.jackpot_terms is not null and given.amount <> ${SHARE}`

const NAME_OF_W = "'jackpot ' || w.level || ' of round ' || w.round_id"

const WINS = `
select case when e.seq is null then 'jackpot-without-entry' else 'jackpot-differs' end as kind,
  w.member_id, e.seq, ${NAME_OF_W} as row_name
from jackpot_wins w left join entries e on e.member_id = w.member_id
  and e.source = 'jackpot' and e.reference = 'win:' || w.round_id || ':' || w.level
where e.seq is null or e.house is distinct from 'jackpots' or e.cash_delta <> w.amount`

const STRAY = `
select 'jackpot-entry-without-round' as kind, e.member_id, e.seq, e.reference as row_name from entries e
where (e.source = 'jackpot' or e.house = 'jackpots') and not exists (
  select 1 from rounds r where r.member_id = e.member_id and e.source = 'jackpot'
    and r.jackpot_terms is not null and e.reference = 'share:' || r.id)
  and not exists (select 1 from jackpot_wins w
    join rounds r on r.member_id = w.member_id and r.id = w.round_id and r.jackpot_terms is not null
    where w.member_id = e.member_id and e.source = 'jackpot'
      and e.reference = 'win:' || w.round_id || ':' || w.level)
union all
select 'jackpot-entry-without-round', e.member_id, e.seq, e.reference from entries e
where e.share_house = 'jackpots' and not exists (
  select 1 from rounds r where r.member_id = e.member_id and e.source = 'round'
    and r.jackpot_terms is not null and e.reference = ${stakeInSql('r.id')})`

/** What each level begins with, by the terms of a round `r`. */
const START_OF_W = `(case r.jackpot_terms ${JACKPOT_TERMS.map(
  ({ number, levels }) =>
    `when ${number} then case w.level ${JACKPOT_LEVELS.map((level) => `when '${level}' then ${levels[level].start}`).join(' ')} end`,
).join(' ')} end)`

/** Each win pays its start and what grew since the one before; none is left out, none grew backwards. */
const CHAIN = `
with chain as (
  select w.member_id, w.level, w.round_id, w.number, w.start, w.grown, w.amount, ${START_OF_W} as start_anew,
    lag(w.number, 1, 0::bigint) over pool as number_before,
    lag(w.grown, 1, 0::bigint) over pool as grown_before
  from jackpot_wins w left join rounds r on r.member_id = w.member_id and r.id = w.round_id
  window pool as (partition by w.level order by w.number)
)
select 'jackpot-not-its-pool' as kind, w.member_id, null::bigint as seq, ${NAME_OF_W} as row_name
from chain w
where number <> number_before + 1 or grown < grown_before or start is distinct from start_anew
  or amount <> start + grown - grown_before`

/** The house's own rows concern no member: 0 stands for none. */
const POOLS = `
select 'pool-differs' as kind, 0::bigint as member_id, null::bigint as seq, 'pool ' || named.level as row_name
from (values ${JACKPOT_LEVELS.map((level) => `('${level}')`).join(', ')}) named (level)
left join jackpot_pools p on p.level = named.level
left join lateral (
  select max(w.grown) as grown, count(*) as wins from jackpot_wins w where w.level = named.level
) last on true
where p.taken is distinct from coalesce(last.grown, 0) or p.wins is distinct from last.wins`

/** All stripes together: which of them a stake is counted in says nothing. */
const GROWTH = `
select 'pool-growth-differs' as kind, 0::bigint as member_id, null::bigint as seq, 'jackpot_stripes' as row_name
from (select ${JACKPOT_LEVELS.map((level) => `sum(${level}) as ${level}`).join(', ')}
  from jackpot_stripes) counted,
  (select ${JACKPOT_LEVELS.map((level) => `coalesce(sum(${growthPart(level)}), 0) as ${level}`).join(', ')}
  from rounds r join bets b on b.member_id = r.member_id and b.id = r.id) fed
where ${JACKPOT_LEVELS.map((level) => `counted.${level} <> fed.${level}`).join(' or ')}`

/** Pools' growth, and the reserve kept with what starts were paid out of it. */
const ACCOUNT = `
select 'jackpot-account-differs' as kind, 0::bigint as member_id, null::bigint as seq,
  'account jackpots' as row_name
where (select coalesce(sum(house_delta), 0) from entries where house = 'jackpots')
  + (select coalesce(sum(share_delta), 0) from entries where share_house = 'jackpots')
  <> (select sum(${JACKPOT_LEVELS.join(' + ')}) from jackpot_stripes)
    - (select sum(taken) from jackpot_pools)
    + (select coalesce(sum(${RESERVE_PART}), 0) from rounds r
        join bets b on b.member_id = r.member_id and b.id = r.id)
    - (select coalesce(sum(start), 0) from jackpot_wins)`

const QUERIES = [SHARES, WINS, STRAY, CHAIN, POOLS, GROWTH, ACCOUNT]

export const JACKPOT_CHECKS: readonly CrossCheck[] = QUERIES.map((text) => ({ text }))
