/** The demo's volleyball leagues: invented clubs, and how they serve and receive beside a club of the middle. Tables of numbers and names. */
import type { Fixture } from '../feed.ts'
import { club, clubsOf, ratesOf, type League } from '../league.ts'
import type { Rates } from '../sets/serve.ts'

export const VOLLEYBALL_LEAGUES: readonly League[] = [
  {
    region: { id: 'turkiye', name: 'Türkiye' },
    competition: { id: 'bogazkent-voleybol-ligi', name: 'Boğazkent Voleybol Ligi' },
    clubs: [
      club('mehtap-voleybol', 'Mehtap Voleybol', 1.06, 0.95),
      club('cinaralti-sk', 'Çınaraltı SK', 1.04, 0.97),
      club('ruzgarli-tepe-vk', 'Rüzgârlıtepe VK', 1.02, 0.98),
      club('iskele-voleybol', 'İskele Voleybol', 1.01, 1),
      club('zeytindali-vk', 'Zeytindalı VK', 1, 1.01),
      club('kumyali-1951', 'Kumyalı 1951', 0.98, 1.02),
      club('gumus-pinar-vk', 'Gümüşpınar VK', 0.97, 1.02),
      club('saklikoy-voleybol', 'Saklıköy Voleybol', 0.94, 1.05),
    ],
  },
  {
    region: { id: 'okyanus', name: 'Okyanus Adaları' },
    competition: { id: 'atol-voleybol-ligi', name: 'Atol Voleybol Ligi' },
    clubs: [
      club('palmiye-voleybol', 'Palmiye Voleybol', 1.05, 0.96),
      club('martikaya-vk', 'Martıkaya VK', 1.03, 0.98),
      club('derin-mavi-vk', 'Derinmavi VK', 1.01, 0.99),
      club('kumsal-voleybol', 'Kumsal Voleybol', 1, 1),
      club('fener-adasi-vk', 'Feneradası VK', 0.98, 1.02),
      club('akinti-voleybol', 'Akıntı Voleybol', 0.96, 1.04),
    ],
  },
]

/** How often two clubs of the middle win a rally that they serve, at home and away: whoever receives attacks first. */
export const MIDDLE: Rates = { home: 0.41, away: 0.4 }

/** What is expected of a fixture; null where nobody knows how strong its clubs are. */
export function ratesBetween(
  fixture: Pick<Fixture, 'competition' | 'home' | 'away'>,
): Rates | null {
  const clubs = clubsOf(VOLLEYBALL_LEAGUES, fixture)
  return clubs && ratesOf(MIDDLE, ...clubs)
}
