/**
 * Who is here and how they like the interface. Filled by start-up, login and the call layer; read
 * by every screen. What the server knows (balance, lists) is not here but in the calls' memory.
 */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { storedLanguage, storeLanguage, type Language } from './language.ts'
import { storedProfile, type Profile } from './profile.ts'
import { storedSession, type StoredSession } from './session.ts'
import { readStored, removeStored, writeStored } from './stored.ts'

export interface License {
  title: string
  number?: string | null
  url?: string | null
  image?: string | null
}

export interface AuthState {
  userProfile: Profile | null
  user: StoredSession | null
  maintenance: boolean
  licenses: readonly License[]
  showBalance: boolean
  language: Language
  /** Whether the member's authenticator is on. */
  otpStatus: boolean
  /** False until start-up has settled who is here. */
  settled: boolean
  /** The platform refused the page just opened; the frame shows the no-access page in its place. */
  noAccess: boolean
  /** The member's session is restricted, as the house said, now or before this page: only screens marked for it open. */
  restricted: boolean
  /** A bet was refused until a reality check is answered: it is asked over whatever screen is open. */
  checkDue: boolean
}

export const HIDDEN_BALANCE = '0'
const SHOWN_BALANCE = '1'

/** The state as storage remembers it, before anything was asked. */
export function rememberedAuth(): AuthState {
  const user = storedSession()
  return {
    userProfile: storedProfile(),
    user,
    maintenance: readStored('siteUnderMaintenance') === 'true',
    licenses: [],
    showBalance: readStored('showBalance') !== HIDDEN_BALANCE,
    language: storedLanguage(),
    otpStatus: false,
    settled: false,
    noAccess: false,
    restricted: user !== null && readStored('playClosed') === 'true',
    checkDue: false,
  }
}

export const auth = createStore<AuthState>(() => rememberedAuth())

// Told again by the next page from its first frame on: nobody who pauses is shown the house for a moment.
auth.subscribe(({ restricted }, before) => {
  if (restricted === before.restricted) return
  if (restricted) writeStored('playClosed', 'true')
  else removeStored('playClosed')
})

export const useAuth = <T>(pick: (state: AuthState) => T): T => useStore(auth, pick)

/** A member is whoever has a session, or an auth value that can be redeemed for one. */
export const isMember = (): boolean =>
  auth.getState().user !== null || readStored('bnwUserAuth') !== null

export const useIsMember = (): boolean => useAuth((state) => state.user !== null)

export function toggleBalance(): void {
  const showBalance = !auth.getState().showBalance
  writeStored('showBalance', showBalance ? SHOWN_BALANCE : HIDDEN_BALANCE)
  auth.setState({ showBalance })
}

export function chooseLanguage(language: Language): void {
  storeLanguage(language)
  auth.setState({ language })
}
