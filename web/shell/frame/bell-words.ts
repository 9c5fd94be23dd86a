import { defineWords } from '#web/words/words.ts'

export const BELL_WORDS = defineWords({
  tr: { messages: 'Mesajlar', unread: (count: number) => `${count} okunmamış mesaj` },
  en: {
    messages: 'Messages',
    unread: (count) => (count === 1 ? '1 unread message' : `${count} unread messages`),
  },
})
