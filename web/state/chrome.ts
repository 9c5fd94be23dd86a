/**
 * Whether the header menu and the footer copyright are on screen. A game may hide them
 * (`chrome.setState({ header: false })`); every navigation shows them again.
 */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

interface Chrome {
  header: boolean
  footer: boolean
}

export const chrome = createStore<Chrome>(() => ({ header: true, footer: true }))

export const useChrome = <T>(pick: (state: Chrome) => T): T => useStore(chrome, pick)

export const showChrome = (): void => chrome.setState({ header: true, footer: true })
