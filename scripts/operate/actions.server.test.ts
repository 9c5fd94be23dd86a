import { execFile } from 'node:child_process'
import { userInfo } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#server/database/testing.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase('demo')
})
afterAll(() => database.close())

const run = (...args: string[]): Promise<{ code: number; out: string }> =>
  new Promise((done) => {
    const env = { ...process.env, DATABASE_URL: database.url }
    execFile(process.execPath, ['scripts/run.mjs', ...args], { env }, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), out: stdout + stderr }),
    )
  })

// Each run loads the whole program anew: a few of them say enough.
it('closes an account for a reason alone, and npm run actions tells of it', async () => {
  const [unsaid, closed] = await Promise.all([
    run('member', 'close', 'demo'),
    run('member', 'close', 'vip20', '--why', 'asked by its owner'),
  ])
  expect(unsaid).toMatchObject({ code: 1, out: expect.stringContaining('Say why') })
  expect(closed).toMatchObject({ code: 0, out: expect.stringContaining('vip20 is closed') })
  const [shown, listed, written] = await Promise.all([
    run('member', 'show', 'vip20'),
    run('actions'),
    run('actions', '--json', '--what', 'member', '--since', '1h'),
  ])
  expect(shown.out).toMatch(/vip20 \(member \d+\): closed/)
  const { username } = userInfo()
  expect(listed.out.split('\n')[0]).toMatch(
    new RegExp(`${username} +member\\.close +member:\\d+ +asked by its owner$`),
  )
  expect(JSON.parse(written.out)).toMatchObject({
    what: 'member.close',
    actor_kind: 'command',
    actor_name: username,
    after: { is_active: false },
  })
}, 240_000)

it('says of our limit what counts, and of free rounds what they are', async () => {
  const week = ['demo', 'stake', 'week']
  const why = ['--why', 'asked by its owner']
  await run('member', 'limit', ...week, '250', ...why)
  await run('member', 'offer-limit', ...week, 'none', ...why)
  const [higher, offers] = await Promise.all([
    run('member', 'limit', ...week, '260', ...why),
    run('bonus', 'list'),
  ])
  expect(higher.out).toContain('Our limit of demo stays 250.00 TRY (stake a week)')
  expect(higher.out).not.toContain('counts from now on')
  expect(offers.out).toMatch(/open, 10 free rounds at lale-devri, ₺\d+ each, to be wagered/)
  expect(offers.out).toMatch(/open, 50 %, to be wagered 30 times/)
}, 240_000)
