import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { useWords } from '#web/words/words.ts'
import styles from './pay-panel.module.css'
import { DEPOSIT_WORDS } from './deposit-words.ts'

/** For so long the button says that it has copied. */
const COPIED_MS = 2_000

/** Copies a text and says so for a moment, also to those who only hear it. */
export function CopyButton({ name, text }: { name: string; text: string }) {
  const words = useWords(DEPOSIT_WORDS)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <>
      <Button
        size="small"
        icon={isCopied ? 'check' : 'copy'}
        aria-label={words.copyOf(name)}
        onClick={() => void copy()}
      >
        {isCopied ? words.copied : words.copy}
      </Button>
      <output className="heard-only">{isCopied && words.copied}</output>
    </>
  )
}

/** One thing that is written somewhere else: its name, itself, and a button that copies it. */
export function CopyRow(props: { name: string; text: string; children?: ReactNode }) {
  const { name, text, children = text } = props
  return (
    <div className={styles['row']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd>
        <CopyButton name={name} text={text} />
      </dd>
    </div>
  )
}
