import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import {
  CLUBS,
  MATCHES,
  MATCH_MARKETS,
  matchMarketName,
  type MatchMarket,
} from '#contract/games/football-names.ts'
import {
  RETURN_LEAST,
  RETURN_MOST,
  STAKES_MOST,
  chanceOf,
  roundMost,
  spotMost,
  spotsOf,
} from '#games/football/numbers.ts'
import { make } from '../dom.ts'
import { showRoundMoney, type Lang } from '../frame/amounts.ts'
import type { GameRules } from '../frame/game.ts'
import { note, section } from '../frame/rules-sheet.ts'
import { fill } from '../frame/words.ts'
import { showReturns } from '../virtual/price-text.ts'
import type { PriceBook } from './prices.ts'
import type { FootballWords } from './words.ts'

/** The least and the most that the bets of a market return on this card; null where it offers none, or none is worked out. */
function returnsOf(
  market: MatchMarket,
  strengths: readonly number[],
  book: PriceBook,
): readonly [number, number] | null {
  const matches = Array.from({ length: MATCHES }, (_, at) => at + 1)
  const shares = matches.flatMap((match) =>
    spotsOf(match)
      .filter((spot) => spot.market === market)
      .flatMap((spot) => {
        const [price, chance] = [book.of(spot.name), chanceOf(spot, strengths)]
        return price && chance ? [(Number(chance.of) / Number(chance.all)) * (price / 100)] : []
      }),
  )
  return shares.length === 0 ? null : [Math.min(...shares), Math.max(...shares)]
}

export function footballRules(
  { limits, round }: Pick<FloorTableState, 'limits' | 'round'>,
  book: PriceBook,
  { rules: own }: FootballWords,
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
        marketTable(round?.card?.strengths ?? null, book, own, lang),
        note(own.pricing),
        note(fill(own.limits, bounds)),
      ),
    ],
    figures: [
      [own.rtp, showReturns([RETURN_LEAST, RETURN_MOST], lang)],
      [own.clubs, String(CLUBS.length)],
    ],
    notes: [own.fair],
    keys: note(own.keys),
  }
}

function marketTable(
  strengths: readonly number[] | null,
  book: PriceBook,
  own: FootballWords['rules'],
  lang: Lang,
): HTMLElement {
  const heads = [own.market, own.meaning, own.returns, ...(strengths ? [own.now] : [])]
  const row = (market: MatchMarket): HTMLElement => {
    const now = strengths && returnsOf(market, strengths, book)
    return make(
      'tr',
      {},
      make('th', { scope: 'row' }, matchMarketName(market, lang)),
      make('td', {}, own.means[market]),
      make('td', { class: 'money' }, showReturns([RETURN_LEAST, RETURN_MOST], lang)),
      ...(strengths ? [make('td', { class: 'money' }, now ? showReturns(now, lang) : '–')] : []),
    )
  }
  return make(
    'table',
    { class: 'vg-pays' },
    make('thead', {}, make('tr', {}, ...heads.map((head) => make('th', { scope: 'col' }, head)))),
    make('tbody', {}, ...MATCH_MARKETS.map(row)),
  )
}
