import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { Button } from '#kit/controls/button.tsx'
import { StarSpinner } from '#kit/art/star-art.tsx'
import { waiting } from '#web/call/waiting.ts'
import { useWords } from '#web/words/words.ts'
import styles from './please-wait.module.css'
import { CASHIER_WORDS } from './words.ts'

/** Stands over everything while money is spoken of. After a long while it offers the way out. */
export function PleaseWait(props: { onLeave: () => void }) {
  const words = useWords(CASHIER_WORDS)
  const element = useRef<HTMLDialogElement>(null)
  const isLong = useStore(waiting, ({ long }) => long > 0)
  useEffect(() => {
    element.current?.showModal()
  }, [])
  return (
    <dialog
      ref={element}
      className={styles['overlay']}
      aria-label={words.wait}
      // Escape must not seem to take back what is already on its way.
      onCancel={(event) => event.preventDefault()}
    >
      <StarSpinner size={72} label={words.wait} />
      <p className={styles['text']}>{words.wait}</p>
      {isLong && (
        <>
          <p className={styles['long']}>{words.waitLong}</p>
          <Button onClick={props.onLeave}>{words.leave}</Button>
        </>
      )}
    </dialog>
  )
}
