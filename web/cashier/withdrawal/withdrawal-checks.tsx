import { Icon } from '#kit/art/icon.tsx'
import { calendarDay } from '#web/words/moment.ts'
import { useLang } from '#kit/text/language.ts'
import { useWords } from '#web/words/words.ts'
import { useDocuments, useIsBeingSeen } from '../documents/member-documents.ts'
import track from './withdrawal.module.css'
import { STEP_OF, type PayoutState } from './withdrawals.ts'
import { WITHDRAWAL_WORDS } from './words.ts'

interface Check {
  text: string
  isDone: boolean
}

/** What has been looked at of a request that goes on, and what it waits for; nothing of one that led nowhere. */
export function WithdrawalChecks({ state }: { state: PayoutState }) {
  const words = useWords(WITHDRAWAL_WORDS)
  const identity = useIdentityCheck()
  const step = STEP_OF[state]
  if (step === null) return null
  const checks: Check[] = [
    { text: words.ownAccount, isDone: true },
    ...identity,
    { text: step < 2 ? words.approvalAwaited : words.approved, isDone: step >= 2 },
    ...(step < 2
      ? []
      : [{ text: step < 3 ? words.payoutAwaited : words.payout, isDone: step > 2 }]),
  ]
  return (
    <ul className={track['checks']} aria-label={words.checks}>
      {checks.map(({ text, isDone }) => (
        <li key={text} data-done={isDone}>
          <Icon name={isDone ? 'check' : 'hourglass'} size={18} />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** Of a member who was asked for an identity document, or has shown one. */
function useIdentityCheck(): Check[] {
  const words = useWords(WITHDRAWAL_WORDS)
  const lang = useLang()
  const { data } = useDocuments()
  const isBeingSeen = useIsBeingSeen()
  if (data === undefined) return []
  if (data.isMissing)
    return [{ text: isBeingSeen ? words.documentsSeen : words.documentsAwaited, isDone: false }]
  const seen = data.documents.find(
    ({ kind, state }) => kind === 'identity-front' && state === 'accepted',
  )
  if (seen === undefined) return []
  const until = seen.validUntil === null ? null : calendarDay(seen.validUntil, lang)
  return [{ text: words.identitySeen(until), isDone: true }]
}
