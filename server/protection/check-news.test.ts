import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestTable, refusalOf, request } from '../floor/testing.ts'
import { sitDown } from '../jackpot/testing.ts'
import { readStream, type TestReader } from '../push/testing.ts'
import { startTestHouse, type TestHouse } from '../testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const due = (memberId: bigint) =>
  house.owner.pool.query(
    `update protections set played_since = played_since - interval '16 minutes' where member_id = $1`,
    [memberId],
  )

const isOfCheck = ({ calls }: { calls: string[] }): boolean => calls.includes('protection/get')

it('PROT-62 the same at a table', async () => {
  const { client, memberId } = await sitDown(house, 1_000)
  await client.call('protection/reality_check', { minutes: 15 })
  const table = await openTestTable(house, client, {
    table: 'fransiz-ruleti',
    name: 'Fransız',
    spot: '17',
  })
  const place = async () =>
    refusalOf(
      await table.act({
        act: 'place',
        round: await table.freshRound(),
        amount: 5_000_000,
        ...request(),
      }),
    )
  expect(await place()).toBeNull()
  await due(memberId)
  const reader = await readStream(house, client, { changes: null })
  await reader.next('changes')
  const before = reader.messages.length
  expect(await place()).toBe('reality-check')
  await reader.next('changes', isOfCheck, before)
  reader.ws.close()
})

it('PROT-62 the site hears at once that a check is due, whoever’s game refused the stake', async () => {
  const { client, slot, memberId } = await sitDown(house, 1_000)
  await client.call('protection/reality_check', { minutes: 15 })
  await slot.play()
  await slot.endRound()
  await due(memberId)
  const reader: TestReader = await readStream(house, client, { changes: null })
  await reader.next('changes')
  const before = reader.messages.length
  expect(await slot.play()).toMatchObject({ refusal: 'reality-check' })
  await reader.next('changes', isOfCheck, before)
  expect((await client.call('protection/get', {})).data.checkDue).toBe(true)
  reader.ws.close()
})

it('PROT-76 while a game is open the check comes at its interval by the clock, however seldom anything is staked', async () => {
  const { client, slot } = await sitDown(house, 1_000)
  await client.call('protection/reality_check', { minutes: 30 })
  const note = async () => (await client.call('protection/note_play', {})).data.due
  const playOne = async () => {
    const answer = await slot.play()
    if (!('refusal' in answer)) await slot.endRound()
    return answer
  }
  await playOne()
  // Twenty minutes between stakes, with the game open in between.
  for (let minute = 0; minute < 20; minute += 1) {
    house.pass(60_000)
    expect(await note()).toBe(false)
  }
  await playOne()
  for (let minute = 21; minute < 30; minute += 1) {
    house.pass(60_000)
    expect(await note()).toBe(false)
  }
  const reader: TestReader = await readStream(house, client, { changes: null })
  await reader.next('changes')
  const before = reader.messages.length
  house.pass(60_000)
  expect(await note()).toBe(true)
  await reader.next('changes', isOfCheck, before)
  reader.ws.close()
  expect(await slot.play()).toMatchObject({ refusal: 'reality-check' })
  const { data } = await client.call('protection/reality_check', { answered: true })
  expect(data).toMatchObject({ due: false, staked: 2 })
  expect(await note()).toBe(false)
})

it('PROT-76 a game that was closed for longer than a quarter of an hour ends the stretch, and without an interval nothing is noted', async () => {
  const { client, memberId } = await sitDown(house, 1_000)
  const note = async () => (await client.call('protection/note_play', {})).data.due
  expect(await note()).toBe(false)
  await client.call('protection/reality_check', { minutes: 30 })
  expect(await note()).toBe(false)
  house.pass(20 * 60_000)
  expect(await note()).toBe(false)
  house.pass(14 * 60_000)
  expect(await note()).toBe(false)
  const { rows } = await house.owner.pool.query<{ minutes: number }>(
    `select extract(epoch from last_stake_at - played_since)::int / 60 as minutes from protections
     where member_id = $1`,
    [memberId],
  )
  expect(rows).toEqual([{ minutes: 14 }])
})

it('PROT-76 what was due when a member left is asked again within a quarter of an hour, and not once they have rested: a new stretch begins', async () => {
  const { client, slot } = await sitDown(house, 1_000)
  await client.call('protection/reality_check', { minutes: 30 })
  const note = async () => (await client.call('protection/note_play', {})).data.due
  const isDue = async () => [
    (await client.call('protection/get', {})).data.checkDue,
    (await client.call('protection/reality_check', {})).data.due,
  ]
  await slot.play()
  await slot.endRound()
  for (let minute = 0; minute < 30; minute += 10) {
    house.pass(600_000)
    await note()
  }
  expect(await isDue()).toEqual([true, true])
  // Over an open game the question stands as long as it is seen.
  for (let minute = 0; minute < 20; minute += 10) {
    house.pass(600_000)
    expect(await note()).toBe(true)
  }
  house.pass(14 * 60_000)
  expect(await slot.play()).toMatchObject({ refusal: 'reality-check' })
  house.pass(16 * 60_000)
  expect(await isDue()).toEqual([false, false])
  expect((await slot.play()).http).toBe(200)
  const { data } = await client.call('protection/reality_check', {})
  expect(data).toMatchObject({ due: false, staked: 1 })
  expect(Date.parse(data.since ?? '')).toBeGreaterThan(house.clock().getTime() - 60_000)
})

it('PROT-77 the time of the last 24 and 168 hours is told, with a limit of time or without one', async () => {
  const { client, memberId } = await sitDown(house, 10)
  // Of 90 minutes an hour ago, and 30 of three days ago.
  await house.owner.pool.query(
    `with family as (select family_id from sessions where member_id = $1 limit 1)
     insert into sessions (member_id, family_id, sid_hash, browser_hash, browser, ip, created_at, active_at, proved_at, expires_at, ended_at)
     select $1, family_id, sha256(span.began::text::bytea), 'x', '', '', $2::timestamptz - span.began,
       $2::timestamptz - span.ended, $2::timestamptz - span.began, $2::timestamptz, $2::timestamptz - span.ended
     from family, (values (interval '150 minutes', interval '60 minutes'),
       (interval '4350 minutes', interval '4320 minutes')) span (began, ended)`,
    [memberId, house.clock()],
  )
  expect((await client.call('protection/play_time', {})).data).toEqual({ day: 90, week: 120 })
  await client.call('protection/set_limit', { kind: 'session', period: 'day', value: 600 })
  const { data } = await client.call('protection/get', {})
  expect(data.limits).toMatchObject([{ kind: 'session', period: 'day', used: 90 }])
})
