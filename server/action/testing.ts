import type { Actor } from './actor.ts'

/** Whoever changes a house in tests, where it does not matter who. */
export const TESTER: Actor = { kind: 'command', name: 'tester', why: null }
