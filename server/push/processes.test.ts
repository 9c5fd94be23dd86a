/** Two houses on one database, as two processes are: what one says, the readers of the other hear. */
import type { ChildProcess } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TESTER } from '../action/testing.ts'
import { freshDatabase, type FreshDatabase } from '../database/testing.ts'
import { inMaintenance } from '../database/testing.ts'
import { freePort } from '../free-port.ts'
import { loginAs, startTestHouse, type TestHouse } from '../testing.ts'
import { chooseClientSeed } from '../round/testing.ts'
import { openNats } from './nats.ts'
import { readStream } from './testing.ts'
import { startNats, stopNats } from '#scripts/check/test/nats-server.ts'

/** Ends the connections that carry news between the houses on a database. */
const cutOff = ({ url }: FreshDatabase) =>
  inMaintenance(async (client) => {
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'kasa push' and datname = $1`,
      [new URL(url).pathname.slice(1)],
    )
  })

describe.each(['NOTIFY', 'NATS'])('over %s', (way) => {
  let database: FreshDatabase
  let [one, other]: TestHouse[] = []
  let nats: ChildProcess | undefined
  let port = 0

  beforeAll(async () => {
    database = await freshDatabase('demo')
    if (way === 'NATS') {
      port = await freePort()
      nats = await startNats(port)
    }
    const settings = way === 'NATS' ? { natsUrl: `nats://127.0.0.1:${port}` } : {}
    const options = { databaseUrl: database.url, settings }
    one = await startTestHouse(options)
    other = await startTestHouse(options)
  })
  afterAll(async () => {
    await Promise.all([one?.close(), other?.close()])
    if (nats !== undefined) await stopNats(nats)
    await database.close()
  })

  const houses = (): [TestHouse, TestHouse] => {
    if (one === undefined || other === undefined) throw new Error('the houses did not open')
    return [one, other]
  }

  async function heardThere(): Promise<void> {
    const [here, there] = houses()
    const demo = await loginAs(here, 'demo')
    const reader = await readStream(there, demo, { favourites: null, changes: null })
    const { data: known } = await reader.next('favourites')
    const { data } = await demo.call('casino/games_list', { limit: 100 })
    const isNew = ({ gameID }: { gameID: number }) =>
      !(known as { casino: number[] }).casino.includes(gameID)
    const id = data.find(isNew)?.gameID ?? 0
    const began = performance.now()
    await demo.call('user/favorites', { mode: 'insert', type: 'casino', id })
    await reader.next('favourites', ({ casino }: { casino: number[] }) => casino.includes(id))
    expect(performance.now() - began).toBeLessThan(1_000)
    await chooseClientSeed(demo)
    const { seq } = (await demo.call('casino/seeds', {})).data
    await demo.call('casino/rotate_seeds', { seq, clientSeed: `two processes ${seq}` })
    await reader.next('changes', ({ calls }: { calls: string[] }) => calls.includes('casino/seeds'))
    await demo.call('user/logout', {})
    expect((await reader.closed).code).toBe(4401)
  }

  it('a reader of one process hears within a second what the other did', heardThere)

  it('a way that was cut is found again, and what was missed is read anew', async () => {
    const [here, there] = houses()
    const demo = await loginAs(here, 'demo')
    const reader = await readStream(there, demo, { messages: null })
    const { data: before } = await reader.next('messages')
    if (nats === undefined) await cutOff(database)
    else await stopNats(nats)
    await demo.call('crm/read_mass_messages', {})
    if (nats !== undefined) nats = await startNats(port)
    const { data } = await reader.next('messages', ({ unread }: { unread: number }) => unread === 0)
    expect(data).not.toEqual(before)
    reader.ws.terminate()
    await heardThere()
  })

  it.runIf(way === 'NATS')(
    'what is sent while the way is cut is refused, to be sent again',
    async () => {
      const received: string[] = []
      const listening = { received: (text: string) => received.push(text), missed: () => {} }
      const open = () => openNats({ url: `nats://127.0.0.1:${port}`, house: way }, listening)
      const [sender, leaver] = [await open(), await open()]
      if (nats) await stopNats(nats)
      await expect(sender.send(['while it was cut'])).rejects.toThrow('connection disconnected')
      await leaver.close()
      nats = await startNats(port)
      await expect
        .poll(() =>
          sender.send(['afterwards']).then(
            () => true,
            () => false,
          ),
        )
        .toBe(true)
      await expect.poll(() => new Set(received)).toEqual(new Set(['afterwards']))
      await sender.close()
      await heardThere()
    },
  )

  it.runIf(way === 'NATS')('an operator’s command is heard by NOTIFY all the same', async () => {
    const [, there] = houses()
    const { setMaintenance } = await import('../site/site-state.ts')
    const reader = await readStream(there, null, { maintenance: null })
    await setMaintenance(database.db, TESTER, true)
    expect((await reader.next('maintenance', (isOpen) => !isOpen)).data).toBe(false)
    await setMaintenance(database.db, TESTER, false)
    reader.ws.terminate()
  })
})

it('a house that stops while its way to the others is cut says so once, and has nothing more to say', async () => {
  const database = await freshDatabase('demo')
  const house = await startTestHouse({ databaseUrl: database.url })
  const warnings = () => house.logged().split('news did not reach the other processes').length - 1
  await cutOff(database)
  await expect
    .poll(() => {
      house.push.touch('sports', '')
      return warnings()
    })
    .toBe(1)
  house.push.touch('sports', '')
  const closing = house.close()
  house.push.touch('sports', '')
  await closing
  house.push.touch('sports', '')
  await new Promise((passed) => setTimeout(passed, 300))
  expect(warnings()).toBe(1)
  await database.close()
})

it('a NATS_URL where nobody answers stops the start with one line', async () => {
  const settings = { natsUrl: `nats://127.0.0.1:${await freePort()}` }
  await expect(startTestHouse({ settings })).rejects.toThrow(/^NATS_URL: /)
})
