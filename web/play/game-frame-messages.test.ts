import { expect, it } from 'vitest'
import { messageFrom, originOf } from './game-frame-messages.ts'

const game = { name: 'the window of the frame' }
const door = { frame: game, origin: 'http://localhost:8081' }
const message = { kasa: 1, type: 'staked', amount: 1_000_000 }

it('hears the game in its frame', () => {
  expect(messageFrom({ source: game, origin: door.origin, data: message }, door)).toEqual(message)
})

it('is deaf to another window, another origin, and words that are not of the protocol', () => {
  expect(messageFrom({ source: {}, origin: door.origin, data: message }, door)).toBeNull()
  expect(messageFrom({ source: game, origin: 'http://evil.test', data: message }, door)).toBeNull()
  expect(
    messageFrom({ source: game, origin: door.origin, data: { type: 'staked' } }, door),
  ).toBeNull()
})

it('reads whether a sheet stands over the game, and nothing else as that', () => {
  const read = (open: unknown) =>
    messageFrom({ source: game, origin: door.origin, data: { kasa: 1, type: 'sheet', open } }, door)
  expect(read(true)).toEqual({ kasa: 1, type: 'sheet', open: true })
  expect(read('yes')).toBeNull()
})

it('is deaf while there is no frame yet', () => {
  const none = { frame: null, origin: door.origin }
  expect(messageFrom({ source: null, origin: door.origin, data: message }, none)).toBeNull()
})

it('frames http addresses and nothing else', () => {
  expect(originOf('http://localhost:8081/lale-devri/1/index.html?sessionID=1')).toBe(door.origin)
  expect(originOf('javascript:alert(1)')).toBeNull()
  expect(originOf('/relative')).toBeNull()
})
