import { availableParallelism } from 'node:os'
import { refuseWhileHolding } from '../../database/holding.ts'
import { createQueue, type QueueBounds, type WorkQueue } from '../../work-queue.ts'

/** The processor is one for the whole process, so the queue is too. */
export const HASHING: QueueBounds = {
  atOnceMax: Math.max(1, Math.floor(availableParallelism() / 2)),
  waitingMax: 64,
}
const queue = createQueue(HASHING)

/**
 * Password hashes are dear on purpose. However many are asked for, they take half of the processor at most,
 * one after the other, and whoever would wait too long is told at once. Nobody waits here with a connection
 * to the database in hand.
 */
export const hashes: Pick<WorkQueue, 'run'> = {
  async run(work) {
    refuseWhileHolding('a hash')
    return queue.run(work)
  },
}
