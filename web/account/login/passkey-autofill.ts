import { useEffect, useEffectEvent } from 'react'
import { send } from '#web/call/send.ts'
import {
  canAutofill,
  endAutofill,
  showPasskey,
  type PasskeyShown,
} from '#web/account/security/passkey.ts'

/** A challenge lives for five minutes; a login page stays open for longer. */
const RENEWED_EVERY_MS = 4 * 60_000

/** While nothing else is asked, passkeys stand among the browser's suggestions for the name. */
export function usePasskeyAutofill(
  isIdle: boolean,
  onShown: (response: PasskeyShown) => void,
): void {
  const shown = useEffectEvent(onShown)
  useEffect(() => (isIdle ? offerPasskeys(shown) : undefined), [isIdle])
}

/** Offers them until the answer is called. A newer offer takes the place of the one before. */
function offerPasskeys(onShown: (response: PasskeyShown) => void): () => void {
  let isOver = false
  let isOffered = false
  const offer = async () => {
    if (!(await canAutofill()) || isOver) return
    const options = await send('user/passkey_ask', {}, { silent: true })
    if (isOver) return
    isOffered = true
    const response = await showPasskey(options, { autofill: true })
    if (response !== null && !isOver) onShown(response)
  }
  // Without an offer the page is as good as before: there are the form, and the button.
  const quietly = () => void offer().catch(() => undefined)
  quietly()
  const renewal = setInterval(quietly, RENEWED_EVERY_MS)
  return () => {
    isOver = true
    clearInterval(renewal)
    if (isOffered) void endAutofill()
  }
}
