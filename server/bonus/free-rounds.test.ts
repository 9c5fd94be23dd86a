import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { createMember } from '../account/profile/members.ts'
import { TESTER } from '../action/testing.ts'
import { freeRoundsSince } from '../bets/turnover.ts'
import { sitDown, type Player } from '../jackpot/testing.ts'
import { readStream } from '../push/testing.ts'
import { changeSettings } from '../round/publish/game-settings.ts'
import { openSlot } from '../round/testing.ts'
import { loginAs, startTestHouse, type TestHouse } from '../testing.ts'
import { endExpiredBonuses } from './expire.ts'
import { offerFile, type WrittenRounds } from './offer-file.ts'
import { awardRounds } from './operate.ts'
import { findingsIn, offerRounds, playFree, playRounds, purseOf } from './testing.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const STAKE = 2

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
}, 300_000)
afterAll(() => house.close())

const active = async ({ client }: Pick<Player, 'client'>) =>
  (await client.call('bonus/active', {})).data
const latest = async ({ client }: Pick<Player, 'client'>) =>
  (await client.call('bonus/history', {})).data[0]
const claim = async ({ client }: Pick<Player, 'client'>, bonusID: number) =>
  (await client.call('bonus/request', { bonusID })).data

/** Has so much, and these rounds. */
async function sitDownWithRounds(
  terms: Partial<WrittenRounds>,
  money = 100,
): Promise<Player & { bonusID: number }> {
  const player = await sitDown(house, money)
  const { bonusID } = await claim(player, await offerRounds(house, terms))
  return { ...player, bonusID }
}

/** Plays free rounds to their end, so many; answers what they won. */
async function playOut(player: Player, rounds: number): Promise<number> {
  let won = 0
  for (let at = 0; at < rounds; at += 1) {
    const { round, error } = await playFree(player)
    if (error) throw new Error(error)
    if (round.active) await player.slot.endRound()
    won += round.payout / 1e6
  }
  return won
}

/** Plays free rounds until one stays open. */
async function playUntilOpen(player: Player) {
  for (;;) {
    const played = await playFree(player)
    if (played.error) throw new Error(played.error)
    if (played.round.active) return played
  }
}

const betsOf = (memberId: bigint) =>
  house.database.db
    .selectFrom('bets')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()

