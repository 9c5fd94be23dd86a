import { notifyLost } from '#web/call/notify.ts'
import { send } from '#web/call/send.ts'
import { showRead } from '#web/parts/messages/message-lists.ts'
import { inEach } from '#web/words/words.ts'
import { MESSAGES_WORDS } from './messages-words.ts'

/** Notes that a message, or all of them, was read. What could not be noted stays unread, in words. */
export async function markRead(messageIDs?: number[]): Promise<void> {
  try {
    await send('crm/read_mass_messages', messageIDs === undefined ? {} : { messageIDs }, {
      silent: true,
    })
    showRead(messageIDs)
  } catch {
    notifyLost(inEach(MESSAGES_WORDS, ({ readFailed }) => readFailed))
  }
}
