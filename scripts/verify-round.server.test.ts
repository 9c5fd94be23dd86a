import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeLucky, playHigh, sitDown } from '#server/jackpot/testing.ts'
import { openSlot } from '#server/round/testing.ts'
import { publishMade } from '#server/round/testing-game.ts'
import { BOTH } from '#server/round/publish/testing-versions.ts'
import { loginAs, startTestHouse, type Client, type TestHouse } from '#server/testing.ts'
import { CannotStart } from './start/print.ts'
import { examine, isVerified } from './verify-round/examine.ts'
import { fetchTable, readTable, type Round } from './verify-round/proof.ts'
import { recordedIn } from './verify-round/recorded.ts'

let house: TestHouse
let client: Client
let folder = ''
let seedHash = ''
let played: Round
let table: Uint8Array

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kasa-proof-'))
  house = await startTestHouse({ settings: { dataDir: folder } })
  client = await loginAs(house, 'demo')
  const slot = await openSlot(client)
  seedHash = (await client.call('casino/seeds', {})).data.seedHash
  await slot.playUntilOpen()
  await slot.endRound()
  const { data: history } = await client.call('casino/game_history', {})
  await client.call('casino/rotate_seeds', { seq: 1 })
  const roundID = history[0]?.roundID ?? 0
  played = (await client.call('casino/round', { roundID })).data
  table = await fetchTable(house.settings.publicUrl, played)
}, 120_000)
afterAll(async () => {
  await house.close()
  await rm(folder, { recursive: true })
})

/** What does not hold of a round. */
async function failing(round: Round, noted?: string): Promise<string[]> {
  const steps = await examine(round, table, { seedHash: noted })
  const failed = steps.filter(({ holds }) => holds === false)
  expect(isVerified(steps)).toBe(failed.length === 0)
  return failed.map(({ text }) => text)
}

interface Ended {
  code: number
  out: string
}

const command = (...args: string[]): Promise<Ended> =>
  new Promise((done) => {
    const child = execFile(process.execPath, ['scripts/run.mjs', 'verify-round', ...args], {
      env: { ...process.env, DATABASE_URL: house.database.pool.options.connectionString },
    })
    let out = ''
    child.stdout?.on('data', (text: string) => (out += text))
    child.stderr?.on('data', (text: string) => (out += text))
    child.on('close', (code) => done({ code: code ?? -1, out }))
  })

async function saved(round: unknown): Promise<string> {
  const file = path.join(folder, 'round.json')
  await writeFile(file, JSON.stringify({ house: house.settings.publicUrl, round }))
  return file
}

