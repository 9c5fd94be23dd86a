import { costOf, showMoney, showPercent } from './amounts.ts'
import type { Slot } from './slot.ts'
import { runAutoplay, stopAutoplay } from './auto-run.ts'
import { canPay, type Desk } from './desk.ts'
import { askAutoplay } from './panel/auto-sheet.ts'
import { askBuy } from './panel/buy-sheet.ts'
import type { ControlsActions } from './panel/controls.ts'
import { askStake } from './panel/stake-sheet.ts'
import { playRound } from './play.ts'
import { modesOf, stepStake } from './stakes.ts'
import { spinRefusal } from './view.ts'
import { fill, slotWords } from './words.ts'

/** What the buttons do, on the slot they belong to. */
export function actionsOn(slot: Slot): ControlsActions {
  return {
    press: () => press(slot),
    lower: () => setStake(slot, stepStake(slot.desk.levels, slot.desk.stake, -1)),
    raise: () => setStake(slot, stepStake(slot.desk.levels, slot.desk.stake, 1)),
    chooseStake: () => void chooseStake(slot),
    buy: () => void buy(slot),
    autoplay: () => void autoplay(slot),
    toggleFast: () => {
      slot.desk.isFast = !slot.desk.isFast
      slot.refresh()
    },
    toggleSound: () => toggleSound(slot),
    openRules: () => slot.showRules(),
  }
}

/** The one great button: spins when nothing turns, hurries what is told, closes what stands over it. */
function press(slot: Slot): void {
  const { desk, pieces, motion, table } = slot
  if (desk.auto) {
    stopAutoplay(slot, 'pressed')
    // What stands over the reels is pressed away as well; a round is not hurried by this press.
    if (!pieces.overlay.isShown()) return
  }
  const mayHurry = !desk.config.jurisdiction.disabledSlamstop || pieces.overlay.isShown()
  if (desk.state === 'playing') {
    if (mayHurry) motion.hurry()
    return
  }
  const { base } = modesOf(desk.config)
  if (desk.state !== 'idle' || !table) return
  if (!base) return sayNoSpins(slot)
  if (!desk.pause.isOver()) return desk.pause.begin()
  if (!desk.isReplay && !canPay(desk, base)) return slot.refuseFunds()
  slot.pieces.notice.hide()
  void playRound(table, base)
}

/** A round is told, or the next one is about to begin by itself. */
const isTaken = ({ state, auto }: Desk): boolean => state !== 'idle' || auto !== null

/** Begins rounds that play by themselves once their terms are confirmed, or ends those that do. */
async function autoplay(slot: Slot): Promise<void> {
  const { desk, pieces } = slot
  if (desk.auto) return stopAutoplay(slot, 'pressed')
  const { base } = modesOf(desk.config)
  if (isTaken(desk) || desk.config.jurisdiction.disabledAutoplay) return
  if (!base) return sayNoSpins(slot)
  const { stake, lang, balance } = desk
  const cost = costOf(stake, base.costMultiplier)
  const terms = { cost, balance, stake, lang, words: slotWords[lang] }
  const plan = await askAutoplay(pieces.root, terms)
  if (plan) await runAutoplay(slot, plan)
}

/** A button that plays no round says why. */
function sayNoSpins({ desk, pieces }: Slot): void {
  const text = spinRefusal(desk, slotWords[desk.lang])
  if (text !== null) pieces.notice.show({ tone: 'info', text, msMax: 8_000 })
}

function setStake(slot: Slot, stake: bigint): void {
  const { desk, pieces, sound } = slot
  if (isTaken(desk) || stake === desk.stake) return
  desk.stake = stake
  pieces.notice.hide()
  sound.play('press')
  const words = slotWords[desk.lang]
  pieces.log.say(fill(words.said.stake, { amount: showMoney(stake, desk.lang) }))
  slot.refresh()
}

async function chooseStake(slot: Slot): Promise<void> {
  const { desk, pieces, title } = slot
  if (isTaken(desk)) return
  const { levels, lang, stake } = desk
  const words = slotWords[lang]
  const note = words.stakeNote[title.game.mechanic]
  const chosen = await askStake(pieces.root, { levels, now: stake, lang, words, note })
  if (chosen !== null) setStake(slot, chosen)
}

async function buy(slot: Slot): Promise<void> {
  const { desk, pieces, title, table } = slot
  const { bonus } = modesOf(desk.config)
  if (isTaken(desk) || !bonus || !table) return
  if (!canPay(desk, bonus)) return slot.refuseFunds()
  const words = slotWords[desk.lang]
  const own = title.words[desk.lang]
  const cost = showMoney(costOf(desk.stake, bonus.costMultiplier), desk.lang)
  const stake = showMoney(desk.stake, desk.lang)
  const offer = {
    what: fill(words.buyWhat, {
      feature: own.feature,
      scatter: own.symbols[title.game.scatter] ?? '',
    }),
    cost,
    costOf: fill(words.buyCostOf, { stake, times: bonus.costMultiplier }),
    rtp: showPercent(bonus.rtp, desk.lang),
    confirm: fill(words.buyConfirm, { amount: cost }),
  }
  if (await askBuy(pieces.root, offer, words)) await playRound(table, bonus)
}

function toggleSound(slot: Slot): void {
  const { desk, sound, pieces } = slot
  desk.isLoud = !desk.isLoud
  sound.setOn(desk.isLoud)
  const { said } = slotWords[desk.lang]
  pieces.log.say(desk.isLoud ? said.soundOn : said.soundOff)
  slot.refresh()
}
