import { IconButton } from '#kit/controls/button.tsx'
import { Fact } from '#kit/layout/facts.tsx'
import { showToast } from '#kit/feedback/toast-queue.ts'
import { useWords } from '#web/words/words.ts'
import { PROOF_WORDS } from './proof-words.ts'
import styles from './copied-value.module.css'

/** A value that people compare letter by letter, with a button that copies it. */
export function CopiedValue({ name, value }: { name: string; value: string }) {
  const words = useWords(PROOF_WORDS)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    showToast({ tone: 'positive', text: words.copied })
  }
  return (
    <span className={styles['value']}>
      <code>{value}</code>
      <IconButton icon="copy" iconSize={16} label={words.copy(name)} onClick={() => void copy()} />
    </span>
  )
}

/** The same as one of several facts. */
export function CopiedFact({ name, value }: { name: string; value: string }) {
  return (
    <Fact name={name}>
      <CopiedValue name={name} value={value} />
    </Fact>
  )
}
