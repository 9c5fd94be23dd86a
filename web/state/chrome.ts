/**
 * Whether the header menu and the footer copyright are on screen. A game may hide them
 * (`chrome.setState({ header: false })`); every navigation shows them again.
 */
import { useLayoutEffect, useReducer } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

interface Chrome {
  header: boolean
  footer: boolean
}

export const chrome = createStore<Chrome>(() => ({ header: true, footer: true }))

export function useChrome<T>(pick: (state: Chrome) => T): T {
  const value = useStore(chrome, pick)
  const [, lookAgain] = useReducer((times: number) => times + 1, 0)
  // A screen that mounts with the frame hides them before that listens: looked at once more, before anything is painted.
  useLayoutEffect(() => {
    if (pick(chrome.getState()) !== value) lookAgain()
    // oxlint-disable-next-line react/exhaustive-deps -- as it mounts: from then on it listens
  }, [])
  return value
}

export const showChrome = (): void => chrome.setState({ header: true, footer: true })
