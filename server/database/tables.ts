import type * as account from './tables/account.ts'
import type * as action from './tables/action.ts'
import type * as bet from './tables/bet.ts'
import type * as bonus from './tables/bonus.ts'
import type * as cashier from './tables/cashier.ts'
import type * as casino from './tables/casino.ts'
import type * as catalogue from './tables/catalogue.ts'
import type * as content from './tables/content.ts'
import type * as floor from './tables/floor.ts'
import type * as rooms from './tables/floor-rooms.ts'
import type * as gameSession from './tables/game-session.ts'
import type * as house from './tables/house.ts'
import type * as jackpot from './tables/jackpot.ts'
import type * as lottery from './tables/lottery.ts'
import type * as ledger from './tables/ledger.ts'
import type * as poker from './tables/poker.ts'
import type * as protection from './tables/protection.ts'
import type * as round from './tables/round.ts'
import type * as sports from './tables/sports.ts'
import type * as support from './tables/support.ts'
import type * as tournament from './tables/tournament.ts'

/** Every table of the house, by name. Columns are spelled as in the database. */
export interface Tables {
  actions: action.ActionsTable
  wallets: ledger.WalletsTable
  entries: ledger.EntriesTable
  holds: ledger.HoldsTable
  members: account.MembersTable
  protections: protection.ProtectionsTable
  self_tests: protection.SelfTestsTable
  care_signals: protection.CareSignalsTable
  register_answers: protection.RegisterAnswersTable
  sandbox_exclusions: protection.SandboxExclusionsTable
  limits: protection.LimitsTable
  limit_windows: protection.LimitWindowsTable
  closed_products: protection.ClosedProductsTable
  pauses: protection.PausesTable
  session_families: account.SessionFamiliesTable
  sessions: account.SessionsTable
  auth_values: account.AuthValuesTable
  proven_factors: account.ProvenFactorsTable
  sms_codes: account.SmsCodesTable
  code_days: account.CodeDaysTable
  recovery_codes: account.RecoveryCodesTable
  passkeys: account.PasskeysTable
  passkey_challenges: account.PasskeyChallengesTable
  account_links: account.AccountLinksTable
  joinings: account.JoiningsTable
  joining_days: account.JoiningDaysTable
  known_browsers: account.KnownBrowsersTable
  failed_tries: account.FailedTriesTable
  messages: house.MessagesTable
  promotion_codes: account.PromotionCodesTable
  reference_numbers: account.ReferenceNumbersTable
  house_keys: house.HouseKeysTable
  house_role: house.HouseRoleTable
  installed_functions: house.InstalledFunctionsTable
  site_state: house.SiteStateTable
  support_conversations: support.SupportConversationsTable
  support_messages: support.SupportMessagesTable
  support_hours: support.SupportHoursTable
  content_items: content.ContentItemsTable
  content_words: content.ContentWordsTable
  message_reads: content.MessageReadsTable
  catalogue_categories: catalogue.CatalogueCategoriesTable
  catalogue_providers: catalogue.CatalogueProvidersTable
  catalogue_games: catalogue.CatalogueGamesTable
  catalogue_category_games: catalogue.CatalogueCategoryGamesTable
  favourite_games: catalogue.FavouriteGamesTable
  game_versions: casino.GameVersionsTable
  game_settings: casino.GameSettingsTable
  game_returns: casino.GameReturnsTable
  game_file_checks: casino.GameFileChecksTable
  jackpot_stripes: jackpot.JackpotStripesTable
  jackpot_pools: jackpot.JackpotPoolsTable
  jackpot_wins: jackpot.JackpotWinsTable
  lotteries: lottery.LotteriesTable
  lottery_prizes: lottery.LotteryPrizesTable
  lottery_tickets: lottery.LotteryTicketsTable
  member_seeds: round.MemberSeedsTable
  game_sessions: gameSession.GameSessionsTable
  bets: bet.BetsTable
  bet_count_days: bet.BetCountDaysTable
  bet_counts: bet.BetCountsTable
  bets_uncounted: bet.BetsUncountedTable
  bonus_offers: bonus.BonusOffersTable
  bonuses: bonus.BonusesTable
  bonus_bets: bonus.BonusBetsTable
  bonus_rounds: bonus.BonusRoundsTable
  free_bets: bonus.FreeBetsTable
  rounds: round.RoundsTable
  demo_sessions: round.DemoSessionsTable
  demo_rounds: round.DemoRoundsTable
  floor_tables: floor.FloorTablesTable
  floor_leases: floor.FloorLeasesTable
  floor_chains: floor.FloorChainsTable
  floor_rounds: floor.FloorRoundsTable
  floor_bets: floor.FloorBetsTable
  floor_stakes: floor.FloorStakesTable
  floor_shoes: floor.FloorShoesTable
  floor_seats: floor.FloorSeatsTable
  floor_decisions: floor.FloorDecisionsTable
  floor_guests: rooms.FloorGuestsTable
  floor_lines: rooms.FloorLinesTable
  floor_line_reports: rooms.FloorLineReportsTable
  floor_silences: rooms.FloorSilencesTable
  floor_boards: floor.FloorBoardsTable
  sports_events: sports.SportsEventsTable
  sports_messages: sports.SportsMessagesTable
  sports_offers: sports.SportsOffersTable
  sports_boosts: sports.SportsBoostsTable
  sports_coupons: sports.SportsCouponsTable
  sports_coupon_legs: sports.SportsCouponLegsTable
  sports_acceptances: sports.SportsAcceptancesTable
  sports_cashouts: sports.SportsCashoutsTable
  sports_rulings: sports.SportsRulingsTable
  sports_earlier_results: sports.SportsEarlierResultsTable
  sports_corrections: sports.SportsCorrectionsTable
  favourite_matches: sports.FavouriteMatchesTable
  favourite_competitions: sports.FavouriteCompetitionsTable
  bank_accounts: cashier.BankAccountsTable
  favourite_methods: cashier.FavouriteMethodsTable
  cash_transactions: cashier.CashTransactionsTable
  cash_counts: cashier.CashCountsTable
  cash_band_counts: cashier.CashBandCountsTable
  payment_notices: cashier.PaymentNoticesTable
  payment_keys: cashier.PaymentKeysTable
  sandbox_payments: cashier.SandboxPaymentsTable
  sandbox_payouts: cashier.SandboxPayoutsTable
  poker_players: poker.PokerPlayersTable
  poker_transfers: poker.PokerTransfersTable
  poker_words: poker.PokerWordsTable
  sandbox_poker_players: poker.SandboxPokerPlayersTable
  sandbox_poker_transfers: poker.SandboxPokerTransfersTable
  sandbox_poker_visits: poker.SandboxPokerVisitsTable
  wallet_payments: cashier.WalletPaymentsTable
  documents: cashier.DocumentsTable
  tournaments: tournament.TournamentsTable
  tournament_texts: tournament.TournamentTextsTable
  tournament_games: tournament.TournamentGamesTable
  tournament_prizes: tournament.TournamentPrizesTable
  tournament_standings: tournament.TournamentStandingsTable
}
