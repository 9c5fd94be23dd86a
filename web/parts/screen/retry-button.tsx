import { useId, useLayoutEffect } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { askLost } from '#web/call/memory.ts'
import { isBlocked } from '#web/call/transport.ts'
import { defineWords, useWords } from '#web/words/words.ts'

const WORDS = defineWords({
  tr: { again: 'Yeniden dene' },
  en: { again: 'Try again' },
})

interface AskAgainProps {
  onAsk: () => void
  /** The answer is on its way. */
  busy?: boolean
  variant?: 'act' | 'plain'
  size?: 'small' | 'medium' | 'large'
  wide?: boolean
}

/**
 * The way on from whatever could not be loaded: asks for it again, and for all that was lost beside
 * it. Once the house has broken down nothing is asked any more, and the page loads anew.
 */
export function AskAgain({ onAsk, ...look }: AskAgainProps) {
  const id = useId()
  useLayoutEffect(() => () => handOnFocus(id), [id])
  const ask = () => {
    if (isBlocked()) return location.reload()
    onAsk()
    askLost()
  }
  return (
    <Button {...look} id={id} icon="rotate-cw" onClick={ask}>
      {useWords(WORDS).again}
    </Button>
  )
}

/** Whoever pressed it by key is not thrown to the top of the page when what was lost takes its place. */
function handOnFocus(id: string): void {
  const { activeElement } = document
  if (activeElement?.id !== id) return
  activeElement.closest<HTMLElement>('[role="dialog"], main')?.focus({ preventScroll: true })
}
