import { useLang } from '#kit/text/language.ts'
import { Steps } from '#kit/forms/steps.tsx'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { useIsMissing } from '../documents/member-documents.ts'
import { DOCUMENT_WORDS } from '../documents/words.ts'
import { STEP_OF, type Withdrawal } from './withdrawals.ts'
import { WITHDRAWAL_WORDS } from './words.ts'

/**
 * Received, in review, paid: where one request is. Nothing for one that led nowhere. Documents that are missing are a
 * step of their own, for they hold up all that follow.
 */
export function WithdrawalSteps({ withdrawal }: { withdrawal: Withdrawal }) {
  const words = useWords(WITHDRAWAL_WORDS)
  const lang = useLang()
  const documents = useWords(DOCUMENT_WORDS)
  const isMissing = useIsMissing()
  const { payoutState, date, settledAt } = withdrawal
  const current = payoutState === null ? null : STEP_OF[payoutState]
  if (current === null) return null
  const paidDetail = {
    at: settledAt === null ? null : dayAndTime(settledAt, lang),
    sent: payoutState === 'sent' ? words.sentDetail : null,
  }
  const received = `${dayAndTime(date, lang)} · ${words.receivedDetail}`
  if (isMissing && current < 2)
    return (
      <Steps
        label={words.steps}
        current={1}
        steps={[words.received, documents.step, words.reviewed, words.paid]}
        details={[received, documents.stepText]}
      />
    )
  return (
    <Steps
      label={words.steps}
      current={current}
      steps={[words.received, words.reviewed, words.paid]}
      details={[
        received,
        current === 1 ? words.reviewedDetail : null,
        paidDetail.at ?? paidDetail.sent ?? words.paidDetail,
      ]}
    />
  )
}
