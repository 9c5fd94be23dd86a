import { defineWords } from '#web/words/words.ts'

export const SESSION_WORDS = defineWords({
  tr: {
    title: 'Oturumlar',
    lead: 'Hesabınızın açık olduğu tarayıcılar. Tanımadığınız bir oturum görürseniz kapatın.',
    here: 'Bu tarayıcı',
    unknown: 'Bilinmeyen tarayıcı',
    lastUse: (at: string) => `Son kullanım ${at}`,
    since: (at: string) => `Açılış ${at}`,
    end: 'Oturumu kapat',
    endNamed: (name: string) => `${name} oturumunu kapat`,
    endOthers: 'Diğer tüm oturumları kapat',
    alone: 'Yalnızca bu tarayıcıda oturumunuz açık.',
    none: 'Açık oturum yok',
    noneText: 'Belirlediğiniz kriterlere göre sonuç bulunamadı.',
    question: (count: number) =>
      count > 1 ? `${count} oturum kapatılsın mı?` : 'Bu oturum kapatılsın mı?',
    questionText: (count: number) =>
      `${count > 1 ? 'O tarayıcılarda' : 'O tarayıcıda'} yeniden giriş yapmak gerekir. Süren oyun turu kaybolmaz.`,
    endAll: 'Hepsini kapat',
    keep: 'Vazgeç',
    close: 'Kapat',
    ended: (count: number) => `${count} oturum kapatıldı.`,
  },
  en: {
    title: 'Sessions',
    lead: 'The browsers in which your account is open. End any that you do not recognise.',
    here: 'This browser',
    unknown: 'Unknown browser',
    lastUse: (at) => `Last used ${at}`,
    since: (at) => `Opened ${at}`,
    end: 'End session',
    endNamed: (name) => `End the session of ${name}`,
    endOthers: 'End all other sessions',
    alone: 'You are logged in only in this browser.',
    none: 'No open session',
    noneText: 'No results found for the criteria you chose.',
    question: (count) => (count > 1 ? `End ${count} sessions?` : 'End this session?'),
    questionText: (count) =>
      `${count > 1 ? 'Those browsers' : 'That browser'} will have to log in again. A round under way is not lost.`,
    endAll: 'End all of them',
    keep: 'Keep',
    close: 'Close',
    ended: (count) => (count === 1 ? 'One session ended.' : `${count} sessions ended.`),
  },
})
