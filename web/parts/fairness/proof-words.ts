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
    ownSeedStep: 'sizin tohumunuz, bu tarayıcının bu çift için gönderdiği tohum.',
    ownSeedNotNoted:
      'Sizin tohumunuzu bu tarayıcı yapmamış ya da bunu not etmemiş. Başka bir cihazda siz seçtiyseniz kendiniz karşılaştırın.',
    drawVersionStep: 'çekilişin sürümü, tohum kullanımdayken bu tarayıcıya gösterilen sürüm.',
    ownSeedReplaced:
      'Bu tohum, tarayıcınızın bu çift için gönderdiği tohum değil. Oynamayın, lütfen destek ekibine bildirin.',
    receiptStep: 'bu kaydın her alanı, oyun açılırken bilinen anahtarımızla imzalı.',
    receiptNotNoted:
      'bu kaydın her alanı, kaydın kendi verdiği anahtarla imzalı. Bu tarayıcı anahtarımızı daha önce görmemiş; bir yere yazdıysanız kendiniz karşılaştırın.',
    figuresStep: 'çarpan, jackpot toplamı ve tablonun yeri öteki alanlardan çıkıyor.',
    gameStep:
      'tablo, turun bedeli ve jackpotlar, oyun açılırken bu tarayıcıya gösterilenlerin aynısı.',
    gameNotNoted:
      'Bu oyunun tablosu turdan önce bu tarayıcıda görülmemiş. Özeti bir yere yazdıysanız kendiniz karşılaştırın.',
    gameNotedLater:
      'Tablo, turun bedeli ve jackpotlar bu tarayıcıya gösterilenlerle aynı; ama bu tur, ilk gösterildikleri andan önce oynanmış.',
    notDrawn: 'kaydın söyledikleriyle bir sonuç çekilebiliyor.',
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
    ownSeedStep: 'your own seed is the one that this browser sent for this pair.',
    ownSeedNotNoted:
      'Your own seed was not made by this browser, or not noted here. If you chose it on another device, compare the two.',
    drawVersionStep:
      'the version of the draw is the one that this browser was shown while the seed was in use.',
    ownSeedReplaced:
      'This is not the seed that your browser sent for this pair. Do not play on it; please tell our support.',
    receiptStep: 'every field of this record is signed with our key, known since the game opened.',
    receiptNotNoted:
      'every field of this record is signed with the key that it names itself. This browser was not shown our key before; if you wrote it down, compare the two.',
    figuresStep:
      'multiplier, jackpots won and the place of the table follow from the other fields.',
    gameStep:
      'table, cost and jackpots are those that this browser was shown when the game opened.',
    gameNotNoted:
      'This browser was not shown the table of this game before the round. If you wrote its hash down, compare the two.',
    gameNotedLater:
      'Table, cost and jackpots are those that this browser was shown; but this round was played before they were first shown here.',
    notDrawn: 'an outcome can be drawn for what the record says.',
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
