import { describe, expect, it } from 'vitest'
import {
  exampleOf,
  gamesOf,
  lastsOf,
  rowsOf,
  shareOf,
  standingOf,
  usesUpOf,
  type BonusOffer,
} from './terms.ts'
import { BONUS_WORDS } from './words.ts'

const OFFER: BonusOffer = {
  bonusID: 1,
  name: 'Hoş geldin %50',
  text: '',
  kind: 'deposit',
  firstDeposit: true,
  every: 'once',
  percent: 50,
  minimum: 100,
  maximum: 999,
  claimDays: 7,
  wagering: 30,
  days: 30,
  stakeMax: 50,
  weights: [
    { kind: 'slot', percent: 100 },
    { kind: 'table', percent: 10 },
    { kind: 'race', percent: 0 },
  ],
  gameWeights: [{ game: 'Yonca Bahçesi', percent: 50 }],
  excludedGames: ['Kapadokya 1000'],
  startsAt: '2026-01-01T00:00:00+03:00',
  endsAt: null,
  freeRounds: null,
  freeBets: null,
  status: 'open',
  amount: 500,
  basis: 1_000,
  takenAt: null,
  firstUsedFor: null,
  firstGone: null,
  reasons: [],
  depositUsedFor: null,
  depositGone: null,
  usesUp: [],
}

describe('the terms of an offer', () => {
  it('stand in rows, each that holds: who, how much, wagering, games, stakes, time, giving up', () => {
    const rows = new Map(rowsOf(OFFER, BONUS_WORDS.tr, 'tr'))
    expect(rows.get('Kim alabilir')).toBe('İlk yatırması en az ₺100,00 olan her üye')
    expect(rows.get('Ne kadar')).toBe('Yatırmanızın %50 kadarı; en çok ₺999,00')
    expect(rows.get('Çevrim')).toContain('30 katı')
    expect(rows.get('Sayılan oyunlar')).toBe('Slotlar %100, Masalar %10, Yonca Bahçesi %50')
    expect(rows.get('En çok bahis')).toContain('₺50,00')
    expect(rows.get('Kapalı oyunlar')).toContain('Kapadokya 1000')
    expect(rows.get('Süre')).toContain('30 gün')
    expect(rows.get('Vazgeçme')).toContain('nakdiniz olduğu gibi kalır')
    expect(rows.get('Sonuç düzeltilirse')).toContain('bonusla oynanan payı da düzeltilir')
    expect(rows.size).toBe(18)
  })

  it('say of cash that it is cash, in both languages', () => {
    const cash = { ...OFFER, wagering: 0, stakeMax: null, excludedGames: [] }
    for (const lang of ['tr', 'en'] as const) {
      const texts = rowsOf(cash, BONUS_WORDS[lang], lang).map(([, text]) => text)
      expect(texts).toContain(BONUS_WORDS[lang].text.noWagering)
      expect(texts).not.toContain(BONUS_WORDS[lang].text.giveUp)
    }
  })

  it('say on the card what the table says: cash has no time and no games that count', () => {
    const cash = { ...OFFER, wagering: 0 }
    const words = BONUS_WORDS.en
    expect(lastsOf(OFFER, words)).toEqual([
      ['Time', '30 days'],
      ['Counts on', 'Slots, Tables'],
    ])
    expect(lastsOf(cash, words)).toEqual([
      ['To be asked for', 'within 7 days'],
      ['To be used on', 'any game'],
    ])
    expect(lastsOf({ ...cash, kind: 'loss-back' }, words)).toEqual([
      ['To be asked for', 'within 7 days'],
      ['Loss worked out on', 'Slots, Tables'],
    ])
    const rows = new Map(rowsOf(cash, words, 'en'))
    expect(rows.get('Until when to ask')).toContain('7 days')
    expect(rows.get('Time')).toBe(words.text.timeCash)
    expect(rows.get('Games that count')).toContain('use it on any game')
  })

  it('count on no kind that weighs nothing', () => {
    expect(gamesOf(OFFER, BONUS_WORDS.en)).toBe('Slots 100%, Tables 10%, Yonca Bahçesi 50%')
  })

  it('say where coupons count that what is cashed out of one does not', () => {
    const termsOf = (percent: number) =>
      rowsOf({ ...OFFER, weights: [{ kind: 'coupon', percent }] }, BONUS_WORDS.en, 'en')
        .flat()
        .join('\n')
    expect(termsOf(50)).toContain(BONUS_WORDS.en.text.soldCoupon)
    expect(termsOf(0)).not.toContain(BONUS_WORDS.en.text.soldCoupon)
  })
})

