import { useLayoutEffect, useRef } from 'react'

/**
 * A tile whose heart was pressed away takes the focus with it. It goes to the heart that took its
 * place, to the last one, or to `whenNone`.
 */
export function useKeptFocus<E extends HTMLElement>(count: number, whenNone: () => void) {
  const part = useRef<E>(null)
  const pressed = useRef(-1)
  const before = useRef(count)
  useLayoutEffect(() => {
    const isGone = count < before.current && pressed.current >= 0
    before.current = count
    if (!isGone || document.activeElement !== document.body) return
    const hearts = part.current?.querySelectorAll<HTMLElement>('button[aria-pressed]') ?? []
    const next = hearts[Math.min(pressed.current, hearts.length - 1)]
    pressed.current = -1
    if (next) next.focus()
    else whenNone()
  })
  const onClickCapture = ({ target }: { target: EventTarget }) => {
    const tile = target instanceof Element ? target.closest('li') : null
    pressed.current = tile === null ? -1 : [...(tile.parentElement?.children ?? [])].indexOf(tile)
  }
  return { part, onClickCapture }
}
