import { Button } from '#kit/controls/button.tsx'
import { defineWords, useWords } from '#web/words/words.ts'
import { hasSupport, openSupport } from './open-support.ts'

const WORDS = defineWords({
  tr: { write: 'Desteğe yaz' },
  en: { write: 'Write to support' },
})

/** Where somebody may be stuck: nothing where this house answers nobody. */
export function WriteToSupport() {
  const words = useWords(WORDS)
  if (!hasSupport) return null
  return (
    <Button size="small" icon="headset" onClick={openSupport}>
      {words.write}
    </Button>
  )
}
