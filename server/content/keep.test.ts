import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHouse, visitor, type Client, type TestHouse } from '../testing.ts'
import { TESTER } from '#server/action/testing.ts'
import { changeContent, keep, removeContent } from './keep.ts'
import { seedContent, seedShowcase } from './own.ts'
import { storedItems } from './stored.ts'
import { readWritten } from './written.ts'

let house: TestHouse
let stranger: Client

beforeAll(async () => {
  house = await startTestHouse()
  stranger = visitor(house)
}, 120_000)
afterAll(() => house.close())

const stored = () => storedItems(house.database.db)
const startAgain = async (days = 0) => {
  const now = new Date(Date.now() + days * 86_400_000)
  await seedContent(house.database.db, now)
  await seedShowcase(house.database.db, now)
}
const privacy = async (lang = 'tr') => {
  const payload = { InfType: 'GizlilikBilgisi' } as const
  const { data } = await stranger.call('cmscontroller/getInformation', payload, lang)
  return data
}

describe('the house’s own texts', () => {
  it('are the same after another start', async () => {
    const before = await house.database.db.selectFrom('content_items').selectAll().execute()
    await Promise.all([startAgain(), startAgain()])
    expect(await house.database.db.selectFrom('content_items').selectAll().execute()).toEqual(
      before,
    )
  })

  it('are renewed where nobody wrote them anew, and say when their words changed', async () => {
    const [before] = await privacy()
    await house.database.db
      .updateTable('content_words')
      .set({ html: '<p>of an older version</p>' })
      .where('item_id', '=', before?.id ?? 0)
      .execute()
    await startAgain()
    const [after] = await privacy()
    expect(after?.Text).toBe(before?.Text)
    expect(after?.id).toBe(before?.id)
    expect(Date.parse(after?.updatedAt ?? '')).toBeGreaterThan(Date.parse(before?.updatedAt ?? ''))
  })

  it('are dated anew by a later start', async () => {
    const promotion = async () => (await stored()).find(({ item }) => item.kind === 'promotion')
    const before = await promotion()
    await startAgain(200)
    const after = await promotion()
    expect(after?.id).toBe(before?.id)
    expect(after?.item.endsAt?.getTime()).toBeGreaterThan(before?.item.endsAt?.getTime() ?? 0)
    await startAgain()
  })

  it('give way to what an operator writes, and do not come back once taken away', async () => {
    const { db } = house.database
    const tr = { title: 'Bizim gizlilik', html: '<p>Başka söz</p>' }
    const own = readWritten('information', { name: 'privacy', topic: 'GizlilikBilgisi', tr })
    await changeContent(db, (db) => keep(db, [own], { now: new Date(), isOwn: false }))
    await startAgain()
    expect(await privacy()).toMatchObject([{ title: 'Bizim gizlilik', Text: '<p>Başka söz</p>' }])
    expect(await privacy('en')).toMatchObject([{ title: 'Bizim gizlilik' }])
    const id = (await privacy())[0]?.id ?? 0
    expect(await removeContent(db, TESTER, { kind: 'information', id }, new Date())).toBe(true)
    expect(await removeContent(db, TESTER, { kind: 'information', id }, new Date())).toBe(false)
    await startAgain()
    const gone = await stranger.call('cmscontroller/getInformation', { InfType: 'GizlilikBilgisi' })
    expect(gone).toMatchObject({ result: false, code: 404, message: 'Kayıt Bulunamadı' })
    await changeContent(db, (db) => keep(db, [own], { now: new Date(), isOwn: false }))
    expect(await privacy()).toHaveLength(1)
  })
})

describe('a change of several rows', () => {
  it('is made whole or not at all', async () => {
    const { db } = house.database
    const message = (name: string) =>
      readWritten('message', { name, starts: '2026-01-01T00:00:00Z', tr: { title: name } })
    const wrong = { ...message('second'), startsAt: null }
    const before = (await stored()).length
    const change = changeContent(db, (db) =>
      keep(db, [message('first'), wrong], { now: new Date(), isOwn: false }),
    )
    await expect(change).rejects.toThrow(/check constraint/)
    expect(await stored()).toHaveLength(before)
  })
})
