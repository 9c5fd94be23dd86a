import pg from 'pg'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Which house has the embedded database. The claim is a lock that PostgreSQL keeps for one
 * connection: it goes when the house does, however it dies, so no file can be left behind lying.
 */

const CLAIM = 0x6b617361

export interface Claim {
  /** False once its connection is gone, and with it the lock. */
  isHeld(): boolean
  release(): Promise<void>
}

/** Claims the database at `url`, or answers null when another living house has it. */
export async function claimDatabase(url: string, waitMsMax = 0): Promise<Claim | null> {
  const client = new pg.Client({ connectionString: url, application_name: 'kasa-claim' })
  // When the database itself dies the claim dies with it; whoever revives it claims anew.
  client.on('error', () => {})
  let isOpen = true
  client.on('end', () => (isOpen = false))
  await client.connect()
  const deadline = Date.now() + waitMsMax
  do {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1) as mine',
      [CLAIM],
    )
    if (rows[0]?.mine) return { isHeld: () => isOpen, release: () => client.end() }
    await pause(100)
  } while (Date.now() < deadline)
  await client.end()
  return null
}
