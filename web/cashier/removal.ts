/**
 * An account that the member deletes leaves the page at once and the house five seconds later, so that
 * it can be taken back. One waits at a time; a page that is left, and the next deletion, send it at once.
 */
import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'
import { hideToast, showToast } from '#kit/feedback/toast-queue.ts'
import { memory } from '#web/call/memory.ts'
import { notifyLost, notifyReply } from '#web/call/notify.ts'
import { CallRefused, send } from '#web/call/send.ts'
import { isMember } from '#web/state/auth.ts'
import { inEach } from '#web/words/words.ts'
import type { BankAccount } from './bank-account.ts'
import { BANK_ACCOUNT_WORDS } from './bank-account-words.ts'

export const UNDO_MS = 5_000

/** The accounts that no list shows: deleted, or about to be. */
const hidden = createStore<{ ids: ReadonlySet<number> }>(() => ({ ids: new Set() }))

interface Waiting {
  id: number
  toast: number
  timer: ReturnType<typeof setTimeout>
}
let waiting: Waiting | null = null

/** The same list without what was deleted on this page. */
export function useKept(accounts: readonly BankAccount[]): BankAccount[] {
  const { ids } = useStore(hidden)
  return accounts.filter(({ bankAccountID }) => !ids.has(bankAccountID))
}

/** Takes the account off every list and offers to take that back, by `onUndone` told when it was. */
export function removeAccount(id: number, onUndone: () => void): void {
  sendWaiting()
  hide(id)
  const undo = () => {
    if (waiting?.id !== id) return
    settle()
    show(id)
    onUndone()
  }
  const toast = showToast({
    tone: 'positive',
    text: inEach(BANK_ACCOUNT_WORDS, ({ deletedToast }) => deletedToast),
    timeoutMs: UNDO_MS,
    action: { label: inEach(BANK_ACCOUNT_WORDS, (words) => words.undo), run: undo },
  })
  waiting = { id, toast, timer: setTimeout(sendWaiting, UNDO_MS) }
}

function settle(): void {
  if (waiting === null) return
  clearTimeout(waiting.timer)
  hideToast(waiting.toast)
  waiting = null
}

/** Nobody waits for it any longer: it is sent, and outlives the page. */
export function sendWaiting(): void {
  if (waiting === null) return
  const { id } = waiting
  settle()
  if (isMember()) void sendRemoval(id)
  else show(id)
}

async function sendRemoval(id: number): Promise<void> {
  try {
    const options = { silent: true, outlivesPage: true } as const
    await send('finance/delete_bank_account', { bankAccountID: id }, options)
  } catch (error) {
    // Deleted elsewhere meanwhile: that is what was wanted.
    if (!(error instanceof CallRefused && error.refusal === 'account-unknown')) {
      show(id)
      if (error instanceof CallRefused) notifyReply('negative', error.message)
      else notifyLost(inEach(BANK_ACCOUNT_WORDS, ({ removalLost }) => removalLost))
      return
    }
  }
  forget(id)
}

/** Off every list that the page remembers, without asking for one. */
function forget(id: number): void {
  memory.setQueriesData<BankAccount[]>({ queryKey: ['finance/list_bank_accounts'] }, (list) =>
    list?.filter(({ bankAccountID }) => bankAccountID !== id),
  )
}

const hide = (id: number): void => hidden.setState(({ ids }) => ({ ids: new Set([...ids, id]) }))
const show = (id: number): void =>
  hidden.setState(({ ids }) => ({ ids: new Set([...ids].filter((each) => each !== id)) }))

addEventListener('pagehide', sendWaiting)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sendWaiting()
})
