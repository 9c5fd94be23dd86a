import { upperCase } from '#web/words/text.ts'
import { readStoredObject } from './stored.ts'

/** Who the member is to the interface. The uid is encrypted, as everywhere in storage. */
export interface Profile {
  firstname: string
  lastname: string
  uid: string
}

const DEFAULT_FIRST_NAME = 'Kasa'
const DEFAULT_LAST_NAME = 'Üyesi'

/** A profile whose missing names are the fixed ones. */
export function profileOf(given: {
  firstname?: string | null | undefined
  lastname?: string | null | undefined
  uid: string
}): Profile {
  return {
    firstname: given.firstname?.trim() || DEFAULT_FIRST_NAME,
    lastname: given.lastname?.trim() || DEFAULT_LAST_NAME,
    uid: given.uid,
  }
}

/** The two initials, in Turkish capitals: the names are Turkish whatever the interface speaks. */
export function avatarOf(profile: Pick<Profile, 'firstname' | 'lastname'>): string {
  const initials = [profile.firstname, profile.lastname].map((name) => Array.from(name)[0] ?? '')
  return upperCase(initials.join(''), 'tr')
}

export function storedProfile(): Profile | null {
  const value = readStoredObject('bnwUserProfile')
  if (value === null || typeof value['uid'] !== 'string') return null
  const text = (name: string) => (typeof value[name] === 'string' ? value[name] : null)
  return profileOf({ firstname: text('firstname'), lastname: text('lastname'), uid: value['uid'] })
}
