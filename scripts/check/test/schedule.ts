import type { Step } from './step.ts'

/** As many steps of one core run side by side as the smallest machine we promise for has cores. */
const CORES = 2

/**
 * Runs steps in their order, side by side where both fit and neither needs the other; a step never
 * overtakes one that stands before it.
 */
export async function inParallel(
  steps: readonly Step[],
  run: (step: Step) => Promise<void>,
): Promise<void> {
  const running = new Map<Step, Promise<void>>()
  const coresInUse = (): number => [...running.keys()].reduce((sum, { cores }) => sum + cores, 0)
  const waitsFor = ({ needs = [] }: Step): boolean =>
    [...running.keys()].some(({ name }) => needs.includes(name))
  for (const step of steps) {
    while (running.size > 0 && (coresInUse() + step.cores > CORES || waitsFor(step)))
      await Promise.race(running.values())
    const ended = run(step).finally(() => running.delete(step))
    running.set(step, ended)
  }
  await Promise.all(running.values())
}