it('free rounds say where, how many, who stakes, where wins go and what giving up costs, in both languages', () => {
  const freeRounds = { game: 'Lale Devri', gameID: 1, rounds: 10, stake: 2 }
  const terms = { kind: 'free-rounds', firstDeposit: false, minimum: 0, percent: 100 } as const
  const offer = { ...OFFER, ...terms, wagering: 5, freeRounds }
  const rows = new Map(rowsOf(offer, BONUS_WORDS.tr, 'tr'))
  expect(rows.get('Kim alabilir')).toBe('Her üye; yatırma gerekmez')
  expect(rows.get('Ne kadar')).toBe('Lale Devri oyununda 10 tur, her biri ₺2,00')
  expect(rows.get('Çevrim')).toContain('Kazandıklarınızın 5 katı')
  expect(rows.get('Çevrim')).toContain('Turları aldıktan sonraki bütün')
  expect(rows.has('Ne zamana kadar istenir')).toBe(false)
  expect(exampleOf(offer, BONUS_WORDS.en, 'en')).toContain('₺150.00 in stakes')
  const cash = { ...offer, minimum: 250, wagering: 0, weights: [], gameWeights: [] }
  for (const lang of ['tr', 'en'] as const) {
    const texts = rowsOf(cash, BONUS_WORDS[lang], lang).map(([, text]) => text)
    expect(texts).toContain(BONUS_WORDS[lang].free.wonCash)
    expect(texts).not.toContain(BONUS_WORDS[lang].text.giveUp)
  }
})

it('PROT-63 free rounds say that they count for limits of stakes and for none of losses, in both languages', () => {
  const freeRounds = { game: 'Lale Devri', gameID: 1, rounds: 10, stake: 2 }
  const offer = { ...OFFER, kind: 'free-rounds', firstDeposit: false, freeRounds } as const
  const limitsIn = (lang: 'tr' | 'en') =>
    new Map(rowsOf(offer, BONUS_WORDS[lang], lang)).get(BONUS_WORDS[lang].rows.limits)
  expect(limitsIn('tr')).toContain('bahis limitlerinize sayılır, kayıp limitlerinize sayılmaz')
  expect(limitsIn('en')).toContain('count for your limits of stakes, and not for those of losses')
})

describe('what an offer is given for', () => {
  const none = {
    ...OFFER,
    status: 'no-basis',
    reasons: ['no-basis'],
    amount: null,
    basis: null,
  } satisfies BonusOffer

  it('is named where it is missing: a loss is spoken of by offers for losses alone', () => {
    for (const lang of ['tr', 'en'] as const) {
      const { noBasis } = BONUS_WORDS[lang]
      const textOf = (terms: Partial<BonusOffer>) =>
        standingOf({ ...none, ...terms }, BONUS_WORDS[lang], lang)
      expect(textOf({})).toBe(noBasis.first)
      expect(textOf({ firstDeposit: false })).toBe(noBasis.deposit)
      expect(textOf({ firstDeposit: false, kind: 'free-rounds' })).toBe(noBasis.deposit)
      expect(textOf({ firstDeposit: false, kind: 'loss-back' })).toBe(noBasis.loss)
      for (const text of [noBasis.first, noBasis.deposit]) expect(text).not.toMatch(/loss|kayb/)
    }
  })

  it('is said with everything else that stands in the way, and with what the last deposit was used for', () => {
    const offer: BonusOffer = {
      ...none,
      firstDeposit: false,
      reasons: ['other-active', 'no-basis', 'game-closed'],
    }
    for (const lang of ['tr', 'en'] as const) {
      const words = BONUS_WORDS[lang]
      const { statuses, noBasis, free } = words
      expect(standingOf({ ...offer, depositUsedFor: 'Lale' }, words, lang)).toBe(
        [statuses['other-active'], noBasis.deposit, words.depositUsedFor('Lale'), free.closed].join(
          ' ',
        ),
      )
      expect(standingOf({ ...offer, depositGone: 'too-old' }, words, lang)).toContain(
        words.depositGone['too-old'],
      )
    }
  })

  it('of a first deposit is the first, and never the last', () => {
    const words = BONUS_WORDS.en
    const howOf = (firstDeposit: boolean) =>
      new Map(rowsOf({ ...OFFER, firstDeposit }, words, 'en')).get(words.rows.how)
    expect(howOf(true)).toContain('Your first approved deposit counts')
    expect(howOf(true)).not.toContain('last')
    expect(howOf(false)).toContain('Your last approved deposit counts')
  })

  it('says of a first deposit that was used what for, whatever is under way, and before it is used what is gone then', () => {
    const used = { ...none, firstUsedFor: 'Lale turları' }
    for (const status of ['no-basis', 'other-active'] as const)
      expect(standingOf({ ...used, status }, BONUS_WORDS.en, 'en')).toBe(
        'Your first deposit was used for “Lale turları”; this bonus is not given any more.',
      )
    for (const [firstGone, text] of [
      ['too-small', 'below the least'],
      ['too-old', 'is over'],
      ['before-offer', 'before this offer began'],
    ] as const)
      expect(standingOf({ ...none, firstGone }, BONUS_WORDS.en, 'en')).toContain(text)
    expect(usesUpOf(OFFER, BONUS_WORDS.en)).toBeNull()
    expect(usesUpOf({ ...OFFER, usesUp: ['Welcome 50%'] }, BONUS_WORDS.en)).toContain(
      '(Welcome 50%) is not given any more',
    )
  })
})

it('an example is worked out as the house does: whole kuruş, up to the most', () => {
  expect(shareOf(OFFER, 1_000)).toBe(500)
  expect(shareOf(OFFER, 100.01)).toBe(50)
  expect(shareOf(OFFER, 5_000)).toBe(999)
  expect(exampleOf(OFFER, BONUS_WORDS.en, 'en')).toBe(
    'Deposit ₺1,000.00 and you get a bonus of ₺500.00; after ₺15,000.00 in stakes it is cash.',
  )
})
