import { useState } from 'react'
import { DOCUMENT_BYTES_MAX, type DocumentKind } from '#contract/documents.ts'
import { CallRefused } from '#web/call/send.ts'
import { notifyReply } from '#web/call/notify.ts'
import { sendDocument } from '#web/call/send-file.ts'
import { inEach, useWords } from '#web/words/words.ts'
import { DOCUMENT_WORDS } from './words.ts'

export interface Upload {
  isBusy: boolean
  /** Why the last one was not taken, in the member's words. */
  problem: string | null
  take: (files: readonly File[]) => void
}

/** Sends a chosen or dropped file, one at a time; what can be seen here is refused without sending it. */
export function useUpload(kind: DocumentKind): Upload {
  const words = useWords(DOCUMENT_WORDS)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const upload = async (file: File) => {
    setBusy(true)
    setProblem(null)
    try {
      await sendDocument(kind, file)
      notifyReply(
        'positive',
        inEach(DOCUMENT_WORDS, ({ sent, kinds }) => sent(kinds[kind])),
      )
    } catch (error) {
      setProblem(error instanceof CallRefused ? error.message : words.failed)
    } finally {
      setBusy(false)
    }
  }
  const take = (files: readonly File[]) => {
    const [file, ...more] = files
    if (!file || isBusy) return
    if (more.length > 0) setProblem(words.one)
    else if (file.size === 0) setProblem(words.empty)
    else if (file.size > DOCUMENT_BYTES_MAX) setProblem(words.tooLarge)
    else void upload(file)
  }
  return { isBusy, problem, take }
}
