import { useState } from 'react'
import type { Data } from '#contract/registry.ts'
import { Button } from '#kit/controls/button.tsx'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { CopiedFact } from '#web/parts/fairness/copied-value.tsx'
import { PROOF_WORDS } from '#web/parts/fairness/proof-words.ts'
import {
  doesFlightHold,
  verifyFlight,
  type VerifiedFlight,
} from '#web/parts/fairness/verify-flight.ts'
import { timesText } from '#web/words/multiple.ts'
import { useWords } from '#web/words/words.ts'
import { FLIGHT_WORDS } from './flight-words.ts'
import { Note, Step } from './proof-steps.tsx'
import styles from './round-proof.module.css'

type Flight = Data<'floor/round'>
type Proof = NonNullable<Flight['proof']>

/** What proves where a flight ended: its seed, the link before it and the crowd, and, on a press, all worked out again. */
export function FlightProof({ flight }: { flight: Flight }) {
  const words = useWords(FLIGHT_WORDS)
  const { fair } = useWords(PROOF_WORDS)
  const { proof, table, number } = flight
  return (
    <section className={stackClass(16)}>
      <h3>{fair}</h3>
      <p className={styles['about']}>{proof === null ? words.sealed : words.open}</p>
      {proof !== null && <Verify flight={flight} />}
      {proof !== null && (
        <Facts values="under">
          <Fact name={words.table}>{table}</Fact>
          <Fact name={words.number}>{number}</Fact>
          <Opened proof={proof} />
        </Facts>
      )}
    </section>
  )
}

function Opened({ proof }: { proof: Proof }) {
  const words = useWords(FLIGHT_WORDS)
  const { seed, before, clientSeeds, salt } = proof
  return (
    <>
      <CopiedFact name={words.before(before.number)} value={before.seed} />
      <CopiedFact name={words.seed} value={seed} />
      {clientSeeds.length > 0 ? (
        <CopiedFact name={words.clientSeeds} value={JSON.stringify(clientSeeds)} />
      ) : (
        <CopiedFact name={words.salt} value={salt} />
      )}
    </>
  )
}

type Asked = 'not yet' | 'working' | 'refused' | VerifiedFlight

function Verify({ flight }: { flight: Flight }) {
  const words = useWords(FLIGHT_WORDS)
  const { noCrypto } = useWords(PROOF_WORDS)
  const [asked, setAsked] = useState<Asked>('not yet')
  const verify = async () => {
    setAsked('working')
    setAsked(await verifyFlight(flight).catch(() => 'refused' as const))
  }
  if (!isSecureContext) return <p>{noCrypto}</p>
  return (
    <>
      <Button
        kind="act"
        icon="shield-check"
        busy={asked === 'working'}
        onClick={() => void verify()}
      >
        {words.verify}
      </Button>
      <div aria-live="polite">
        {asked === 'refused' && <p>{words.notProven}</p>}
        {typeof asked === 'object' && <Steps found={asked} isVoid={flight.phase === 'void'} />}
      </div>
    </>
  )
}

function Steps({ found, isVoid }: { found: VerifiedFlight; isVoid: boolean }) {
  const words = useWords(FLIGHT_WORDS)
  const lang = useLang()
  const holds = doesFlightHold(found)
  return (
    <div className={styles['steps']} data-proven={holds}>
      <strong>{holds ? words.proven : words.notProven}</strong>
      <ol>
        <Step holds={found.chain}>{words.chainStep}</Step>
        <Note>{words.crowdStep(found.crowd)}</Note>
        <Note>{words.drawStep(formatNumber(found.drawn, lang))}</Note>
        <Step holds={found.isRecorded}>
          {isVoid ? words.voidStep : words.pointStep(timesText(found.point / 100, lang))}
        </Step>
      </ol>
    </div>
  )
}
