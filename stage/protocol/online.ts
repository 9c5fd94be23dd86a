import type { Wire } from './call.ts'

/** The browser's own network as a wire: a wait ends early when the connection comes back. */
export function pageWire(onTrouble: (isTrouble: boolean) => void): Wire {
  return {
    fetch: (input, init) => fetch(input, init),
    wait: (ms) =>
      new Promise((done) => {
        const end = (): void => {
          clearTimeout(timer)
          window.removeEventListener('online', end)
          done()
        }
        const timer = setTimeout(end, ms)
        window.addEventListener('online', end)
      }),
    onTrouble,
  }
}
