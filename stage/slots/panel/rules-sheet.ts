import { make } from '../../dom.ts'
import { amountOf, showPercent } from '../amounts.ts'
import type { LinesGame, SlotGame, SymbolPays, WaysGame } from '../game.ts'
import { fill } from '../words.ts'
import { mechanicParts } from './rules-mechanics.ts'
import { money, note, picture, section, times, type RulesMatter } from './rules-parts.ts'
import { openSheet } from './sheet.ts'

export function openRules(parent: HTMLElement, matter: RulesMatter): HTMLDialogElement {
  const { words } = matter
  const { mechanic } = matter.game
  const { dialog } = openSheet(
    parent,
    words.rules.title,
    words.close,
    section(
      words.rules.pays,
      note(fill(words.rules.paysNote[mechanic], { stake: money(matter, matter.stake) })),
      paytable(matter),
      ...special(matter),
    ),
    ...mechanicParts(matter),
    section(words.rules.feature, ...feature(matter)),
    ...buying(matter),
    section(
      words.rules.figures,
      figures(matter),
      note(words.rules.maxWinNote),
      note(words.rules.odds),
    ),
    ...jackpots(matter),
    section(words.rules.broken, ...promises(matter)),
    section(words.rules.keys, note(words.rules.keysNote)),
    section(words.log, roundLog(matter)),
    note(fill(words.rules.version, { game: matter.config.gameID, version: matter.version })),
  )
  dialog.classList.add('is-wide')
  return dialog
}

/** What holds for a round that breaks off, and how it is proven: a demo promises only what it keeps. */
function promises({ config, words }: RulesMatter): HTMLElement[] {
  const { brokenNote, fair, demoBrokenNote, demoFair } = words.rules
  const isDemo = config.jurisdiction.socialCasino
  return (isDemo ? [demoBrokenNote, demoFair] : [brokenNote, fair]).map(note)
}

function paytable(matter: RulesMatter): HTMLElement {
  const cards = matter.game.pays.map(({ symbol, counts }) => {
    const rows = [...counts]
      .reverse()
      .map(({ count, upTo, payout }) =>
        make(
          'li',
          {},
          make('span', {}, countOf({ count, upTo }, matter)),
          make('b', { class: 'money' }, money(matter, amountOf(payout, matter.stake))),
          make('small', {}, times(matter, payout)),
        ),
      )
    const name = make('span', { class: 'pay-name' }, matter.symbols[symbol] ?? symbol)
    return make(
      'li',
      { class: 'pay' },
      picture(matter, symbol),
      make('div', {}, name, make('ul', {}, ...rows)),
    )
  })
  return make('ul', { class: 'pays' }, ...cards)
}

/** `4 ×` on lines and ways; `10–11` and `15+` for the sizes of clusters. */
function countOf(
  { count, upTo }: Pick<SymbolPays['counts'][number], 'count' | 'upTo'>,
  { game }: RulesMatter,
): string {
  if (game.mechanic !== 'clusters') return `${count} ×`
  if (upTo === null) return `${count}+`
  return upTo === count ? String(count) : `${count}–${upTo}`
}

function special(matter: RulesMatter): HTMLElement[] {
  const { game, words } = matter
  const scatter = matter.symbols[game.scatter] ?? ''
  const rows = game.scatterPays.map(({ count, payout, freeSpins }) =>
    make(
      'li',
      {},
      fill(words.rules.scatterRow, { count, multiple: times(matter, payout), spins: freeSpins }),
    ),
  )
  const row = (symbol: string, ...content: Node[]): HTMLElement =>
    make('div', { class: 'special' }, picture(matter, symbol), make('div', {}, ...content))
  const wilds =
    game.mechanic === 'clusters' ? [] : [row(game.wild, make('p', {}, wildRule(matter, game)))]
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
  { words, symbols, lang }: RulesMatter,
  { wild, wildReels, scatter, reels }: LinesGame | WaysGame,
): string {
  const names = { wild: symbols[wild] ?? '', scatter: symbols[scatter] ?? '' }
  const rule = fill(words.rules.wild, names)
  if (wildReels.length === reels) return rule
  // Turkish counts reels in ordinals, and those end in a full stop.
  const told = wildReels.map((reel) => (lang === 'tr' ? `${reel}.` : String(reel)))
  const list = new Intl.ListFormat(lang).format(told)
  return `${rule} ${fill(words.rules.wildReels, { reels: list })}`
}

function feature(matter: RulesMatter): HTMLElement[] {
  const { game, words } = matter
  const scatter = matter.symbols[game.scatter] ?? ''
  return [
    note(fill(matter.featureRule, { max: multiplierMax(game) })),
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

function buying(matter: RulesMatter): HTMLElement[] {
  const bonus = Object.values(matter.config.betModes).find((mode) => mode.feature)
  if (!bonus || matter.config.jurisdiction.disabledBuyFeature) return []
  const text = fill(matter.words.rules.buyNote, { times: bonus.costMultiplier })
  return [section(matter.words.rules.buy, note(text))]
}

function figures(matter: RulesMatter): HTMLElement {
  const { config, words, game } = matter
  const modes = Object.values(config.betModes).map((mode): [string, string] => [
    mode.feature ? words.rules.rtpBonus : words.rules.rtpBase,
    returnText(mode.rtp, matter),
  ])
  const range = [config.minBet, config.maxBet].map((bet) => money(matter, BigInt(bet))).join(' – ')
  const rows: [string, string][] = [
    ...modes,
    [words.rules.maxWin, times(matter, game.maxWin)],
    [words.rules.stakes, range],
  ]
  return make(
    'dl',
    { class: 'figures' },
    ...rows.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]),
  )
}

/** `%96,52 + %0,55 jackpot`: the game's own return, and beside it what the jackpots return. */
function returnText(rtp: number, { config, lang, words }: RulesMatter): string {
  const own = showPercent(rtp, lang)
  if (config.jackpotRtp === undefined) return own
  return fill(words.rules.withJackpot, { rtp: own, jackpot: showPercent(config.jackpotRtp, lang) })
}

/** Whether this game feeds jackpots; a demo says that it does not. */
function jackpots({ config, words, lang }: RulesMatter): HTMLElement[] {
  const { jackpot, jackpotNote, demoJackpotNote } = words.rules
  if (config.jurisdiction.socialCasino) return [section(jackpot, note(demoJackpotNote))]
  if (config.jackpotRtp === undefined) return []
  const share = showPercent(config.jackpotRtp, lang)
  return [section(jackpot, note(fill(jackpotNote, { share })))]
}

function roundLog(matter: RulesMatter): HTMLElement {
  if (matter.log.length === 0) return note(matter.words.logEmpty)
  return make('ol', { class: 'round-log' }, ...matter.log.map((line) => make('li', {}, line)))
}
