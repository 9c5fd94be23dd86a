import { parseArgs } from 'node:util'
import { readParts } from './conformance/parts.ts'
import { isMeant, prove, type Proof, type Standing, type TestResult } from './conformance/proofs.ts'
import { LEVELS, readResults } from './conformance/results.ts'
import { treeHash } from './tree.ts'

/**
 * Which promises the last test run of this very tree has proven. With `--owner` or `--require` it
 * looks only at those and exits 1 when one is not proven; `--sample 30 --seed 7` draws proven
 * parts with their tests, to be broken by hand.
 */
const { values } = parseArgs({
  options: {
    owner: { type: 'string', multiple: true },
    require: { type: 'string', multiple: true },
    sample: { type: 'string' },
    seed: { type: 'string' },
  },
})

const tree = treeHash(process.cwd())
const tests: TestResult[] = LEVELS.flatMap((level) => {
  const results = readResults(level, tree)
  if (typeof results !== 'string') return results
  console.log(`The ${level} tests prove nothing: they ${results}. Run npm test.`)
  return []
})
const { proofs, mistakes } = prove(readParts(), tests)
for (const mistake of mistakes) console.log(mistake)

if (values.sample === undefined) report()
else sample(Number(values.sample), Number(values.seed ?? Date.now() % 1_000_000))

function report(): void {
  const { meant, unknown } = narrowed()
  for (const word of unknown) console.log(`--require ${word}: no such part`)
  const proven = meant.filter((proof) => proof.standing === 'proven').length
  const failing = list('failing', meant)
  const unproven = list('unproven', meant)
  const required = values.owner !== undefined || values.require !== undefined
  const complete = proven === meant.length && meant.length > 0
  if (mistakes.length > 0 || unknown.length > 0 || (required && !complete)) process.exitCode = 1
  console.log(`${proven} proven, ${failing} failing, ${unproven} unproven`)
}

/** The parts that were asked for; all of them when nothing was. */
function narrowed(): { meant: Proof[]; unknown: string[] } {
  const words = (values.require ?? []).flatMap((list) => list.split(',')).filter(Boolean)
  const owned = proofs.filter(({ part }) => values.owner?.includes(part.owner))
  const required = proofs.filter(({ part }) => words.some((word) => isMeant(part, word)))
  const unknown = words.filter((word) => !proofs.some(({ part }) => isMeant(part, word)))
  if (values.owner === undefined && values.require === undefined) return { meant: proofs, unknown }
  return { meant: [...new Set([...owned, ...required])], unknown }
}

/** Prints the parts of a standing with the tests that failed; answers how many they are. */
function list(standing: Standing, meant: readonly Proof[]): number {
  const some = meant.filter((proof) => proof.standing === standing)
  if (some.length === 0) return 0
  console.log(`\n${standing}:`)
  for (const { part, tests: named } of some) {
    const failed = named.filter((test) => test.outcome === 'failed')
    const where = failed.map((test) => `  ← ${test.file}: ${test.title}`).join('')
    console.log(`  ${part.id} [${part.owner}, ${part.kind}]${where}`)
  }
  console.log('')
  return some.length
}

/** Draws by a small generator, so that a seed names the same sample again. */
function sample(count: number, seed: number): void {
  const proven = proofs.filter((proof) => proof.standing === 'proven')
  let state = seed
  const next = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0)
  const drawn = proven
    .map((proof) => ({ proof, order: next() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
  for (const { proof } of drawn) {
    console.log(`${proof.part.id} [${proof.part.kind}] ${proof.part.statement}`)
    for (const test of proof.tests) console.log(`    ${test.file}: ${test.title}`)
  }
  console.log(`${drawn.length} of ${proven.length} proven parts, --seed ${seed}`)
}
