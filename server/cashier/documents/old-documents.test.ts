import { afterAll, beforeAll, expect, it } from 'vitest'
import { newMember } from '#server/account/testing-factors.ts'
import { startTestHouse, type TestHouse } from '#server/testing.ts'
import { forgetOldDocuments } from './old-documents.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

/** An accepted file, as it lies there. */
async function keptFile(decidedAt: string, validUntil: string | null): Promise<bigint> {
  const { id } = await newMember(house)
  const { rows } = await house.owner.pool.query<{ id: bigint }>(
    `insert into documents (member_id, kind, state, stored_as, key_id, bytes, created_at, decided_at, valid_until)
     values ($1::bigint, 'address', 'accepted', lpad($1::bigint::text, 32, '0'), 'k', 1,
       $2::timestamptz, $2::timestamptz, $3) returning id`,
    [id, decidedAt, validUntil],
  )
  return rows[0]?.id ?? 0n
}

async function isKeptAt(id: bigint, moment: string): Promise<boolean> {
  await forgetOldDocuments({ ...house, clock: () => new Date(moment) })
  const { rows } = await house.owner.pool.query(
    'select from documents where id = $1 and stored_as is not null',
    [id],
  )
  return rows.length > 0
}

it('eight years of an accepted file begin once its last day is over in Istanbul, wherever the database stands', async () => {
  const id = await keptFile('2019-06-01T00:00:00Z', '2020-06-01')
  expect(await isKeptAt(id, '2028-06-01T20:59:00Z')).toBe(true)
  expect(await isKeptAt(id, '2028-06-01T21:01:00Z')).toBe(false)
})

it('where it has no last day they begin when it was accepted, and are over at the same hour there, of whatever offset', async () => {
  // Istanbul was two hours ahead of UTC in that winter, and is three.
  const id = await keptFile('2016-01-15T10:00:00Z', null)
  expect(await isKeptAt(id, '2024-01-15T08:59:00Z')).toBe(true)
  expect(await isKeptAt(id, '2024-01-15T09:01:00Z')).toBe(false)
})
