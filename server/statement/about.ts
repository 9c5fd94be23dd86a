import type { MemberContext } from '../context.ts'
import { dayOf, startOf } from '#contract/time-span.ts'
import type { Sheet } from './sheet.ts'
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

/** Whose statement it is, what it covers, and when it was made. */
export function aboutStatement(context: MemberContext, span: Span): Sheet['about'] {
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
export const statementName = ({ now }: MemberContext, subject: string): string =>
  `kasa-${subject}-${dayOf(now)}`
