import { expect, it } from 'vitest'
import { filterIn } from './history-filter.ts'

it('an address whose days end before they begin narrows by no days', () => {
  const days = (search: string) => {
    const { from, until, status } = filterIn(new URLSearchParams(search), [])
    return { from, until, status }
  }
  expect(days('from=2026-03-01&until=2026-03-02')).toMatchObject({ until: '2026-03-02' })
  expect(days('from=2026-03-03&until=2026-03-02&status=1003')).toEqual({
    from: '',
    until: '',
    status: '1003',
  })
})
