import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { audit, isClean } from '#ledger/audit.ts'
import { deposit } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { createMember } from '../../account/profile/members.ts'
import { port } from '../../database/database.ts'
import { committedSeed, wordOf } from '../testing-draws.ts'
import { loginAs, startTestHouse, type Client, type TestHouse } from '../../testing.ts'
import { payAbandonedRounds } from './abandoned.ts'
import { openSlot, type GameClient } from '../testing.ts'
import { ROUND_CHECKS } from '../fairness/audit.ts'

let house: TestHouse
let slot: GameClient
let people = 0

beforeAll(async () => {
  house = await startTestHouse()
  slot = (await newcomer(1_000)).slot
}, 120_000)
afterAll(() => house.close())

interface Newcomer {
  memberId: bigint
  client: Client
  slot: GameClient
}

/** A member of their own, logged in, with so many lira, sitting at Lale Devri. */
async function newcomer(liraToPlay: number): Promise<Newcomer> {
  const username = `oyuncu${(people += 1)}`
  const memberId = await createMember(house.database.db, {
    username,
    firstname: 'Oya',
    lastname: 'Oyuncu',
    phone: `+90 555 000 00 ${10 + people}`,
    email: `${username}@kasa.test`,
    password: 'Demo123!',
  })
  if (memberId === null) throw new Error('the member exists')
  if (liraToPlay > 0) await give(memberId, lira(liraToPlay))
  const client = await loginAs(house, username)
  return { memberId, client, slot: await openSlot(client) }
}

async function give(memberId: bigint, amount: bigint): Promise<void> {
  const reference = `gift ${Math.round(performance.now() * 1000)}`
  await post(
    port(house.database.db),
    deposit({ memberId, source: 'test', reference }, amount, 'test'),
  )
}

async function roundsOf(memberId: bigint) {
  return house.database.db
    .selectFrom('rounds as round')
    .innerJoin('bets as bet', (join) =>
      join.onRef('bet.member_id', '=', 'round.member_id').onRef('bet.id', '=', 'round.id'),
    )
    .selectAll('round')
    .select(['bet.stake', 'bet.state'])
    .where('round.member_id', '=', memberId)
    .orderBy('round.id')
    .execute()
}

describe('opening a game', () => {
  it('tells balance, limits, modes and that nothing was played', async () => {
    const { slot: fresh } = await newcomer(1_000)
    const reply = await fresh.authenticate()
    expect(reply.http).toBe(200)
    expect(reply).not.toHaveProperty('error')
    expect(reply.status.statusCode).toBe('SUCCESS')
    expect(reply.balance).toEqual({ amount: 1_000_000_000, currency: 'TRY' })
    expect(reply.round).toBeNull()
    expect(reply.config).toMatchObject({
      gameID: 'lale-devri',
      minBet: 1_000_000,
      maxBet: 10_000_000_000,
      stepBet: 200_000,
      betModes: {
        BASE: { costMultiplier: 1, feature: false },
        BONUS: { costMultiplier: 85, feature: true },
      },
      jurisdiction: { displayNetPosition: true, displayRTP: true, disabledTurbo: false },
    })
    const { betLevels, defaultBetLevel, stepBet } = reply.config
    expect(betLevels).toContain(defaultBetLevel)
    expect(betLevels.every((level) => level % stepBet === 0)).toBe(true)
  })

  it('is open to every origin, without credentials', async () => {
    const url = `http://${slot.url.searchParams.get('rgs_url')}/wallet/play`
    const origin = 'https://games.example'
    const reply = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(reply.status).toBe(204)
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    expect(reply.headers.get('access-control-allow-headers')).toContain('content-type')
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull()
  })
})

