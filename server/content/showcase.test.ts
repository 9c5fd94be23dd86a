import { describe, expect, it } from 'vitest'
import { showcase } from './showcase.ts'

const DAYS = Array.from({ length: 40 }, (_, step) => new Date(Date.UTC(2027, 0, 1 + step * 19, 21)))

describe('the demo house', () => {
  it.each(DAYS)('is of its day, also when that is %s', (now) => {
    const items = showcase(now)
    const shown = items.filter(
      ({ startsAt, endsAt }) => (startsAt ?? now) <= now && now < (endsAt ?? new Date(8.64e15)),
    )
    const names = (kind: string) => shown.filter((item) => item.kind === kind)
    expect(names('special-date')).toHaveLength(1)
    expect(shown).toHaveLength(items.length - 3)
    expect(names('message').length).toBeGreaterThan(2)
    for (const { startsAt } of names('message'))
      expect(now.getTime() - (startsAt?.getTime() ?? 0)).toBeLessThan(86_400_000)
  })

  it('opened twice on one day it shows the same', () => {
    const at = (time: string) => showcase(new Date(`2027-05-05T${time}+03:00`))
    expect(at('23:59:59')).toEqual(at('00:00:00'))
  })
})