describe('free rounds', () => {
  it('reach the member’s open pages one by one, also those that win nothing', async () => {
    const player = await sitDownWithRounds({})
    const reader = await readStream(house, player.client, { changes: null })
    await reader.next('changes')
    for (let played = 0; played < 3; played += 1) {
      const before = reader.messages.length
      await playOut(player, 1)
      const isOfBonus = ({ calls }: { calls: string[] }) => calls.includes('bonus/active')
      await reader.next('changes', isOfBonus, before)
    }
    reader.ws.close()
  })

  it('PROT-82 are told with the balance until they were played, and in the history with what is to be wagered after', async () => {
    const player = await sitDownWithRounds({ wagering: 5 })
    const left = async () =>
      (await player.client.call('finance/check_balance', {})).data[0]?.freeRounds
    const reader = await readStream(house, player.client, { balance: null })
    const isLeft =
      (rounds: number) =>
      ([purse]: { freeRounds: number }[]) =>
        purse?.freeRounds === rounds
    await reader.next('balance', isLeft(3))
    await playOut(player, 1)
    await reader.next('balance', isLeft(2))
    reader.ws.close()
    expect(await latest(player)).toMatchObject({
      status: 'active',
      wagering: 5,
      rounds: 3,
      roundsPlayed: 1,
    })
    await playOut(player, 2)
    expect(await left()).toBe(0)
    const given = await sitDownWithRounds({})
    const { bonusID } = given
    await given.client.call('bonus/cancel', { bonusID })
    expect((await given.client.call('finance/check_balance', {})).data[0]?.freeRounds).toBe(0)
  })

  it('PROT-40 are staked by the house: the balance stays, what they win is bonus money that is to be wagered', async () => {
    const player = await sitDown(house, 100)
    const offer = await offerRounds(house)
    const { data } = await player.client.call('bonus/list', {}, 'en')
    expect(data.find(({ bonusID }) => bonusID === offer)).toMatchObject({
      kind: 'free-rounds',
      status: 'open',
      amount: 6,
      minimum: 0,
      freeRounds: { game: 'Lale Devri', rounds: 3, stake: STAKE },
    })
    expect(await claim(player, offer)).toMatchObject({ status: 'active', amount: 6 })
    const left = { left: 3, rounds: 3, stake: 2_000_000, wagering: 2, won: 0 }
    expect((await player.slot.authenticate()).freeRounds).toMatchObject(left)
    const first = await playFree(player)
    expect(first).toMatchObject({ http: 200, balance: { amount: 100_000_000 } })
    expect(first.round).toMatchObject({ amount: 2_000_000, mode: 'BASE', free: true })
    expect(first.freeRounds).toMatchObject({ left: 2 })
    expect((await player.slot.authenticate()).round).toMatchObject({ free: true })
    if (first.round.active) await player.slot.endRound()
    const won = first.round.payout / 1e6 + (await playOut(player, 2))
    const [cash, bonus] = await purseOf(house, player.memberId)
    expect(cash).toBe(100)
    expect(bonus).toBeCloseTo(won, 6)
    for (const bet of await betsOf(player.memberId))
      expect(bet).toMatchObject({ stake: lira(STAKE), stake_bonus: lira(STAKE), kind: 'slot' })
    expect(await latest(player)).toMatchObject({
      kind: 'free-rounds',
      amount: 6,
      basis: 6,
      roundsPlayed: 3,
      wageringDue: 2 * won,
      wagered: 0,
      status: won > 0 ? 'active' : 'spent',
    })
    expect((await player.slot.authenticate()).freeRounds).toBeUndefined()
    expect(await playFree(player)).toMatchObject({ http: 400, error: 'ERR_VAL' })
    expect(await findingsIn(house)).toEqual([])
  })

  it('stand in history, proof, statement, return and downloads as what they are', async () => {
    const player = await sitDownWithRounds({ rounds: 2, wagering: 0 })
    await playOut(player, 2)
    await player.slot.play()
    await player.slot.endRound()
    const { client } = player
    const { data: rounds } = await client.call('casino/game_history', {})
    expect(rounds.map(({ free, stake }) => [free, stake])).toEqual([
      [false, 1],
      [true, STAKE],
      [true, STAKE],
    ])
    const { data: record } = await client.call('casino/round', {
      roundID: rounds[1]?.roundID ?? 0,
    })
    expect(record).toMatchObject({ free: true, mode: 'base', draw: { nonce: 1 } })
    const { data: csv } = await client.call('casino/game_statement', { format: 'csv' })
    const text = Buffer.from(csv.content, 'base64').toString()
    expect(text.match(/Lale Devri \(ücretsiz tur\)/g)).toHaveLength(2)
    const { data: totals } = await client.call('casino/game_totals', {})
    const paid = rounds.reduce((sum, { payout }) => sum + (payout ?? 0), 0)
    expect(totals).toMatchObject({ stake: 1, net: expect.closeTo(paid - 1, 6) })
    const returns = await freeRoundsSince(house.database.db, '2020-01-01')
    expect(returns.find(({ game }) => game === 'lale-devri')?.bets).toBeGreaterThanOrEqual(2n)
    const { data: history } = await client.call('finance/account_history', {})
    const [deposit, ...rest] = history.movements.toReversed()
    expect(deposit?.kind).toBe('deposit')
    expect(rest.slice(0, 2).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['bonus', STAKE],
      ['stake', -STAKE],
    ])
  })

  it('PROT-92 in the statement what is to be wagered stays open until the last of them is played', async () => {
    const linesOf = async ({ client }: Pick<Player, 'client'>) => {
      const { data } = await client.call('bonus/statement', { format: 'csv' })
      return Buffer.from(data.content, 'base64').toString()
    }
    const player = await sitDownWithRounds({ rounds: 1 })
    expect(await linesOf(player)).toMatch(/;Sürüyor;0;;0;;\r\n/)
    await playOut(player, 1)
    expect(await linesOf(player)).toMatch(/;(Sürüyor|Oynandı, bitti);2;\d+(,\d+)?;0;/)
    const cash = await sitDownWithRounds({ rounds: 1, wagering: 0 })
    expect(await linesOf(cash)).toMatch(/;Sürüyor;0;0;0;;\r\n/)
  })

  it('without wagering win cash, at once', async () => {
    const player = await sitDownWithRounds({ wagering: 0, rounds: 20 })
    const won = await playOut(player, 20)
    const [cash, bonus] = await purseOf(house, player.memberId)
    expect([cash, bonus]).toEqual([expect.closeTo(100 + won, 6), 0])
    expect(await latest(player)).toMatchObject({
      status: won > 0 ? 'converted' : 'spent',
      amount: 40,
      converted: expect.closeTo(won, 6),
      wageringDue: 0,
    })
    expect(await findingsIn(house)).toEqual([])
  })

  it('count nothing for their own wagering; every bet since they were taken does, before the last of them as after', async () => {
    const player = await sitDownWithRounds({ rounds: 40, wagering: 3 }, 5_000)
    await playRounds(player, 1, 50)
    expect(await active(player)).toMatchObject({ wagered: 50, wageringDue: 0 })
    const first = await playOut(player, 20)
    await playRounds(player, 1, 50)
    // However much was staked: they end when they are played.
    expect(await active(player)).toMatchObject({
      wagered: 100,
      wageringDue: expect.closeTo(3 * first, 6),
      roundsPlayed: 20,
    })
    const won = first + (await playOut(player, 20))
    expect(won).toBeGreaterThan(0)
    const more = Math.max(0, Math.ceil((3 * won - 100) / 50))
    await playRounds(player, more, 50)
    const ended = await latest(player)
    expect(ended).toMatchObject({ status: 'converted', converted: expect.closeTo(won, 6) })
    expect(ended?.wagered).toBe(100 + more * 50)
    expect((await purseOf(house, player.memberId))[1]).toBe(0)
    expect(await findingsIn(house)).toEqual([])
  }, 120_000)

  it('are of one game and one stake, of whoever was given them, and no demo has any', async () => {
    const player = await sitDownWithRounds({})
    expect(await playFree(player, { amount: 4_000_000 })).toMatchObject({ error: 'ERR_VAL' })
    const elsewhere = await openSlot(player.client, 'kapadokya')
    expect((await elsewhere.authenticate()).freeRounds).toBeUndefined()
    expect(await playFree({ slot: elsewhere })).toMatchObject({ error: 'ERR_VAL' })
    const other = await sitDown(house, 100)
    expect(await playFree(other)).toMatchObject({ error: 'ERR_VAL' })
    for (const amount of [0, -1, 'NaN', 1e30, null])
      expect((await playFree(player, { amount })).http).toBe(400)
    expect(await purseOf(house, player.memberId)).toEqual([100, 0])
    expect(await active(player)).toMatchObject({ roundsPlayed: 0, amount: 0 })
  })
})

