import type { GameConfig } from '#contract/game-protocol.ts'
import type { Money } from '#contract/money.ts'
import { draw, make } from '../../dom.ts'
import { amountOf, showMoney, showMultiple, showPercent, type Lang } from '../amounts.ts'
import type { SymbolFaces } from '../board/bake.ts'
import type { SlotGame } from '../game.ts'
import { fill, type SlotWords } from '../words.ts'
import { openSheet } from './sheet.ts'

/** What the rules page is made from: the game's numbers, the launch's config, and words. */
export interface RulesMatter {
  game: SlotGame
  config: GameConfig
  version: string
  stake: Money
  lang: Lang
  words: SlotWords
  symbols: Readonly<Record<string, string>>
  feature: string
  featureRule: string
  sheets: Readonly<Record<string, SymbolFaces>>
  log: readonly string[]
}

export function openRules(parent: HTMLElement, matter: RulesMatter): HTMLDialogElement {
  const { words } = matter
  const { dialog } = openSheet(
    parent,
    words.rules.title,
    words.close,
    section(
      words.rules.pays,
      note(fill(words.rules.paysNote, { stake: money(matter, matter.stake) })),
      paytable(matter),
      ...special(matter),
    ),
    section(
      fill(words.rules.lines, { lines: matter.game.lines.length }),
      note(words.rules.linesNote),
      lineCharts(matter),
    ),
    section(words.rules.feature, ...feature(matter)),
    ...buying(matter),
    section(
      words.rules.figures,
      figures(matter),
      note(words.rules.maxWinNote),
      note(words.rules.odds),
    ),
    section(words.rules.broken, note(words.rules.brokenNote), note(words.rules.fair)),
    section(words.rules.keys, note(words.rules.keysNote)),
    section(words.log, roundLog(matter)),
    note(fill(words.rules.version, { game: matter.config.gameID, version: matter.version })),
  )
  dialog.classList.add('is-wide')
  return dialog
}

const section = (title: string, ...content: Node[]): HTMLElement =>
  make('section', { class: 'rules-part' }, make('h3', {}, title), ...content)

const note = (text: string): HTMLElement => make('p', { class: 'sheet-note' }, text)

const money = (matter: RulesMatter, amount: Money): string => showMoney(amount, matter.lang)

const times = (matter: RulesMatter, payout: number): string => showMultiple(payout, matter.lang)

/** A symbol as the reels draw it; its name stands beside it, so the picture itself says nothing. */
function picture(matter: RulesMatter, symbol: string): HTMLElement {
  const canvas = make('canvas', {
    width: '96',
    height: '96',
    class: 'symbol',
    'aria-hidden': 'true',
  })
  const sheet = matter.sheets[symbol]?.still
  if (sheet) canvas.getContext('2d')?.drawImage(sheet, 0, 0, 96, 96)
  return canvas
}

function paytable(matter: RulesMatter): HTMLElement {
  const cards = matter.game.pays.map(({ symbol, counts }) => {
    const rows = [...counts]
      .reverse()
      .map(({ count, payout }) =>
        make(
          'li',
          {},
          make('span', {}, `${count} ×`),
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

function special(matter: RulesMatter): HTMLElement[] {
  const { game, words } = matter
  const wild = matter.symbols[game.wild] ?? ''
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
  return [
    row(game.wild, make('p', {}, fill(words.rules.wild, { wild, scatter }))),
    row(
      game.scatter,
      make('p', {}, fill(words.rules.scatter, { scatter })),
      make('ul', { class: 'dots' }, ...rows),
    ),
  ]
}

function lineCharts(matter: RulesMatter): HTMLElement {
  const { game } = matter
  const charts = game.lines.map((rows, at) => {
    const cells = rows.flatMap((lit, reel) =>
      Array.from(
        { length: game.rows },
        (_, row) =>
          `<rect x="${reel * 10 + 1}" y="${row * 10 + 1}" width="8" height="8" rx="2" class="${row === lit ? 'on' : 'off'}"/>`,
      ),
    )
    const path = rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')
    const chart = draw(
      `0 0 ${game.reels * 10} ${game.rows * 10}`,
      `${cells.join('')}<polyline points="${path}"/>`,
    )
    return make('li', {}, make('span', {}, String(at + 1)), chart)
  })
  return make('ol', { class: 'lines' }, ...charts)
}

function feature(matter: RulesMatter): HTMLElement[] {
  const { game, words } = matter
  const scatter = matter.symbols[game.scatter] ?? ''
  return [
    note(fill(matter.featureRule, { max: game.multiplierMax })),
    note(
      fill(words.rules.retrigger, { scatter, spins: game.retriggerSpins, max: game.freeSpinsMax }),
    ),
  ]
}

function buying(matter: RulesMatter): HTMLElement[] {
  const bonus = Object.values(matter.config.betModes).find((mode) => mode.feature)
  if (!bonus || matter.config.jurisdiction.disabledBuyFeature) return []
  const text = fill(matter.words.rules.buyNote, { times: bonus.costMultiplier })
  return [section(matter.words.rules.buy, note(text))]
}

function figures(matter: RulesMatter): HTMLElement {
  const { config, words, lang, game } = matter
  const modes = Object.values(config.betModes).map((mode): [string, string] => [
    mode.feature ? words.rules.rtpBonus : words.rules.rtpBase,
    showPercent(mode.rtp, lang),
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

function roundLog(matter: RulesMatter): HTMLElement {
  if (matter.log.length === 0) return note(matter.words.logEmpty)
  return make('ol', { class: 'round-log' }, ...matter.log.map((line) => make('li', {}, line)))
}
