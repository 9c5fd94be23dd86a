import { BINGO_PRIZES, prizeName } from '#contract/games/bingo-names.ts'
import {
  BOUGHT_MOST,
  OWN_TICKETS_MOST,
  RETURN_PERCENT,
  SHARES,
  fullWithin,
  type BingoRules,
} from '#games/bingo/numbers.ts'
import { make } from '../dom.ts'
import { showMoney, showPercent, showRoundMoney, type Lang } from '../frame/amounts.ts'
import type { GameRules } from '../frame/game.ts'
import { note, section } from '../frame/rules-sheet.ts'
import { fill } from '../frame/words.ts'
import { showSeconds } from './caller.ts'
import type { BingoWords } from './words.ts'

/** The rules of a room, by the figures that it is played with. `pot` is its jackpot, in micro-lira. */
export function roomRules(
  rules: BingoRules,
  pot: number,
  { rules: own }: BingoWords,
  lang: Lang,
): GameRules {
  const locale = lang === 'tr' ? 'tr-TR' : 'en-GB'
  const { of, all } = fullWithin(rules.jackpotBalls)
  const chance = {
    count: String(rules.jackpotBalls),
    oneIn: of === 0n ? '–' : (all / of).toLocaleString(locale),
  }
  const limits = {
    once: String(BOUGHT_MOST),
    own: String(OWN_TICKETS_MOST),
    room: String(rules.ticketsMost),
  }
  const seconds = { seconds: showSeconds(rules.ballMs, lang) }
  return {
    sections: [
      section(own.how, note(fill(own.how1, seconds)), note(own.how2), note(own.how3)),
      section(
        own.prizes,
        prizeTable(rules, own, lang),
        note(own.sharing),
        note(fill(own.chance, chance)),
        note(fill(own.limits, limits)),
      ),
    ],
    figures: [
      [own.rtp, showPercent(Number(RETURN_PERCENT) / 100, lang)],
      [own.price, showRoundMoney(BigInt(rules.price), lang)],
      [own.jackpotNow, showMoney(BigInt(pot), lang)],
    ],
    notes: rules.isSpoken ? [own.fair, own.voice] : [own.fair],
    keys: note(own.keys),
  }
}

function prizeTable(
  { jackpotBalls }: BingoRules,
  own: BingoWords['rules'],
  lang: Lang,
): HTMLElement {
  const rows = BINGO_PRIZES.map((prize) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, prizeName(prize, lang)),
      make('td', {}, fill(own.means[prize], { count: String(jackpotBalls) })),
      make('td', { class: 'money' }, showPercent(Number(SHARES[prize]) / 100, lang)),
    ),
  )
  const heads = [own.prize, own.meaning, own.share]
  return make(
    'table',
    { class: 'bg-pays' },
    make('thead', {}, make('tr', {}, ...heads.map((head) => make('th', { scope: 'col' }, head)))),
    make('tbody', {}, ...rows),
  )
}
