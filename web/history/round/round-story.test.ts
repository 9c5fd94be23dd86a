import { expect, it } from 'vitest'
import { storyOf } from './round-story.ts'

const amountOf = (hundredths: number) => `₺${hundredths / 100}`
const story = (events: readonly unknown[], lang: 'tr' | 'en' = 'tr') =>
  storyOf(events, lang, amountOf).map(({ text }) => text)

it('tells a spin without a win', () => {
  expect(
    story([
      { index: 0, type: 'reveal', spin: 'base', board: [], anticipation: [] },
      { index: 1, type: 'total', payout: 0 },
    ]),
  ).toEqual(['Makaralar döndü', 'Bu dönüşte kazanç olmadı.', 'Turun toplamı: ₺0'])
})

it('tells line wins, free spins with a retrigger and their multiplier, in order', () => {
  const events = [
    { type: 'reveal', spin: 'base', board: [['Q', 'coin'], ['coin'], ['K', 'coin']] },
    { type: 'wins', payout: 200, wins: [{ line: 4, symbol: 'tulip', count: 3, payout: 200 }] },
    {
      type: 'freeSpins',
      awarded: 10,
      total: 10,
      retrigger: false,
      payout: 200,
      positions: [0, 1, 2].map((reel) => ({ reel, row: 1 })),
    },
    { type: 'freeSpin', current: 1, total: 10, multiplier: 2 },
    { type: 'reveal', spin: 'free' },
    { type: 'freeSpins', awarded: 5, total: 15, retrigger: true, payout: 0, positions: [1, 2, 3] },
    { type: 'freeSpinsEnd', feature: 1150 },
    { type: 'total', payout: 1550 },
  ]
  expect(story(events)).toEqual([
    'Makaralar döndü',
    '4. çizgide 3 Lale: ₺2',
    '3 Altın: 10 ücretsiz dönüş başladı',
    'Altın ödemesi: ₺2',
    'Ücretsiz dönüş 1/10, çarpan ×2',
    '5 ücretsiz dönüş daha, toplam 15',
    'Ücretsiz dönüşler bitti: ₺11.5',
    'Turun toplamı: ₺15.5',
  ])
  expect(story(events, 'en')[1]).toBe('3 Tulip on line 4: ₺2')
})

it('tells clusters with what multiplied them, and names what gave the free spins', () => {
  const events = [
    { type: 'reveal', spin: 'base', board: [['clover', 'rainbow']] },
    { type: 'wins', wins: [{ symbol: 'leaf', count: 6, payout: 30, multiplier: 1 }] },
    { type: 'tumble', board: [['rainbow', 'leaf']] },
    { type: 'wins', wins: [{ symbol: 'clover', count: 5, payout: 600, multiplier: 6 }] },
    { type: 'tumble', board: [['leaf', 'rainbow']] },
    { type: 'freeSpins', awarded: 10, payout: 150, positions: [{ reel: 0, row: 1 }] },
  ]
  expect(story(events)).toEqual([
    'Makaralar döndü',
    '6 Yaprak: ₺0.3',
    '5 Yonca, çarpan ×6: ₺6',
    '1 Gökkuşağı: 10 ücretsiz dönüş başladı',
    'Gökkuşağı ödemesi: ₺1.5',
  ])
})

it('leaves out what it does not know, and never breaks on it', () => {
  const odd = [
    null,
    7,
    'x',
    {},
    { type: 4 },
    { type: 'cascade' },
    { type: 'wins', wins: [null, 3] },
  ]
  expect(story(odd)).toEqual([])
  expect(story([{ type: 'wins', wins: [{ symbol: 'moon', count: 5 }] }])).toEqual(['5 moon: ₺0'])
})
