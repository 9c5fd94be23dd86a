import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { FromGame } from '#contract/frame-protocol.ts'
import { fromWire, type Money } from '#contract/money.ts'
import { CallRefused, send } from '#web/call/send.ts'
import type { WonJackpot } from '#web/parts/jackpots/won-jackpots.tsx'
import { useBalance } from '#web/parts/balance/use-balance.ts'
import { moved, net, UNTOLD } from './net-position.ts'

/** The server is asked again when the game has moved nothing for so long. */
const QUIET_MS = 1_000
const RETRY_MS = 5_000
/** However much the game moves, it is asked so often: a jackpot is told while autoplay runs on. */
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
  hear: (message: FromGame) => void
}

/**
 * How long this login has lasted and what its rounds came to: by the server's word when a game
 * opens, when the tab comes back, when a round is over and when another hand has moved the balance;
 * by the game's in between.
 */
export function usePlaySession(launchUrl: string | null): PlaySession {
  const [position, hear] = useReducer(moved, UNTOLD)
  const [sinceMs, setSince] = useState<number | null>(null)
  const { moves, others } = position
  const onMessage = useOthersMoves(hear)
  const { won, tell, onWonSeen } = useWonJackpots()
  const askedAt = useRef(0)
  useEffect(() => {
    if (launchUrl === null) return
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const ask = async () => {
      clearTimeout(timer)
      askedAt.current = performance.now()
      const told = await send('casino/play_session', {}, { silent: true }).catch(lostAnswer)
      if (told !== 'refused' && told !== 'lost') tell(told.jackpots)
      if (isOver || told === 'refused') return
      if (told === 'lost') {
        timer = setTimeout(() => void ask(), RETRY_MS)
        return
      }
      hear({ type: 'told', net: told.net, moves })
      const since = Date.now() - (Date.parse(told.now) - Date.parse(told.startedAt))
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
  }, [launchUrl, moves, others, tell])
  return { sinceMs, net: net(position), won, onWonSeen, hear: onMessage }
}

/** Passes on what the game says, and tells of every balance that is not by its word. */
function useOthersMoves(hear: (message: FromGame | { type: 'other' }) => void) {
  const balance = useBalance()
  const known = useRef<Money | null>(null)
  useEffect(() => {
    const now = balance === null ? null : fromWire(balance)
    if (now === null || now === known.current) return
    if (known.current !== null) hear({ type: 'other' })
    known.current = now
  }, [balance, hear])
  return useCallback(
    (message: FromGame) => {
      if (message.type === 'balance') known.current = BigInt(message.amount)
      hear(message)
    },
    [hear],
  )
}

/** Jackpots that the server told and nobody has seen, one round at a time. */
function useWonJackpots() {
  const [unseen, setUnseen] = useState<readonly WonJackpot[]>([])
  const seen = useRef(new Set<string>())
  const tell = useCallback((told: readonly WonJackpot[]) => {
    const news = told.filter((won) => !seen.current.has(keyOf(won)))
    // The same ones told again are no change.
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
      // What is lost on the way is told once more when a game is opened again.
      send('casino/jackpot_seen', { roundID, level }, { silent: true }).catch(lostAnswer)
    }
    setUnseen((known) => known.filter((each) => !seen.current.has(keyOf(each))))
  }, [won])
  return { won, tell, onWonSeen }
}

const keyOf = ({ roundID, level }: WonJackpot): string => `${roundID} ${level}`

/** A refusal is an answer; anything else was lost on the way. */
const lostAnswer = (error: unknown): 'refused' | 'lost' =>
  error instanceof CallRefused ? 'refused' : 'lost'
