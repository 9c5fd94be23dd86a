import { useStore } from 'zustand'
import { Button } from '#kit/controls/button.tsx'
import { Dialog } from '#kit/feedback/dialog.tsx'
import { useLang } from '#kit/text/language.ts'
import { clockTime } from '#web/words/moment.ts'
import { defineWords, useWords } from '#web/words/words.ts'
import { leaving } from '#web/shell/start-up/inactivity.ts'

const WORDS = defineWords({
  tr: {
    title: 'Hâlâ burada mısınız?',
    text: (time: string) =>
      `Bir saate yakındır bir işlem yapmadınız. Hesabınız güvende kalsın diye oturumunuz saat ${time} olunca kapatılır.`,
    stay: 'Buradayım',
    close: 'Kapat',
  },
  en: {
    title: 'Are you still here?',
    text: (time) =>
      `You have done nothing for nearly an hour. To keep your account safe you will be logged out at ${time}.`,
    stay: 'I am here',
    close: 'Close',
  },
})

/** Asks whoever is about to be logged out. Every press and key counts as being here, not the button alone. */
export function LeavingNotice() {
  const words = useWords(WORDS)
  const lang = useLang()
  const atMs = useStore(leaving, (state) => state.atMs)
  const stay = () => leaving.setState({ atMs: null })
  return (
    <Dialog
      open={atMs !== null}
      onClose={stay}
      title={words.title}
      closeLabel={words.close}
      actions={
        <Button variant="act" onClick={stay}>
          {words.stay}
        </Button>
      }
    >
      {atMs !== null && <p>{words.text(clockTime(new Date(atMs), lang))}</p>}
    </Dialog>
  )
}
