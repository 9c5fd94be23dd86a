import { parseArgs } from 'node:util'
import { runBattery, type Evaluation } from './battery/evaluate.ts'
import { heavyCoin, rawBits, sequencesOf, stickyCoin } from './battery/streams.ts'

/**
 * `npm run battery [-- --seed <text>] [-- --sequences 128]`: NIST SP 800-22 tests over the words that
 * draws are made of, and over two unfair coins, each test of which one coin at least must fail: a
 * battery that lets them through would prove nothing. The same seed always gives the same table.
 */
const BITS = 2 ** 17
const CONTROL_SEQUENCES = 16

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'kasa' },
    sequences: { type: 'string', default: '128' },
  },
})
const sequences = Number(values.sequences)
if (!/^\d{1,5}$/.test(values.sequences) || sequences < CONTROL_SEQUENCES) {
  console.error(
    `Usage: npm run battery -- --seed <text> --sequences <${CONTROL_SEQUENCES} or more>`,
  )
  process.exitCode = 2
} else {
  report()
}

function report(): void {
  const { seed } = values
  console.log(`${sequences} sequences of ${BITS} bits from the seed "${seed}"`)
  const stream = runBattery(sequencesOf(rawBits(seed), { sequences, bits: BITS }))
  const few = { sequences: CONTROL_SEQUENCES, bits: BITS }
  const heavy = runBattery(sequencesOf(heavyCoin(seed), few))
  const sticky = runBattery(sequencesOf(stickyCoin(seed), few))
  console.log(
    'test                      passing    fair from    evenness    52 % coin  sticky coin',
  )
  stream.forEach((verdict, at) => console.log(lineOf(verdict, heavy[at], sticky[at])))
  const isBlind = stream.some((_, at) => heavy[at]?.holds !== false && sticky[at]?.holds !== false)
  const isFair = stream.every(({ holds }) => holds)
  console.log(isFair ? 'The stream passes every test.' : 'THE STREAM FAILS A TEST.')
  console.log(isBlind ? 'THE BATTERY IS BLIND.' : 'Every test finds an unfair coin out.')
  process.exitCode = isFair && !isBlind ? 0 : 1
}

function lineOf(
  verdict: Evaluation,
  heavy: Evaluation | undefined,
  sticky: Evaluation | undefined,
): string {
  const { name, passing, passingMin, even, holds } = verdict
  const found = (control: Evaluation | undefined): string => (control?.holds ? 'passes' : 'fails')
  return [
    name.padEnd(24),
    passing.toFixed(4).padStart(9),
    passingMin.toFixed(4).padStart(12),
    even.toFixed(4).padStart(11),
    found(heavy).padStart(12),
    found(sticky).padStart(12),
    holds ? '' : '  FAILS',
  ].join('')
}
