import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayOf } from '#contract/time-span.ts'
import { doneOf, openTestTable, request } from '../floor/testing.ts'
import { openSlot } from '../round/testing.ts'
import { settleSports } from '../sports/settlement/settle.ts'
import { bettingAt, one, place } from '../sports/testing-coupons.ts'
import { openMatch } from '../sports/testing.ts'
import { loginAs, startTestHouse, type Client, type TestHouse } from '../testing.ts'

let house: TestHouse
let client: Client
beforeAll(async () => {
  house = await startTestHouse()
  client = await loginAs(house, 'demo')
})
afterAll(() => house.close())

const days = async (startDate: string, endDate: string) =>
  (await client.call('casino/game_days', { startDate, endDate })).data
const today = () => dayOf(house.clock())
const daysEarlier = (days: number) => dayOf(new Date(house.clock().getTime() - days * 86_400_000))

it('each day comes to what its rounds came to, by the days of Istanbul', async () => {
  expect(await days('2026-01-01', '2026-12-31')).toEqual([])
  const slot = await openSlot(client)
  for (let n = 0; n < 4; n++) {
    const { round } = await slot.play()
    if (round.active) await slot.endRound()
  }
  const { data: all } = await client.call('casino/game_totals', {})
  expect(await days(today(), today())).toEqual([{ day: today(), net: all.net }])
  // The last second of a day, and the first of the next.
  await house.owner.pool.query(
    `update bets set placed_at = case when n = 1 then timestamptz '2026-02-10T20:59:59Z'
       else timestamptz '2026-02-10T21:00:00Z' end
     from (select member_id, id, row_number() over (order by id) as n from bets) numbered
     where numbered.member_id = bets.member_id and numbered.id = bets.id`,
  )
  const split = await days('2026-01-15', '2026-03-01')
  expect(split.map(({ day }) => day)).toEqual(['2026-02-10', '2026-02-11'])
  for (const { day, net } of split) {
    const span = { startDate: day, endDate: day }
    expect((await client.call('casino/game_totals', span)).data.net).toBe(net)
  }
})

it('PROT-55 what all play came to counts coupons, too, and reaches back twelve months', async () => {
  const { pickOf, newPlayer } = bettingAt(() => house)
  const player = await newPlayer(1_000)
  const match = await openMatch(house)
  await place(player, one(await pickOf(match, 'match-result', '1')))
  await match.play(0, 1)
  await settleSports(house)
  const slot = await openSlot(player.client)
  const { round } = await slot.play()
  if (round.active) await slot.endRound()
  const rounds = (await player.client.call('casino/game_totals', {})).data
  const aYearAgo = daysEarlier(366)
  await house.owner.pool.query(
    `update bets set placed_at = placed_at - interval '366 days' where member_id = $1 and kind = 'coupon'`,
    [player.memberId],
  )
  const span = { startDate: daysEarlier(370), endDate: today(), bets: 'all' } as const
  const totals = (await player.client.call('casino/game_totals', span)).data
  expect(totals.net).toBeCloseTo(rounds.net - 100, 6)
  expect(totals.records).toBe(2)
  const coupons = await player.client.call('casino/game_totals', { ...span, bets: 'coupons' })
  expect(coupons.data).toMatchObject({ net: -100, records: 1 })
  const byDay = (await player.client.call('casino/game_days', span)).data
  expect(byDay).toEqual([
    { day: aYearAgo, net: -100 },
    { day: today(), net: rounds.net },
  ])
})

it('a span of more than a year is refused, and so are days that cross or are none', async () => {
  for (const [startDate, endDate] of [
    ['2025-01-01', '2026-01-07'],
    ['2026-02-02', '2026-02-01'],
    ['2026-02-30', '2026-03-01'],
  ] as const)
    expect(await client.refused('casino/game_days', { startDate, endDate })).toMatchObject({
      code: 422,
    })
  expect(await days('2024-01-01', '2024-12-31')).toEqual([])
})

it('a stake that waits for its end is told as such in totals and statement, and is neither won nor lost', async () => {
  const { newPlayer } = bettingAt(() => house)
  const player = await newPlayer(1_000)
  const wheel = { table: 'avrupa-ruleti', name: 'Avrupa', spot: 'red' }
  const table = await openTestTable(house, player.client, wheel)
  const totals = async () => (await player.client.call('casino/game_totals', {})).data
  const round = await table.nextRound()
  doneOf(await table.act({ act: 'place', round, amount: 10_000_000, ...request() }))
  expect(await totals()).toEqual({
    stake: 10,
    open: 10,
    payout: 0,
    jackpots: 0,
    net: 0,
    records: 1,
  })
  expect(await sumsOf(player.client)).toEqual(['Bahis;0', 'Sonucu beklenen bahis;10', 'Net;0'])
  const lost = await player.client.call('casino/game_totals', { outcome: 'lost' })
  expect(lost.data).toMatchObject({ stake: 0, open: 0, records: 0 })

  await table.hurry(({ last }) => last.some(({ number }) => number === round))
  // Its number is told before every bet on it is settled.
  await expect.poll(totals).toMatchObject({ stake: 10, open: 0, records: 1 })
  const after = await totals()
  expect(after.net).toBe(after.payout - 10)
  expect((await sumsOf(player.client)).slice(0, 2)).toEqual(['Bahis;10', 'Sonucu beklenen bahis;0'])
}, 60_000)

/** What a statement says the rounds come to: stakes, those under way, and the net. */
async function sumsOf(of: Client): Promise<string[]> {
  const { data } = await of.call('casino/game_statement', { format: 'csv' })
  const lines = Buffer.from(data.content, 'base64').toString().split('\r\n')
  return lines.filter((line) => /^(Bahis|Sonucu beklenen bahis|Net);/.test(line))
}
