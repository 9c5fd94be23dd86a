import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { fillAnswer, forgetStale, memory } from './memory.ts'

const NAME = 'finance/list_transactions'
const KEY = [NAME, {}, 'tr']

afterEach(() => memory.clear())

/** A screen that asks; each of its questions is answered by hand. */
function screen() {
  const answers: ((data: string) => void)[] = []
  const observer = new QueryObserver(memory, {
    queryKey: KEY,
    queryFn: () => new Promise<string>((answer) => void answers.push(answer)),
  })
  observer.subscribe(() => {})
  return { answers, shown: () => observer.getCurrentResult().data }
}

it('what is made stale while its first answer is under way is asked once more', async () => {
  const { answers, shown } = screen()
  forgetStale([NAME])
  answers[0]?.('read before the change')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.('read after it')
  await vi.waitFor(() => expect(shown()).toBe('read after it'))
  expect(answers).toHaveLength(2)
})

it('what nobody made stale is asked once, and another call’s news changes nothing', async () => {
  const { answers, shown } = screen()
  forgetStale(['finance/check_balance'])
  answers[0]?.('first')
  await vi.waitFor(() => expect(shown()).toBe('first'))
  forgetStale(['finance/check_balance'])
  await new Promise((done) => setTimeout(done))
  expect(answers).toHaveLength(1)
})

it('what the house says stands against an older answer that comes after it', async () => {
  const { answers, shown } = screen()
  answers[0]?.('first')
  await vi.waitFor(() => expect(shown()).toBe('first'))
  forgetStale([NAME])
  expect(answers).toHaveLength(2)
  fillAnswer(KEY, 'said by the stream')
  answers[1]?.('read before that')
  await new Promise((done) => setTimeout(done))
  expect(shown()).toBe('said by the stream')
  expect(memory.getQueryState(KEY)).toMatchObject({ status: 'success', fetchStatus: 'idle' })
  // What is asked from now on was read afterwards.
  forgetStale([NAME])
  answers[2]?.('read after it')
  await vi.waitFor(() => expect(shown()).toBe('read after it'))
})

it('a first answer under way gives way too, and nobody is told that it was lost', async () => {
  const { answers, shown } = screen()
  fillAnswer(KEY, 'said by the stream')
  answers[0]?.('read before that')
  await new Promise((done) => setTimeout(done))
  expect(shown()).toBe('said by the stream')
  expect(memory.getQueryState(KEY)).toMatchObject({ status: 'success', fetchStatus: 'idle' })
})
