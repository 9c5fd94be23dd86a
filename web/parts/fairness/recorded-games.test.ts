import { afterEach, expect, it } from 'vitest'
import { removeStored, writeStored } from '#web/state/stored.ts'
import { notedMode, notedReceiptKey, noteGame } from './recorded-games.ts'

afterEach(() => removeStored('gameHashes', 'receiptKey'))

const opened = (tableHash: string, version = '1', receiptKey = 'key') => ({
  game: 'lale-devri',
  version,
  jackpots: 1,
  modes: [{ mode: 'base', cost: 1, tableHash }],
  receiptKey,
})
const BASE = { game: 'lale-devri', version: '1', mode: 'base' }

it('keeps what a game showed first, whatever it shows later', () => {
  noteGame(opened('a'), 5)
  noteGame(opened('b', '1', 'other'), 6)
  noteGame(opened('c', '2'), 7)
  expect(notedMode(BASE)).toEqual({ tableHash: 'a', cost: 1, jackpots: 1, at: 5 })
  expect(notedMode({ ...BASE, version: '2' })?.tableHash).toBe('c')
  expect(notedMode({ ...BASE, mode: 'bonus' })).toBeNull()
  expect(notedReceiptKey()).toBe('key')
})

it('forgets the oldest of very many, and survives what somebody else wrote there', () => {
  for (let version = 0; version < 450; version += 1) noteGame(opened('a', String(version)), 1)
  expect(notedMode({ ...BASE, version: '0' })).toBeNull()
  expect(notedMode({ ...BASE, version: '449' })).not.toBeNull()
  for (const text of [
    'null',
    '[]',
    'no json',
    '{"lale-devri 1 base":7}',
    '{"lale-devri 1 base":{}}',
  ]) {
    writeStored('gameHashes', text)
    expect(notedMode(BASE)).toBeNull()
  }
})
