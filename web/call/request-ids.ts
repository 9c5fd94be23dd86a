import { useRef } from 'react'
import { randomId } from '#web/words/random-id.ts'

export interface RequestIds {
  idFor: (content: string) => string
  forget: () => void
}

/** The same content keeps its id until it is done, so that a repeat after a lost reply is the same request. */
export function useRequestIds(): RequestIds {
  const last = useRef({ content: '', id: '' })
  return {
    idFor: (content) => {
      if (last.current.content !== content) last.current = { content, id: randomId() }
      return last.current.id
    },
    forget: () => (last.current = { content: '', id: '' }),
  }
}
