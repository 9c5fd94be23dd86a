/** The demo's basketball leagues: invented clubs, and how they attack and defend beside a club of the middle. Tables of numbers and names. */
import type { Fixture, Named } from '../feed.ts'
import type { Rates } from './model.ts'

export interface Club extends Named {
  /** Points that it scores, and lets in, as multiples of the mean. */
  readonly attack: number
  readonly defence: number
}

export interface League {
  readonly region: Named
  readonly competition: Named
  /** An even number of them. */
  readonly clubs: readonly Club[]
}

const club = (id: string, name: string, attack: number, defence: number): Club => ({
  id,
  name,
  attack,
  defence,
})

export const BASKETBALL_LEAGUES: readonly League[] = [
  {
    region: { id: 'turkiye', name: 'Türkiye' },
    competition: { id: 'kuzey-basket-ligi', name: 'Kuzey Basket Ligi' },
    clubs: [
      club('sarp-kaya-basket', 'Sarpkaya Basket', 1.07, 0.94),
      club('firtina-bk', 'Fırtına BK', 1.05, 0.96),
      club('yelkovan-basket', 'Yelkovan Basket', 1.03, 0.98),
      club('gok-kusagi-bk', 'Gökkuşağı BK', 1.01, 0.99),
      club('dalgakiran-bk', 'Dalgakıran BK', 1, 1.01),
      club('koprubasi-basket', 'Köprübaşı Basket', 0.98, 1.01),
      club('cayirova-1938', 'Çayırova 1938', 0.97, 1.03),
      club('mavi-vadi-bk', 'Mavi Vadi BK', 0.94, 1.06),
    ],
  },
  {
    region: { id: 'okyanus', name: 'Okyanus Adaları' },
    competition: { id: 'mercan-basket-ligi', name: 'Mercan Basket Ligi' },
    clubs: [
      club('yunus-basket', 'Yunus Basket', 1.08, 0.95),
      club('deniz-yildizi-bk', 'Denizyıldızı BK', 1.04, 0.97),
      club('volkan-basket', 'Volkan Basket', 1.02, 0.98),
      club('hindistan-cevizi-bk', 'Hindistancevizi BK', 1, 1),
      club('alize-basket', 'Alize Basket', 0.98, 1.01),
      club('inci-korfezi-bk', 'İnci Körfezi BK', 0.97, 1.02),
      club('kaplumbaga-basket', 'Kaplumbağa Basket', 0.95, 1.04),
      club('sakin-liman-bk', 'Sakin Liman BK', 0.93, 1.06),
    ],
  },
]

/** What two clubs of the middle score each time that they have the ball, at home and away. */
export const MIDDLE: Rates = { home: 1.03, away: 0.99 }

/** What is expected when these meet. */
export const ratesOf = (home: Club, away: Club): Rates => ({
  home: MIDDLE.home * home.attack * away.defence,
  away: MIDDLE.away * away.attack * home.defence,
})

/** The same of two clubs by their names in a feed; null where nobody knows how strong they are. */
export function ratesBetween({
  competition,
  home,
  away,
}: Pick<Fixture, 'competition' | 'home' | 'away'>): Rates | null {
  const league = BASKETBALL_LEAGUES.find((each) => each.competition.id === competition.id)
  const [first, second] = [home, away].map(({ id }) => league?.clubs.find((each) => each.id === id))
  return first && second && first !== second ? ratesOf(first, second) : null
}
