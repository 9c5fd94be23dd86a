/** What was last said about opening a live table, as it came; nothing once another is opened, or it was closed. */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export const liveMessage = createStore<{ message: string }>(() => ({ message: '' }))

export const useLiveMessage = (): string => useStore(liveMessage, ({ message }) => message)

export const setLiveMessage = (message: string): void => liveMessage.setState({ message })
export const clearLiveMessage = (): void => setLiveMessage('')
