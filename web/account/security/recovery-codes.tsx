import { useState } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { Card } from '#kit/layout/card.tsx'
import { Checkbox } from '#kit/forms/checkbox.tsx'
import { showToast } from '#kit/feedback/toast-queue.ts'
import { saveFile } from '#web/words/save-file.ts'
import { useWords } from '#web/words/words.ts'
import { LeaveWarning } from './leave-warning.tsx'
import { TWO_FACTOR_WORDS } from './two-factor-words.ts'
import styles from './two-factor.module.css'

interface RecoveryCodesProps {
  codes: readonly string[]
  username: string
  onDone: () => void
}

/** The ten codes, this once. Left only by saying that they are kept. */
export function RecoveryCodes({ codes, username, onDone }: RecoveryCodesProps) {
  const words = useWords(TWO_FACTOR_WORDS)
  const [isKept, setIsKept] = useState(false)
  const text = [words.fileHead(username), '', ...codes, ''].join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    showToast({ tone: 'positive', text: words.copied })
  }
  return (
    <Card className={styles['printed']} title={words.codesTitle} begins text={words.codesText}>
      <ol className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className={styles['ways']}>
        <Button icon="copy" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button icon="download" onClick={() => saveFile(words.fileName, text, 'text/plain')}>
          {words.download}
        </Button>
        <Button icon="printer" onClick={() => print()}>
          {words.print}
        </Button>
      </p>
      <Checkbox
        label={words.kept}
        checked={isKept}
        onChange={(event) => setIsKept(event.target.checked)}
      />
      <p className={styles['ways']}>
        <Button variant="act" disabled={!isKept} onClick={onDone}>
          {words.done}
        </Button>
      </p>
      {!isKept && (
        <LeaveWarning
          title={words.leaveTitle}
          text={words.leaveText}
          stay={words.stay}
          leave={words.leave}
        />
      )}
    </Card>
  )
}
