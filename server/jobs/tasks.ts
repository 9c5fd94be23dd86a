import { admitNewcomer } from '../account/joining/admission.ts'
import { forgetUnconfirmed, resendToWaiting } from '../account/joining/confirmation.ts'
import { forgetOldTries } from '../account/login/old-tries.ts'
import { forgetOldChallenges } from '../account/security/passkey-challenges.ts'
import { forgetOldSessions } from '../account/login/old-sessions.ts'
import { sendResetLink } from '../account/security/reset.ts'
import { countBets } from '../bets/count.ts'
import { endExpiredBonuses } from '../bonus/expire.ts'
import { askPayment } from '../cashier/inquiries/ask-payment.ts'
import { askEndedDeposits } from '../cashier/transactions/late-approvals.ts'
import { forgetOldDocuments } from '../cashier/documents/old-documents.ts'
import { cancelBeyondLimit } from '../cashier/deposit/beyond-limit.ts'
import { askUnansweredDeposits, askUnansweredPayouts } from '../cashier/inquiries/unanswered.ts'
import { sendPayoutOf } from '../cashier/withdrawal/payout.ts'
import { forgetDeadJobs } from './dead-jobs.ts'
import { forgetOldLines } from '../floor/room/lines.ts'
import { deliverMessage } from '../messages/deliver.ts'
import { forgetOldMessages } from '../messages/old-messages.ts'
import { deliverNotice } from '../payments/sandbox-bank/notices.ts'
import { forgetOldSandboxPayments } from '../payments/sandbox-bank/old-payments.ts'
import { decideSandboxPayout } from '../payments/sandbox-bank/payouts.ts'
import { forgetOldSignals, lookForHarm } from '../protection/harm-signals.ts'
import { mailRaiseDue } from '../protection/mails.ts'
import { returnPurseWithdrawal } from '../poker/return.ts'
import { stopPokerPlay } from '../poker/stop.ts'
import { askUnansweredPoker } from '../poker/unanswered.ts'
import { askRegisterAgain, askRegisterDaily } from '../protection/register/ask.ts'
import { deliverSupportMessage } from '../support/deliver.ts'
import { forgetOldConversations } from '../support/old-conversations.ts'
import { drawLotteries } from '../lottery/draw.ts'
import { issueLotteryTickets } from '../lottery/issue.ts'
import { payLotteryPrizes } from '../lottery/prizes.ts'
import { continueDemoMatches } from '../sports/demo.ts'
import { settleSports } from '../sports/settlement/settle.ts'
import { payAbandonedRounds } from '../round/play/abandoned.ts'
import { checkGameFiles } from '../round/publish/game-files.ts'
import { recordReturns } from '../round/fairness/returns.ts'
import { forgetDemos } from '../round/play/demo.ts'
import { renewDemoTournaments } from '../tournament/demo.ts'
import { finishTournaments } from '../tournament/finish.ts'
import type { House } from '../house.ts'

/** May run twice, and in any process: each task does no harm when it does. */
const DAY_MS = 86_400_000

type Task = (house: House, payload: unknown) => Promise<void>

