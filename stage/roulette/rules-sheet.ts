import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import {
  ODDS,
  SPOTS,
  returnShare,
  roundMost,
  spotMost,
  spotNamed,
  type RouletteRules,
  type Spot,
  type SpotKind,
} from '#games/roulette/numbers.ts'
import { make } from '../dom.ts'
import { showPercent, showRoundMoney, type Lang } from '../frame/amounts.ts'
import type { GameRules } from '../frame/game.ts'
import { note, section } from '../frame/rules-sheet.ts'
import { chipKeys, keysHelp } from '../floor/table-keys.ts'
import { fill } from '../frame/words.ts'
import type { RouletteWords } from './words.ts'

/** A spot of each kind: all of a kind pay and return the same. */
export const ONE_OF_EACH: readonly Spot[] = [
  ...new Map(SPOTS.toReversed().map((spot) => [spot.kind, spot])).values(),
].toReversed()

export function rouletteRules(
  rules: RouletteRules,
  { limits }: Pick<FloorTableState, 'limits'>,
  { rules: own }: RouletteWords,
  lang: Lang,
): GameRules {
  const max = BigInt(limits.max)
  const partage = rules.laPartage ? [own.partage] : []
  const round = showRoundMoney(roundMost(max), lang)
  return {
    sections: [
      section(own.how, ...[own.how1, own.how2, own.how3, ...partage].map(note)),
      section(own.pays, payTable(rules, max, own, lang), note(fill(own.limits, { round }))),
    ],
    figures: [
      ...(rules.laPartage
        ? [[own.rtpEven, showPercent(returnShare(spotNamed('red'), rules), lang)] as const]
        : []),
      [
        rules.laPartage ? own.rtpOther : own.rtp,
        showPercent(returnShare(spotNamed('17'), rules), lang),
      ],
      [own.wheel, '37'],
    ],
    notes: [own.fair],
    keys: keysHelp(lang, own.keys, chipKeys(lang, ['+ −', own.widen])),
  }
}

function payTable(
  rules: RouletteRules,
  max: bigint,
  own: RouletteWords['rules'],
  lang: Lang,
): HTMLElement {
  const heads = [own.bet, own.numbers, own.odds, own.returns, own.most]
  const row = (spot: Spot): HTMLElement =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, kindName(own, spot.kind)),
      ...[
        String(spot.numbers.length),
        `${ODDS[spot.kind]}:1`,
        showPercent(returnShare(spot, rules), lang),
        showRoundMoney(spotMost(spot, max), lang),
      ].map((figure) => make('td', { class: 'money' }, figure)),
    )
  return make(
    'table',
    { class: 'rl-pays' },
    make('thead', {}, make('tr', {}, ...heads.map((head) => make('th', { scope: 'col' }, head)))),
    make('tbody', {}, ...ONE_OF_EACH.map(row)),
  )
}

const kindName = (own: RouletteWords['rules'], kind: SpotKind): string => own.kinds[kind]
