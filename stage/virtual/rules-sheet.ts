/** The rules of a game with a card: its markets, what each returns in general and on this card, and the limits of its bets. */
import { make } from '../dom.ts'
import { showRoundMoney, type Lang } from '../frame/amounts.ts'
import type { GameRules } from '../frame/game.ts'
import { note, section } from '../frame/rules-sheet.ts'
import { fill } from '../frame/words.ts'
import { showReturns } from './price-text.ts'
import { SELECTIONS_MOST } from './slip.ts'
import { slipWords } from './words.ts'

/** A least and a most, as shares of the stake. */
export type Returns = readonly [least: number, most: number]

interface Market {
  name: string
  meaning: string
  /** On this card; null where it offers none, undefined where there is no card. */
  now: Returns | null | undefined
}

interface MarketWords {
  how: string
  how1: string
  how2: string
  how3: string
  markets: string
  market: string
  meaning: string
  returns: string
  now: string
  pricing: string
  limits: string
  rtp: string
  fair: string
  keys: string
}

interface Sheet {
  words: MarketWords
  lang: Lang
  /** Of any bet. */
  returns: Returns
  markets: readonly Market[]
  /** The highest stake of the table, the most on a bet that pays least, and the most on a round. */
  max: bigint
  spotMost: bigint
  roundMost: bigint
  stakesMost: number
  /** How many take part, in words and in number. */
  parties: readonly [string, string]
}

export function marketRules(sheet: Sheet): GameRules {
  const { words: own, lang, returns, parties } = sheet
  const bounds = {
    stake: showRoundMoney(sheet.spotMost, lang),
    payout: showRoundMoney(sheet.max * 100n, lang),
    round: showRoundMoney(sheet.roundMost, lang),
    count: String(sheet.stakesMost),
  }
  return {
    sections: [
      section(own.how, ...[own.how1, own.how2, own.how3].map(note)),
      section(
        own.markets,
        marketTable(sheet),
        note(own.pricing),
        note(fill(own.limits, bounds)),
        note(fill(slipWords[lang].holds, { count: String(SELECTIONS_MOST) })),
      ),
    ],
    figures: [[own.rtp, showReturns(returns, lang)], parties],
    notes: [own.fair],
    keys: note(own.keys),
  }
}

function marketTable({ words: own, lang, returns, markets }: Sheet): HTMLElement {
  const hasNow = markets.some(({ now }) => now !== undefined)
  const heads = [own.market, own.meaning, own.returns, ...(hasNow ? [own.now] : [])]
  const row = ({ name, meaning, now }: Market): HTMLElement =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, name),
      make('td', {}, meaning),
      make('td', { class: 'money' }, showReturns(returns, lang)),
      ...(hasNow ? [make('td', { class: 'money' }, now ? showReturns(now, lang) : '–')] : []),
    )
  return make(
    'table',
    { class: 'vg-pays' },
    make('thead', {}, make('tr', {}, ...heads.map((head) => make('th', { scope: 'col' }, head)))),
    make('tbody', {}, ...markets.map(row)),
  )
}

/** The least and the most of them; null of none. */
export const returnsIn = (shares: readonly number[]): Returns | null =>
  shares.length === 0 ? null : [Math.min(...shares), Math.max(...shares)]
