/** Clocks that step, and zones in which days, months and hours end otherwise. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { periodOf } from '../bonus/basis.ts'
import { endOfSpan } from '#contract/members/pause-span.ts'
import { sitDown, type Player } from '../jackpot/testing.ts'
import { openSlot } from '../round/testing.ts'
import { loginAs, startTestHouse, type TestHouse } from '../testing.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const ONE = 1_000_000
const DAILY = { kind: 'stake', period: 'day' } as const

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
}, 300_000)
afterAll(() => house.close())

/** The clock steps, the member does something, and it is set right again. */
async function withStep<T>(ms: number, player: Player, work: (player: Player) => Promise<T>) {
  house.pass(ms)
  try {
    const client = await loginAs(house, player.username)
    return await work({ ...player, client })
  } finally {
    house.pass(-ms)
  }
}

const back = async (player: Player): Promise<Player> => {
  const client = await loginAs(house, player.username)
  return { ...player, client, slot: await openSlot(client) }
}

const stake = async ({ slot }: Player, amount = ONE) => {
  const { http, round, ...reply } = await slot.play({ amount })
  if (http === 200 && round.active) await slot.endRound()
  return (reply as { refusal?: string }).refusal ?? null
}

describe('a clock that stood ahead and was set right', () => {
  it('PROT-98 has let nothing go that a limit counts, by stakes and by deposits', async () => {
    const player = await sitDown(house, 100)
    const deposit = { methodID: 1, amount: 100, transfer_type_id: 2 } as const
    await player.client.call('protection/set_limit', { ...DAILY, value: 5 })
    await player.client.call('protection/set_limit', { ...DAILY, kind: 'deposit', value: 250 })
    await player.client.call('prepayServices/processTransaction', deposit)
    expect(await stake(player, 5 * ONE)).toBeNull()
    expect(await stake(player)).toBe('limit-reached')
    await withStep(30 * HOUR_MS, player, async ({ client }) => {
      const slot = await openSlot(client)
      expect(await stake({ ...player, client, slot }, 2 * ONE)).toBeNull()
      const more = await client.refused('prepayServices/processTransaction', {
        ...deposit,
        amount: 200,
      })
      expect(more.data.refusal).toBe('deposit-limit-reached')
    })
    const again = await back(player)
    expect(await stake(again)).toBe('limit-reached')
    const { data } = await again.client.call('protection/get', {})
    const used = data.limits.map(({ kind, used: sum }) => [kind, sum])
    expect(Object.fromEntries(used)).toEqual({ stake: 7, deposit: 200 })
  })

  it('PROT-98 has ended no time-out: play is closed again until its time', async () => {
    const player = await sitDown(house, 100)
    await player.client.call('protection/time_out', { span: '1d' })
    await withStep(25 * HOUR_MS, player, async ({ client }) => {
      const { data } = await client.refused('casino/init_game', { gameID: 999_999 })
      expect(data.refusal).toBe('game-unknown')
    })
    const client = await loginAs(house, player.username)
    const { data } = await client.refused('casino/init_game', { gameID: 999_999 })
    expect(data.refusal).toBe('member-paused')
  })

  it('PROT-98 has brought no raise forward that nobody said yes to', async () => {
    const player = await sitDown(house, 100)
    await player.client.call('protection/set_limit', { ...DAILY, value: 5 })
    await player.client.call('protection/set_limit', { ...DAILY, value: 9 })
    await withStep(25 * HOUR_MS, player, async ({ client }) => {
      const { data } = await client.call('protection/get', {})
      expect(data.limits).toMatchObject([{ value: 5, next: { value: 9 } }])
    })
    const { client } = await back(player)
    const early = await client.refused('protection/confirm_limit', DAILY)
    expect(early.data.refusal).toBe('too-early')
  })

  it('PROT-98 has put no reality check off: one that was answered meanwhile comes at its interval', async () => {
    const player = await sitDown(house, 1_000)
    await player.client.call('protection/reality_check', { minutes: 15 })
    expect(await stake(player)).toBeNull()
    await withStep(5 * HOUR_MS, player, async ({ client }) => {
      const slot = await openSlot(client)
      expect(await stake({ ...player, client, slot })).toBeNull()
      await client.call('protection/reality_check', { answered: true })
    })
    const { client } = await back(player)
    expect((await client.call('protection/note_play', {})).data).toEqual({ due: false })
    house.pass(10 * MINUTE_MS)
    try {
      expect((await client.call('protection/note_play', {})).data).toEqual({ due: false })
      house.pass(6 * MINUTE_MS)
      expect((await client.call('protection/note_play', {})).data).toEqual({ due: true })
      house.pass(-6 * MINUTE_MS)
    } finally {
      house.pass(-10 * MINUTE_MS)
    }
  })
})

describe('a clock that stood behind', () => {
  it('PROT-98 counts what was staked after it, too', async () => {
    const player = await sitDown(house, 100)
    await player.client.call('protection/set_limit', { ...DAILY, value: 3 })
    expect(await stake(player, 3 * ONE)).toBeNull()
    await withStep(-3 * HOUR_MS, player, async ({ client }) => {
      const slot = await openSlot(client)
      expect(await stake({ ...player, client, slot })).toBe('limit-reached')
    })
  })
})

describe('wherever the process stands', () => {
  const before = process.env['TZ']
  afterAll(() => {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  })

  it.each([
    ['America/New_York', '2027-03-14T12:00:00Z', 240],
    ['Europe/Berlin', '2027-10-31T12:00:00Z', -60],
    ['Pacific/Kiritimati', '2027-02-28T12:00:00Z', -840],
  ])('PROT-99 in %s days, months and offers begin with those of Istanbul', (zone, at, offset) => {
    process.env['TZ'] = zone
    expect(new Date(at).getTimezoneOffset()).toBe(offset)
    // The last minute of February in Istanbul, and the first of March.
    const [last, first] = [new Date('2027-02-28T20:59:00Z'), new Date('2027-02-28T21:00:00Z')]
    const daily = { kind: 'deposit', every: 'day' } as const
    expect(periodOf(daily, last)).toContain('2027-02-28')
    expect(periodOf(daily, first)).toContain('2027-03-01')
    expect(endOfSpan('1m', last)).toEqual(new Date('2027-03-28T20:59:00Z'))
    expect(endOfSpan('1m', first)).toEqual(new Date('2027-03-31T21:00:00Z'))
    // Across the hour in which clocks go forward there, and across that in which they go back.
    expect(endOfSpan('1d', new Date('2027-03-13T20:00:00Z'))).toEqual(
      new Date('2027-03-14T20:00:00Z'),
    )
    expect(endOfSpan('1w', new Date('2027-10-27T20:00:00Z'))).toEqual(
      new Date('2027-11-03T20:00:00Z'),
    )
  })
})
