import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lira } from '#contract/money.ts'
import { deposit } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { createMember } from '../account/profile/members.ts'
import { port } from '../database/database.ts'
import { wordOf } from '../round/testing-draws.ts'
import { chooseClientSeed, openSlot, type GameClient } from '../round/testing.ts'
import { loginAs, startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'

let house: TestHouse
let people = 0

beforeAll(async () => {
  house = await startTestHouse()
}, 120_000)
afterAll(() => house.close())

const sha256 = (hex: string): string =>
  createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')

async function newcomer(): Promise<{ memberId: bigint; username: string; client: Client }> {
  const username = `tohum${(people += 1)}`
  const email = `${username}@kasa.test`
  const names = { firstname: 'Oya', lastname: 'Oyuncu' }
  const { db } = house.database
  const memberId = await createMember(db, { username, email, password: 'Demo123!', ...names })
  if (memberId === null) throw new Error('the member exists')
  await post(port(db), deposit({ memberId, source: 'test', reference: 'x' }, lira(1_000), 'test'))
  return { memberId, username, client: await loginAs(house, username) }
}

/** Plays so many rounds, each to its end. */
async function playRounds(slot: GameClient, count: number): Promise<void> {
  for (let played = 0; played < count; played += 1) {
    await slot.play()
    await slot.endRound()
  }
}

async function secretsOf(memberId: bigint): Promise<Buffer[]> {
  const rows = await house.database.db
    .selectFrom('member_seeds')
    .select(['server_seed', 'next_server_seed'])
    .where('member_id', '=', memberId)
    .where('revealed_at', 'is', null)
    .execute()
  return rows.flatMap(({ server_seed, next_server_seed }) =>
    next_server_seed ? [server_seed, next_server_seed] : [server_seed],
  )
}

describe('the commitment', () => {
  it('stands before the first round and stays while rounds are drawn under it', async () => {
    const { client } = await newcomer()
    const { data: before } = await client.call('casino/seeds', {})
    expect(before).toMatchObject({ seq: 1, nonce: 0, clientSeed: null })
    expect(before.seedHash).toMatch(/^[0-9a-f]{64}$/)
    expect(before.nextSeedHash).not.toBe(before.seedHash)
    await client.call('casino/choose_seed', { seq: 1, clientSeed: 'lale' })
    await playRounds(await openSlot(client), 3)
    const { data: after } = await client.call('casino/seeds', {})
    expect(after).toEqual({ ...before, clientSeed: 'lale', nonce: 3 })
  })

  it('is made once, however many ask at once', async () => {
    const { client } = await newcomer()
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => client.call('casino/seeds', {})),
    )
    expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  })

  it('keeps its server seeds out of every reply and the log until they are revealed', async () => {
    const { client, memberId } = await newcomer()
    const slot = await openSlot(client)
    const replies: unknown[] = [await slot.authenticate(), await slot.play(), await slot.endRound()]
    const { data: history } = await client.call('casino/game_history', {})
    const roundID = history[0]?.roundID ?? 0
    const sealed = await secretsOf(memberId)
    expect(sealed).toHaveLength(2)
    replies.push(await client.call('casino/round', { roundID }))
    replies.push(await client.call('casino/seeds', {}))
    replies.push(await client.call('casino/revealed_seeds', {}))
    replies.push(await client.refused('casino/rotate_seeds', { seq: 7, clientSeed: 'x' }))
    const text = JSON.stringify(replies) + house.logged()
    for (const secret of sealed)
      for (const coding of ['hex', 'base64', 'base64url'] as const)
        expect(text).not.toContain(secret.toString(coding))
    const { data } = await client.call('casino/rotate_seeds', { seq: 1, clientSeed: 'second' })
    expect(data.revealed.serverSeed).toBe(sealed[0]?.toString('hex'))
    expect(JSON.stringify(data)).not.toContain(sealed[1]?.toString('hex'))
  })
})

