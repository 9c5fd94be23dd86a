/** The process that attacks: what it takes of the machine itself, it takes after the house. */
import { getPriority, setPriority } from 'node:os'
import { answer } from '../fanout/child.ts'
import { attack, enter, type Target } from './attacks.ts'

const LEAST = 19

setPriority(Math.min(LEAST, getPriority() + 12))
const counts: Record<string, Record<string, number>> = {}
let under: ReturnType<typeof attack> | null = null

answer({
  async begin(target: Target) {
    await enter(target)
    under = attack(target, (name, code) => {
      const codes = (counts[name] ??= {})
      codes[code] = (codes[code] ?? 0) + 1
    })
  },
  counts: () => counts,
})
process.once('SIGTERM', () => {
  under?.end()
  process.exit(0)
})
