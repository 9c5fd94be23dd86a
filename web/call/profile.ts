import { auth } from '#web/state/auth.ts'
import { profileOf } from '#web/state/profile.ts'
import { memory } from './memory.ts'
import { keepProfile } from './session.ts'
import { callQuery } from './use-call.ts'

/** Asks who the member is and keeps their names; the uid stays the encrypted one of the session. */
export async function loadProfile(): Promise<void> {
  const { user, language } = auth.getState()
  if (user === null) return
  const query = callQuery('user/get_user_profile', {}, language.lang, { silent: true })
  const { firstname, lastname, twoFactor } = await memory.fetchQuery(query)
  auth.setState({ otpStatus: twoFactor === 'ga' })
  keepProfile(profileOf({ firstname, lastname, uid: user.uid }))
}
