import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Which tests of the server run once more on an ordinary PostgreSQL, older than the one that comes with the house.
 *
 * The rule: together they make nine in ten of the statements that all of the server's tests make of the house
 * (counted by pg_stat_statements, with what functions run inside), and all that lock, race or upgrade; every room
 * with a database has at least one. Who writes SQL that no file here reaches adds the cheapest that does. How they
 * were chosen: docs/decisions/031.
 */
export const AGAIN: readonly string[] = [
  'ledger/audit.test.ts',
  'ledger/concurrency.test.ts',
  'ledger/moves.test.ts',
  'server/account/joining/register.test.ts',
  'server/account/login/sessions.test.ts',
  'server/account/profile/closing.test.ts',
  'server/account/security/passkeys.test.ts',
  'server/account/security/sms-codes.test.ts',
  'server/action/actions.test.ts',
  'server/answers.test.ts',
  'server/audit/house-audit.test.ts',
  'server/bets/audit.test.ts',
  'server/bets/bets.test.ts',
  'server/bets/listed.test.ts',
  'server/bets/parts.test.ts',
  'server/bonus/bonus.test.ts',
  'server/bonus/follow.test.ts',
  'server/bonus/free-rounds.test.ts',
  'server/cashier/accounts/bank-accounts.test.ts',
  'server/cashier/deposit/deposit-ways.test.ts',
  'server/cashier/deposit/races.test.ts',
  'server/cashier/documents/documents.test.ts',
  'server/cashier/methods.test.ts',
  'server/cashier/notices/answer-notice.test.ts',
  'server/cashier/transactions/histories.test.ts',
  'server/cashier/transactions/history-plans.test.ts',
  'server/cashier/transactions/transactions.test.ts',
  'server/cashier/withdrawal/transfer.test.ts',
  'server/cashier/withdrawal/withdrawal.test.ts',
  'server/casino/casino.test.ts',
  'server/casino/demo-game.test.ts',
  'server/casino/game-days.test.ts',
  'server/casino/seeds.test.ts',
  'server/catalogue/favourites.test.ts',
  'server/catalogue/launch.test.ts',
  'server/compression/compressed-copies.test.ts',
  'server/content/content.test.ts',
  'server/content/keep.test.ts',
  'server/database/dump.test.ts',
  'server/database/house-role.test.ts',
  'server/database/install-functions.test.ts',
  'server/database/upgrade.test.ts',
  'server/door/endpoint.test.ts',
  'server/door/games/rgs-letter.test.ts',
  'server/floor/floor.test.ts',
  'server/floor/kinds/blackjack-processes.test.ts',
  'server/floor/kinds/within-a-round.test.ts',
  'server/growth.test.ts',
  'server/jackpot/jackpots.test.ts',
  'server/jobs/jobs.test.ts',
  'server/live/live.test.ts',
  'server/lottery/lottery.test.ts',
  'server/messages/outbox/outbox.test.ts',
  'server/page/shell.test.ts',
  'server/payments/webhook.test.ts',
  'server/poker/poker.test.ts',
  'server/protection/check-news.test.ts',
  'server/protection/limits.test.ts',
  'server/protection/may-stake.test.ts',
  'server/protection/pauses.test.ts',
  'server/push/stream.test.ts',
  'server/round/fairness/returns.test.ts',
  'server/round/play/play.test.ts',
  'server/round/play/together.test.ts',
  'server/round/publish/game-settings.test.ts',
  'server/round/publish/publish-game.test.ts',
  'server/round/publish/unreadable-book.test.ts',
  'server/site/maintenance.test.ts',
  'server/sports/audit/coupons.test.ts',
  'server/sports/coupons/coupon-bonus.test.ts',
  'server/sports/coupons/coupons.test.ts',
  'server/sports/events/results.test.ts',
  'server/sports/trading/trading.test.ts',
  'server/support/support.test.ts',
  'server/tournament/finish.test.ts',
  'server/tournament/tournaments.test.ts',
]

const ROOMS = ['server', 'ledger', 'web', 'stage', 'scripts', 'bench'] as const
const SERVER_TEST = /^(server|ledger)\/.*\.test\.ts$|\.server\.test\.ts$/
/** How a test comes by a database: `startTestHouse`, `freshDatabase`, or a subject's testing.ts. */
const TAKES_A_DATABASE = /from '[^']*\/testing(-[a-z]+)?\.ts'/

/** Every test of the server with a database of its own. */
export const onDatabases = (root: string): string[] =>
  serverTests(root)
    .filter((file) => /^(server|ledger)\//.test(file))
    .filter((file) => TAKES_A_DATABASE.test(readFileSync(path.join(root, file), 'utf8')))

/** Every file of vitest's `server` project. */
export function serverTests(root: string): string[] {
  const rooms = ROOMS.filter((room) => existsSync(path.join(root, room)))
  const files = rooms.flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(room, file.replaceAll(path.sep, '/')),
    ),
  )
  return files.filter((file) => SERVER_TEST.test(file)).toSorted()
}
