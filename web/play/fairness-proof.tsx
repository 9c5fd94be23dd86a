import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#kit/controls/button.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { Money } from '#kit/text/money.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { roundsPath } from '#contract/addresses/rounds.ts'
import type { Section } from '#contract/games/game-kinds.ts'
import type { Data } from '#contract/registry.ts'
import { useCall } from '#web/call/use-call.ts'
import { CopiedValue } from '#web/parts/fairness/copied-value.tsx'
import type { OpenedTable } from '#web/parts/fairness/noted-table.ts'
import { OwnSeedNote } from '#web/parts/fairness/own-seed-note.tsx'
import { useNotedSeeds } from '#web/parts/fairness/use-recorded-seeds.ts'
import { AskAgain } from '#web/parts/screen/retry-button.tsx'
import { PressedDialog } from '#web/parts/screen/overlay-sheet.tsx'
import { useWords } from '#web/words/words.ts'
import styles from './fairness-proof.module.css'
import { PLAY_WORDS } from './words.ts'

interface ProofProps {
  section: Section
  gameID: number
  /** What was noted of a table as it opened; null of whatever is none, and before it has opened. */
  table: OpenedTable | null
  open: boolean
  onClose: () => void
}

/** What the next round will be drawn from, and what proves the last one as far as it may be known. */
export function FairnessProof({ section, gameID, table, open, onClose }: ProofProps) {
  const words = useWords(PLAY_WORDS)
  return (
    <PressedDialog
      open={open}
      onClose={onClose}
      title={words.fairTitle}
      closeLabel={words.close}
      actions={
        <>
          <Link className={buttonClass()} to="/profile/games">
            {words.history}
          </Link>
          <Link className={buttonClass()} to="/profile/fairness">
            {words.seeds}
          </Link>
        </>
      }
    >
      <p className={styles['intro']}>{section === 'slot' ? words.fairIntro : words.fairTable}</p>
      {open && section === 'slot' && (
        <>
          <h3 className={styles['title']}>{words.nextRound}</h3>
          <NextRound />
          <h3 className={styles['title']}>{words.lastRound}</h3>
          <LastRound gameID={gameID} />
        </>
      )}
      {open && table && <NotedTable table={table} />}
    </PressedDialog>
  )
}

/** The same of a demo of a table, whoever plays it: what fixes its rounds, and no history. */
export function TableDemoProof(props: Pick<ProofProps, 'table' | 'open' | 'onClose'>) {
  const { table, open, onClose } = props
  const words = useWords(PLAY_WORDS)
  return (
    <PressedDialog open={open} onClose={onClose} title={words.fairTitle} closeLabel={words.close}>
      <p className={styles['intro']}>{words.fairDemoTable}</p>
      {open && table && <NotedTable table={table} />}
    </PressedDialog>
  )
}

/** What this browser noted as the table opened, to be written down elsewhere by whoever wants to. */
function NotedTable({ table }: { table: OpenedTable }) {
  const words = useWords(PLAY_WORDS)
  const { before, chains, salt } = table
  return (
    <>
      <h3 className={styles['title']}>{words.notedTable}</h3>
      <dl className={styles['facts']}>
        {chains.map(({ end, firstRound }) => (
          <Fact key={end} name={words.chainEnd(firstRound)} wide>
            <CopiedValue name={words.chainEnd(firstRound)} value={end} />
          </Fact>
        ))}
        <Fact name={words.link(before.number)} wide>
          <CopiedValue name={words.link(before.number)} value={before.seed} />
        </Fact>
        <Fact name={words.salt} wide>
          <CopiedValue name={words.salt} value={salt} />
        </Fact>
      </dl>
      <Link className={buttonClass()} to={roundsPath(table.table)}>
        {words.rounds}
      </Link>
    </>
  )
}

/** The sealed seeds in use: they stand before the first round. */
function NextRound() {
  const words = useWords(PLAY_WORDS)
  const seeds = useNotedSeeds()
  if (seeds.isError) return <Failed onRetry={() => void seeds.refetch()} />
  if (!seeds.data) return <Skeleton height={96} />
  return (
    <>
      <dl className={styles['facts']}>
        <Fact name={words.seedHash} wide>
          <CopiedValue name={words.seedHash} value={seeds.data.seedHash} />
        </Fact>
        <Fact name={words.clientSeed} wide>
          <CopiedValue name={words.clientSeed} value={seeds.data.clientSeed ?? '…'} />
        </Fact>
        <Fact name={words.nonce}>
          <code>{seeds.data.nonce}</code>
        </Fact>
      </dl>
      <OwnSeedNote pair={seeds.data} />
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const words = useWords(PLAY_WORDS)
  return (
    <div className={styles['failed']} role="alert">
      <p>{words.fairFailed}</p>
      <AskAgain size="small" onAsk={onRetry} />
    </div>
  )
}

/** One round of a game can be open; the one before it is over. */
const LOOKED_AT = 2

function LastRound({ gameID }: { gameID: number }) {
  const words = useWords(PLAY_WORDS)
  const silent = { silent: true, freshMs: 0 }
  const rounds = useCall('casino/game_history', { gameID, limit: LOOKED_AT }, silent)
  // A round still being told keeps its outcome to itself.
  const last = rounds.data?.data.find(({ active }) => !active)
  const round = useCall(
    'casino/round',
    { roundID: last?.roundID ?? 0 },
    { ...silent, enabled: last !== undefined },
  )
  if (rounds.isError || round.isError)
    return <Failed onRetry={() => void (rounds.isError ? rounds.refetch() : round.refetch())} />
  if (rounds.isSuccess && last === undefined)
    return <p className={styles['none']}>{words.fairNone}</p>
  if (!round.data) return <Skeleton height={260} />
  return <Draw round={round.data} />
}

function Draw({ round }: { round: Data<'casino/round'> }) {
  const words = useWords(PLAY_WORDS)
  const { draw } = round
  return (
    <dl className={styles['facts']}>
      <Fact name={words.round}>
        <span className={styles['number']}>#{round.roundID}</span>
      </Fact>
      <Fact name={words.stake}>
        <Money amount={round.stake} />
      </Fact>
      <Fact name={words.payout}>
        {round.payout === null ? '–' : <Money amount={round.payout} />}
      </Fact>
      <Fact name={words.seedHash} wide>
        <code>{draw.seedHash}</code>
      </Fact>
      <Fact name={words.serverSeed} wide>
        {draw.serverSeed === null ? (
          <span className={styles['sealed']}>
            <Icon name="lock" size={15} /> {words.sealed}
          </span>
        ) : (
          <code>{draw.serverSeed}</code>
        )}
      </Fact>
      <Fact name={words.clientSeed} wide>
        <code>{draw.clientSeed}</code>
      </Fact>
      <Fact name={words.nonce}>
        <code>{draw.nonce}</code>
      </Fact>
      <Fact name={words.bookID}>
        <code>{draw.bookID}</code>
      </Fact>
      <Fact name={words.tableHash} wide>
        <code>{draw.tableHash}</code>
      </Fact>
    </dl>
  )
}

export function Fact(props: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div data-wide={props.wide === true}>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  )
}
