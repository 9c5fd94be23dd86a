import { defineWords } from '#web/words/words.ts'

export const FAIRNESS_WORDS = defineWords({
  tr: {
    title: 'Adillik',
    lead: 'Turlarınızın hangi tohumlardan çekildiği, tohumu değiştirmenin yolu ve açılmış tohumlarınız.',
    inUse: 'Kullanımdaki tohumlar',
    inUseText:
      'Her turun sonucu üç şeyden hesaplanır: bizim mühürlü tohumumuz, sizin tohumunuz ve turun sıra numarası. Mühürlü tohumun özetini bir yere yazın: tohum açıldığında değişmediğini bu özetle görürsünüz.',
    drawn: 'Bu tohumlarla çekilen tur',
    nextHash: 'Sıradaki sunucu tohumunun özeti (SHA-256)',
    change: 'Tohumu yenile',
    changeText:
      'Sıradaki sunucu tohumu şimdiden seçili ve özeti yukarıda. Yeni tohumunuzu o özeti gördükten sonra yazdığınız için, birlikte ne çekeceklerini ne siz bilebilirsiniz ne biz.',
    newSeed: 'Yeni tohumunuz',
    newSeedHint: '1–64 görünür karakter. Yenilediğinizde geçerli olur; eski turları değiştirmez.',
    newSeedWrong: '1–64 görünür karakter yazın; art arda boşluk olmasın.',
    rotate: 'Yenile',
    question: 'Tohumlar yenilensin mi?',
    questionText: (rounds: string) =>
      `Şimdiki sunucu tohumu açılır ve onunla çekilen ${rounds} turu doğrulayabilirsiniz. Sonraki turlar yeni tohumlardan çekilir. Bu geri alınamaz; bakiyenizi ve kazanma olasılığını değiştirmez.`,
    keep: 'Vazgeç',
    close: 'Kapat',
    rotated: 'Tohumlar yenilendi, eskisi açıldı.',
    openRound: (game: string) =>
      `Süren turunuz ${game} oyununda. Onu bitirince tohumu yenileyebilirsiniz.`,
    toRound: 'Tura dön',
    revealed: 'Açılmış tohumlar',
    revealedNone:
      'Henüz açılmış bir tohumunuz yok. İlk yenilemenizden sonra eski tohum burada durur.',
    revealedAt: (at: string, rounds: string) => `${at} · ${rounds} tur`,
    verifyText: 'Açılmış bir tohumun turlarını oyun geçmişinden tek tek doğrulayabilirsiniz.',
    toGames: 'Oyun geçmişi',
    more: 'Daha fazla göster',
  },
  en: {
    title: 'Fairness',
    lead: 'Which seeds your rounds are drawn from, the way to change them, and your opened seeds.',
    inUse: 'Seeds in use',
    inUseText:
      'The outcome of every round is worked out from three things: our sealed seed, your own seed and the number of the round. Write down the hash of the sealed seed: when the seed is opened, it shows that nothing was changed.',
    drawn: 'Rounds drawn from these seeds',
    nextHash: 'Hash of the next server seed (SHA-256)',
    change: 'Renew the seed',
    changeText:
      'The next server seed is chosen already and its hash stands above. Since you write your new seed after seeing that hash, neither you nor we can know what the two will draw.',
    newSeed: 'Your new seed',
    newSeedHint:
      '1–64 visible characters. It counts once you renew; earlier rounds stay as they are.',
    newSeedWrong: 'Write 1–64 visible characters, without two spaces in a row.',
    rotate: 'Renew',
    question: 'Renew the seeds?',
    questionText: (rounds) =>
      `The present server seed is opened, and you can verify the ${rounds} rounds drawn from it. Later rounds are drawn from the new seeds. This cannot be undone; it changes neither your balance nor your chances.`,
    keep: 'Cancel',
    close: 'Close',
    rotated: 'The seeds are renewed, the old one is open.',
    openRound: (game) =>
      `Your round under way is in ${game}. Once it is finished, you can renew the seed.`,
    toRound: 'Back to the round',
    revealed: 'Opened seeds',
    revealedNone:
      'None of your seeds is open yet. After your first renewal the old one stands here.',
    revealedAt: (at, rounds) => `${at} · ${rounds} rounds`,
    verifyText: 'You can verify the rounds of an opened seed one by one in the game history.',
    toGames: 'Game history',
    more: 'Show more',
  },
})
