import { useCallback, useEffect, useReducer, useRef, useState, type ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import type { Section } from '#contract/games/game-kinds.ts'
import { toWire } from '#contract/money.ts'
import { Icon } from '#kit/art/icon.tsx'
import { NotFoundScreen } from '#web/parts/screen/not-found.tsx'
import { useWords } from '#web/words/words.ts'
import { DemoProof } from './demo-proof.tsx'
import { DEMO_WORDS } from './demo-words.ts'
import { purseAfter, type DemoPurse } from './demo-balance.ts'
import styles from './demo.module.css'
import { TableDemoProof } from '../fairness-proof.tsx'
import { useFullScreen } from '../full-screen.ts'
import {
  Busy,
  Expired,
  GameFrame,
  NoDemo,
  Opening,
  useAttempts,
  useCover,
  useFailedLaunch,
  useLastLaunched,
  useLeave,
  useWholeScreen,
} from '../game-screen.tsx'
import { useGameTalk } from '../use-game-messages.ts'
import { keepPurse, keptPurse } from './stored-demo.ts'
import { PlayBar } from '../play-bar.tsx'
import { playPath, readPlayPath } from '#contract/addresses/play.ts'
import play from '../play.module.css'
import { useDemoLaunch, useTableDemoLaunch, type Launch } from '../use-launch.ts'
import { PLAY_WORDS } from '../words.ts'

/** `/demo/{type}/{id}`: the game with play money, for members and visitors alike. */
export function DemoScreen() {
  const { type, id } = useParams()
  const path = readPlayPath({ type, id })
  if (path === null) return <NotFoundScreen />
  const { section, gameID } = path
  const key = `${section} ${gameID}`
  if (section === 'live' || section === 'virtual')
    return <TableDemo key={key} section={section} gameID={gameID} />
  return <SlotDemo key={key} gameID={gameID} />
}

function SlotDemo({ gameID }: { gameID: number }) {
  const attempts = useAttempts()
  const launch = useDemoLaunch(gameID, attempts.attempt)
  const launched = launch?.is === 'launched' ? launch : null
  return (
    <Demo
      {...{ gameID, launch, ...attempts }}
      section="slot"
      proof={({ purse, ...shown }) => (
        <DemoProof
          {...shown}
          launched={launched}
          rounds={purse.balance === null && purse.rounds === 0 ? null : purse.rounds}
        />
      )}
    />
  )
}

function TableDemo({ section, gameID }: { section: 'live' | 'virtual'; gameID: number }) {
  const attempts = useAttempts()
  const launch = useTableDemoLaunch(section, gameID, attempts.attempt)
  if (launch?.is === 'no-demo') return <NoDemo to={playPath(section, gameID)} />
  const table = launch?.is === 'launched' ? launch.published : null
  return (
    <Demo
      {...{ section, gameID, launch, ...attempts }}
      proof={({ open, onClose }) => <TableDemoProof {...{ table, open, onClose }} />}
    />
  )
}

interface ShownProof {
  purse: DemoPurse
  open: boolean
  onClose: () => void
  onAgain: () => void
}

interface DemoProps {
  section: Section
  gameID: number
  launch: Launch | null
  expired: boolean
  onExpired: () => void
  reopen: () => void
  proof: (shown: ShownProof) => ReactNode
}

function Demo(props: DemoProps) {
  const { section, gameID, launch } = props
  const words = useWords(DEMO_WORDS)
  const { game } = useWords(PLAY_WORDS)
  const known = useLastLaunched(launch)
  const cover = useCover(section, gameID)
  useFailedLaunch(launch, section)
  useWholeScreen()
  const name = known?.name ?? (cover.name || game)
  return (
    <div className={play['play']}>
      <title>{`${words.title(name)} · Kasa`}</title>
      <DemoTable {...props} name={name} image={cover.image} />
    </div>
  )
}

/** Nobody limits play money. */
const unheard = (): void => {}

function DemoTable(props: DemoProps & { name: string; image: string }) {
  const { section, gameID, name, image, launch, expired, onExpired, reopen, proof } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  const [proofOpen, setProofOpen] = useState(false)
  const [sinceMs] = useState(() => Date.now())
  const [purse, dispatch] = useReducer(purseAfter, gameID, keptPurse)
  useEffect(() => keepPurse(gameID, purse), [gameID, purse])
  const launched = launch?.is === 'launched' ? launch : null
  const leave = useLeave()
  const onClose = useCallback(() => leave(false), [leave])
  // An empty purse of play money is filled again: with a new demo.
  const again = useCallback(() => {
    dispatch({ type: 'again' })
    reopen()
  }, [reopen])
  const expire = useCallback(() => {
    dispatch({ type: 'again' })
    onExpired()
  }, [onExpired])
  const talk = useGameTalk({
    frame,
    origin: launched?.origin ?? null,
    money: 'play',
    onClose,
    onExpired: expire,
    onRealityCheck: unheard,
    onDeposit: again,
    onControl: unheard,
    roundOpen: useRef(false),
    onMessage: dispatch,
  })
  const fullScreen = useFullScreen(() => whole.current)
  return (
    <div ref={whole} className={play['whole']}>
      <PlayBar
        name={name}
        sinceMs={sinceMs}
        net={toWire(purse.net)}
        balance={purse.balance === null ? null : toWire(purse.balance)}
        fullScreen={fullScreen}
        onBack={onClose}
        onRules={launched === null ? null : talk.showRules}
        onProof={() => setProofOpen(true)}
      />
      <Ribbon section={section} gameID={gameID} />
      <div className={play['game']}>
        {launch?.is === 'busy' && <Busy onAgain={again} />}
        {launched === null && launch?.is !== 'busy' && <Opening {...{ section, image }} />}
        {launched !== null && !expired && <GameFrame ref={frame} game={launched} />}
        {expired && <Expired onReopen={again} />}
      </div>
      {proof({
        purse,
        open: proofOpen,
        onClose: () => setProofOpen(false),
        onAgain: again,
      })}
    </div>
  )
}

/** Never out of sight: what is played here is worth nothing. */
function Ribbon({ section, gameID }: Pick<DemoProps, 'section' | 'gameID'>) {
  const words = useWords(DEMO_WORDS)
  return (
    <p className={styles['ribbon']}>
      <Icon name="info" size={16} />
      <strong>{words.ribbon}</strong>
      <span>{section === 'slot' ? words.about : words.aboutTable}</span>
      <Link to={playPath(section, gameID)}>{words.real}</Link>
    </p>
  )
}
