import { sql, type Kysely } from 'kysely'

/** What was promised before every promise was an act: from now on one says each, and the audit holds it to that. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const written = (moment: string): string =>
  `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const STATEMENTS = [
  `insert into actions (actor_kind, actor_name, what, target, before, after)
     select 'job', 'migration-120', 'bonus.add', 'bonus-offer:' || o.id, null, jsonb_strip_nulls(jsonb_build_object(
       'name', o.name, 'kind', o.kind, 'title', jsonb_build_object('tr', o.title_tr, 'en', o.title_en),
       'starts', ${written('o.starts_at')}, 'ends', ${written('o.ends_at')}, 'firstDeposit', o.first_deposit,
       'every', o.every, 'claimDays', o.claim_days, 'wagering', o.wagering, 'days', o.days, 'weights', o.weights,
       'gameWeights', o.game_weights, 'stakeMax', o.stake_max / 1000000.0, 'excludedGames', to_jsonb(o.excluded_games),
       'minimum', o.basis_min / 1000000.0) || case when o.kind = 'free-rounds'
         then jsonb_build_object('game', o.game, 'rounds', o.rounds, 'stake', o.round_stake / 1000000.0, 'byHand', o.by_hand)
         else jsonb_build_object('percent', o.percent, 'maximum', o.amount_max / 1000000.0) end)
     from bonus_offers o where not exists (
       select from actions a where a.target = 'bonus-offer:' || o.id and a.what = 'bonus.add')`,
  `insert into actions (actor_kind, actor_name, what, target, before, after)
     select 'job', 'migration-120', 'tournament.add', 'tournament:' || t.id, null, jsonb_build_object(
       'name', t.name, 'starts', ${written('t.starts_at')}, 'ends', ${written('t.ends_at')}, 'rule', t.rule,
       'minStake', t.min_stake / 1000000.0, 'prizes', coalesce((
         select jsonb_agg(p.amount / 1000000.0 order by p.rank) from tournament_prizes p
         where p.tournament_id = t.id), '[]'))
     from tournaments t where not exists (
       select from actions a where a.target = 'tournament:' || t.id and a.what = 'tournament.add')`,
  `insert into actions (actor_kind, actor_name, what, target, before, after)
     select 'job', 'migration-120', 'lottery.open', 'lottery:' || l.id, null, jsonb_build_object(
       'name', l.name, 'starts', ${written('l.starts_at')}, 'ends', ${written('l.ends_at')},
       'draws', ${written('l.draws_at')}, 'minimum', l.minimum / 1000000.0, 'prizes', (
         select jsonb_agg(jsonb_build_object('tickets', p.tickets, 'amount', p.amount / 1000000.0) order by p.rank)
         from lottery_prizes p where p.lottery_id = l.id))
     from lotteries l where exists (select from lottery_prizes p where p.lottery_id = l.id) and not exists (
       select from actions a where a.target = 'lottery:' || l.id and a.what = 'lottery.open')`,
]