describe('what races', () => {
  it('PROT-41 the last free round played from ten tabs at once is played once', async () => {
    const player = await sitDownWithRounds({ rounds: 1 })
    const tabs = Array.from({ length: 10 }, () => player.slot.again())
    const all = await Promise.all(
      tabs.map((slot, tab) => playFree({ slot }, { requestId: `${tab}` })),
    )
    expect(all.filter(({ http }) => http === 200)).toHaveLength(1)
    for (const { error } of all.filter(({ http }) => http !== 200))
      expect(['ERR_VAL', 'ERR_BE']).toContain(error)
    expect(await betsOf(player.memberId)).toHaveLength(1)
    expect((await purseOf(house, player.memberId))[0]).toBe(100)
    expect(await findingsIn(house)).toEqual([])
  })

  it('a request that is repeated is one round, and its name buys no other', async () => {
    const player = await sitDownWithRounds({})
    const payload = { requestId: 'once' }
    const all = await Promise.all(
      Array.from({ length: 10 }, () => playFree({ slot: player.slot.again() }, payload)),
    )
    expect(new Set(all.map(({ round }) => round.roundID)).size).toBe(1)
    for (const { round, freeRounds } of all)
      expect([round.free, freeRounds?.left]).toEqual([true, 2])
    await player.slot.endRound()
    const plain = { ...payload, amount: 2_000_000 }
    expect(await player.slot.play(plain)).toMatchObject({ http: 400, error: 'ERR_VAL' })
    const staked = await player.slot.play({ amount: 2_000_000, requestId: 'staked' })
    if (staked.round.active) await player.slot.endRound()
    expect(await playFree(player, { requestId: 'staked' })).toMatchObject({ error: 'ERR_VAL' })
  })

  it('PROT-100 claims at once of somebody who never had money are one', async () => {
    const offer = await offerRounds(house)
    const username = 'parasiz'
    await createMember(house.database.db, {
      username,
      firstname: 'Para',
      lastname: 'Yok',
      phone: '+90 555 222 33 44',
      email: 'parasiz@kasa.test',
      password: 'Demo123!',
    })
    const client = await loginAs(house, username)
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, () => client.call('bonus/request', { bonusID: offer })),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const slot = await openSlot(client)
    const tabs = Array.from({ length: 10 }, () => playFree({ slot: slot.again() }))
    const played = (await Promise.all(tabs)).filter(({ http }) => http === 200)
    expect(played.length).toBeGreaterThan(0)
    expect((await latest({ client }))?.roundsPlayed).toBe(played.length)
    expect(await findingsIn(house)).toEqual([])
  })

  it('PROT-102 an open free round is paid when the time is over, and no other is played', async () => {
    for (const wagering of [0, 2]) {
      const player = await sitDownWithRounds({ rounds: 200, wagering })
      const [before] = await purseOf(house, player.memberId)
      const { round } = await playUntilOpen(player)
      const cashBefore = wagering === 0 ? (await purseOf(house, player.memberId))[0] : before
      const later = { ...house, clock: () => new Date(Date.now() + 31 * DAY_MS) }
      await Promise.all([endExpiredBonuses(later), endExpiredBonuses(later)])
      const [cash, bonus] = await purseOf(house, player.memberId)
      expect(bonus).toBe(0)
      expect(cash).toBeCloseTo(cashBefore + (wagering === 0 ? round.payout / 1e6 : 0), 6)
      const ended = await latest(player)
      expect(ended?.status).toBe('expired')
      if (wagering > 0) expect(ended?.forfeited).toBeGreaterThanOrEqual(round.payout / 1e6)
      expect((await player.slot.endRound()).http).toBe(200)
      expect(await playFree(player)).toMatchObject({ error: 'ERR_VAL' })
    }
    expect(await findingsIn(house)).toEqual([])
  }, 60_000)

  it('past their time none is played, whether a job has ended them or not', async () => {
    const player = await sitDownWithRounds({})
    house.pass(31 * DAY_MS)
    const client = await loginAs(house, player.username)
    const slot = await openSlot(client)
    expect((await slot.authenticate()).freeRounds).toBeUndefined()
    expect(await playFree({ slot })).toMatchObject({ error: 'ERR_VAL' })
    const { data } = await client.call('bonus/cancel', { bonusID: player.bonusID })
    expect(data.status).toBe('expired')
    house.pass(-31 * DAY_MS)
  })

  it('given up, those that are left lapse and cash stays', async () => {
    const player = await sitDownWithRounds({ wagering: 0, rounds: 3 })
    const won = await playOut(player, 1)
    const { data } = await player.client.call('bonus/cancel', { bonusID: player.bonusID })
    expect(data).toMatchObject({ status: 'cancelled', forfeited: 0 })
    expect(await playFree(player)).toMatchObject({ error: 'ERR_VAL' })
    expect(await purseOf(house, player.memberId)).toEqual([expect.closeTo(100 + won, 6), 0])
    expect(await findingsIn(house)).toEqual([])
  })
})

