import { make } from '../../dom.ts'
import { figureButton } from '../../frame/buttons.ts'
import type { FrameState } from '../../frame/state.ts'

export const BETS = ['single', 'pair'] as const
export type Bet = (typeof BETS)[number]

/** One coin: what lies on it, and what it showed last. */
export interface Place {
  element: HTMLElement
  stake: bigint
  show: (name: string, amount: string, description: string, phase: FrameState['phase']) => void
  turn: (faces: readonly string[]) => void
}

export function createPlace(choose: () => void): Place {
  const face = make('p', { class: 'coin-face', 'aria-hidden': 'true' }, '?')
  const stake = figureButton(choose)
  return {
    element: make('div', { class: 'coin' }, face, stake.element),
    stake: 0n,
    show: (name, amount, description, phase) =>
      stake.set(name, amount, description, phase !== 'idle'),
    turn: (faces) => {
      face.textContent = faces.join(' ')
    },
  }
}
