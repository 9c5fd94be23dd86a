import { cardClass } from '#kit/layout/card.tsx'
import { useEffect, useState } from 'react'
import { Icon } from '#kit/art/icon.tsx'
import { askLost } from '#web/call/memory.ts'
import { CallRefused, send } from '#web/call/send.ts'
import { defineWords, useWords } from '#web/words/words.ts'
import styles from './offline-bar.module.css'

const WORDS = defineWords({
  tr: { lost: 'Bağlantı yok', goesOn: 'Gelince kaldığınız yerden sürer.' },
  en: { lost: 'No connection', goesOn: 'You can carry on once it is back.' },
})

const AGAIN_MS = 5_000

/**
 * Says quietly that the line is gone: when the browser says so and the house does not answer either,
 * since a browser may be wrong about a house on its own machine. Once the line is back, reads that
 * were lost are asked again. What changes anything is never sent a second time by itself.
 */
export function OfflineBar() {
  const words = useWords(WORDS)
  const isLost = useLostLine()
  return (
    <output className={styles['place']}>
      {isLost && (
        <span className={cardClass(styles['bar'], 'floating')}>
          <Icon name="wifi-off" size={18} />
          <strong>{words.lost}</strong>
          <span>{words.goesOn}</span>
        </span>
      )}
    </output>
  )
}

function useLostLine(): boolean {
  const [isLost, setIsLost] = useState(false)
  useEffect(() => {
    const look = async () => setIsLost(!navigator.onLine && !(await doesServerAnswer()))
    const onChange = () => void look()
    onChange()
    addEventListener('offline', onChange)
    addEventListener('online', onChange)
    return () => {
      removeEventListener('offline', onChange)
      removeEventListener('online', onChange)
    }
  }, [])
  useEffect(() => {
    if (!isLost) return undefined
    const timer = setInterval(() => {
      void doesServerAnswer().then((answers) => answers && setIsLost(false))
    }, AGAIN_MS)
    return () => {
      clearInterval(timer)
      askLost()
    }
  }, [isLost])
  return isLost
}

/** A refusal is an answer too. */
const doesServerAnswer = (): Promise<boolean> =>
  send('maintenance/check_status', {}, { silent: true }).then(
    () => true,
    (error: unknown) => error instanceof CallRefused,
  )
