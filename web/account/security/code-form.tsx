import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { CodeField } from '#kit/forms/code-field.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { PressedDialog } from '#web/parts/screen/overlay-sheet.tsx'
import { useWords } from '#web/words/words.ts'
import { CODE_WORDS } from './code-words.ts'
import { codeIn, isCode, onlyCodeIn } from './two-factor-rules.ts'

const DIGITS = 6

interface CodeFormProps {
  hint: string
  busy: boolean
  /** Called with six digits: as soon as they are there, or at the press of the button. */
  onCode: (code: string) => void
  /** What the button says; by default that it verifies. */
  submit?: string
  children?: ReactNode
}

/** Asks for six digits. A new `key` empties it and hands it the focus. */
export function CodeForm({ hint, busy, onCode, submit, children }: CodeFormProps) {
  const words = useWords(CODE_WORDS)
  const [code, setCode] = useState('')
  const [isShort, setIsShort] = useState(false)
  const field = useFocusFirst()
  const give = (given: string) => {
    setIsShort(!isCode(given))
    if (isCode(given) && !busy) onCode(given)
  }
  const take = (text: string) => {
    const next = codeIn(text)
    setCode(next)
    setIsShort(false)
    // Of a text with several codes the member decides.
    if (next !== code && next === onlyCodeIn(text)) give(next)
  }
  return (
    <form
      className={stackClass(16)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        give(code)
      }}
    >
      <CodeField
        ref={field}
        label={words.code}
        hint={hint}
        error={isShort ? words.incomplete : undefined}
        value={code}
        length={DIGITS}
        onText={take}
      />
      {children}
      <Button type="submit" variant="act" wide busy={busy}>
        {submit ?? words.check}
      </Button>
    </form>
  )
}

/** After the dialog around it has opened, which gives the focus to its first button. */
export function useFocusFirst() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const soon = setTimeout(() => field.current?.focus())
    return () => clearTimeout(soon)
  }, [])
  return field
}

/** Says that a code was wrong, and leads on: to another try, or back where no try is left. */
export function WrongCode(props: { open: boolean; isLast?: boolean; onClose: () => void }) {
  const words = useWords(CODE_WORDS)
  const { isLast = false } = props
  return (
    <PressedDialog
      open={props.open}
      onClose={props.onClose}
      title={words.wrongTitle}
      closeLabel={words.close}
      actions={
        <Button variant="act" onClick={props.onClose}>
          {isLast ? words.back : words.again}
        </Button>
      }
    >
      <p role="alert">{isLast ? words.wrongLast : words.wrong}</p>
    </PressedDialog>
  )
}
