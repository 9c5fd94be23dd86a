import { Link } from 'react-router'
import type { Data } from '#contract/registry.ts'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { stackClass } from '#kit/layout/stack.tsx'
import { JACKPOT_WORDS } from '#web/parts/jackpots/words.ts'
import { getTable } from '#web/call/transport.ts'
import { saveFile } from '#web/words/save-file.ts'
import { useWords } from '#web/words/words.ts'
import { CopiedFact } from '#web/parts/fairness/copied-value.tsx'
import { notedSeed, wasNoted } from '#web/parts/fairness/recorded-seeds.ts'
import { PROOF_WORDS } from '#web/parts/fairness/proof-words.ts'
import { Note, Step } from './proof-steps.tsx'
import { VerifyPress } from './verify-press.tsx'
import styles from './round-proof.module.css'
import { notedMode, notedReceiptKey, notedWhen } from '#web/parts/fairness/recorded-games.ts'
import { tableOfRecord } from '#web/parts/fairness/verify-draw.ts'
import { failingIn, type RecordCheck } from '#web/parts/fairness/verify-record.ts'
import {
  isProven,
  verifyRound,
  type DrawnRound,
  type Verification,
} from '#web/parts/fairness/verify-round.ts'

type Round = Data<'casino/round'>

/** What proves a round: its seeds and table, and, once the seed is open, the draw worked out again. */
export function RoundProof({ round }: { round: Round }) {
  const words = useWords(PROOF_WORDS)
  const { draw } = round
  const isOpen = draw.serverSeed !== null
  return (
    <section className={stackClass(16)}>
      <h3>{words.fair}</h3>
      <p className={styles['about']}>{isOpen ? words.fairOpen : words.fairSealed}</p>
      {isOpen ? (
        <Verify round={round} />
      ) : (
        <Link className={buttonClass()} to="/profile/fairness">
          <Icon name="shield-check" size={18} />
          {words.toSeeds}
        </Link>
      )}
      <Facts values="under">
        <CopiedFact name={words.seedHash} value={draw.seedHash} />
        {draw.serverSeed === null ? (
          <Fact name={words.serverSeed}>{words.sealed}</Fact>
        ) : (
          <CopiedFact name={words.serverSeed} value={draw.serverSeed} />
        )}
        <CopiedFact name={words.clientSeed} value={draw.clientSeed} />
        <CopiedFact name={words.nonce} value={String(draw.nonce)} />
        <CopiedFact name={words.tableHash} value={draw.tableHash} />
        <Fact name={words.table}>
          <a href={draw.table} download>
            {words.download}
          </a>
        </Fact>
        <CopiedFact name={words.book} value={String(draw.bookID)} />
      </Facts>
    </section>
  )
}

function Verify({ round }: { round: Round }) {
  const words = useWords(PROOF_WORDS)
  const save = (
    <Button icon="download" onClick={() => saveProof(round, words.fileName(round.roundID))}>
      {words.save}
    </Button>
  )
  return (
    <VerifyPress words={words} work={() => workOut(round)} beside={save}>
      {(found) => <Steps found={found} round={round} />}
    </VerifyPress>
  )
}

/** Where its table cannot be fetched, a record is doubted only for what it says of itself. */
async function workOut(round: Round): Promise<Verification | 'failed' | 'refused'> {
  const table = await getTable(tableOfRecord(round)).catch(() => undefined)
  const found = await verifyRound(round, table ?? null, notedBefore(round)).catch(() => null)
  if (found === null) return 'refused'
  return table === undefined && failingIn(found.record).length === 0 ? 'failed' : found
}

const notedBefore = (round: Round) => ({
  mode: notedMode(round),
  receiptKey: notedReceiptKey(),
  seed: notedSeed(round.draw.seedHash),
})

