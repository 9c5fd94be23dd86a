import { beforeEach, expect, it, vi } from 'vitest'
import { NEW_PURSE } from './demo-balance.ts'
import { keepDemo, keepPurse, keptDemo, keptPurse, type DemoAnswer } from './stored-demo.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})

const ANSWER: DemoAnswer = {
  url: 'http://localhost:8081/lale-devri/1/index.html?sessionID=demo-1',
  gameID: 1,
  name: 'Lale Devri',
  providerName: 'Çini Atölyesi',
  balance: 10_000,
  published: { game: 'lale-devri', version: '1', jackpots: 1, modes: [], receiptKey: 'ef' },
  seedHash: 'ab',
  clientSeed: 'cd',
}

it('goes on with the demo and the purse of the tab', () => {
  keepDemo(1, ANSWER)
  keepPurse(1, { balance: 5n, net: -25_000_000n, rounds: 5 })
  expect(keptDemo(1)).toEqual(ANSWER)
  expect(keptPurse(1)).toEqual({ balance: null, net: -25_000_000n, rounds: 5 })
  expect(keptDemo(2)).toBeNull()
  expect(keptPurse(2)).toEqual(NEW_PURSE)
})

it.each(['null', '[]', '7', '{', '{"gameID":1}', '{"gameID":2,"url":"x"}'])(
  'begins anew where the tab kept %s',
  (garbage) => {
    stored.set('kasaDemo-1', garbage)
    stored.set('kasaDemoPurse-1', garbage)
    expect(keptDemo(1)).toBeNull()
    expect(keptPurse(1)).toEqual(NEW_PURSE)
  },
)

it('is no fault where nothing may be kept', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepDemo(1, ANSWER)
  expect(keptDemo(1)).toBeNull()
})
