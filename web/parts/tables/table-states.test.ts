import { afterEach, expect, it } from 'vitest'
import { memory } from '#web/call/memory.ts'
import { clearLiveMessage, liveMessage, setLiveMessage } from '#web/state/live-message.ts'
import { takeIn } from '#web/call/stream-topics.ts'
import { resultOf } from '#web/testing.ts'
import { useTableState } from './table-states.ts'

afterEach(() => {
  memory.clear()
  clearLiveMessage()
})

const spin = (phase: string) => ({
  tableID: 7,
  phase,
  closesAt: null,
  openMs: 15_000,
  minStake: 5,
  maxStake: 50_000,
  freeSeats: null,
  last: [{ pocket: 17 }],
  guests: 2,
})

it('holds how each table stands, as the stream last told it', () => {
  expect(resultOf(() => useTableState(7))).toBeNull()
  takeIn('tables', [spin('asleep')])
  expect(resultOf(() => useTableState(7))).toEqual(spin('asleep'))
  takeIn('tables', [spin('playing')])
  expect(resultOf(() => useTableState(7))?.phase).toBe('playing')
  expect(resultOf(() => useTableState(8))).toBeNull()
})

it('DATA-15/message the live casino state holds the message of a table that did not open, until another is opened', () => {
  expect(liveMessage.getState().message).toBe('')
  setLiveMessage('Bu oyun şu anda kapalı.')
  expect(liveMessage.getState().message).toBe('Bu oyun şu anda kapalı.')
  setLiveMessage('Sağlayıcıya Ulaşılamıyor')
  expect(liveMessage.getState().message).toBe('Sağlayıcıya Ulaşılamıyor')
  clearLiveMessage()
  expect(liveMessage.getState().message).toBe('')
})
