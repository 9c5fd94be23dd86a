import type { Part } from './parts.ts'

/** Where a test ran: alone, against a database or the door, or in a real browser. */
export type Level = 'unit' | 'server' | 'journey'

export interface TestResult {
  title: string
  file: string
  level: Level
  /** `unsteady`: it passed, but only on a second try. */
  outcome: 'passed' | 'unsteady' | 'failed' | 'skipped'
  /** What the first failed try said. */
  why?: string
}

export type Standing = 'proven' | 'failing' | 'unproven'

export interface Proof {
  part: Part
  standing: Standing
  tests: TestResult[]
}

export interface Conformance {
  proofs: Proof[]
  /** Titles that name what is not on the list, or too much at once. */
  mistakes: string[]
}

const ID =
  /\b(?:ROUTE|NAV|SCREEN|DATA|FORM|STATE|RULE|ROLE|CALL|ERR|CONST|DEMO|PROT|TABLE|SPORT)-[A-Za-z0-9]+(?:\/[A-Za-z0-9_]+(?:[-/][A-Za-z0-9_]+)*)?/g
const IDS_MAX = 3
const PROVEN_BY: Record<Part['kind'], readonly Level[]> = {
  browser: ['journey'],
  wire: ['server', 'journey'],
  unit: ['unit', 'server', 'journey'],
}

/** The ids a title names, each once. */
export const idsIn = (title: string): string[] => [...new Set(title.match(ID) ?? [])]

/** Which parts these tests prove. A bare id proves only a part that is exactly that id. */
export function prove(parts: readonly Part[], tests: readonly TestResult[]): Conformance {
  const known = new Set(parts.map((part) => part.id))
  const mistakes = [...new Set(tests.flatMap((test) => mistakesIn(test, known)))]
  const byId = new Map<string, TestResult[]>()
  for (const test of tests)
    for (const id of idsIn(test.title)) byId.set(id, [...(byId.get(id) ?? []), test])
  return { proofs: parts.map((part) => proofOf(part, byId.get(part.id) ?? [])), mistakes }
}

function mistakesIn(test: TestResult, known: ReadonlySet<string>): string[] {
  const ids = idsIn(test.title)
  const where = `${test.file}: "${test.title}"`
  const unknown = ids
    .filter((id) => !known.has(id))
    .map((id) => `${where} names ${id}: no such part`)
  return ids.length > IDS_MAX ? [...unknown, `${where} names ${ids.length} parts at once`] : unknown
}

function proofOf(part: Part, named: readonly TestResult[]): Proof {
  const tests = named.filter((test) => PROVEN_BY[part.kind].includes(test.level))
  const standing = tests.some((test) => test.outcome === 'failed')
    ? 'failing'
    : tests.some((test) => test.outcome === 'passed' || test.outcome === 'unsteady')
      ? 'proven'
      : 'unproven'
  return { part, standing, tests }
}

/** Is this part meant by a word: the part itself, an id with all its parts, or a family (NAV)? */
export function isMeant(part: Part, word: string): boolean {
  return part.id === word || part.id.startsWith(word.includes('-') ? `${word}/` : `${word}-`)
}
