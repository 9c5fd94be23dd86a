/** What the member is told about replies: how long, where, and in which words. */
import { showToast, type Toast, type ToastTone } from '#kit/toast-queue.ts'
import type { Lang } from '#kit/language.ts'
import { auth } from '#web/state/auth.ts'
import { defineWords, wordsFor } from '#web/words/words.ts'
import { messageShown } from './reply.ts'

export const REPLY_TOAST_MS = 1500
export const MONEY_TOAST_MS = 1000

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
    maintenance: 'Site Bakima Alindi',
    loggedOut: 'Oturumunuz kapatıldı.',
  },
  en: {
    fault: 'We are having some problems. Please try again later.',
    reload: 'Reload the page',
    maintenance: 'The site is under maintenance',
    loggedOut: 'You have been logged out.',
  },
})

const lang = (): Lang => auth.getState().language.lang

/** The one way a reply is told: 1500 ms at the bottom right unless something else is said. */
export function tellReply(
  tone: ToastTone,
  message: string,
  options: Partial<Pick<Toast, 'timeoutMs' | 'place'>> = {},
): number {
  return showToast({
    tone,
    text: messageShown(message, lang()),
    timeoutMs: REPLY_TOAST_MS,
    place: 'bottom-right',
    ...options,
  })
}

/** Stays, and offers the only thing that helps. */
export function tellServerFault(): void {
  const words = wordsFor(WORDS, lang())
  const action = { label: words.reload, run: () => location.reload() }
  showToast({ tone: 'negative', text: words.fault, timeoutMs: 0, action })
}

export function tellMaintenance(): void {
  showToast({ tone: 'negative', text: wordsFor(WORDS, lang()).maintenance })
}

export function tellLoggedOut(): void {
  showToast({ tone: 'neutral', text: wordsFor(WORDS, lang()).loggedOut })
}
