import { Link } from 'react-router'
import { buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { useMayLead } from '#web/state/open-to-restricted.ts'
import { ListFailed } from '#web/parts/screen/screen-states.tsx'
import { useWords } from '#web/words/words.ts'
import { MESSAGES_WORDS } from './messages-words.ts'

export function MessagesFailed(props: { onRetry: () => void; busy: boolean }) {
  const words = useWords(MESSAGES_WORDS)
  return <ListFailed title={words.failed} level={3} {...props} />
}

export function NoMessages(props: { onLeave?: (() => void) | undefined }) {
  const words = useWords(MESSAGES_WORDS)
  const mayLead = useMayLead()
  if (!mayLead('/promotions'))
    return <EmptyState icon="bell" level={3} title={words.none} text={words.nonePaused} />
  return (
    <EmptyState icon="bell" level={3} title={words.none} text={words.noneText}>
      <Link className={buttonClass()} to="/promotions" onClick={props.onLeave}>
        {words.toPromotions}
      </Link>
    </EmptyState>
  )
}

export function PastTheEnd() {
  const words = useWords(MESSAGES_WORDS)
  return (
    <EmptyState icon="bell" level={3} title={words.pastEnd}>
      <Link className={buttonClass({ variant: 'act' })} to="?">
        {words.firstPage}
      </Link>
    </EmptyState>
  )
}
