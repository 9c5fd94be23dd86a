import { useState } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { useLang, type Lang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { CopiedFact } from '#web/parts/fairness/copied-value.tsx'
import { PROOF_WORDS } from '#web/parts/fairness/proof-words.ts'
import {
  doesTableRoundHold,
  verifyTableRound,
  type VerifiedTableRound,
} from '#web/parts/fairness/verify-table-round.ts'
import { useWords } from '#web/words/words.ts'
import { Note, Step } from './proof-steps.tsx'
import { RACE_STAKE_WORDS } from './race-words.ts'
import styles from './round-proof.module.css'
import { outcomeText, WORDS_OF_KIND, type TableRound } from './table-words.ts'

type Proof = NonNullable<TableRound['proof']>
type Kind = TableRound['rules']['kind']

/** What proves the outcome of a round: its seed, the link before it and the crowd, and, on a press, all worked out again. */
export function TableProof({ round }: { round: TableRound }) {
  const words = useWords(WORDS_OF_KIND[round.rules.kind])
  const { fair } = useWords(PROOF_WORDS)
  const { proof, table, number, rules } = round
  return (
    <section className={stackClass(16)}>
      <h3>{fair}</h3>
      <p className={styles['about']}>{proof === null ? words.sealed : words.open}</p>
      {proof !== null && <Verify round={round} />}
      {proof !== null && (
        <Facts values="under">
          <Fact name={words.table}>{table}</Fact>
          <Fact name={words.number}>{number}</Fact>
          <Opened proof={proof} kind={rules.kind} />
        </Facts>
      )}
    </section>
  )
}

function Opened({ proof, kind }: { proof: Proof; kind: Kind }) {
  const words = useWords(WORDS_OF_KIND[kind])
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

type Asked = 'not yet' | 'working' | 'refused' | VerifiedTableRound

function Verify({ round }: { round: TableRound }) {
  const words = useWords(WORDS_OF_KIND[round.rules.kind])
  const { noCrypto } = useWords(PROOF_WORDS)
  const [asked, setAsked] = useState<Asked>('not yet')
  const verify = async () => {
    setAsked('working')
    setAsked(await verifyTableRound(round).catch(() => 'refused' as const))
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
        {typeof asked === 'object' && <Steps found={asked} round={round} />}
      </div>
    </>
  )
}

function Steps({ found, round }: { found: VerifiedTableRound; round: TableRound }) {
  const words = useWords(WORDS_OF_KIND[round.rules.kind])
  const lang = useLang()
  const { cardStep } = useWords(RACE_STAKE_WORDS)
  const holds = doesTableRoundHold(found)
  return (
    <div className={styles['steps']} data-proven={holds}>
      <strong>{holds ? words.proven : words.notProven}</strong>
      <ol>
        <Step holds={found.chain}>{words.chainStep}</Step>
        {round.card !== null && <Step holds={found.card}>{cardStep}</Step>}
        <Note>{words.crowdStep(found.crowd)}</Note>
        <Note>{words.drawStep(found.drawn === null ? '' : formatNumber(found.drawn, lang))}</Note>
        <Step holds={found.isRecorded}>
          {round.phase === 'void'
            ? words.voidStep
            : words.outcomeStep(drawnText(found, round, lang))}
        </Step>
      </ol>
    </div>
  )
}

/** What was drawn; of a shoe the part that the round took, which is what the step holds against it. */
function drawnText({ outcome }: VerifiedTableRound, { proof }: TableRound, lang: Lang): string {
  if (!('shoe' in outcome)) return outcomeText(outcome, lang)
  return proof?.outcome ? outcomeText(proof.outcome, lang) : '–'
}
