import { expect, it } from 'vitest'
import { runBattery } from './evaluate.ts'
import { heavyCoin, rawBits, sequencesOf, stickyCoin } from './streams.ts'

const failed = (
  stream: Generator<number, void>,
  amount = { sequences: 16, bits: 2 ** 14 },
): string[] =>
  runBattery(sequencesOf(stream, amount)).flatMap(({ name, holds }) => (holds ? [] : [name]))

it('passes the words that draws are made of', () => {
  expect(failed(rawBits('a fixed seed'), { sequences: 32, bits: 2 ** 15 })).toEqual([])
})

it('finds unfair coins out, by every test it has', () => {
  const heavy = failed(heavyCoin('a fixed seed'))
  const sticky = failed(stickyCoin('a fixed seed'))
  expect(heavy).toEqual(expect.arrayContaining(['frequency', 'cumulative sums']))
  expect(sticky).toEqual(expect.arrayContaining(['runs', 'longest run', 'spectral', 'serial']))
  expect(new Set([...heavy, ...sticky]).size).toBe(runBattery([new Uint8Array(128)]).length)
})
