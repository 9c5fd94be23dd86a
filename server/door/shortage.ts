/**
 * Tells a shortage from a defect: no free connection, a database that restarts, a lock that did not
 * come, an answer that takes too long, or that nobody waits for any more. These pass, and the caller is asked to come again; nothing was promised to it.
 */
import { AnswerOverdue } from './deadline.ts'

const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE', // whoever asked has left while the answer came
  'EMFILE',
  'ENFILE',
  'ENOMEM',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '53300', // too_many_connections
  '55P03', // lock_not_available
  '57014', // query_canceled
  '40001', // serialization_failure, met too often
  '40P01', // deadlock_detected, met too often
])

const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|connection timeout|not queryable|Cannot use a pool after calling end/i

/** Will this pass by itself? Then it is the refusal `busy`, never a fault. */
export function isShortage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AnswerOverdue) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return CODES.has(code) || MESSAGES.test(error.message)
}
