import { costOf, showMoney, showMultiple, showPercent } from './amounts.ts'
import { canPay, type Desk } from './desk.ts'
import type { SlotGame } from './game.ts'
import type { ControlsView } from './panel/controls.ts'
import { modesOf, stepStake } from './stakes.ts'
import type { Title } from './title.ts'
import { fill, type SlotWords } from './words.ts'

/** What heading and controls show for the desk as it stands. */
export function viewOf(
  desk: Desk,
  title: Title,
  words: SlotWords,
): { headline: string; mark: string | null; controls: ControlsView } {
  const mark = markOf(desk, words)
  return { headline: headlineOf(desk, title, words), mark, controls: controlsOf(desk, words) }
}

/** Said where no money of the member's is played: a replay, a demo. */
function markOf(desk: Desk, words: SlotWords): string | null {
  if (desk.isReplay) return words.replayMark
  return desk.config.jurisdiction.socialCasino ? words.demoMark : null
}

function headlineOf(desk: Desk, title: Title, words: SlotWords): string {
  const { base } = modesOf(desk.config)
  const figures = {
    kind: kindOf(title.game, words),
    max: showMultiple(title.game.maxWin, desk.lang),
    rtp: base ? showPercent(base.rtp, desk.lang) : '',
  }
  const withRtp = base !== null && desk.config.jurisdiction.displayRTP
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
export function spinRefusal({ state, config }: Desk, words: SlotWords): string | null {
  const { base, bonus } = modesOf(config)
  // A game that is shut, or not open yet, says so itself.
  if (base || state === 'shut') return null
  return bonus ? words.spinsClosedNotBuy : words.spinsClosed
}

function controlsOf(desk: Desk, words: SlotWords): ControlsView {
  const { jurisdiction } = desk.config
  const { bonus } = modesOf(desk.config)
  const money = (amount: bigint): string => showMoney(amount, desk.lang)
  return {
    words,
    balance: money(desk.balance),
    stake: money(desk.stake),
    buyCost: bonus ? money(costOf(desk.stake, bonus.costMultiplier)) : '',
    buyRtp: bonus && jurisdiction.displayRTP ? showPercent(bonus.rtp, desk.lang) : null,
    isBusy: desk.state !== 'idle' || desk.auto !== null,
    hasAuto: !jurisdiction.disabledAutoplay,
    autoLeft: desk.auto ? desk.auto.left : null,
    isReplay: desk.isReplay,
    canSkip: desk.state === 'playing' && !jurisdiction.disabledSlamstop,
    spinRefusal: spinRefusal(desk, words),
    canSpin: desk.state === 'idle' && desk.pause.isOver(),
    canLower: stepStake(desk.levels, desk.stake, -1) !== desk.stake,
    canRaise: stepStake(desk.levels, desk.stake, 1) !== desk.stake,
    hasBuy: bonus !== null,
    buyRefusal: bonus && !canPay(desk, bonus) ? words.buyNoFunds : null,
    hasFast: !jurisdiction.disabledTurbo,
    isFast: desk.isFast,
    isLoud: desk.isLoud,
    net: jurisdiction.displayNetPosition && !desk.isFramed ? money(desk.net) : null,
    clock:
      jurisdiction.displaySessionTimer && !desk.isFramed
        ? showClock(Date.now() - desk.openedAt)
        : null,
  }
}

/** `1:02:03`, or `02:03` within the first hour. */
function showClock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const two = (value: number): string => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`
}
