import { make } from '../../dom.ts'
import { amountOf } from '../../frame/amounts.ts'
import type { GameRules } from '../../frame/game.ts'
import { note, returnText, section } from '../../frame/rules-sheet.ts'
import { fill } from '../../frame/words.ts'
import {
  scattersMin,
  type LinesGame,
  type SlotGame,
  type SymbolPays,
  type WaysGame,
} from '../game.ts'
import { freeLadder, mechanicParts } from './rules-mechanics.ts'
import { money, picture, times, type RulesContent } from './rules-parts.ts'

/** A slot's part of the rules sheet: what pays, how the board is read, its features and figures. */
export function slotRules(content: RulesContent): GameRules {
  const { words, game, state } = content
  const { rules } = words
  const pays = fill(rules.paysNote[game.mechanic], { stake: money(content, state.stake) })
  const modes = Object.values(state.config.betModes).map((mode) => {
    const name = mode.feature ? rules.rtpBonus : rules.rtpBase
    return [name, returnText(mode, state, words)] as const
  })
  return {
    sections: [
      section(rules.pays, note(pays), paytable(content), ...special(content)),
      ...mechanicParts(content),
      section(rules.feature, ...feature(content)),
      ...buying(content),
    ],
    figures: [...modes, [rules.maxWin, times(content, game.maxWin)]],
    notes: [rules.maxWinNote],
    keys: section(rules.keys, note(rules.keysNote)),
  }
}

function paytable(content: RulesContent): HTMLElement {
  const cards = content.game.pays.map(({ symbol, counts }) => {
    const rows = [...counts]
      .reverse()
      .map(({ count, upTo, payout }) =>
        make(
          'li',
          {},
          make('span', {}, countOf({ count, upTo }, content)),
          make('b', { class: 'money' }, money(content, amountOf(payout, content.state.stake))),
          make('small', {}, times(content, payout)),
        ),
      )
    const name = make('span', { class: 'pay-name' }, content.symbols[symbol] ?? symbol)
    return make(
      'li',
      { class: 'pay' },
      picture(content, symbol),
      make('div', {}, name, make('ul', {}, ...rows)),
    )
  })
  return make('ul', { class: 'pays' }, ...cards)
}

/** `4 ×` on lines and ways; `10–11` and `15+` for the sizes of clusters. */
function countOf(
  { count, upTo }: Pick<SymbolPays['counts'][number], 'count' | 'upTo'>,
  { game }: RulesContent,
): string {
  if (game.mechanic !== 'clusters') return `${count} ×`
  if (upTo === null) return `${count}+`
  return upTo === count ? String(count) : `${count}–${upTo}`
}

function special(content: RulesContent): HTMLElement[] {
  const { game, words } = content
  const scatter = content.symbols[game.scatter] ?? ''
  const rows = game.scatterPays.map(({ count, payout, freeSpins }) =>
    make(
      'li',
      {},
      fill(words.rules.scatterRow, { count, multiple: times(content, payout), spins: freeSpins }),
    ),
  )
  const row = (symbol: string, ...nodes: Node[]): HTMLElement =>
    make('div', { class: 'special' }, picture(content, symbol), make('div', {}, ...nodes))
  const wilds =
    game.mechanic === 'clusters' ? [] : [row(game.wild, make('p', {}, wildRule(content, game)))]
  return [
    ...wilds,
    row(
      game.scatter,
      make('p', {}, scatterRule(content, scatter)),
      make('ul', { class: 'dots' }, ...rows),
    ),
  ]
}

/** What the wild stands for, and on which reels it comes. */
function wildRule(
  content: RulesContent,
  { wild, wildReels, scatter }: LinesGame | WaysGame,
): string {
  const { words, symbols } = content
  const names = { wild: symbols[wild] ?? '', scatter: symbols[scatter] ?? '' }
  return [fill(words.rules.wild, names), ...onReels(content, wildReels)].join(' ')
}

/** That scatters count wherever they stand, on which reels they come, and when they are counted. */
function scatterRule(content: RulesContent, scatter: string): string {
  const { game, words } = content
  const { mechanic, scatterCounted, scatterReels } = game
  return [
    fill(words.rules.scatter, { scatter }),
    ...onReels(content, scatterReels),
    words.rules.scatterOnce,
    // Where nothing falls in there is but one moment.
    ...(mechanic === 'lines' ? [] : [words.rules.scatterCounted[scatterCounted]]),
  ].join(' ')
}

/** Nothing where a symbol comes on all of them. */
function onReels(
  { game, words, state: { lang } }: RulesContent,
  reels: readonly number[],
): string[] {
  if (reels.length === game.reels) return []
  // Turkish counts reels in ordinals, and those end in a full stop.
  const ordinals = reels.map((reel) => (lang === 'tr' ? `${reel}.` : String(reel)))
  return [
    fill(words.rules.onReels, {
      reels: new Intl.ListFormat(lang === 'tr' ? 'tr' : 'en-GB').format(ordinals),
    }),
  ]
}

function feature(content: RulesContent): HTMLElement[] {
  const { game, words } = content
  const scatter = content.symbols[game.scatter] ?? ''
  return [
    note(fill(content.featureRule, { first: multiplierFirst(game), max: multiplierMax(game) })),
    ...(game.mechanic === 'ways' ? freeLadder(content, game.multipliers.free) : []),
    note(
      fill(words.rules.retrigger, {
        scatter,
        count: scattersMin(game),
        spins: game.retriggerSpins,
        max: game.freeSpinsMax,
      }),
    ),
  ]
}

/** By which the first wins of free spins are paid. */
const multiplierFirst = (game: SlotGame): number =>
  game.mechanic === 'ways' ? (game.multipliers.free[0] ?? 1) : 1

function multiplierMax(game: SlotGame): number {
  if (game.mechanic === 'lines') return game.multiplierMax
  const steps = game.mechanic === 'ways' ? game.multipliers.free : game.cellSteps
  return steps.at(-1) ?? 1
}

function buying(content: RulesContent): HTMLElement[] {
  const bonus = Object.values(content.state.config.betModes).find((mode) => mode.feature)
  if (!bonus || content.state.config.jurisdiction.disabledBuyFeature) return []
  const text = fill(content.words.rules.buyNote, { times: bonus.costMultiplier })
  return [section(content.words.rules.buy, note(text))]
}
