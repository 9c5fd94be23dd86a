/**
 * A log-out that did not reach the house is sent once the house answers. The session is kept in this
 * page alone and nowhere else: whoever closes it leaves nothing behind, and the session ends by itself.
 */
import { auth } from '#web/state/auth.ts'
import type { StoredSession } from '#web/state/session.ts'
import { envelopeOf } from './envelope.ts'
import { readReply } from './reply.ts'
import { isBlocked, postCall } from './transport.ts'

const AGAIN_MS = 5_000
/** A session at rest for so long is over in the house, too. */
const REST_MS = 3_600_000

/** True once the house has answered; false when nothing can be sent any more, or need not. */
export async function endLater(session: StoredSession): Promise<boolean> {
  const overAtMs = Date.now() + REST_MS
  while (!isBlocked() && Date.now() < overAtMs) {
    await lineOrWhile()
    if (await isAnswered(session)) return true
  }
  return false
}

/** A refusal is an answer, too: there is no such session any more. */
const isAnswered = (session: StoredSession): Promise<boolean> =>
  postCall(envelopeOf('user/logout', {}, { session, lang: auth.getState().language.lang })).then(
    (answer) => readReply(answer) !== null,
    () => false,
  )

/** Until the browser says that the line is back; it may be wrong about that, so never for long. */
function lineOrWhile(): Promise<void> {
  return new Promise((done) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      done()
    }
    const timer = setTimeout(go, AGAIN_MS)
    addEventListener('online', go)
  })
}
