import {
  after,
  begin,
  bought,
  heldBack,
  type Autoplay,
  type Plan,
  type StopReason,
} from './autoplay.ts'
import { costOf, showMoney } from './amounts.ts'
import { playRound } from './play.ts'
import type { Slot } from './slot.ts'
import { modesOf } from './stakes.ts'
import { fill, slotWords } from './words.ts'

/** Between two rounds: the result stays to be read, in fast play for a shorter while. */
const BREATH_MS = { usual: 900, fast: 300 }

/** Plays a confirmed plan, round by round, until it ends or something ends it. */
export async function runAutoplay(slot: Slot, plan: Plan): Promise<void> {
  const { desk, table } = slot
  const { base } = modesOf(desk.config)
  if (!table || !base || desk.config.jurisdiction.disabledAutoplay) return
  // A round of another tab goes on here meanwhile: what was confirmed is not dropped without a word.
  if (desk.state === 'playing') return sayStopped(slot)
  if (desk.state !== 'idle') return
  slot.pieces.notice.hide()
  let run: Autoplay = begin(plan)
  desk.auto = run
  for (;;) {
    const cost = costOf(desk.stake, base.costMultiplier)
    const why = heldBack(run, { cost, balance: desk.balance })
    if (why) return stopAutoplay(slot, why)
    run = bought(run)
    desk.auto = run
    const round = await playRound(table, base)
    // Whoever stopped it meanwhile has said so.
    if (desk.auto !== run) return
    if (!round) return stopAutoplay(slot, 'refused')
    const payout = BigInt(round.payout)
    const hasFeature = round.state.some(({ type }) => type === 'freeSpins')
    const next = after(run, { cost, payout, hasFeature })
    run = next.auto
    desk.auto = run
    if (next.stop) return stopAutoplay(slot, next.stop)
    slot.refresh()
    await wait(desk.isFast ? BREATH_MS.fast : BREATH_MS.usual)
    if (desk.auto !== run) return
  }
}

/** Buys no further round from here on, and says why; a round that is told goes on to its end. */
export function stopAutoplay(slot: Slot, reason: StopReason): void {
  const { desk, pieces } = slot
  if (!desk.auto) return
  const { plan, left } = desk.auto
  desk.auto = null
  const words = slotWords[desk.lang]
  const text = fill(words.auto.stopped[reason], {
    limit: showMoney(plan.lossLimit, desk.lang),
    played: plan.rounds - left,
  })
  pieces.log.say(text)
  // A refusal says its own words.
  if (reason !== 'refused') pieces.notice.show({ tone: 'info', text, msMax: 8_000 })
  if (reason === 'funds') slot.refuseFunds()
  slot.refresh()
}

function sayStopped({ desk, pieces }: Slot): void {
  const text = slotWords[desk.lang].auto.stopped.refused
  pieces.log.say(text)
  pieces.notice.show({ tone: 'info', text, msMax: 8_000 })
}

/** Not on the stage's own clock: a press that hurries a round does not hurry the next one here. */
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
