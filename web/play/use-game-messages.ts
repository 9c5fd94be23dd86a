import { useEffect, useRef, useState, type RefObject } from 'react'
import type { FromGame } from '#contract/games/frame-protocol.ts'
import { useLang } from '#kit/text/language.ts'
import { whenBalanceComes } from '#web/call/live.ts'
import { useBackCloses } from '#web/parts/screen/close-on-back.ts'
import { notifyOtherTabs } from '#web/call/tabs.ts'
import { chrome } from '#web/state/chrome.ts'
import { noteActivity } from '#web/state/activity.ts'
import { auth } from '#web/state/auth.ts'
import { modeState } from '#web/state/mode-state.ts'
import { useBonusID } from '#web/parts/balance/use-bonus.ts'
import { useHasBonus } from '#web/parts/balance/use-has-bonus.ts'
import { balanceGate } from './balance-gate.ts'
import { messageFrom, postToGame } from './game-frame-messages.ts'
import { isOpenAfter } from './open-round.ts'
import { rememberBalance } from './remember-balance.ts'

const MICRO_IN_LIRA = 1_000_000

interface GameTalk {
  frame: RefObject<HTMLIFrameElement | null>
  origin: string | null
  /** `own` is the member's: what the game says of it stands everywhere on the site. */
  money: 'own' | 'play'
  onClose: () => void
  onExpired: () => void
  /** The balance is not enough, and the member wants to put money in. */
  onDeposit: () => void
  /** A limit was met, and the member wants to see it. */
  onControl: () => void
  /** The house waits for an answer to a reality check. */
  onRealityCheck: () => void
  /** Kept true while a round waits to be told and paid. */
  roundOpen: RefObject<boolean>
  /** Told of every message; the same function every time. */
  onMessage: (message: FromGame) => void
}

/** Listens to the game in the frame and answers it. Gives a way to have the game show its rules. */
export function useGameTalk(talk: GameTalk): Talk {
  const {
    frame,
    origin,
    money,
    onClose,
    onExpired,
    onDeposit,
    onControl,
    onRealityCheck,
    roundOpen,
    onMessage,
  } = talk
  const lang = useLang()
  const ready = useRef<Window | null>(null)
  const [hasBonus, bonusID] = [useHasBonus(), useBonusID()]
  const bonus = useLatest({ hasBonus, bonusID })
  const setHasSheet = useSheet(ready, origin)
  useEffect(() => {
    if (origin === null) return
    const gate = balanceGate(() => roundOpen.current)
    const receive = (event: MessageEvent<unknown>) => {
      const window = frame.current?.contentWindow ?? null
      const message = messageFrom(event, { frame: window, origin })
      if (message === null) return
      onMessage(message)
      roundOpen.current = isOpenAfter(roundOpen.current, message)
      if (message.type === 'balance') gate.gameReported(message.amount / MICRO_IN_LIRA)
      if (message.type === 'shown-balance') gate.gameShows(message.amount / MICRO_IN_LIRA)
      if (message.type === 'sheet') setHasSheet(message.open)
      if (message.type === 'ready') {
        ready.current = window
        postToGame(window, origin, settings(lang, money, bonus.current))
        if (isFocusFree(document.activeElement)) frame.current?.focus({ preventScroll: true })
      }
      if (message.type === 'close') onClose()
      if (message.type === 'deposit') onDeposit()
      if (message.type === 'control') onControl()
      if (message.type === 'reality-check') onRealityCheck()
      if (message.type === 'expired') onExpired()
      obey(message, money)
    }
    addEventListener('message', receive)
    const stop = money === 'own' ? whenBalanceComes(gate.comes) : () => {}
    return () => {
      stop()
      gate.forget()
      removeEventListener('message', receive)
    }
  }, [
    frame,
    origin,
    money,
    lang,
    onClose,
    onExpired,
    onDeposit,
    onControl,
    onRealityCheck,
    roundOpen,
    onMessage,
    setHasSheet,
    bonus,
  ])
  useDress(ready, { origin, money, hasBonus, bonusID })
  const showRules = () => {
    if (origin !== null) postToGame(ready.current, origin, { kasa: 1, type: 'rules' })
  }
  return { showRules }
}

/** What is read when a message comes, and is no reason to listen anew. */
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  return latest
}

/** While a sheet of the game's own stands over it, Back closes that, and leads nowhere. */
function useSheet(ready: RefObject<Window | null>, origin: string | null) {
  const [hasSheet, setHasSheet] = useState(false)
  useBackCloses(hasSheet, () => {
    setHasSheet(false)
    if (origin !== null) postToGame(ready.current, origin, { kasa: 1, type: 'close-sheet' })
  })
  return setHasSheet
}

interface Talk {
  showRules: () => void
}

/** What a message changes outside the play screen. */
function obey(message: FromGame, money: GameTalk['money']): void {
  if (message.type === 'balance' && money === 'own') {
    rememberBalance(message.amount / MICRO_IN_LIRA)
    notifyOtherTabs()
  }
  if (message.type === 'activity') noteActivity(Date.now())
  if (message.type === 'chrome') chrome.setState({ header: message.header, footer: message.footer })
}

/** Of the member's own money; what is played with in a demo is none. */
interface PlayedBonus {
  hasBonus: boolean
  bonusID: number | null
}

function settings(lang: 'tr' | 'en', money: GameTalk['money'], bonus: PlayedBonus) {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  const hidesBalance = money === 'own' && !auth.getState().showBalance
  const mode = modeState.getState()
  const { hasBonus, bonusID } = money === 'own' ? bonus : { hasBonus: false, bonusID: null }
  // The play bar stands over every game, and over a demo with its play money.
  const dress = { lang, mode, reducedMotion, hidesBalance, showsBalance: true }
  return { kasa: 1, type: 'settings', ...dress, hasBonus, bonusID } as const
}

/** Keys belong to the game, unless the member has something else in hand. */
function isFocusFree(holder: Element | null): boolean {
  return holder === null || holder.closest('dialog, button, input, iframe') === null
}

/**
 * Keeps the game in the language and the light of the site, the balance hidden where it is and called what it is, once it has said that it is ready:
 * before that, another page still sits in its frame.
 */
function useDress(
  ready: RefObject<Window | null>,
  talk: Pick<GameTalk, 'origin' | 'money'> & PlayedBonus,
): void {
  const { origin, money, hasBonus, bonusID } = talk
  useEffect(() => {
    if (origin === null) return
    const dress = () =>
      postToGame(
        ready.current,
        origin,
        settings(auth.getState().language.lang, money, { hasBonus, bonusID }),
      )
    dress()
    const stops = [modeState.subscribe(dress), auth.subscribe(dress)]
    return () => stops.forEach((stop) => stop())
  }, [ready, origin, money, hasBonus, bonusID])
}
