import { actionsOn } from './actions.ts'
import type { Slot } from './slot.ts'

/** Space and Enter press the great button, arrows change the stake, wherever no other thing has the focus. */
export function listenToKeys(slot: Slot): void {
  const actions = actionsOn(slot)
  const isSpaceOff = (): boolean => slot.state.config.jurisdiction.disabledSpacebar
  window.addEventListener('keyup', (event) => {
    // Some browsers click a button on the release of the space bar, which has pressed already.
    if (event.key === ' ' && event.target === slot.pieces.controls.spin) event.preventDefault()
  })
  window.addEventListener('keydown', (event) => {
    const target = event.target instanceof Element ? event.target : document.body
    if (target.closest('dialog') || event.ctrlKey || event.metaKey || event.altKey) return
    const isPress = event.key === ' ' || event.key === 'Enter'
    if (
      isPress &&
      target.closest('button') &&
      target.closest('button') !== slot.pieces.controls.spin
    )
      return
    if (isPress) {
      event.preventDefault()
      // A key that is held down plays once.
      if (!event.repeat && !isSpaceOff()) actions.press()
      return
    }
    if (event.key === 'ArrowUp' || event.key === 'ArrowRight') actions.raise()
    if (event.key === 'ArrowDown' || event.key === 'ArrowLeft') actions.lower()
  })
}
