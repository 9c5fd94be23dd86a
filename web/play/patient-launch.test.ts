import { expect, it } from 'vitest'
import { CallRefused } from '#web/call/send.ts'
import type { RefusalName } from '#contract/refusals.ts'
import { askPatiently } from './patient-launch.ts'

function refused(refusal: RefusalName): CallRefused {
  const verdict = { kind: 'refused', refusal, message: refusal, then: null } as const
  return new CallRefused(verdict, { result: false, message: refusal, data: { refusal }, code: 429 })
}

/** Answers from a list, one entry a call, and notes how long was waited between. */
function asking(answers: (string | Error)[]) {
  const waits: number[] = []
  const left = new AbortController()
  const ask = (): Promise<string> => {
    const answer = answers.shift() ?? new Error('asked once too often')
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  const wait = async (ms: number): Promise<void> => void waits.push(ms)
  return { waits, left, answer: () => askPatiently(ask, left.signal, wait) }
}

it('a launch that meets a busy house is asked for again, after waits that grow', async () => {
  const { waits, answer } = asking([
    refused('busy'),
    refused('too-many-calls'),
    refused('busy'),
    'opened',
  ])
  expect(await answer()).toBe('opened')
  expect(waits).toHaveLength(3)
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(new Set(waits).size).toBe(3)
})

it('it is asked for a few times, and then what the house says stands', async () => {
  const { waits, answer } = asking([...Array<Error>(4).fill(refused('busy')), 'too late'])
  await expect(answer()).rejects.toMatchObject({ refusal: 'busy' })
  expect(waits).toHaveLength(3)
})

it('any other no is no question of patience', async () => {
  const { waits, answer } = asking([refused('table-closed'), 'opened'])
  await expect(answer()).rejects.toMatchObject({ refusal: 'table-closed' })
  expect(waits).toEqual([])
})

it('whoever has left meanwhile opens nothing any more', async () => {
  const { left, answer } = asking([refused('busy'), 'opened'])
  left.abort()
  await expect(answer()).rejects.toMatchObject({ refusal: 'busy' })
})
