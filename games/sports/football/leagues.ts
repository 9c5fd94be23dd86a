/** The demo's leagues: invented clubs, and how they attack and defend beside a club of the middle. Tables of numbers and names. */
import type { Fixture, Named } from '../feed.ts'
import { club, clubsOf, ratesOf, type League } from '../league.ts'
import type { Rates } from './model.ts'

const TURKEY: Named = { id: 'turkiye', name: 'Türkiye' }

export const LEAGUES: readonly League[] = [
  {
    region: TURKEY,
    competition: { id: 'anadolu-ligi', name: 'Anadolu Ligi' },
    clubs: [
      club('poyraz-fk', 'Poyraz FK', 1.32, 0.78),
      club('lodos-sk', 'Lodos SK', 1.21, 0.84),
      club('imbat-fk', 'İmbat FK', 1.12, 0.9),
      club('samanyolu-fk', 'Samanyolu FK', 1.06, 0.97),
      club('kervan-sk', 'Kervan SK', 1.01, 0.94),
      club('ihlamur-1924', 'Ihlamur 1924', 0.97, 1.02),
      club('turkuaz-sk', 'Turkuaz SK', 0.93, 1.05),
      club('zafer-1919', 'Zafer 1919', 0.88, 1.08),
      club('karayel-gucu', 'Karayel Gücü', 0.8, 1.19),
      club('mercan-ada', 'Mercan Ada', 0.74, 1.24),
    ],
  },
  {
    region: TURKEY,
    competition: { id: 'bogaz-ligi', name: 'Boğaz Ligi' },
    clubs: [
      club('meltem-birlik', 'Meltem Birlik', 1.2, 0.86),
      club('kordon-fk', 'Kordon FK', 1.14, 0.92),
      club('kizilirmak-sk', 'Kızılırmak SK', 1.05, 0.95),
      club('deniz-feneri', 'Deniz Feneri', 1, 1),
      club('cinar-alti', 'Çınaraltı SK', 0.94, 1.03),
      club('yakamoz-fk', 'Yakamoz FK', 0.91, 1.09),
      club('gokce-tepe', 'Gökçetepe', 0.85, 1.13),
      club('sahil-spor', 'Sahilspor', 0.79, 1.2),
    ],
  },
  {
    region: { id: 'okyanus', name: 'Okyanus Adaları' },
    competition: { id: 'ada-ligi', name: 'Ada Ligi' },
    clubs: [
      club('palmiye-fk', 'Palmiye FK', 1.28, 0.82),
      club('lagun-birlik', 'Lagün Birlik', 1.19, 0.88),
      club('albatros-sk', 'Albatros SK', 1.11, 0.91),
      club('gelgit-1907', 'Gelgit 1907', 1.07, 0.95),
      club('resif-fk', 'Resif FK', 1.03, 0.98),
      club('yelken-gucu', 'Yelken Gücü', 1, 1),
      club('mavi-koy', 'Mavi Koy', 0.98, 1.02),
      club('fener-burnu', 'Fener Burnu', 0.95, 1.04),
      club('kumsal-sk', 'Kumsal SK', 0.92, 1.07),
      club('istiridye-fk', 'İstiridye FK', 0.89, 1.1),
      club('sunger-ada', 'Sünger Ada', 0.86, 1.13),
      club('med-spor', 'Medspor', 0.83, 1.15),
      club('kaplumbaga-sk', 'Kaplumbağa SK', 0.79, 1.19),
      club('midye-birlik', 'Midye Birlik', 0.75, 1.22),
    ],
  },
  {
    region: { id: 'yayla', name: 'Yayla Ülkeleri' },
    competition: { id: 'yayla-ligi', name: 'Yayla Ligi' },
    clubs: [
      club('sarp-kaya', 'Sarpkaya SK', 1.3, 0.8),
      club('buzul-fk', 'Buzul FK', 1.17, 0.87),
      club('volkan-sk', 'Volkan SK', 1.13, 0.93),
      club('bulut-birlik', 'Bulut Birlik', 1.08, 0.96),
      club('ardic-1931', 'Ardıç 1931', 1.04, 0.97),
      club('kanyon-fk', 'Kanyon FK', 1.01, 1),
      club('dorukspor', 'Dorukspor', 0.97, 1.01),
      club('cam-koru', 'Çamkoru', 0.94, 1.05),
      club('gumus-maden', 'Gümüş Maden', 0.91, 1.08),
      club('yildirim-gucu', 'Yıldırım Gücü', 0.88, 1.11),
      club('ayaz-gol', 'Ayazgöl', 0.85, 1.14),
      club('kervan-gecidi', 'Kervan Geçidi', 0.82, 1.16),
      club('sis-tepe', 'Sistepe', 0.78, 1.2),
      club('otlak-fk', 'Otlak FK', 0.73, 1.25),
    ],
  },
]

/** Goals of two clubs of the middle, at home and away. */
export const MIDDLE: Rates = { home: 1.5, away: 1.2 }

/** What is expected of a fixture; null where nobody knows how strong its clubs are. */
export function ratesBetween(
  fixture: Pick<Fixture, 'competition' | 'home' | 'away'>,
): Rates | null {
  const clubs = clubsOf(LEAGUES, fixture)
  return clubs && ratesOf(MIDDLE, ...clubs)
}
