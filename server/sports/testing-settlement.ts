/** Matches that end, and results that are corrected afterwards, each settled at once, for tests alone. */
import type { SportRecord } from '#games/sports/sport.ts'
import { TESTER } from '../action/testing.ts'
import type { TestHouse } from '../testing.ts'
import { settleSports } from './settlement/settle.ts'
import type { TestMatch } from './testing.ts'
import { correctScore } from './trading/operate.ts'

/** Everything that was said of a match, and bet on it, was so much longer ago. */
export async function backdate(
  { owner }: Pick<TestHouse, 'owner'>,
  { eventID }: Pick<TestMatch, 'eventID'>,
  ms: number,
): Promise<void> {
  const ago = `interval '${ms} milliseconds'`
  const { rows } = await owner.pool.query<{ record: SportRecord }>(
    `select record from sports_events where id = ${eventID}`,
  )
  const { record } = rows[0] ?? {}
  if (!record) throw new Error('a match has a record')
  const earlier = {
    ...record,
    startedAt: record.startedAt && record.startedAt - ms,
    incidents: record.incidents.map((one) => ({ ...one, at: one.at - ms })),
  }
  await owner.pool.query(`
    update sports_messages set at = at - ${ago}, arrived_at = arrived_at - ${ago} where event_id = ${eventID};
    update sports_messages set content = jsonb_set(content, '{fixture,startsAt}',
      to_jsonb((content #>> '{fixture,startsAt}')::bigint - ${ms})) where event_id = ${eventID} and content ? 'fixture';
    update sports_events set starts_at = starts_at - ${ago}, first_starts_at = first_starts_at - ${ago},
      fixture = jsonb_set(fixture, '{startsAt}', to_jsonb((fixture ->> 'startsAt')::bigint - ${ms})) where id = ${eventID};
    update bets set placed_at = placed_at - ${ago} where (member_id, id) in (
      select member_id, coupon_id from sports_coupon_legs where event_id = ${eventID})`)
  await owner.pool.query('update sports_events set record = $1 where id = $2', [earlier, eventID])
}

/** What takes a house of a test, which is there once its tests run. */
export function settlingAt(houseOf: () => TestHouse) {
  return {
    settled: async (match: TestMatch, home: number, away: number): Promise<void> => {
      await match.play(home, away)
      await settleSports(houseOf())
    },
    /** The goals of a match that is over, by a trader. */
    corrected: async ({ eventID }: TestMatch, home: number, away: number): Promise<void> => {
      const house = houseOf()
      const score = { count: 'goals', period: 'match', score: { home, away } } as const
      const payload = { score, now: house.clock() }
      const refusal = await correctScore(house.database.db, TESTER, BigInt(eventID), payload)
      if (refusal !== null) throw new Error(`the score is not corrected: ${refusal}`)
      await settleSports(house)
    },
  }
}
