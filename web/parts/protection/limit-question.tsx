import { useEffect } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { Card } from '#kit/layout/card.tsx'
import { useCall, useSend } from '#web/call/use-call.ts'
import { auth } from '#web/state/auth.ts'
import { defineWords, useWords } from '#web/words/words.ts'

const WORDS = defineWords({
  tr: {
    asked: 'Kendinize bir sınır koymak ister misiniz?',
    text: 'Oynamadan önce koyulan sınır en rahat olanıdır. Şimdi de koyabilirsiniz, sonra da; hiçbiri sizin için önceden seçilmedi.',
    set: 'Sınır koy',
    notNow: 'Şimdi değil',
  },
  en: {
    asked: 'Would you like to set yourself a limit?',
    text: 'A limit is easiest to set before you play. You can set one now or later; none was chosen for you beforehand.',
    set: 'Set a limit',
    notNow: 'Not now',
  },
})

/** Asked once of every member before the first deposit: both answers are as easy. Nothing is chosen beforehand. */
export function LimitQuestion() {
  const words = useWords(WORDS)
  const { data } = useCall('protection/get', {}, { silent: true })
  const { mutate, isPending } = useSend('protection/skip_limits', { success: false })
  const isPausing = data !== undefined && (data.timeOutUntil ?? data.excludedUntil) !== null
  // A deposit would be refused: the page gives way to what is open before anything is filled in.
  useEffect(() => {
    if (isPausing) auth.setState({ restricted: true })
  }, [isPausing])
  if (data === undefined || data.asked) return null
  return (
    <Card title={words.asked} text={words.text}>
      <div className={stackClass(8)}>
        <Link className={buttonClass()} to="/control">
          {words.set}
        </Link>
        <Button busy={isPending} onClick={() => mutate({})}>
          {words.notNow}
        </Button>
      </div>
    </Card>
  )
}
