import { expect, it } from 'vitest'
import { readFromGame } from '#contract/games/frame-protocol.ts'
import { isOpenAfter } from './open-round.ts'

const after = (...messages: object[]): boolean =>
  messages.reduce((isOpen, data) => {
    const message = readFromGame({ kasa: 1, ...data })
    return message ? isOpenAfter(isOpen, message) : isOpen
  }, false)

const staked = { type: 'staked', amount: 5_000_000 }
const paid = { type: 'paid', amount: 9_000_000 }
const round = (open: boolean) => ({ type: 'round', open })

it('a round that pays waits until it is paid', () => {
  expect(after(round(true), staked)).toBe(true)
  expect(after(round(true), staked, paid, round(false))).toBe(false)
})

it('a lost round is over at once: nothing waits for whoever leaves', () => {
  expect(after(round(false), staked)).toBe(false)
})

it('a round that is gone on with waits, though nothing was staked', () => {
  expect(after(round(true))).toBe(true)
})

it('is not moved by a message that does not say whether', () => {
  expect(after(round(true), { type: 'round' }, { type: 'round', open: 'no' })).toBe(true)
})
