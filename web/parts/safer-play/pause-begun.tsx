import { Card } from '#kit/layout/card.tsx'
import { useLang } from '#kit/text/language.ts'
import type { BegunPause } from '#web/state/begun-pause.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { defineWords, useWords } from '#web/words/words.ts'

const WORDS = defineWords({
  tr: {
    title: 'Hesabınız oyuna kapandı',
    text: {
      'time-out': (when: string) =>
        `Mola ${when} tarihine kadar sürer, sonra kendiliğinden biter. Oturumlarınız kapatıldı.`,
      'self-exclusion': (when: string) =>
        `${when} tarihine kadar kapalı; sonra da siz istemedikçe açılmaz. Oturumlarınız kapatıldı.`,
      registered: (when: string) =>
        `Kendinizi bütün oyun sitelerinden dışladığınız kayıtta varsınız; son günü ${when}. Oturumlarınız kapatıldı.`,
    },
    open: 'Giriş yaparak paranızı çekebilir, geçmişinizi ve belgelerinizi görebilir, desteğe yazabilirsiniz.',
  },
  en: {
    title: 'Your account is now closed to play',
    text: {
      'time-out': (when) =>
        `Your break lasts until ${when} and then ends by itself. Your sessions have ended.`,
      'self-exclusion': (when) =>
        `It is closed until ${when}, and after that until you ask. Your sessions have ended.`,
      registered: (when) =>
        `You stand in the register by which you excluded yourself from all gambling sites; its last day is ${when}. Your sessions have ended.`,
    },
    open: 'Log in to withdraw your money, see your history and documents, or write to support.',
  },
})

/** What was done: until when it is closed, and what stays open. `begins` where its page is what the pause leads to. */
export default function PauseBegun({ begun, begins }: { begun: BegunPause; begins?: boolean }) {
  const words = useWords(WORDS)
  const lang = useLang()
  const until = words.text[begun.pause](dayAndTime(begun.until, lang))
  return <Card begins={begins === true} title={words.title} text={`${until} ${words.open}`} />
}
