import { make } from '../../dom.ts'
import { amountOf } from '../../frame/amounts.ts'
import type { GameRules } from '../../frame/game.ts'
import { note, returnText, section } from '../../frame/rules-sheet.ts'
import { fill } from '../../frame/words.ts'
import type { LinesGame, SlotGame, SymbolPays, WaysGame } from '../game.ts'
import { mechanicParts } from './rules-mechanics.ts'
import { money, picture, times, type RulesContent } from './rules-parts.ts'

/** A slot's part of the rules sheet: what pays, how the board is read, its features and figures. */
export function slotRules(content: RulesContent): GameRules {
  const { words, game, state } = content
  const { rules } = words
  const pays = fill(rules.paysNote[game.mechanic], { stake: money(content, state.stake) })
  const modes = Object.values(state.config.betModes).map(({ feature, rtp }) => {
    const name = feature ? rules.rtpBonus : rules.rtpBase
    return [name, returnText(rtp, state, words)] as const
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
      make('p', {}, fill(words.rules.scatter, { scatter })),
      make('ul', { class: 'dots' }, ...rows),
    ),
  ]
}

/** What the wild stands for, and on which reels where it does not come on all of them. */
function wildRule(
  { words, symbols, state: { lang } }: RulesContent,
  { wild, wildReels, scatter, reels }: LinesGame | WaysGame,
): string {
  const names = { wild: symbols[wild] ?? '', scatter: symbols[scatter] ?? '' }
  const rule = fill(words.rules.wild, names)
  if (wildReels.length === reels) return rule
  // Turkish counts reels in ordinals, and those end in a full stop.
  const ordinals = wildReels.map((reel) => (lang === 'tr' ? `${reel}.` : String(reel)))
  const list = new Intl.ListFormat(lang).format(ordinals)
  return `${rule} ${fill(words.rules.wildReels, { reels: list })}`
}

function feature(content: RulesContent): HTMLElement[] {
  const { game, words } = content
  const scatter = content.symbols[game.scatter] ?? ''
  return [
    note(fill(content.featureRule, { max: multiplierMax(game) })),
    note(
      fill(words.rules.retrigger, { scatter, spins: game.retriggerSpins, max: game.freeSpinsMax }),
    ),
  ]
}

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
