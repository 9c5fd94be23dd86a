/**
 * What the site needs to know of each call while it runs, without a schema. Generated from the
 * contract by `npm run wire`: never edited by hand.
 */
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
  /** Judges a proof: its verdict, right or wrong, is told by whoever asked. */
  judges?: true
  /** Calls whose remembered answers a success makes wrong; `*` is all of them. */
  stale?: readonly string[]
}

export const surface: Readonly<Record<BuiltName, Surface>> = {
  'user/check_ga': { judges: true },
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
  'user/passkey_check': { judges: true },
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
  'user/sms_validate': { judges: true },
  'user/two_auth_type': {
    write: true,
    member: true,
    stale: ['user/get_user_profile', 'user/check_user_ga', 'user/recovery_codes_left'],
  },
  'user/use_recovery_code': { judges: true, stale: ['user/recovery_codes_left'] },
  'user/user_generate_ga': { write: true, member: true },
  'finance/check_balance': { member: true, quiet: true },
  'finance/list_cash_methods_new': { member: true },
  'finance/list_highlighted_cash_methods': { member: true },
  'finance/list_transactions': { member: true, paged: true },
  'prepayServices/processTransaction': {
    write: true,
    member: true,
    stale: ['finance/check_balance', 'finance/list_transactions'],
  },
  'casino/category_list': { paged: true },
  'casino/demo_end': { write: true },
  'casino/demo_game': { write: true },
  'casino/game': {},
  'casino/game_history': { member: true, paged: true },
  'casino/games_list': { paged: true },
  'casino/init_game': { write: true, member: true },
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
  'casino/seeds': { write: true, member: true },
  'maintenance/check_status': { quiet: true },
  'system/ping': { member: true, quiet: true },
}
