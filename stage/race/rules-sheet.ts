import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import { MARKETS, marketName, type RaceMarket } from '#contract/games/race-names.ts'
import {
  RETURN_LEAST,
  STAKES_MOST,
  placesOf,
  returnShare,
  roundMost,
  spotMost,
  spotsOf,
  type RaceRules,
} from '#games/race/numbers.ts'
import { make } from '../dom.ts'
import { showRoundMoney, type Lang } from '../frame/amounts.ts'
import type { GameRules } from '../frame/game.ts'
import { note, section } from '../frame/rules-sheet.ts'
import { fill } from '../frame/words.ts'
import { showReturns } from '../virtual/price-text.ts'
import type { RaceWords } from './words.ts'

export const RETURN_MOST = 0.9

/** The least and the most that the bets of a market return on this card; null where it offers none. */
export function returnsOf(
  market: RaceMarket,
  strengths: readonly number[],
): readonly [number, number] | null {
  const shares = spotsOf(strengths.length)
    .filter((spot) => spot.market === market)
    .flatMap((spot) => returnShare(spot, strengths) ?? [])
  return shares.length === 0 ? null : [Math.min(...shares), Math.max(...shares)]
}

export function raceRules(
  rules: RaceRules,
  { limits, round }: Pick<FloorTableState, 'limits' | 'round'>,
  { rules: own }: RaceWords,
  lang: Lang,
): GameRules {
  const max = BigInt(limits.max)
  const bounds = {
    stake: showRoundMoney(spotMost(101, max), lang),
    payout: showRoundMoney(max * 100n, lang),
    round: showRoundMoney(roundMost(max), lang),
    count: String(STAKES_MOST),
  }
  return {
    sections: [
      section(own.how, ...[own.how1, own.how2, own.how3].map(note)),
      section(
        own.markets,
        marketTable(rules, round?.card?.strengths ?? null, own, lang),
        note(own.pricing),
        note(fill(own.limits, bounds)),
      ),
    ],
    figures: [
      [own.rtp, showReturns([RETURN_LEAST, RETURN_MOST], lang)],
      [own.runners, String(rules.runners)],
    ],
    notes: [own.fair],
    keys: note(own.keys),
  }
}

function marketTable(
  { runners }: RaceRules,
  strengths: readonly number[] | null,
  own: RaceWords['rules'],
  lang: Lang,
): HTMLElement {
  const heads = [own.market, own.meaning, own.returns, ...(strengths ? [own.now] : [])]
  const meaning = (market: RaceMarket): string =>
    market === 'place'
      ? own.means[placesOf(runners) === 3 ? 'place3' : 'place2']
      : own.means[market]
  const row = (market: RaceMarket): HTMLElement => {
    const now = strengths && returnsOf(market, strengths)
    return make(
      'tr',
      {},
      make('th', { scope: 'row' }, marketName(market, lang)),
      make('td', {}, meaning(market)),
      make('td', { class: 'money' }, showReturns([RETURN_LEAST, RETURN_MOST], lang)),
      ...(strengths ? [make('td', { class: 'money' }, now ? showReturns(now, lang) : '–')] : []),
    )
  }
  return make(
    'table',
    { class: 'vg-pays' },
    make('thead', {}, make('tr', {}, ...heads.map((head) => make('th', { scope: 'col' }, head)))),
    make('tbody', {}, ...MARKETS.map(row)),
  )
}
