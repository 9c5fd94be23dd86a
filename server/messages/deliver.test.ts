import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestHouse, type TestHouse } from '../testing.ts'
import { deliverMessage } from './deliver.ts'
import { forgetOldMessages } from './old-messages.ts'
import { sendMessage, type Message } from './send-message.ts'
import type { Template } from './templates.ts'
import {
  startMailServer,
  startSmsGateway,
  type TestMailServer,
  type TestSmsGateway,
} from './testing.ts'

let mail: TestMailServer
let sms: TestSmsGateway
let house: TestHouse

beforeAll(async () => {
  mail = await startMailServer()
  sms = await startSmsGateway()
  const smsUrl = sms.url.replace('http://', 'http://kasa:pa%20ss@')
  house = await startTestHouse({
    settings: { smtpUrl: mail.url, mailFrom: 'Kasa <no-reply@kasa.example>', smsUrl },
  })
})
beforeEach(() => {
  mail.taken.length = 0
  mail.refuse = null
  sms.taken.length = 0
  sms.answers.length = 0
})
afterAll(async () => {
  await house.close()
  await mail.close()
  await sms.close()
})

const LINK = 'http://127.0.0.1/account_reset?token=kJ8Zk2'
const RESET: Message<'reset-password'> = {
  memberId: null,
  to: 'ayse@mail.example',
  template: 'reset-password',
  lang: 'tr',
  values: { link: LINK, firstname: 'Ayşe' },
}
const CODE: Message<'sms-code'> = {
  memberId: null,
  to: '905321112233',
  template: 'sms-code',
  lang: 'tr',
  values: { code: '482913' },
}

/** Written down and left to the jobs; answers its number. */
async function send<T extends Template>(message: Message<T>, commits = true): Promise<bigint> {
  const work = house.database.db.transaction().execute(async (db) => {
    await sendMessage({ db, house, now: house.clock() }, message)
    const { id } = await db
      .selectFrom('messages')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    if (!commits) throw new Error('taken back')
    return id
  })
  return work
}

async function row(id: bigint) {
  return house.database.db
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
}

async function over(id: bigint) {
  for (let i = 0; i < 300; i++) {
    const message = await row(id)
    if (message?.sent_at || message?.gave_up_at) return message
    await pause(50)
  }
  throw new Error('the message is still on its way')
}

