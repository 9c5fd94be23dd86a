/**
 * What stays open to a member who is pausing: getting their money out, their history, documents and support,
 * who they are and how they log in, and the page of their limits. Every other call of members is refused
 * with `member-paused`; what visitors may call stays open to them too.
 */
const OPEN: ReadonlySet<string> = new Set([
  'betframe/getCoupons',
  'bonus/history',
  'bonus/history_totals',
  'bonus/statement',
  'casino/game_days',
  'casino/game_history',
  'casino/game_statement',
  'casino/game_totals',
  'casino/jackpot_seen',
  'casino/jackpot_wins',
  'casino/last_games',
  'casino/revealed_seeds',
  'casino/rotate_seeds',
  'casino/round',
  'casino/seed_rounds',
  'casino/seeds',
  'documents/begin_upload',
  'documents/list',
  'finance/add_favorite_cash_method',
  'finance/announce_deposit',
  'finance/cancel_deposit',
  'finance/cancel_withdrawal',
  'finance/check_balance',
  'finance/check_favorite_cash_method',
  'finance/delete_bank_account',
  'finance/get_bank_account',
  'finance/list_bank_accounts',
  'finance/list_banks',
  'finance/list_cash_methods',
  'finance/list_cash_methods_new',
  'finance/list_categories',
  'finance/list_highlighted_cash_methods',
  'finance/list_sub_categories',
  'finance/list_transactions',
  'finance/list_types_frontend',
  'finance/remove_favorite_cash_method',
  'finance/save_bank_account',
  'finance/statement',
  'finance/transaction_totals',
  'floor/round',
  'klasGaming/drawrequest',
  'klasGaming/purse',
  'klasGaming/transfers',
  // Withdrawals go by them as well as deposits, which are refused where they are taken.
  'finance/save_bank_transfer',
  'finance/save_cep_bank_transfer',
  'prepayServices/processTransaction',
])

/** Subjects of which everything stays open. */
const OPEN_SUBJECTS = [
  'crm/',
  'maintenance/',
  'protection/',
  'support/',
  'system/',
  'user/',
] as const

/** For visitors, and closed to members who pause: they are playing, too. */
const CLOSED_TO_PAUSING: readonly string[] = ['casino/demo_game', 'floor/demo']

/** May somebody who pauses make this call? By its name on the wire and whom it is for. */
export function isOpenWhilePaused(name: string, who: string): boolean {
  if (who === 'anyone') return !CLOSED_TO_PAUSING.includes(name)
  return OPEN.has(name) || OPEN_SUBJECTS.some((subject) => name.startsWith(subject))
}
