import { useEffect, useReducer, useState } from 'react'
import type { FromGame } from '#contract/frame-protocol.ts'
import type { Money } from '#contract/money.ts'
import { CallRefused, send } from '#web/call/send.ts'
import { moved, net, UNTOLD } from './net-position.ts'

/** The server is asked again when the game has moved nothing for so long. */
const QUIET_MS = 1_000
const RETRY_MS = 5_000
/** Answers take their time; the clock is set only when it is wrong. */
const CLOCK_OFF_MS_MAX = 1_500

interface PlaySession {
  /** When this login began, by this device's clock; null until the server has said. */
  sinceMs: number | null
  net: Money | null
  hear: (message: FromGame) => void
}

/**
 * How long this login has lasted and what its rounds came to: by the server's word when a game
 * opens, when the tab comes back and when a round is over; by the game's in between.
 */
export function usePlaySession(launchUrl: string | null): PlaySession {
  const [position, hear] = useReducer(moved, UNTOLD)
  const [sinceMs, setSince] = useState<number | null>(null)
  const { moves } = position
  useEffect(() => {
    if (launchUrl === null) return
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const ask = async () => {
      clearTimeout(timer)
      const told = await send('casino/play_session', {}, { silent: true }).catch(lostAnswer)
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
    timer = setTimeout(() => void ask(), moves === 0 ? 0 : QUIET_MS)
    addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      isOver = true
      clearTimeout(timer)
      removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [launchUrl, moves])
  return { sinceMs, net: net(position), hear }
}

/** A refusal is an answer; anything else was lost on the way. */
const lostAnswer = (error: unknown): 'refused' | 'lost' =>
  error instanceof CallRefused ? 'refused' : 'lost'
