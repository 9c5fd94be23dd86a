/** Text tables for the ledger's tests: each line a move, its outcome, and what the member then has. */
import { fromWire, toWire, type Money } from '#contract/money.ts'
import { balanceOf } from './balance.ts'
import type { Balances, HouseAccount } from './chart.ts'
import * as moves from './moves.ts'
import { isPosted, post } from './post.ts'
import type { QueryPort } from './query-port.ts'
import {
  claimDebit,
  claimWaive,
  correctionCredit,
  correctionDebit,
  holdRaise,
  jackpotWin,
  payout,
  release,
  settle,
  stake,
} from './testing-moves.ts'

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
export function readMove(memberId: bigint, command: string): moves.Move {
  const [name = '', reference = '', amount = '', ...rest] = command.split(/\s+/)
  const key = { memberId, source: 'test', reference }
  const read = READERS[name]
  if (!read) throw new Error(`no such move in the table: ${name}`)
  return read(key, money(amount), rest)
}

type Reader = (key: moves.MoveKey, amount: Money, rest: readonly string[]) => moves.Move

const READERS: Readonly<Record<string, Reader>> = {
  deposit: (key, amount, [method = '']) => moves.deposit(key, amount, method),
  withdraw: (key, amount) => moves.withdrawalRequest(key, amount),
  pay: (key, amount, [method = '']) => moves.withdrawalPay(key, amount, method),
  return: (key, amount) => moves.withdrawalReturn(key, amount),
  stake: (key, amount, [house, given]) => stake(key, amount, account(house), share(given)),
  payout: (key, amount, [house, staked = '1']) =>
    payout(key, amount, parts(staked), account(house)),
  // What opens a hold has its key; what adds to one names that.
  hold: (key, amount, [house, of = key.reference]) =>
    holdRaise(key, under(of), amount, account(house)),
  settle: (key, taken, [of = '', won = '0', house]) =>
    settle(key, under(of), { taken, won: money(won) }, account(house)),
  release: (key, amount, [of = '', house]) => release(key, under(of), amount, account(house)),
  grant: (key, amount) => moves.bonusGrant(key, amount),
  convert: (key, amount) => moves.bonusConvert(key, amount),
  forfeit: (key, amount) => moves.bonusForfeit(key, amount),
  jackpot: jackpotWin,
  prize: (key, amount) => moves.tournamentPrize(key, amount),
  lottery: (key, amount) => moves.lotteryPrize(key, amount),
  'poker-in': (key, amount) => moves.pokerIn(key, amount),
  'poker-out': (key, amount) => moves.pokerOut(key, amount),
  correct: (key, amount, [bonus]) => correctionCredit(key, corrected(amount, bonus)),
  // The least that a member has in these tests is theirs; what is claimed comes behind the amount where it matters.
  take: (key, amount, [claim = '0', bonus]) =>
    correctionDebit(key, corrected(amount, bonus), /^[\d.]+$/.test(claim) ? money(claim) : 0n),
  claim: (key, amount) => claimDebit(key, amount),
  waive: (key, amount) => claimWaive(key, amount),
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

/** Written as `jackpots:0.5`. */
function share(text?: string): moves.Share | undefined {
  const [house, amount = ''] = text?.split(':') ?? []
  return house === undefined ? undefined : { houseAccount: account(house), amount: money(amount) }
}

function parts(text: string): moves.Parts {
  const [cash = '0', bonus = '0'] = text.startsWith('b') ? ['0', text.slice(1)] : text.split('+b')
  return { cash: money(cash), bonus: money(bonus) }
}

/** All of it is cash, but for what is written as `b20`. */
function corrected(amount: Money, text = ''): moves.Parts {
  const bonus = /^b[\d.]+$/.test(text) ? money(text.slice(1)) : 0n
  return { cash: amount - bonus, bonus }
}

function money(text: string): Money {
  const amount = fromWire(Number(text))
  if (amount === null) throw new Error(`not an amount: ${text}`)
  return amount
}
