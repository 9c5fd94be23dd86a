/** What every screen that frames a game has: the frame, its faces, and the manners around it. */
import { useCallback, useEffect, useLayoutEffect, useState, type Ref } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { useLang } from '#kit/text/language.ts'
import { StarSpinner } from '#kit/art/star-art.tsx'
import { showToast } from '#kit/feedback/toast-queue.ts'
import { notifyReply } from '#web/call/notify.ts'
import { useCall } from '#web/call/use-call.ts'
import { TilePicture } from '#web/parts/lobby/tile.tsx'
import type { Section } from '#contract/games/game-kinds.ts'
import { placeNow } from '#web/state/current-location.ts'
import { useSelectedGame } from '#web/state/selected-game.ts'
import { takeReturnAddress } from '#web/state/return-address.ts'
import { clearLiveMessage, setLiveMessage } from '#web/state/live-message.ts'
import { chrome, showChrome } from '#web/state/chrome.ts'
import { useWords, wordsFor } from '#web/words/words.ts'
import styles from './play.module.css'
import type { Launch, Launched } from './use-launch.ts'
import { PLAY_WORDS } from './words.ts'

interface FramedGame {
  url: string
  name: string
}

export function GameFrame({ ref, game }: { ref: Ref<HTMLIFrameElement>; game: FramedGame }) {
  const words = useWords(PLAY_WORDS)
  return (
    <iframe
      // A new address is a new game: never a step in the history of the old frame.
      key={game.url}
      ref={ref}
      src={game.url}
      title={words.frame(game.name)}
      className={styles['frame']}
      sandbox="allow-scripts allow-same-origin"
      allow="autoplay; fullscreen"
    />
  )
}

/** What is known of a game before it has launched: of the tile that was pressed, or of what the house says at its address. */
export function useCover(section: Section, gameID: number): { name: string; image: string } {
  const chosen = useSelectedGame((game) => (game.gameID === gameID ? game : null))
  const { gameName = '', image = '' } = chosen ?? {}
  const options = { silent: true, enabled: image === '', freshMs: COVER_FRESH_MS }
  const { data } = useCall('casino/cover', { section, gameID }, options)
  return { name: gameName || (data?.name ?? ''), image: image || (data?.image ?? '') }
}

const COVER_FRESH_MS = 600_000

/** A table's picture lies, a game's stands. */
const SHAPES = { slot: 'portrait', live: 'landscape', virtual: 'landscape' } as const

/** Its picture stands there until the game does. */
export function Opening({ section, image }: { section: Section; image: string }) {
  const words = useWords(PLAY_WORDS)
  return (
    <div className={`${styles['face']} ${styles['opening']}`}>
      {image !== '' && (
        <span className={styles['cover']} data-shape={SHAPES[section]}>
          <TilePicture front shape={SHAPES[section]} image={image} alt="" fallback={null} />
        </span>
      )}
      <StarSpinner size={64} label={words.opening} />
    </div>
  )
}

export function Expired({ onReopen }: { onReopen: () => void }) {
  const words = useWords(PLAY_WORDS)
  return (
    <div className={styles['face']}>
      <EmptyState icon="hourglass" title={words.expiredTitle} text={words.expiredText}>
        <Button variant="act" icon="rotate-cw" onClick={onReopen}>
          {words.reopen}
        </Button>
        <Link className={buttonClass()} to="/">
          {words.home}
        </Link>
      </EmptyState>
    </div>
  )
}

/** The house was busy, and asked more than once: the member says when it is asked again. */
export function Busy({ onAgain }: { onAgain: () => void }) {
  const words = useWords(PLAY_WORDS)
  return (
    <div className={styles['face']} role="alert">
      <EmptyState icon="hourglass" title={words.busyTitle} text={words.busyText}>
        <Button variant="act" icon="rotate-cw" onClick={onAgain}>
          {words.again}
        </Button>
        <Link className={buttonClass()} to="/">
          {words.home}
        </Link>
      </EmptyState>
    </div>
  )
}

/** Where seats and tickets are shared there is no place for play money; a strict house keeps it to slots. */
export function NoDemo({ to }: { to: string }) {
  const words = useWords(PLAY_WORDS)
  useLayoutEffect(showChrome, [])
  return (
    <>
      <title>{`${words.noDemoTitle} · Kasa`}</title>
      <EmptyState icon="dices" level={1} title={words.noDemoTitle} text={words.noDemoText}>
        <Link className={buttonClass({ variant: 'act' })} to={to}>
          {words.toTable}
        </Link>
        <Link className={buttonClass()} to="/slot">
          {words.slots}
        </Link>
      </EmptyState>
    </>
  )
}

/** The first launch that worked: its name goes on when the game is reopened. */
export function useLastLaunched<T extends Launched>(launch: Launch<T> | null): T | null {
  const [first, setFirst] = useState<T | null>(null)
  if (first === null && launch?.is === 'launched') setFirst(launch)
  return first
}

/** How often a game whose session ended is opened again without a question. */
const RELAUNCHES_MAX = 1

/** Opening a game once more: by itself the first time its session ended, then when asked to. */
export function useAttempts() {
  const [attempt, setAttempt] = useState(0)
  const [expired, setExpired] = useState(false)
  const onExpired = useCallback(() => {
    if (attempt < RELAUNCHES_MAX) setAttempt(attempt + 1)
    else setExpired(true)
  }, [attempt])
  const reopen = useCallback(() => {
    setExpired(false)
    setAttempt((last) => last + 1)
  }, [])
  return { attempt, expired, onExpired, reopen }
}

/** Faces of their own say these, where the game would have been. */
const isAnsweredInPlace = (launch: Launch): launch is { is: 'busy' } | { is: 'no-demo' } =>
  launch.is === 'busy' || launch.is === 'no-demo'

/**
 * A launch that failed says why and leads away: a live table's to the stored return address, where there is one; else home,
 * as a slot's does whatever is stored.
 */
export function useFailedLaunch(launch: Launch | null, section: Section = 'slot'): void {
  const navigate = useNavigate()
  const lang = useLang()
  useEffect(() => {
    if (section === 'live') clearLiveMessage()
    if (launch === null || launch.is === 'launched' || isAnsweredInPlace(launch)) return
    // A session that ended meanwhile leads where it is said why.
    if (placeNow().pathname === '/login') return
    const { unreachable, seedReplaced } = wordsFor(PLAY_WORDS, lang)
    const messages = { unreachable, 'seed-replaced': seedReplaced }
    const message = launch.is === 'refused' ? launch.message : messages[launch.is]
    notifyReply('negative', message)
    if (section === 'live') setLiveMessage(message)
    void navigate(section === 'live' ? takeReturnAddress() : '/', { replace: true })
  }, [launch, section, navigate, lang])
}

/** Leaving is always safe; whoever leaves a round behind is told that it waits. */
export function useLeave() {
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

/** The frame of the site steps back while a game is on; the next navigation brings it forth. */
export function useWholeScreen(): void {
  useLayoutEffect(() => {
    chrome.setState({ header: false, footer: false })
  }, [])
}
