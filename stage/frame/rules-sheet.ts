import { make } from '../dom.ts'
import { showMoney, showPercent, type Lang } from './amounts.ts'
import type { GameRules } from './game.ts'
import { openSheet } from './sheet.ts'
import type { FrameState } from './state.ts'
import { fill, type FrameWords } from './words.ts'

interface RulesSheet {
  rules: GameRules
  state: Pick<FrameState, 'config' | 'lang'>
  words: FrameWords
  version: string
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

/** `%96,52 + %0,55 jackpot`: the game's own return, and beside it what the jackpots return. */
export function returnText(
  rtp: number,
  { config, lang }: Pick<FrameState, 'config' | 'lang'>,
  words: FrameWords,
): string {
  const own = showPercent(rtp, lang)
  if (config.jackpotRtp === undefined) return own
  return fill(words.rules.withJackpot, { rtp: own, jackpot: showPercent(config.jackpotRtp, lang) })
}

function figures({ rules, state, words }: RulesSheet): HTMLElement {
  const rows = [...rules.figures, [words.rules.stakes, stakeRange(state, state.lang)] as const]
  return make(
    'dl',
    { class: 'figures' },
    ...rows.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]),
  )
}

function stakeRange({ config }: Pick<FrameState, 'config'>, lang: Lang): string {
  return [config.minBet, config.maxBet].map((bet) => showMoney(BigInt(bet), lang)).join(' – ')
}

/** What holds for a round that breaks off, and how it is proven: a demo promises only what it keeps. */
function promises({ state, words }: RulesSheet): HTMLElement[] {
  const { brokenNote, fair, demoBrokenNote, demoFair } = words.rules
  const isDemo = state.config.jurisdiction.socialCasino
  return (isDemo ? [demoBrokenNote, demoFair] : [brokenNote, fair]).map(note)
}

/** Whether this game feeds jackpots; a demo says that it does not. */
function jackpots({ state: { config, lang }, words }: RulesSheet): HTMLElement[] {
  const { jackpot, jackpotNote, demoJackpotNote } = words.rules
  if (config.jurisdiction.socialCasino) return [section(jackpot, note(demoJackpotNote))]
  if (config.jackpotRtp === undefined) return []
  const share = showPercent(config.jackpotRtp, lang)
  return [section(jackpot, note(fill(jackpotNote, { share })))]
}

function roundLog({ log, words }: RulesSheet): HTMLElement {
  if (log.length === 0) return note(words.logEmpty)
  return make('ol', { class: 'round-log' }, ...log.map((line) => make('li', {}, line)))
}
