import type { ReactNode } from 'react'
import { Icon } from '#kit/art/icon.tsx'
import { PROOF_WORDS } from '#web/parts/fairness/proof-words.ts'
import { useWords } from '#web/words/words.ts'

/** What is only told: it neither holds nor fails. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <li>
      <Icon name="chevron-right" size={18} />
      <span>{children}</span>
    </li>
  )
}

/** What holds or does not. */
export function Step({ holds, children }: { holds: boolean; children: ReactNode }) {
  const words = useWords(PROOF_WORDS)
  return (
    <li data-holds={holds}>
      <Icon name={holds ? 'circle-check' : 'circle-x'} size={18} />
      <span>
        {holds ? words.holds : words.fails} {children}
      </span>
    </li>
  )
}
