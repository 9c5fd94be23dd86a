import type { FloorStakeState } from '#contract/games/floor-protocol.ts'
import { make } from '../dom.ts'
import { showMoney, type Lang } from '../frame/amounts.ts'
import { areSettled, sumOf } from './chips-laid.ts'

interface OwnState {
  isOver: boolean
  stakes: readonly FloorStakeState[]
  lang: Lang
  words: { stake: string; payout: string; net: string }
}

/** What came of one's own stakes on a round that is over, once all of them are settled. */
export function createOwnSums(className: string) {
  const element = make('p', { class: className, role: 'status' })
  return {
    element,
    show: ({ isOver, stakes, lang, words }: OwnState): void => {
      const isShown = isOver && stakes.length > 0 && areSettled(stakes)
      element.hidden = !isShown
      if (!isShown) return element.replaceChildren()
      const { staked, paid } = sumOf(stakes)
      const given = sumOf(stakes.filter(({ state }) => state === 'void')).staked
      const net = paid + given - staked
      const figures: readonly [string, string][] = [
        [words.stake, showMoney(BigInt(staked), lang)],
        [words.payout, showMoney(BigInt(paid + given), lang)],
        [words.net, `${net > 0 ? '+' : ''}${showMoney(BigInt(net), lang)}`],
      ]
      const text = figures.map(([name, value]) => `${name} ${value}`).join(' · ')
      if (element.textContent !== text) element.textContent = text
      element.dataset['won'] = String(net > 0)
    },
  }
}
