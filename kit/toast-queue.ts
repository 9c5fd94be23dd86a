/**
 * The toasts on screen, as data. Whoever speaks says how long and where; the numbers themselves
 * belong to the speaker (replies are shorter than the interface's own notices).
 */
export type ToastTone = 'positive' | 'negative' | 'neutral'
export type ToastPlace = 'bottom-right' | 'top'

export interface Toast {
  id: number
  tone: ToastTone
  text: string
  /** Milliseconds on screen; 0 stays until closed, or with an action until that is taken. */
  timeoutMs: number
  place: ToastPlace
  action?: { label: string; run: () => void }
}

/** The interface's own notices, when they say nothing else. */
export const UI_TOAST_MS = 5000

const SHOWN_MAX = 4

let shown: readonly Toast[] = []
let lastId = 0
const watchers = new Set<() => void>()

function change(next: readonly Toast[]): void {
  shown = next
  for (const watcher of watchers) watcher()
}

/** Shows a toast and returns its id. The same text that is still on screen is not stacked twice. */
export function showToast(toast: Partial<Omit<Toast, 'id' | 'text'>> & { text: string }): number {
  const twin = shown.find((other) => other.text === toast.text && other.tone === toast.tone)
  if (twin !== undefined) hideToast(twin.id)
  lastId += 1
  const full: Toast = {
    tone: 'neutral',
    timeoutMs: UI_TOAST_MS,
    place: 'bottom-right',
    ...toast,
    id: lastId,
  }
  change([...shown, full].slice(-SHOWN_MAX))
  return full.id
}

export const hideToast = (id: number): void => hideToasts((toast) => toast.id === id)

export function hideToasts(isMeant: (toast: Toast) => boolean): void {
  change(shown.filter((toast) => !isMeant(toast)))
}

export const toastsShown = (): readonly Toast[] => shown

export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
