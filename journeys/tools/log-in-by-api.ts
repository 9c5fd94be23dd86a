import type { Page } from '@playwright/test'
import { gotoPlainFile } from './house.ts'

/**
 * Logs a member in without the login screen, for journeys about something else: the browser itself
 * makes the call, gets the cookie, and stores what the site stores after it. It stands at a plain
 * file then; what is opened next is opened by that member. A login with a second factor is refused.
 */
export async function logInByApi(
  page: Page,
  username = 'demo',
  password = 'Demo123!',
): Promise<void> {
  await gotoPlainFile(page)
  await page.evaluate(
    async ({ name, secret }) => {
      const headers = { 'content-type': 'application/json', panel: 'frontend' }
      const body = JSON.stringify({
        api: { class: 'user', method: 'login' },
        data: { username: name, password: secret, Lang: 'tr', SiteType: 'desktop' },
        user: { lang: 'tr' },
      })
      interface Login {
        result: boolean
        message: string
        data: { uid: string; sid: string; uip: string; gtm: string; rid: number; auth?: string }
      }
      const response = await fetch('/endpoint/v1', { method: 'POST', headers, body })
      // The contract's shape, which the door holds itself to.
      const { result, message, data } = (await response.json()) as Login
      if (!result || data.auth === undefined)
        throw new Error(`${name} could not log in: ${message}`)

      const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
      const jwk = (await (await fetch('/endpoint/v1/public-key', { headers })).json()) as JsonWebKey
      const key = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['encrypt'])
      const encrypted = async (text: string): Promise<string> => {
        const cipher = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(text))
        return btoa(String.fromCharCode(...new Uint8Array(cipher)))
      }
      const uid = await encrypted(data.uid)
      const session = {
        uid,
        sid: await encrypted(data.sid),
        uip: await encrypted(data.uip),
        gmt: data.gtm,
        lang: 'tr',
      }
      const profile = { firstname: 'Kasa', lastname: 'Üyesi', uid }
      const stored = {
        userActivityStartTime: String(Date.now()),
        bnwUserSession: JSON.stringify(session),
        bnwUserProfile: JSON.stringify(profile),
        bnwUserAuth: await encrypted(data.auth),
        ridValue: String(data.rid),
        expirationDate: String(Date.now() + 15_000),
      }
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
      document.cookie = 'kasa_frame=member; path=/'
    },
    { name: username, secret: password },
  )
}
