/** Tables that a test leads by itself, on a clock of its own. */
import type { FloorPhase, FloorTableState } from '#contract/games/floor-protocol.ts'
import type { TestHouse } from '../testing.ts'
import { Deposed, TableLeader } from './rounds/leader.ts'
import type { TestTable } from './testing.ts'

/** Takes the table over: whoever led before is put down. */
export async function takeLead(house: TestHouse, table: string): Promise<TableLeader> {
  const { rows } = await house.owner.pool.query<{ fence: bigint }>(
    `insert into floor_leases as l (table_id, holder, fence, until)
     values ($1, 'the test', 1, clock_timestamp() + interval '1 hour')
     on conflict (table_id) do update set fence = l.fence + 1, holder = excluded.holder, until = excluded.until
     returning fence`,
    [table],
  )
  return new TableLeader(house, table, rows[0]?.fence ?? 0n)
}

function unlessDeposed(error: unknown): number {
  if (error instanceof Deposed) return 0
  throw error
}

/** Leads one table, each time as another leader, on a clock ahead of the house's: what takes a minute is over at once. */
export class TestLead {
  aheadMs = 0
  readonly #house: TestHouse
  readonly #table: string

  constructor(house: TestHouse, table: string) {
    this.#house = house
    this.#table = table
  }

  take(): Promise<TableLeader> {
    const clock = (): Date => new Date(this.#house.clock().getTime() + this.aheadMs)
    return takeLead({ ...this.#house, clock }, this.#table)
  }

  /** Until its round is at a phase, one leader a step: nobody who fell is needed again. Gives its number. */
  to(at: TestTable, ...phases: readonly FloorPhase[]): Promise<number> {
    return this.until(at, (round) => round !== null && phases.includes(round.phase))
  }

  /** The same, until its round is as it is meant to be. */
  async until(
    at: TestTable,
    isMeant: (round: FloorTableState['round']) => boolean,
  ): Promise<number> {
    for (let steps = 0; steps < 60; steps += 1) {
      const { round } = (await at.open()).table
      if (round && isMeant(round)) return round.number
      const leader = await this.take()
      // The house's own process may have taken over meanwhile: then it did the step, or the next one does.
      this.aheadMs += (await leader.step().catch(unlessDeposed)) ?? 0
    }
    throw new Error('the round never was as it was meant to be')
  }

  /** A minute later, by a leader whose steps fail where they must. */
  async tryMinuteLater(): Promise<void> {
    this.aheadMs += 60_000
    const leader = await this.take()
    for (let steps = 0; steps < 8; steps += 1) await leader.step().catch(() => {})
  }
}
