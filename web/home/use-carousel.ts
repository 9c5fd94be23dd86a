import { useEffect, useState, type RefObject } from 'react'

/** Long enough to read a slide; whoever reads slower stops it, or rests on it. */
const STANDS_MS = 8_000

const CALM = '(prefers-reduced-motion: reduce)'

export interface Carousel {
  at: number
  go: (to: number) => void
  /** Will another slide be wanted soon? Their pictures come then. */
  isTurnNear: boolean
  /** Whether it moves on by itself; null where it never does. */
  playing: boolean | null
  setPlaying: (playing: boolean) => void
  noteScroll: () => void
  /** Of the element in which a pointer or the focus makes it wait. */
  attention: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: () => void
    onBlur: () => void
  }
}

/** A row of slides as wide as its window: where it stands is read from its scroll, never kept beside it. */
export function useCarousel(track: RefObject<HTMLElement | null>, count: number): Carousel {
  const [at, setAt] = useState(0)
  const [isCalm] = useState(() => typeof matchMedia === 'function' && matchMedia(CALM).matches)
  const [playing, setPlaying] = useState(true)
  const [watched, setWatched] = useState(false)
  const [isTurnNear, setTurnNear] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTurnNear(true), STANDS_MS / 2)
    return () => clearTimeout(timer)
  }, [])
  const watch = () => {
    setWatched(true)
    setTurnNear(true)
  }
  const go = (to: number) => {
    const { current } = track
    const left = (((to % count) + count) % count) * (current?.clientWidth ?? 0)
    current?.scrollTo({ left, behavior: isCalm ? 'instant' : 'smooth' })
  }
  const moves = !isCalm && playing && !watched && count > 1
  useEffect(() => {
    if (!moves) return
    const timer = setInterval(() => {
      // A tab in the background shows nothing that could be missed.
      if (!document.hidden) go(at + 1)
    }, STANDS_MS)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- `go` is made of what is named here
  }, [moves, at, count])
  const noteScroll = () => {
    const { current } = track
    if (current) setAt(Math.round(current.scrollLeft / current.clientWidth))
  }
  const attention = {
    onPointerEnter: watch,
    onPointerLeave: () => setWatched(false),
    onFocus: watch,
    onBlur: () => setWatched(false),
  }
  return { at, go, isTurnNear, playing: isCalm ? null : playing, setPlaying, noteScroll, attention }
}
