import { useState } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { isNoticed, rememberNoticed } from '#web/state/page-attributes.ts'
import { isDemoHouse } from '#web/state/demo-house.ts'
import { useWords } from '#web/words/words.ts'
import { FRAME_WORDS } from '#web/shell/controls/frame-words.ts'
import styles from './demo-notice.module.css'

/** Says once that the money here is play money. */
export function DemoNotice() {
  const words = useWords(FRAME_WORDS)
  const [open, setOpen] = useState(isDemoHouse() && !isNoticed())
  if (!open) return null
  const close = () => {
    rememberNoticed()
    setOpen(false)
  }
  return (
    <aside className={styles['place']} aria-label={words.demoTitle} data-part="demo-notice">
      <div className={styles['notice']}>
        <Icon name="info" size={20} />
        <p>
          <strong>{words.demoTitle}.</strong> {words.demoText}
        </p>
        <Button size="small" onClick={close}>
          {words.demoClose}
        </Button>
      </div>
    </aside>
  )
}
