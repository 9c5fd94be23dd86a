/** The demo's leagues of Dört Fener, a game that nobody plays: invented teams, and how strong each is beside one of the middle. Tables of numbers and names. */
import type { Fixture } from '../feed.ts'
import { club, clubsOf, ratesOf, type Club, type League } from '../league.ts'

/** One that wins a map against another as often as the share of its strength in both. */
const team = (id: string, name: string, strength: number): Club => club(id, name, strength, 1)

export const ESPORT_LEAGUES: readonly League[] = [
  {
    region: { id: 'turkiye', name: 'Türkiye' },
    competition: { id: 'dort-fener-ligi', name: 'Dört Fener Ligi' },
    clubs: [
      team('kehribar-beslisi', 'Kehribar Beşlisi', 1.5),
      team('sarmasik-e-spor', 'Sarmaşık E-Spor', 1.35),
      team('celik-pervane', 'Çelik Pervane', 1.2),
      team('mor-bulut', 'Mor Bulut', 1.05),
      team('yakamoz-beslisi', 'Yakamoz Beşlisi', 0.95),
      team('peltek-baykus', 'Peltek Baykuş', 0.85),
      team('tuz-ve-sis', 'Tuz ve Sis', 0.75),
      team('onuncu-kat', 'Onuncu Kat', 0.65),
    ],
  },
  {
    region: { id: 'okyanus', name: 'Okyanus Adaları' },
    competition: { id: 'mercan-dort-fener-ligi', name: 'Mercan Dört Fener Ligi' },
    clubs: [
      team('mercan-piksel', 'Mercan Piksel', 1.4),
      team('dalgakiran-e-spor', 'Dalgakıran E-Spor', 1.2),
      team('palmiye-beslisi', 'Palmiye Beşlisi', 1.05),
      team('kumsal-sinyali', 'Kumsal Sinyali', 0.95),
      team('gelgit-e-spor', 'Gelgit E-Spor', 0.8),
      team('pusula-yedi', 'Pusula Yedi', 0.7),
    ],
  },
]

/** The chance of the first of both to win a map. Nobody plays at home. */
export function chanceOf(...teams: readonly [first: Club, second: Club]): number {
  const { home, away } = ratesOf({ home: 1, away: 1 }, ...teams)
  return home / (home + away)
}

/** What is expected of a fixture; null where nobody knows how strong its teams are. */
export function chanceBetween(
  fixture: Pick<Fixture, 'competition' | 'home' | 'away'>,
): number | null {
  const teams = clubsOf(ESPORT_LEAGUES, fixture)
  return teams && chanceOf(...teams)
}
