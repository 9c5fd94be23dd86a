/** What the browser of a member has stored who has just logged in: its cookie, and what the site keeps of a session. */
import type { BrowserContextOptions } from '@playwright/test'
import type { Data } from '#contract/registry.ts'
import { encryption } from '../cashier/members.ts'

type Stored = NonNullable<BrowserContextOptions['storageState']>
type Login = Data<'user/login'>

/** No second factor is asked of this one. */
const MEMBER = { username: 'demo', password: 'Demo123!' }
/** So long a session is good without being asked for anew. */
const SESSION_MS = 15_000

export async function logInAtPhone(site: string): Promise<Stored> {
  const response = await fetch(`${site}/endpoint/v1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', panel: 'frontend', origin: site },
    body: JSON.stringify({
      api: { class: 'user', method: 'login' },
      data: { ...MEMBER, Lang: 'tr', SiteType: 'mobile' },
      user: { lang: 'tr' },
    }),
  })
  // The contract's shape, which the door holds itself to.
  const { result, message, data } = (await response.json()) as Reply
  if (!result) throw new Error(`the bench could not log in: ${message}`)
  const kept = keptOf(data, await encryption(`${site}/endpoint/v1/public-key`))
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  return {
    // The last as web/state/page-attributes.ts keeps it.
    cookies: [...response.headers.getSetCookie(), 'kasa_frame=member'].map(cookieOf),
    origins: [{ origin: site, localStorage }],
  }
}

interface Reply {
  result: boolean
  message: string
  data: Login
}

/** As web/call/session.ts keeps it. */
function keptOf(data: Login, encrypt: (text: string) => string): Record<string, string> {
  const nowMs = Date.now()
  const uid = encrypt(data.uid)
  const [sid, uip] = [encrypt(data.sid), encrypt(data.uip)]
  const profile = { firstname: 'Kasa', lastname: 'Üyesi', uid }
  return {
    userActivityStartTime: String(nowMs),
    bnwUserSession: JSON.stringify({ uid, sid, uip, gmt: data.gtm, lang: 'tr' }),
    bnwUserProfile: JSON.stringify(profile),
    bnwUserAuth: encrypt(data.auth ?? ''),
    ridValue: String(data.rid),
    expirationDate: String(nowMs + SESSION_MS),
  }
}

function cookieOf(header: string) {
  const [name = '', value = ''] = (header.split(';')[0] ?? '').split('=')
  const of = { domain: '127.0.0.1', path: '/', expires: -1 }
  return { name, value, ...of, httpOnly: true, secure: false, sameSite: 'Strict' as const }
}
