import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/**
 * The step of a long form that the address names (`?step=2`), so that the browser's own way back
 * leads to the one before. Going to a step gives the focus to an element of it.
 */
export function useSteps(count: number): {
  step: number
  go: (to: number, focusId: string) => void
} {
  const [params, setParams] = useSearchParams()
  const named = Number(params.get('step') ?? 1) - 1
  const step = Number.isInteger(named) && named >= 0 && named < count ? named : 0
  const awaited = useRef<string | null>(null)
  useEffect(() => {
    if (awaited.current !== null) document.getElementById(awaited.current)?.focus()
    awaited.current = null
  }, [step])
  const go = (to: number, focusId: string) => {
    if (to === step) return document.getElementById(focusId)?.focus()
    awaited.current = focusId
    setParams(to === 0 ? {} : { step: String(to + 1) })
  }
  return { step, go }
}
