import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Data } from '#contract/registry.ts'
import { Button, buttonClass } from '#kit/button.tsx'
import { Fact, Facts } from '#kit/facts.tsx'
import { Icon } from '#kit/icon.tsx'
import { useLang } from '#kit/language.ts'
import { formatMoney } from '#kit/money-format.ts'
import { formatNumber } from '#kit/number-format.ts'
import { stackClass } from '#kit/stack.tsx'
import { JACKPOT_WORDS } from '#web/parts/jackpots/words.ts'
import { lostWords } from '#web/call/failure.ts'
import { getTable } from '#web/call/transport.ts'
import { saveFile } from '#web/words/save-file.ts'
import { useWords } from '#web/words/words.ts'
import { CopiedFact } from '#web/parts/fairness/copied-value.tsx'
import { wasNoted } from '#web/parts/fairness/recorded-seeds.ts'
import { PROOF_WORDS } from '#web/parts/fairness/proof-words.ts'
import styles from './round-proof.module.css'
import { isProven, verifyRound, type Verification } from '#web/parts/fairness/verify-round.ts'

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

type Asked = 'not yet' | 'working' | 'failed' | Verification

function Verify({ round }: { round: Round }) {
  const words = useWords(PROOF_WORDS)
  const [asked, setAsked] = useState<Asked>('not yet')
  const verify = async () => {
    setAsked('working')
    try {
      setAsked(await verifyRound(round, await getTable(round.draw.table)))
    } catch {
      setAsked('failed')
    }
  }
  if (!isSecureContext) return <p>{words.noCrypto}</p>
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
      <Button icon="download" onClick={() => saveProof(round, words.fileName(round.roundID))}>
        {words.save}
      </Button>
      <div aria-live="polite">
        {asked === 'failed' && <p>{lostWords(words.verifyFailed)}</p>}
        {typeof asked === 'object' && <Steps found={asked} draw={round.draw} />}
      </div>
    </>
  )
}

/** All that `npm run verify-round` needs to work the round out on a machine of the member's own. */
function saveProof(round: Round, name: string): void {
  saveFile(name, JSON.stringify({ house: location.origin, round }, null, 2), 'application/json')
}

function Steps({ found, draw }: { found: Verification; draw: Round['draw'] }) {
  const words = useWords(PROOF_WORDS)
  const lang = useLang()
  const figure = (value: number | bigint) => formatNumber(value, lang)
  const isNoted = wasNoted(draw.seedHash, draw.nonce)
  return (
    <div className={styles['steps']} data-proven={isProven(found)}>
      <strong>{isProven(found) ? words.proven : words.notProven}</strong>
      <ol>
        <Step holds={found.seed}>{words.seedStep}</Step>
        {isNoted ? <Step holds>{words.notedStep}</Step> : <Note>{words.notNoted}</Note>}
        <Step holds={found.table}>{words.tableStep(figure(found.rows))}</Step>
        <Note>
          {words.drawStep(figure(found.point), figure(found.total - 1n), figure(found.row))}
        </Note>
        <Step holds={found.book}>{words.bookStep(draw.bookID)}</Step>
        <Step holds={found.payout}>{words.payoutStep(figure(found.multiple))}</Step>
        {found.eventsMatch !== null && <Step holds={found.eventsMatch}>{words.eventsStep}</Step>}
        <JackpotSteps found={found} />
      </ol>
    </div>
  )
}

const MICRO_IN_LIRA = 1_000_000

/** Each level's own draw, and that what fell is what was recorded. */
function JackpotSteps({ found }: { found: Verification }) {
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

/** What is only told: it neither holds nor fails. */
function Note({ children }: { children: ReactNode }) {
  return (
    <li>
      <Icon name="chevron-right" size={18} />
      <span>{children}</span>
    </li>
  )
}

function Step({ holds, children }: { holds: boolean; children: ReactNode }) {
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
