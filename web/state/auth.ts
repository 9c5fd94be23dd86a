/**
 * Who is here and how they like the interface. Filled by start-up, login and the call layer; read
 * by every screen. What the server knows (balance, lists) is not here but in the calls' memory.
 */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { begunPauseIn, type BegunPause } from './begun-pause.ts'
import { storedLanguage, storeLanguage, type Language } from './language.ts'
import { storedProfile, type Profile } from './profile.ts'
import { storedSession, type StoredSession } from './session.ts'
import { readStored, readStoredObject, removeStored, writeStored } from './stored.ts'

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
  /**
   * The member's session is restricted, as the house said, now or before this page: only screens marked for it open. It outlasts
   * the session: this browser shows no play until somebody logs in whose play is open, or it is asked to.
   */
  restricted: boolean
  /** The house has said of this member whether it is, since they came or the page opened. */
  restrictionKnown: boolean
  /** The pause that ended the last session here, until somebody logs in. */
  begunPause: BegunPause | null
  /** A bet was refused until a reality check is answered: it is asked over whatever screen is open. */
  checkDue: boolean
}

export const HIDDEN_BALANCE = '0'
const SHOWN_BALANCE = '1'

/** The state as storage remembers it, before anything was asked. */
export function rememberedAuth(): AuthState {
  const user = storedSession()
  const play = rememberedPlay(Date.now())
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
    ...play,
    restrictionKnown: false,
    checkDue: false,
  }
}

/** What this browser remembers of play that was closed here. A break is over by itself. */
export function rememberedPlay(nowMs: number): Pick<AuthState, 'restricted' | 'begunPause'> {
  const begunPause = begunPauseIn(readStoredObject('pauseBegun'))
  if (begunPause?.pause === 'time-out' && Date.parse(begunPause.until) <= nowMs)
    return { restricted: false, begunPause: null }
  return { restricted: readStored('playClosed') === 'true', begunPause }
}

export const auth = createStore<AuthState>(() => rememberedAuth())

// Read again by the next page from its first frame on: nobody who pauses is shown the house for a moment.
auth.subscribe(({ restricted, begunPause }, before) => {
  if (restricted !== before.restricted)
    if (restricted) writeStored('playClosed', 'true')
    else removeStored('playClosed')
  if (begunPause === before.begunPause) return
  if (begunPause === null) removeStored('pauseBegun')
  else writeStored('pauseBegun', JSON.stringify(begunPause))
})

// Of whoever comes next nothing is known.
auth.subscribe(({ user, restrictionKnown }) => {
  if (user === null && restrictionKnown) auth.setState({ restrictionKnown: false })
})

/** Shows play again in this browser. Whose account is closed to it finds it closed once they log in. */
export const showPlay = (): void => auth.setState({ restricted: false, begunPause: null })

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
