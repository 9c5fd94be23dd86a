import { checkGa, checkUserGa, userGenerateGa } from './account/security/authenticator.ts'
import { passChange } from './account/security/password-change.ts'
import { personalData } from './account/profile/personal-data.ts'
import { passkeyAsk, passkeyCheck, passkeyLogin } from './account/login/passkey-login.ts'
import {
  listPasskeys,
  passkeyAdd,
  passkeyOffer,
  passkeyRemove,
} from './account/security/passkeys.ts'
import { getUserProfile } from './account/profile/profile.ts'
import { login } from './account/login/login.ts'
import { liveTableStates } from './floor/tables/lobby.ts'
import { demoTable } from './floor/demo/launch.ts'
import { floorRound } from './floor/rounds/round.ts'
import { lastPublished, tablesPublished } from './floor/views/published-page.ts'
import { prove } from './account/security/proof.ts'
import {
  recoveryCodesLeft,
  renewRecoveryCodes,
  useRecoveryCode,
} from './account/security/recovery-codes.ts'
import { refreshSession } from './account/login/refresh.ts'
import { registerConfirm } from './account/joining/register-confirm.ts'
import { register, resendConfirmation } from './account/joining/register.ts'
import { forgot, passReset } from './account/security/reset.ts'
import { clearGeneratedGa, twoAuthType } from './account/security/second-factor.ts'
import {
  listSessions,
  logout,
  revokeOtherSessions,
  revokeSession,
} from './account/login/sessions.ts'
import { smsSend, smsValidate } from './account/security/sms-codes.ts'
import { bonusCancel } from './bonus/cancel.ts'
import { bonusActive, bonusHistory, bonusTotals } from './bonus/history.ts'
import { bonusList } from './bonus/list.ts'
import { bonusRequest } from './bonus/request.ts'
import { bonusStatement } from './bonus/statement.ts'
import { announceDeposit } from './cashier/deposit/announce-deposit.ts'
import { checkBalance } from './cashier/balance.ts'
import { accountHistory } from './cashier/transactions/account-history.ts'
import {
  deleteBankAccount,
  getBankAccount,
  listBankAccounts,
  listBanks,
} from './cashier/accounts/bank-accounts.ts'
import { beginUpload, listDocuments } from './cashier/documents/documents.ts'
import { cancelDeposit } from './cashier/deposit/cancel-deposit.ts'
import { getDepositAmounts } from './cashier/deposit/deposit-amounts.ts'
import {
  addFavoriteCashMethod,
  checkFavoriteCashMethod,
  removeFavoriteCashMethod,
} from './cashier/favourite-methods.ts'
import {
  listCashMethods,
  listCashMethodsNew,
  listHighlightedCashMethods,
} from './cashier/methods.ts'
import { saveBankAccount } from './cashier/accounts/save-bank-account.ts'
import { transactionStatement } from './cashier/transactions/statement.ts'
import {
  listCategories,
  listSubCategories,
  listTypesFrontend,
} from './cashier/transactions/transaction-kinds.ts'
import { transactionTotals } from './cashier/transactions/transaction-totals.ts'
import { listTransactions } from './cashier/transactions/transactions.ts'
import { processTransaction, saveBankTransfer, saveCepBankTransfer } from './cashier/transfer.ts'
import { cancelWithdrawal } from './cashier/withdrawal/take-back.ts'
import { categoryList, providerList } from './casino/categories.ts'
import { cover } from './casino/cover.ts'
import { demoEnd } from './casino/demo-end.ts'
import { demoGame } from './casino/demo-game.ts'
import { demoSeed } from './casino/demo-seed.ts'
import { favorites } from './catalogue/favourites.ts'
import { game } from './casino/game.ts'
import { gamesList } from './casino/games.ts'
import { gameDays, gameTotals } from './casino/game-totals.ts'
import { gameHistory, round } from './casino/history.ts'
import { highWins } from './casino/high-wins.ts'
import { initGame } from './casino/init-game.ts'
import { lastGames } from './casino/last-games.ts'
import { replay } from './casino/replay.ts'
import { seedRounds } from './casino/seed-rounds.ts'
import { gameStatement } from './casino/statement.ts'
import { chooseSeed, revealedSeeds, rotateSeeds, seeds } from './casino/seeds.ts'
import { playSession } from './casino/play-session.ts'
import { getInformation } from './content/information.ts'
import { listMassMessages } from './content/mass-messages.ts'
import { readMassMessages, unreadMassMessages } from './content/message-reads.ts'
import { popupInformation } from './content/popups.ts'
import { getPromotions } from './content/promotions.ts'
import { getIcSlider, getSlider, sliderActiveItems, sliderAllItems } from './content/sliders.ts'
import { getSpecialDateInf } from './content/special-dates.ts'
import type { Answers } from './context.ts'
import { getJackpots } from './jackpot/pools.ts'
import { jackpotSeen, jackpotWins } from './jackpot/wins.ts'
import { liveCategoryList, liveProviderList } from './live/categories.ts'
import { initTable } from './live/init-table.ts'
import { gameTableList } from './live/tables.ts'
import { virtualGameList } from './virtual/games.ts'
import { initVirtualGame } from './virtual/init-game.ts'
import { pokerCreateMember } from './poker/create-member.ts'
import { pokerLaunch } from './poker/launch.ts'
import { pokerPurse } from './poker/purse.ts'
import { pokerDeposit, pokerDrawRequest } from './poker/transfer.ts'
import { pokerTransfers } from './poker/transfers.ts'
import { confirmLimit, keepLimit, setLimit, skipLimits } from './protection/limits.ts'
import { askReturn, confirmReturn, keepClosed, selfExclude, timeOut } from './protection/pauses.ts'
import { notePlay, realityCheck } from './protection/reality.ts'
import { forgetSelfTests, keepSelfTest, selfTests } from './protection/self-tests.ts'
import { playTime, protectionState } from './protection/state.ts'
import { priceBuilder } from './sports/coupons/builder.ts'
import {
  favouriteCompetitions,
  setFavouriteCompetition,
} from './sports/events/favourite-competitions.ts'
import { cashOut, setAutomatic } from './sports/cash-out/cash-out.ts'
import { checkCoupon } from './sports/coupons/check-coupon.ts'
import { getCoupons } from './sports/coupons/coupons.ts'
import { liveEvents, sportEvent, sportEvents, sports } from './sports/events/events.ts'
import { placeCoupon } from './sports/coupons/place-coupon.ts'
import { sportResults, sportStandings } from './sports/events/results.ts'
import { tournamentStandings } from './tournament/standings.ts'
import { lotteryShow, lotteryTickets } from './lottery/show.ts'
import { getTournaments } from './tournament/tournaments.ts'
import { checkStatus, ping } from './site/site-state.ts'
import {
  listSupportMessages,
  markSupportRead,
  sendSupportMessage,
  supportStatus,
} from './support/support.ts'

