import { Link } from 'react-router'
import { roundsPath } from '#contract/addresses/rounds.ts'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { useLang, type Lang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { CopiedFact } from '#web/parts/fairness/copied-value.tsx'
import { PROOF_WORDS } from '#web/parts/fairness/proof-words.ts'
import type { SeenTable } from '#web/parts/fairness/look-at-table.ts'
import { useWords } from '#web/words/words.ts'
import { Note, Step } from './proof-steps.tsx'
import { MATCH_WORDS } from './football-words.ts'
import { RACE_STAKE_WORDS } from './race-words.ts'
import styles from './round-proof.module.css'
import { TABLE_PROOF_WORDS } from './table-proof-words.ts'
import { wholeOutcomeText, WORDS_OF_KIND, type TableRound } from './table-words.ts'
import { VerifyPress } from './verify-press.tsx'

type Proof = NonNullable<TableRound['proof']>
type Kind = TableRound['rules']['kind']

/** What proves the outcome of a round: its seed, the link before it and the crowd, and, on a press, all worked out again. */
export function TableProof({ round }: { round: TableRound }) {
  const words = useWords(WORDS_OF_KIND[round.rules.kind])
  const { fair } = useWords(PROOF_WORDS)
  const { others } = useWords(TABLE_PROOF_WORDS)
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
      <Link className={styles['others'] ?? ''} to={roundsPath(table, number)}>
        {others}
      </Link>
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

/** The rules of every table are fetched when they are asked for. */
async function workOut(round: TableRound): Promise<SeenTable | 'failed' | 'refused'> {
  const look = await import('#web/parts/fairness/look-at-table.ts').catch(() => null)
  return look === null ? 'failed' : look.lookAtTable(round).catch(() => 'refused' as const)
}

function Verify({ round }: { round: TableRound }) {
  const words = useWords(WORDS_OF_KIND[round.rules.kind])
  return (
    <VerifyPress words={words} work={() => workOut(round)}>
      {(found) => <Steps found={found} round={round} />}
    </VerifyPress>
  )
}

function Steps({ found, round }: { found: SeenTable; round: TableRound }) {
  const { drawn, own, holds } = found
  const words = useWords(WORDS_OF_KIND[round.rules.kind])
  const { gameStep } = useWords(TABLE_PROOF_WORDS)
  return (
    <div className={styles['steps']} data-proven={holds}>
      <strong>{holds ? words.proven : words.notProven}</strong>
      <ol>
        <Noted found={drawn.noted} />
        <Step holds={drawn.chain}>{words.chainStep}</Step>
        <DrawSteps drawn={drawn} round={round} />
        {round.tickets !== null && <Step holds={drawn.game}>{gameStep}</Step>}
        <OwnStakes found={own} hasHands={round.board !== null} />
      </ol>
    </div>
  )
}

/** What table, number, seed and crowd give, and that this is what was recorded. */
export function DrawSteps(props: {
  drawn: SeenTable['drawn']
  round: Pick<TableRound, 'rules' | 'phase' | 'card' | 'outcome'>
}) {
  const { drawn, round } = props
  const words = useWords(WORDS_OF_KIND[round.rules.kind])
  const lang = useLang()
  const ofRace = useWords(RACE_STAKE_WORDS)
  const ofMatches = useWords(MATCH_WORDS)
  const { cardStep } = round.rules.kind === 'football' ? ofMatches : ofRace
  return (
    <>
      {round.card !== null && <Step holds={drawn.card}>{cardStep}</Step>}
      <Note>{words.crowdStep(drawn.crowd)}</Note>
      <Note>{words.drawStep(drawn.drawn === null ? '' : formatNumber(drawn.drawn, lang))}</Note>
      <Step holds={drawn.isRecorded}>
        {round.phase === 'void' ? words.voidStep : words.outcomeStep(drawnText(drawn, round, lang))}
      </Step>
    </>
  )
}

/** The chain, the rules and the salt, as this browser was shown them when the table opened. */
export function Noted({ found }: { found: SeenTable['drawn']['noted'] }) {
  const words = useWords(TABLE_PROOF_WORDS)
  if (found === null) return <Note>{words.notNoted}</Note>
  return (
    <>
      {found.chain === null ? (
        <Note>{words.chainNotNoted}</Note>
      ) : (
        <Step holds={found.chain}>{words.notedChainStep}</Step>
      )}
      <Step holds={found.rules && found.salt}>{words.notedRulesStep}</Step>
    </>
  )
}

/** What each stake was owed, and what is said and signed of all of them. */
function OwnStakes({ found, hasHands }: { found: SeenTable['own']; hasHands: boolean }) {
  const words = useWords(TABLE_PROOF_WORDS)
  const { receiptStep, receiptNotNoted } = useWords(PROOF_WORDS)
  const right = found.stakes.filter(Boolean).length
  return (
    <>
      <Step holds={right === found.stakes.length}>
        {words.stakesStep(right, found.stakes.length)}
      </Step>
      <Step holds={found.figures}>{words.figuresStep}</Step>
      {(hasHands || !found.hands) && <Step holds={found.hands}>{words.handsStep}</Step>}
      <Step holds={found.receipt && found.receiptKey !== false}>
        {found.receiptKey === null ? receiptNotNoted : receiptStep}
      </Step>
    </>
  )
}

/** What was drawn; of a shoe and of balls the part that the round took, which is what the step holds against it. */
function drawnText(
  { outcome }: SeenTable['drawn'],
  { outcome: recorded, rules }: Pick<TableRound, 'outcome' | 'rules'>,
  lang: Lang,
): string {
  if (!('shoe' in outcome) && !('balls' in outcome)) return wholeOutcomeText(outcome, lang, rules)
  return recorded ? wholeOutcomeText(recorded, lang, rules) : '–'
}
