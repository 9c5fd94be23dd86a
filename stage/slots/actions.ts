import { costOf, showMoney, showPercent } from '../frame/amounts.ts'
import { askStake } from '../frame/stake-sheet.ts'
import { stepStake } from '../frame/stakes.ts'
import { fill } from '../frame/words.ts'
import { runAutoplay, stopAutoplay } from './auto-run.ts'
import { highestBetOf } from './bonus-news.ts'
import { askOwnStake } from './free-rounds.ts'
import { freeMode } from './free-words.ts'
import { scattersMin } from './game.ts'
import { modesOf } from './modes.ts'
import { askAutoplay } from './panel/auto-sheet.ts'
import { askBuy } from './panel/buy-sheet.ts'
import type { ControlsActions } from './panel/controls.ts'
import { playRound } from './play.ts'
import type { Slot } from './slot.ts'
import { canPay, freeNow, isAboveHighest, type SlotState } from './state.ts'
import { buyRefusal, spinRefusal } from './view.ts'
import { slotWords } from './words.ts'

/** What the buttons do, on the slot they belong to. */
export function actionsOn(slot: Slot): ControlsActions {
  return {
    press: () => press(slot),
    lower: () => setStake(slot, stepStake(slot.state.levels, slot.state.stake, -1)),
    raise: () => setStake(slot, stepStake(slot.state.levels, slot.state.stake, 1)),
    chooseStake: () => void chooseStake(slot),
    buy: oneAtATime(() => buy(slot)),
    autoplay: () => void autoplay(slot),
    toggleFast: () => {
      slot.state.isFast = !slot.state.isFast
      slot.frame.refresh()
    },
  }
}

/** Presses while the first one is still being answered do nothing. */
function oneAtATime(run: () => Promise<void>): () => void {
  let isRunning = false
  return () => {
    if (isRunning) return
    isRunning = true
    void run().finally(() => {
      isRunning = false
    })
  }
}

/** The one great button: spins when nothing turns, hurries what is shown, closes what stands over it. */
function press(slot: Slot): void {
  const { state, pieces, motion, play, frame } = slot
  if (state.auto) {
    stopAutoplay(slot, 'pressed')
    // What stands over the reels is pressed away as well; a round is not hurried by this press.
    if (!pieces.overlay.isShown()) return
  }
  const mayHurry = !state.config.jurisdiction.disabledSlamstop || pieces.overlay.isShown()
  if (state.phase === 'playing') {
    if (mayHurry) motion.hurry()
    return
  }
  const { base } = modesOf(state.config)
  if (state.phase !== 'idle' || !play) return
  if (!base) return explainClosedSpins(slot)
  if (!state.pause.isOver()) return state.pause.begin()
  const isFree = freeNow(state) !== null
  if (!state.isReplay && !isFree && !canPay(state, base)) return frame.refuseFunds()
  frame.notice.hide()
  void playRound(play, isFree ? freeMode(base) : base)
}

/** A round is shown, or the next one is about to begin by itself. */
const isTaken = ({ phase, auto }: SlotState): boolean => phase !== 'idle' || auto !== null

/** Begins rounds that play by themselves once their terms are confirmed, or ends those that do. */
async function autoplay(slot: Slot): Promise<void> {
  const { state, frame } = slot
  if (state.auto) return stopAutoplay(slot, 'pressed')
  const { base } = modesOf(state.config)
  if (isTaken(state) || freeNow(state) || state.config.jurisdiction.disabledAutoplay) return
  if (!base) return explainClosedSpins(slot)
  const { stake, lang, balance } = state
  const cost = costOf(stake, base.costMultiplier)
  const terms = { cost, balance, stake, lang, words: slotWords[lang] }
  const plan = await askAutoplay(frame.root, terms)
  if (plan) await runAutoplay(slot, plan)
}

/** A button that plays no round says why. */
function explainClosedSpins({ state, frame }: Slot): void {
  const text = spinRefusal(state, slotWords[state.lang])
  if (text !== null) frame.notice.show({ tone: 'info', text, msMax: 8_000 })
}

function setStake(slot: Slot, stake: bigint): void {
  const { state, frame, cues } = slot
  if (isTaken(state) || freeNow(state) || stake === state.stake) return
  state.stake = stake
  frame.notice.hide()
  cues.play('press')
  const words = slotWords[state.lang]
  frame.log.add(fill(words.announce.stake, { amount: showMoney(stake, state.lang) }))
  frame.refresh()
}

async function chooseStake(slot: Slot): Promise<void> {
  const { state, frame, title } = slot
  if (isTaken(state)) return
  if (freeNow(state)) return askOwnStake(slot)
  const { levels, lang, stake } = state
  const words = slotWords[lang]
  const note = words.stakeNote[title.game.mechanic]
  const chosen = await askStake(frame.root, { levels, now: stake, lang, words, note })
  if (chosen !== null) setStake(slot, chosen)
}

/** A bonus may have been taken, or be over, since the game was opened. False: the game server refused to say. */
async function lookAtHighest({ state, frame }: Slot): Promise<boolean> {
  try {
    const now = await frame.session.bonus()
    if (now !== null) state.highestBet = highestBetOf(now)
    frame.refresh()
    return true
  } catch (refusal) {
    frame.refuse(refusal)
    return false
  }
}

function explainBuy({ state, frame }: Slot): void {
  const text = buyRefusal(state, slotWords[state.lang])
  if (text !== null) frame.notice.show({ tone: 'info', text, msMax: 8_000 })
}

async function buy(slot: Slot): Promise<void> {
  const { state, frame, title, play } = slot
  const { bonus } = modesOf(state.config)
  if (isTaken(state) || freeNow(state) || !bonus || !play) return
  const words = slotWords[state.lang]
  if (!(await lookAtHighest(slot)) || isTaken(state)) return
  if (isAboveHighest(state, bonus)) return explainBuy(slot)
  if (!canPay(state, bonus)) return frame.refuseFunds()
  const own = title.words[state.lang]
  const cost = showMoney(costOf(state.stake, bonus.costMultiplier), state.lang)
  const stake = showMoney(state.stake, state.lang)
  const offer = {
    what: fill(words.buyWhat, {
      feature: own.feature,
      scatter: own.symbols[title.game.scatter] ?? '',
      count: scattersMin(title.game),
    }),
    cost,
    costOf: fill(words.buyCostOf, { stake, times: bonus.costMultiplier }),
    rtp: showPercent(bonus.rtp, state.lang),
    confirm: fill(words.buyConfirm, { amount: cost }),
  }
  if (await askBuy(frame.root, offer, words)) await playRound(play, bonus)
}
