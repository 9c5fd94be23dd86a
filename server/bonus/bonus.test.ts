import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { lira, toWire } from '#contract/money.ts'
import { createMember } from '../account/profile/members.ts'
import { give, sitDown, type Player } from '../jackpot/testing.ts'
import { requestWithdrawal } from '../cashier/withdrawal/request.ts'
import { sandbox } from '../payments/sandbox.ts'
import { TransferBank, TRANSFERS } from '../payments/testing-transfers.ts'
import { openSlot } from '../round/testing.ts'
import { loginAs, startTestHouse, visitor, type TestHouse } from '../testing.ts'
import { endExpiredBonuses } from './expire.ts'
import {
  findingsIn,
  lastBetOf,
  offerBonus,
  openRoundOfBonus,
  playRounds,
  purseOf,
  sitDownWithBonus,
} from './testing.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let house: TestHouse
/** Wagered twice and never met by chance; met by ten rounds of ₺50; bound by a most and a closed game. */
let long: number
let short: number
let strict: number

beforeAll(async () => {
  house = await startTestHouse({
    paymentAdapters: (its) => [sandbox(its), new TransferBank().adapter()],
  })
  long = await offerBonus(house, { wagering: 100 })
  short = await offerBonus(house, { wagering: 10 })
  strict = await offerBonus(house, {
    wagering: 100,
    stakeMax: 5,
    excludedGames: ['yonca-bahcesi'],
    weights: { slot: 100, table: 10 },
    gameWeights: { 'kapadokya-1000': 50 },
  })
}, 300_000)
afterAll(() => house.close())

const active = async ({ client }: Pick<Player, 'client'>) =>
  (await client.call('bonus/active', {})).data
const history = async ({ client }: Pick<Player, 'client'>) =>
  (await client.call('bonus/history', {})).data
const withdraw = ({ memberId, username }: Player, whole: number) =>
  requestWithdrawal(house, {
    memberId,
    methodId: TRANSFERS.id,
    form: { iban: 'TR01' },
    amount: lira(whole),
    call: 'test',
    requestId: `${whole} of ${username}`,
  })
const refusalOf = async ({ client }: Pick<Player, 'client'>, bonusID: number) =>
  (await client.refused('bonus/request', { bonusID })).data.refusal

describe('what is offered', () => {
  it('SCREEN-09 lists every term, and what of it this member could take now', async () => {
    const player = await sitDown(house, 1_500)
    const { data } = await player.client.call('bonus/list', {}, 'en')
    expect(data.find(({ name }) => name === 'Welcome 50%')).toMatchObject({
      kind: 'deposit',
      firstDeposit: true,
      every: 'once',
      percent: 50,
      minimum: 100,
      maximum: 999,
      claimDays: 7,
      wagering: 30,
      days: 30,
      stakeMax: 50,
      weights: [
        { kind: 'slot', percent: 100 },
        { kind: 'crash', percent: 10 },
        { kind: 'table', percent: 10 },
      ],
      status: 'open',
      amount: 750,
      basis: 1_500,
    })
    const discount = data.find(({ kind }) => kind === 'loss-back')
    expect(discount).toMatchObject({ status: 'no-basis', amount: null })
    expect((await visitor(house).refused('bonus/list', {})).data.refusal).toBe('no-permission')
  })

  it('the demo member could take the welcome offer, up to its most', async () => {
    const demo = await loginAs(house, 'demo')
    const { data } = await demo.call('bonus/list', {})
    expect(data[0]).toMatchObject({ name: 'Hoş geldin %50', amount: 999, basis: 10_000 })
  })

  it('is for those who deposited enough, lately, and have not asked for money back since', async () => {
    const poor = await sitDown(house, 99)
    expect(await refusalOf(poor, long)).toBe('bonus-no-basis')
    const early = await sitDown(house, 200)
    house.pass(8 * DAY_MS)
    const again = await loginAs(house, early.username)
    expect(await refusalOf({ client: again }, long)).toBe('bonus-no-basis')
    house.pass(-8 * DAY_MS)
    const gone = await sitDown(house, 200)
    await withdraw(gone, 100)
    expect(await refusalOf(gone, long)).toBe('bonus-withdrawn')
    expect(await refusalOf(poor, 999_999)).toBe('not-found')
  })
})