describe('a play', () => {
  it('takes the stake, tells the round, and pays it at its end once', async () => {
    const { slot: own, memberId } = await newcomer(1_000)
    const played = await own.playUntilOpen()
    const { round, balance } = played
    const before = await own.balance()
    expect(round.payout).toBe(Math.round(round.amount * round.payoutMultiplier))
    expect(round.state.at(-1)).toMatchObject({
      type: 'total',
      payout: Math.round(round.payoutMultiplier * 100),
    })
    expect(before.balance).toEqual(balance)
    const ended = await own.endRound()
    expect(ended.balance.amount).toBe(balance.amount + round.payout)
    const again = await own.endRound()
    expect(again.http).toBe(200)
    expect(again.balance).toEqual(ended.balance)
    const rows = await roundsOf(memberId)
    const net = rows.reduce((sum, { payout, stake }) => sum + payout - stake, 0n)
    expect(BigInt(ended.balance.amount)).toBe(lira(1_000) + net)
    expect(rows.every(({ state }) => state === 'settled')).toBe(true)
  })

  it('closes itself when it pays nothing', async () => {
    const { slot: own } = await newcomer(1_000)
    let played = await own.play()
    while (played.round.payout > 0) {
      await own.endRound()
      played = await own.play()
    }
    expect(played.round.active).toBe(false)
    const next = await own.play()
    expect(next.http).toBe(200)
  })

  it('buys the feature at 85 times the stake, whatever the case of the mode', async () => {
    const { slot: own } = await newcomer(1_000)
    const { round, balance } = await own.play({ mode: 'bOnUs', amount: 2_000_000 })
    expect(balance.amount).toBe(1_000_000_000 - 170_000_000)
    expect(round).toMatchObject({ mode: 'BONUS', amount: 2_000_000 })
    expect(JSON.stringify(round.state)).toContain('freeSpinsEnd')
  })

  it('takes dusty numbers and decimal strings for the whole they mean', async () => {
    const { slot: own } = await newcomer(1_000)
    for (const amount of [2_000_000.0000000002, '1999999.9999999998', '2000000', '2000000.0']) {
      const played = await own.play({ amount })
      expect(played.round.amount).toBe(2_000_000)
      await own.endRound()
    }
  })

  it('is drawn from the committed seeds: anyone with the seed finds the same book', async () => {
    const { slot: own, memberId } = await newcomer(1_000)
    for (let played = 0; played < 5; played += 1) {
      await own.play()
      await own.endRound()
    }
    const rows = await roundsOf(memberId)
    const seeds = await house.database.db
      .selectFrom('member_seeds')
      .selectAll()
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    const game = await house.games.current('lale-devri')
    const table = game?.modes.get('BASE')?.table
    if (!table) throw new Error('the game is not published')
    rows.forEach(({ nonce, book }, index) => {
      expect(nonce).toBe(BigInt(index))
      // Written out once more, so that the room under test is not its own witness.
      const pair = { serverSeed: seeds.server_seed, clientSeed: seeds.client_seed ?? '' }
      const point = wordOf({ ...pair, nonce, tableHash: table.hash }) % table.totalWeight
      const row = table.sums.findIndex((sum) => sum > point)
      expect(book).toBe(BigInt(row))
    })
    expect(seeds.nonce).toBe(5n)
  })

  it('goes on by the first version of the draw under a pair of seeds that was made for it', async () => {
    const { slot: own, memberId } = await newcomer(500)
    const serverSeed = createHash('sha256').update('old').digest()
    const pair = { ...committedSeed(serverSeed), client_seed: 'old' }
    await house.owner.db
      .updateTable('member_seeds')
      .set({ ...pair, draw_version: 1 })
      .where('member_id', '=', memberId)
      .execute()
    for (let played = 0; played < 5; played += 1) {
      await own.again().play()
      await own.endRound()
    }
    const table = (await house.games.current('lale-devri'))?.modes.get('BASE')?.table
    if (!table) throw new Error('the game is not published')
    const books = (await roundsOf(memberId)).map(({ book }) => book)
    const expected = [0, 1, 2, 3, 4].map((nonce) => {
      const mac = createHmac('sha256', pair.server_seed).update(`old:${nonce}:0`).digest()
      const point = mac.readBigUInt64BE(0) % table.totalWeight
      return BigInt(table.sums.findIndex((sum) => sum > point))
    })
    expect(books).toEqual(expected)
  })

  it('depends on seeds and nonce alone: another balance, stake and history draw the same', async () => {
    const [poor, rich] = [await newcomer(200), await newcomer(50_000)]
    for (const { memberId } of [poor, rich]) {
      await house.owner.db
        .updateTable('member_seeds')
        .set({
          ...committedSeed(createHash('sha256').update('same').digest()),
          client_seed: 'same',
        })
        .where('member_id', '=', memberId)
        .execute()
    }
    for (let round = 0; round < 30; round += 1) {
      await poor.slot.play({ amount: 1_000_000 })
      await poor.slot.endRound()
      await rich.slot.play({ amount: 200_000_000 })
      await rich.slot.endRound()
    }
    const books = async (who: Newcomer) => (await roundsOf(who.memberId)).map(({ book }) => book)
    expect(await books(poor)).toEqual(await books(rich))
  })
})

