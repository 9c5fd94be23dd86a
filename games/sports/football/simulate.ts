/**
 * A match that never was, minute by minute: goals by the very walk that prices are read from, corners and cards beside them. The same
 * integers give the same match. For the demo's season and for tests; nothing here is chance that money hangs on.
 */
import type { Stream } from '../../slots/stream.ts'
import type { Score, Side } from './kinds.ts'
import {
  FIRST_HALF_STEPS,
  STEPS,
  goalChances,
  isWithinTable,
  walkFrom,
  type MatchWalk,
  type Rates,
} from './model.ts'
import type { Incident } from './record.ts'

export interface SimulatedIncident {
  /** In the minute that begins at this step. */
  readonly step: number
  readonly incident: Incident
}

/** What there is of each in a whole match on average, both sides together. */
export const COUNT_RATES = { corners: 10.2, yellows: 4.1, reds: 0.18 } as const

const FINE = 2 ** 30
const SIDES = ['home', 'away'] as const

/** How clubs of these rates walk on, each walk made once: a step looks only forward, so that the one from the first is right from any other. */
export function walksOf(rates: Rates): (step: number, reds: Score) => MatchWalk {
  const walks = new Map<string, MatchWalk>()
  return (_, reds) => {
    const key = `${reds.home}-${reds.away}`
    const walk = walks.get(key) ?? walkFrom(rates, 0, reds)
    walks.set(key, walk)
    return walk
  }
}

/** Everything that happens in a match, in its order. Whoever knows the clubs says how they walk on, from a step and with so many sent off. */
export function simulateMatch(
  walkAt: (step: number, reds: Score) => MatchWalk,
  stream: Stream,
): readonly SimulatedIncident[] {
  const happens = (chance: number): boolean => stream(FINE) < chance * FINE
  const incidents: SimulatedIncident[] = [phaseAt(0, 'first-half')]
  let score: Score = { home: 0, away: 0 }
  let reds: Score = { home: 0, away: 0 }
  let walk = walkAt(0, reds)
  for (let step = 0; step < STEPS; step += 1) {
    if (step === FIRST_HALF_STEPS)
      incidents.push(phaseAt(step, 'half-time'), phaseAt(step, 'second-half'))
    const scorer = scorerOf(goalChances(walk, step, score), stream)
    if (scorer) {
      score = { ...score, [scorer]: score[scorer] + 1 }
      incidents.push({ step, incident: { kind: 'goal', side: scorer, ...momentAt(step) } })
    }
    for (const side of SIDES) {
      if (happens(COUNT_RATES.corners / 2 / STEPS))
        incidents.push({ step, incident: { kind: 'corner', side, ...momentAt(step) } })
      const card = cardOf(happens)
      if (!card) continue
      const player = String(stream(11) + 1)
      if (isSentOff(incidents, side, player)) continue
      incidents.push({ step, incident: { kind: card, side, player, ...momentAt(step) } })
      const hasTwo = card === 'yellow' && yellowsOf(incidents, side, player) === 2
      if (hasTwo)
        incidents.push({ step, incident: { kind: 'red', side, player, ...momentAt(step) } })
      if (card === 'red' || hasTwo) {
        reds = { ...reds, [side]: reds[side] + 1 }
        walk = walkAt(step, reds)
      }
    }
  }
  if (!isWithinTable(score)) throw new Error('a walk never leaves its table')
  return [
    ...incidents,
    phaseAt(STEPS, 'over'),
    { step: STEPS, incident: { kind: 'ending', ending: 'ended' } },
  ]
}

const phaseAt = (
  step: number,
  phase: 'first-half' | 'half-time' | 'second-half' | 'over',
): SimulatedIncident => ({ step, incident: { kind: 'phase', phase } })

/** The half and the minute of the clock that a step is. */
export const momentAt = (step: number): { half: 'first' | 'second'; minute: number } =>
  step < FIRST_HALF_STEPS
    ? { half: 'first', minute: step }
    : { half: 'second', minute: 45 + step - FIRST_HALF_STEPS }

function scorerOf({ home, away }: Rates, stream: Stream): Side | null {
  const drawn = stream(FINE) / FINE
  if (drawn < home) return 'home'
  return drawn < home + away ? 'away' : null
}

function cardOf(happens: (chance: number) => boolean): 'yellow' | 'red' | null {
  if (happens(COUNT_RATES.yellows / 2 / STEPS)) return 'yellow'
  return happens(COUNT_RATES.reds / 2 / STEPS) ? 'red' : null
}

const yellowsOf = (incidents: readonly SimulatedIncident[], side: Side, player: string): number =>
  incidents.filter(
    ({ incident }) =>
      incident.kind === 'yellow' && incident.side === side && incident.player === player,
  ).length

const isSentOff = (incidents: readonly SimulatedIncident[], side: Side, player: string): boolean =>
  incidents.some(
    ({ incident }) =>
      incident.kind === 'red' && incident.side === side && incident.player === player,
  )