describe('a bonus that is to be wagered', () => {
  it('SCREEN-09 is given on request; each settled bet counts; when all is staked it is cash', async () => {
    const player = await sitDownWithBonus(house, { offerId: short, deposit: 100, more: 5_000 })
    expect(await purseOf(house, player.memberId)).toEqual([5_100, 50])
    expect(await active(player)).toMatchObject({ wageringDue: 500, wagered: 0, balance: 50 })
    await playRounds(player, 4, 50)
    expect(await active(player)).toMatchObject({ wagered: 200, balance: 50 })
    const opened = await player.slot.playUntilOpen()
    const before = (await active(player))?.wagered ?? 0
    await player.slot.endRound()
    expect(opened.round.active).toBe(true)
    expect((await active(player))?.wagered).toBe(before + 1)
    await playRounds(player, 6, 50)
    const [, bonus] = await purseOf(house, player.memberId)
    expect(bonus).toBe(0)
    expect(await active(player)).toBeNull()
    expect((await history(player))[0]).toMatchObject({
      status: 'converted',
      amount: 50,
      converted: 50,
      forfeited: 0,
    })
    expect(await findingsIn(house)).toEqual([])
    const { client } = player
    const come = { given: 50, converted: 50, forfeited: 0, records: 1 }
    expect((await client.call('bonus/history_totals', {})).data).toEqual(come)
    expect((await client.call('bonus/history_totals', { isActive: false })).data).toEqual(come)
    const none = { given: 0, converted: 0, forfeited: 0, records: 0 }
    for (const filter of [{ isActive: true }, { endDate: '2020-01-01' }])
      expect((await client.call('bonus/history_totals', filter)).data).toEqual(none)
    const { data: csv } = await client.call('bonus/statement', { format: 'csv' })
    const text = Buffer.from(csv.content, 'base64').toString()
    expect(text).toMatch(/;Nakde döndü;50;500;\d+(,\d+)?;50;0\r\n/)
    expect(text).toContain('Verilen;50\r\nNakde dönen;50\r\nGeri alınan;0\r\n')
    const { data: pdf } = await client.call(
      'bonus/statement',
      { format: 'pdf', isActive: false },
      'en',
    )
    expect(pdf).toMatchObject({ records: 1, type: 'application/pdf' })
    expect(pdf.name).toMatch(/^kasa-bonuses-.*\.pdf$/)
    const empty = { format: 'csv', isActive: true } as const
    expect((await client.refused('bonus/statement', empty)).code).toBe(404)
    const stranger = visitor(house)
    for (const name of ['bonus/history_totals', 'bonus/statement'] as const)
      expect((await stranger.refused(name, { format: 'csv' })).data.refusal).toBe('no-permission')
  })

  it('is over when all of its money is played and lost, and binds no more', async () => {
    for (;;) {
      const player = await sitDownWithBonus(house, { offerId: long, deposit: 100 })
      const { round } = await player.slot.play({ amount: 150_000_000 })
      if (round.active) continue
      expect(await purseOf(house, player.memberId)).toEqual([0, 0])
      expect((await history(player))[0]).toMatchObject({
        status: 'spent',
        wagered: 150,
        converted: 0,
        forfeited: 0,
      })
      expect(await active(player)).toBeNull()
      break
    }
    expect(await findingsIn(house)).toEqual([])
  }, 60_000)

  it('refuses at the stake what its rules do not allow, and takes no winning back for it', async () => {
    const player = await sitDownWithBonus(house, { offerId: strict, deposit: 200 })
    const before = await purseOf(house, player.memberId)
    const refused = await player.slot.play({ amount: 6_000_000 })
    expect(refused).toMatchObject({ error: 'ERR_GLE', refusal: 'bonus-stake-max', most: 5_000_000 })
    // A bought feature costs a hundred stakes: what counts is the price, and the game is told the most before.
    const bought = await player.slot.play({ amount: 1_000_000, mode: 'bonus' })
    expect(bought).toMatchObject({ refusal: 'bonus-stake-max', most: 5_000_000 })
    expect(await player.slot.authenticate()).toMatchObject({ highestBet: 5_000_000 })
    expect(await player.slot.balance()).toMatchObject({ highestBet: 5_000_000 })
    const closed = await openSlot(player.client, 'yonca')
    expect(await closed.play()).toMatchObject({ refusal: 'bonus-game-excluded' })
    expect(await purseOf(house, player.memberId)).toEqual(before)
    const half = await openSlot(player.client, 'kapadokya')
    const played = await half.play({ amount: 4_000_000 })
    if (played.round.active) await half.endRound()
    expect(await active(player)).toMatchObject({ wagered: 2 })
    await player.client.call('bonus/cancel', { bonusID: player.bonusId })
    expect(await player.slot.balance()).not.toHaveProperty('highestBet')
    expect((await player.slot.play({ amount: 6_000_000 })).http).toBe(200)
    await player.slot.endRound()
  })

  it('what another member has does not bind this one', async () => {
    await sitDownWithBonus(house, { offerId: strict, deposit: 200 })
    const other = await sitDown(house, 200)
    expect((await other.slot.play({ amount: 6_000_000 })).http).toBe(200)
  })
})

