import type { Input, Output } from '#contract/registry.ts'
import { readForStatement, statementFile } from '#server/statement/file.ts'
import { memberSheet } from '#server/statement/member-sheet.ts'
import type { Value } from '#server/statement/sheet.ts'
import type { MemberContext } from '../context.ts'
import { linesMatching } from './history.ts'

type Row = Awaited<ReturnType<ReturnType<typeof linesMatching>['execute']>>[number]

const WORDS = {
  tr: {
    title: 'Oyun geçmişi',
    file: 'oyun',
    free: 'ücretsiz tur',
    columns: ['Oyun', 'Sağlayıcı', 'Zaman', 'Tur', 'Bahis', 'Ödeme', 'Jackpot', 'Net'],
    totals: ['Bahis', 'Sonucu beklenen bahis', 'Ödeme', 'Jackpot', 'Net'],
  },
  en: {
    title: 'Game history',
    file: 'games',
    free: 'free round',
    columns: ['Game', 'Provider', 'Time', 'Round', 'Stake', 'Payout', 'Jackpot', 'Net'],
    totals: ['Stake', 'Stake under way', 'Payout', 'Jackpot', 'Net'],
  },
} as const

const WIDTHS = [20, 16, 20, 10, 14, 14, 13, 15]
const FIRST_FIGURE = 4

/** All rounds of a filter in one file, with what they come to. */
export async function gameStatement(
  context: MemberContext,
  { format, ...filters }: Input<'casino/game_statement'>,
): Promise<Output<'casino/game_statement'>> {
  const rows = await readForStatement(context, format, (limit) =>
    linesMatching(context, filters).limit(limit).execute(),
  )
  const words = WORDS[context.lang]
  const sheet = memberSheet(context, {
    words,
    span: filters,
    widths: WIDTHS,
    firstFigure: FIRST_FIGURE,
    rows: rows.map((row) => rowShown(row, words.free)),
    sums: totalsShown(rows),
  })
  return statementFile(sheet, format)
}

/** What an open round gives is not known, a void one gave its stake back, and a free one's stake was the house's. */
function rowShown(row: Row, free: string): Value[] {
  const isOpen = row.state === 'open'
  const payout = isOpen ? null : { money: row.payout }
  const net = isOpen ? null : { money: row.payout + row.jackpotWon - ownStake(row), signed: true }
  return [
    row.isFree ? `${row.gameName} (${free})` : row.gameName,
    row.providerName,
    row.placed_at,
    row.id,
    { money: row.stake },
    payout,
    { money: row.jackpotWon },
    net,
  ]
}

const ownStake = ({ isFree, stake }: Row): bigint => (isFree ? 0n : stake)

function totalsShown(rows: readonly Row[]): bigint[] {
  const sum = (of: readonly Row[], amountOf: (row: Row) => bigint) =>
    of.reduce((all, row) => all + amountOf(row), 0n)
  const settled = rows.filter(({ state }) => state === 'settled')
  const payout = sum(settled, (row) => row.payout)
  const jackpots = sum(settled, (row) => row.jackpotWon)
  const staked = sum(settled, ownStake)
  const open = sum(
    rows.filter(({ state }) => state === 'open'),
    ownStake,
  )
  return [staked, open, payout, jackpots, payout + jackpots - staked]
}
