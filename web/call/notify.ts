/** What the member is told about replies: how long, where, and in which words. */
import { showToast, type Toast, type ToastText, type ToastTone } from '#kit/feedback/toast-queue.ts'
import type { Lang } from '#kit/text/language.ts'
import { auth } from '#web/state/auth.ts'
import { defineWords, inEach } from '#web/words/words.ts'
import { messageShown } from './reply.ts'
import { isBlocked } from './transport.ts'

export const REPLY_TOAST_MS = 1500
export const MONEY_TOAST_MS = 1000
/** Two sentences with figures, and the way to the page that shows them. */
const LIMIT_TOAST_MS = 12_000

/** Calls that move money in or out of the house: their failures are told more briefly. */
const MONEY_CALLS: readonly string[] = [
  'prepayServices/processTransaction',
  'finance/save_bank_transfer',
  'finance/save_cep_bank_transfer',
]

export const failureToastMs = (call: string): number =>
  MONEY_CALLS.includes(call) ? MONEY_TOAST_MS : REPLY_TOAST_MS

const WORDS = defineWords({
  tr: {
    fault: 'Bazı sorunlar yaşıyoruz. Lütfen daha sonra tekrar deneyin.',
    reload: 'Sayfayı yenile',
    limits: 'Limitlerim',
    maintenance: 'Site Bakima Alindi',
    loggedOut: 'Oturumunuz kapatıldı.',
  },
  en: {
    fault: 'We are having some problems. Please try again later.',
    reload: 'Reload the page',
    limits: 'My limits',
    maintenance: 'The site is under maintenance',
    loggedOut: 'You have been logged out.',
  },
})

const lang = (): Lang => auth.getState().language.lang

/** The one way a reply is told: 1500 ms at the bottom right unless something else is said. */
export function notifyReply(
  tone: ToastTone,
  message: ToastText,
  options: Partial<Pick<Toast, 'timeoutMs' | 'place' | 'action'>> = {},
): number {
  return showToast({
    tone,
    text: typeof message === 'string' ? messageShown(message, lang()) : message,
    timeoutMs: REPLY_TOAST_MS,
    place: 'bottom-right',
    ...options,
  })
}

/** A limit of the member's own was met. */
export function notifyLimit(message: string, open: () => void): void {
  const label = inEach(WORDS, ({ limits }) => limits)
  notifyReply('negative', message, { timeoutMs: LIMIT_TOAST_MS, action: { label, run: open } })
}

/** What did not reach the house. Once that has broken down, its notice stands and says so. */
export function notifyLost(message: ToastText): void {
  if (!isBlocked()) notifyReply('negative', message)
}

/** Stays, and offers the only thing that helps. */
export function notifyServerFault(): void {
  const label = inEach(WORDS, ({ reload }) => reload)
  const action = { label, run: () => location.reload() }
  showToast({ tone: 'negative', text: inEach(WORDS, ({ fault }) => fault), timeoutMs: 0, action })
}

export function notifyMaintenance(): void {
  showToast({ tone: 'negative', text: inEach(WORDS, ({ maintenance }) => maintenance) })
}

export function notifyLoggedOut(): void {
  showToast({ tone: 'neutral', text: inEach(WORDS, ({ loggedOut }) => loggedOut) })
}
