import { useEffect } from 'react'
import { Link } from 'react-router'
import { Icon } from '#kit/art/icon.tsx'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { useCall, useSend } from '#web/call/use-call.ts'
import { aimAt } from '#web/parts/safer-play/control-aim.ts'
import { auth } from '#web/state/auth.ts'
import { defineWords, useWords } from '#web/words/words.ts'
import styles from './limit-question.module.css'

const WORDS = defineWords({
  tr: {
    asked: 'Kendinize bir sınır koymak ister misiniz?',
    short: 'Sınır koymak ister misiniz?',
    text: 'Şimdi de koyabilirsiniz, sonra da; hiçbiri önceden seçilmedi.',
    set: 'Sınır koy',
    notNow: 'Şimdi değil',
  },
  en: {
    asked: 'Would you like to set yourself a limit?',
    short: 'Would you like a limit?',
    text: 'Now or later; none was chosen for you beforehand.',
    set: 'Set a limit',
    notNow: 'Not now',
  },
})

interface QuestionProps {
  /** Where there is room for a part of a line only: it opens by a press, and the form of a method stays in sight. */
  folded: boolean
}

/** Asked once of every member before the first deposit: both answers are as easy. Nothing is chosen beforehand. A row that leaves what is paid in sight. */
export function LimitQuestion({ folded }: QuestionProps) {
  const words = useWords(WORDS)
  const { data } = useCall('protection/get', {}, { silent: true })
  const isPausing = data !== undefined && (data.timeOutUntil ?? data.excludedUntil) !== null
  // A deposit would be refused: the page gives way to what is open before anything is filled in.
  useEffect(() => {
    if (isPausing) auth.setState({ restricted: true })
  }, [isPausing])
  if (data === undefined || data.asked) return null
  if (folded)
    return (
      <details className={styles['folded']}>
        <summary>
          <Icon name="gauge" size={18} />
          {words.short}
          <Icon name="chevron-down" size={16} />
        </summary>
        <p>{words.text}</p>
        <Answers />
      </details>
    )
  return (
    <section className={cardClass(styles['question'])} aria-labelledby="limit-question">
      <Icon name="gauge" size={20} />
      <div>
        <h2 id="limit-question">{words.asked}</h2>
        <p>{words.text}</p>
      </div>
      <Answers />
    </section>
  )
}

function Answers() {
  const words = useWords(WORDS)
  const { mutate, isPending } = useSend('protection/skip_limits', { success: false })
  return (
    <div className={styles['answers']}>
      <Link className={buttonClass({ size: 'small' })} to="/control" state={aimAt('limits')}>
        {words.set}
      </Link>
      <Button size="small" busy={isPending} onClick={() => mutate({})}>
        {words.notNow}
      </Button>
    </div>
  )
}
