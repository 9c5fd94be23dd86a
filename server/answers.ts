import { checkGa, checkUserGa, userGenerateGa } from './account/authenticator.ts'
import { passChange } from './account/password-change.ts'
import { personalData } from './account/personal-data.ts'
import { passkeyAsk, passkeyCheck, passkeyLogin } from './account/passkey-login.ts'
import { listPasskeys, passkeyAdd, passkeyOffer, passkeyRemove } from './account/passkeys.ts'
import { getUserProfile } from './account/profile.ts'
import { login } from './account/login.ts'
import { prove } from './account/proof.ts'
import { recoveryCodesLeft, renewRecoveryCodes, useRecoveryCode } from './account/recovery-codes.ts'
import { refreshSession } from './account/refresh.ts'
import { registerConfirm } from './account/register-confirm.ts'
import { register, resendConfirmation } from './account/register.ts'
import { forgot, passReset } from './account/reset.ts'
import { clearGeneratedGa, twoAuthType } from './account/second-factor.ts'
import { listSessions, logout, revokeOtherSessions, revokeSession } from './account/sessions.ts'
import { smsSend, smsValidate } from './account/sms-codes.ts'
import { checkBalance } from './cashier/balance.ts'
import { processTransaction } from './cashier/deposit.ts'
import { listCashMethodsNew, listHighlightedCashMethods } from './cashier/methods.ts'
import { listTransactions } from './cashier/transactions.ts'
import { categoryList, providerList } from './casino/categories.ts'
import { demoEnd } from './casino/demo-end.ts'
import { demoGame } from './casino/demo-game.ts'
import { game } from './casino/game.ts'
import { gamesList } from './casino/games.ts'
import { gameHistory, round } from './casino/history.ts'
import { initGame } from './casino/init-game.ts'
import { replay } from './casino/replay.ts'
import { revealedSeeds, rotateSeeds, seeds } from './casino/seeds.ts'
import { playSession } from './casino/play-session.ts'
import type { Answers } from './context.ts'
import { checkStatus, ping } from './site/site-state.ts'

/** Who answers which call: one line each. A call off the not-built list and not here is an error. */
export const answers = {
  'casino/category_list': categoryList,
  'casino/demo_end': demoEnd,
  'casino/demo_game': demoGame,
  'casino/game': game,
  'casino/game_history': gameHistory,
  'casino/games_list': gamesList,
  'casino/init_game': initGame,
  'casino/play_session': playSession,
  'casino/provider_list': providerList,
  'casino/replay': replay,
  'casino/revealed_seeds': revealedSeeds,
  'casino/rotate_seeds': rotateSeeds,
  'casino/round': round,
  'casino/seeds': seeds,
  'finance/check_balance': checkBalance,
  'finance/list_cash_methods_new': listCashMethodsNew,
  'finance/list_highlighted_cash_methods': listHighlightedCashMethods,
  'finance/list_transactions': listTransactions,
  'maintenance/check_status': checkStatus,
  'prepayServices/processTransaction': processTransaction,
  'system/ping': ping,
  'user/check_ga': checkGa,
  'user/check_user_ga': checkUserGa,
  'user/clear_generated_ga': clearGeneratedGa,
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
