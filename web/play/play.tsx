import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { FromGame } from '#contract/games/frame-protocol.ts'
import { toWire } from '#contract/money.ts'
import { NotFoundScreen } from '#web/parts/screen/not-found.tsx'
import { useNotedSeeds } from '#web/parts/fairness/use-recorded-seeds.ts'
import { isMember, useAuth } from '#web/state/auth.ts'
import { placeNow } from '#web/state/current-location.ts'
import { initialiseGame, selectedGame } from '#web/state/selected-game.ts'
import { useWords } from '#web/words/words.ts'
import { FairnessProof } from './fairness-proof.tsx'
import { useFullScreen } from './full-screen.ts'
import {
  Busy,
  Expired,
  GameFrame,
  Opening,
  useAttempts,
  useCover,
  useFailedLaunch,
  useLastLaunched,
  useLeave,
  useWholeScreen,
} from './game-screen.tsx'
import { isOpenAfter } from './open-round.ts'
import { useGameTalk } from './use-game-messages.ts'
import { PlayBar } from './play-bar.tsx'
import { useCheckDue } from './use-check-due.ts'
import { readPlayPath, type PlayPath } from '#contract/addresses/play.ts'
import styles from './play.module.css'
import { useLaunch, type Launch, type PlayLaunched } from './use-launch.ts'
import { usePlaySession } from './use-play-session.ts'
import { PLAY_WORDS } from './words.ts'

/** `/play/{type}/{id}` and its variants: the game owns the screen, under one slim bar. */
export function PlayScreen() {
  const { type, id, third, fourth } = useParams()
  const path = readPlayPath({ type, id, third, fourth })
  if (path === null) return <NotFoundScreen />
  return <GamePlay key={`${path.section} ${path.gameID}`} path={path} />
}

function GamePlay({ path }: { path: PlayPath }) {
  const words = useWords(PLAY_WORDS)
  const { attempt, expired, onExpired, reopen } = useAttempts()
  const launch = useLaunch(path.section, path.gameID, attempt)
  const known = useLastLaunched(launch)
  const leave = useLeave()
  useFailedLaunch(launch, path.section)
  // Seeds stand sealed from the launch on: their hash is noted before the first round.
  useNotedSeeds(known !== null)
  useSelection(path, launch)
  const cover = useCover(path.section, path.gameID)
  useWholeScreen()
  useLoggedOut()
  return (
    <div className={styles['play']}>
      <title>{`${known?.name ?? (path.providerName || cover.name || words.game)} · Kasa`}</title>
      <Table {...{ path, known, cover, launch, expired, leave, onExpired, reopen }} />
    </div>
  )
}

interface TableProps {
  path: PlayPath
  /** The first launch of this screen. */
  known: PlayLaunched | null
  /** What stands there while nothing has launched yet. */
  cover: ReturnType<typeof useCover>
  launch: Launch<PlayLaunched> | null
  expired: boolean
  leave: (roundOpen: boolean) => void
  onExpired: () => void
  reopen: () => void
}

function Table({ path, known, cover, launch, expired, leave, onExpired, reopen }: TableProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  const [proofOpen, setProofOpen] = useState(false)
  const launched = launch?.is === 'launched' ? launch : null
  const roundOpen = useRef(false)
  const onClose = useCallback(() => leave(roundOpen.current), [leave])
  const { sinceMs, net, won, onWonSeen, onMessage } = usePlaySession(launched?.url ?? null)
  const { isUnderWay, noteMessage } = useRoundUnderWay(onMessage)
  const navigate = useNavigate()
  const onDeposit = useCallback(() => void navigate('/deposit'), [navigate])
  const onControl = useCallback(() => void navigate('/control'), [navigate])
  const check = useCheckDue()
  const talk = useGameTalk({
    frame,
    origin: launched?.origin ?? null,
    money: 'own',
    onClose,
    onExpired,
    onDeposit,
    onControl,
    onRealityCheck: check.refresh,
    roundOpen,
    onMessage: noteMessage,
  })
  const fullScreen = useFullScreen(() => whole.current)
  const { due } = check
  return (
    <div ref={whole} className={styles['whole']}>
      <PlayBar
        name={known?.name ?? cover.name}
        sinceMs={sinceMs}
        net={net === null ? null : toWire(net)}
        fullScreen={fullScreen}
        onBack={onClose}
        onRules={launched === null ? null : talk.showRules}
        onProof={() => setProofOpen(true)}
      />
      <div className={styles['game']}>
        {launch?.is === 'busy' && <Busy onAgain={reopen} />}
        {launched === null && launch?.is !== 'busy' && (
          <Opening section={path.section} image={cover.image} />
        )}
        {launched !== null && !expired && <GameFrame ref={frame} game={launched} />}
        {expired && <Expired onReopen={reopen} />}
      </div>
      <FairnessProof
        section={path.section}
        gameID={path.gameID}
        table={known?.table ?? null}
        open={proofOpen}
        onClose={() => setProofOpen(false)}
      />
      {due && !isUnderWay && (
        <Suspense>
          <RealityCheck of="game" onLeave={onClose} />
        </Suspense>
      )}
      {won.length > 0 && (
        <Suspense>
          <WonJackpots key={won[0]?.roundID} won={won} onSeen={onWonSeen} />
        </Suspense>
      )}
    </div>
  )
}

/** Does a round wait for its end? Whatever asks the member something waits as long: at a table a hand would go on without them. */
function useRoundUnderWay(onMessage: (message: FromGame) => void) {
  const [isUnderWay, setUnderWay] = useState(false)
  const noteMessage = useCallback(
    (message: FromGame) => {
      setUnderWay((was) => isOpenAfter(was, message))
      onMessage(message)
    },
    [onMessage],
  )
  return { isUnderWay, noteMessage }
}

const RealityCheck = lazy(() => import('#web/parts/safer-play/reality-check.tsx'))
const WonJackpots = lazy(() => import('#web/parts/jackpots/won-jackpots.tsx'))

/** Nothing of another game shows through; what was launched is what is selected. */
function useSelection({ gameID, section }: PlayPath, launch: Launch | null): void {
  useLayoutEffect(() => initialiseGame(gameID), [gameID])
  useEffect(() => {
    if (launch?.is !== 'launched') return
    const { url: game, name: gameName, providerName } = launch
    const gameType = section === 'live' ? 'live' : 'slot'
    selectedGame.setState({ game, gameID, gameName, gameType, providerName })
  }, [gameID, section, launch])
}

/** A game is nobody's once its member has logged out, here or in another tab. */
function useLoggedOut(): void {
  const navigate = useNavigate()
  const user = useAuth((state) => state.user)
  useEffect(() => {
    // Whoever ended it may be on their way already, with what the next screen is to say.
    if (!isMember() && placeNow().pathname !== '/login') void navigate('/login', { replace: true })
  }, [user, navigate])
}
