import type { FromGame, ToGame } from '#contract/games/frame-protocol.ts'

type Unmarked<M> = M extends { kasa: 1 } ? Omit<M, 'kasa'> : never

/** What the game may tell the site around it. */
export type PostToSite = (message: Unmarked<FromGame>) => void

const ACTIVITY_MS_MIN = 10_000

/** The message, or null when it is none of the site's. */
export function readToGame(data: unknown): ToGame | null {
  if (typeof data !== 'object' || data === null) return null
  // Read field by field below; nothing is trusted before it was looked at.
  const message = data as Record<string, unknown>
  if (message['kasa'] !== 1) return null
  if (message['type'] === 'rules') return { kasa: 1, type: 'rules' }
  if (message['type'] === 'close-sheet') return { kasa: 1, type: 'close-sheet' }
  if (message['type'] === 'balance') return readBalance(message['amount'])
  return message['type'] === 'settings' ? readSettings(message) : null
}

function readBalance(amount: unknown): ToGame | null {
  return typeof amount === 'number' && Number.isSafeInteger(amount)
    ? { kasa: 1, type: 'balance', amount }
    : null
}

function readSettings(message: Record<string, unknown>): ToGame | null {
  const { lang, mode, reducedMotion, hidesBalance, showsBalance, hasBonus, bonusID } = message
  if ((lang !== 'tr' && lang !== 'en') || (mode !== 'night' && mode !== 'day')) return null
  return {
    kasa: 1,
    type: 'settings',
    lang,
    mode,
    reducedMotion: reducedMotion === true,
    hidesBalance: hidesBalance === true,
    showsBalance: showsBalance === true,
    hasBonus: hasBonus === true,
    bonusID: typeof bonusID === 'number' ? bonusID : null,
  }
}

/**
 * Opens the talk with the site. Only messages of the parent window at the launch's own origin are
 * read, and ours are posted to that origin alone. Without a site, telling does nothing.
 */
export function openSite(site: string | null, onMessage: (message: ToGame) => void): PostToSite {
  if (site === null || window.parent === window) return () => undefined
  window.addEventListener('message', (event) => {
    if (event.origin !== site || event.source !== window.parent) return
    const message = readToGame(event.data)
    if (message) onMessage(message)
  })
  return (message) => window.parent.postMessage({ kasa: 1, ...message }, site)
}

/** Tells the site that the member does something, at most once in ten seconds. */
export function reportActivity(post: PostToSite): void {
  let last = -Infinity
  const report = (): void => {
    const now = performance.now()
    if (now - last < ACTIVITY_MS_MIN) return
    last = now
    post({ type: 'activity' })
  }
  for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, report, true)
}