/** Every task, one line each. Names stand in the database while a job waits: never change one. */
export const TASKS: Readonly<Record<string, Task>> = {
  'admit-newcomer': admitNewcomer,
  'ask-register': askRegisterAgain,
  'ask-register-daily': askRegisterDaily,
  'ask-ended-deposits': askEndedDeposits,
  'ask-payment': askPayment,
  'ask-unanswered-deposits': askUnansweredDeposits,
  'ask-unanswered-payouts': askUnansweredPayouts,
  'ask-unanswered-poker': askUnansweredPoker,
  'cancel-beyond-limit': cancelBeyondLimit,
  'check-game-files': checkGameFiles,
  'count-bets': countBets,
  'decide-sandbox-payout': decideSandboxPayout,
  'deliver-message': deliverMessage,
  'deliver-sandbox-notice': deliverNotice,
  'draw-lotteries': drawLotteries,
  'end-expired-bonuses': endExpiredBonuses,
  'finish-tournaments': finishTournaments,
  'deliver-support-message': deliverSupportMessage,
  'forget-dead-jobs': forgetDeadJobs,
  'forget-demos': forgetDemos,
  'forget-old-challenges': forgetOldChallenges,
  'forget-old-conversations': forgetOldConversations,
  'forget-old-documents': forgetOldDocuments,
  'forget-old-lines': forgetOldLines,
  'forget-old-messages': forgetOldMessages,
  'forget-old-proofs': forgetOldTries,
  'forget-old-signals': forgetOldSignals,
  'forget-old-sessions': forgetOldSessions,
  'forget-old-sandbox-payments': forgetOldSandboxPayments,
  'forget-unconfirmed-accounts': forgetUnconfirmed,
  'issue-lottery-tickets': issueLotteryTickets,
  'look-for-harm': lookForHarm,
  'mail-raise-due': mailRaiseDue,
  'pay-abandoned-rounds': payAbandonedRounds,
  'pay-lottery-prizes': payLotteryPrizes,
  'record-returns': recordReturns,
  'renew-demo-tournaments': renewDemoTournaments,
  'resend-confirmation': resendToWaiting,
  'return-poker-draw': returnPurseWithdrawal,
  'send-payout': sendPayoutOf,
  'send-reset-link': sendResetLink,
  'settle-sports': settleSports,
  'stop-poker-play': stopPokerPlay,
  'tell-demo-matches': continueDemoMatches,
}

interface Scheduled {
  task: string
  match: string
  /** What was missed for so long is made up for when the house opens again. */
  options?: { backfillPeriod: number }
}

/** When what happens by itself happens (UTC). */
export const SCHEDULE: readonly Scheduled[] = [
  { task: 'forget-demos', match: '*/10 * * * *' },
  { task: 'forget-old-challenges', match: '7,17,27,37,47,57 * * * *' },
  { task: 'forget-dead-jobs', match: '13 4 * * *' },
  { task: 'forget-old-sandbox-payments', match: '23 4 * * *' },
  { task: 'forget-old-conversations', match: '47 4 * * *' },
  { task: 'forget-old-documents', match: '7 4 * * *' },
  { task: 'forget-old-lines', match: '2 * * * *' },
  { task: 'forget-old-messages', match: '27 4 * * *' },
  { task: 'forget-old-sessions', match: '17 4 * * *' },
  { task: 'forget-old-proofs', match: '27 4 * * *' },
  { task: 'forget-old-signals', match: '43 4 * * *' },
  { task: 'forget-unconfirmed-accounts', match: '37 4 * * *' },
  { task: 'ask-register-daily', match: '*/10 * * * *' },
  { task: 'ask-unanswered-deposits', match: '* * * * *' },
  { task: 'ask-ended-deposits', match: '19 * * * *' },
  { task: 'ask-unanswered-payouts', match: '* * * * *' },
  { task: 'ask-unanswered-poker', match: '* * * * *' },
  { task: 'pay-abandoned-rounds', match: '*/5 * * * *' },
  { task: 'end-expired-bonuses', match: '* * * * *' },
  { task: 'finish-tournaments', match: '* * * * *' },
  { task: 'issue-lottery-tickets', match: '* * * * *' },
  { task: 'draw-lotteries', match: '* * * * *' },
  { task: 'pay-lottery-prizes', match: '* * * * *' },
  { task: 'settle-sports', match: '* * * * *' },
  { task: 'tell-demo-matches', match: '* * * * *' },
  { task: 'renew-demo-tournaments', match: '3 * * * *' },
  { task: 'check-game-files', match: '57 3 * * *' },
  { task: 'count-bets', match: '41 * * * *' },
  // The night in Istanbul is over by then.
  { task: 'look-for-harm', match: '33 3 * * *', options: { backfillPeriod: 7 * DAY_MS } },
  // The day in Istanbul has ended an hour and a half before.
  { task: 'record-returns', match: '37 22 * * *' },
]
