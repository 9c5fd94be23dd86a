import { useState } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { useWords } from '#web/words/words.ts'
import { PressedSheet } from '#web/parts/screen/overlay-sheet.tsx'
import { DeferredSaferPlay } from './deferred-safer-play.ts'
import { SAFER_PLAY_OPENER_WORDS } from './opener-words.ts'

/** From every page: how to stop, where to see what was played, and who helps. */
export function SaferPlay() {
  const words = useWords(SAFER_PLAY_OPENER_WORDS)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button icon="life-buoy" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.saferPlay}
      </Button>
      <PressedSheet open={open} onClose={close} title={words.saferPlay} closeLabel={words.close}>
        <DeferredSaferPlay onLeave={close} />
      </PressedSheet>
    </>
  )
}