describe('what speaks against a stake speaks against a free round', () => {
  it('a limit refuses it, and nothing is given or used up', async () => {
    const player = await sitDownWithRounds({})
    const limit = { kind: 'stake', period: 'day', value: 3 } as const
    await player.client.call('protection/set_limit', limit)
    await playOut(player, 1)
    const refused = await playFree(player)
    expect(refused).toMatchObject({ error: 'ERR_GLE', refusal: 'limit-reached' })
    expect(await latest(player)).toMatchObject({ roundsPlayed: 1, amount: STAKE })
    expect(await findingsIn(house)).toEqual([])
  })

  it('PROT-63 a limit of losses asks nothing of it, for the house stakes it; whichever limit does refuse it is told', async () => {
    const player = await sitDownWithRounds({})
    const limit = (kind: 'loss' | 'stake', value: number) =>
      player.client.call('protection/set_limit', { kind, period: 'day', value })
    await limit('loss', 0)
    expect(await player.slot.play()).toMatchObject({ refusal: 'limit-reached', kind: 'loss' })
    await playOut(player, 1)
    const { data } = await player.client.call('protection/get', {})
    expect(data.limits).toMatchObject([{ kind: 'loss', value: 0, used: 0 }])
    await limit('stake', 3)
    const refused = { refusal: 'limit-reached', kind: 'stake', limit: 3_000_000, left: 1_000_000 }
    expect(await playFree(player)).toMatchObject(refused)
    expect(await findingsIn(house)).toEqual([])
  })

  it('PROT-101 whoever pauses neither claims them nor is given any', async () => {
    const offer = await offerRounds(house, { byHand: true })
    const player = await sitDownWithRounds({})
    await player.client.call('protection/time_out', { span: '1d' })
    expect((await playFree(player)).error).toBe('ERR_IS')
    const given = { offerId: offer, memberId: player.memberId }
    expect(await awardRounds(house.database.db, TESTER, given, house.clock())).toBe('paused')
  })

  it('a closed game plays none, and none is claimed for it', async () => {
    const player = await sitDownWithRounds({})
    const offer = await offerRounds(house)
    const other = await sitDown(house, 100)
    const set = (is_open: boolean) =>
      changeSettings(house.database.db, TESTER, 'lale-devri', { is_open })
    await set(false)
    await house.games.refresh()
    try {
      expect(await playFree(player)).toMatchObject({ error: 'ERR_MAINTENANCE' })
      const { data } = await other.client.call('bonus/list', {})
      expect(data.find(({ bonusID }) => bonusID === offer)?.status).toBe('game-closed')
      const refused = await other.client.refused('bonus/request', { bonusID: offer })
      expect(refused.data.refusal).toBe('product-closed')
    } finally {
      await set(true)
      await house.games.refresh()
    }
    expect((await playFree(player)).http).toBe(200)
    expect(await claim(other, offer)).toMatchObject({ status: 'active' })
  })
})

