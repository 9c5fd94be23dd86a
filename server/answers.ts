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
import { checkBalance } from './cashier/balance.ts'
import { processTransaction } from './cashier/deposit.ts'
import { listCashMethodsNew, listHighlightedCashMethods } from './cashier/methods.ts'
import { listTransactions } from './cashier/transactions.ts'
import { categoryList, providerList } from './casino/categories.ts'
import { demoEnd } from './casino/demo-end.ts'
import { demoGame } from './casino/demo-game.ts'
import { favorites } from './catalogue/favourites.ts'
import { game } from './casino/game.ts'
import { gamesList } from './casino/games.ts'
import { gameHistory, round } from './casino/history.ts'
import { highWins } from './casino/high-wins.ts'
import { initGame } from './casino/init-game.ts'
import { lastGames } from './casino/last-games.ts'
import { replay } from './casino/replay.ts'
import { revealedSeeds, rotateSeeds, seeds } from './casino/seeds.ts'
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
import { gameTableList } from './live/tables.ts'
import { tournamentStandings } from './tournament/standings.ts'
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
  'casino/category_list': categoryList,
  'casino/demo_end': demoEnd,
  'casino/demo_game': demoGame,
  'casino/game': game,
  'casino/game_history': gameHistory,
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
  'finance/check_balance': checkBalance,
  'finance/list_cash_methods_new': listCashMethodsNew,
  'finance/list_highlighted_cash_methods': listHighlightedCashMethods,
  'finance/list_transactions': listTransactions,
  'habanero/getJackpots': getJackpots,
  'livecasino/category_list': liveCategoryList,
  'livecasino/game_table_list': gameTableList,
  'livecasino/provider_list': liveProviderList,
  'maintenance/check_status': checkStatus,
  'prepayServices/processTransaction': processTransaction,
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
} satisfies Answers
