/** The demo's basketball leagues: invented clubs, and how they attack and defend beside a club of the middle. Tables of numbers and names. */
import type { Fixture } from '../feed.ts'
import { club, clubsOf, ratesOf, type League } from '../league.ts'
import type { Rates } from './model.ts'

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

/** What is expected of a fixture; null where nobody knows how strong its clubs are. */
export function ratesBetween(
  fixture: Pick<Fixture, 'competition' | 'home' | 'away'>,
): Rates | null {
  const clubs = clubsOf(BASKETBALL_LEAGUES, fixture)
  return clubs && ratesOf(MIDDLE, ...clubs)
}
