import type { BonusState } from '#contract/calls/bonus.ts'
import type { Money } from '#contract/money.ts'
import type { Input, Output } from '#contract/registry.ts'
import { readForStatement, statementFile } from '#server/statement/file.ts'
import { memberSheet } from '#server/statement/member-sheet.ts'
import type { Value } from '#server/statement/sheet.ts'
import type { MemberContext } from '../context.ts'
import { bonusesListed } from './history.ts'

type Row = Awaited<ReturnType<typeof bonusesListed>>[number]

interface Words {
  title: string
  file: string
  columns: readonly string[]
  totals: readonly string[]
  states: Readonly<Record<BonusState, string>>
}

const WORDS: Readonly<Record<MemberContext['lang'], Words>> = {
  tr: {
    title: 'Bonus geçmişi',
    file: 'bonus',
    columns: [
      'Bonus',
      'Alındı',
      'Durum',
      'Bonus',
      'Çevrim',
      'Çevrilen',
      'Nakde dönen',
      'Geri alınan',
    ],
    totals: ['Verilen', 'Nakde dönen', 'Geri alınan'],
    states: {
      active: 'Sürüyor',
      converted: 'Nakde döndü',
      cancelled: 'Vazgeçildi',
      expired: 'Süresi doldu',
      spent: 'Oynandı, bitti',
    },
  },
  en: {
    title: 'Bonus history',
    file: 'bonuses',
    columns: [
      'Bonus',
      'Taken',
      'Status',
      'Amount',
      'To wager',
      'Wagered',
      'Became cash',
      'Forfeited',
    ],
    totals: ['Given', 'Became cash', 'Forfeited'],
    states: {
      active: 'Under way',
      converted: 'Became cash',
      cancelled: 'Given up',
      expired: 'Time was over',
      spent: 'Played and gone',
    },
  },
}

const WIDTHS = [24, 20, 16, 14, 14, 14, 14, 14]
const FIRST_FIGURE = 3

/** All bonuses of a filter in one file, with what they come to. */
export async function bonusStatement(
  context: MemberContext,
  { format, ...filters }: Input<'bonus/statement'>,
): Promise<Output<'bonus/statement'>> {
  const rows = await readForStatement(context, format, (limit) =>
    bonusesListed(context, filters, limit),
  )
  const words = WORDS[context.lang]
  const sheet = memberSheet(context, {
    words,
    span: filters,
    widths: WIDTHS,
    firstFigure: FIRST_FIGURE,
    rows: rows.map((row) => rowShown(row, words)),
    sums: totalsShown(rows),
  })
  return statementFile(sheet, format)
}

/** What becomes of one that runs is not known. */
function rowShown({ bonus, name, isDueOpen }: Row, { states }: Words): Value[] {
  const { state, granted_at: takenAt } = bonus
  const ended = (money: Money) => (state === 'active' ? null : { money })
  return [
    name,
    takenAt,
    states[state],
    { money: bonus.amount },
    isDueOpen ? null : { money: bonus.wagering_due },
    { money: bonus.wagered },
    ended(bonus.converted),
    ended(bonus.forfeited),
  ]
}

const totalsShown = (rows: readonly Row[]): Money[] =>
  (['amount', 'converted', 'forfeited'] as const).map((column) =>
    rows.reduce((all, { bonus }) => all + bonus[column], 0n),
  )
