/** The call layer against a real listener that answers what each test tells it to. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { hideToast, toastsShown, toastText } from '#kit/feedback/toast-queue.ts'
import { auth, rememberedAuth } from '#web/state/auth.ts'
import { readStored, removeStored, STORED_KEYS, writeStored } from '#web/state/stored.ts'
import { whenSentAway } from './consequences.ts'
import { whenProofNeeded } from './proof.ts'
import { CallRefused, send } from './send.ts'
import { notifyReply } from './notify.ts'
import { CallFailed, getFromServer, getStatic, isValidStatus } from './transport.ts'
import { waiting } from './waiting.ts'

const SESSION = { uid: 'a', sid: 'b', uip: 'c', gmt: '+03:00', lang: 'tr' }
const DONE = { result: true, message: 'İşlem Başarılı', code: 200, data: true }
const refused = (message: string, code = 422) => ({ result: false, message, code, data: {} })

let server: Server
let answer: (call: string) => unknown = () => DONE
let status = 200
const names: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      const { api } = JSON.parse(body) as { api: { class: string; method: string } }
      names.push(`${api.class}/${api.method}`)
      response.statusCode = status
      response.end(JSON.stringify(answer(names.at(-1) ?? '')))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A page knows its own origin; Node does not.
  const { port } = server.address() as AddressInfo
  const realFetch = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    realFetch(`http://127.0.0.1:${port}${path}`, init),
  )
})

beforeEach(() => {
  answer = () => DONE
  names.length = 0
  auth.setState(rememberedAuth())
})

afterEach(() => {
  removeStored(...STORED_KEYS)
  toastsShown().forEach(({ id }) => hideToast(id))
})

afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})

const toasts = () =>
  toastsShown().map(({ tone, text, timeoutMs }) => ({
    tone,
    text: toastText(text, 'tr'),
    timeoutMs,
  }))

function logInHere(): void {
  writeStored('bnwUserSession', JSON.stringify(SESSION))
  auth.setState(rememberedAuth())
}

it('CALL-01/valid-statuses 200 to 299 are valid replies; 199 and 300 are not', () => {
  expect([199, 200, 204, 299, 300, 404, 500].filter(isValidStatus)).toEqual([200, 204, 299])
})

it('CONST-03/reply-default a reply toast lasts 1500 ms and stands bottom-right, positive ones too', () => {
  notifyReply('positive', 'Oldu')
  notifyReply('negative', 'Olmadı')
  for (const toast of toastsShown())
    expect(toast).toMatchObject({ timeoutMs: 1500, place: 'bottom-right' })
  expect(toastsShown()).toHaveLength(2)
})

it('ERR-12 any failed result shows the server’s message, whichever call it was', async () => {
  answer = (call) => refused(`${call} olmadı`)
  for (const call of ['user/login', 'maintenance/check_status'] as const) {
    await expect(send(call, { username: 'x', password: 'y' })).rejects.toBeInstanceOf(CallRefused)
    expect(toasts().at(-1)).toEqual({ tone: 'negative', text: `${call} olmadı`, timeoutMs: 1500 })
  }
})

it('tells a write’s success and not a read’s', async () => {
  await send('maintenance/check_status', {})
  expect(toasts()).toEqual([])
  logInHere()
  await send('user/revoke_session', { sessionID: 1 })
  expect(toasts()).toEqual([{ tone: 'positive', text: 'İşlem başarılı', timeoutMs: 1500 }])
})

it('brings a list without rows back empty, and says nothing', async () => {
  logInHere()
  answer = () => ({ ...refused('Kayıt Bulunamadı', 404), data: null })
  await expect(send('user/sessions', {})).resolves.toMatchObject({ data: [] })
  expect(toasts()).toEqual([])
})

it('logs out when the session is dead and nothing can bring it back', async () => {
  logInHere()
  answer = () => refused('Oturum süresi doldu', 403)
  await expect(send('user/sessions', {})).rejects.toBeInstanceOf(CallRefused)
  expect(auth.getState().user).toBeNull()
  expect(readStored('bnwUserSession')).toBeNull()
  expect(toasts().map(({ text }) => text)).toEqual(['Oturum süresi doldu', 'Oturumunuz kapatıldı.'])
})

/** `proof-needed` until the password was given again. */
function wantProof(): () => void {
  let isProven = false
  answer = (call) =>
    isProven || call !== 'user/user_generate_ga'
      ? { ...DONE, data: { secret: 'S', uri: 'otpauth://' } }
      : {
          ...refused('Devam etmek için parolanızı yeniden girin.'),
          data: { refusal: 'proof-needed' },
        }
  return () => (isProven = true)
}

