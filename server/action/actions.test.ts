import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setContent } from '../content/keep.ts'
import { readWritten } from '../content/written.ts'
import { changeSettings } from '../round/publish/game-settings.ts'
import { setMaintenance } from '../site/site-state.ts'
import { setHours } from '../support/hours.ts'
import { freshDatabase, type FreshDatabase } from '../database/testing.ts'
import type { Actor } from './actor.ts'
import { listActions } from './list.ts'
import { recordAction } from './record.ts'

const ELIF: Actor = { kind: 'command', name: 'elif', why: 'asked by the regulator' }
const ALL = { limit: 100 }

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase('demo')
})
afterAll(() => database.close())

const latest = async () => (await listActions(database.db, { limit: 1 }))[0]

describe('an act of an operator', () => {
  it('leaves who, what, on what, before, after and why, in the transaction of the change', async () => {
    const { db } = database
    await changeSettings(db, ELIF, 'lale-devri', { is_open: false })
    expect(await latest()).toMatchObject({
      actor_kind: 'command',
      actor_name: 'elif',
      what: 'game.settings',
      target: 'game:lale-devri',
      before: { is_open: true },
      after: { is_open: false },
      why: 'asked by the regulator',
    })
    const undone = db.transaction().execute(async (db) => {
      await changeSettings(db, ELIF, 'lale-devri', { is_open: true })
      throw new Error('taken back')
    })
    await expect(undone).rejects.toThrow('taken back')
    expect(await latest()).toMatchObject({ after: { is_open: false } })
  })

  it('that changes nothing leaves no row', async () => {
    const { db } = database
    await setMaintenance(db, ELIF, true)
    await setMaintenance(db, ELIF, false)
    const before = (await listActions(db, ALL)).length
    await setMaintenance(db, ELIF, false)
    await changeSettings(db, ELIF, 'lale-devri', { is_open: false })
    expect((await listActions(db, ALL)).length).toBe(before)
  })

  it('on content keeps what stood before', async () => {
    const { db } = database
    const item = (title: string) =>
      readWritten('information', {
        name: 'kurallar-deneme',
        topic: 'GenelKurallar',
        tr: { title, html: '<p>Metin</p>' },
      })
    await setContent(db, ELIF, [item('Bir')], new Date())
    expect(await latest()).toMatchObject({ what: 'content.set', before: null })
    await setContent(db, ELIF, [item('İki')], new Date())
    expect(await latest()).toMatchObject({
      target: 'information:kurallar-deneme',
      before: { words: [{ words: { title: 'Bir' } }] },
      after: { words: [{ words: { title: 'İki' } }] },
    })
  })
})

describe('the action log', () => {
  it('is only ever added to', async () => {
    const change = (text: string) => database.pool.query(text)
    for (const text of [
      `update actions set why = 'another'`,
      'delete from actions',
      'truncate actions',
    ])
      await expect(change(text)).rejects.toThrow(/only ever added to/)
    expect((await listActions(database.db, ALL)).length).toBeGreaterThan(0)
  })

  it('takes no secret, by whatever name it is nested', async () => {
    const record = (after: Record<string, unknown>) =>
      database.db
        .transaction()
        .execute((db) =>
          recordAction(db, ELIF, { what: 'member.close', target: 'member:1', before: null, after }),
        )
    await expect(record({ password_hash: 'x' })).rejects.toThrow(/password_hash/)
    await expect(record({ member: { serverSeed: 'x' } })).rejects.toThrow(/serverSeed/)
    await record({ amount: 5n })
    expect(await latest()).toMatchObject({ after: { amount: '5' } })
  })

  it('is narrowed by who, what, target and since', async () => {
    const { db } = database
    await setHours(db, { ...ELIF, name: 'murat' }, { opensMinute: 60, closesMinute: 120 })
    const names = async (filter: object) =>
      (await listActions(db, { ...ALL, ...filter })).map(({ what }) => what)
    expect(await names({ who: 'murat' })).toEqual(['support.hours'])
    expect(new Set(await names({ what: 'game' }))).toEqual(new Set(['game.settings']))
    expect(await names({ what: 'game.settings', target: 'game:nobody' })).toEqual([])
    expect(await names({ what: 'gam' })).toEqual([])
    expect(await names({ since: new Date(Date.now() + 60_000) })).toEqual([])
    expect((await names({})).at(0)).toBe('support.hours')
  })
})
