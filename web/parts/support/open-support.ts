/**
 * Whether the support drawer stands open, and how many of its messages wait unread. It is apart from
 * the drawer, so that whatever opens it brings none of its code along.
 */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { surface } from '#contract/surface.ts'

interface Support {
  open: boolean
  unread: number
}

export const support = createStore<Support>(() => ({ open: false, unread: 0 }))

export const useSupport = <T>(pick: (state: Support) => T): T => useStore(support, pick)

export const openSupport = (): void => support.setState({ open: true })

export const closeSupport = (): void => support.setState({ open: false })

/** Whether this house answers at all; where it does not, nothing offers to ask it. */
export const hasSupport = Object.hasOwn(surface, 'support/send_message')
