import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeLucky, playHigh, sitDown } from '#server/jackpot/testing.ts'
import { openSlot } from '#server/round/testing.ts'
import { publishMade } from '#server/round/testing-game.ts'
import { BOTH } from '#server/round/publish/testing-versions.ts'
import { loginAs, startTestHouse, type Client, type TestHouse } from '#server/testing.ts'
import { CannotStart } from '../serve/start/print.ts'
import { runCommand } from '../check/testing-command.ts'
import { alterEveryField } from './verify-round/self-test.ts'
import {
  examine,
  isVerified,
  NOTHING_NOTED,
  verdictOf,
  type NotedBefore,
} from './verify-round/examine.ts'
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
  await client.call('casino/rotate_seeds', { seq: 1, clientSeed: 'second' })
  const roundID = history[0]?.roundID ?? 0
  played = (await client.call('casino/round', { roundID })).data
  table = await fetchTable(house.settings.publicUrl, played)
  signedAnew = { key: played.receipt.key, signature: expect.stringMatching(/^[\w-]{86}$/) }
}, 120_000)
afterAll(async () => {
  await house.close()
  await rm(folder, { recursive: true })
})

/** What does not hold of a round. */
async function failing(round: Round, noted?: string): Promise<string[]> {
  const steps = await examine(round, table, { ...NOTHING_NOTED, seedHash: noted })
  const failed = steps.filter(({ holds }) => holds === false)
  expect(isVerified(steps)).toBe(failed.length === 0)
  return failed.map(({ text }) => text)
}

/** Every signature is another one; the key is the same. */
let signedAnew: object

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