describe('a repeated play', () => {
  it('answers the first outcome and moves nothing twice', async () => {
    const { slot: own, memberId } = await newcomer(1_000)
    const bet = { requestId: 'spin-1' }
    const first = await own.play(bet)
    const second = await own.play(bet)
    expect(second).toEqual(first)
    await own.endRound()
    await own.play({ requestId: 'spin-2' })
    const third = await own.play(bet)
    expect(third).toEqual(first)
    expect(await roundsOf(memberId)).toHaveLength(2)
  })

  it('with other content is refused: amount, mode', async () => {
    const { slot: own } = await newcomer(1_000)
    await own.play({ requestId: 'x' })
    await own.endRound()
    for (const other of [{ amount: 2_000_000 }, { mode: 'BONUS' }]) {
      const reply = await own.play({ requestId: 'x', ...other })
      expect([reply.http, reply.error]).toEqual([400, 'ERR_VAL'])
    }
  })

  it('fifty at once play one round', async () => {
    const { slot: own, memberId } = await newcomer(1_000)
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => own.play({ requestId: 'storm' })),
    )
    expect(new Set(replies.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(replies[0]?.http).toBe(200)
    expect(await roundsOf(memberId)).toHaveLength(1)
  })
})

describe('two plays at once', () => {
  it('leave no gap in the nonces and at most one open round', async () => {
    const { slot: own, memberId } = await newcomer(1_000)
    for (let wave = 0; wave < 5; wave += 1) {
      const replies = await Promise.all(
        [own, own.again(), own, own.again()].map((one) => one.play()),
      )
      for (const one of replies) expect([undefined, 'ERR_BE']).toContain(one.error)
      expect(replies.filter((one) => !one.error && one.round.active).length).toBeLessThanOrEqual(1)
      await own.endRound()
    }
    const nonces = (await roundsOf(memberId)).map(({ nonce }) => Number(nonce))
    expect(nonces).toEqual(nonces.map((_nonce, index) => index))
  })

  it('on top of an open round are refused, and it is still there', async () => {
    const { slot: own } = await newcomer(1_000)
    const { round } = await own.playUntilOpen()
    const reply = await own.play()
    expect([reply.http, reply.error]).toEqual([400, 'ERR_BE'])
    expect((await own.authenticate()).round).toEqual(round)
  })

  it('never spend more than there is', async () => {
    const { slot: own, memberId } = await newcomer(3)
    await Promise.all(Array.from({ length: 20 }, () => own.play()))
    const rows = await roundsOf(memberId)
    const spent = rows.reduce((sum, { stake }) => sum + stake, 0n)
    expect(spent).toBeLessThanOrEqual(lira(3))
    expect((await own.balance()).balance.amount).toBeGreaterThanOrEqual(0)
  })
})

describe('a round broken off', () => {
  it('goes on where its last mark was, on another device, and is paid once there', async () => {
    const { slot: desktop, client } = await newcomer(1_000)
    const { round, balance } = await desktop.playUntilOpen()
    expect((await desktop.event('3')).event).toBe('3')
    const phone = await openSlot(client)
    const reply = await phone.authenticate()
    expect(reply.round).toEqual({ ...round, event: '3' })
    const [here, there] = await Promise.all([desktop.endRound(), phone.endRound()])
    expect(here.balance.amount).toBe(balance.amount + round.payout)
    expect(there.balance).toEqual(here.balance)
  })

  it('is paid by the platform after a day, once, and shown closed', async () => {
    const { slot: own, client, memberId } = await newcomer(1_000)
    const { round, balance } = await own.playUntilOpen()
    await client.call('user/logout', {})
    await payAbandonedRounds(house)
    expect((await roundsOf(memberId)).at(-1)?.state).toBe('open')
    const tomorrow = { ...house, clock: () => new Date(Date.now() + 24 * 3_600_000 + 1000) }
    await Promise.all([payAbandonedRounds(tomorrow), payAbandonedRounds(tomorrow)])
    const back = await openSlot(await loginAs(house, `oyuncu${people}`))
    const reply = await back.authenticate()
    expect(reply.balance.amount).toBe(balance.amount + round.payout)
    expect(reply.round).toEqual({ ...round, active: false })
  })

  it('holds up no other game session of the member', async () => {
    const { slot: own, client } = await newcomer(1_000)
    await own.playUntilOpen()
    const other = await openSlot(client)
    expect((await other.play()).error).toBe('ERR_BE')
    await other.endRound()
    expect((await own.play()).error).toBeUndefined()
  })
})

describe('the books', () => {
  it('balance after everything above', async () => {
    const report = await audit(port(house.database.db), { checks: ROUND_CHECKS })
    expect(isClean(report)).toBe(true)
  })
})
