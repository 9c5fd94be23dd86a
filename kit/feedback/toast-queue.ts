/**
 * The toasts on screen, as data. Whoever speaks says how long and where; the numbers themselves
 * belong to the speaker (replies are shorter than the interface's own notices).
 */
import type { Lang } from '../text/language.ts'

export type ToastTone = 'positive' | 'negative' | 'neutral'
export type ToastPlace = 'bottom-right' | 'top'

/** In each language, where a notice goes with the language of the page; else as it was told. */
export type ToastText = string | Readonly<Record<Lang, string>>

export interface Toast {
  id: number
  tone: ToastTone
  text: ToastText
  /** Milliseconds on screen; 0 stays until closed, or with an action until that is taken. */
  timeoutMs: number
  place: ToastPlace
  action?: { label: ToastText; run: () => void }
}

/** The interface's own notices, when they say nothing else. */
export const UI_TOAST_MS = 5000

export const toastText = (text: ToastText, lang: Lang): string =>
  typeof text === 'string' ? text : text[lang]

const isSame = (one: ToastText, other: ToastText): boolean =>
  toastText(one, 'tr') === toastText(other, 'tr')

const SHOWN_MAX = 4

let shown: readonly Toast[] = []
let lastId = 0
const watchers = new Set<() => void>()

function change(next: readonly Toast[]): void {
  shown = next
  for (const watcher of watchers) watcher()
}

/** Shows a toast and returns its id. The same text that is still on screen is not stacked twice. */
export function showToast(toast: Partial<Omit<Toast, 'id'>> & Pick<Toast, 'text'>): number {
  const twin = shown.find(
    (other) => isSame(other.text, toast.text) && (toast.tone ?? 'neutral') === other.tone,
  )
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
