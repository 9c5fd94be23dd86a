import { useCallback, useEffect, useLayoutEffect, useRef, useState, type Ref } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { Button, buttonClass } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { useLang } from '#kit/language.ts'
import { StarSpinner } from '#kit/star-art.tsx'
import { showToast } from '#kit/toast-queue.ts'
import { toWire } from '#contract/money.ts'
import { tellReply } from '#web/call/tell.ts'
import { chrome } from '#web/shell/chrome.ts'
import { NotFoundScreen } from '#web/site/not-found.tsx'
import { isMember, useAuth } from '#web/state/auth.ts'
import { initialiseGame, selectedGame, useSelectedGame } from '#web/state/selected-game.ts'
import { useWords, wordsFor } from '#web/words/words.ts'
import { FairnessProof } from './fairness-proof.tsx'
import { useFullScreen } from './full-screen.ts'
import { useGameTalk } from './game-talk.ts'
import { PlayBar } from './play-bar.tsx'
import { readPlayPath, type PlayPath } from './play-path.ts'
import styles from './play.module.css'
import { useLaunch, type Launch, type Launched } from './use-launch.ts'
import { usePlaySession } from './use-play-session.ts'
import { PLAY_WORDS } from './words.ts'

/** `/play/{type}/{id}` and its variants: the game owns the screen, under one slim bar. */
export function PlayScreen() {
  const { type, id, third, fourth } = useParams()
  const path = readPlayPath({ type, id, third, fourth })
  if (path === null) return <NotFoundScreen />
  if (path.kind !== 'slot') return <NotOpenYet />
  return <SlotPlay key={path.gameID} path={path} />
}

/** How often a game whose session ended is opened again without a question. */
const RELAUNCHES_MAX = 1

function SlotPlay({ path }: { path: PlayPath }) {
  const words = useWords(PLAY_WORDS)
  const [attempt, setAttempt] = useState(0)
  const [expired, setExpired] = useState(false)
  const launch = useLaunch(path.gameID, attempt)
  const known = useLastLaunched(launch)
  const leave = useLeave()
  useFailedLaunch(launch)
  useSelection(path, launch)
  const chosenName = useSelectedGame(({ gameName }) => gameName)
  useWholeScreen()
  useLoggedOut()
  const onExpired = useCallback(() => {
    if (attempt < RELAUNCHES_MAX) setAttempt(attempt + 1)
    else setExpired(true)
  }, [attempt])
  const reopen = () => {
    setExpired(false)
    setAttempt(attempt + 1)
  }
  return (
    <div className={styles['play']}>
      <title>{`${known?.name ?? (chosenName || path.providerName || words.game)} · Kasa`}</title>
      <Table {...{ path, known, chosenName, launch, expired, leave, onExpired, reopen }} />
    </div>
  )
}

interface TableProps {
  path: PlayPath
  /** The first launch of this screen: its name goes on when the game is reopened. */
  known: Launched | null
  /** What the member pressed, while nothing has launched yet. */
  chosenName: string
  launch: Launch | null
  expired: boolean
  leave: (roundOpen: boolean) => void
  onExpired: () => void
  reopen: () => void
}

function Table({ path, known, chosenName, launch, expired, leave, onExpired, reopen }: TableProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  const [proofOpen, setProofOpen] = useState(false)
  const launched = launch?.is === 'launched' ? launch : null
  const roundOpen = useRef(false)
  const onClose = useCallback(() => leave(roundOpen.current), [leave])
  const { sinceMs, net, hear } = usePlaySession(launched?.url ?? null)
  const navigate = useNavigate()
  const onDeposit = useCallback(() => void navigate('/deposit'), [navigate])
  const talk = useGameTalk({
    frame,
    origin: launched?.origin ?? null,
    onClose,
    onExpired,
    onDeposit,
    roundOpen,
    hear,
  })
  const fullScreen = useFullScreen(() => whole.current)
  return (
    <div ref={whole} className={styles['whole']}>
      <PlayBar
        name={known?.name ?? chosenName}
        sinceMs={sinceMs}
        net={net === null ? null : toWire(net)}
        fullScreen={fullScreen}
        onBack={onClose}
        onRules={launched === null ? null : talk.showRules}
        onProof={() => setProofOpen(true)}
      />
      <div className={styles['game']}>
        {launched === null && <Opening />}
        {launched !== null && !expired && <GameFrame ref={frame} launched={launched} />}
        {expired && (
          <div className={styles['face']}>
            <Expired onReopen={reopen} />
          </div>
        )}
      </div>
      <FairnessProof gameID={path.gameID} open={proofOpen} onClose={() => setProofOpen(false)} />
    </div>
  )
}

