/** What became of a bet on a flight, in words: for its panel and for the log. */
import type { FloorStakeState } from '#contract/games/floor-protocol.ts'
import { showMoney, type Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { showMultiple } from './multiple.ts'
import type { DroppedBet } from './waiting.ts'
import type { CrashWords } from './words.ts'

type Stake = Pick<FloorStakeState, 'state' | 'paid' | 'halfAt' | 'endedAt'>

interface Language {
  words: CrashWords
  lang: Lang
}

/** As it stands now. Half of a bet may be out while the rest flies, and is had though the rest is lost. */
export function stakeStatus(
  stake: Stake | null,
  isFlying: boolean,
  { words, lang }: Language,
): string {
  const { states } = words
  if (stake === null) return states.empty
  if (stake.state === 'paid') return fill(paidSentence(stake, states), figuresOf(stake, lang))
  if (stake.state === 'lost') return states.lost
  if (stake.state === 'void') return states.void
  if (!isFlying) return states.placed
  return stake.halfAt === null ? states.flying : fill(states.half, figuresOf(stake, lang))
}

/** Once it was paid or lost, for the log; `n` is the bet's own number. */
export const endLine = (
  stake: Stake & Pick<FloorStakeState, 'amount'>,
  n: string,
  { words, lang }: Language,
): string =>
  stake.state === 'lost'
    ? fill(words.endLines.lost, { n, amount: showMoney(BigInt(stake.amount), lang) })
    : fill(paidSentence(stake, words.endLines), { n, ...figuresOf(stake, lang) })

/** Why a bet waits no more. */
export const droppedLine = (
  { spot, why }: DroppedBet,
  { min, max }: { min: number; max: number },
  { words, lang }: Language,
): string =>
  fill(words.log.dropped[why], {
    n: spot,
    least: showMoney(BigInt(min), lang),
    most: showMoney(BigInt(max), lang),
  })

type Sentences = Readonly<Record<'paid' | 'halfPaid' | 'halfLost', string>>

const paidSentence = ({ halfAt, endedAt }: Stake, sentences: Sentences): string =>
  endedAt === null ? sentences.halfLost : halfAt === null ? sentences.paid : sentences.halfPaid

const figuresOf = ({ paid, halfAt, endedAt }: Stake, lang: Lang) => ({
  amount: showMoney(BigInt(paid), lang),
  half: showMultiple(halfAt ?? 0, lang),
  at: showMultiple(endedAt ?? 0, lang),
})
