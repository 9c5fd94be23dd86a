import { useState } from 'react'
import { Link } from 'react-router'
import type { Data } from '#contract/registry.ts'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { Card } from '#kit/layout/card.tsx'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { Field } from '#kit/forms/field.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { CallRefused, send } from '#web/call/send.ts'
import { callQuery } from '#web/call/use-call.ts'
import { ClientSeedKnown, makeClientSeed, renewSeeds } from '#web/parts/fairness/client-seed.ts'
import { CopiedFact } from '#web/parts/fairness/copied-value.tsx'
import { PROOF_WORDS } from '#web/parts/fairness/proof-words.ts'
import { OwnSeedNote } from '#web/parts/fairness/own-seed-note.tsx'
import { useNotedSeeds } from '#web/parts/fairness/use-recorded-seeds.ts'
import { usePages, type Pages } from '#web/parts/lobby/use-pages.ts'
import { playPath } from '#contract/addresses/play.ts'
import { roundsPath } from '#contract/addresses/rounds.ts'
import { PressedDialog } from '#web/parts/screen/overlay-sheet.tsx'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { AccountPage } from '#web/parts/screen/account-page.tsx'
import { FAIRNESS_WORDS } from './fairness-words.ts'
import styles from './fairness.module.css'
import { SeedCheck } from './seed-check.tsx'

type Seeds = Data<'casino/seeds'>
type Revealed = Data<'casino/revealed_seeds'>[number]

/** `/profile/fairness`: the seeds that the member's rounds are drawn from, and the way to open them. */
export function FairnessScreen() {
  const words = useWords(FAIRNESS_WORDS)
  const seeds = useNotedSeeds()
  const [isBroken, setIsBroken] = useState(false)
  return (
    <AccountPage title={words.title} lead={words.lead}>
      {isBroken && (
        <p role="alert" className={styles['broken']}>
          {words.broken}
        </p>
      )}
      {seeds.isPending && <Skeleton height={300} radius={16} />}
      {seeds.isError && <ScreenFailed level={2} onRetry={() => void seeds.refetch()} />}
      {seeds.data && (
        <>
          <InUse seeds={seeds.data} />
          {/* Begun anew with every pair and every hash: a seed that was sent is known to the house. */}
          <Renewal
            key={`${seeds.data.seq} ${seeds.data.nextSeedHash}`}
            seeds={seeds.data}
            onStale={() => void seeds.refetch()}
            onRenewed={(isAsAsked) => setIsBroken(!isAsAsked)}
          />
          <RevealedSeeds />
        </>
      )}
    </AccountPage>
  )
}

function useCount(): (count: number) => string {
  const lang = useLang()
  return (count) => formatNumber(count, lang)
}

function InUse({ seeds }: { seeds: Seeds }) {
  const words = useWords(FAIRNESS_WORDS)
  const proof = useWords(PROOF_WORDS)
  const count = useCount()
  return (
    <Card title={words.inUse} text={words.inUseText}>
      <Facts values="under">
        <CopiedFact name={proof.seedHash} value={seeds.seedHash} />
        <CopiedFact name={proof.clientSeed} value={seeds.clientSeed ?? '…'} />
        <Fact name={words.drawn}>{count(seeds.nonce)}</Fact>
        <CopiedFact name={words.nextHash} value={seeds.nextSeedHash} />
      </Facts>
      <OwnSeedNote pair={seeds} />
      {seeds.drawVersion === FIRST_DRAW && <p>{words.olderPair}</p>}
    </Card>
  )
}

/** Pairs from before the browser made every client seed. */
const FIRST_DRAW = 1

const SEED_MAX = 64

interface RenewalProps {
  seeds: Seeds
  onStale: () => void
  /** Whether what came back is what was shown and sent. */
  onRenewed: (isAsAsked: boolean) => void
}

function Renewal({ seeds, onStale, onRenewed }: RenewalProps) {
  const words = useWords(FAIRNESS_WORDS)
  const [clientSeed, setClientSeed] = useState(makeClientSeed)
  const [wrong, setWrong] = useState<string | undefined>()
  const [asking, setAsking] = useState(false)
  const { busy, openRound, rotate } = useRotation({
    done: () => setAsking(false),
    renewed: onRenewed,
    stale: onStale,
    wrong: setWrong,
  })
  return (
    <Card title={words.change} text={words.changeText}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          const isEmpty = clientSeed.trim() === ''
          setWrong(isEmpty ? words.newSeedWrong : undefined)
          setAsking(!isEmpty)
        }}
      >
        <Field
          label={words.newSeed}
          hint={words.newSeedHint}
          error={wrong}
          value={clientSeed}
          maxLength={SEED_MAX}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setClientSeed(event.target.value)}
        />
        <Button type="submit" variant="act" icon="rotate-cw">
          {words.change}
        </Button>
      </form>
      {openRound && <OpenRoundNote openRound={openRound} />}
      <Question
        seeds={seeds}
        open={asking}
        busy={busy}
        onClose={() => setAsking(false)}
        onRotate={() => rotate(seeds, clientSeed.trim())}
      />
    </Card>
  )
}

/** The game that a refused renewal waits for. */
interface OpenRound {
  gameID: number
  gameName: string
}

