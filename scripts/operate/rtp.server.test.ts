import { execFile } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addBets } from '#server/bets/testing.ts'
import { openSlot } from '#server/round/testing.ts'
import { loginAs, startTestHouse, type TestHouse } from '#server/testing.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse()
}, 120_000)
afterAll(() => house.close())

const run = (name: string): Promise<{ code: number; out: string }> =>
  new Promise((done) => {
    const env = { ...process.env, DATABASE_URL: house.database.pool.options.connectionString }
    execFile(process.execPath, ['scripts/run.mjs', name], { env }, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), out: stdout + stderr }),
    )
  })

it('tells what the rounds of today returned, and finds what no table would', async () => {
  const slot = await openSlot(await loginAs(house, 'demo'))
  await slot.playUntilOpen()
  await slot.endRound()
  const fair = await run('rtp')
  expect(fair.out).toMatch(/lale-devri 1, base: the table returns 96\.52 %\n/)
  expect(fair.out).toMatch(/all days +\d+ +\d+\.\d\d +\d+\.\d\d % /)
  expect(fair.out).not.toContain('no table')
  expect(fair.code).toBe(0)
  const bet = { memberId: 1n, kind: 'table', game: 'european-roulette', at: new Date() } as const
  await addBets(house.database.db, { ...bet, stake: 8, payout: 6, count: 3 })
  await addBets(house.database.db, { ...bet, stake: 8, payout: 0, state: 'void' })
  const other = await run('rtp')
  expect(other.out).toMatch(
    /table, european-roulette: no table to hold it to\n.*\n  \S+ +3 +24\.00 +75\.00 %/,
  )
  expect(other.code).toBe(0)
  await house.owner.pool.query('update rounds set payout = amount * 1000000')
  const tampered = await run('rtp')
  expect(tampered.out).toContain('OUTSIDE')
  expect(tampered.code).toBe(1)
}, 120_000)

it('npm run game-hashes: names every game and its files, and ends with 0', async () => {
  const { code, out } = await run('game-hashes')
  expect(out).toMatch(/lale-devri 1: 2 files[^]*Every file is the registered one\./)
  expect(code).toBe(0)
}, 120_000)
