import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'
import type { Settings } from './settings.ts'

/**
 * The house's log: one JSON line each. What goes in is chosen where it is written: names of calls,
 * codes, durations and ids of our own; never a name, an address, a session or a payload.
 */
export function createLog(
  settings: Pick<Settings, 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: settings.logLevel,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: faultOf },
  }
  return destination ? pino(options, destination) : pino(options)
}

interface Fault {
  type: string
  code?: string
  message: string
  at: string[]
}

/** An error without what people typed: quoted texts, addresses and long numbers are left out. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', at: [] }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const fault: Fault = {
    type: error.name,
    message: withoutPersonalData(error.message),
    at: frames.slice(0, 12).map((line) => line.trim()),
  }
  if ('code' in error && typeof error.code === 'string') fault.code = error.code
  return fault
}

export function withoutPersonalData(text: string): string {
  return text
    .replace(/"[^"]*"|'[^']*'|\([^)]*\)=\([^)]*\)/g, '"…"')
    .replace(/\S+@\S+/g, '…')
    .replace(/\b[\w+/=-]{20,}|\d{6,}/g, '…')
    .slice(0, 300)
}
