import { wordOf } from '../round/testing-draws.ts'
import { TESTER } from '#server/action/testing.ts'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '#ledger/audit.ts'
import { port } from '../database/database.ts'
import { forgetDemos } from '../round/play/demo.ts'
import { changeSettings } from '../round/publish/game-settings.ts'
import { gameClient, openDemo } from '../round/testing.ts'
import { startTestHouse, visitor, type TestHouse } from '../testing.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
}, 120_000)
afterAll(() => house.close())

const HOUR_MS = 60 * 60 * 1000

/** A visitor at Lale Devri with play money. */
const open = (at: TestHouse = house) => openDemo(visitor(at))

const sessionOf = (seedHash: string) =>
  house.database.db
    .selectFrom('demo_sessions')
    .selectAll()
    .execute()
    .then((rows) =>
      rows.find(
        ({ server_seed }) => createHash('sha256').update(server_seed).digest('hex') === seedHash,
      ),
    )

describe('a demo', () => {
  it('opens for a visitor with play money, under a profile that says so', async () => {
    const { slot, balance, name } = await open()
    expect([balance, name]).toEqual([10_000, 'Lale Devri'])
    const reply = await slot.authenticate()
    expect(reply.balance).toEqual({ amount: 10_000_000_000, currency: 'TRY' })
    expect(reply.round).toBeNull()
    expect(reply.config).toMatchObject({
      gameID: 'lale-devri',
      minBet: 1_000_000,
      betModes: { BASE: { costMultiplier: 1 }, BONUS: { costMultiplier: 85 } },
      jurisdiction: { socialCasino: true, disabledAutoplay: false },
    })
  })

  it('plays, pays once at the end, and takes a broken round up where its mark was', async () => {
    const { slot } = await open()
    const { round, balance } = await slot.playUntilOpen()
    expect(round.state.at(-1)).toMatchObject({ payout: Math.round(round.payoutMultiplier * 100) })
    expect((await slot.play()).error).toBe('ERR_BE')
    expect((await slot.event('told:3')).event).toBe('told:3')
    expect((await slot.again().authenticate()).round).toEqual({ ...round, event: 'told:3' })
    const ends = await Promise.all([slot.endRound(), slot.again().endRound()])
    for (const end of ends) expect(end.balance.amount).toBe(balance.amount + round.payout)
    expect((await slot.event('told:4')).error).toBe('ERR_BNF')
  })

  it('answers a repeated request with its first outcome, and plays one of fifty at once', async () => {
    const { slot } = await open()
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => slot.play({ requestId: 'storm' })),
    )
    expect(new Set(replies.map((one) => JSON.stringify(one))).size).toBe(1)
    expect((await slot.play({ requestId: 'storm', mode: 'BONUS' })).error).toBe('ERR_VAL')
  })

  it('never spends more than there is', async () => {
    const { slot } = await open()
    const reply = await slot.play({ amount: 10_000_000_000, mode: 'BONUS' })
    expect([reply.http, reply.error]).toEqual([400, 'ERR_IPB'])
    expect((await slot.balance()).balance.amount).toBe(10_000_000_000)
  })

  it('is drawn from the seed whose hash was shown before, over the published table', async () => {
    const { slot, seedHash, clientSeed } = await open()
    for (let played = 0; played < 4; played += 1) {
      await slot.play()
      await slot.endRound()
    }
    const session = await sessionOf(seedHash)
    if (!session) throw new Error('no session has the seed that was committed')
    expect([session.client_seed, session.nonce]).toEqual([clientSeed, 4n])
    const table = (await house.games.current('lale-devri'))?.modes.get('BASE')?.table
    if (!table) throw new Error('the game is not published')
    const rounds = await house.database.db
      .selectFrom('demo_rounds')
      .selectAll()
      .where('token_hash', '=', session.token_hash)
      .orderBy('nonce')
      .execute()
    rounds.forEach(({ nonce, book }, index) => {
      expect(nonce).toBe(BigInt(index))
      const seeds = { serverSeed: session.server_seed, clientSeed, nonce }
      const drawn = { ...seeds, tableHash: table.hash, jackpots: 'none' } as const
      const point = wordOf(drawn) % table.totalWeight
      expect(book).toBe(BigInt(table.sums.findIndex((sum) => sum > point)))
    })
  })

  it('draws nothing before its client seed is chosen, which is once, by whoever saw the hash', async () => {
    const client = visitor(house)
    const { data: games } = await client.call('casino/games_list', { searchGameName: 'lale' })
    const { data } = await client.call('casino/demo_game', { gameID: games[0]?.gameID ?? 0 })
    expect(data).not.toHaveProperty('clientSeed')
    expect((await sessionOf(data.seedHash))?.client_seed).toBeNull()
    const slot = gameClient(new URL(data.url))
    expect((await slot.authenticate()).balance.amount).toBe(10_000_000_000)
    expect((await slot.play()).error).toBe('ERR_IS')
    const choice = { sessionID: slot.sessionID, clientSeed: 'of my own' }
    const answers = [
      await client.call('casino/demo_seed', choice),
      await client.call('casino/demo_seed', choice),
    ]
    for (const answer of answers)
      expect(answer.data).toEqual({ seedHash: data.seedHash, clientSeed: 'of my own' })
    const other = { ...choice, clientSeed: 'another' }
    expect((await client.refused('casino/demo_seed', other)).data.refusal).toBe('seeds-changed')
    const unknown = { ...choice, sessionID: `demo-${'a'.repeat(43)}` }
    expect((await client.refused('casino/demo_seed', unknown)).code).toBe(404)
    expect((await slot.play()).http).toBe(200)
    expect((await client.refused('casino/demo_seed', other)).data.refusal).toBe('seeds-changed')
    const { data: ended } = await client.call('casino/demo_end', { sessionID: slot.sessionID })
    expect([ended.clientSeed, ended.rounds.length]).toEqual(['of my own', 1])
    expect((await client.refused('casino/demo_seed', choice)).code).toBe(404)
  })

  it('moves no money: not one entry, and the books read as before', async () => {
    const entries = () =>
      house.database.db.selectFrom('entries').select(['member_id', 'seq']).execute()
    const before = [await entries(), await audit(port(house.database.db))]
    const { slot } = await open()
    await slot.playUntilOpen()
    await slot.endRound()
    expect([await entries(), await audit(port(house.database.db))]).toEqual(before)
  })

  it('opens nothing with a token that is none', async () => {
    const { slot } = await open()
    for (const sessionID of ['demo-', 'demo-x', `demo-${'A'.repeat(43)}`]) {
      const url = new URL(slot.url)
      url.searchParams.set('sessionID', sessionID)
      const stranger = gameClient(url)
      for (const reply of [await stranger.authenticate(), await stranger.play()])
        expect([reply.http, reply.error]).toEqual([400, 'ERR_IS'])
    }
  })

  it('refuses an unknown game, and whoever opens too many', async () => {
    const { code } = await visitor(house).refused('casino/demo_game', { gameID: 999_999 })
    expect(code).toBe(404)
    const small = await startTestHouse({ perMinute: { demosOfAddress: 1 } })
    try {
      await open(small)
      const answer = await visitor(small).refused('casino/demo_game', { gameID: 1 })
      expect([answer.code, answer.data.refusal]).toEqual([429, 'too-many-calls'])
    } finally {
      await small.close()
    }
  })

  it('is closed while the site is under maintenance', async () => {
    const { slot } = await open()
    const { db } = house.database
    await db.updateTable('site_state').set({ under_maintenance: true }).execute()
    house.pass(HOUR_MS / 4)
    try {
      expect((await slot.play()).error).toBe('ERR_MAINTENANCE')
      expect((await visitor(house).refused('casino/demo_game', { gameID: 1 })).result).toBe(false)
    } finally {
      await db.updateTable('site_state').set({ under_maintenance: false }).execute()
      house.pass(HOUR_MS / 4)
    }
    expect((await slot.play()).error).toBeUndefined()
  })

  it('opens its seed at its end, with every round, and nothing is drawn from it after', async () => {
    const { slot, seedHash, clientSeed } = await open()
    await slot.play()
    await slot.endRound()
    const bonus = await slot.play({ mode: 'BONUS' })
    const stranger = visitor(house)
    const { sessionID } = slot
    const { data } = await stranger.call('casino/demo_end', { sessionID })
    const opened = Buffer.from(data.serverSeed, 'hex')
    expect(createHash('sha256').update(opened).digest('hex')).toBe(seedHash)
    expect(data.clientSeed).toBe(clientSeed)
    expect(data.rounds.map(({ nonce, mode }) => [nonce, mode])).toEqual([
      [0, 'base'],
      [1, 'bonus'],
    ])
    expect(data.rounds[1]?.payout).toBe(bonus.round.payout / 1_000_000)
    const table = await stranger.get(data.rounds[1]?.table ?? '')
    const bytes = Buffer.from(await table.arrayBuffer())
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(data.rounds[1]?.tableHash)
    expect((await slot.play()).error).toBe('ERR_IS')
    const again = await stranger.refused('casino/demo_end', { sessionID })
    expect(again.data.refusal).toBe('not-found')
  })

  it('is closed and opened with its game, from the next play on; what was answered stays answered', async () => {
    const { slot } = await open()
    const first = await slot.play({ requestId: 'before' })
    await slot.endRound()
    const { db } = house.database
    await changeSettings(db, TESTER, 'lale-devri', { is_open: false })
    expect((await slot.play()).error).toBe('ERR_MAINTENANCE')
    expect((await slot.authenticate()).error).toBe('ERR_MAINTENANCE')
    expect(await slot.play({ requestId: 'before' })).toEqual(first)
    const { data } = await visitor(house).refused('casino/demo_game', { gameID: 1 })
    expect(data.refusal).toBe('game-disabled')
    await changeSettings(db, TESTER, 'lale-devri', { is_open: true })
    expect((await slot.play()).error).toBeUndefined()
  })

  it('ends when nobody played it for two hours, and is forgotten with its rounds', async () => {
    const [left, awake] = [await open(), await open()]
    house.pass(1.5 * HOUR_MS)
    await awake.slot.play()
    house.pass(HOUR_MS)
    expect((await left.slot.authenticate()).error).toBe('ERR_ATE')
    await forgetDemos(house)
    expect((await left.slot.authenticate()).error).toBe('ERR_IS')
    expect((await awake.slot.authenticate()).http).toBe(200)
    const { db } = house.database
    const rows = await db.selectFrom('demo_sessions').select('token_hash').execute()
    const rounds = await db.selectFrom('demo_rounds').select('token_hash').execute()
    expect(rows).toHaveLength(1)
    expect(rounds).toHaveLength(1)
  })
})

it('a strict house’s demo is as slow and sells as little as the game it shows', async () => {
  const strict = await startTestHouse({ settings: { playProfile: 'strict' } })
  try {
    const { slot } = await open(strict)
    const { config } = await slot.authenticate()
    expect(config.jurisdiction).toMatchObject({
      socialCasino: true,
      disabledAutoplay: true,
      minimumRoundDuration: 2_500,
    })
    expect((await slot.play({ mode: 'BONUS' })).error).toBe('ERR_VAL')
    await slot.play()
    await slot.endRound()
    strict.pass(-60_000)
    expect((await slot.play()).error).toBe('ERR_GLE')
    strict.pass(62_500)
    expect((await slot.play()).error).toBeUndefined()
  } finally {
    await strict.close()
  }
})
