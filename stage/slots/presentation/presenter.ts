import { presentGrid, presentMultiplier, presentReveal, presentTumble } from './boards.ts'
import type { Step } from './steps.ts'
import { presentAward, presentFreeSpin, presentSummary } from './features.ts'
import { presentTotal } from './total.ts'
import type { StepOf, PresentOptions, Scene } from './scene.ts'
import { presentWins } from './wins.ts'

export interface Presenter {
  present: (step: Step) => Promise<void>
}

/** Tells steps one after the other. It adds nothing up: every figure comes with the step. */
export function createPresenter(scene: Scene, options: () => PresentOptions): Presenter {
  const { motion } = scene
  const presenters: { [K in Step['kind']]: (step: StepOf<K>) => Promise<void> } = {
    reveal: (step) => presentReveal(scene, options(), step),
    wins: (step) => presentWins(scene, options(), step),
    tumble: (step) => presentTumble(scene, options(), step),
    multiplier: (step) => presentMultiplier(scene, options(), step),
    grid: (step) => presentGrid(scene, options(), step),
    'free-spins': (step) => presentAward(scene, options(), step),
    'free-spin': (step) => presentFreeSpin(scene, options(), step),
    'free-spins-end': (step) => presentSummary(scene, options(), step),
    'max-win': () => Promise.resolve(),
    total: (step) => presentTotal(scene, options(), step),
  }
  return {
    present: async (step) => {
      // A press that hurried the step before does not hurry this one.
      if (!isOfOnePress(step)) motion.calm()
      // The table above holds for each kind the presenter of that very kind.
      await (presenters[step.kind] as (step: Step) => Promise<void>)(step)
    },
  }
}

/** A reveal belongs to its spin; and one press skips a whole chain of tumbles, not each of them. */
function isOfOnePress(step: Step): boolean {
  const { kind } = step
  if (kind === 'wins') return step.tumbles > 0
  return kind === 'reveal' || kind === 'tumble' || kind === 'multiplier' || kind === 'grid'
}