function GameFrame({ ref, launched }: { ref: Ref<HTMLIFrameElement>; launched: Launched }) {
  const words = useWords(PLAY_WORDS)
  return (
    <iframe
      // A new address is a new game: never a step in the history of the old frame.
      key={launched.url}
      ref={ref}
      src={launched.url}
      title={words.frame(launched.name)}
      className={styles['frame']}
      sandbox="allow-scripts allow-same-origin"
      allow="autoplay; fullscreen"
    />
  )
}

function Opening() {
  const words = useWords(PLAY_WORDS)
  return (
    <div className={`${styles['face']} ${styles['opening']}`}>
      <StarSpinner size={64} label={words.opening} />
    </div>
  )
}

function Expired({ onReopen }: { onReopen: () => void }) {
  const words = useWords(PLAY_WORDS)
  return (
    <EmptyState icon="hourglass" title={words.expiredTitle} text={words.expiredText}>
      <Button kind="act" icon="rotate-cw" onClick={onReopen}>
        {words.reopen}
      </Button>
      <Link className={buttonClass()} to="/">
        {words.home}
      </Link>
    </EmptyState>
  )
}

/** A kind of game whose doors are still closed. */
function NotOpenYet() {
  const words = useWords(PLAY_WORDS)
  return (
    <>
      <title>{`${words.notYetTitle} · Kasa`}</title>
      <EmptyState icon="hourglass" level={1} title={words.notYetTitle} text={words.notYetText}>
        <Link className={buttonClass({ kind: 'act' })} to="/slot">
          {words.slots}
        </Link>
        <Link className={buttonClass()} to="/">
          {words.home}
        </Link>
      </EmptyState>
    </>
  )
}

/** The first launch that worked. */
function useLastLaunched(launch: Launch | null): Launched | null {
  const [first, setFirst] = useState<Launched | null>(null)
  if (first === null && launch?.is === 'launched') setFirst(launch)
  return first
}

/** A launch that failed says why and leads home, whatever return address is stored. */
function useFailedLaunch(launch: Launch | null): void {
  const navigate = useNavigate()
  const lang = useLang()
  useEffect(() => {
    if (launch === null || launch.is === 'launched') return
    const { unreachable } = wordsFor(PLAY_WORDS, lang)
    tellReply('negative', launch.is === 'refused' ? launch.message : unreachable)
    void navigate('/', { replace: true })
  }, [launch, navigate, lang])
}

/** Nothing of another game shows through; what was launched is what is selected. */
function useSelection({ gameID }: PlayPath, launch: Launch | null): void {
  useLayoutEffect(() => initialiseGame(gameID), [gameID])
  useEffect(() => {
    if (launch?.is !== 'launched') return
    const { url: game, name: gameName, providerName } = launch
    selectedGame.setState({ game, gameID, gameName, gameType: 'slot', providerName })
  }, [gameID, launch])
}

/** Leaving is always safe; whoever leaves a round behind is told that it waits. */
function useLeave() {
  const navigate = useNavigate()
  const lang = useLang()
  return useCallback(
    (roundOpen: boolean) => {
      if (roundOpen) showToast({ text: wordsFor(PLAY_WORDS, lang).roundWaits })
      // The router numbers its entries: the first one has nothing of ours behind it.
      const state: unknown = history.state
      const entry = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0
      void (entry === 0 ? navigate('/slot') : navigate(-1))
    },
    [navigate, lang],
  )
}

/** A game is nobody's once its member has logged out, here or in another tab. */
function useLoggedOut(): void {
  const navigate = useNavigate()
  const user = useAuth((state) => state.user)
  useEffect(() => {
    if (!isMember()) void navigate('/login', { replace: true })
  }, [user, navigate])
}

/** The frame of the site steps back while a game is on; the next navigation brings it forth. */
function useWholeScreen(): void {
  useLayoutEffect(() => {
    chrome.setState({ header: false, footer: false })
  }, [])
}
