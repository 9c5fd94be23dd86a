/** The form of a runner: where they came in in the races that the track last told. Nothing of it is made up. */
import type { FloorTableState } from '#contract/games/floor-protocol.ts'

/** So many of the last races stand in a form. */
export const FORM_RACES = 5

/** The places of a runner of the stable, the latest first; fewer where they have not run so often. */
export function formOf(last: FloorTableState['last'], runner: number): number[] {
  const places: number[] = []
  for (const { outcome, card } of last) {
    if (!card || outcome === null || !('order' in outcome)) continue
    const post = card.field.indexOf(runner) + 1
    const place = outcome.order.indexOf(post) + 1
    if (post > 0 && place > 0) places.push(place)
  }
  return places.slice(0, FORM_RACES)
}