it('asks for the password where a call wants it again, and then repeats the call once', async () => {
  logInHere()
  const prove = wantProof()
  const stop = whenProofNeeded(async () => {
    prove()
    return true
  })
  await expect(send('user/user_generate_ga', {})).resolves.toMatchObject({ secret: 'S' })
  expect(names).toEqual(['user/user_generate_ga', 'user/user_generate_ga'])
  stop()
})

it('takes a password that is not given again for an answer, and says nothing of it', async () => {
  logInHere()
  wantProof()
  const stop = whenProofNeeded(async () => false)
  await expect(send('user/user_generate_ga', {})).rejects.toMatchObject({ refusal: 'proof-needed' })
  stop()
  await expect(send('user/user_generate_ga', {})).rejects.toBeInstanceOf(CallRefused)
  expect(names).toHaveLength(2)
  expect(toasts()).toEqual([])
})

it('lets a login that waited too long for its code end without touching the member', async () => {
  logInHere()
  answer = () => refused('Oturum süresi doldu', 403)
  const session = { ...SESSION, sid: 'pending' }
  const options = { silent: true, session }
  await expect(send('user/check_ga', { ga_code: '123456' }, options)).rejects.toMatchObject({
    refusal: 'session-expired',
  })
  expect(auth.getState().user).not.toBeNull()
  expect(names).toEqual(['user/check_ga'])
  expect(toasts()).toEqual([])
})

it('does not refresh for a call that is sent once', async () => {
  logInHere()
  writeStored('bnwUserAuth', 'value')
  answer = () => refused('Oturum süresi doldu', 403)
  const given = { oldPassword: 'a', password: 'Abcdef1', passwordConfirm: 'Abcdef1' }
  await expect(send('user/pass_change', given, { once: true })).rejects.toBeInstanceOf(CallRefused)
  expect(names).toEqual(['user/pass_change'])
  expect(readStored('bnwUserAuth')).toBeNull()
})

it('skips every call while the site is under maintenance, but the one that asks about it', async () => {
  const led: string[] = []
  whenSentAway((path) => led.push(path))
  answer = () => refused('This site is under maintenance', 503)
  await expect(send('user/login', { username: 'x', password: 'y' })).rejects.toThrow(CallRefused)
  expect(readStored('siteUnderMaintenance')).toBe('true')
  expect(toasts().map(({ text }) => text)).toEqual(['Site Bakima Alindi'])
  expect(led).toEqual(['/maintenance'])
  await expect(send('user/login', { username: 'x', password: 'y' })).rejects.toThrow(CallFailed)
  answer = () => ({ ...DONE, data: false })
  await expect(send('maintenance/check_status', {})).resolves.toBe(false)
  expect(names).toEqual(['user/login', 'maintenance/check_status'])
})

it('a reality check that is due is asked over the screen, and no toast says it beside that', async () => {
  answer = () => ({
    ...refused('Önce hatırlatmayı yanıtlayın'),
    data: { refusal: 'reality-check' },
  })
  await expect(send('user/login', { username: 'x', password: 'y' })).rejects.toThrow(CallRefused)
  expect(auth.getState().checkDue).toBe(true)
  expect(toasts()).toEqual([])
})

it('counts what is under way, and leaves quiet calls out', async () => {
  const seen: number[] = []
  answer = () => (seen.push(waiting.getState().inFlight), DONE)
  await send('maintenance/check_status', {})
  await send('user/login', { username: 'x', password: 'y' }, { success: false })
  expect(seen).toEqual([0, 1])
  expect(waiting.getState().inFlight).toBe(0)
})

it('a strange status is thrown and logged, and nothing is shown', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  status = 404
  await expect(send('maintenance/check_status', {})).rejects.toThrow(CallFailed)
  status = 200
  expect(logged).toHaveBeenCalledOnce()
  expect(toasts()).toEqual([])
  logged.mockRestore()
})

it('ERR-01/rejection after an HTTP 500 requests are rejected before they leave', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  status = 500
  await expect(send('maintenance/check_status', {})).rejects.toThrow(CallFailed)
  status = 200
  for (const ask of [
    () => send('maintenance/check_status', {}),
    () => send('maintenance/check_status', {}),
    () => getFromServer('public-key'),
    () => getStatic('languages'),
  ])
    await expect(ask()).rejects.toThrow('Request blocked due to a previous error')
  expect(names).toHaveLength(1)
  logged.mockRestore()
})
