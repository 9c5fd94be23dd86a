/** The casino state's poker account against a listener that answers as each test has it. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { memory } from '#web/call/memory.ts'
import { keepPokerAccount, launchPoker, pokerAccount } from './account.ts'

let server: Server
let reply: object = {}
beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume()
    request.on('end', () => response.end(JSON.stringify(reply)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const realFetch = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    realFetch(`http://127.0.0.1:${port}${path}`, init),
  )
})
afterEach(() => memory.clear())
afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})

const SILENT = { silent: true } as const
const done = (data: object) => ({ result: true, message: 'İşlem Başarılı', code: 200, data })
const refused = (refusal: string) => ({
  result: false,
  message: 'Olmadı',
  code: 422,
  data: { refusal },
})
const lobby = { url: 'https://room.example/lobby/1', balance: 125.5, username: 'Nilüfer' }

it('DATA-14/poker the casino state holds a poker account with status, balance and username', () => {
  expect(pokerAccount()).toMatchObject({ status: false, balance: 0, username: '' })
  keepPokerAccount({ balance: 40, username: 'Nilüfer' })
  expect(pokerAccount()).toMatchObject({ status: false, balance: 40, username: 'Nilüfer' })
})

it('STATE-16/success a successful launch sets the poker account’s status, balance and username', async () => {
  reply = done(lobby)
  await launchPoker(SILENT)
  expect(pokerAccount()).toEqual({ ...lobby, status: true, refusal: null })
})

it('STATE-16/failure a failed launch sets the poker account’s status to false', async () => {
  reply = done(lobby)
  await launchPoker(SILENT)
  reply = refused('poker-partner-unreachable')
  await launchPoker(SILENT)
  expect(pokerAccount()).toEqual({
    ...lobby,
    url: '',
    status: false,
    refusal: 'poker-partner-unreachable',
  })
})

it('a lobby that is no web address is none', async () => {
  reply = done({ ...lobby, url: 'javascript:alert(1)' })
  expect((await launchPoker(SILENT)).url).toBe('')
})
