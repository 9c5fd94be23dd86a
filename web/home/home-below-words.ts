import { defineWords } from '#web/words/words.ts'

export const HOME_BELOW_WORDS = defineWords({
  tr: {
    featured: 'Öne çıkan oyun',
    slots: 'Slotlar',
    all: (count: string) => `Tümü ${count}`,
    allGames: 'Tüm slotlar',
    nothing: 'Henüz açık bir oyun yok',
    nothingText: 'İlk oyun açıldığında burada duracak.',
    proofTitle: 'Bir tur nasıl kanıtlanır?',
    proofLead:
      'Aynı hesabı hem biz hem siz yaparsınız. Aşağıdaki çekiliş, tarayıcınızda şu anda gerçekten hesaplanıyor.',
    steps: {
      seal: 'Mühür',
      sealText:
        'Siz oynamadan önce sunucunun tohumu seçilir; hesabınızın Adillik sayfasında yalnızca özeti durur. Sonradan değiştirilemez.',
      draw: 'Çekiliş',
      drawText:
        'Sunucunun tohumu, sizin tohumunuz ve sıra numarası tek bir sayı verir. O sayı, yayımlanmış tablodan bir satır seçer.',
      check: 'Kontrol',
      checkText:
        'Tohumu yenilediğinizde eskisi açılır. Özeti tutuyor mu, satır doğru mu: oyun geçmişinde her tur tarayıcınızda baştan hesaplanır.',
    },
    yourSeed: 'Sizin tohumunuz',
    seedHint: 'Bir harfini değiştirin, sayı baştan sona değişir.',
    round: 'Tur',
    nextRound: 'Sıradaki tur',
    hash: 'HMAC-SHA-256',
    row: 'Çekilen satır',
    ofRows: (count: string) => `${count} satır içinden`,
    example: 'Örnek tohumla, para olmadan.',
    live: 'Canlı masalar',
    promotions: 'Promosyonlar',
    allPromotions: 'Tüm promosyonlar',
  },
  en: {
    featured: 'In the spotlight',
    slots: 'Slots',
    all: (count) => `All ${count}`,
    allGames: 'All slots',
    nothing: 'No game is open yet',
    nothingText: 'The first one will stand here.',
    proofTitle: 'How is a round proven?',
    proofLead:
      'We do the same sum as you do. The draw below is really being worked out in your browser right now.',
    steps: {
      seal: 'Sealed',
      sealText:
        'Before you play, the server’s seed is chosen; the Fairness page of your account shows only its hash. It cannot be changed afterwards.',
      draw: 'Drawn',
      drawText:
        'The server’s seed, your seed and the round’s number give one number. It picks one row of the published table.',
      check: 'Checked',
      checkText:
        'When you renew the seed, the old one is opened. Does the hash match, is the row right: your game history works every round out again in your browser.',
    },
    yourSeed: 'Your seed',
    seedHint: 'Change one letter and the whole number changes.',
    round: 'Round',
    nextRound: 'Next round',
    hash: 'HMAC-SHA-256',
    row: 'Row drawn',
    ofRows: (count) => `out of ${count} rows`,
    example: 'With an example seed, and no money.',
    live: 'Live tables',
    promotions: 'Promotions',
    allPromotions: 'All promotions',
  },
})
