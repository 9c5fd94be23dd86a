/** A whole house whose prices are changed where they are written down, and touched as whoever changes them does. */
import { touchEvents } from '#server/sports/touched.ts'
import { answer, residentBytes } from '../fanout/child.ts'
import { startServedHouse } from '../fanout/served-house.ts'
import { LISTED, move, oddsOf, type Change, type Moving } from './changes.ts'

// Readers of the bench count bytes and answer no ping.
const house = await startServedHouse({ pingEveryMs: 3_600_000 })

/** Of an event all prices of a list, or the first of them alone. */
const CHANGE = `
update sports_offers o set odds = c.odds from unnest($1::bigint[], $2::integer[]) c (event_id, odds)
where o.event_id = c.event_id and o.market_key = any ($3::text[]) and ($4::text is null or o.selection = $4)`

const [first] = LISTED

async function change(changes: readonly Change[], together: number): Promise<void> {
  const last = new Map(changes.map(({ event, count }) => [event, count]))
  const events = [...last.keys()]
  const odds = [...last.values()].map(oddsOf)
  const those =
    together === 1
      ? [[first.market], first.selections[0]]
      : [LISTED.map(({ market }) => market), null]
  await house.database.pool.query({
    name: 'change',
    text: CHANGE,
    values: [events, odds, ...those],
  })
  touchEvents(house, events.map(BigInt))
}

answer({
  port: () => Number(new URL(house.settings.publicUrl).port),
  memory: residentBytes,
  move: (moving: Moving) => move(moving, (changes) => change(changes, moving.together)),
})
process.once('SIGTERM', () => {
  void house.close().finally(() => process.exit(0))
})
