import { useWords } from '#web/words/words.ts'
import styles from './own-seed-note.module.css'
import { PROOF_WORDS } from './proof-words.ts'
import { isOwnClientSeed } from './recorded-seeds.ts'

interface OwnSeedProps {
  pair: { seedHash: string; clientSeed: string | null }
}

/** Whether the client seed of a pair is the one that this browser chose for it; nothing before there is one. */
export function OwnSeedNote({ pair }: OwnSeedProps) {
  const words = useWords(PROOF_WORDS)
  if (pair.clientSeed === null) return null
  const isOwn = isOwnClientSeed(pair)
  if (isOwn === null) return <p className={styles['note']}>{words.ownSeedNotNoted}</p>
  if (isOwn) return <p className={styles['note']}>{`${words.holds} ${words.ownSeedStep}`}</p>
  return (
    <p className={styles['note']} role="alert" data-holds="false">
      {words.ownSeedReplaced}
    </p>
  )
}
