import { expect, it } from 'vitest'
import { HEARTBEAT_MS, SILENT_MS } from '#contract/stream-codes.ts'
import { Silence } from './silence.ts'

it('a house that is heard in time is not silent, one heartbeat lost or not', () => {
  const silence = new Silence(1_000)
  expect(silence.lastsMs(1_000 + 2 * HEARTBEAT_MS)).toBe(0)
  silence.end(1_000 + SILENT_MS)
  expect(silence.lastsMs(1_000 + 2 * SILENT_MS)).toBe(0)
})

it('a silence counts from what was heard last, and is over with the next that is', () => {
  const silence = new Silence(0)
  silence.end(1_000)
  expect(silence.lastsMs(1_001 + SILENT_MS)).toBe(SILENT_MS + 1)
  expect(silence.lastsMs(61_000)).toBe(60_000)
  silence.end(61_000)
  expect(silence.lastsMs(61_500)).toBe(0)
})