function OpenRoundNote({ openRound: { gameID, gameName } }: { openRound: OpenRound }) {
  const words = useWords(FAIRNESS_WORDS)
  return (
    <div className={styles['open']}>
      <p>{words.openRound(gameName)}</p>
      <Link className={buttonClass()} to={playPath('slot', gameID)}>
        {words.toRound}
      </Link>
    </div>
  )
}

function openRoundOf(error: unknown): OpenRound | null {
  if (!(error instanceof CallRefused) || error.refusal !== 'round-active') return null
  const { gameID, gameName } = error.figures
  return typeof gameID === 'number' && typeof gameName === 'string' ? { gameID, gameName } : null
}

/** It was used before, or sent while another server seed was to follow. */
const isKnown = (error: unknown): boolean =>
  error instanceof ClientSeedKnown ||
  (error instanceof CallRefused && error.refusal === 'seed-used')

interface RotationEnds {
  /** Renewed or refused: there is nothing left to ask. */
  done: () => void
  renewed: RenewalProps['onRenewed']
  /** The seeds shown may be old ones. */
  stale: () => void
  /** The client seed cannot be one; why. */
  wrong: (why: string) => void
}

function useRotation({ done, renewed, stale, wrong }: RotationEnds) {
  const words = useWords(FAIRNESS_WORDS)
  const [busy, setBusy] = useState(false)
  const [openRound, setOpenRound] = useState<OpenRound | null>(null)
  const rotate = async (shown: Seeds, clientSeed: string) => {
    setBusy(true)
    setOpenRound(null)
    try {
      const isAsAsked = await renewSeeds(shown, clientSeed, (choice) =>
        send('casino/rotate_seeds', choice, { success: words.rotated }),
      )
      renewed(isAsAsked)
    } catch (error) {
      // Told by the call layer; here only what is to be done about it.
      setOpenRound(openRoundOf(error))
      if (error instanceof CallRefused && error.refusal === 'bad-payload') wrong(words.newSeedWrong)
      else if (isKnown(error)) wrong(words.newSeedUsed)
      else stale()
    }
    setBusy(false)
    done()
  }
  return {
    busy,
    openRound,
    rotate: (shown: Seeds, clientSeed: string) => void rotate(shown, clientSeed),
  }
}

interface QuestionProps {
  seeds: Seeds
  open: boolean
  busy: boolean
  onClose: () => void
  onRotate: () => void
}

function Question({ seeds, open, busy, onClose, onRotate }: QuestionProps) {
  const words = useWords(FAIRNESS_WORDS)
  const count = useCount()
  return (
    <PressedDialog
      open={open}
      onClose={onClose}
      title={words.question}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button variant="act" busy={busy} onClick={onRotate}>
            {words.rotate}
          </Button>
        </>
      }
    >
      <p>{words.questionText(count(seeds.nonce))}</p>
    </PressedDialog>
  )
}

const REVEALED = 'casino/revealed_seeds'

/** The seeds that are open, page after page. */
function useRevealed(): Pages<Revealed> {
  const lang = useLang()
  return usePages({
    key: callQuery(REVEALED, {}, lang).queryKey,
    ask: (offset) => callQuery(REVEALED, { offset }, lang, { silent: true }).queryFn(),
    idOf: ({ seq }) => seq,
  })
}

function RevealedSeeds() {
  const words = useWords(FAIRNESS_WORDS)
  const pages = useRevealed()
  const { rows } = pages
  if (rows === null && pages.wasLost) return <ScreenFailed level={2} onRetry={pages.again} />
  if (rows === null) return <Skeleton height={160} radius={16} />
  return (
    <Card title={words.revealed} text={rows.length === 0 ? words.revealedNone : words.verifyText}>
      {rows.length > 0 && (
        <ul className={styles['revealed']}>
          {rows.map((seed) => (
            <RevealedSeed key={seed.seq} seed={seed} />
          ))}
        </ul>
      )}
      <p role="alert">{pages.isMoreLost && words.moreLost}</p>
      <p className={styles['ways']}>
        {pages.hasMore && (
          <Button busy={pages.isMoreComing} onClick={pages.more}>
            {words.more}
          </Button>
        )}
        {rows.length > 0 && (
          <Link className={buttonClass()} to="/profile/games">
            <Icon name="history" size={18} />
            {words.toGames}
          </Link>
        )}
        <Link className={buttonClass()} to={roundsPath()}>
          <Icon name="shield-check" size={18} />
          {words.toRounds}
        </Link>
      </p>
    </Card>
  )
}

function RevealedSeed({ seed }: { seed: Revealed }) {
  const words = useWords(FAIRNESS_WORDS)
  const proof = useWords(PROOF_WORDS)
  const lang = useLang()
  const count = useCount()
  return (
    <li>
      <strong>{words.revealedAt(dayAndTime(seed.revealedAt, lang), count(seed.rounds))}</strong>
      <Facts values="under">
        <CopiedFact name={proof.serverSeed} value={seed.serverSeed} />
        <CopiedFact name={proof.seedHash} value={seed.seedHash} />
        <CopiedFact name={proof.clientSeed} value={seed.clientSeed} />
      </Facts>
      <SeedCheck seed={seed} />
    </li>
  )
}