/** All that `npm run verify-round` needs to work the round out on a machine of the member's own. */
function saveProof(round: Round, name: string): void {
  const proof = { house: location.origin, round, noted: notedBefore(round) }
  saveFile(name, JSON.stringify(proof, null, 2), 'application/json')
}

function Steps({ found, round }: { found: Verification; round: Round }) {
  const words = useWords(PROOF_WORDS)
  const { record, drawn } = found
  const isNoted = wasNoted(round.draw.seedHash, round.draw.nonce)
  return (
    <div className={styles['steps']} data-proven={isProven(found)}>
      <strong>{isProven(found) ? words.proven : words.notProven}</strong>
      <ol>
        <Step holds={record.receipt && record.receiptKey !== false}>
          {record.receiptKey === null ? words.receiptNotNoted : words.receiptStep}
        </Step>
        <Step holds={record.figures}>{words.figuresStep}</Step>
        {isNoted ? <Step holds>{words.notedStep}</Step> : <Note>{words.notNoted}</Note>}
        {record.notedClientSeed === null ? (
          <Note>{words.ownSeedNotNoted}</Note>
        ) : (
          <Step holds={record.notedClientSeed}>{words.ownSeedStep}</Step>
        )}
        {record.notedDraw !== null && <Step holds={record.notedDraw}>{words.drawVersionStep}</Step>}
        <NotedGame found={record} round={round} />
        {drawn === null ? (
          <Step holds={false}>{words.notDrawn}</Step>
        ) : (
          <DrawSteps found={drawn} round={round} />
        )}
      </ol>
    </div>
  )
}

/** The table, the cost and the jackpots, as this browser was shown them when the game opened. */
function NotedGame({ found, round }: { found: RecordCheck; round: Round }) {
  const words = useWords(PROOF_WORDS)
  const when = notedWhen(round)
  if (when === 'not') return <Note>{words.gameNotNoted}</Note>
  const holds = found.notedTable && found.notedCost && found.notedJackpots
  if (holds !== true) return <Step holds={false}>{words.gameStep}</Step>
  return when === 'before' ? (
    <Step holds>{words.gameStep}</Step>
  ) : (
    <Note>{words.gameNotedLater}</Note>
  )
}

function DrawSteps({ found, round: { draw } }: { found: DrawnRound; round: Round }) {
  const words = useWords(PROOF_WORDS)
  const lang = useLang()
  const figure = (value: number | bigint) => formatNumber(value, lang)
  return (
    <>
      <Step holds={found.seed}>{words.seedStep}</Step>
      <Step holds={found.table}>{words.tableStep(figure(found.rows))}</Step>
      <Note>
        {words.drawStep(figure(found.point), figure(found.total - 1n), figure(found.row))}
      </Note>
      <Step holds={found.book}>{words.bookStep(draw.bookID)}</Step>
      <Step holds={found.payout}>{words.payoutStep(figure(found.multiple))}</Step>
      {found.eventsMatch !== null && <Step holds={found.eventsMatch}>{words.eventsStep}</Step>}
      <JackpotSteps found={found} />
    </>
  )
}

const MICRO_IN_LIRA = 1_000_000

/** Each level's own draw, and that what fell is what was recorded. */
function JackpotSteps({ found }: { found: DrawnRound }) {
  const words = useWords(PROOF_WORDS)
  const lang = useLang()
  const { levels } = useWords(JACKPOT_WORDS)
  if (found.jackpots === null)
    return found.jackpotsHold ? null : <Step holds={false}>{words.jackpotStep}</Step>
  const lira = (micro: bigint) => formatMoney(Number(micro) / MICRO_IN_LIRA, lang)
  const draws = found.jackpots.map(({ level, point, oneIn, isHit }) =>
    words.jackpotDraw(levels[level], lira(point), lira(oneIn), isHit),
  )
  return (
    <>
      <Note>{words.jackpotDraws(draws.join('; '))}</Note>
      <Step holds={found.jackpotsHold}>{words.jackpotStep}</Step>
    </>
  )
}
