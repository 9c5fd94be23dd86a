/**
 * Statements that need not wait for each other's answers: each is sent as it comes, over one connection, and the
 * database begins it the moment the one before is done. Each is a transaction of its own, and they are done in
 * their order.
 */
import pg from 'pg'

/** Rejects with the database's error, or, where the connection was lost, with one that leaves open whether it was done. */
export type Pipeline = <Row extends pg.QueryResultRow>(
  statement: pg.QueryConfig,
) => Promise<pg.QueryResult<Row>>

interface Lease {
  client: Promise<pg.PoolClient>
  underWay: number
  lost: boolean
}

/** Of a pool opened with `pipeline: true`: holds one connection of it while anything is under way. */
export function createPipeline(pool: pg.Pool): Pipeline {
  let current: Lease | null = null
  const leave = async (lease: Lease): Promise<void> => {
    lease.underWay -= 1
    if (lease.underWay > 0) return
    if (current === lease) current = null
    const client = await lease.client.catch(() => null)
    client?.release(lease.lost)
  }
  /** What comes from here on is given another connection: this one answers nobody any more. */
  const lose = (lease: Lease): void => {
    lease.lost = true
    if (current === lease) current = null
  }
  return async (statement) => {
    const lease = (current ??= { client: pool.connect(), underWay: 0, lost: false })
    lease.underWay += 1
    try {
      const client = await lease.client.catch((error: unknown) => {
        lose(lease)
        throw error
      })
      return await client.query(statement)
    } catch (error) {
      if (isLost(error)) lose(lease)
      throw error
    } finally {
      await leave(lease)
    }
  }
}

/** Whether an error is the connection's and not the statement's: 57P is how the database ends one (going down, crashed, not yet up). */
const isLost = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || error.code?.startsWith('57P') === true
