/**
 * What the site needs to know of each call and topic while it runs, without a schema. Generated from the
 * contract by `npm run wire`: never edited by hand.
 */
import type { TopicName } from './topics.ts'
import type { BuiltName } from './registry.ts'

export interface Surface {
  /** Changes something: its success is told, and it is never sent twice by itself. */
  write?: true
  /** Refused without a session. */
  member?: true
  /** Runs without the loading bar. */
  quiet?: true
  /** A list: `pagination` stands beside `data`. */
  paged?: true
  /** Verifies a proof: its verdict, right or wrong, is told by whoever asked. */
  verifies?: true
  /** Calls whose remembered answers a success makes wrong; `*` is all of them. */
  stale?: readonly string[]
  /** The topic of the stream that brings news of it. */
  topic?: TopicName
}

export interface TopicSurface {
  /** Refused without a session. */
  member?: true
  /** The call whose answer a message is. */
  fills?: BuiltName
  /** Calls whose remembered answers a message makes wrong. */
  stale?: readonly BuiltName[]
  /** Calls that its messages may name. */
  names?: readonly BuiltName[]
}

export const topicSurface: Readonly<Record<TopicName, TopicSurface>> = {
  balance: { member: true, fills: 'finance/check_balance' },
  changes: {
    member: true,
    names: [
      'finance/list_transactions',
      'documents/list',
      'klasGaming/transfers',
      'betframe/getCoupons',
      'bonus/active',
      'protection/get',
    ],
  },
  favourites: { member: true },
  jackpots: { fills: 'habanero/getJackpots' },
  maintenance: { fills: 'maintenance/check_status' },
  market: {},
  match: {},
  messages: { member: true, fills: 'crm/unread_mass_messages', stale: ['crm/list_mass_messages'] },
  session: { member: true },
  sports: { stale: ['betframe/live'] },
  support: { fills: 'support/status', stale: ['support/list_messages'] },
  tables: { fills: 'livecasino/table_states' },
}