/** Base64 or quoted-printable as it went over the wire, read again. */
function readMail(raw: string): string {
  return raw
    .split(/\n(?=----)/)
    .map((part) => {
      const [head = '', ...body] = part.split('\n\n')
      const text = body.join('\n\n')
      if (/transfer-encoding: base64/i.test(head))
        return Buffer.from(text, 'base64').toString('utf8')
      const bytes = text
        .replace(/=\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
      return /quoted-printable/i.test(head) ? Buffer.from(bytes, 'latin1').toString('utf8') : part
    })
    .join('\n')
}

it('hands mail to the mail server once, as text and HTML, and keeps nothing of what it said', async () => {
  const id = await send(RESET)
  const after = await over(id)
  expect(after).toMatchObject({ body_text: '', body_html: '', tries: 1, gave_up_at: null })
  expect(mail.taken).toHaveLength(1)
  const [taken] = mail.taken
  expect(taken).toMatchObject({ from: 'no-reply@kasa.example', to: 'ayse@mail.example' })
  const text = readMail(taken?.raw ?? '')
  expect(text).toContain('Merhaba Ayşe,')
  expect(text).toContain(`Yeni parola belirle:\n${LINK}`)
  expect(text).toContain(`href="${LINK}"`)
  expect(taken?.raw).toMatch(/^From: Kasa <no-reply@kasa.example>$/m)
  expect(taken?.raw).toMatch(/^Auto-Submitted: auto-generated$/m)
  // A job that runs once more finds nothing to do.
  await deliverMessage(house, { message: String(id) })
  expect(mail.taken).toHaveLength(1)
})

it('tries again by itself after a no, under the same message id', async () => {
  mail.refuse = { at: 'END', line: '451 later' }
  mail.offered.length = 0
  const id = await send(RESET)
  while (mail.offered.length === 0) await pause(20)
  expect((await row(id))?.sent_at).toBeNull()
  mail.refuse = null
  expect(await over(id)).toMatchObject({ tries: 2, gave_up_at: null })
  expect(mail.taken).toHaveLength(1)
  await over(await send(RESET))
  const [first, second, other] = mail.offered.map((raw) => /^Message-ID: (.*)$/m.exec(raw)?.[1])
  expect(first).toMatch(/^<[\w-]{32}@127\.0\.0\.1>$/)
  expect(second).toBe(first)
  expect(other).not.toBe(first)
}, 20_000)

it('gives up an address that does not exist at once, and any message when it is of no more use', async () => {
  mail.refuse = { at: 'RCPT', line: '550 5.1.1 <ayse@mail.example> unknown' }
  expect(await over(await send(RESET))).toMatchObject({ tries: 1, sent_at: null, body_text: '' })
  mail.refuse = { at: 'MAIL', line: '451 later' }
  const attempts = mail.attempts()
  const late = await send(RESET)
  while (mail.attempts() === attempts) await pause(20)
  house.pass(31 * 60_000)
  await deliverMessage(house, { message: String(late) })
  expect(await row(late)).toMatchObject({ sent_at: null, body_html: '' })
  expect((await row(late))?.gave_up_at).not.toBeNull()
})

it('hands an SMS to the gateway, again after an error, with the same key', async () => {
  sms.answers.push(503)
  const id = await send(CODE)
  expect(await over(id)).toMatchObject({ tries: 2, body_text: '', gave_up_at: null })
  expect(sms.taken.map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => ({
      to: '+905321112233',
      text: 'Kasa doğrulama kodunuz: 482913. 5 dakika geçerlidir; kimseyle paylaşmayın.\n@127.0.0.1 #482913',
    })),
  )
  const [first, second] = sms.taken.map(({ headers }) => headers)
  expect(first?.['idempotency-key']).toBe(second?.['idempotency-key'])
  const basic = Buffer.from('kasa:pa ss').toString('base64')
  expect(second?.authorization).toBe(`Basic ${basic}`)
  sms.answers.push(422)
  expect(await over(await send(CODE))).toMatchObject({ tries: 1, sent_at: null, body_text: '' })
}, 20_000)

it('sends nothing of a transaction that was taken back', async () => {
  const before = mail.attempts()
  await expect(send(RESET, false)).rejects.toThrow('taken back')
  await over(await send(RESET))
  expect(mail.attempts()).toBe(before + 1)
})

it('writes no address, number, link or code into the log', async () => {
  mail.refuse = { at: 'RCPT', line: '450 4.2.1 <ayse@mail.example> is busy, says kJ8Zk2' }
  const attempts = mail.attempts()
  await send(RESET)
  while (mail.attempts() === attempts) await pause(20)
  sms.answers.push(500)
  await over(await send(CODE))
  const lines = house.logged()
  expect(lines).toContain('a message waits for another try')
  expect(lines).toContain('a message was given up')
  for (const secret of ['ayse', 'mail.example', '5321112233', '482913', 'kJ8Zk2', 'account_reset'])
    expect(lines).not.toContain(secret)
}, 20_000)

it('forgets whom it wrote to after thirty days', async () => {
  const id = await send(RESET)
  await over(id)
  await forgetOldMessages(house)
  expect(await row(id)).toBeDefined()
  house.pass(31 * 24 * 60 * 60_000)
  await forgetOldMessages(house)
  expect(await row(id)).toBeUndefined()
})

it('gives up without a mail server outside a demo, where nobody could read it', async () => {
  const own = await startTestHouse({ settings: { demo: false } })
  await own.database.db
    .transaction()
    .execute((db) =>
      sendMessage({ db, house: own, now: new Date(Date.now() - 31 * 60_000) }, RESET),
    )
  const sent = () => own.database.db.selectFrom('messages').selectAll().executeTakeFirstOrThrow()
  while (!(await sent()).gave_up_at) await pause(20)
  expect(await sent()).toMatchObject({ sent_at: null, body_text: '', body_html: '' })
  await own.close()
})
