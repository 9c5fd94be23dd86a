import { useRef, type ReactNode } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import type { Data } from '#contract/registry.ts'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { useLang } from '#kit/text/language.ts'
import { Money } from '#kit/text/money.tsx'
import { PageHead } from '#kit/layout/page-head.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { showToast } from '#kit/feedback/toast-queue.ts'
import { CallRefused } from '#web/call/send.ts'
import { useCall } from '#web/call/use-call.ts'
import { useMayLead } from '#web/state/open-to-restricted.ts'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { timesText } from '#web/words/multiple.ts'
import { useWords } from '#web/words/words.ts'
import { originOf } from '../game-frame-messages.ts'
import { GameFrame } from '../game-screen.tsx'
import { useGameTalk } from '../use-game-messages.ts'
import { demoPath, playPath } from '#contract/addresses/play.ts'
import { readReplayPath, replayPath, type ReplayPath } from '#contract/addresses/replay.ts'
import { queryOf } from '#contract/addresses/site.ts'
import { REPLAY_WORDS } from './replay-words.ts'
import styles from './replay.module.css'

type Replay = Data<'casino/replay'>

/** `/replay/{game}/{version}/{mode}/{book}`: a published outcome, told to anyone who makes its address: nobody need have played it. */
export function ReplayScreen() {
  const path = readReplayPath(useParams(), queryOf(useLocation().search))
  return path === null ? <NoReplay /> : <Replay key={replayPath(path)} path={path} />
}

function Replay({ path }: { path: ReplayPath }) {
  const words = useWords(REPLAY_WORDS)
  const { amount, ...book } = path
  const payload = amount === undefined ? book : { ...book, amount }
  const query = useCall('casino/replay', payload, { silent: true, freshMs: Infinity })
  if (query.isError)
    return query.error instanceof CallRefused ? (
      <NoReplay />
    ) : (
      <ScreenFailed onRetry={() => void query.refetch()} />
    )
  const replay = query.data ?? null
  return (
    <article className={styles['replay']} aria-busy={replay === null}>
      <title>{`${replay === null ? words.waits : words.title(replay.name)} · Kasa`}</title>
      <PageHead
        title={replay === null ? words.waits : words.title(replay.name)}
        lead={words.lead}
      />
      <Stage replay={replay} />
      <Facts replay={replay} path={path} />
      {replay !== null && <Ways replay={replay} path={path} />}
    </article>
  )
}

const nothing = () => undefined

function Stage({ replay }: { replay: Replay | null }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const navigate = useNavigate()
  useGameTalk({
    frame,
    origin: replay === null ? null : originOf(replay.url),
    money: 'play',
    onClose: () => void navigate('/slot'),
    onExpired: nothing,
    onRealityCheck: nothing,
    onDeposit: nothing,
    onControl: nothing,
    roundOpen: useRef(false),
    onMessage: nothing,
  })
  return (
    <div className={styles['stage']}>
      {replay === null ? <Skeleton height="100%" /> : <GameFrame ref={frame} game={replay} />}
    </div>
  )
}

function Facts({ replay, path }: { replay: Replay | null; path: ReplayPath }) {
  const words = useWords(REPLAY_WORDS)
  const lang = useLang()
  const modes: Readonly<Record<string, string>> = words.modes
  const facts: readonly (readonly [string, ReactNode])[] = [
    [words.mode, replay && (modes[replay.mode] ?? replay.mode)],
    [words.stake, replay && <Money amount={replay.stake} />],
    [words.payout, replay && <Money amount={replay.payout} />],
    [words.multiple, replay && timesText(replay.payout / replay.stake, lang)],
    [words.book, path.bookID],
  ]
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? <Skeleton width={64} height={18} radius={6} />}</dd>
        </div>
      ))}
    </dl>
  )
}

function Ways({ replay, path }: { replay: Replay; path: ReplayPath }) {
  const words = useWords(REPLAY_WORDS)
  const mayLead = useMayLead()
  const share = async () => {
    await navigator.clipboard.writeText(location.origin + replayPath(path))
    showToast({ tone: 'positive', text: words.copied })
  }
  return (
    <div className={styles['ways']}>
      <Button icon="copy" onClick={() => void share()}>
        {words.share}
      </Button>
      {replay.gameID !== null && mayLead(playPath('slot', replay.gameID)) && (
        <>
          <Link className={buttonClass()} to={demoPath('slot', replay.gameID)}>
            {words.demo}
          </Link>
          <Link className={buttonClass()} to={playPath('slot', replay.gameID)}>
            {words.toGame}
          </Link>
        </>
      )}
    </div>
  )
}

function NoReplay() {
  const words = useWords(REPLAY_WORDS)
  const mayLead = useMayLead()
  return (
    <>
      <title>{`${words.unknownTitle} · Kasa`}</title>
      <EmptyState icon="search" level={1} title={words.unknownTitle} text={words.unknownText}>
        {mayLead('/slot') && (
          <Link className={buttonClass({ variant: 'act' })} to="/slot">
            {words.slots}
          </Link>
        )}
      </EmptyState>
    </>
  )
}