describe('a first client seed', () => {
  it('comes from the member, once both hashes were shown: until then no game opens', async () => {
    const { client, memberId } = await newcomer()
    const { data: games } = await client.call('casino/games_list', { searchGameName: 'lale devri' })
    const gameID = games[0]?.gameID ?? 0
    const refusal = await client.refused('casino/init_game', { gameID })
    expect([refusal.code, refusal.data.refusal]).toEqual([409, 'seed-needed'])
    // What the refused launch sealed stays: it may have been shown.
    const sealed = await secretsOf(memberId)
    const { data: shown } = await client.call('casino/seeds', {})
    expect([shown.seedHash, shown.nextSeedHash]).toEqual(
      sealed.map((seed) => sha256(seed.toString('hex'))),
    )
    expect(shown).toMatchObject({ seq: 1, clientSeed: null, drawVersion: 2 })
    const { data } = await client.call('casino/choose_seed', { seq: 1, clientSeed: 'çınar' })
    expect(data).toEqual({ ...shown, clientSeed: 'çınar' })
    expect((await client.call('casino/init_game', { gameID })).code).toBe(200)
    expect(await secretsOf(memberId)).toEqual(sealed)
  })

  it('is chosen once: a repeat is told the same, another one and another pair are refused', async () => {
    const { client } = await newcomer()
    const payload = { seq: 1, clientSeed: 'bir' }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => client.call('casino/choose_seed', payload)),
    )
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    for (const other of [
      { seq: 1, clientSeed: 'iki' },
      { seq: 2, clientSeed: 'bir' },
    ]) {
      const refusal = await client.refused('casino/choose_seed', other)
      expect([refusal.code, refusal.data.refusal]).toEqual([409, 'seeds-changed'])
    }
    expect((await client.call('casino/seeds', {})).data.clientSeed).toBe('bir')
  })

  it('is needed before the pair can be renewed', async () => {
    const { client } = await newcomer()
    await client.call('casino/seeds', {})
    const refusal = await client.refused('casino/rotate_seeds', { seq: 1, clientSeed: 'x' })
    expect(refusal.data.refusal).toBe('seed-needed')
  })
})

