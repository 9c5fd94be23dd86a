/**
 * The sports that there are, and what a list shows of each; whether selections of one match can stand together there, whether players meet in it
 * and not clubs, and whether one is at home; and whether it is played in sets or maps, which are its score.
 */
import { useSearchParams } from 'react-router'
import { FIRST_SPORT } from '#contract/addresses/first-payloads.ts'
import type { Data } from '#contract/registry.ts'
import type { SPORT_WORDS } from './words.ts'

/** Markets of a list, in the columns that they stand in: by their name, or by their kind where their line goes with who plays. */
export const SPORTS = [
  {
    name: 'football',
    sportID: FIRST_SPORT,
    icon: 'football',
    hasBuilder: true,
    isOfPlayers: false,
    hasHome: true,
    scoredIn: null,
    columns: [
      { market: 'match-result', selections: ['1', 'X', '2'] },
      { market: 'total-goals.10', selections: ['under', 'over'] },
      { market: 'both-score', selections: ['yes', 'no'] },
    ],
  },
  {
    name: 'basketball',
    sportID: 2,
    icon: 'basketball',
    hasBuilder: false,
    isOfPlayers: false,
    hasHome: true,
    scoredIn: null,
    columns: [
      { market: 'winner', selections: ['1', '2'] },
      { market: 'points-handicap', selections: ['1', '2'] },
      { market: 'total-points', selections: ['under', 'over'] },
    ],
  },
  {
    name: 'tennis',
    sportID: 3,
    icon: 'tennis',
    hasBuilder: false,
    isOfPlayers: true,
    hasHome: false,
    scoredIn: 'sets',
    columns: [
      { market: 'match-winner', selections: ['1', '2'] },
      { market: 'games-handicap', selections: ['1', '2'] },
      { market: 'total-games', selections: ['under', 'over'] },
    ],
  },
  {
    name: 'volleyball',
    sportID: 4,
    icon: 'volleyball',
    hasBuilder: false,
    isOfPlayers: false,
    hasHome: true,
    scoredIn: 'sets',
    columns: [
      { market: 'volleyball-winner', selections: ['1', '2'] },
      { market: 'volleyball-sets-handicap', selections: ['1', '2'] },
      { market: 'volleyball-total-points', selections: ['under', 'over'] },
    ],
  },
  {
    name: 'esport',
    sportID: 5,
    icon: 'gamepad-2',
    hasBuilder: false,
    isOfPlayers: false,
    hasHome: false,
    scoredIn: 'maps',
    columns: [
      { market: 'esport-winner', selections: ['1', '2'] },
      { market: 'esport-maps-handicap', selections: ['1', '2'] },
      { market: 'esport-total-maps', selections: ['under', 'over'] },
    ],
  },
] as const

export type Sport = (typeof SPORTS)[number]
export type Column = Sport['columns'][number]
export const [FOOTBALL] = SPORTS

/** Of a match; one that this page does not know is shown as football. */
export const sportOf = ({ sportID }: { sportID: number }): Sport =>
  SPORTS.find((sport) => sport.sportID === sportID) ?? FOOTBALL

/** A column's kind, out of the name of its market. */
export const kindIn = (market: string): string => market.split('.')[0] ?? market

type SportWords = (typeof SPORT_WORDS)['tr']

/** A part of a match as its sport calls it: a map has the name of a set. */
export const partText = (
  part: keyof SportWords['parts'],
  event: { sportID: number },
  { parts, map }: SportWords,
): string => (sportOf(event).scoredIn === 'maps' ? map(Number(part[1])) : parts[part])

/** How far a match is, short: its minute, with the quarter that it is of, its set, or that it stands still. */
export function momentText(
  event: { sportID: number; minute: number | null; half: Data<'betframe/event'>['half'] },
  words: SportWords,
): string {
  const { minute, half } = event
  const { name, scoredIn } = sportOf(event)
  if (half === 'break' || half === null || minute === null) return words.pauses[name]
  const part = partText(half, event, words)
  if (scoredIn !== null) return part
  return name === 'football' ? words.minute(minute) : `${part} ${words.minute(minute)}`
}

const SPORT = 'sport'

/** The sport that the address names; football where it names none. */
export function useSport(): Sport {
  const [search] = useSearchParams()
  return SPORTS.find(({ name }) => name === search.get(SPORT)) ?? FOOTBALL
}

/** What an address needs to say of a sport. */
export const sportParams = (sport: Sport): Record<string, string> =>
  sport === FOOTBALL ? {} : { [SPORT]: sport.name }

/** A screen of the sports as it shows a sport. */
export function sportAddress(
  path: string,
  sport: Sport,
  params: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams({ ...sportParams(sport), ...params }).toString()
  return search === '' ? path : `${path}?${search}`
}
