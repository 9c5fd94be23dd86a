import { pokerHandName } from '#contract/games/poker-names.ts'
import { tablegameWord, type Tablegame } from '#contract/games/tablegames-names.ts'
import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import {
  askedIn,
  payTableOf,
  returnShare,
  roundMost,
  spotMost,
  spotsOf,
} from '#games/tablegames/numbers.ts'
import { make } from '../dom.ts'
import { showPercent, showRoundMoney, type Lang } from '../frame/amounts.ts'
import type { GameRules } from '../frame/game.ts'
import { note, section } from '../frame/rules-sheet.ts'
import { chipKeys, keysHelp } from '../floor/table-keys.ts'
import { fill } from '../frame/words.ts'
import { holdemWords } from './holdem-words.ts'
import { oddsText } from './odds.ts'
import type { TablegameWords } from './words.ts'

/** `%85,64 – %98,94`: the least and the most that a bet of the game returns. */
export function returnsText(game: Tablegame, own: TablegameWords, lang: Lang): string {
  const shares = spotsOf(game).map(({ name }) => returnShare(game, name))
  const [least, most] = [Math.min(...shares), Math.max(...shares)]
  return fill(own.headline, { least: showPercent(least, lang), most: showPercent(most, lang) })
}

export function tablegameRules(
  game: Tablegame,
  { limits }: Pick<FloorTableState, 'limits'>,
  { rules: own }: TablegameWords,
  lang: Lang,
): GameRules {
  const max = BigInt(limits.max)
  const round = showRoundMoney(roundMost(max), lang)
  return {
    sections: [
      section(own.how, ...[own.how1, own.how2, ...own.games[game]].map(note)),
      section(own.pays, payTable(game, max, own, lang), note(fill(own.limits, { round }))),
      ...(askedIn(game) ? [section(holdemWords[lang].hands.title, handTable(lang))] : []),
    ],
    figures: spotsOf(game).map(({ name }) => [
      `${own.rtp}, ${tablegameWord(name, lang)}`,
      showPercent(returnShare(game, name), lang),
    ]),
    notes: [own.fair],
    keys: keysHelp(lang, own.keys, chipKeys(lang)),
  }
}

function payTable(
  game: Tablegame,
  max: bigint,
  own: TablegameWords['rules'],
  lang: Lang,
): HTMLElement {
  const heads = [own.bet, own.odds, own.returns, own.most]
  const rows = spotsOf(game).map((spot) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, tablegameWord(spot.name, lang)),
      ...[
        `${oddsText(spot, lang)}:1`,
        showPercent(returnShare(game, spot.name), lang),
        showRoundMoney(spotMost(spot, max), lang),
      ].map((figure) => make('td', { class: 'money' }, figure)),
    ),
  )
  return make(
    'table',
    { class: 'vg-pays' },
    make('thead', {}, make('tr', {}, ...heads.map((head) => make('th', { scope: 'col' }, head)))),
    make('tbody', {}, ...rows),
  )
}

/** What each hand pays on the ante and on AA+. */
function handTable(lang: Lang): HTMLElement {
  const { hands } = holdemWords[lang]
  const aces = payTableOf('aces')
  const heads = [hands.hand, ...['ante', 'aces'].map((spot) => tablegameWord(spot, lang))]
  const rows = payTableOf('ante').map(([hand, odds], at) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, hand ? pokerHandName(hand, lang) : hands.least),
      make('td', { class: 'money' }, `${odds}:1`),
      make('td', { class: 'money' }, `${aces[at]?.[1] ?? 0}:1${hand ? '' : ` (${hands.aces})`}`),
    ),
  )
  return make(
    'table',
    { class: 'vg-pays' },
    make('thead', {}, make('tr', {}, ...heads.map((head) => make('th', { scope: 'col' }, head)))),
    make('tbody', {}, ...rows),
  )
}
