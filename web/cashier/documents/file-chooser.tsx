import { useState, type DragEvent, type ReactNode } from 'react'
import { DOCUMENT_TYPES } from '#contract/documents.ts'
import { buttonClass } from '#kit/controls/button.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useWords } from '#web/words/words.ts'
import styles from './documents.module.css'
import type { Upload } from './use-upload.ts'
import { DOCUMENT_WORDS } from './words.ts'

interface ChooserProps {
  upload: Upload
  /** What is chosen for, for readers. */
  name: string
}

/** A place to drop a file on, or to press: a phone offers its camera by itself. */
export function DropZone({ upload, name }: ChooserProps) {
  const words = useWords(DOCUMENT_WORDS)
  const [isOver, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    upload.take([...event.dataTransfer.files])
  }
  return (
    <FileLabel
      upload={upload}
      name={name}
      className={styles['zone']}
      isOver={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Icon name="upload" size={24} />
      <span>
        {upload.isBusy ? (
          words.sending
        ) : (
          <>
            {words.drop} <u>{words.choose}</u>
          </>
        )}
      </span>
      <small>{words.takes}</small>
    </FileLabel>
  )
}

/** The same as a button. */
export function FileButton({ upload, name, text }: ChooserProps & { text: string }) {
  const words = useWords(DOCUMENT_WORDS)
  return (
    <FileLabel upload={upload} name={name} className={`${buttonClass()} ${styles['button']}`}>
      <Icon name="upload" size={18} />
      {upload.isBusy ? words.sending : text}
    </FileLabel>
  )
}

interface LabelProps extends ChooserProps {
  className: string | undefined
  isOver?: boolean
  onDragOver?: (event: DragEvent) => void
  onDragLeave?: () => void
  onDrop?: (event: DragEvent) => void
  children: ReactNode
}

/** The browser's own field, which keys and readers know, under what is drawn for it. */
function FileLabel({ upload, name, className, isOver, children, ...drag }: LabelProps) {
  return (
    <label
      className={className}
      data-over={isOver || undefined}
      data-busy={upload.isBusy}
      {...drag}
    >
      <input
        type="file"
        className={styles['input']}
        aria-label={name}
        accept={DOCUMENT_TYPES.join(',')}
        disabled={upload.isBusy}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // So that the same file can be chosen again.
          currentTarget.value = ''
          upload.take(files)
        }}
      />
      {children}
    </label>
  )
}
