/** The screens come with one piece of code: whoever opens the one is a step from the other. */
export { ControlScreen } from './control.tsx'
export { ExclusionScreen } from './exclusion.tsx'
export { SelfTestScreen } from './self-test.tsx'
