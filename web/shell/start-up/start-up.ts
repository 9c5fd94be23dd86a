/**
 * What happens once when the page opens, in this order: is the house open, what is the balance, who
 * is here. Screens do not wait for it: what storage remembers is on screen from the first frame.
 */
import { enterMaintenance, applyMaintenance } from '#web/call/consequences.ts'
import { memory } from '#web/call/memory.ts'
import { loadProfile } from '#web/call/profile.ts'
import { refreshSession } from '#web/call/refresh.ts'
import { CallRefused, send } from '#web/call/send.ts'
import { FAVOURITES } from '#contract/addresses/first-payloads.ts'
import { clearMember, dropSession } from '#web/call/session.ts'
import { getFromServer } from '#web/call/transport.ts'
import { callQuery } from '#web/call/use-call.ts'
import { auth, type License } from '#web/state/auth.ts'
import { isUnderMaintenance } from '#web/state/maintenance.ts'
import { storedProfile } from '#web/state/profile.ts'
import { storedSession } from '#web/state/session.ts'
import { readStored } from '#web/state/stored.ts'
import { keepOfflinePage, renewKeptPage } from './kept-pages.ts'

const SILENT = { silent: true } as const

export async function startUp(nowMs: number): Promise<void> {
  void renewKeptPage()
  // For the foot of the page: nothing else waits for it, and it waits for nothing.
  const licenses = loadLicenses()
  await loadMaintenance()
  // The rest is asked when the house is open: the page is then loaded anew.
  if (isUnderMaintenance()) return
  const hadSession = storedProfile() !== null && storedSession() !== null
  if (hadSession) loadBalance()
  await initialiseAuth(hadSession, nowMs)
  auth.setState({ settled: true })
  await licenses
  void keepOfflinePage()
}

async function loadMaintenance(): Promise<void> {
  const open = await quietly(send('maintenance/check_status', {}, SILENT))
  if (open !== undefined) applyMaintenance(open)
  else if (isUnderMaintenance()) enterMaintenance()
}

async function initialiseAuth(hadSession: boolean, nowMs: number): Promise<void> {
  if (hadSession) {
    if (await isTrusted(nowMs)) loadMember()
    return
  }
  if (readStored('bnwUserAuth') === null) {
    clearMember()
    return
  }
  // Lost on the way is no answer: the auth value stays for the next try.
  const back = await quietly(refreshSession(null))
  if (back === false) clearMember()
  if (back !== true) return
  loadBalance()
  loadMember()
}

/** A session older than its expiry mark is pinged before it is trusted; an answered refusal ends it. */
async function isTrusted(nowMs: number): Promise<boolean> {
  if (nowMs < Number(readStored('expirationDate') ?? 0)) return true
  try {
    await send('system/ping', {}, SILENT)
    return true
  } catch (error) {
    if (!(error instanceof CallRefused)) return true
    dropSession()
    const back = await quietly(refreshSession(null))
    if (back === false) clearMember()
    return back === true
  }
}

function loadBalance(): void {
  prefetch(callQuery('finance/check_balance', {}, lang(), SILENT))
}

/** What a member's screens will ask for next. */
function loadMember(): void {
  void quietly(loadProfile())
  prefetch(callQuery('finance/list_cash_methods_new', { Type: 1 }, lang(), SILENT))
  prefetch(callQuery('finance/list_cash_methods_new', { Type: 2 }, lang(), SILENT))
  prefetch(callQuery('finance/list_highlighted_cash_methods', { Type: 1 }, lang(), SILENT))
  prefetch(callQuery('casino/games_list', FAVOURITES, lang(), SILENT))
}

async function loadLicenses(): Promise<void> {
  const answer = await quietly(getFromServer('licenses?version=1'))
  // Ours by the contract; that it is a list is looked at.
  const licenses = (answer as { data?: License[] } | undefined)?.data
  if (Array.isArray(licenses)) auth.setState({ licenses })
}

const lang = () => auth.getState().language.lang

function prefetch(query: Parameters<typeof memory.prefetchQuery>[0]): void {
  void memory.prefetchQuery(query)
}

/** What came of it, or undefined when it failed: start-up goes on, and the failure is already logged. */
const quietly = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined)
