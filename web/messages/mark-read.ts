import type { Payload } from '#contract/registry.ts'
import { notifyLost } from '#web/call/notify.ts'
import { send } from '#web/call/send.ts'
import { showRead } from '#web/parts/messages/message-lists.ts'
import { inEach } from '#web/words/words.ts'
import { MESSAGES_WORDS } from './messages-words.ts'

/** Notes that messages, or all of them, were read. What could not be noted stays unread, in words. */
export async function markRead(read: Payload<'crm/read_mass_messages'> = {}): Promise<void> {
  try {
    await send('crm/read_mass_messages', read, { silent: true })
    if (read.transactionIDs === undefined) showRead(read.messageIDs)
  } catch {
    notifyLost(inEach(MESSAGES_WORDS, ({ readFailed }) => readFailed))
  }
}
