import { useState } from 'react'
import type { Data } from '#contract/registry.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { send } from '#web/call/send.ts'
import { getTable } from '#web/call/transport.ts'
import { CopiedValue } from '#web/parts/fairness/copied-value.tsx'
import { isProven, verifyRound } from '#web/parts/fairness/verify-round.ts'
import { useBackCloses } from '#web/parts/screen/close-on-back.ts'
import { useWords } from '#web/words/words.ts'
import { DEMO_WORDS } from './demo-words.ts'
import { Fact } from './fairness-proof.tsx'
import styles from './fairness-proof.module.css'
import type { DemoLaunched } from './use-launch.ts'
import { PLAY_WORDS } from './words.ts'

type Opened = Data<'casino/demo_end'>

interface DemoProofProps {
  launched: DemoLaunched | null
  rounds: number
  open: boolean
  onClose: () => void
  /** An opened seed draws nothing any more: what follows is a new demo. */
  onAgain: () => void
}

/** The sealed seed of the demo; or, once it was ended, the seed itself and its rounds to verify. */
export function DemoProof({ launched, rounds, open, onClose, onAgain }: DemoProofProps) {
  const words = useWords(DEMO_WORDS)
  const names = useWords(PLAY_WORDS)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [failed, setFailed] = useState(false)
  const reveal = async () => {
    const sessionID = launched && new URL(launched.url).searchParams.get('sessionID')
    setFailed(false)
    try {
      setOpened(await send('casino/demo_end', { sessionID: sessionID ?? '' }, { silent: true }))
    } catch {
      setFailed(true)
    }
  }
  const close = () => {
    onClose()
    if (opened) onAgain()
    setOpened(null)
    setFailed(false)
  }
  useBackCloses(open, close)
  const seal = opened ?? launched
  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.proofTitle}
      closeLabel={names.close}
      actions={
        opened ? (
          <Button onClick={close}>{words.newDemo}</Button>
        ) : (
          <Button onClick={() => void reveal()}>{words.reveal}</Button>
        )
      }
    >
      <p className={styles['intro']}>{opened ? words.revealed : words.proofIntro}</p>
      {failed && <p role="alert">{words.revealFailed}</p>}
      {seal && (
        <dl className={styles['facts']}>
          <Fact name={names.seedHash} wide>
            <CopiedValue name={names.seedHash} value={seal.seedHash} />
          </Fact>
          {opened && (
            <Fact name={names.serverSeed} wide>
              <CopiedValue name={names.serverSeed} value={opened.serverSeed} />
            </Fact>
          )}
          <Fact name={names.clientSeed} wide>
            <CopiedValue name={names.clientSeed} value={seal.clientSeed} />
          </Fact>
          <Fact name={words.rounds}>
            <code>{opened ? opened.rounds.length : rounds}</code>
          </Fact>
        </dl>
      )}
      {opened && isSecureContext && <Verify key={opened.seedHash} opened={opened} />}
    </Dialog>
  )
}

type Verified = 'not yet' | 'working' | 'failed' | number

function Verify({ opened }: { opened: Opened }) {
  const words = useWords(DEMO_WORDS)
  const [verified, setVerified] = useState<Verified>('not yet')
  const verify = async () => {
    setVerified('working')
    try {
      setVerified(await rightOnes(opened))
    } catch {
      setVerified('failed')
    }
  }
  return (
    <div className={styles['verify']}>
      <Button
        kind="act"
        icon="shield-check"
        busy={verified === 'working'}
        onClick={() => void verify()}
      >
        {words.verify}
      </Button>
      <output>
        {verified === 'failed' && words.verifyFailed}
        {typeof verified === 'number' && words.verified(verified, opened.rounds.length)}
      </output>
    </div>
  )
}

/** How many of the rounds come out of the opened seed, over the published tables, as they were told. */
async function rightOnes({ rounds, ...seeds }: Opened): Promise<number> {
  const tables = new Map<string, Uint8Array>()
  let right = 0
  for (const { table, baseStake, payout, nonce, bookID, tableHash } of rounds) {
    const bytes = tables.get(table) ?? (await getTable(table))
    tables.set(table, bytes)
    const draw = { ...seeds, nonce, bookID, tableHash }
    // Play money feeds no jackpot and draws none.
    const round = { stake: baseStake, baseStake, payout, events: null, jackpot: null, draw }
    if (isProven(await verifyRound(round, bytes))) right += 1
  }
  return right
}
