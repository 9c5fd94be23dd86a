import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import {
  CUT_CARD_COST,
  INSURANCE_ODDS,
  INSURANCE_RETURN,
  MAIN_RETURN,
  PAIRS_RETURN,
  PLUS_RETURN,
  roundMost,
  spotMost,
  type BlackjackRules,
} from '#games/blackjack/numbers.ts'
import { make } from '../dom.ts'
import { showPercent, showRoundMoney, type Lang } from '../frame/amounts.ts'
import type { GameRules } from '../frame/game.ts'
import { note, section } from '../frame/rules-sheet.ts'
import { keysHelp } from '../floor/table-keys.ts'
import { fill } from '../frame/words.ts'
import type { BlackjackWords } from './words.ts'

export function blackjackRules(
  { decisionMs }: BlackjackRules,
  { limits }: Pick<FloorTableState, 'limits'>,
  { rules: own }: BlackjackWords,
  lang: Lang,
): GameRules {
  const max = BigInt(limits.max)
  const lira = (amount: bigint): string => showRoundMoney(amount, lang)
  const how2 = fill(own.how2, { seconds: Math.round(decisionMs / 1_000) })
  const limitsNote = fill(own.limitsNote, {
    max: lira(max),
    pairs: lira(spotMost('pairs', max)),
    plus: lira(spotMost('plus', max)),
    round: lira(roundMost(max)),
  })
  const how = [own.how1, how2, own.how3, own.how4, own.how5, own.behind, own.hint, own.last]
  return {
    sections: [
      section(own.how, ...how.map(note)),
      section(own.pays, payTable(own, lang), note(own.side), note(limitsNote)),
    ],
    figures: [
      [own.rtp, showPercent(MAIN_RETURN, lang)],
      [own.shoe, own.shoeText],
    ],
    notes: [own.fair],
    keys: keysHelp(lang, own.keys),
  }
}

function payTable(own: BlackjackWords['rules'], lang: Lang): HTMLElement {
  const { rows } = own
  const lines: readonly (readonly [string, string, number])[] = [
    [rows.main, '1:1 · 3:2', MAIN_RETURN],
    [rows.mainCut, '1:1 · 3:2', MAIN_RETURN - CUT_CARD_COST],
    [rows.pairs, own.pairKinds, PAIRS_RETURN],
    [rows.plus, own.plusKinds, PLUS_RETURN],
    [rows.insurance, `${INSURANCE_ODDS}:1`, INSURANCE_RETURN],
  ]
  const head = [own.bet, own.odds, own.returns].map((name) => make('th', { scope: 'col' }, name))
  return make(
    'table',
    { class: 'bj-pays' },
    make('thead', {}, make('tr', {}, ...head)),
    make(
      'tbody',
      {},
      ...lines.map(([name, odds, share]) =>
        make(
          'tr',
          {},
          make('th', { scope: 'row' }, name),
          make('td', {}, odds),
          make('td', { class: 'money' }, showPercent(share, lang)),
        ),
      ),
    ),
  )
}
