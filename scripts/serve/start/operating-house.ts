import { randomBytes } from 'node:crypto'
import { port, type Database } from '#server/database/database.ts'
import type { OperatingHouse } from '#server/house.ts'
import { addJob } from '#server/jobs/job-queue.ts'
import { createLog } from '#server/log.ts'
import { ownAdapters } from '#server/payments/adapters.ts'
import { publishedBatch, touchedBatch, type Batch } from '#server/push/batch.ts'
import { notify } from '#server/push/notify.ts'
import type { Settings } from '#server/settings.ts'

/**
 * A house of the database alone, for commands that act on what a running one holds: its jobs are done, and its
 * members told, by whichever house runs beside.
 */
export async function withOperatingHouse<T>(
  database: Database,
  settings: Settings,
  work: (house: OperatingHouse) => Promise<T>,
): Promise<T> {
  const batches: Batch[] = []
  const house: OperatingHouse = {
    settings,
    database,
    log: createLog(settings),
    clock: () => new Date(),
    random: randomBytes,
    payments: [],
    jobs: { add: addJob },
    push: {
      touch: (source, ...scopes) => void batches.push(touchedBatch(source, scopes)),
      publish: (topic, scope, data) => void batches.push(publishedBatch({ topic, scope, data })),
    },
  }
  house.payments = ownAdapters(house)
  const done = await work(house)
  const q = port(database.db)
  for (const batch of batches) await notify(q, batch)
  return done
}
