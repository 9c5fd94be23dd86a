import { sql, type Kysely, type RawBuilder } from 'kysely'
import { toWire } from '#contract/money.ts'
import type { Data } from '#contract/registry.ts'
import { Refused } from '#contract/refusals.ts'
import type { MemberContext } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import { CATEGORY_ID } from '../../payments/direction.ts'
import { requireRecentProof } from '../../recent-proof.ts'

/** As many rows of a subject as one file takes; of more, the newest. */
const ROWS_MAX = 20_000

type Row = Record<string, unknown>

/** Everything that is kept about the member. What would open their account stays where it is. */
export async function personalData(context: MemberContext): Promise<Data<'user/personal_data'>> {
  requireRecentProof(context)
  const { db, house, member, now } = context
  if (!house.limits.allows('exportsOfMember', String(member.id), now))
    throw new Refused('too-many-calls')
  const subjects: Data<'user/personal_data'>['subjects'] = {}
  const shortened: string[] = []
  for (const [subject, select] of Object.entries(SUBJECTS)) {
    const rows = await rowsOf(db, select(member.id))
    if (rows.length > ROWS_MAX) shortened.push(subject)
    subjects[subject] = rows.slice(0, ROWS_MAX).map(written)
  }
  return { madeAt: now.toISOString(), subjects, shortened }
}

async function rowsOf(db: Kysely<Tables>, select: RawBuilder<Row>): Promise<Row[]> {
  const { rows } = await sql<Row>`${select} limit ${ROWS_MAX + 1}`.execute(db)
  return rows
}

/** As JSON can say it: moments in UTC, money in lira (its columns end in `_try`), ids as numbers. */
function written(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, writtenValue(name, value)]),
  )
}

function writtenValue(name: string, value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'bigint') return value
  return name.endsWith('_try') ? toWire(value) : Number(value)
}

/**
 * What is kept, by subject, newest first. Columns are named one by one, so that a new one is shown
 * only when somebody has thought about it: hashes, secrets and seeds still in use are not.
 */
