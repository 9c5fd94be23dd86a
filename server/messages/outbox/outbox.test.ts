import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import { sendMessage, type Message } from '../send-message.ts'
import type { Template } from '../templates.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

const LINK = 'http://127.0.0.1/account_reset?token=a&b=<c>'

async function send<T extends Template>(message: Message<T>, to: TestHouse = house): Promise<void> {
  await to.database.db
    .transaction()
    .execute((db) => sendMessage({ db, house: to, now: to.clock() }, message))
}

const reset = (to: string): Message<'reset-password'> => ({
  memberId: null,
  to,
  template: 'reset-password',
  lang: 'tr',
  values: { link: LINK, firstname: 'Ayşe' },
})

async function page(path = '/outbox', cookie = ''): Promise<{ reply: Response; text: string }> {
  const reply = await fetch(house.settings.publicUrl + path, { headers: { cookie } })
  return { reply, text: await reply.text() }
}

it('shows what a demo would have sent, newest first, each to be read whole', async () => {
  expect((await page()).text).toContain('Henüz ileti yok')
  await send(reset('one@mail.example'))
  await send({
    memberId: null,
    to: '905321112233',
    template: 'sms-code',
    lang: 'en',
    values: { code: '482913' },
  })
  await send(reset('two@mail.example'))
  const { text } = await page()
  const found = [...text.matchAll(/data-to="([^"]*)"\s+data-template="([^"]*)"/g)]
  expect(found.map(([, to, template]) => `${to} ${template}`)).toEqual([
    'two@mail.example reset-password',
    '905321112233 sms-code',
    'one@mail.example reset-password',
  ])
  expect(text).toContain('Your Kasa verification code: 482913')
  expect(text).toContain('href="http://127.0.0.1/account_reset?token=a&amp;b=&lt;c&gt;"')
  const { id } = await house.database.db
    .selectFrom('messages')
    .select('id')
    .where('recipient', '=', 'one@mail.example')
    .executeTakeFirstOrThrow()
  expect(text).toContain(`src="/outbox/${id}"`)
  const face = await page(`/outbox/${id}`)
  expect(face.text).toContain('<base target="_top" />')
  expect(face.text).toContain('Merhaba Ayşe,')
  expect(face.text).not.toContain('<c>')
})

it('speaks both languages and keeps the mode of the site', async () => {
  expect((await page('/outbox', 'kasa_lang=en; kasa_mode=day')).text).toContain(
    '<html lang="en" data-mode="day">',
  )
  expect((await page('/outbox?lang=tr', 'kasa_lang=en')).text).toContain(
    '<html lang="tr" data-mode="night">',
  )
})

it('runs nothing and is framed by nobody, but frames its own mails', async () => {
  const { reply } = await page()
  const policy = reply.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('script')
  expect(policy).not.toContain('unsafe')
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(reply.headers.get('x-frame-options')).toBe('DENY')
  const face = await page(/src="(\/outbox\/\d+)"/.exec((await page()).text)?.[1])
  expect(face.reply.headers.get('content-security-policy')).toMatch(
    /frame-ancestors 'self'.*sandbox/,
  )
  expect(face.reply.headers.get('x-frame-options')).toBe('SAMEORIGIN')
})

it('has no page for a message that is none', async () => {
  for (const id of ['999999', '0', '-1', '1e3', `${10 ** 20}`, 'x', '%00'])
    expect((await page(`/outbox/${id}`)).text).not.toContain('<base')
})

it('shows the fifty newest', async () => {
  for (let i = 0; i < 52; i++) await send(reset(`many-${i}@mail.example`))
  const { text } = await page()
  expect(text.match(/<article/g)).toHaveLength(50)
  expect(text).toContain('many-51@')
  expect(text).not.toContain('many-1@')
})

it.each([{ demo: false }, { smtpUrl: 'smtp://127.0.0.1:9', mailFrom: 'a@kasa.example' }])(
  'is not there with %j',
  async (settings) => {
    const own = await startTestHouse({ settings })
    await send(reset('three@mail.example'), own)
    for (const path of ['/outbox', '/outbox/1', '/outbox/page.css']) {
      const text = await (await visitor(own).get(path)).text()
      expect(text).not.toContain('three@mail.example')
      expect(text).not.toMatch(/account_reset|data-template|data-channel/)
    }
    await own.close()
  },
)
