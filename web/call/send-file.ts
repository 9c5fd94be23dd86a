/**
 * A document's file, which is too large for an envelope: a call gives a ticket for it, then its bytes go by
 * themselves. What comes back is read as every answer is: a refusal is thrown as `CallRefused`.
 */
import {
  DOCUMENT_TICKET_HEADER,
  DOCUMENT_UPLOAD_PATH,
  type DocumentKind,
} from '#contract/documents.ts'
import { auth } from '#web/state/auth.ts'
import { forgetStale } from './memory.ts'
import { evaluateReply, readReply } from './reply.ts'
import { CallRefused, send } from './send.ts'
import { CallFailed, postFile } from './transport.ts'
import { startWaiting } from './waiting.ts'

const NAME_LENGTH_MAX = 200

export async function sendDocument(kind: DocumentKind, file: File): Promise<void> {
  const about = { kind, fileName: nameOf(file), bytes: file.size }
  const { ticket } = await send('documents/begin_upload', about, { silent: true })
  const stopWaiting = startWaiting()
  try {
    const answer = await postFile(DOCUMENT_UPLOAD_PATH, file, {
      [DOCUMENT_TICKET_HEADER]: ticket,
      'content-language': auth.getState().language.lang,
      'content-type': 'application/octet-stream',
    })
    const reply = readReply(answer)
    if (reply === null) throw new CallFailed('a file was answered by no envelope')
    const verdict = evaluateReply(reply, {})
    if (verdict.kind === 'refused') throw new CallRefused(verdict, reply)
    forgetStale(['documents/list'])
  } finally {
    stopWaiting()
  }
}

/** The end of a long one says what it is; signs that cannot be seen are left out. */
const nameOf = ({ name }: File): string =>
  name
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .slice(-NAME_LENGTH_MAX)
    .trim() || 'belge'
