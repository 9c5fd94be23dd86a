/**
 * What `/metrics` tells: counts and durations by call and code. No label ever holds what a caller
 * typed, so that their number stays bounded and nothing personal leaves by this way.
 */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Database } from '../database/database.ts'
import type { OpenConnections } from './connections.ts'
import { watchProof } from '../round/fairness/proof-gauges.ts'

export interface Counters {
  registry: Registry
  /** A call was answered; `call` is a name of the contract or `unknown`. */
  answered(call: string, code: number, seconds: number): void
  /** The game server answered; `call` is a route of its own, `outcome` of a closed list. */
  gameAnswered(call: string, outcome: string, seconds: number): void
  /** A defect was met. */
  fault(): void
}

/** Counters of one house; durations are in seconds, as Prometheus wants them. */
export function createCounters(database: Omit<Database, 'close'>): Counters {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'kasa_' })
  const registers = [registry]
  const answers = new Counter({
    name: 'kasa_calls_total',
    help: 'Calls answered, by call and code.',
    labelNames: ['call', 'code'] as const,
    registers,
  })
  const seconds = durations('kasa_call_seconds', 'How long calls took.', registers)
  const gameAnswers = new Counter({
    name: 'kasa_game_calls_total',
    help: 'Calls of the game server answered, by call and outcome.',
    labelNames: ['call', 'outcome'] as const,
    registers,
  })
  const gameSeconds = durations(
    'kasa_game_call_seconds',
    'How long calls of the game server took.',
    registers,
  )
  const faults = new Counter({ name: 'kasa_faults_total', help: 'Defects met.', registers })
  watchPool(database, registers)
  watchProof(database, registers)
  return {
    registry,
    answered(call, code, took) {
      answers.inc({ call, code: String(code) })
      seconds.observe({ call }, took)
    },
    gameAnswered(call, outcome, took) {
      gameAnswers.inc({ call, outcome })
      gameSeconds.observe({ call }, took)
    },
    fault: () => faults.inc(),
  }
}

function durations(name: string, help: string, registers: Registry[]) {
  const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
  return new Histogram({ name, help, labelNames: ['call'] as const, buckets, registers })
}

/** How many connections stand at the listeners, and how many were let go. */
export function watchConnections(connections: OpenConnections, registry: Registry): void {
  const registers = [registry]
  new Gauge({
    name: 'kasa_connections_open',
    help: 'Connections at the listeners, streams included.',
    registers,
    collect() {
      this.set(connections.open)
    },
  })
  new Gauge({
    name: 'kasa_connections_refused',
    help: 'Connections that were let go since the start: too many of an address, or in all.',
    registers,
    collect() {
      this.set(connections.refused)
    },
  })
}

function watchPool(
  { pool, money, pipelined }: Omit<Database, 'close'>,
  registers: Registry[],
): void {
  const shares = { money: money.pool, plays: pipelined, others: pool }
  new Gauge({
    name: 'kasa_database_connections',
    help: 'Connections, by share and state.',
    labelNames: ['share', 'state'] as const,
    registers,
    collect() {
      for (const [share, pool] of Object.entries(shares)) {
        this.set({ share, state: 'idle' }, pool.idleCount)
        this.set({ share, state: 'busy' }, pool.totalCount - pool.idleCount)
        this.set({ share, state: 'wanted' }, pool.waitingCount)
      }
    },
  })
}
