import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cutWaiting, whileLocked } from '../database/testing-locks.ts'
import { loginAs, startTestHouse, visitor, type TestHouse } from '../testing.ts'
import { faultOf, withoutPersonalData } from '../log.ts'
import { refusalOf } from './faults.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const get = (path: string) => fetch(house.settings.publicUrl + path)

describe('whoever watches over the house', () => {
  it('is told that it is alive and ready', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'alive' })
    const ready = await get('/readyz')
    expect(ready.status).toBe(200)
    expect(await ready.json()).toEqual({ status: 'ready' })
  })

  it('is told that it is not ready when a migration is missing', async () => {
    const name = '002-members'
    const { rows } = await house.owner.pool.query<{ timestamp: string }>(
      'select timestamp from kysely_migration where name = $1',
      [name],
    )
    await house.owner.pool.query('delete from kysely_migration where name = $1', [name])
    expect((await get('/readyz')).status).toBe(503)
    await house.owner.pool.query('insert into kysely_migration (name, timestamp) values ($1, $2)', [
      name,
      rows[0]?.timestamp,
    ])
    expect((await get('/readyz')).status).toBe(200)
  })

  it('reads calls by name and code, and the state of the pool', async () => {
    const demo = await loginAs(house, 'demo')
    await demo.call('system/ping', {})
    await visitor(house).refused('system/ping', {})
    const text = await (await get('/metrics')).text()
    expect(text).toMatch(/kasa_calls_total\{call="system\/ping",code="200"\} [1-9]/)
    expect(text).toMatch(/kasa_calls_total\{call="system\/ping",code="403"\} [1-9]/)
    expect(text).toContain('kasa_database_connections{share="money",state="idle"}')
    expect(text).toContain('kasa_call_seconds_bucket')
    expect(text).not.toMatch(/demo@|Deniz/)
  })
})

describe('the log', () => {
  it('is JSON line by line and holds no name, address, session or password', async () => {
    const client = visitor(house)
    const { sid, uid, auth } = await client.login('demo@kasa.test')
    await client.call('user/get_user_profile', {})
    await client.call('user/sessions', {})
    await client.refresh()
    await client.refused('user/login', { username: 'demo@kasa.test', password: 'Wrong123!' })
    await client.refused('user/login', { username: 'ayse@example.test', password: 'S3cret!pass' })
    await client.post({ api: { class: 'ayse@example.test', method: 'x' }, user: {} })
    await client.post('{"email":"ayse@example.test"')
    await client.get('/languages.json?email=ayse@example.test')
    await client.call('user/logout', {})
    const text = house.logged()
    const lines = text.trim().split('\n')
    expect(lines.length).toBeGreaterThan(8)
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('time')
    const { user } = client.stored
    const personal = ['demo@kasa.test', 'ayse', 'Deniz', 'Yıldız', '905320000001', 'Demo123!']
    const secrets = [sid, uid, auth ?? sid, 'S3cret', user?.sid ?? sid, '127.0.0.1"']
    const cookie = client.stored.cookie.split('=')[1] ?? sid
    for (const word of [...personal, ...secrets, cookie]) expect(text).not.toContain(word)
  })

  it('tells a fault without what somebody typed', () => {
    const error = Object.assign(new Error('Key (email)=(ayse@example.test) already exists'), {
      code: '23505',
      detail: 'Key (email)=(ayse@example.test)',
    })
    const result = faultOf(error)
    expect(JSON.stringify(result)).not.toContain('ayse')
    expect(result).toMatchObject({ type: 'Error', code: '23505' })
    expect(result.at.length).toBeGreaterThan(0)
    expect(withoutPersonalData('invalid input "5321234567" for bigint')).not.toContain('5321')
    expect(faultOf('ayse@example.test')).toEqual({
      type: 'string',
      message: 'not an error',
      at: [],
    })
  })
})

describe('what passes by itself', () => {
  it('is no defect: nobody waits any more, a connection was cut, the database restarts', () => {
    const codes = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', '57P01']
    for (const code of codes)
      expect(refusalOf(Object.assign(new Error('Premature close'), { code }))?.refusal).toBe('busy')
    expect(refusalOf(new Error('Premature close'))).toBeNull()
  })
})

describe('a defect', () => {
  it('answers 500 without inner text, under an id that the log holds', async () => {
    const broken = await startTestHouse()
    await broken.owner.pool.query('alter table site_state rename to elsewhere')
    broken.pass(5_000)
    const reply = await visitor(broken).post({
      api: { class: 'maintenance', method: 'check_status' },
    })
    expect(reply).toMatchObject({ status: 500, result: false, code: 500 })
    expect(JSON.stringify(reply)).not.toMatch(/site_state|relation|select/)
    // The shape of a fault's data, held by this very line.
    const { fault } = reply.data as { fault: string }
    expect(fault).toMatch(/^[0-9a-f-]{36}$/)
    expect(broken.logged()).toContain(fault)
    expect(await (await fetch(`${broken.settings.publicUrl}/metrics`)).text()).toContain(
      'kasa_faults_total 1',
    )
    await broken.close()
  })
})

describe('a database that goes away', () => {
  it('in the middle of a call is no defect: the caller is asked to come again', async () => {
    const { pool } = house.database
    await whileLocked(pool, 'select from members for update', async () => {
      const data = { username: 'demo', password: 'Demo123!' }
      const login = visitor(house).refused('user/login', data)
      await cutWaiting(pool, 'members')
      expect(await login).toMatchObject({ status: 200, code: 429, data: { refusal: 'busy' } })
    })
    expect(await visitor(house).login('demo')).toMatchObject({ username: 'demo' })
  })
})
