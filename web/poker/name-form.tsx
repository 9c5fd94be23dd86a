import { useState, type FormEvent } from 'react'
import { nameProblem } from '#contract/members/plain-name.ts'
import { Button } from '#kit/controls/button.tsx'
import { Card } from '#kit/layout/card.tsx'
import { Field } from '#kit/forms/field.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { CallRefused } from '#web/call/send.ts'
import { useSend } from '#web/call/use-call.ts'
import { useWords } from '#web/words/words.ts'
import { PRODUCT } from './account.ts'
import styles from './poker.module.css'
import { POKER_WORDS } from './words.ts'

const LETTERS_MIN = 3
const LETTERS_MAX = 20

/** Takes the member's name in the room, once and for good. */
export function NameForm({ onTaken }: { onTaken: () => void }) {
  const words = useWords(POKER_WORDS)
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const { mutate, isPending } = useSend('klasGaming/createMember', { silent: true })
  const take = (event: FormEvent) => {
    event.preventDefault()
    const username = name.trim()
    const isShort = username.length < LETTERS_MIN || username.length > LETTERS_MAX
    if (isShort) return setError(words.nameLength)
    if (nameProblem(username, LETTERS_MIN) !== null) return setError(words.nameSigns)
    mutate({ ...PRODUCT, username }, { onSuccess: onTaken, onError: (failure) => failed(failure) })
  }
  const failed = (failure: Error) => {
    // Taken before, by another tab: that name stands, and the room opens.
    if (failure instanceof CallRefused && failure.refusal === 'poker-name-set') return onTaken()
    setError(failure instanceof CallRefused ? failure.message : words.nameLost)
  }
  return (
    <Card className={styles['card']} title={words.chooseName} text={words.chooseNameText}>
      <form className={stackClass(16)} onSubmit={take} noValidate>
        <Field
          label={words.name}
          name="pokerName"
          autoComplete="off"
          maxLength={LETTERS_MAX}
          hint={words.nameHint}
          value={name}
          error={error}
          onChange={({ target }) => {
            setName(target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" variant="act" size="large" busy={isPending}>
          {words.takeName}
        </Button>
      </form>
    </Card>
  )
}
