import type { Money } from '#contract/money.ts'
import { dayOf, startOf } from '#contract/time-span.ts'
import type { MemberContext } from '../context.ts'
import type { Sheet, Value } from './sheet.ts'
import { dayShown, momentShown } from './written.ts'

const WORDS = {
  tr: {
    member: 'Üye',
    span: 'Aralık',
    made: 'Hazırlandı',
    until: 'bugüne kadar',
    all: 'Bütün zamanlar',
  },
  en: { member: 'Member', span: 'Span', made: 'Made', until: 'until today', all: 'All time' },
} as const

interface Span {
  startDate?: string | undefined
  endDate?: string | undefined
}

interface Parts {
  words: {
    title: string
    /** What the file is of, in its name. */
    file: string
    columns: readonly string[]
    totals: readonly string[]
  }
  span: Span
  /** Of the columns; figures stand from this one on. */
  widths: readonly number[]
  firstFigure: number
  rows: readonly (readonly Value[])[]
  /** In the order of the words of totals. */
  sums: readonly Money[]
}

/** A member's statement: whose it is, what it covers, its rows, and what they come to. */
export function memberSheet(
  context: MemberContext,
  { words, span, widths, firstFigure, rows, sums }: Parts,
): Sheet {
  return {
    lang: context.lang,
    fileName: fileNameOf(context, words.file),
    title: words.title,
    about: aboutStatement(context, span),
    columns: words.columns.map((head, at) => ({
      head,
      width: widths[at] ?? 1,
      isFigure: at >= firstFigure,
    })),
    rows,
    totals: words.totals.map((name, at) => [name, { money: sums[at] ?? 0n }] as const),
  }
}

function aboutStatement(context: MemberContext, span: Span): Sheet['about'] {
  const { member, lang, now } = context
  const words = WORDS[lang]
  return [
    [words.member, `${member.firstname} ${member.lastname} · ${member.username}`],
    [words.span, spanShown(context, span)],
    [words.made, momentShown(now, lang)],
  ]
}

function spanShown({ lang }: MemberContext, { startDate, endDate }: Span): string {
  const words = WORDS[lang]
  if (startDate === undefined && endDate === undefined) return words.all
  const day = (text: string) => dayShown(startOf(text), lang)
  const from = startDate === undefined ? '' : day(startDate)
  const to = endDate === undefined ? words.until : day(endDate)
  return `${from} – ${to}`.trim()
}

/** `kasa-para-2026-11-24`: what the file is of, and the day in Istanbul on which it was made. */
const fileNameOf = ({ now }: MemberContext, subject: string): string =>
  `kasa-${subject}-${dayOf(now)}`
