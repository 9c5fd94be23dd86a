import { lazy, type ComponentType } from 'react'

const never = () => new Promise<never>(() => {})

/**
 * A part of a screen whose code comes after the screen stands. Where the build draws first frames it
 * never comes: its styles are not in the page either.
 */
export const later = <P>(open: () => Promise<ComponentType<P>>) =>
  lazy(import.meta.env.SSR ? never : async () => ({ default: await open() }))
