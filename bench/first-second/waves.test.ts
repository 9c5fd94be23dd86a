import { expect, it } from 'vitest'
import { wavesOf, type Span } from './waves.ts'

const span = (sentMs: number, endedMs: number): Span => ({ sentMs, endedMs })

it('counts the page as the first wave, and as the second what it names while it comes', () => {
  expect(wavesOf([span(0, 400)])).toEqual([1])
  expect(wavesOf([span(0, 400), span(200, 500), span(410, 700)])).toEqual([1, 2, 2])
})

it('begins a wave when the first request of the one before has ended, however long another takes', () => {
  const [page, picture, script] = [span(0, 300), span(200, 5000), span(200, 600)]
  expect(wavesOf([page, picture, script, span(599, 900), span(610, 800), span(850, 999)])).toEqual([
    1, 2, 2, 2, 3, 4,
  ])
})

it('goes by when requests were sent, in whatever order they are given', () => {
  expect(wavesOf([span(610, 800), span(0, 300), span(200, 600)])).toEqual([3, 1, 2])
  expect(wavesOf([])).toEqual([])
})
