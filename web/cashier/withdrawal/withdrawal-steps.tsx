import { useLang } from '#kit/text/language.ts'
import { Steps } from '#kit/forms/steps.tsx'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { useIsBeingSeen, useIsMissing } from '../documents/member-documents.ts'
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
  const isBeingSeen = useIsBeingSeen()
  const { payoutState, date, settledAt, reviewedAt, sentAt, usualHours } = withdrawal
  const current = payoutState === null ? null : STEP_OF[payoutState]
  if (current === null) return null
  const paidDetail = {
    at: settledAt === null ? null : dayAndTime(settledAt, lang),
    sent:
      payoutState === 'sent'
        ? [sentAt === null ? null : dayAndTime(sentAt, lang), words.sentDetail]
            .filter(Boolean)
            .join(' · ')
        : null,
  }
  const reviewed = [
    reviewedAt === null ? null : words.reviewedSince(dayAndTime(reviewedAt, lang)),
    current === 1 ? words.reviewedDetail : null,
    usualHours === null ? null : words.usually(usualHours),
  ]
  const received = `${dayAndTime(date, lang)} · ${words.receivedDetail}`
  if (isMissing && current < 2)
    return (
      <Steps
        label={words.steps}
        current={1}
        steps={[
          words.received,
          isBeingSeen ? documents.seenStep : documents.step,
          words.reviewed,
          words.paid,
        ]}
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
        reviewed.filter((each) => each !== null).join(' · ') || null,
        paidDetail.at ?? paidDetail.sent ?? words.paidDetail,
      ]}
    />
  )
}