describe('a round worked out again', () => {
  it('holds in every step, with the hash that was noted before it', async () => {
    expect(await failing(played, seedHash)).toEqual([])
  })

  it('does not hold once anything of it was tampered with, and says what', async () => {
    const { draw } = played
    const other = 'f'.repeat(64)
    const tampered: [Partial<Round>, RegExp][] = [
      [{ draw: { ...draw, seedHash: other } }, /server seed/],
      [{ draw: { ...draw, serverSeed: other } }, /server seed/],
      [{ draw: { ...draw, clientSeed: `${draw.clientSeed}x` } }, /holds outcome no/],
      [{ draw: { ...draw, nonce: draw.nonce + 1 } }, /holds outcome no/],
      [{ draw: { ...draw, tableHash: other } }, /table of/],
      [{ draw: { ...draw, bookID: draw.bookID + 1 } }, /holds outcome no/],
      [{ payout: (played.payout ?? 0) + 0.01 }, /paid/],
      [{ stake: played.stake + 1 }, /base stake/],
      [{ events: (played.events ?? []).slice(1) }, /very same events/],
      [{ mode: 'free' }, /a mode named free/],
      [{ jackpot: { terms: 1, wins: [{ level: 'grand', amount: 9 }] } }, /jackpots recorded/],
    ]
    for (const [change, expected] of tampered) {
      const failed = await failing({ ...played, ...change })
      expect(failed.join('\n'), JSON.stringify(change).slice(0, 80)).toMatch(expected)
    }
    expect(await failing(played, other)).toEqual(['it is the hash noted before the round'])
  }, 120_000)

  it('that won a jackpot holds, and does not without it', async () => {
    const player = await sitDown(house, 10_000)
    await makeLucky(house, player, ['minor'])
    const { roundID } = (await playHigh(player)).round
    await player.slot.endRound()
    const { seq } = (await player.client.call('casino/seeds', {})).data
    // Its seed was set by hand, so the hash of the first commitment is not its own.
    await player.client.call('casino/rotate_seeds', { seq })
    const { data: round } = await player.client.call('casino/round', { roundID })
    const steps = await examine(round, table, { seedHash: undefined })
    expect(steps.filter(({ holds }) => holds === false)).toEqual([])
    expect(steps.map(({ text }) => text).join('\n')).toContain('those hit: minor')
    const wins: Round['jackpot'] = { terms: 1, wins: [] }
    expect(await failing({ ...round, jackpot: wins })).toEqual([
      'the jackpots recorded are those hit: none',
    ])
  })

  it('is found in the database as its member is told of it', async () => {
    const { database, games } = house
    expect(await recordedIn(database.db, games, BigInt(played.roundID))).toEqual(played)
    await expect(recordedIn(database.db, games, 10n ** 12n)).rejects.toThrow('no round')
  })

  it('holds on the version before, in a house that has a newer one beside it', async () => {
    const databaseUrl = house.database.pool.options.connectionString ?? ''
    const later = await startTestHouse({ databaseUrl, ownGames: BOTH })
    const round = await recordedIn(later.database.db, later.games, BigInt(played.roundID))
    expect(round).toEqual(played)
    const served = await fetchTable(later.settings.publicUrl, round)
    const steps = await examine(round, served, { seedHash }, BOTH)
    expect(steps.filter(({ holds }) => holds === false)).toEqual([])
    expect(steps.map(({ text }) => text).join('\n')).toContain('committed for lale-devri 1')
    // A table of some megabytes: as bytes, not member by member.
    expect(Buffer.compare(await readTable(round, later.settings), served)).toBe(0)
    await later.close()
  }, 60_000)

  it('cannot be worked out without the version it was played on, and that is one line', async () => {
    const games = { find: async () => undefined }
    const found = recordedIn(house.database.db, games, BigInt(played.roundID))
    await expect(found).rejects.toThrow(CannotStart)
    await expect(found).rejects.toThrow(/was played on lale-devri 1, which is not here/)
  })

  it('holds for a game of somebody else, by the table that the house serves or keeps', async () => {
    await publishMade(house)
    const slot = await openSlot(client, 'moon lines')
    await slot.playUntilOpen()
    await slot.endRound()
    const { seq } = (await client.call('casino/seeds', {})).data
    const { data: history } = await client.call('casino/game_history', {})
    await client.call('casino/rotate_seeds', { seq })
    const roundID = history[0]?.roundID ?? 0
    const round = (await client.call('casino/round', { roundID })).data
    const served = await fetchTable(house.settings.publicUrl, round)
    const steps = await examine(round, served, { seedHash: undefined })
    expect(steps.filter(({ holds }) => holds === false)).toEqual([])
    expect(steps.map(({ text }) => text)).toContain('moon-lines 1 is no game of this repository')
    expect(Buffer.from(await readTable(round, house.settings))).toEqual(Buffer.from(served))
    const lie = await examine({ ...round, payout: 1e6 }, served, { seedHash: undefined })
    expect(isVerified(lie)).toBe(false)
  }, 120_000)

  it('cannot lead out of the tables', async () => {
    for (const place of ['/tables/../secret', '/etc/passwd', 'https://x/tables/a/1/t.csv']) {
      const round = { ...played, draw: { ...played.draw, table: place } }
      await expect(fetchTable(house.settings.publicUrl, round)).rejects.toThrow('no place')
    }
  })
})

describe('npm run verify-round', () => {
  it('verifies a saved proof and a recorded round, and ends with 0', async () => {
    const proof = await command(await saved(played), '--seed-hash', seedHash)
    expect(proof.out).toMatch(/noted before[^]*Verified: every step holds/)
    expect(proof.code).toBe(0)
    const recorded = await command(String(played.roundID), '--url', house.settings.publicUrl)
    expect(recorded.out).toMatch(/Verified: every step holds/)
    expect(recorded.code).toBe(0)
  }, 120_000)

  it('ends with 1 for a round that does not hold, with 2 for what is no round', async () => {
    const lie = await command(await saved({ ...played, payout: 1e6 }))
    expect([lie.code, lie.out]).toEqual([1, expect.stringContaining('NOT VERIFIED')])
    const sealed = { ...played, draw: { ...played.draw, serverSeed: null } }
    const waiting = await command(await saved(sealed))
    expect([waiting.code, waiting.out]).toEqual([2, expect.stringContaining('still in use')])
    expect((await command(await saved({ roundID: 1 }))).code).toBe(2)
    expect((await command(path.join(folder, 'none.json'))).code).toBe(2)
    expect((await command()).out).toContain('Usage')
  }, 120_000)
})
