import { defineWords } from '#web/words/words.ts'

/** The page of published rounds. */
export const PUBLISHED_WORDS = defineWords({
  tr: {
    title: 'Tur doğrulama',
    lead: 'Her masanın biten her turu yayımlanır: tohumu, zincirdeki yeri ve sonucu. Bahis yapmış olmanız gerekmez; tarayıcınız sonucu yayımlananlardan baştan hesaplar.',
    ask: 'Turu seçin',
    table: 'Masa',
    number: 'Tur numarası',
    numberHint: 'Boş bırakırsanız masanın son turları gelir.',
    numberWrong: 'Tur numarası 1’den başlayan bir tam sayıdır.',
    show: 'Göster',
    rounds: 'Biten turlar',
    round: (name: string, number: string) => `${name}, ${number}. tur`,
    entry: (number: string) => `${number}. tur`,
    none: 'Bu masada henüz biten tur yok.',
    newest: 'Masanın son turları',
    absent: (number: string) =>
      `${number}. tur yayımlanmamış: henüz bitmedi ya da böyle bir tur yok.`,
    noTable: 'Böyle bir masa yok',
    noTableText: 'Adresi kontrol edin ya da listeden bir masa seçin.',
    all: 'Bütün masalar',
    void: 'İptal edildi',
    outcome: 'Sonuç',
    chainEnd: (number: number) => `Zincirin ucu (${number}. turdan önce yayımlandı)`,
    intro:
      'Aşağıdaki düğme bu turu tarayıcınızda, yalnızca yayımlananlardan baştan hesaplar; bize hiçbir şey sormaz.',
    endStep: (times: string) =>
      `tohumun ${times} kez alınan SHA-256 özeti, ilk turdan önce yayımlanan zincir ucu.`,
    publishedStep:
      'zincir başlaması gereken turda başlıyor; en fazla üç oyuncunun tohumu sayılmış.',
    wholeStep: 'sonuçla birlikte kaydedilenler sonuçtan çıkıyor.',
    save: 'Yayımlananı indir',
    saveHint: (table: string, from: number, to: number) =>
      `Kendi bilgisayarınızda: npm run verify-floor -- ${table} ${from} ${to} --file <dosya>`,
    fileName: (table: string, to: number) => `kasa-${table}-${to}.json`,
  },
  en: {
    title: 'Verify a round',
    lead: 'Every round of every table is published once it has ended: its seed, its place on the chain and what it came to. You need not have bet on it; your browser works it out again from what was published.',
    ask: 'Choose a round',
    table: 'Table',
    number: 'Number of the round',
    numberHint: 'Leave it empty for the table’s last rounds.',
    numberWrong: 'The number of a round is a whole number from 1 on.',
    show: 'Show',
    rounds: 'Rounds that have ended',
    round: (name, number) => `${name}, round ${number}`,
    entry: (number) => `Round ${number}`,
    none: 'No round of this table has ended yet.',
    newest: 'The table’s last rounds',
    absent: (number) =>
      `Round ${number} is not published: it has not ended yet, or there is no such round.`,
    noTable: 'There is no such table',
    noTableText: 'Check the address, or choose a table from the list.',
    all: 'All tables',
    void: 'Void',
    outcome: 'Outcome',
    chainEnd: (number) => `End of the chain (published before round ${number})`,
    intro:
      'The button below works this round out again in your browser, from what was published alone; it asks us nothing.',
    endStep: (times) =>
      `hashed ${times === '1' ? 'once' : `${times} times`} by SHA-256, the seed is the end of the chain that was published before its first round.`,
    publishedStep:
      'the chain begins with the round that it has to, and no more than three players’ seeds were counted.',
    wholeStep: 'what was recorded beside the outcome follows from it.',
    save: 'Save what was published',
    saveHint: (table, from, to) =>
      `On a machine of your own: npm run verify-floor -- ${table} ${from} ${to} --file <file>`,
    fileName: (table, to) => `kasa-${table}-${to}.json`,
  },
})