describe('a rotation', () => {
  it('reveals the seed behind the hash and goes on with the one shown beside it', async () => {
    const { client } = await newcomer()
    await playRounds(await openSlot(client), 2)
    const { data: before } = await client.call('casino/seeds', {})
    const { data } = await client.call('casino/rotate_seeds', { seq: 1, clientSeed: 'lale: 7' })
    expect(data.revealed).toMatchObject({
      seq: 1,
      seedHash: before.seedHash,
      clientSeed: before.clientSeed,
      rounds: 2,
    })
    expect(sha256(data.revealed.serverSeed)).toBe(before.seedHash)
    expect(data.current).toMatchObject({
      seq: 2,
      nonce: 0,
      clientSeed: 'lale: 7',
      seedHash: before.nextSeedHash,
    })
    const { data: list } = await client.call('casino/revealed_seeds', {})
    expect(list).toEqual([data.revealed])
  })

  it('lets anyone work out every round of the revealed seed: point, row, book and pay', async () => {
    const { client } = await newcomer()
    await chooseClientSeed(client)
    const { data: first } = await client.call('casino/seeds', {})
    const payload = { seq: first.seq, clientSeed: 'Ağaç-ömrü ☾' }
    await client.call('casino/rotate_seeds', payload)
    await playRounds(await openSlot(client), 4)
    const { data } = await client.call('casino/rotate_seeds', { seq: 2, clientSeed: 'third' })
    expect(data.revealed.clientSeed).toBe('Ağaç-ömrü ☾')
    const { data: rounds } = await client.call('casino/game_history', {})
    expect(rounds).toHaveLength(4)
    for (const { roundID } of rounds) {
      const { data: round } = await client.call('casino/round', { roundID })
      const { draw } = round
      expect(draw.serverSeed).toBe(data.revealed.serverSeed)
      const published = await client.get(draw.table)
      const bytes = Buffer.from(await published.arrayBuffer())
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(draw.tableHash)
      const rows = String(bytes)
        .trimEnd()
        .split('\n')
        .map((line) => line.split(',').map(Number))
      const total = rows.reduce((sum, [, weight]) => sum + BigInt(weight ?? 0), 0n)
      let left = wordOf({ ...draw, serverSeed: Buffer.from(draw.serverSeed ?? '', 'hex') }) % total
      const row = rows.find(([, weight]) => (left -= BigInt(weight ?? 0)) < 0n)
      expect(row?.[0]).toBe(draw.bookID)
      expect((row?.[2] ?? 0) / 100).toBe(round.multiplier)
    }
  })

  it('tells all its rounds by their nonces, to their member and only once it is open', async () => {
    const { client } = await newcomer()
    await playRounds(await openSlot(client), 5)
    expect((await client.call('casino/seed_rounds', { seq: 1 })).code).toBe(404)
    await client.call('casino/rotate_seeds', { seq: 1, clientSeed: 'second' })
    const { data, pagination } = await client.call('casino/seed_rounds', { seq: 1 })
    expect(pagination?.total).toBe(5)
    expect(data.map(({ nonce }) => nonce)).toEqual([0, 1, 2, 3, 4])
    for (const { roundID, nonce, ...answered } of data) {
      const { data: round } = await client.call('casino/round', { roundID })
      const { at, game, version, mode, stake, baseStake, payout, draw } = round
      const { tableHash, bookID } = draw
      const jackpot = { terms: 1, wins: [] }
      const bet = { at, game, version, mode, stake, baseStake, payout }
      expect(answered).toEqual({ ...bet, jackpot, tableHash, bookID })
      expect(draw.nonce).toBe(nonce)
    }
    // What was paid is the bet's to say.
    await house.owner.pool.query('update bets set payout = payout + 5000000 where id = $1', [
      data[2]?.roundID,
    ])
    const { data: altered } = await client.call('casino/seed_rounds', { seq: 1 })
    expect(altered.map(({ payout }, at) => payout - (data[at]?.payout ?? 0))).toEqual([
      0, 0, 5, 0, 0,
    ])
    const paged = await client.call('casino/seed_rounds', { seq: 1, limit: 2, offset: 3 })
    expect(paged.data.map(({ nonce }) => nonce)).toEqual([3, 4])
    const { client: other } = await newcomer()
    expect((await other.call('casino/seed_rounds', { seq: 1 })).code).toBe(404)
    expect((await visitor(house).refused('casino/seed_rounds', { seq: 1 })).code).toBe(403)
  })

  it('is refused for a client seed that was there before, with the reason, and reveals nothing', async () => {
    const { client } = await newcomer()
    await client.call('casino/choose_seed', { seq: 1, clientSeed: 'bir' })
    const { data: before } = await client.call('casino/seeds', {})
    const unchanged = await client.refused('casino/rotate_seeds', { seq: 1, clientSeed: 'bir' })
    expect([unchanged.code, unchanged.data.refusal]).toEqual([422, 'seed-used'])
    expect(unchanged.message).toMatch(/daha önce kullandınız/)
    expect((await client.call('casino/seeds', {})).data).toEqual(before)
    await client.call('casino/rotate_seeds', { seq: 1, clientSeed: 'iki' })
    const older = await client.refused('casino/rotate_seeds', { seq: 2, clientSeed: 'bir' })
    expect(older.data.refusal).toBe('seed-used')
    const none = await client.refused('casino/rotate_seeds', { seq: 2 } as never)
    expect(none.code).toBe(422)
  })

  it('is refused for a round whose game has left the catalogue, too', async () => {
    const { client, memberId } = await newcomer()
    const slot = await openSlot(client)
    await slot.playUntilOpen()
    const nowhere = 2_000_000_000
    const { db } = house.owner
    const ofMember = db.updateTable('bets').where('member_id', '=', memberId)
    await ofMember.set({ game_id: nowhere }).execute()
    const answer = await client.refused('casino/rotate_seeds', { seq: 1, clientSeed: 'second' })
    expect(answer.data).toEqual({ refusal: 'round-active', gameID: nowhere, gameName: null })
    expect((await client.call('casino/revealed_seeds', {})).pagination?.total).toBe(0)
  })

  it('is refused by its own name while a round is open, and reveals nothing', async () => {
    const { client } = await newcomer()
    const slot = await openSlot(client)
    await slot.playUntilOpen()
    const answer = await client.refused('casino/rotate_seeds', { seq: 1, clientSeed: 'second' })
    expect(answer.code).toBe(409)
    const game = { gameID: 1, gameName: 'Lale Devri' }
    expect(answer.data).toEqual({ refusal: 'round-active', ...game })
    expect((await client.call('casino/revealed_seeds', {})).pagination?.total).toBe(0)
    await slot.endRound()
    expect((await client.call('casino/rotate_seeds', { seq: 1, clientSeed: 'second' })).code).toBe(
      200,
    )
  })

  it('takes 1 to 64 characters that can be seen, and names the field of any other', async () => {
    const { client } = await newcomer()
    await chooseClientSeed(client)
    for (const clientSeed of [
      '',
      ' ',
      'a ',
      'a  b',
      'x'.repeat(65),
      'a\nb',
      'a\u202eb',
      '\ud800',
    ]) {
      const refusal = await client.refused('casino/rotate_seeds', { seq: 1, clientSeed })
      expect(refusal.code, JSON.stringify(clientSeed)).toBe(422)
      expect(refusal.data.fields?.[0]?.field).toMatch(/^(data\.)?clientSeed$/)
    }
    for (const seq of [0, -1, 1.5, 2 ** 31])
      expect((await client.refused('casino/rotate_seeds', { seq, clientSeed: 'x' })).code).toBe(422)
    const clientSeed = '☾'.repeat(64)
    const { data } = await client.call('casino/rotate_seeds', { seq: 1, clientSeed })
    expect(data.current.clientSeed).toBe(clientSeed)
  })

  it('repeated is told as it was, and refused with another client seed', async () => {
    const { client } = await newcomer()
    await chooseClientSeed(client)
    const first = await client.call('casino/rotate_seeds', { seq: 1, clientSeed: 'bir' })
    const again = await client.call('casino/rotate_seeds', { seq: 1, clientSeed: 'bir' })
    expect(again.data).toEqual(first.data)
    for (const other of [
      { seq: 1, clientSeed: 'iki' },
      { seq: 3, clientSeed: 'x' },
    ]) {
      const answer = await client.refused('casino/rotate_seeds', other)
      expect([answer.code, answer.data.refusal]).toEqual([409, 'seeds-changed'])
    }
    expect((await client.call('casino/seeds', {})).data).toEqual(first.data.current)
  })

  it('asked for ten times at once happens once', async () => {
    const { client } = await newcomer()
    await chooseClientSeed(client)
    const ask = { seq: 1, clientSeed: 'beraber' }
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => client.call('casino/rotate_seeds', ask)),
    )
    expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect((await client.call('casino/seeds', {})).data.seq).toBe(2)
  })

  it('is nobody else’s: a stranger and another member see and change nothing', async () => {
    const { client } = await newcomer()
    await chooseClientSeed(client)
    const { data } = await client.call('casino/rotate_seeds', {
      seq: (await client.call('casino/seeds', {})).data.seq,
      clientSeed: 'mine',
    })
    const { client: other } = await newcomer()
    expect((await other.call('casino/revealed_seeds', {})).code).toBe(404)
    expect((await other.refused('casino/rotate_seeds', { seq: 2, clientSeed: 'third' })).code).toBe(
      409,
    )
    expect((await client.call('casino/seeds', {})).data).toEqual(data.current)
    for (const [name, payload] of [
      ['casino/seeds', {}],
      ['casino/rotate_seeds', { seq: 2, clientSeed: 'x' }],
      ['casino/choose_seed', { seq: 1, clientSeed: 'x' }],
      ['casino/revealed_seeds', {}],
    ] as const)
      expect((await visitor(house).refused(name, payload)).code).toBe(403)
  })
})

