import { expect, it } from 'vitest'
import { ownTimes } from '#server/floor/tables/tables.ts'
import { EVERY_TABLE } from './every-table.ts'
import { PLAYED } from './players.ts'

it('every table of the house is walked at, and of each kind one by the walk that comes with every run', () => {
  const own = ownTimes()
  expect(EVERY_TABLE.map(({ table }) => table).toSorted()).toEqual(
    own.map(({ id }) => id).toSorted(),
  )
  const kindOf = new Map(own.map(({ id, kind }) => [id, kind]))
  const walked = new Set(PLAYED.map(({ table }) => kindOf.get(table)))
  expect(own.filter(({ kind }) => !walked.has(kind))).toEqual([])
})
