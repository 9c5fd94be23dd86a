import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { useWords } from '#web/words/words.ts'
import { Panel } from './panels.tsx'
import { PressedSheet } from './pressed-sheet.tsx'
import { FRAME_WORDS } from './words.ts'

/** From every page: how to stop, where to see what was played, and who helps. */
export function SaferPlay() {
  const words = useWords(FRAME_WORDS)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button icon="heart" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.saferPlay}
      </Button>
      <PressedSheet open={open} onClose={close} title={words.saferPlay} closeLabel={words.close}>
        <Panel name="saferPlay" onLeave={close} />
      </PressedSheet>
    </>
  )
}