export const surface: Readonly<Record<BuiltName, Surface>> = {
  'user/check_ga': { verifies: true },
  'user/check_user_ga': { member: true },
  'user/clear_generated_ga': {
    write: true,
    member: true,
    stale: ['user/get_user_profile', 'user/check_user_ga', 'user/recovery_codes_left'],
  },
  'user/forgot': { write: true },
  'user/get_user_profile': { member: true },
  'user/login': { write: true, stale: ['*'] },
  'user/logout': { write: true, stale: ['*'] },
  'user/pass_change': { write: true, member: true, stale: ['user/sessions'] },
  'user/pass_reset': { write: true },
  'user/passkey_add': { write: true, member: true, stale: ['user/passkeys'] },
  'user/passkey_ask': { write: true, quiet: true },
  'user/passkey_check': { verifies: true },
  'user/passkey_login': { write: true, stale: ['*'] },
  'user/passkey_offer': { write: true, member: true },
  'user/passkey_remove': { write: true, member: true, stale: ['user/passkeys'] },
  'user/passkeys': { member: true, paged: true },
  'user/personal_data': { member: true },
  'user/prove': { write: true, member: true },
  'user/recovery_codes_left': { member: true },
  'user/refresh_session': { write: true, quiet: true },
  'user/register': { write: true },
  'user/register_confirm': { write: true },
  'user/renew_recovery_codes': { write: true, member: true, stale: ['user/recovery_codes_left'] },
  'user/resend_confirmation': { write: true },
  'user/revoke_other_sessions': { write: true, member: true, stale: ['user/sessions'] },
  'user/revoke_session': { write: true, member: true, stale: ['user/sessions'] },
  'user/sessions': { member: true, paged: true },
  'user/sms_send': { write: true },
  'user/sms_validate': { verifies: true },
  'user/two_auth_type': {
    write: true,
    member: true,
    stale: ['user/get_user_profile', 'user/check_user_ga', 'user/recovery_codes_left'],
  },
  'user/use_recovery_code': { verifies: true, stale: ['user/recovery_codes_left'] },
  'user/user_generate_ga': { write: true, member: true },
  'finance/delete_bank_account': { write: true, member: true },
  'finance/get_bank_account': { member: true },
  'finance/list_bank_accounts': { member: true },
  'finance/list_banks': { member: true },
  'finance/save_bank_account': {
    write: true,
    member: true,
    stale: ['finance/list_bank_accounts', 'finance/get_bank_account'],
  },
  'bonus/active': { member: true, quiet: true, topic: 'changes' },
  'bonus/cancel': {
    write: true,
    member: true,
    stale: ['bonus/list', 'bonus/history', 'bonus/active', 'finance/check_balance'],
  },
  'bonus/history': { member: true, paged: true },
  'bonus/list': { member: true },
  'bonus/request': {
    write: true,
    member: true,
    stale: ['bonus/list', 'bonus/history', 'bonus/active', 'finance/check_balance'],
  },
  'envoy/getDepositAmounts': { member: true },
  'finance/add_favorite_cash_method': {
    write: true,
    member: true,
    stale: [
      'finance/list_cash_methods_new',
      'finance/list_cash_methods',
      'finance/list_highlighted_cash_methods',
      'finance/check_favorite_cash_method',
    ],
  },
  'finance/announce_deposit': { write: true, member: true, stale: ['finance/list_transactions'] },
  'finance/cancel_deposit': {
    write: true,
    member: true,
    stale: ['finance/list_transactions', 'finance/list_cash_methods_new'],
  },
  'finance/cancel_withdrawal': {
    write: true,
    member: true,
    stale: ['finance/check_balance', 'finance/list_transactions', 'documents/list'],
  },
  'finance/check_balance': { member: true, quiet: true, topic: 'balance' },
  'finance/check_favorite_cash_method': { member: true },
  'finance/list_cash_methods': { member: true },
  'finance/list_cash_methods_new': { member: true },
  'finance/list_categories': { member: true },
  'finance/list_highlighted_cash_methods': { member: true },
  'finance/list_sub_categories': { member: true },
  'finance/list_transactions': { member: true, paged: true, topic: 'changes' },
  'finance/list_types_frontend': { member: true },
  'finance/remove_favorite_cash_method': {
    write: true,
    member: true,
    stale: [
      'finance/list_cash_methods_new',
      'finance/list_cash_methods',
      'finance/list_highlighted_cash_methods',
      'finance/check_favorite_cash_method',
    ],
  },
  'finance/save_bank_transfer': {
    write: true,
    member: true,
    stale: ['finance/check_balance', 'finance/list_transactions', 'documents/list'],
  },
  'finance/save_cep_bank_transfer': {
    write: true,
    member: true,
    stale: ['finance/check_balance', 'finance/list_transactions', 'documents/list'],
  },
  'prepayServices/processTransaction': {
    write: true,
    member: true,
    stale: ['finance/check_balance', 'finance/list_transactions', 'documents/list'],
  },
  'casino/category_list': { paged: true },
  'casino/choose_seed': { write: true, member: true, stale: ['casino/seeds'] },
  'casino/cover': {},
  'casino/demo_end': { write: true },
  'casino/demo_game': { write: true },
  'casino/demo_seed': { write: true },
  'casino/game': {},
  'casino/game_history': { member: true, paged: true },
  'casino/games_list': { paged: true },
  'casino/high_wins': { quiet: true },
  'casino/init_game': { write: true, member: true },
  'casino/last_games': { member: true, paged: true },
  'casino/play_session': { member: true, quiet: true },
  'casino/provider_list': { paged: true },
  'casino/replay': {},
  'casino/revealed_seeds': { member: true, paged: true },
  'casino/rotate_seeds': {
    write: true,
    member: true,
    stale: ['casino/seeds', 'casino/revealed_seeds', 'casino/round'],
  },
  'casino/round': { member: true },
  'casino/seed_rounds': { member: true, paged: true },
  'casino/seeds': { write: true, member: true },
  'cmscontroller/getIcSlider': { paged: true },
  'cmscontroller/getInformation': { paged: true },
  'cmscontroller/getPromotions': { paged: true },
  'cmscontroller/getSlider': { paged: true },
  'cmscontroller/getSpecialDateInf': { paged: true },
  'cmscontroller/popupInformation': { paged: true },
  'slider/get_active_items': { paged: true },
  'slider/get_all_items': { paged: true },
  'documents/begin_upload': { member: true },
  'documents/list': { member: true, topic: 'changes' },
  'user/favorites': { write: true, member: true },
  'floor/demo': { write: true },
  'floor/published': {},
  'floor/round': { member: true },
  'floor/tables': {},
  'bonus/history_totals': { member: true },
  'bonus/statement': { write: true, member: true },
  'casino/game_days': { member: true },
  'casino/game_statement': { write: true, member: true },
  'casino/game_totals': { member: true },
  'finance/account_history': { member: true },
  'finance/statement': { write: true, member: true },
  'finance/transaction_totals': { member: true },
  'casino/jackpot_seen': { write: true, member: true, quiet: true },
  'casino/jackpot_wins': { quiet: true },
  'habanero/getJackpots': { quiet: true, topic: 'jackpots' },
  'livecasino/category_list': { paged: true },
  'livecasino/game_table_list': { paged: true },
  'livecasino/init_game': { write: true, member: true },
  'livecasino/provider_list': { paged: true },
  'livecasino/table_states': { quiet: true, topic: 'tables' },
  'virtualgames/game_list': { paged: true },
  'virtualgames/init_game': { write: true, member: true },
  'lottery/show': {},
  'lottery/tickets': { member: true, paged: true },
  'crm/read_mass_messages': {
    write: true,
    member: true,
    stale: ['crm/unread_mass_messages', 'finance/list_transactions'],
  },
  'crm/unread_mass_messages': { member: true, quiet: true, topic: 'messages' },
  'klasGaming/createMember': { write: true, member: true },
  'klasGaming/deposit': {
    write: true,
    member: true,
    stale: ['finance/check_balance', 'klasGaming/transfers'],
  },
  'klasGaming/drawrequest': {
    write: true,
    member: true,
    stale: ['finance/check_balance', 'klasGaming/purse', 'klasGaming/transfers'],
  },
  'klasGaming/launch': { write: true, member: true },
  'klasGaming/purse': { write: true, member: true },
  'klasGaming/transfers': { member: true, paged: true, topic: 'changes' },
  'protection/ask_return': { write: true, member: true, stale: ['protection/get'] },
  'protection/confirm_limit': { write: true, member: true, stale: ['protection/get'] },
  'protection/confirm_return': { write: true, member: true, stale: ['protection/get'] },
  'protection/forget_self_tests': { write: true, member: true, stale: ['protection/self_tests'] },
  'protection/get': { member: true, topic: 'changes' },
  'protection/keep_closed': { write: true, member: true, stale: ['protection/get'] },
  'protection/keep_limit': { write: true, member: true, stale: ['protection/get'] },
  'protection/keep_self_test': { write: true, member: true, stale: ['protection/self_tests'] },
  'protection/note_play': { write: true, member: true, quiet: true },
  'protection/play_time': { member: true },
  'protection/reality_check': { write: true, member: true, stale: ['protection/get'] },
  'protection/self_exclude': { write: true, member: true, stale: ['*'] },
  'protection/self_tests': { member: true },
  'protection/set_limit': { write: true, member: true, stale: ['protection/get'] },
  'protection/skip_limits': { write: true, member: true, stale: ['protection/get'] },
  'protection/time_out': { write: true, member: true, stale: ['*'] },
  'crm/list_mass_messages': { paged: true, topic: 'messages' },
  'maintenance/check_status': { quiet: true, topic: 'maintenance' },
  'system/ping': { member: true, quiet: true },
  'betframe/builder': { quiet: true },
  'betframe/check_coupon': {},
  'betframe/event': { quiet: true },
  'betframe/events': { quiet: true, paged: true },
  'betframe/favorite_competition': {
    write: true,
    member: true,
    stale: ['betframe/favorite_competitions'],
  },
  'betframe/favorite_competitions': { member: true, quiet: true },
  'betframe/getCoupons': { member: true, paged: true, topic: 'changes' },
  'betframe/live': { quiet: true, topic: 'sports' },
  'betframe/place_coupon': {
    write: true,
    member: true,
    stale: ['finance/check_balance', 'betframe/getCoupons'],
  },
  'betframe/sports': { quiet: true },
  'betframe/auto_cashout': { write: true, member: true, stale: ['betframe/getCoupons'] },
  'betframe/cashout': {
    write: true,
    member: true,
    stale: ['finance/check_balance', 'betframe/getCoupons', 'casino/game_totals'],
  },
  'betframe/results': { quiet: true, paged: true },
  'betframe/standings': { quiet: true },
  'support/list_messages': { quiet: true, paged: true, topic: 'support' },
  'support/mark_read': { write: true, quiet: true, stale: ['support/status'] },
  'support/send_message': { write: true, stale: ['support/list_messages', 'support/status'] },
  'support/status': { quiet: true, topic: 'support' },
  'cmscontroller/getTournaments': {},
  'tournament/standings': { quiet: true },
}
