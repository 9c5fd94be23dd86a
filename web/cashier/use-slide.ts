import { useRef, useState, type MouseEvent, type PointerEvent } from 'react'

/** So far it is still a press, or a scroll. */
const BEGINS_PX = 8
/** What the row uncovers. */
export const UNCOVERED_PX = 112
/** Of what it uncovers: past this it stays open. */
const STAYS_OPEN = 0.4
/** Of the row itself: past this it asks at once. */
const ASKS = 0.7

interface Drag {
  pointer: number
  x: number
  y: number
  from: number
  width: number
  begun: boolean
}

interface Slide {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** It was slid so far that nothing else can be meant. */
  onFar: () => void
}

/**
 * A row that follows the finger to the left and uncovers what lies behind it. `offset` is where it stands;
 * a press that ends a slide is none.
 */
export function useSlide({ isOpen, onOpen, onFar }: Slide) {
  const drag = useRef<Drag | null>(null)
  const slid = useRef(false)
  const [offset, setOffset] = useState<number | null>(null)
  const resting = isOpen ? -UNCOVERED_PX : 0

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    slid.current = false
    if (!event.isPrimary || event.button !== 0) return
    const { pointerId: pointer, clientX: x, clientY: y, currentTarget } = event
    const { width } = currentTarget.getBoundingClientRect()
    drag.current = { pointer, x, y, from: resting, width, begun: false }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag
    if (current?.pointer !== event.pointerId) return
    const [dx, dy] = [event.clientX - current.x, event.clientY - current.y]
    if (!current.begun) {
      if (Math.abs(dx) < BEGINS_PX || Math.abs(dx) < Math.abs(dy)) return
      current.begun = true
      slid.current = true
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    setOffset(Math.max(-current.width, Math.min(0, current.from + dx)))
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag
    if (current?.pointer !== event.pointerId) return
    drag.current = null
    setOffset(null)
    if (!current.begun || event.type === 'pointercancel') return
    const left = current.x - event.clientX - current.from
    if (left > current.width * ASKS) onFar()
    onOpen(left > UNCOVERED_PX * STAYS_OPEN && left <= current.width * ASKS)
  }
  const onClickCapture = (event: MouseEvent) => {
    if (!slid.current) return
    slid.current = false
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    offset: offset ?? resting,
    isDragged: offset !== null,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: end,
      onPointerCancel: end,
      onClickCapture,
    },
  }
}
