import { defineWords } from '#web/words/words.ts'

/** What a proof is made of, wherever it is shown. */
export const PROOF_WORDS = defineWords({
  tr: {
    fair: 'Adil olduğunun kanıtı',
    fairSealed:
      'Sonuç, özeti tur başlamadan belli olan bir sunucu tohumundan çekildi. Tohum hâlâ kullanımda ve mühürlü; siz yenilediğinizde açılır ve bu turu burada doğrulayabilirsiniz.',
    fairOpen:
      'Bu turun sunucu tohumu açıldı. Aşağıdaki düğme çekilişi tarayıcınızda baştan hesaplar; bize hiçbir şey sormaz, yalnızca yayımdaki tabloyu indirir.',
    toSeeds: 'Tohumlarınız',
    seedHash: 'Sunucu tohumunun özeti (SHA-256)',
    serverSeed: 'Sunucu tohumu',
    sealed: 'Kullanımda ve mühürlü',
    clientSeed: 'Sizin tohumunuz',
    nonce: 'Sıra numarası',
    tableHash: 'Sonuç tablosunun özeti (SHA-256)',
    table: 'Sonuç tablosu',
    download: 'Tabloyu indir',
    book: 'Çekilen kayıt',
    copy: (what: string) => `Kopyala: ${what}`,
    copied: 'Kopyalandı',
    verify: 'Turu doğrula',
    proven: 'Tur doğrulandı: her adım tutuyor.',
    notProven: 'Tur doğrulanamadı: tutmayan bir adım var. Lütfen destek ekibine bildirin.',
    verifyFailed: 'Hesap yapılamadı. Bağlantınızı kontrol edip yeniden deneyin.',
    noCrypto: 'Tarayıcınız güvenli olmayan bir bağlantıda hesap yapmaya izin vermiyor.',
    holds: 'Tutuyor:',
    fails: 'Tutmuyor:',
    seedStep: 'açılan tohumun özeti, turdan önce verilen özet.',
    notedStep: 'bu özet, turdan önce bu tarayıcıya gösterilen özet.',
    notNoted:
      'Bu özet turdan önce bu tarayıcıda görülmemiş. Bir yere yazdıysanız kendiniz karşılaştırın.',
    tableStep: (rows: string) => `${rows} satırlık tablonun özeti, turun tablosunun özeti.`,
    drawStep: (point: string, total: string, row: string) =>
      `Tohumlar ve sıra numarası ${point} sayısını veriyor (0 ile ${total} arasından). Tabloda karşılığı ${row}. satır.`,
    bookStep: (book: number) => `o satırda ${book} numaralı sonuç yazıyor, turda kaydedilen de o.`,
    payoutStep: (times: string) => `satırın ödemesi temel bahsin ${times} katı, turda ödenen bu.`,
    eventsStep: 'anlatılan olayların toplamı, satırın ödemesi.',
    jackpotDraws: (draws: string) => `Jackpotların kendi çekilişleri: ${draws}.`,
    jackpotDraw: (level: string, point: string, oneIn: string, isHit: boolean) =>
      `${level} ${oneIn} içinden ${point} (${isHit ? 'düştü' : 'düşmedi'})`,
    jackpotStep: 'kaydedilen jackpotlar, sayılan bahsin altında kalan çekilişler.',
    save: 'Kanıtı indir',
    fileName: (round: number) => `kasa-tur-${round}.json`,
  },
  en: {
    fair: 'Proof of fairness',
    fairSealed:
      'The outcome was drawn from a server seed whose hash was known before the round. The seed is still in use and sealed; it is opened when you renew it, and then you can verify this round here.',
    fairOpen:
      'The server seed of this round has been opened. The button below works the draw out again in your browser; it asks us nothing and only downloads the published table.',
    toSeeds: 'Your seeds',
    seedHash: 'Hash of the server seed (SHA-256)',
    serverSeed: 'Server seed',
    sealed: 'In use and sealed',
    clientSeed: 'Your own seed',
    nonce: 'Nonce',
    tableHash: 'Hash of the outcome table (SHA-256)',
    table: 'Outcome table',
    download: 'Download the table',
    book: 'Outcome drawn',
    copy: (what) => `Copy: ${what}`,
    copied: 'Copied',
    verify: 'Verify this round',
    proven: 'Verified: every step of this round holds.',
    notProven: 'Not verified: a step does not hold. Please tell our support.',
    verifyFailed: 'This could not be worked out. Check your connection and try again.',
    noCrypto: 'Your browser does not allow this sum on an insecure connection.',
    holds: 'Holds:',
    fails: 'Does not hold:',
    seedStep: 'the opened seed has the hash that was given before the round.',
    notedStep: 'it is the hash that this browser was shown before the round.',
    notNoted:
      'This browser was not shown that hash before the round. If you wrote it down, compare the two.',
    tableStep: (rows) => `the table of ${rows} rows has the hash of the round’s table.`,
    drawStep: (point, total, row) =>
      `The seeds and the nonce give the number ${point} (from 0 up to ${total}). In the table that is row ${row}.`,
    bookStep: (book) => `that row holds outcome no. ${book}, the one that was recorded.`,
    payoutStep: (times) => `the row pays ${times} times the base stake, which is what was paid.`,
    eventsStep: 'what the events tell adds up to the row’s pay.',
    jackpotDraws: (draws) => `The jackpots’ own draws: ${draws}.`,
    jackpotDraw: (level, point, oneIn, isHit) =>
      `${level} ${point} of ${oneIn} (${isHit ? 'it fell' : 'it did not fall'})`,
    jackpotStep: 'the jackpots recorded are the draws that lie below the stake that counts.',
    save: 'Save the proof',
    fileName: (round) => `kasa-round-${round}.json`,
  },
})
