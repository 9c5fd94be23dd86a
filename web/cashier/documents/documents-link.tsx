import { Link } from 'react-router'
import { buttonClass } from '#kit/controls/button.tsx'
import { useWords } from '#web/words/words.ts'
import { DOCUMENT_WORDS } from './words.ts'

/** For the page of a withdrawal that waits for documents. */
export function DocumentsLink() {
  const words = useWords(DOCUMENT_WORDS)
  return (
    <Link to="/documents" className={buttonClass({ variant: 'act' })}>
      {words.send}
    </Link>
  )
}
