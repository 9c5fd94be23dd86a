import { costOf, showMoney, showMultiple, showPercent } from '../frame/amounts.ts'
import { stepStake } from '../frame/stakes.ts'
import { fill } from '../frame/words.ts'
import { freeFigure } from './free-words.ts'
import type { SlotGame } from './game.ts'
import { modesOf } from './modes.ts'
import type { ControlsView } from './panel/controls.ts'
import { canPay, freeNow, isAboveHighest, type SlotState } from './state.ts'
import type { Title } from './title.ts'
import type { SlotWords } from './words.ts'

/** What stands under the title: how it pays, what it returns, the most it pays. */
export function headlineOf(state: SlotState, title: Title, words: SlotWords): string {
  const { base } = modesOf(state.config)
  const figures = {
    kind: kindOf(title.game, words),
    max: showMultiple(title.game.maxWin, state.lang),
    rtp: base ? showPercent(base.rtp, state.lang) : '',
  }
  const withRtp = base !== null && state.config.jurisdiction.displayRTP
  return fill(withRtp ? words.headline : words.headlineShort, figures)
}

/** `20 lines`, `243 ways`, `Clusters of 5+`. */
function kindOf(game: SlotGame, words: SlotWords): string {
  const { kinds } = words
  if (game.mechanic === 'lines') return fill(kinds.lines, { count: game.lines.length })
  if (game.mechanic === 'ways') return fill(kinds.ways, { count: game.ways })
  return fill(kinds.clusters, { count: game.clusterMin })
}

/** Why no spin can be begun, where the operator has closed that mode; null where one can. */
export function spinRefusal({ phase, config }: SlotState, words: SlotWords): string | null {
  const { base, bonus } = modesOf(config)
  // A game that is closed, or not open yet, says so itself.
  if (base || phase === 'closed') return null
  return bonus ? words.spinsClosedNotBuy : words.spinsClosed
}

/** Why the feature cannot be bought, before anybody presses; null where it can. */
export function buyRefusal(state: SlotState, words: SlotWords): string | null {
  const { bonus } = modesOf(state.config)
  if (!bonus) return null
  if (isAboveHighest(state, bonus)) {
    const most = showMoney(state.highestBet ?? 0n, state.lang)
    return fill(words.buyAboveHighest, { most })
  }
  return canPay(state, bonus) ? null : words.buyNoFunds
}

/** What the bar of buttons shows for the slot as it stands. */
export function controlsView(state: SlotState, words: SlotWords): ControlsView {
  const { jurisdiction } = state.config
  const { bonus } = modesOf(state.config)
  const money = (amount: bigint): string => showMoney(amount, state.lang)
  const free = freeNow(state)
  return {
    words,
    stake: money(state.stake),
    free: free && { ...freeFigure(free, words, state.lang), left: free.left },
    buyCost: bonus ? money(costOf(state.stake, bonus.costMultiplier)) : '',
    buyRtp: bonus && jurisdiction.displayRTP ? showPercent(bonus.rtp, state.lang) : null,
    isBusy: state.phase !== 'idle' || state.auto !== null,
    hasAuto: !jurisdiction.disabledAutoplay && free === null,
    autoLeft: state.auto ? state.auto.left : null,
    isReplay: state.isReplay,
    canSkip: state.phase === 'playing' && !jurisdiction.disabledSlamstop,
    spinRefusal: spinRefusal(state, words),
    canSpin: state.phase === 'idle' && state.pause.isOver(),
    canLower: stepStake(state.levels, state.stake, -1) !== state.stake,
    canRaise: stepStake(state.levels, state.stake, 1) !== state.stake,
    hasBuy: bonus !== null && free === null,
    buyRefusal: buyRefusal(state, words),
    hasFast: !jurisdiction.disabledTurbo,
    isFast: state.isFast,
  }
}
