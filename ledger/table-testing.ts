/** Text tables for the ledger's tests: each line a move, its outcome, and what the member then has. */
import { fromWire, toWire, type Money } from '#contract/money.ts'
import { balanceOf } from './balance.ts'
import type { Balances, HouseAccount } from './chart.ts'
import * as moves from './moves.ts'
import { isPosted, post } from './post.ts'
import type { QueryPort } from './query-port.ts'

/**
 * Plays lines like `stake r1 30 games:kasa` for one member and answers the table with the outcome
 * and the four balances (cash bonus held pending, in TRY) filled in by the ledger.
 */
export async function played(q: QueryPort, memberId: bigint, table: string): Promise<string> {
  const lines: string[] = []
  for (const line of rowsOf(table)) {
    const [command = ''] = line.split('|')
    const answer = await post(q, readMove(memberId, command.trim()))
    const outcome = isPosted(answer) ? (answer.repeated ? 'repeated' : 'posted') : answer.refusal
    lines.push(row(command, outcome, await balanceOf(q, memberId)))
  }
  return lines.join('\n')
}

/** The table as written, with the same spacing that `played` uses. */
export function expected(table: string): string {
  const cells = rowsOf(table).map((line) => line.split('|').map((cell) => cell.trim()))
  return cells
    .map(([command = '', outcome = '', balances = '']) => [command, outcome, balances].join(' | '))
    .join('\n')
}

function rowsOf(table: string): string[] {
  return table.split('\n').filter((line) => line.trim() !== '' && !line.includes('---'))
}

function row(command: string, outcome: string, { cash, bonus, held, pending }: Balances): string {
  const balances = [cash, bonus, held, pending].map(toWire).join(' ')
  return [command.trim(), outcome, balances].join(' | ')
}

/** A move written as `name key amount [rest…]`. Amounts are TRY; `30+b20` is ₺30 cash, ₺20 bonus. */
export function readMove(memberId: bigint, command: string): moves.Move | moves.ClosingMove {
  const [name = '', reference = '', amount = '', ...rest] = command.split(/\s+/)
  const key = { memberId, source: 'test', reference }
  const read = READERS[name]
  if (!read) throw new Error(`no such move in the table: ${name}`)
  return read(key, parts(amount), rest)
}

type Reader = (
  key: moves.MoveKey,
  parts: Required<moves.Parts>,
  rest: readonly string[],
) => moves.Move | moves.ClosingMove

const READERS: Readonly<Record<string, Reader>> = {
  deposit: (key, { cash }, [method = '']) => moves.deposit(key, cash, method),
  reverse: (key, { cash }, [method = '']) => moves.depositReversal(key, cash, method),
  withdraw: (key, { cash }) => moves.withdrawalRequest(key, cash),
  pay: (key, { cash }, [method = '']) => moves.withdrawalPay(key, cash, method),
  return: (key, { cash }) => moves.withdrawalReturn(key, cash),
  stake: (key, both, [house]) => moves.stake(key, both, account(house)),
  payout: (key, both, [house]) => moves.payout(key, both, account(house)),
  refund: (key, both, [house]) => moves.refund(key, both, account(house)),
  hold: (key, both) => moves.hold(key, both),
  settle: (key, taken, [of = '', won = '0', house]) =>
    moves.settle(key, under(of), { taken, won: parts(won) }, account(house)),
  release: (key, both, [of = '']) => moves.release(key, under(of), both),
  grant: (key, { cash }) => moves.bonusGrant(key, cash),
  convert: (key, { cash }) => moves.bonusConvert(key, cash),
  forfeit: (key, { cash }) => moves.bonusForfeit(key, cash),
  'jackpot-share': (key, { cash }) => moves.jackpotShare(key, cash),
  jackpot: (key, { cash }) => moves.jackpotWin(key, cash),
  prize: (key, { cash }) => moves.tournamentPrize(key, cash),
  'poker-in': (key, { cash }) => moves.pokerIn(key, cash),
  'poker-out': (key, { cash }) => moves.pokerOut(key, cash),
}

/** Every command the tables know, for tests that go through all of them. */
export const COMMANDS: readonly string[] = Object.keys(READERS)

function account(text = ''): HouseAccount {
  // Tables are written by hand; the database refuses an account that does not exist.
  return text as HouseAccount
}

function under(reference: string): moves.HoldKey {
  return { source: 'test', reference }
}

function parts(text: string): Required<moves.Parts> {
  const [cash = '0', bonus = '0'] = text.startsWith('b') ? ['0', text.slice(1)] : text.split('+b')
  return { cash: money(cash), bonus: money(bonus) }
}

function money(text: string): Money {
  const amount = fromWire(Number(text))
  if (amount === null) throw new Error(`not an amount: ${text}`)
  return amount
}
