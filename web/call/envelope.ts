import type { StoredSession } from '#web/state/session.ts'
import { SITE } from './site.ts'

export interface Envelope {
  api: { class: string; method: string }
  data: Record<string, unknown>
  user: StoredSession | { lang: string }
}

/** The body of a call. Without a session `user` is the language and nothing more. */
export function envelopeOf(
  name: string,
  payload: Readonly<Record<string, unknown>>,
  who: { session: StoredSession | null; lang: string },
): Envelope {
  const [className = '', method = ''] = name.split('/')
  const { session, lang } = who
  return {
    api: { class: className, method },
    data: { ...payload, Lang: lang, SiteType: SITE.type },
    user: session === null ? { lang } : { ...session, lang },
  }
}
