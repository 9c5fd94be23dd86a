/**
 * The one list of calls that are described and not answered yet: each answers the refusal
 * `not-built` (code 501). Whoever builds one takes its line out here and adds one to
 * `server/answers.ts`; the compiler asks for the second when the first is gone.
 */
export const NOT_BUILT = [
  'finance/list_cash_methods',
  'finance/save_bank_transfer',
  'finance/save_cep_bank_transfer',
  'finance/list_types_frontend',
  'finance/list_categories',
  'finance/list_sub_categories',
  'finance/add_favorite_cash_method',
  'finance/remove_favorite_cash_method',
  'finance/check_favorite_cash_method',
  'finance/list_banks',
  'finance/list_bank_accounts',
  'finance/get_bank_account',
  'finance/save_bank_account',
  'finance/delete_bank_account',
  'envoy/getDepositAmounts',
  'livecasino/init_game',
  'virtualgames/init_game',
  'betframe/getCoupons',
  'betframe/sports',
  'betframe/events',
  'betframe/event',
  'betframe/place_coupon',
  'betframe/cashout',
  'klasGaming/launch',
  'klasGaming/createMember',
  'klasGaming/deposit',
  'klasGaming/drawrequest',
  'bonus/list',
  'bonus/request',
  'bonus/history',
  'protection/get',
  'protection/set_limit',
  'protection/time_out',
  'protection/self_exclude',
  'protection/reality_check',
] as const

export type NotBuilt = (typeof NOT_BUILT)[number]
