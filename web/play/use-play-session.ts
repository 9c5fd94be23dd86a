import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { FromGame } from '#contract/games/frame-protocol.ts'
import { fromWire, type Money } from '#contract/money.ts'
import { CallRefused, send } from '#web/call/send.ts'
import type { WonJackpot } from '#web/parts/jackpots/won-jackpots.tsx'
import { useBalance } from '#web/parts/balance/use-balance.ts'
import { moved, net, UNKNOWN } from './net-position.ts'

/** The server is asked again when the game has moved nothing for so long. */
const QUIET_MS = 1_000
const RETRY_MS = 5_000
/** However much the game moves, it is asked so often: a jackpot is reported while autoplay runs on. */
const UNASKED_MS_MAX = 5_000
/** Answers take their time; the clock is set only when it is wrong. */
const CLOCK_OFF_MS_MAX = 1_500

interface PlaySession {
  /** When this login began, by this device's clock; null until the server has said. */
  sinceMs: number | null
  net: Money | null
  /** What one of the member's rounds won of the jackpots, and they have not seen yet. */
  won: readonly WonJackpot[]
  onWonSeen: () => void
  onMessage: (message: FromGame) => void
}

/**
 * How long this login has lasted and what its rounds came to: by the server's word when a game
 * opens, when the tab comes back, when a round is over and when another hand has moved the balance;
 * by the game's in between.
 */
export function usePlaySession(launchUrl: string | null): PlaySession {
  const [position, dispatch] = useReducer(moved, UNKNOWN)
  const [sinceMs, setSince] = useState<number | null>(null)
  const { moves, others } = position
  const onMessage = useOthersMoves(dispatch)
  const { won, addWon, onWonSeen } = useWonJackpots()
  const askedAt = useRef(0)
  useEffect(() => {
    if (launchUrl === null) return
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const ask = async () => {
      clearTimeout(timer)
      askedAt.current = performance.now()
      const session = await send('casino/play_session', {}, { silent: true }).catch(lostAnswer)
      if (session !== 'refused' && session !== 'lost') addWon(session.jackpots)
      if (isOver || session === 'refused') return
      if (session === 'lost') {
        timer = setTimeout(() => void ask(), RETRY_MS)
        return
      }
      dispatch({ type: 'reported', net: session.net, moves })
      const since = Date.now() - (Date.parse(session.now) - Date.parse(session.startedAt))
      setSince((known) =>
        known !== null && Math.abs(known - since) <= CLOCK_OFF_MS_MAX ? known : since,
      )
    }
    const onReturn = () => {
      if (document.visibilityState === 'visible') void ask()
    }
    const isDue = moves === 0 || others > 0 || performance.now() - askedAt.current > UNASKED_MS_MAX
    timer = setTimeout(() => void ask(), isDue ? 0 : QUIET_MS)
    addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      isOver = true
      clearTimeout(timer)
      removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [launchUrl, moves, others, addWon])
  return { sinceMs, net: net(position), won, onWonSeen, onMessage }
}

/** Passes on what the game says, and tells of every balance that is not by its word. */
function useOthersMoves(dispatch: (message: FromGame | { type: 'other' }) => void) {
  const balance = useBalance()
  const known = useRef<Money | null>(null)
  useEffect(() => {
    const now = balance === null ? null : fromWire(balance)
    if (now === null || now === known.current) return
    if (known.current !== null) dispatch({ type: 'other' })
    known.current = now
  }, [balance, dispatch])
  return useCallback(
    (message: FromGame) => {
      if (message.type === 'balance') known.current = BigInt(message.amount)
      dispatch(message)
    },
    [dispatch],
  )
}

/** Jackpots that the server reported and nobody has seen, one round at a time. */
function useWonJackpots() {
  const [unseen, setUnseen] = useState<readonly WonJackpot[]>([])
  const seen = useRef(new Set<string>())
  const addWon = useCallback((jackpots: readonly WonJackpot[]) => {
    const news = jackpots.filter((won) => !seen.current.has(keyOf(won)))
    // The same ones reported again are no change.
    setUnseen((known) => (known.map(keyOf).join() === news.map(keyOf).join() ? known : news))
  }, [])
  const won = useMemo(
    () => unseen.filter(({ roundID }) => roundID === unseen[0]?.roundID),
    [unseen],
  )
  const onWonSeen = useCallback(() => {
    for (const each of won) {
      seen.current.add(keyOf(each))
      const { roundID, level } = each
      // What is lost on the way is reported once more when a game is opened again.
      send('casino/jackpot_seen', { roundID, level }, { silent: true }).catch(lostAnswer)
    }
    setUnseen((known) => known.filter((each) => !seen.current.has(keyOf(each))))
  }, [won])
  return { won, addWon, onWonSeen }
}

const keyOf = ({ roundID, level }: WonJackpot): string => `${roundID} ${level}`

/** A refusal is an answer; anything else was lost on the way. */
const lostAnswer = (error: unknown): 'refused' | 'lost' =>
  error instanceof CallRefused ? 'refused' : 'lost'
