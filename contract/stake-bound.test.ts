import { expect, it } from 'vitest'
import { describeBound, isOwnLimit, readBound } from './stake-bound.ts'

const LIMIT = { kind: 'deposit', period: 'month', limit: 500, left: 20 } as const
const money = (amount: number): string => `₺${amount}`

it('reads what was met beside the refusals that bring it along, and nothing else', () => {
  expect(readBound({ refusal: 'deposit-limit-reached', ...LIMIT, more: 1 })).toEqual(LIMIT)
  expect(readBound({ refusal: 'bonus-stake-max', most: 20 })).toEqual({ most: 20 })
  const ours = { ...LIMIT, by: 'house' } as const
  expect(readBound({ refusal: 'deposit-limit-reached', ...ours })).toEqual(ours)
  expect(readBound({ refusal: 'deposit-limit-reached', ...LIMIT, by: 'nobody' })).toEqual(LIMIT)
  for (const data of [
    null,
    'limit-reached',
    LIMIT,
    { ...LIMIT, refusal: 'too-early' },
    { refusal: 'limit-reached' },
    { ...LIMIT, refusal: 'limit-reached', kind: 'other' },
    { ...LIMIT, refusal: 'limit-reached', period: 'year' },
    { ...LIMIT, refusal: 'limit-reached', left: '20' },
    { refusal: 'bonus-stake-max', most: null },
  ])
    expect(readBound(data)).toBeNull()
})

it('says what was met in both languages, with what a call needs besides', () => {
  expect(describeBound(LIMIT, 'tr', money)).toBe(
    'Bu tutar aylık yatırma limitinizi aşıyor. Limit ₺500, kalan ₺20.',
  )
  const stake = { kind: 'stake', period: 'day', limit: 50, left: 20, needed: 30 } as const
  expect(describeBound(stake, 'en', money)).toBe(
    'This bet goes beyond your daily stake limit. The limit is ₺50, and ₺20 of it is left. The call that may follow this bet has to fit, too: ₺30 together.',
  )
  const time = { kind: 'session', period: 'day', limit: 60, left: 0, by: 'house' } as const
  expect(describeBound(time, 'tr', money)).toBe(
    'Bu hesap için günlük süre limiti (60 dakika) doldu: yeterince zaman geçene kadar yeni bahis alınmıyor. Bu limiti biz koyduk; nedenini canlı desteğe sorabilirsiniz.',
  )
})

it('knows a limit of the member’s own, which the page of limits shows, from a bonus’s highest bet', () => {
  expect([LIMIT, { most: 20 }, null].map(isOwnLimit)).toEqual([true, false, false])
})
