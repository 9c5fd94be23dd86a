import { useState } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import type { Data } from '#contract/registry.ts'
import { CallRefused } from '#web/call/send.ts'
import { PressedSheet } from '#web/parts/screen/overlay-sheet.tsx'
import { saveBytes } from '#web/words/save-file.ts'
import { useWords } from '#web/words/words.ts'
import styles from './download-button.module.css'
import { FILTER_WORDS } from './filter-words.ts'

type Format = 'csv' | 'pdf'
type File = Data<'finance/statement'>

const FORMATS = [
  { format: 'csv', icon: 'file-spreadsheet' },
  { format: 'pdf', icon: 'file-text' },
] as const

/** Takes what the filter shows away as a file. */
export function DownloadButton(props: {
  /** The span in words. */
  span: string
  make: (format: Format) => Promise<File>
}) {
  const words = useWords(FILTER_WORDS)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="download" onClick={() => setOpen(true)}>
        {words.download}
      </Button>
      <PressedSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.downloadTitle}
        closeLabel={words.close}
      >
        <Formats {...props} />
      </PressedSheet>
    </>
  )
}

function Formats({ span, make }: Parameters<typeof DownloadButton>[0]) {
  const words = useWords(FILTER_WORDS)
  const [busy, setBusy] = useState<Format | null>(null)
  const [problem, setProblem] = useState('')
  const take = async (format: Format) => {
    if (busy !== null) return
    setBusy(format)
    setProblem('')
    try {
      const { name, type, content } = await make(format)
      saveBytes(name, content, type)
    } catch (error) {
      setProblem(error instanceof CallRefused ? error.message : words.downloadLost)
    }
    setBusy(null)
  }
  return (
    <div className={stackClass(12)}>
      <p className={styles['lead']}>{words.downloadLead(span)}</p>
      {FORMATS.map(({ format, icon }) => (
        <Button
          key={format}
          wide
          busy={busy === format}
          className={styles['format'] ?? ''}
          onClick={() => void take(format)}
        >
          <Icon name={icon} size={22} />
          <span className={styles['name']}>
            {words[format]}
            <small>{words[`${format}Text`]}</small>
          </span>
        </Button>
      ))}
      <p role="alert" className={styles['problem']}>
        {problem}
      </p>
    </div>
  )
}
