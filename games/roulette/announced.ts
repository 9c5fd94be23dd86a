/** The announced bets of the racetrack: groups of chips, which lie on plain spots. */
import { neighboursOf } from './wheel.ts'

export const ANNOUNCED = ['voisins', 'tiers', 'orphelins', 'jeu-zero'] as const
export type Announced = (typeof ANNOUNCED)[number]

/** On which spots its chips lie; a spot with two of them stands twice. */
export const CHIPS_OF: Readonly<Record<Announced, readonly string[]>> = {
  voisins: [
    '0-2-3',
    '0-2-3',
    '4-7',
    '12-15',
    '18-21',
    '19-22',
    '25-26-28-29',
    '25-26-28-29',
    '32-35',
  ],
  tiers: ['5-8', '10-11', '13-16', '23-24', '27-30', '33-36'],
  orphelins: ['1', '6-9', '14-17', '17-20', '31-34'],
  'jeu-zero': ['0-3', '12-15', '26', '32-35'],
}

/** The most neighbours to each side. */
export const NEIGHBOURS_MAX = 9

/** A chip on the number and on each of its neighbours. */
export const neighbourChips = (pocket: number, each: number): string[] =>
  neighboursOf(pocket, each).map(String)
