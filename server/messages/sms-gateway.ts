import type { Settings } from '../settings.ts'
import { NotCarried, type Parcel } from './carrier.ts'

const ANSWER_MS_MAX = 15_000

/** Hands an SMS to the gateway of SMS_URL: `POST {to, text}`, any 2xx is a yes. */
export async function sendSms({ smsUrl }: Settings, { id, to, text }: Parcel): Promise<void> {
  if (smsUrl === undefined) throw new NotCarried('SMS_URL is not set')
  const { url, authorization } = apart(smsUrl)
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // A gateway that knows this header sends one SMS although it was asked twice.
      'idempotency-key': id,
      ...(authorization === null ? {} : { authorization }),
    },
    body: JSON.stringify({ to: `+${to.replace(/\D/g, '')}`, text }),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS_MAX),
  }).catch(() => {
    throw new NotCarried('the SMS gateway: no answer')
  })
  await answer.body?.cancel()
  if (answer.ok) return
  const isFinal = answer.status === 400 || answer.status === 422
  throw new NotCarried(`the SMS gateway: ${answer.status}`, isFinal)
}

/** A user and password in the address go where HTTP has a place for them. */
function apart(smsUrl: string): { url: URL; authorization: string | null } {
  const url = new URL(smsUrl)
  const { username, password } = url
  if (username === '' && password === '') return { url, authorization: null }
  url.username = ''
  url.password = ''
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { url, authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}
