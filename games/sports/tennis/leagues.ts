/** The demo's tennis series: invented players, and how they serve and return beside a player of the middle. Tables of numbers and names. */
import type { Fixture } from '../feed.ts'
import { club, clubsOf, ratesOf, type League } from '../league.ts'
import type { Rates } from '../sets/serve.ts'
import { USUAL_FORMAT, type FormatName } from './formats.ts'

/** A series, and how its matches are played. */
interface Series extends League {
  readonly format: FormatName
}

export const TENNIS_LEAGUES: readonly Series[] = [
  {
    region: { id: 'turkiye', name: 'Türkiye' },
    competition: { id: 'yakamoz-tenis-serisi', name: 'Yakamoz Tenis Serisi' },
    format: 'best-of-three',
    clubs: [
      club('elvan-tunali', 'Elvan Tunalı', 1.05, 0.95),
      club('ceyda-akpinar', 'Ceyda Akpınar', 1.03, 0.97),
      club('nil-karacabey', 'Nil Karacabey', 1.02, 0.98),
      club('ipek-sonsuz', 'İpek Sonsuz', 1, 0.99),
      club('defne-yarimay', 'Defne Yarımay', 0.99, 1.01),
      club('sera-gokdeniz', 'Sera Gökdeniz', 0.98, 1.02),
      club('asya-kumral', 'Asya Kumral', 0.97, 1.03),
      club('mina-toprakkale', 'Mina Toprakkale', 0.95, 1.04),
    ],
  },
  {
    region: { id: 'okyanus', name: 'Okyanus Adaları' },
    competition: { id: 'sedef-tenis-serisi', name: 'Sedef Tenis Serisi' },
    format: 'match-tie-break',
    clubs: [
      club('tiare-manu', 'Tiare Manu', 1.04, 0.96),
      club('lua-pereni', 'Lua Pereni', 1.03, 0.97),
      club('kalani-voss', 'Kalani Voss', 1.02, 0.99),
      club('noa-tehani', 'Noa Tehani', 1, 1),
      club('ari-lindholt', 'Ari Lindholt', 1, 1.01),
      club('maro-felise', 'Maro Felise', 0.98, 1.01),
      club('vai-ostrand', 'Vai Ostrand', 0.97, 1.03),
      club('teo-marama', 'Teo Marama', 0.95, 1.05),
    ],
  },
  {
    region: { id: 'okyanus', name: 'Okyanus Adaları' },
    competition: { id: 'gelgit-tenis-kupasi', name: 'Gelgit Tenis Kupası' },
    format: 'best-of-five',
    clubs: [
      club('bora-denktas', 'Bora Denktaş', 1.05, 0.96),
      club('ilay-korhan', 'İlay Korhan', 1.02, 0.98),
      club('ruzgar-eken', 'Rüzgâr Eken', 0.99, 1.01),
      club('doruk-salkim', 'Doruk Salkım', 0.96, 1.04),
    ],
  },
]

/** How often two players of the middle win a point that they serve. */
export const MIDDLE: Rates = { home: 0.63, away: 0.63 }

/** What is expected of a fixture; null where nobody knows how its players serve. */
export function ratesBetween(
  fixture: Pick<Fixture, 'competition' | 'home' | 'away'>,
): Rates | null {
  const players = clubsOf(TENNIS_LEAGUES, fixture)
  return players && ratesOf(MIDDLE, ...players)
}

export const formatOf = ({ format }: Pick<Fixture, 'format'>): FormatName => format ?? USUAL_FORMAT
