import { FREE_ROUND, type BetMode, type FreeRounds } from '#contract/games/game-protocol.ts'
import { showMoney, type Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { slotWords, type SlotWords } from './words.ts'

/** The mode that a free round is bought in: it costs the member nothing and plays as a plain spin does. */
export const freeMode = (base: BetMode): BetMode => ({ ...base, mode: FREE_ROUND })

export const isFreeMode = ({ mode }: Pick<BetMode, 'mode'>): boolean => mode === FREE_ROUND

const zoneOf = (lang: Lang): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(lang === 'tr' ? 'tr-TR' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Istanbul',
  })

/** What they are, in sentences: how many, who stakes, where wins go, until when. */
export function textOf(
  { left, rounds, stake, wagering, expiresAt }: FreeRounds,
  lang: Lang,
): string[] {
  const { freeRounds: words } = slotWords[lang]
  return [
    fill(words.about, { rounds, left, stake: showMoney(BigInt(stake), lang) }),
    wagering === 0 ? words.cash : fill(words.wagering, { times: wagering }),
    fill(words.until, { moment: zoneOf(lang).format(new Date(expiresAt)) }),
  ]
}

/** What the button of the stake shows while the next spin is a free round. */
export function freeFigure(
  { left, stake }: FreeRounds,
  words: SlotWords,
  lang: Lang,
): { name: string; amount: string; description: string } {
  const figures = { left, stake: showMoney(BigInt(stake), lang) }
  const { name, left: amount, show } = words.freeRounds
  return { name, amount: fill(amount, figures), description: fill(show, figures) }
}
