import { useState, type ReactNode } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { lostWords } from '#web/call/failure.ts'
import { PROOF_WORDS } from '#web/parts/fairness/proof-words.ts'
import { useWords } from '#web/words/words.ts'

interface VerifyProps<Found extends object> {
  /** The press, and what is said of a record that cannot be read. */
  words: { readonly verify: string; readonly notProven: string }
  /** What the browser works out; `failed` where what that takes did not come, `refused` where the record makes no sense. */
  work: () => Promise<Found | 'failed' | 'refused'>
  /** What else can be done with the record, beside the press. */
  beside?: ReactNode
  children: (found: Found) => ReactNode
}

/** The press that has this browser work a round out again, and what came of it. */
export function VerifyPress<Found extends object>(props: VerifyProps<Found>) {
  const { words, work, beside, children } = props
  const { noCrypto, verifyFailed } = useWords(PROOF_WORDS)
  const [asked, setAsked] = useState<'not yet' | 'working' | 'failed' | 'refused' | Found>(
    'not yet',
  )
  const verify = async () => {
    setAsked('working')
    setAsked(await work())
  }
  if (!isSecureContext) return <p>{noCrypto}</p>
  return (
    <>
      <Button
        variant="act"
        icon="shield-check"
        busy={asked === 'working'}
        onClick={() => void verify()}
      >
        {words.verify}
      </Button>
      {beside}
      <div aria-live="polite">
        {asked === 'failed' && <p>{lostWords(verifyFailed)}</p>}
        {asked === 'refused' && <p>{words.notProven}</p>}
        {typeof asked === 'object' && children(asked)}
      </div>
    </>
  )
}