async function saved(round: unknown, seed?: object): Promise<string> {
  const noted = { mode: null, receiptKey: played.receipt.key, seed }
  const file = path.join(folder, 'round.json')
  await writeFile(file, JSON.stringify({ house: house.settings.publicUrl, round, noted }))
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
      [{ jackpot: null }, /takes part in the jackpots/],
      [{ jackpotWon: 5 }, /follow from the other figures/],
      [{ at: '2026-01-01T00:00:00.000Z' }, /signed this very record/],
      [{ gameID: 2 }, /signed this very record/],
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
    expect(await failing(played, other)).toEqual([
      'it is the hash of the seed noted before the round',
    ])
  }, 120_000)

  it('says what was noted only according to the file, and names by itself what was not', async () => {
    const { seedHash: hash, clientSeed, drawVersion, tableHash, nonce } = played.draw
    const seed = { seedHash: hash, nonce: 0, clientSeed, drawVersion }
    const mode = { tableHash, cost: 1, jackpots: 1 }
    const { key } = played.receipt
    const byFile = { mode, receiptKey: key, isKeyOfFile: true, seed, modeAt: 0 }
    const lines = async (noted: Partial<NotedBefore>) => {
      const steps = await examine(played, table, { ...NOTHING_NOTED, ...noted })
      return steps.filter(({ name }) => /^noted|^key$/.test(name))
    }
    const whole = await lines(byFile)
    expect(whole.map(({ holds }) => holds)).toEqual(whole.map(() => true))
    for (const { text } of whole) expect(text).toContain('noted according to this file')
    const fails = async (noted: Partial<NotedBefore>) =>
      (await lines({ ...byFile, ...noted })).flatMap(({ name, holds }) =>
        holds === false ? [name] : [],
      )
    expect(await fails({ seed: { ...seed, clientSeed: 'own' } })).toEqual(['noted client seed'])
    expect(await fails({ seed: { ...seed, seedHash: 'f'.repeat(64) } })).toEqual(['noted seed'])
    expect(await fails({ seed: { ...seed, drawVersion: 1 } })).toEqual(['noted draw'])
    expect(await fails({ receiptKey: 'another' })).toEqual(['key'])
    const missing = async (noted: Partial<NotedBefore>) =>
      (await lines({ ...byFile, ...noted })).flatMap(({ name, holds }) =>
        holds === null ? [name] : [],
      )
    expect(await missing({ receiptKey: null })).toEqual(['key'])
    expect(await missing({ seed: null })).toEqual(['noted seed'])
    expect(await missing({ seed: { ...seed, clientSeed: null } })).toEqual(['noted client seed'])
    expect(await missing({ seed: { ...seed, drawVersion: null } })).toEqual(['noted draw'])
    expect(await missing({ seed: { ...seed, nonce: nonce + 1 } })).toEqual(['noted seed'])
    expect(await missing({ mode: null, modeAt: undefined })).toEqual(['noted'])
    expect(await missing({ modeAt: Date.parse(played.at) + 1 })).toEqual(['noted'])
    const known = await lines({ ...byFile, isKeyOfFile: false })
    expect(known.map(({ text }) => text)).toContain('that key is the one noted before')
  }, 60_000)

  it('that won a jackpot holds, and does not without it', async () => {
    const player = await sitDown(house, 10_000)
    await makeLucky(house, player, ['minor'])
    const { roundID } = (await playHigh(player)).round
    await player.slot.endRound()
    const { seq } = (await player.client.call('casino/seeds', {})).data
    // Its seed was set by hand, so the hash of the first commitment is not its own.
    await player.client.call('casino/rotate_seeds', { seq, clientSeed: 'next' })
    const { data: round } = await player.client.call('casino/round', { roundID })
    const steps = await examine(round, table, NOTHING_NOTED)
    expect(steps.filter(({ holds }) => holds === false)).toEqual([])
    expect(steps.map(({ text }) => text).join('\n')).toContain('those hit: minor')
    const wins: Round['jackpot'] = { terms: 1, wins: [] }
    expect(await failing({ ...round, jackpot: wins })).toContain(
      'the jackpots recorded are those hit: none',
    )
  })

  it('is found in the database as its member is told of it', async () => {
    const { database, games } = house
    expect(await recordedIn(database.db, games, BigInt(played.roundID))).toEqual({
      ...played,
      receipt: signedAnew,
    })
    await expect(recordedIn(database.db, games, 10n ** 12n)).rejects.toThrow('no round')
  })

  it('holds on the version before, in a house that has a newer one beside it', async () => {
    const databaseUrl = house.database.pool.options.connectionString ?? ''
    const later = await startTestHouse({ databaseUrl, ownGames: BOTH })
    const round = await recordedIn(later.database.db, later.games, BigInt(played.roundID))
    expect(round).toEqual({ ...played, receipt: signedAnew })
    const served = await fetchTable(later.settings.publicUrl, round)
    const steps = await examine(round, served, { ...NOTHING_NOTED, seedHash }, BOTH)
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
    await publishMade(house, { version: '1.0-rc.2' })
    const slot = await openSlot(client, 'moon lines')
    await slot.playUntilOpen()
    await slot.endRound()
    const { seq } = (await client.call('casino/seeds', {})).data
    const { data: history } = await client.call('casino/game_history', {})
    await client.call('casino/rotate_seeds', { seq, clientSeed: `after ${seq}` })
    const roundID = history[0]?.roundID ?? 0
    const round = (await client.call('casino/round', { roundID })).data
    const served = await fetchTable(house.settings.publicUrl, round)
    const steps = await examine(round, served, NOTHING_NOTED)
    expect(steps.filter(({ holds }) => holds === false)).toEqual([])
    expect(steps.map(({ text }) => text)).toContain(
      'moon-lines 1.0-rc.2 is no game of this repository',
    )
    expect(Buffer.from(await readTable(round, house.settings))).toEqual(Buffer.from(served))
    const lie = await examine({ ...round, payout: 1e6 }, served, NOTHING_NOTED)
    expect(isVerified(lie)).toBe(false)
  }, 120_000)

  it('cannot lead out of the tables', async () => {
    for (const game of ['..', '/etc', 'a/../..', 'https://x/']) {
      const round = { ...played, game }
      await expect(fetchTable(house.settings.publicUrl, round)).rejects.toThrow('no place')
    }
  })
})

describe('the self-test', () => {
  it('finds every field of a record altered, by the page and by the command', async () => {
    const printed: string[] = []
    const lines = await alterEveryField((line) => printed.push(line))
    expect(lines.filter(({ page, command }) => page === '' || command === '')).toEqual([])
    const fields = lines.map(({ field }) => field.replace(/^.*: /, ''))
    for (const field of [
      'roundID',
      'gameID',
      'game',
      'version',
      'mode',
      'stake',
      'at',
      'multiplier',
    ])
      expect(fields).toContain(field)
    for (const field of ['jackpot', 'jackpot.wins.[].amount', 'jackpotWon', 'draw.table', 'events'])
      expect(fields).toContain(field)
    // Not by the signature alone: the draw itself holds what an outcome is worth.
    const anew = new Map(lines.map(({ field, signedAnew: by }) => [field, by]))
    for (const field of [
      'game',
      'version',
      'mode',
      'stake',
      'baseStake',
      'jackpot',
      'draw.tableHash',
    ])
      expect(anew.get(`A round that pays nothing: ${field}`), field).toMatch(/outcome|draw/)
    expect(printed.join('\n')).toContain('altered field')
  }, 180_000)
})

