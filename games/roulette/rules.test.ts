import { describe, expect, it } from 'vitest'
import { colourOf, pocketName, spotName } from '#contract/games/roulette-names.ts'
import { lira } from '#contract/money.ts'
import {
  ANNOUNCED,
  CHIPS_OF,
  NEIGHBOURS_MAX,
  ODDS,
  POCKETS,
  SPOTS,
  WHEEL,
  findSpot,
  neighbourChips,
  neighboursOf,
  roundMost,
  returnShare,
  spotMost,
  spotNamed,
  type SpotKind,
} from './numbers.ts'
import { payoutOf, returnOf } from './rules.ts'

const PLAIN = { laPartage: false }
const FRENCH = { laPartage: true }

describe('the wheel', () => {
  it('has every number from 0 to 36 once, and its colours take turns', () => {
    expect(WHEEL.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, n) => n))
    for (const [at, pocket] of WHEEL.entries())
      expect(colourOf(pocket)).toBe(at === 0 ? 'green' : at % 2 === 1 ? 'red' : 'black')
  })

  it('gives a number its neighbours across zero', () => {
    expect(neighboursOf(26, 2)).toEqual([35, 3, 26, 0, 32])
    expect(new Set(neighboursOf(17, NEIGHBOURS_MAX)).size).toBe(2 * NEIGHBOURS_MAX + 1)
  })
})

describe('the spots', () => {
  it.each<[SpotKind, number, number]>([
    ['straight', 37, 1],
    ['split', 60, 2],
    ['street', 12, 3],
    ['trio', 2, 3],
    ['corner', 22, 4],
    ['first-four', 1, 4],
    ['line', 11, 6],
    ['dozen', 3, 12],
    ['column', 3, 12],
    ['even-chance', 6, 18],
  ])('%s: there are %i, of %i numbers each', (kind, count, size) => {
    const spots = SPOTS.filter((spot) => spot.kind === kind)
    expect(spots.map(({ numbers }) => numbers.length)).toEqual(Array(count).fill(size))
  })

  it('have names of their own, and cover each their own set', () => {
    expect(new Set(SPOTS.map(({ name }) => name)).size).toBe(SPOTS.length)
    const sets = SPOTS.map(({ kind, numbers }) => `${kind} ${numbers.join()}`)
    expect(new Set(sets).size).toBe(SPOTS.length)
    for (const { name } of SPOTS) expect(name).toMatch(/^[a-z0-9-]{1,24}$/)
  })

  it('share lines of the board: what a split or a corner joins lies side by side', () => {
    for (const { kind, numbers } of SPOTS.filter(
      ({ kind: k }) => k === 'split' || k === 'corner',
    )) {
      const [first = 0, second = 0] = numbers
      if (first === 0) continue
      expect([1, 3]).toContain(second - first)
      if (second - first === 1 || kind === 'corner')
        expect(Math.ceil(first / 3)).toBe(Math.ceil((first + 1) / 3))
    }
  })

  it('that nothing is called is none', () => {
    expect(findSpot('37')).toBeNull()
    expect(findSpot('1-3')).toBeNull()
    expect(findSpot('constructor')).toBeNull()
  })
})

/** 36/37 of 2 · 37. */
const EVERYWHERE = 72n

it.each(SPOTS.map((spot) => [spot.name, spot] as const))(
  '%s returns 36/37, over all pockets',
  (_name, spot) => {
    expect(returnOf(spot, PLAIN)).toBe(EVERYWHERE)
    expect(spot.numbers.length * (ODDS[spot.kind] + 1)).toBe(36)
  },
)

it.each(SPOTS.map((spot) => [spot.name, spot] as const))(
  '%s returns 73/74 under la partage where it is an even chance, and 36/37 where it is not',
  (_name, spot) => {
    expect(returnOf(spot, FRENCH)).toBe(spot.kind === 'even-chance' ? 73n : EVERYWHERE)
  },
)

it.each(Object.entries({ plain: PLAIN, 'with la partage': FRENCH }))(
  '%s shows the returns that its payouts come to',
  (_table, rules) => {
    for (const spot of SPOTS)
      expect(returnShare(spot, rules)).toBeCloseTo(
        Number(returnOf(spot, rules)) / (2 * POCKETS),
        12,
      )
  },
)

it('states those returns as 97.297 and 98.649 %', () => {
  const thousandths = (share: bigint) =>
    (share * 200_000n + 2n * BigInt(POCKETS)) / (4n * BigInt(POCKETS))
  expect([thousandths(72n), thousandths(73n)]).toEqual([97_297n, 98_649n])
})

it('la partage gives half of an odd micro-lira less the half', () => {
  expect(payoutOf(spotNamed('red'), 5n, 0, FRENCH)).toBe(2n)
  expect(payoutOf(spotNamed('red'), 5n, 0, PLAIN)).toBe(0n)
  expect(payoutOf(spotNamed('dozen-1'), 4n, 0, FRENCH)).toBe(0n)
})

it('a spot may hold the highest stake divided by its odds, in whole lira', () => {
  const max = lira(50_000)
  expect(spotMost(spotNamed('red'), max)).toBe(max)
  expect(spotMost(spotNamed('17'), max)).toBe(lira(1_428))
  expect(spotMost(spotNamed('8-11'), max)).toBe(lira(2_941))
  expect(roundMost(max)).toBe(lira(100_000))
})

/** What each announced bet covers, by the wheel. */
const COVERED: Record<
  (typeof ANNOUNCED)[number],
  [chips: number, from: number, to: number] | null
> = { voisins: [9, 22, 25], tiers: [6, 27, 33], orphelins: null, 'jeu-zero': [4, 12, 15] }

describe('announced bets', () => {
  const numbersOf = (bet: (typeof ANNOUNCED)[number]) => [
    ...new Set(CHIPS_OF[bet].flatMap((name) => spotNamed(name).numbers)),
  ]

  it.each(ANNOUNCED)('%s covers its part of the wheel, with so many chips', (bet) => {
    const part = COVERED[bet]
    if (!part) return expect(CHIPS_OF[bet]).toHaveLength(5)
    const [chips, from, to] = part
    expect(CHIPS_OF[bet]).toHaveLength(chips)
    const places = [...WHEEL, ...WHEEL]
    const start = places.indexOf(from)
    const sector = places.slice(start, places.indexOf(to, start) + 1)
    expect(new Set(numbersOf(bet))).toEqual(new Set(sector))
  })

  it('voisins, tiers and orphelins cover every number once', () => {
    const all = (['voisins', 'tiers', 'orphelins'] as const).flatMap(numbersOf)
    expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, n) => n))
  })

  it('neighbours are straight chips on a run of the wheel', () => {
    expect(neighbourChips(17, 2)).toEqual(['2', '25', '17', '34', '6'])
  })
})

it('people’s names say the colour that the wheel has, and tell every spot from every other', () => {
  for (const pocket of WHEEL) expect(pocketName(pocket, 'en')).toBe(`${pocket} ${colourOf(pocket)}`)
  for (const lang of ['tr', 'en'] as const)
    expect(new Set(SPOTS.map(({ name }) => spotName(name, lang))).size).toBe(SPOTS.length)
  const names = ['17', '8-11', '0-1-2', '0-1-2-3', '31-32-33-34-35-36', 'red']
  expect(names.map((name) => spotName(name, 'tr'))).toEqual([
    'Tek sayı 17',
    'İkili 8–11',
    'Sıfırlı üçlü 0–1–2',
    'İlk dörtlü 0·1·2·3',
    'Altılı 31–36',
    'Kırmızı',
  ])
})
