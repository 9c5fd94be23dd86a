import { useState } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { send } from '#web/call/send.ts'
import { getTable } from '#web/call/transport.ts'
import { CopiedValue } from '#web/parts/fairness/copied-value.tsx'
import { PressedDialog } from '#web/parts/screen/overlay-sheet.tsx'
import { useWords } from '#web/words/words.ts'
import { DEMO_WORDS } from './demo-words.ts'
import { Fact } from '../fairness-proof.tsx'
import styles from '../fairness-proof.module.css'
import type { DemoLaunched } from '../use-launch.ts'
import { verifyDemo, type DemoCheck, type OpenedDemo, type SealedDemo } from './verify-demo.ts'
import { PLAY_WORDS } from '../words.ts'

/** What was opened, and the seal that stood on the page before: a demo that follows has another. */
interface Ended {
  opened: OpenedDemo
  sealed: SealedDemo
}

interface DemoProofProps {
  launched: DemoLaunched | null
  /** How many were staked, as the game says; null for a game that tells the page nothing. */
  rounds: number | null
  open: boolean
  onClose: () => void
  /** An opened seed draws nothing any more: what follows is a new demo. */
  onAgain: () => void
}

/** The sealed seed of the demo; or, once it was ended, the seed itself and its rounds to verify. */
export function DemoProof({ launched, rounds, open, onClose, onAgain }: DemoProofProps) {
  const words = useWords(DEMO_WORDS)
  const names = useWords(PLAY_WORDS)
  const [ended, setEnded] = useState<Ended | null>(null)
  const [failed, setFailed] = useState(false)
  const reveal = async () => {
    if (launched === null) return
    const { seedHash, clientSeed, url } = launched
    const sessionID = new URL(url).searchParams.get('sessionID') ?? ''
    setFailed(false)
    try {
      const opened = await send('casino/demo_end', { sessionID }, { silent: true })
      setEnded({ opened, sealed: { seedHash, clientSeed, played: rounds } })
    } catch {
      setFailed(true)
    }
  }
  const close = () => {
    onClose()
    if (ended) onAgain()
    setEnded(null)
    setFailed(false)
  }
  const seal = ended?.sealed ?? launched
  return (
    <PressedDialog
      open={open}
      onClose={close}
      title={words.proofTitle}
      closeLabel={names.close}
      actions={
        ended ? (
          <Button onClick={close}>{words.newDemo}</Button>
        ) : (
          <Button onClick={() => void reveal()}>{words.reveal}</Button>
        )
      }
    >
      <p className={styles['intro']}>{ended ? words.revealed : words.proofIntro}</p>
      {failed && <p role="alert">{words.revealFailed}</p>}
      {seal && (
        <dl className={styles['facts']}>
          <Fact name={names.seedHash} wide>
            <CopiedValue name={names.seedHash} value={seal.seedHash} />
          </Fact>
          {ended && (
            <Fact name={names.serverSeed} wide>
              <CopiedValue name={names.serverSeed} value={ended.opened.serverSeed} />
            </Fact>
          )}
          <Fact name={names.clientSeed} wide>
            <CopiedValue name={names.clientSeed} value={seal.clientSeed} />
          </Fact>
          <Fact name={words.rounds}>
            <code>{ended ? ended.opened.rounds.length : (rounds ?? '–')}</code>
          </Fact>
        </dl>
      )}
      <p className={styles['about']}>{words.ownSeed}</p>
      {ended && isSecureContext && <Verify key={ended.sealed.seedHash} {...ended} />}
    </PressedDialog>
  )
}

type Verified = 'not yet' | 'working' | 'failed' | DemoCheck

function Verify({ opened, sealed }: Ended) {
  const words = useWords(DEMO_WORDS)
  const [verified, setVerified] = useState<Verified>('not yet')
  const verify = async () => {
    setVerified('working')
    try {
      setVerified(await verifyDemo(sealed, opened, getTable))
    } catch {
      setVerified('failed')
    }
  }
  return (
    <div className={styles['verify']}>
      <Button
        variant="act"
        icon="shield-check"
        busy={verified === 'working'}
        onClick={() => void verify()}
      >
        {words.verify}
      </Button>
      <output>
        {verified === 'failed' && words.verifyFailed}
        {typeof verified === 'object' && (
          <Result check={verified} all={opened.rounds.length} played={sealed.played} />
        )}
      </output>
    </div>
  )
}

interface ResultProps {
  check: DemoCheck
  all: number
  played: number | null
}

/** Line by line, what was held to what. */
function Result({ check, all, played }: ResultProps) {
  const words = useWords(DEMO_WORDS)
  const { seal, count, drawn, right, notNoted } = check
  return (
    <>
      <p data-holds={seal}>{seal ? words.sealHolds : words.sealFails}</p>
      <p data-holds={count}>
        {count ? words.countHolds(drawn) : words.countFails(drawn, all)}{' '}
        {played === null ? words.notCounted : !count && words.counted(played)}
      </p>
      <p data-holds={right === all}>{words.verified(right, all)}</p>
      {notNoted > 0 && <p>{words.notNoted(notNoted)}</p>}
    </>
  )
}