describe('claims', () => {
  it('PROT-100 that race are taken once; a repeated request answers the first', async () => {
    const player = await sitDown(house, 400)
    const payload = { bonusID: long, requestId: 'once' }
    const all = await Promise.all(
      Array.from({ length: 10 }, () => player.client.call('bonus/request', payload)),
    )
    expect(new Set(all.map(({ data }) => data.bonusID)).size).toBe(1)
    expect(await purseOf(house, player.memberId)).toEqual([400, 200])
    const again = await Promise.allSettled(
      Array.from({ length: 10 }, () => player.client.call('bonus/request', { bonusID: long })),
    )
    expect(again.filter(({ status }) => status === 'fulfilled')).toEqual([])
    const other = await player.client.refused('bonus/request', {
      bonusID: short,
      requestId: 'once',
    })
    expect([other.code, other.data.refusal]).toEqual([409, 'reference-reused'])
  })

  it('of two that are to be wagered one is had at once, and of a deposit one bonus', async () => {
    const player = await sitDownWithBonus(house, { offerId: long, deposit: 400 })
    expect(await refusalOf(player, short)).toBe('bonus-active')
    await player.client.call('bonus/cancel', { bonusID: player.bonusId })
    expect(await refusalOf(player, short)).toBe('bonus-no-basis')
    expect(await refusalOf(player, long)).toBe('bonus-taken')
  })

  it('what would use up the first deposit says which bonus is gone then, and that one what it was used for', async () => {
    const first = await offerBonus(house, {
      firstDeposit: true,
      title: { tr: 'Hoş geldin denemesi', en: 'Trial welcome' },
    })
    const player = await sitDown(house, 400)
    const line = async (offerId: number) => {
      const { data } = await player.client.call('bonus/list', {})
      return data.find(({ bonusID }) => bonusID === offerId)
    }
    expect((await line(short))?.usesUp).toContain('Hoş geldin denemesi')
    expect((await line(first))?.usesUp).not.toContain('Hoş geldin denemesi')
    expect(await line(first)).toMatchObject({ status: 'open', firstUsedFor: null })
    const { bonusID } = (await player.client.call('bonus/request', { bonusID: short })).data
    const gone = { amount: null, firstUsedFor: (await line(short))?.name, usesUp: [] }
    expect(await line(first)).toMatchObject({ ...gone, status: 'other-active' })
    await player.client.call('bonus/cancel', { bonusID })
    expect(await line(first)).toMatchObject({ ...gone, status: 'no-basis' })
    expect(await line(short)).toMatchObject({ status: 'taken', firstUsedFor: null })
    // A later deposit uses up nothing.
    await give(house, player.memberId, lira(400))
    expect(await line(long)).toMatchObject({ status: 'open', usesUp: [] })
  })

  it('PROT-79 an offer for the first deposit says that it is gone where that one was too small, too old, or before the offer', async () => {
    const offer = await offerBonus(house, { firstDeposit: true, minimum: 100, claimDays: 7 })
    const later = await offerBonus(house, {
      firstDeposit: true,
      minimum: 100,
      claimDays: 7,
      starts: new Date(house.clock().getTime() - 60_000).toISOString(),
    })
    const goneFor = async (player: Pick<Player, 'client'>, offerId = offer) => {
      const { data } = await player.client.call('bonus/list', {})
      const found = data.find(({ bonusID }) => bonusID === offerId)
      return [found?.status, found?.firstGone]
    }
    const aged = async (player: Player, days: number) =>
      house.owner.pool.query(
        `update cash_transactions set created_at = created_at - $2 * interval '1 day',
           decided_at = decided_at - $2 * interval '1 day' where member_id = $1`,
        [player.memberId, days],
      )
    const small = await sitDown(house, 99)
    expect(await goneFor(small)).toEqual(['no-basis', 'too-small'])
    // A later one is no first.
    await give(house, small.memberId, lira(500))
    expect(await goneFor(small)).toEqual(['no-basis', 'too-small'])
    const old = await sitDown(house, 100)
    expect(await goneFor(old)).toEqual(['open', null])
    await aged(old, 1)
    expect(await goneFor(old)).toEqual(['open', null])
    expect(await goneFor(old, later)).toEqual(['no-basis', 'before-offer'])
    await aged(old, 7)
    expect(await goneFor(old)).toEqual(['no-basis', 'too-old'])
    const account = {
      username: 'yatirmamis',
      email: 'yatirmamis@kasa.test',
      phone: '+90 555 222 10 10',
    }
    const named = { firstname: 'Naz', lastname: 'Yeni', password: 'Demo123!', ...account }
    expect(await createMember(house.database.db, named)).not.toBeNull()
    const none = { client: await loginAs(house, account.username) }
    expect(await goneFor(none)).toEqual(['no-basis', null])
  })

  it('a win of the day that was left open belongs to its loss: it is paid first', async () => {
    const offerId = await offerBonus(house, {
      kind: 'loss-back',
      every: 'day',
      percent: 100,
      minimum: 1,
      maximum: 5_000,
      wagering: 0,
    })
    const { client, slot, memberId } = await sitDown(house, 5_000)
    const { db } = house.owner
    const bets = async () =>
      await db.selectFrom('bets').selectAll().where('member_id', '=', memberId).execute()
    const jackpots = async () =>
      await db
        .selectFrom('jackpot_wins')
        .select('amount')
        .where('member_id', '=', memberId)
        .execute()
    // A jackpot is had now and then, and is no payout of its round.
    const lost = async () =>
      (await bets()).reduce((sum, { stake, payout }) => sum + stake - (payout ?? 0n), 0n) -
      (await jackpots()).reduce((sum, { amount }) => sum + amount, 0n)
    // So much that the win of one more lira leaves a loss.
    do await playRounds({ slot }, 1, 50)
    while ((await lost()) < lira(400))
    await slot.playUntilOpen()
    const before = sql<Date>`placed_at - interval '1 day'`
    await db
      .updateTable('bets')
      .set({ placed_at: before })
      .where('member_id', '=', memberId)
      .execute()
    const { data } = await client.call('bonus/request', { bonusID: offerId })
    expect((await bets()).filter(({ state }) => state === 'open')).toEqual([])
    expect(data.amount).toBe(toWire(await lost()))
  })

  it('a loss is that of the games that count at all, and of those the whole', async () => {
    const terms = {
      kind: 'loss-back',
      every: 'day',
      percent: 100,
      minimum: 1,
      wagering: 0,
    } as const
    const [others, without, share] = [
      await offerBonus(house, { ...terms, weights: { slot: 0, table: 100 } }),
      await offerBonus(house, { ...terms, wagering: 1, gameWeights: { 'lale-devri': 0 } }),
      await offerBonus(house, { ...terms, weights: { slot: 10 } }),
    ]
    const player = await sitDown(house, 5_000)
    const { db } = house.owner
    const lost = async (): Promise<bigint> => {
      const bets = await db
        .selectFrom('bets')
        .select(['stake', 'payout'])
        .where('member_id', '=', player.memberId)
        .execute()
      return bets.reduce((sum, { stake, payout }) => sum + stake - (payout ?? 0n), 0n)
    }
    do await playRounds(player, 1, 10)
    while ((await lost()) < lira(1))
    await db
      .updateTable('bets')
      .set({ placed_at: sql<Date>`placed_at - interval '1 day'` })
      .where('member_id', '=', player.memberId)
      .execute()
    expect(await refusalOf(player, others)).toBe('bonus-no-basis')
    expect(await refusalOf(player, without)).toBe('bonus-no-basis')
    const { data } = await player.client.call('bonus/request', { bonusID: share })
    expect(data.amount).toBe(toWire(await lost()))
  })

  it('PROT-101 whoever may not stake may not claim either', async () => {
    const player = await sitDown(house, 400)
    const pausing = await sitDown(house, 400)
    await pausing.client.call('protection/time_out', { span: '1d' })
    const client = await loginAs(house, pausing.username)
    expect(await refusalOf({ client }, long)).toBe('member-paused')
    const setActive = (is_active: boolean) =>
      house.database.db
        .updateTable('members')
        .set({ is_active })
        .where('id', '=', player.memberId)
        .execute()
    await setActive(false)
    expect((await player.client.refused('bonus/request', { bonusID: long })).result).toBe(false)
    expect(await purseOf(house, player.memberId)).toEqual([400, 0])
    await setActive(true)
  })

  it('without wagering is cash at once, beside a bonus that is being played', async () => {
    const player = await sitDownWithBonus(house, { offerId: long, deposit: 400 })
    await give(house, player.memberId, lira(1_000))
    const { data } = await player.client.call('bonus/list', {}, 'en')
    const offer = data.find(({ name }) => name.startsWith('20%'))
    expect(offer).toMatchObject({ status: 'open', amount: 200, basis: 1_000, wagering: 0 })
    const { data: taken } = await player.client.call('bonus/request', {
      bonusID: offer?.bonusID ?? 0,
    })
    expect(taken).toMatchObject({ status: 'converted', amount: 200 })
    expect(await purseOf(house, player.memberId)).toEqual([1_600, 200])
    expect(await active(player)).toMatchObject({ amount: 200, wagered: 0 })
    expect(await findingsIn(house)).toEqual([])
  })
})

