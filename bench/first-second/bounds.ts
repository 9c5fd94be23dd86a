/** What is promised of each place, most of it as a share of what the bare lobbies take in the same run. */
import { SHIFT_MAX } from '../arrivals.ts'
import type { Arrival, Place } from './places.ts'
import { KINDS } from './traffic.ts'
import type { Figures } from './visit.ts'

export type AllFigures = ReadonlyMap<Place, Figures>

/** Of the bare lobby of text: these three are what most people arrive at. */
const MOST = { firstPaintMs: 1.8, liveMs: 2, quietMs: 2.5 } as const
const ARRIVED_AT: readonly Place[] = ['home', 'slots', 'live']
/** Of the largest paint of either bare lobby (decision 149). */
const LARGEST_MOST: Readonly<Record<Arrival | 'again', number>> = {
  home: 1.1,
  slots: 1.1,
  live: 1.1,
  promotions: 1.3,
  information: 1.3,
  sport: 1.3,
  table: 1.3,
  deposit: 1.3,
  again: 0.5,
}
const HOME_REQUESTS = 40
const HOME_BYTES = 400_000
const AGAIN_REQUESTS = 5

/** One line for each bound that is passed. */
export const troublesIn = (all: AllFigures): string[] => [
  ...ARRIVED_AT.flatMap((place) => slowerThanBare(all, place)),
  ...largestOver(all),
  ...heavier(all),
  ...[...all].flatMap(([place, { shift }]) =>
    shift < SHIFT_MAX ? [] : [`${place} shift ${shift.toFixed(3)} of ${SHIFT_MAX}`],
  ),
]

export function figuresOf(all: AllFigures, place: Place): Figures {
  const figures = all.get(place)
  if (figures === undefined) throw new Error(`${place} was not visited`)
  return figures
}

function slowerThanBare(all: AllFigures, place: Place): string[] {
  const [own, bare] = [figuresOf(all, place), figuresOf(all, 'bare')]
  // Its own keys, all of them.
  return (Object.keys(MOST) as (keyof typeof MOST)[]).flatMap((what) =>
    over(`${place} ${what}`, own[what] / bare[what], MOST[what]),
  )
}

/** How long the largest paint takes, as a share of that of each bare lobby. */
export function largestRatios(all: AllFigures, place: Place): { text: number; pictured: number } {
  const of = (lobby: Place) =>
    figuresOf(all, place).largestPaintMs / figuresOf(all, lobby).largestPaintMs
  return { text: of('bare'), pictured: of('pictured') }
}

const largestOver = (all: AllFigures): string[] =>
  // Its own keys, all of them.
  (Object.keys(LARGEST_MOST) as (keyof typeof LARGEST_MOST)[]).flatMap((place) =>
    Object.entries(largestRatios(all, place)).flatMap(([lobby, ratio]) =>
      over(`${place} largestPaintMs beside ${lobby}`, ratio, LARGEST_MOST[place]),
    ),
  )

/** A figure that is missing is none that was kept to. */
const over = (what: string, ratio: number, most: number): string[] =>
  ratio <= most ? [] : [`${what} ${ratio.toFixed(2)} of ${most}`]

function heavier(all: AllFigures): string[] {
  const [home, again] = [figuresOf(all, 'home'), figuresOf(all, 'again')]
  const troubles: string[] = []
  if (home.requests > HOME_REQUESTS)
    troubles.push(`home ${home.requests} of ${HOME_REQUESTS} requests`)
  if (home.bytes > HOME_BYTES)
    troubles.push(`home ${kilobytes(home.bytes)} of ${kilobytes(HOME_BYTES)}`)
  if (again.requests > AGAIN_REQUESTS)
    troubles.push(`again ${again.requests} of ${AGAIN_REQUESTS} requests`)
  return troubles
}

export const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} KB`

export const describe = (one: Figures): string =>
  `first ${Math.round(one.firstPaintMs)} ms, largest ${Math.round(one.largestPaintMs)}, live ${Math.round(one.liveMs)}, quiet ${Math.round(one.quietMs)}, ${one.requests} requests in ${one.waves} waves, ${kilobytes(one.bytes)}, shift ${one.shift.toFixed(3)}`

/** Kinds that weigh nothing are left out. */
export const describeKinds = ({ kinds }: Figures): string =>
  KINDS.filter((kind) => kinds[kind] > 0)
    .map((kind) => `${kind} ${(kinds[kind] / 1000).toFixed(1)}`)
    .join(', ')