/** The same in this process, which loads the house once: what npm and its exit bring is shown by the first test. */
const here = async (...typed: string[]): Promise<Ended> => {
  const { printed, code } = await runCommand({}, ['verify-round', ...typed])
  return { code, out: printed }
}

describe('npm run verify-round', () => {
  it('verifies a saved proof and a recorded round, and ends with 0', async () => {
    const proof = await command(await saved(played), '--seed-hash', seedHash)
    expect(proof.out).toMatch(/key is the one noted according to this file/)
    expect(proof.out).toMatch(
      /noted before the round[^]*held to nothing that you noted: the key \(--key\)\./,
    )
    expect(proof.code).toBe(0)
    const recorded = await command(String(played.roundID), '--url', house.settings.publicUrl)
    // Nobody noted anything before: that is said, and not called the same.
    expect(recorded.out).toMatch(
      /held to nothing that you noted: the key \(--key\), the hash of the seed/,
    )
    expect(recorded.code).toBe(0)
  }, 120_000)

  it('calls verified only what was held to what its caller noted, of a file or of a database', async () => {
    const { key } = played.receipt
    const { tableHash } = played.draw
    const flags = ['--key', key, '--seed-hash', seedHash, '--table-hash', tableHash]
    const url = ['--url', house.settings.publicUrl]
    const { clientSeed, drawVersion } = played.draw
    const file = await saved(played, { seedHash, nonce: 0, clientSeed, drawVersion })
    const env = { DATABASE_URL: house.database.pool.options.connectionString ?? '' }
    const printed = async (...typed: string[]): Promise<string> =>
      (await runCommand(env, ['verify-round', ...typed])).printed
    for (const typed of [[file], [String(played.roundID), ...url]]) {
      expect(await printed(...typed, ...flags)).toMatch(/Verified: every step holds/)
      expect(await printed(...typed, ...flags.slice(2))).not.toMatch(/Verified/)
    }
  }, 120_000)

  it('never calls a proof verified that somebody made up as a whole, notes, key and all', async () => {
    const { seedHash: hash, clientSeed, drawVersion, tableHash } = played.draw
    const byFile: NotedBefore = {
      ...NOTHING_NOTED,
      mode: { tableHash, cost: 1, jackpots: 1 },
      modeAt: 0,
      receiptKey: played.receipt.key,
      isKeyOfFile: true,
      seed: { seedHash: hash, nonce: 0, clientSeed, drawVersion },
    }
    const foreign = await examine(played, table, byFile, [])
    expect(foreign.filter(({ holds }) => holds === false)).toEqual([])
    expect(verdictOf(foreign, byFile)).toMatch(
      /held to nothing that you noted: the key \(--key\), the hash of the seed \(--seed-hash\), the table \(--table-hash\)/,
    )
    // Of a game of this repository its table is known.
    expect(verdictOf(await examine(played, table, byFile), byFile)).not.toMatch(/--table-hash/)
  })

  it('takes no file that says more than is verified, or one thing twice', async () => {
    const file = await saved(played)
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace('"payout":', '"payout":999,"payout":'))
    expect((await here(file)).out).toMatch(/has the key "payout" twice in one object/)
    await writeFile(file, text.replace('"payout":', '"paidInFull":true,"payout":'))
    expect(await here(file)).toMatchObject({
      code: 2,
      out: expect.stringContaining('says round.paidInFull, which no proof has'),
    })
  })

  it('ends with 1 for a round that does not hold, with 2 for what is no round', async () => {
    const lie = await here(await saved({ ...played, payout: 1e6 }))
    expect([lie.code, lie.out]).toEqual([1, expect.stringContaining('NOT VERIFIED')])
    // All of it comes out of the seeds, and the browser had sent another.
    const own = { seedHash: played.draw.seedHash, nonce: 0, clientSeed: 'sent' }
    const replaced = await here(await saved(played, own))
    expect([replaced.code, replaced.out]).toEqual([1, expect.stringContaining('✗ the client seed')])
    const sealed = { ...played, draw: { ...played.draw, serverSeed: null } }
    const waiting = await here(await saved(sealed))
    expect([waiting.code, waiting.out]).toEqual([2, expect.stringContaining('still in use')])
    expect((await here(await saved({ roundID: 1 }))).code).toBe(2)
    expect((await here(path.join(folder, 'none.json'))).code).toBe(2)
    expect((await here()).out).toContain('Usage')
  }, 120_000)
})
