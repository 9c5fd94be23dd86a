import { expect, it } from 'vitest'
import type { Wire } from './call.ts'
import { FloorRefusal, openFloorSession } from './floor-session.ts'
import type { GameStream } from './stream.ts'

const LAUNCH = { sessionID: 's', server: 'http://games/rgs' }
// Nothing is ever answered by the socket of these pages.
const stream = () => ({ ask: () => Promise.resolve(null) }) as unknown as GameStream

const refused = (refusal: string, message: string) => ({
  result: false,
  message,
  code: 429,
  data: { refusal },
})
const done = (data: object) => ({ result: true, message: 'OK', code: 200, data })

/** A house that answers from a list, and what it was asked in which language. */
function house(answers: object[], lang: () => 'tr' | 'en' = () => 'en') {
  const asked: { path: string; header: string | null; body: unknown }[] = []
  const waits: number[] = []
  const wire: Wire = {
    fetch: async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input))
      const header = new Headers(init?.headers).get('accept-language')
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null
      asked.push({ path: pathname, header, body })
      return Response.json(answers.shift() ?? refused('busy', 'asked once too often'))
    },
    wait: async (ms) => void waits.push(ms),
    onTrouble: () => {},
  }
  return { session: openFloorSession(LAUNCH, wire, stream, lang), asked, waits }
}

it('asks in the language that the page is in now, by a header too: what is refused before a body is read is said in it', async () => {
  let lang: 'tr' | 'en' = 'tr'
  const bet = { act: 'place', table: 'zeplin', round: 1, spot: '1', amount: 1 } as const
  const { session, asked } = house([done({}), done({}), done({}), done({})], () => lang)
  await session.act(bet)
  lang = 'en'
  await session.act(bet)
  await session.ask('room', {})
  await session.published('zeplin', 1, 2)
  expect(asked.map(({ path, header }) => [path, header])).toEqual([
    ['/rgs/floor/act', 'tr'],
    ['/rgs/floor/act', 'en'],
    ['/rgs/floor/room', 'en'],
    ['/rgs/floor/rounds/zeplin/1/2', 'en'],
  ])
  expect(asked.slice(0, 3).map(({ body }) => body)).toEqual([
    expect.objectContaining({ lang: 'tr' }),
    expect.objectContaining({ lang: 'en' }),
    expect.objectContaining({ lang: 'en' }),
  ])
})

it('a table that opens while the house is busy is asked for again, after waits that grow', async () => {
  const busy = refused('busy', 'We are busy.')
  const opened = { table: { table: 'zeplin' } }
  const { session, asked, waits } = house([
    busy,
    refused('too-many-calls', 'Slower.'),
    done(opened),
  ])
  expect(await session.opened()).toEqual(opened)
  expect(asked.map(({ path }) => path)).toEqual(Array(3).fill('/rgs/floor/open'))
  expect(waits).toHaveLength(2)
  expect(waits[1]).toBeGreaterThan(waits[0] ?? 0)
})

it('it gives up after a few, and says why; any other no stands at once', async () => {
  const busy = house(Array<object>(9).fill(refused('busy', 'We are busy.')))
  await expect(busy.session.open()).rejects.toThrow(new FloorRefusal('busy', 'We are busy.'))
  expect(busy.asked).toHaveLength(4)
  const closed = house([refused('table-closed', 'The table is closed.')])
  await expect(closed.session.open()).rejects.toMatchObject({ refusal: 'table-closed' })
  expect(closed.asked).toHaveLength(1)
})

it('a bet that meets a busy house is refused at once: whether it is laid again is the member’s to say', async () => {
  const { session, asked } = house([refused('busy', 'We are busy.')])
  const bet = { act: 'place', table: 'zeplin', round: 1, spot: '1', amount: 1 } as const
  await expect(session.act(bet)).rejects.toMatchObject({ refusal: 'busy' })
  expect(asked).toHaveLength(1)
})
