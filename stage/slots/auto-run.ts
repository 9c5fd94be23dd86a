import { costOf, showMoney } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import {
  after,
  afterPurchase,
  begin,
  reasonToStop,
  type Autoplay,
  type Plan,
  type StopReason,
} from './autoplay.ts'
import { modesOf } from './modes.ts'
import { playRound } from './play.ts'
import type { Slot } from './slot.ts'
import { slotWords } from './words.ts'

/** Between two rounds: the result stays to be read, in fast play for a shorter while. */
const ROUND_GAP_MS = { usual: 900, fast: 300 }

/** Plays a confirmed plan, round by round, until it ends or something ends it. */
export async function runAutoplay(slot: Slot, plan: Plan): Promise<void> {
  const { state, play, frame } = slot
  const { base } = modesOf(state.config)
  if (!play || !base || state.config.jurisdiction.disabledAutoplay) return
  // A round of another tab goes on here meanwhile: what was confirmed is not dropped without a word.
  if (state.phase === 'playing') return announceStopped(slot)
  if (state.phase !== 'idle') return
  frame.notice.hide()
  let run: Autoplay = begin(plan)
  state.auto = run
  for (;;) {
    const cost = costOf(state.stake, base.costMultiplier)
    const why = reasonToStop(run, { cost, balance: state.balance })
    if (why) return stopAutoplay(slot, why)
    run = afterPurchase(run)
    state.auto = run
    const round = await playRound(play, base)
    // Whoever stopped it meanwhile has announce so.
    if (state.auto !== run) return
    if (!round) return stopAutoplay(slot, 'refused')
    const payout = BigInt(round.payout)
    const hasFeature = round.state.some(({ type }) => type === 'freeSpins')
    const next = after(run, { cost, payout, hasFeature })
    run = next.auto
    state.auto = run
    if (next.stop) return stopAutoplay(slot, next.stop)
    frame.refresh()
    await wait(state.isFast ? ROUND_GAP_MS.fast : ROUND_GAP_MS.usual)
    if (state.auto !== run) return
  }
}

/** Buys no further round from here on, and says why; a round that is shown goes on to its end. */
export function stopAutoplay(slot: Slot, reason: StopReason): void {
  const { state, frame } = slot
  if (!state.auto) return
  const { plan, left } = state.auto
  state.auto = null
  const words = slotWords[state.lang]
  const text = fill(words.auto.stopped[reason], {
    limit: showMoney(plan.lossLimit, state.lang),
    played: plan.rounds - left,
  })
  frame.log.add(text)
  // A refusal says its own words.
  if (reason !== 'refused') frame.notice.show({ tone: 'info', text, msMax: 8_000 })
  if (reason === 'funds') frame.refuseFunds()
  frame.refresh()
}

function announceStopped({ state, frame }: Slot): void {
  const text = slotWords[state.lang].auto.stopped.refused
  frame.log.add(text)
  frame.notice.show({ tone: 'info', text, msMax: 8_000 })
}

/** Not on the stage's own clock: a press that hurries a round does not hurry the next one here. */
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
