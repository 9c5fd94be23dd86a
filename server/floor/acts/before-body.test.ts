import { afterAll, beforeAll, expect, it } from 'vitest'
import { REFUSALS } from '#contract/refusals.ts'
import { whileLocked } from '../../database/testing-locks.ts'
import { startTestHouse, type TestHouse } from '../../testing.ts'

/**
 * What the games' door says of a table before it has read a body: in the language of the page that asks, which a header says.
 * Costs a house.
 */
let house: TestHouse
beforeAll(async () => {
  house = await startTestHouse({
    perMinute: { requestsOfAddress: 10 },
    listening: { answerMs: 400, refusalMs: 0 },
  })
}, 120_000)
afterAll(() => house.close())

const LANGUAGES = [
  ['en', 'en'],
  ['en-GB,tr;q=0.5', 'en'],
  ['tr', 'tr'],
  ['tr-TR,tr;q=0.9,en;q=0.8', 'tr'],
  ['', 'tr'],
  ['entirely, "unreadable;;', 'tr'],
] as const

const open = (accepted: string, body: string): Promise<Response> =>
  fetch(`${house.settings.gamesUrl}/rgs/floor/open`, {
    method: 'POST',
    headers: accepted === '' ? {} : { 'accept-language': accepted },
    body,
  })

it('a body that nobody can read is refused in the language of the page', async () => {
  for (const [accepted, lang] of LANGUAGES) {
    const reply: unknown = await (await open(accepted, '{"sessionID":')).json()
    const { code, [lang]: message } = REFUSALS['not-json']
    expect(reply, accepted).toMatchObject({ result: false, code, message })
  }
})

it('so is the answer to a call that waits too long for the house', async () => {
  house.pass(60_000)
  const body = JSON.stringify({ sessionID: `1-${'A'.repeat(43)}`, lang: 'tr' })
  const tables = 'lock table members, sessions, game_sessions'
  const replies = await whileLocked(house.database.pool, tables, () =>
    Promise.all(
      LANGUAGES.map(async ([accepted]) => (await open(accepted, body)).json() as Promise<unknown>),
    ),
  )
  for (const [n, [accepted, lang]] of LANGUAGES.entries())
    expect(replies[n], accepted).toMatchObject({
      code: 429,
      message: REFUSALS.busy[lang],
      data: { refusal: 'busy' },
    })
  expect(house.logged()).not.toContain('"fault"')
})

it('so is the answer to one call too many', async () => {
  for (let n = 0; n < 40; n += 1) await (await fetch(`${house.settings.gamesUrl}/healthz`)).text()
  for (const [accepted, lang] of LANGUAGES) {
    const response = await open(accepted, '{}')
    const reply: unknown = await response.json()
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '1'])
    const message = REFUSALS['too-many-calls'][lang]
    expect(reply, accepted).toMatchObject({ message, data: { refusal: 'too-many-calls' } })
  }
  const { gamesUrl } = house.settings
  const rounds = await fetch(`${gamesUrl}/rgs/floor/rounds/zeplin/1/2`, {
    headers: { 'accept-language': 'en' },
  })
  expect(await rounds.json()).toMatchObject({ message: REFUSALS['too-many-calls'].en })
})
