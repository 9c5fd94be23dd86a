/** What stands in a house before commands are tried on it, for tests alone. */
import { lira } from '#contract/money.ts'
import { withdrawalRequest } from '#ledger/moves.ts'
import { requestKey } from '#server/cashier/withdrawal/entries.ts'

/** Transfers are awaited, money wants out by hand, somebody waits for an answer, and a game has lost its files. */
export const SAID = `
insert into floor_lines (id, table_id, member_id, request_id, author, words, said_at)
  overriding system value values (31, 'zeplin', 1, 'said', 'author', 'Merhaba', now());
insert into floor_line_reports (line_id, member_id, reported_at) values (31, 2, now())`

/** One match is to begin, and one has ended. */
const MATCHES = [
  ['501', 'scheduled', null],
  ['502', 'over', 'ended'],
].map(([id, phase, ending]) => {
  const record = {
    version: 0,
    phase,
    ending,
    startedAt: null,
    incidents: [],
    scores: [],
    follows: [],
  }
  const club = (name: string) => ({ id: name, name })
  const fixture = {
    sport: 'football',
    region: club('tr'),
    competition: club('lig'),
    home: club('ev'),
    away: club('konuk'),
    startsAt: 0,
    follows: [],
  }
  return `(${id}, 'deneme', 'mac-${id}', '${JSON.stringify(fixture)}', now() + interval '1 hour', now(), '${JSON.stringify(record)}', now())`
})

export const PREPARED = `
insert into sports_events (id, provider, event, fixture, starts_at, first_starts_at, record, heard_at)
  overriding system value values ${MATCHES.join(', ')};
insert into sports_offers (event_id, market_key, selection, place, market, odds, win, back)
  select 501, 'match-result', name, 0, '{"kind": "match-result", "period": "match", "line": null}', 200, 480000000000, 0
  from unnest(array['1', 'X', '2']) name;
insert into bets (member_id, id, kind, account, game, stake, payout, state, placed_at, settled_at)
  overriding system value
  values (1, 951, 'coupon', 'sportsbook', 'sports', 100000000, 200000000, 'settled', now(), now());
insert into sports_coupons (member_id, id, place, kind, content, most, state)
  values (1, 951, 0, 'single', '', 200000000, 'accepted');
insert into sports_corrections (member_id, coupon_id, place, at, payout_before, payout_after, cash, claimed)
  values (1, 951, 1, now(), 200000000, 0, -200000000, 50000000);
insert into cash_transactions (member_id, id, direction, method_id, transfer_type_id, amount, call, content_hash, provider)
  overriding system value select 1, id, 'in', 11, 1, 500000000, 'finance/save_bank_transfer', '', 'by-hand'
  from (values (7), (8)) as transfer (id);
insert into support_conversations (id, member_id, created_at, last_at)
  overriding system value values (7, 1, now(), now());
insert into support_messages (conversation_id, is_from_house, text, at) values (7, false, 'Merhaba', now());
insert into cash_transactions
    (id, member_id, direction, payout_state, method_id, transfer_type_id, amount, fields, call, request_id,
     content_hash, provider)
  overriding system value
  select id, 1, 'out', 'waiting', 6, 1, 100000000, '{}', 'test', id::text, repeat('0', 64), 'by-hand'
  from unnest(array[901, 902]) id;
insert into cash_transactions
    (id, member_id, direction, status, payout_state, attempt, sent_at, method_id, transfer_type_id, amount, call,
     content_hash, provider, canceled_by, decided_at)
  overriding system value
  select id, 1, 'in', 1003, null, 0, null, 1, 2, 100000000, 'test', '', 'sandbox', 'provider', now()
    from unnest(array[9, 10]) id
  union all select id, 1, 'out', 1001, 'review', 1, now(), 2, 2, 100000000, 'test', '', 'sandbox', null, null
    from unnest(array[903, 904]) id;
insert into payment_notices (member_id, transaction_id, notice_id, direction, kind, amount, outcome, attempt)
  select 1, id, 'late', 'in', 'approved', 100000000, 'contradicts', null from unnest(array[9, 10]) id
  union all select 1, id, 'late', 'out', 'paid', 100000000, 'contradicts', 1 from unnest(array[903, 904]) id;
insert into care_signals (member_id, rule, day, figures) values (2, 'chasing', '2026-01-01', '{"deposits": 3}');
insert into joining_days (source_key, day, taken) values ('\\x01', '2026-01-01', 20);
insert into poker_players (member_id, username) values (1, 'demo');
insert into poker_transfers (id, member_id, direction, state, amount, purse)
  overriding system value select id, 1, 'out', 'review', 50000000, 0 from unnest(array[801, 802]) id;
insert into documents (id, member_id, kind, state, file_name, file_type, bytes)
  overriding system value values (901, 2, 'identity-front', 'received', 'on.jpg', 'image/jpeg', 1000),
    (902, 2, 'identity-back', 'received', 'arka.jpg', 'image/jpeg', 1000);
insert into game_versions (game, version, files, publication)
  values ('sun-lines', '1', '{}', '{"modes": [], "kept": {"lost.csv": "0"}, "hasPage": false}')`

/** What the withdrawals of the demo member wait with. */
export const WITHDRAWALS = [901n, 902n, 903n, 904n].map((transactionId) =>
  withdrawalRequest(requestKey({ memberId: 1n, transactionId }), lira(100)),
)

/** A tournament and a lottery, as their commands read them. */
export const CUP = {
  name: 'deneme-kupasi',
  title: { tr: 'Deneme Kupası', en: 'Trial Cup' },
  text: { tr: 'Bir deneme.', en: 'A trial.' },
  starts: '2099-01-01T00:00:00Z',
  ends: '2099-01-02T00:00:00Z',
  games: ['lale-devri'],
  rule: 'best-multiple',
  minStake: 2,
  prizes: [500],
}
export const LOTTERY = {
  name: 'deneme-cekilisi',
  starts: '2020-01-01T00:00:00Z',
  ends: '2020-01-02T00:00:00Z',
  draws: '2020-01-02T00:00:00Z',
  minimum: 250,
  prizes: [{ tickets: 1, amount: 500 }],
}
