/** What the sheets of all kinds of round are made of. */
import type { ReactNode } from 'react'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { CallRefused } from '#web/call/send.ts'
import { AskAgain } from '#web/parts/screen/retry-button.tsx'
import { useWords } from '#web/words/words.ts'
import { HISTORY_WORDS } from '../history-words.ts'
import styles from './round-sheet.module.css'

export function RoundPending() {
  return (
    <div className={styles['body']} aria-busy="true">
      <Skeleton height={28} width="60%" />
      <Skeleton height={150} radius={16} />
      <Skeleton height={220} radius={16} />
    </div>
  )
}

export function RoundLost({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const words = useWords(HISTORY_WORDS)
  const isUnknown = error instanceof CallRefused
  return (
    <div className={styles['body']} role="alert">
      <p>{isUnknown ? words.roundUnknown : words.roundFailed}</p>
      {!isUnknown && <AskAgain onAsk={onAgain} />}
    </div>
  )
}

export type NamedFact = readonly [name: string, value: ReactNode]

export function RoundFacts({ facts }: { facts: readonly NamedFact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