const SUBJECTS: Readonly<Record<string, (memberId: bigint) => RawBuilder<Row>>> = {
  account: (id) => sql`
    select uid, username, email, '+' || phone as phone, firstname, lastname, birthdate::text, national_id, country,
      city, address, language, rid, two_factor, is_active, created_at, confirmed_at, closed_at, lastlogin_at,
      previous_login_at, password_changed_at, promotion_code, reference_number, sms_opt_in,
      email_opt_in, rules_version, rules_accepted_at
    from members where id = ${id}`,
  limits: (id) => sql`
    select kind, period, set_by, case when kind <> 'session' then value end as value_try,
      case when kind = 'session' then value end as minutes, set_at, loosens, next_from
    from limits where member_id = ${id} order by kind, period, set_by`,
  protection: (id) => sql`
    select pause, paused_at, paused_until, return_asked_at, reality_minutes, night_hour, played_since, checked_at,
      asked_at from protections where member_id = ${id}`,
  limit_windows: (id) => sql`
    select period, staked as staked_try, paid as paid_try, lost as lost_try, purse as purse_try from limit_windows where member_id = ${id} order by period`,
  pauses: (id) => sql`
    select kind, began_at, until from pauses where member_id = ${id} order by id desc`,
  self_tests: (id) => sql`
    select taken_on::text, answers from self_tests where member_id = ${id} order by taken_on desc`,
  register_answers: (id) => sql`
    select at from register_answers where member_id = ${id}`,
  care_signals: (id) => sql`
    select day::text, rule, figures, handled_at from care_signals where member_id = ${id} order by day desc, rule`,
  wallet: (id) => sql`
    select cash as cash_try, bonus as bonus_try, held as held_try, pending as pending_try
    from wallets where member_id = ${id}`,
  movements: (id) => sql`
    select seq, at, move, source, reference, cash_delta as cash_try, bonus_delta as bonus_try,
      held_delta as held_try, pending_delta as pending_try
    from entries where member_id = ${id} order by seq desc`,
  payments: (id) => sql`
    select id, created_at, decided_at, case direction when 'in' then ${sql.lit(CATEGORY_ID.in)}
      else ${sql.lit(CATEGORY_ID.out)} end as category_id, status, method_id, transfer_type_id,
      amount as amount_try, fields, provider, canceled_by, payout_state, refusal_reason
    from cash_transactions where member_id = ${id} order by id desc`,
  paymentSums: (id) => sql`
    select day::text, direction, status, transfer_type_id, records, amount as amount_try
    from cash_counts where member_id = ${id} and records > 0
    order by day desc, direction, status, transfer_type_id`,
  bankAccounts: (id) => sql`
    select id, bank_id, account_owner, account_name, sport_user_name, branch_name, account_number,
      iban, bank_account_no, created_at, changed_at
    from bank_accounts where member_id = ${id} order by id desc`,
  pokerPlayer: (id) => sql`
    select username, created_at from poker_players where member_id = ${id}`,
  pokerTransfers: (id) => sql`
    select t.id, t.created_at, w.at as answered_at, t.ended_at, t.direction, t.state, t.amount as amount_try,
      t.purse as purse_try, t.refusal_reason
    from poker_transfers t left join poker_words w on w.member_id = t.member_id and w.transfer_id = t.id
    where t.member_id = ${id} order by t.id desc`,
  documents: (id) => sql`
    select id, kind, state, reason_text, file_name, file_type, bytes, width, height, valid_until::text,
      created_at, decided_at, erased_at
    from documents where member_id = ${id} order by id desc`,
  bets: (id) => sql`
    select id, kind, game, stake as stake_try, stake_bonus as stake_bonus_try, payout as payout_try,
      payout_bonus as payout_bonus_try, state, placed_at, settled_at
    from bets where member_id = ${id} order by id desc`,
  betSums: (id) => sql`
    select day::text, kind, game_id, outcome, records, stake as stake_try, payout as payout_try,
      jackpots as jackpots_try
    from bet_counts where member_id = ${id} order by day desc, kind, game_id, outcome`,
  betsUncounted: (id) => sql`
    select id from bets_uncounted where member_id = ${id} order by id desc`,
  bonuses: (id) => sql`
    select b.id, o.name as offer, b.state, b.basis as basis_try, b.amount as amount_try,
      b.wagering_due as wagering_due_try, b.wagered as wagered_try, b.converted as converted_try,
      b.forfeited as forfeited_try, b.rounds_played, b.granted_at, b.expires_at, b.ended_at
    from bonuses b join bonus_offers o on o.id = b.offer_id
    where b.member_id = ${id} order by b.id desc`,
  bonusBets: (id) => sql`
    select bonus_id, bet_id, counted as counted_try
    from bonus_bets where member_id = ${id} order by bet_id desc`,
  bonusRounds: (id) => sql`
    select bonus_id, bet_id from bonus_rounds where member_id = ${id} order by bet_id desc`,
  freeBets: (id) => sql`
    select id, bonus_id, stake as stake_try, granted_at, came_of as came_of_bet, coupon_id as bet_id, withdrawn_at
    from free_bets where member_id = ${id} order by id desc`,
  rounds: (id) => sql`
    select b.id, b.game, r.mode, r.amount as amount_try, b.stake as stake_try,
      r.payout as payout_try, r.nonce, b.state = 'open' as active, b.placed_at as created_at,
      b.settled_at as closed_at
    from rounds r join bets b on b.member_id = r.member_id and b.id = r.id
    where r.member_id = ${id} order by r.id desc`,
  floorBets: (id) => sql`
    select id as bet_id, table_id, number as round
    from floor_bets where member_id = ${id} order by id desc`,
  floorStakes: (id) => sql`
    select bet_id, seq, spot, amount as amount_try, target, state, client_seed, placed_at,
      taken as taken_try, paid as paid_try, half_at, ended_at
    from floor_stakes where member_id = ${id} order by bet_id desc, seq`,
  floorDecisions: (id) => sql`
    select table_id, number as round, seq, seat, act, question, arrived_at
    from floor_decisions where member_id = ${id} order by table_id, number desc, seq`,
  floorSeats: (id) => sql`
    select table_id, seat, active_at
    from floor_seats where member_id = ${id} order by table_id, seat`,
  floorGuests: (id) => sql`
    select table_id, since, seen_at from floor_guests where member_id = ${id} order by table_id`,
  floorLines: (id) => sql`
    select id, table_id, words, said_at, state
    from floor_lines where member_id = ${id} order by id desc`,
  floorLineReports: (id) => sql`
    select line_id, reported_at from floor_line_reports where member_id = ${id} order by line_id`,
  floorBoards: (id) => sql`
    select id, layout, name, chips as chips_in_micro_lira, kept_at
    from floor_boards where member_id = ${id} order by id desc`,
  floorSilences: (id) => sql`
    select until from floor_silences where member_id = ${id}`,
  coupons: (id) => sql`
    select c.id as bet_id, c.place, c.kind, c.sizes, c.bankers, c.most as most_try, c.policy, c.due_at, c.state, a.at as answered_at, a.reason,
      c.kept as kept_tenths, c.auto_price as automatic_try, c.code, c.is_free, c.returned as returned_try
    from sports_coupons c left join sports_acceptances a on a.member_id = c.member_id and a.coupon_id = c.id
    where c.member_id = ${id} order by c.id desc`,
  couponLegs: (id) => sql`
    select l.coupon_id as bet_id, l.place, e.fixture #>> '{home,name}' as home, e.fixture #>> '{away,name}' as away,
      e.starts_at, l.market_key as market, l.selection, l.odds as odds_in_hundredths, l.book_odds as book_odds_in_hundredths, l.is_live, l.result,
      l.void_reason
    from sports_coupon_legs l join sports_events e on e.id = l.event_id
    where l.member_id = ${id} order by l.coupon_id desc, l.place`,
  cashouts: (id) => sql`
    select coupon_id as bet_id, place, is_automatic, tenths, price as price_try, asked_at, at, outcome, reason,
      paid as paid_try
    from sports_cashouts where member_id = ${id} order by coupon_id desc, place`,
  earlierResults: (id) => sql`
    select coupon_id as bet_id, place, result, void_reason, replaced_at
    from sports_earlier_results where member_id = ${id} order by coupon_id desc, place, replaced_at`,
  corrections: (id) => sql`
    select coupon_id as bet_id, place, at, payout_before as payout_before_try, payout_after as payout_after_try,
      cash as cash_try, bonus as bonus_try, claimed as claimed_try, met as met_try,
      waived as waived_try, unpaid as unpaid_try
    from sports_corrections where member_id = ${id} order by coupon_id desc, place`,
  tournaments: (id) => sql`
    select tournament_id, rank, score, at, prize as prize_try, paid_at
    from tournament_standings where member_id = ${id} order by tournament_id desc`,
  lotteryTickets: (id) => sql`
    select lottery_id, number, transaction_id, issued_at, prize as prize_try, paid_at
    from lottery_tickets where member_id = ${id} order by lottery_id desc, number desc`,
  jackpots: (id) => sql`
    select round_id, level, amount as amount_try, at, seen_at
    from jackpot_wins where member_id = ${id} order by at desc`,
  seeds: (id) => sql`
    select seq, client_seed, nonce, created_at, revealed_at
    from member_seeds where member_id = ${id} order by seq desc`,
  favourites: (id) => sql`
    select case when game.kind <> 'table' then game.id end as game_id,
      case when game.kind = 'table' then game.id end as table_id, favourite.created_at
    from favourite_games favourite join catalogue_games game on game.id = favourite.game_id
    where member_id = ${id} order by favourite.created_at desc`,
  favouriteMatches: (id) => sql`
    select event_id as match_id, created_at from favourite_matches where member_id = ${id}
    order by created_at desc`,
  favouriteCompetitions: (id) => sql`
    select competition_id, created_at from favourite_competitions where member_id = ${id}
    order by created_at desc`,
  favouriteMethods: (id) => sql`
    select method_id, direction, created_at from favourite_methods where member_id = ${id}
    order by created_at desc`,
  messagesRead: (id) => sql`
    select item_id as message_id, read_at from message_reads where member_id = ${id}
    order by read_at desc`,
  support: (id) => sql`
    select message.at, case when message.is_from_house then 'house' else 'member' end as said_by,
      message.text
    from support_conversations conversation
    join support_messages message on message.conversation_id = conversation.id
    where conversation.member_id = ${id} order by message.id desc`,
  games: (id) => sql`
    select game, version, created_at from game_sessions where member_id = ${id}
    order by created_at desc`,
  sessions: (id) => sql`
    select id, browser, ip, place, is_pending, created_at, active_at, proved_at, expires_at, ended_at
    from sessions where member_id = ${id} order by id desc`,
  browsers: (id) => sql`
    select browser, first_at, last_at from known_browsers where member_id = ${id}
    order by last_at desc`,
  passkeys: (id) => sql`
    select id, name, backed_up, created_at, used_at from passkeys where member_id = ${id}
    order by id desc`,
  recoveryCodes: (id) => sql`
    select created_at, used_at from recovery_codes where member_id = ${id} order by created_at desc`,
  codes: (id) => sql`
    select created_at, expires_at, used_at, tries from sms_codes where member_id = ${id}
    order by id desc`,
  codeTries: (id) => sql`
    select day::text, tries from code_days where member_id = ${id} order by day desc`,
  links: (id) => sql`
    select purpose, created_at, expires_at, used_at from account_links where member_id = ${id}
    order by created_at desc`,
  messages: (id) => sql`
    select channel, recipient, template, lang, subject, created_at, sent_at, gave_up_at
    from messages where member_id = ${id} order by id desc`,
}
