import { describe, expect, it } from 'vitest'
import { readFilter } from './options.ts'

const NOW = new Date('2026-11-23T12:00:00Z')

describe('since', () => {
  it.each([
    ['12h', '2026-11-23T00:00:00.000Z'],
    ['7d', '2026-11-16T12:00:00.000Z'],
    ['2026-11-20', '2026-11-19T21:00:00.000Z'],
    ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z'],
  ])('%s', (since, at) => {
    expect(readFilter({ since }, NOW).since?.toISOString()).toBe(at)
  })

  it('is all there is when nobody says, and refuses what is no date', () => {
    expect(readFilter({}, NOW)).toEqual({ since: undefined, limit: 50 })
    expect(() => readFilter({ since: 'tomorrow' }, NOW)).toThrow(/--since takes/)
    for (const limit of ['0', '-1', 'x', '100000'])
      expect(() => readFilter({ limit }, NOW)).toThrow(/Usage/)
  })
})