describe('what an operator gives by hand', () => {
  it('is in no list, is given once in its time, beside no other bonus, and leaves a reason', async () => {
    const offerId = await offerRounds(house, { byHand: true, every: 'day' })
    const player = await sitDown(house, 100)
    const { data } = await player.client.call('bonus/list', {})
    expect(data.map(({ bonusID }) => bonusID)).not.toContain(offerId)
    const taken = await player.client.refused('bonus/request', { bonusID: offerId })
    expect(taken.data.refusal).toBe('not-found')
    const award = (id = offerId) =>
      awardRounds(
        house.database.db,
        TESTER,
        { offerId: id, memberId: player.memberId },
        house.clock(),
      )
    expect(typeof (await award())).toBe('bigint')
    expect(await award()).toBe('taken')
    expect(await award(await offerRounds(house, { byHand: true }))).toBe('other-active')
    expect(await award(await offerRounds(house))).toBe('not-by-hand')
    expect(await award(999_999)).toBe('no-such-offer')
    const { rows } = await house.database.pool.query<{ what: string }>(
      `select what from actions where target = $1`,
      [`member:${player.memberId}`],
    )
    expect(rows).toEqual([{ what: 'bonus.award' }])
    await playOut(player, 3)
    expect(await findingsIn(house)).toEqual([])
  })

  it('is written down with terms that can be met, or not at all', () => {
    const file: WrittenRounds = {
      name: 'trial',
      kind: 'free-rounds',
      title: { tr: 'Deneme', en: 'Trial' },
      starts: '2026-01-01T00:00:00Z',
      every: 'once',
      game: 'lale-devri',
      rounds: 10,
      stake: 2,
      wagering: 5,
      days: 7,
      weights: { slot: 100 },
    }
    expect(offerFile.safeParse(file).success).toBe(true)
    const wrong: Partial<WrittenRounds>[] = [
      { game: 'no-such-game' },
      { stake: 0.01 },
      { stake: 1e6 },
      { rounds: 0 },
      { rounds: 201 },
      { weights: {} },
      { wagering: 0 },
      { firstDeposit: true },
      { byHand: true, minimum: 100 },
      { stakeMax: 1 },
      { excludedGames: ['lale-devri'] },
    ]
    for (const terms of wrong)
      expect([terms, offerFile.safeParse({ ...file, ...terms }).success]).toEqual([terms, false])
  })
})
