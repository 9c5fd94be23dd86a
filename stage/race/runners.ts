/** Who stands at a post, in words and as a jacket. */
import type { FloorCard } from '#contract/games/floor-protocol.ts'
import { jacketOf, runnerName } from '#contract/games/race-names.ts'
import { make } from '../dom.ts'

/** What the runner at a post is called. */
export const nameAt = (table: string, card: FloorCard | undefined, post: number): string =>
  runnerName(table, card?.field[post - 1] ?? -1)

/** The number of a post, on its jacket. */
export function makeJacket(post: number): HTMLElement {
  const { back, stripe, ink } = jacketOf(post)
  const jacket = make('b', { class: 'rc-jacket' }, make('i', {}, String(post)))
  jacket.style.background =
    stripe === null ? back : `repeating-linear-gradient(135deg, ${back} 0 4px, ${stripe} 4px 8px)`
  jacket.style.color = ink
  jacket.dataset['striped'] = String(stripe !== null)
  return jacket
}
