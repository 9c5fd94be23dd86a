/** Who is at the tables: whoever reads one over a socket of this process, written down so that every process knows of all. */
import type { Hub } from '../../push/hub.ts'
import type { House } from '../../house.ts'

/** Somebody is there so long after they were last seen. */
export const GUEST_MS = 45_000
/** Whoever stays is written down again so often. */
const AGAIN_MS = 20_000

export type GuestHouse = Pick<House, 'database' | 'clock'> & {
  push: { hub: Pick<Hub, 'membersReading'> } & Pick<House['push'], 'touch'>
}

interface Seen {
  members: string
  atMs: number
}

/** Answers what looks who is here, whenever it is asked: it writes down what has changed since, and little else. */
export function guestRecorder(house: GuestHouse): () => Promise<void> {
  const seen = new Map<string, Seen>()
  return async () => {
    const now = house.clock()
    const here = house.push.hub.membersReading('table')
    for (const table of new Set([...here.keys(), ...seen.keys()])) {
      const members = here.get(table) ?? []
      const before = seen.get(table)
      const key = members.join(' ')
      const isSame = before?.members === key
      if (isSame && (members.length === 0 || now.getTime() - before.atMs < AGAIN_MS)) continue
      const left = (before?.members ?? '')
        .split(' ')
        .filter((one) => one !== '' && !members.includes(BigInt(one)))
      await write(house, table, { members, left: left.map(BigInt), now })
      if (members.length === 0) seen.delete(table)
      else seen.set(table, { members: key, atMs: now.getTime() })
      if (!isSame) house.push.touch('room', table)
    }
  }
}

/** One who left this process may read at another, which writes them down again by itself. */
async function write(
  { database }: GuestHouse,
  table: string,
  { members, left, now }: { members: readonly bigint[]; left: readonly bigint[]; now: Date },
): Promise<void> {
  const { pool } = database
  if (members.length > 0)
    await pool.query(
      `insert into floor_guests (table_id, member_id, since, seen_at)
       select t.id, m, $3, $3 from floor_tables t, unnest($2::bigint[]) m where t.id = $1
       on conflict (table_id, member_id) do update set seen_at = excluded.seen_at,
         since = case when floor_guests.seen_at < excluded.seen_at - interval '45 seconds'
           then excluded.since else floor_guests.since end`,
      [table, members, now],
    )
  if (left.length > 0)
    await pool.query('delete from floor_guests where table_id = $1 and member_id = any ($2)', [
      table,
      left,
    ])
}