/** Who answers which call: one line each. A call off the not-built list and not here is an error. */
export const answers = {
  'betframe/event': sportEvent,
  'betframe/events': sportEvents,
  'betframe/live': liveEvents,
  'betframe/auto_cashout': setAutomatic,
  'betframe/builder': priceBuilder,
  'betframe/cashout': cashOut,
  'betframe/check_coupon': checkCoupon,
  'betframe/favorite_competition': setFavouriteCompetition,
  'betframe/favorite_competitions': favouriteCompetitions,
  'betframe/getCoupons': getCoupons,
  'betframe/place_coupon': placeCoupon,
  'betframe/results': sportResults,
  'betframe/sports': sports,
  'betframe/standings': sportStandings,
  'bonus/active': bonusActive,
  'bonus/cancel': bonusCancel,
  'bonus/history': bonusHistory,
  'bonus/history_totals': bonusTotals,
  'bonus/list': bonusList,
  'bonus/request': bonusRequest,
  'bonus/statement': bonusStatement,
  'casino/category_list': categoryList,
  'casino/choose_seed': chooseSeed,
  'casino/cover': cover,
  'casino/demo_end': demoEnd,
  'casino/demo_game': demoGame,
  'casino/demo_seed': demoSeed,
  'casino/game': game,
  'casino/game_days': gameDays,
  'casino/game_history': gameHistory,
  'casino/game_statement': gameStatement,
  'casino/game_totals': gameTotals,
  'casino/games_list': gamesList,
  'casino/high_wins': highWins,
  'casino/init_game': initGame,
  'casino/last_games': lastGames,
  'casino/jackpot_seen': jackpotSeen,
  'casino/jackpot_wins': jackpotWins,
  'casino/play_session': playSession,
  'casino/provider_list': providerList,
  'casino/replay': replay,
  'casino/revealed_seeds': revealedSeeds,
  'casino/rotate_seeds': rotateSeeds,
  'casino/round': round,
  'casino/seed_rounds': seedRounds,
  'casino/seeds': seeds,
  'cmscontroller/getIcSlider': getIcSlider,
  'cmscontroller/getInformation': getInformation,
  'cmscontroller/getPromotions': getPromotions,
  'cmscontroller/getSlider': getSlider,
  'cmscontroller/getSpecialDateInf': getSpecialDateInf,
  'cmscontroller/getTournaments': getTournaments,
  'cmscontroller/popupInformation': popupInformation,
  'crm/list_mass_messages': listMassMessages,
  'crm/read_mass_messages': readMassMessages,
  'crm/unread_mass_messages': unreadMassMessages,
  'envoy/getDepositAmounts': getDepositAmounts,
  'finance/add_favorite_cash_method': addFavoriteCashMethod,
  'finance/announce_deposit': announceDeposit,
  'finance/cancel_deposit': cancelDeposit,
  'finance/cancel_withdrawal': cancelWithdrawal,
  'finance/check_balance': checkBalance,
  'finance/check_favorite_cash_method': checkFavoriteCashMethod,
  'finance/delete_bank_account': deleteBankAccount,
  'finance/get_bank_account': getBankAccount,
  'documents/begin_upload': beginUpload,
  'documents/list': listDocuments,
  'finance/list_bank_accounts': listBankAccounts,
  'finance/list_banks': listBanks,
  'finance/list_cash_methods': listCashMethods,
  'finance/list_categories': listCategories,
  'finance/list_sub_categories': listSubCategories,
  'finance/list_types_frontend': listTypesFrontend,
  'finance/statement': transactionStatement,
  'finance/account_history': accountHistory,
  'finance/transaction_totals': transactionTotals,
  'finance/list_cash_methods_new': listCashMethodsNew,
  'finance/list_highlighted_cash_methods': listHighlightedCashMethods,
  'finance/list_transactions': listTransactions,
  'finance/remove_favorite_cash_method': removeFavoriteCashMethod,
  'finance/save_bank_account': saveBankAccount,
  'finance/save_bank_transfer': saveBankTransfer,
  'finance/save_cep_bank_transfer': saveCepBankTransfer,
  'floor/demo': demoTable,
  'floor/published': lastPublished,
  'floor/round': floorRound,
  'floor/tables': tablesPublished,
  'habanero/getJackpots': getJackpots,
  'klasGaming/createMember': pokerCreateMember,
  'klasGaming/deposit': pokerDeposit,
  'klasGaming/drawrequest': pokerDrawRequest,
  'klasGaming/launch': pokerLaunch,
  'klasGaming/purse': pokerPurse,
  'klasGaming/transfers': pokerTransfers,
  'livecasino/category_list': liveCategoryList,
  'livecasino/game_table_list': gameTableList,
  'livecasino/init_game': initTable,
  'livecasino/provider_list': liveProviderList,
  'livecasino/table_states': liveTableStates,
  'lottery/show': lotteryShow,
  'lottery/tickets': lotteryTickets,
  'maintenance/check_status': checkStatus,
  'prepayServices/processTransaction': processTransaction,
  'protection/ask_return': askReturn,
  'protection/confirm_limit': confirmLimit,
  'protection/confirm_return': confirmReturn,
  'protection/forget_self_tests': forgetSelfTests,
  'protection/get': protectionState,
  'protection/keep_closed': keepClosed,
  'protection/keep_limit': keepLimit,
  'protection/keep_self_test': keepSelfTest,
  'protection/reality_check': realityCheck,
  'protection/note_play': notePlay,
  'protection/play_time': playTime,
  'protection/self_exclude': selfExclude,
  'protection/self_tests': selfTests,
  'protection/set_limit': setLimit,
  'protection/skip_limits': skipLimits,
  'protection/time_out': timeOut,
  'slider/get_active_items': sliderActiveItems,
  'slider/get_all_items': sliderAllItems,
  'support/list_messages': listSupportMessages,
  'support/mark_read': markSupportRead,
  'support/send_message': sendSupportMessage,
  'support/status': supportStatus,
  'system/ping': ping,
  'tournament/standings': tournamentStandings,
  'user/check_ga': checkGa,
  'user/check_user_ga': checkUserGa,
  'user/clear_generated_ga': clearGeneratedGa,
  'user/favorites': favorites,
  'user/forgot': forgot,
  'user/get_user_profile': getUserProfile,
  'user/login': login,
  'user/logout': logout,
  'user/pass_change': passChange,
  'user/pass_reset': passReset,
  'user/passkey_add': passkeyAdd,
  'user/passkey_ask': passkeyAsk,
  'user/passkey_check': passkeyCheck,
  'user/passkey_login': passkeyLogin,
  'user/passkey_offer': passkeyOffer,
  'user/passkey_remove': passkeyRemove,
  'user/passkeys': listPasskeys,
  'user/personal_data': personalData,
  'user/prove': prove,
  'user/recovery_codes_left': recoveryCodesLeft,
  'user/refresh_session': refreshSession,
  'user/register': register,
  'user/register_confirm': registerConfirm,
  'user/renew_recovery_codes': renewRecoveryCodes,
  'user/resend_confirmation': resendConfirmation,
  'user/revoke_other_sessions': revokeOtherSessions,
  'user/revoke_session': revokeSession,
  'user/sessions': listSessions,
  'user/sms_send': smsSend,
  'user/sms_validate': smsValidate,
  'user/two_auth_type': twoAuthType,
  'user/use_recovery_code': useRecoveryCode,
  'user/user_generate_ga': userGenerateGa,
  'virtualgames/game_list': virtualGameList,
  'virtualgames/init_game': initVirtualGame,
} satisfies Answers
