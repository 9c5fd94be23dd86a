import type { BetMode } from '#contract/games/game-protocol.ts'
import { make } from '../dom.ts'
import { showMoney, showPercent, showRoundMoney, type Lang } from './amounts.ts'
import type { GameRules } from './game.ts'
import { openSheet } from './sheet.ts'
import type { FrameState } from './state.ts'
import { fill, type FrameWords } from './words.ts'

interface RulesSheet {
  rules: GameRules
  state: Pick<FrameState, 'config' | 'lang'>
  words: FrameWords
  version: string
  /** Is it a round that many share? */
  isTable: boolean
  log: readonly string[]
}

/** The kind's own rules, and what holds for every game: figures, jackpots, fairness, log, version. */
export function openRulesSheet(parent: HTMLElement, sheet: RulesSheet): HTMLDialogElement {
  const { rules, state, words, version } = sheet
  const { dialog } = openSheet(
    parent,
    words.rules.title,
    words.close,
    ...rules.sections,
    section(words.rules.figures, figures(sheet), ...rules.notes.map(note), note(words.rules.odds)),
    ...jackpots(sheet),
    section(words.rules.broken, ...promises(sheet)),
    ...(rules.keys ? [rules.keys] : []),
    section(words.log, roundLog(sheet)),
    note(fill(words.rules.version, { game: state.config.gameID, version })),
  )
  dialog.classList.add('is-wide')
  return dialog
}

export const section = (title: string, ...content: Node[]): HTMLElement =>
  make('section', { class: 'rules-part' }, make('h3', {}, title), ...content)

export const note = (text: string): HTMLElement => make('p', { class: 'sheet-note' }, text)

/**
 * `%96,52 + %0,55 jackpot`: what a mode returns by itself, and beside it what the jackpots return: up to so much where
 * stakes are taken that do not count whole.
 */
export function returnText(
  mode: Pick<BetMode, 'rtp' | 'costMultiplier'>,
  { config, lang }: Pick<FrameState, 'config' | 'lang'>,
  words: FrameWords,
): string {
  const own = showPercent(mode.rtp, lang)
  if (config.jackpots === undefined) return own
  const jackpot = jackpotShare({ config, lang }, words, mode.costMultiplier)
  return fill(words.rules.withJackpot, { rtp: own, jackpot })
}

/** What the jackpots take and return of stakes of a mode that costs so much. */
function jackpotShare(
  { config: { jackpots, maxBet }, lang }: Pick<FrameState, 'config' | 'lang'>,
  words: FrameWords,
  costMultiplier: number,
): string {
  if (jackpots === undefined) return ''
  const share = showPercent(jackpots.share, lang)
  const countsWhole = maxBet * costMultiplier <= jackpots.countedMax
  return countsWhole ? share : fill(words.rules.upTo, { share })
}

function figures({ rules, state, words }: RulesSheet): HTMLElement {
  const rows = [...rules.figures, [words.rules.stakes, stakeRange(state, state.lang)] as const]
  return definitions(rows)
}

const definitions = (rows: readonly (readonly [string, string])[]): HTMLElement =>
  make(
    'dl',
    { class: 'figures' },
    ...rows.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]),
  )

function stakeRange({ config }: Pick<FrameState, 'config'>, lang: Lang): string {
  return [config.minBet, config.maxBet].map((bet) => showMoney(BigInt(bet), lang)).join(' – ')
}

/** What holds for a round that breaks off, and how it is proven: a demo promises only what it keeps. */
function promises({ state, words, isTable }: RulesSheet): HTMLElement[] {
  const { brokenNote, tableNote, fair, demoBrokenNote, demoFair, demoTableNote, demoTableFair } =
    words.rules
  if (!state.config.jurisdiction.socialCasino)
    return [isTable ? tableNote : brokenNote, fair].map(note)
  return (isTable ? [demoTableNote, demoTableFair] : [demoBrokenNote, demoFair]).map(note)
}

/** Which jackpots this game feeds, and how rare each is; a demo says that it feeds none. */
function jackpots({ state, words, isTable }: RulesSheet): HTMLElement[] {
  const { config, lang } = state
  const { rules } = words
  if (isTable) return []
  if (config.jurisdiction.socialCasino) return [section(rules.jackpot, note(rules.demoJackpotNote))]
  if (config.jackpots === undefined) return []
  const { countedMax, levels } = config.jackpots
  const dearest = Math.max(...Object.values(config.betModes).map((mode) => mode.costMultiplier))
  const share = jackpotShare(state, words, dearest)
  const lira = (micro: number): string => showRoundMoney(BigInt(micro), lang)
  const rows = levels.map(({ level, start, oneIn }) => {
    const odds = fill(rules.jackpotOdds, { oneIn: lira(oneIn), start: lira(start) })
    return [rules.jackpotLevels[level], odds] as const
  })
  return [
    section(
      rules.jackpot,
      note(fill(rules.jackpotNote, { share, pools: levels.length })),
      definitions(rows),
      note(fill(rules.jackpotCounted, { max: lira(countedMax) })),
    ),
  ]
}

function roundLog({ log, words }: RulesSheet): HTMLElement {
  if (log.length === 0) return note(words.logEmpty)
  return make('ol', { class: 'round-log' }, ...log.map((line) => make('li', {}, line)))
}