describe('a play and a rotation at once', () => {
  it('leave no gap, and no round drawn from a seed that was open by then', async () => {
    const { client, memberId } = await newcomer()
    const slot = await openSlot(client)
    for (let wave = 0; wave < 12; wave += 1) {
      const { seq } = (await client.call('casino/seeds', {})).data
      const [first, second] = [slot.play(), slot.again().play()]
      await client
        .call('casino/rotate_seeds', { seq, clientSeed: `wave ${wave}` })
        // While a round is open no seed may be renewed.
        .catch(() => null)
      for (const { error } of await Promise.all([first, second]))
        expect([undefined, 'ERR_BE']).toContain(error)
      await slot.endRound()
    }
    const { db } = house.database
    const seeds = await db
      .selectFrom('member_seeds')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('seq')
      .execute()
    const rounds = await db
      .selectFrom('rounds')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute()
    expect(seeds.length).toBeGreaterThan(1)
    expect(seeds.map(({ seq }) => seq)).toEqual(seeds.map((_seed, index) => index + 1))
    expect(rounds.length).toBeGreaterThan(12)
    const game = await house.games.current('lale-devri')
    const table = game?.modes.get('BASE')?.table
    if (!table) throw new Error('the game is not published')
    for (const { seq, nonce, server_seed, client_seed } of seeds) {
      const drawn = rounds.filter(({ seed_seq }) => seed_seq === seq)
      expect(drawn.map((round) => round.nonce)).toEqual(drawn.map((_round, at) => BigInt(at)))
      expect(nonce).toBe(BigInt(drawn.length))
      for (const round of drawn) {
        const pair = { serverSeed: server_seed, clientSeed: client_seed ?? '' }
        const word = wordOf({ ...pair, nonce: round.nonce, tableHash: table.hash })
        const point = word % table.totalWeight
        expect(round.book).toBe(BigInt(table.sums.findIndex((sum) => sum > point)))
      }
    }
    // Once a later seed drew, none before it ever drew again.
    const order = rounds.map(({ seed_seq }) => seed_seq)
    expect(order).toEqual(order.toSorted((one, other) => one - other))
  })
})