describe('how it ends early', () => {
  it('given up, bonus money goes and cash stays; asked twice it goes once', async () => {
    const player = await sitDownWithBonus(house, { offerId: long, deposit: 400 })
    const stranger = await sitDown(house, 100)
    const foreign = await stranger.client.refused('bonus/cancel', { bonusID: player.bonusId })
    expect(foreign.data.refusal).toBe('not-found')
    const both = await Promise.all([
      player.client.call('bonus/cancel', { bonusID: player.bonusId }),
      player.client.call('bonus/cancel', { bonusID: player.bonusId }),
    ])
    for (const { data } of both) expect(data).toMatchObject({ status: 'cancelled', forfeited: 200 })
    expect(await purseOf(house, player.memberId)).toEqual([400, 0])
  })

  it('PROT-102 an open round is paid first, in the proportion it was staked in, and may be what was missing', async () => {
    const player = await sitDownWithBonus(house, { offerId: long, deposit: 100, more: 0 })
    const { round } = await openRoundOfBonus(house, player)
    const [cash, bonus] = await purseOf(house, player.memberId)
    const { data } = await player.client.call('bonus/cancel', { bonusID: player.bonusId })
    const { payout, payout_bonus } = await lastBetOf(house, player)
    expect(payout).toBe(BigInt(round.payout))
    expect(payout_bonus).toBeGreaterThan(0n)
    expect(data.forfeited).toBeCloseTo(bonus + Number(payout_bonus) / 1e6, 6)
    const [cashAfter, bonusAfter] = await purseOf(house, player.memberId)
    expect(bonusAfter).toBe(0)
    expect(cashAfter).toBeCloseTo(cash + Number(payout - payout_bonus) / 1e6, 6)
    expect((await player.slot.endRound()).http).toBe(200)
    expect(await findingsIn(house)).toEqual([])
  }, 60_000)

  it('when its time is over it ends by itself, once; a second run does nothing', async () => {
    const player = await sitDownWithBonus(house, { offerId: long, deposit: 400 })
    const later = { ...house, clock: () => new Date(Date.now() + 31 * DAY_MS) }
    await Promise.all([endExpiredBonuses(later), endExpiredBonuses(later)])
    expect(await purseOf(house, player.memberId)).toEqual([400, 0])
    expect((await history(player))[0]).toMatchObject({ status: 'expired', forfeited: 200 })
    await endExpiredBonuses(later)
    expect(await findingsIn(house)).toEqual([])
  })

  it('PROT-103 cash is never locked: a withdrawal takes cash, leaves bonus money, and does not end it', async () => {
    const player = await sitDownWithBonus(house, { offerId: long, deposit: 400 })
    await expect(withdraw(player, 401)).rejects.toMatchObject({ refusal: 'insufficient-funds' })
    await withdraw(player, 300)
    expect(await purseOf(house, player.memberId)).toEqual([100, 200])
    expect(await active(player)).not.toBeNull()
  })
})
