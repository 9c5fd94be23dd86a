import { expect, it } from 'vitest'
import { SCREENS } from '#web/routes.tsx'
import { ACCOUNT_SECTIONS, currentIn } from './account-sections.ts'

const lines = ACCOUNT_SECTIONS.flatMap(({ pages }) => [...pages])

it('every history is on the one line of the account that names them, and is marked there', () => {
  const histories = SCREENS.map(({ path }) => path).filter((path) =>
    ['history', 'finance', 'games', 'bets', 'bonuses'].some((name) => path === `/profile/${name}`),
  )
  expect(histories).toHaveLength(5)
  for (const path of histories) {
    const marked = lines.filter((line) => currentIn(line, path) !== undefined)
    expect(marked.map(({ word }) => word)).toEqual(['history'])
  }
  expect(lines.filter((line) => currentIn(line, '/profile/finance') === 'page')).toHaveLength(1)
  expect(lines.filter((line) => currentIn(line, '/not-found') !== undefined)).toEqual([])
})
