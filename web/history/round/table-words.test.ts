import { expect, it } from 'vitest'
import { outcomeRows, wholeOutcomeText, type TableRound } from './table-words.ts'

it('andar bahar is told with every card of its two rows, other games by their line', () => {
  const rules = { kind: 'tablegames', game: 'andar-bahar' } as TableRound['rules']
  // The ace of spades as the joker; a two, a king, another ace.
  const outcome = { numbers: [1, 2, 13, 14, 5] }
  const rows = outcomeRows(outcome, 'en', rules)
  expect(rows.map(({ name }) => name)).toEqual(['Joker', 'Andar', 'Bahar'])
  expect(rows.map(({ cards }) => cards.split(' ').length)).toEqual([1, 2, 1])
  for (const { name, cards } of rows)
    expect(wholeOutcomeText(outcome, 'en', rules)).toContain(`${name}: ${cards}`)
  const dice = { kind: 'tablegames', game: 'sic-bo' } as TableRound['rules']
  expect(outcomeRows({ numbers: [2, 4, 5] }, 'en', dice)).toEqual([])
})
