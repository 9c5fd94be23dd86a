import type { Level } from '../conformance/proofs.ts'

/**
 * What the suite may cost on two cores half as fast as a quiet desk machine's, in seconds: who goes over
 * one of these has become dearer, or runs on a busy machine. A step or a file that takes longer is named
 * at the end of a run; it fails nothing. Whoever makes one dearer on purpose says so here. How the sum
 * is spent: docs/decisions/031 and 098.
 */
export const STEP_BUDGETS_S: Readonly<Record<string, number>> = {
  types: 110,
  lint: 60,
  format: 60,
  imports: 30,
  'dead-code': 30,
  production: 30,
  tidy: 10,
  titles: 30,
  build: 60,
  size: 15,
  unit: 150,
  server: 850,
  'server-again': 220,
  journeys: 2150,
  conformance: 10,
}

/** A single file of each kind, as one worker runs it. */
const FILE_BUDGETS_S: Readonly<Record<Level, number>> = { unit: 20, server: 30, journey: 120 }

/** Files that are worth more than others of their kind, and why. */
const DEARER_FILES_S: Readonly<Record<string, number>> = {
  // Every field of every call of every door, with all that nobody honest sends.
  'server/door/odd-values.test.ts': 60,
  'server/door/odd-acts.test.ts': 60,
  // Three starts of a process, and ten seconds for which one of them is stopped.
  'bench/floor/processes.server.test.ts': 60,
  // Every screen at a width, in both lights and with large letters, on one visit each; at a desk the words once more in English.
  'journeys/shell/every-screen-phone.journey.ts': 200,
  'journeys/shell/every-screen-desktop.journey.ts': 320,
  // Every address of the site, for visitors and for members.
  'journeys/shell/maintenance.journey.ts': 180,
}

export const fileBudget = (level: Level, file: string): number =>
  DEARER_FILES_S[file] ?? FILE_BUDGETS_S[level]
