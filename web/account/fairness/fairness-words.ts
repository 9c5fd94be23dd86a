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
      'Sıradaki sunucu tohumu şimdiden seçili ve özeti yukarıda. Yeni tohumunuzu tarayıcınız ancak o özet gösterildikten sonra rastgele yapar; dilerseniz siz yazarsınız. Bu yüzden ikisinin birlikte ne çekeceğini ne siz bilebilirsiniz ne biz.',
    newSeed: 'Yeni tohumunuz',
    newSeedHint:
      'Tarayıcınız yaptı; değiştirebilirsiniz (1–64 görünür karakter). Yenilediğinizde geçerli olur; eski turları değiştirmez.',
    newSeedUsed:
      'Bu tohumu daha önce kullandınız; biliniyordu. Yenisini yazın ya da sayfayı yenileyip tarayıcınızın yaptığını kullanın.',
    olderPair:
      'Bu çift eski düzenden kalma: tohumunuzu siz yazmadıysanız biz seçmiştik. Yenilediğinizde tarayıcınız yapar.',
    broken:
      'Yenileme tutmuyor: açılan tohum ya da sıradaki, size gösterilen özete uymuyor, çekilişin sürümü gösterilenden ya da sizin tohumunuz gönderdiğinizden başka. Lütfen destek ekibine bildirin.',
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
    verifyText:
      'Açılmış bir tohumun bütün turlarını burada tek basışta, her birini ayrıntısıyla oyun geçmişinde doğrulayabilirsiniz.',
    verifyAll: (rounds: string) => `${rounds} turun hepsini doğrula`,
    verifyNone: 'Tohumu doğrula',
    verifying: (looked: string) => `${looked} tur hesaplandı…`,
    verifyFailed: 'Turlar ya da tabloları alınamadı. Yeniden deneyebilirsiniz.',
    allProven: (rounds: string) =>
      `${rounds} turun hepsi doğrulandı: sıra 0’dan başlıyor, eksik tur yok, her sonuç tohumdan yeniden çıktı.`,
    noneProven: 'Tohum verilen özete uyuyor. Bu tohumla hiç tur çekilmemiş.',
    seedNoted: 'Tohumun özeti bu tarayıcıya ilk turdan önce gösterilmişti.',
    seedNotNoted:
      'Bu tarayıcı tohumun özetini ilk turdan önce görmemiş. Bir yere yazdıysanız kendiniz karşılaştırın.',
    ownSeedSame: 'Sizin tohumunuz, bu tarayıcının bu çift için gönderdiği tohum.',
    ownSeedOther: 'Sizin tohumunuz, bu tarayıcının bu çift için gönderdiği tohum değil.',
    drawOther: 'Çekilişin sürümü, bu çift kullanımdayken bu tarayıcıya gösterilen sürüm değil.',
    gamesNoted: (rounds: string) =>
      `${rounds} turun tablosu, bedeli ve jackpotları, kayıttaki saate göre turdan önce oyun açılırken bu tarayıcıya gösterilenlerin aynısı.`,
    gamesNotedLater: (rounds: string) =>
      `${rounds} turda da aynılar, ama o turlar bu tarayıcıya ilk gösterildikleri andan önce oynanmış.`,
    gamesNotNoted: (rounds: string) =>
      `${rounds} turun oyunu bu tarayıcıda hiç açılmamış: tablosu, bedeli ve jackpotları kaydın kendi söylediği gibi alındı. Tablonun özetini bir yere yazdıysanız kendiniz karşılaştırın.`,
    covers:
      'Bu hesap her turun oyununu, sürümünü, modunu, bedelini, sonucunu ve bahsine göre ne ödediğini kanıtlar. Turun saatini, numarasını ve bahsin tutarını kanıtlamaz: onlar tohumdan çıkmaz, turun kendi kaydında imzalıdır. Oyun geçmişinde turu açıp doğrulayabilirsiniz.',
    notAllProven: 'Tohum doğrulanamadı. Lütfen destek ekibine bildirin.',
    seedWrong: 'Açılan tohum, verilen özete uymuyor.',
    missing: (nonces: string) => `Eksik sıra numaraları: ${nonces}`,
    surplus: (nonces: string) =>
      `İki kez duran ya da sonuncudan sonra gelen turların sıra numaraları: ${nonces}`,
    wrongRounds: (nonces: string) => `Tohumdan çıkmayan turların sıra numaraları: ${nonces}`,
    toGames: 'Oyun geçmişi',
    toRounds: 'Masaların turları',
    more: 'Daha fazla göster',
    moreLost: 'Devamı yüklenemedi. Yeniden deneyin.',
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
      'The next server seed is chosen already and its hash stands above. Your browser makes your new seed at random, and only after that hash was shown; or you write one yourself. So neither you nor we can know what the two will draw.',
    newSeed: 'Your new seed',
    newSeedHint:
      'Made by your browser; you may change it (1–64 visible characters). It counts once you renew; earlier rounds stay as they are.',
    newSeedUsed:
      'You have used this seed before, so it was known. Write another, or load the page anew and take the one your browser makes.',
    olderPair:
      'This pair is from before: unless you wrote your own seed, we chose it. When you renew, your browser makes it.',
    broken:
      'The renewal does not hold: the opened seed or the one that follows differs from the hash that you were shown, the version of the draw from the one shown, or your own seed from the one that was sent. Please tell our support.',
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
    verifyText:
      'You can verify all rounds of an opened seed here in one press, and each of them in detail in the game history.',
    verifyAll: (rounds) => `Verify all ${rounds} rounds`,
    verifyNone: 'Verify the seed',
    verifying: (looked) => `${looked} rounds worked out…`,
    verifyFailed: 'The rounds or their tables could not be fetched. You can try again.',
    allProven: (rounds) =>
      `All ${rounds} rounds are verified: they begin at 0, none is missing, and each outcome came out of the seed again.`,
    noneProven: 'The seed has the hash that was given. No round was drawn from it.',
    seedNoted: 'This browser was shown the seed’s hash before the first round.',
    seedNotNoted:
      'This browser was not shown the seed’s hash before the first round. If you wrote it down, compare the two.',
    ownSeedSame: 'Your own seed is the one that this browser sent for this pair.',
    ownSeedOther: 'Your own seed is not the one that this browser sent for this pair.',
    drawOther:
      'The version of the draw is not the one that this browser was shown while the pair was in use.',
    gamesNoted: (rounds) =>
      `Rounds whose table, cost and jackpots are those that this browser was shown as the game opened, before them by the times recorded: ${rounds}.`,
    gamesNotedLater: (rounds) =>
      `Rounds for which they are the same, but that were played before they were first shown here: ${rounds}.`,
    gamesNotNoted: (rounds) =>
      `Rounds of games that this browser never opened: ${rounds}. Their table, cost and jackpots are as the record itself says; if you wrote down the hash of the table, compare the two.`,
    covers:
      'This proves of every round its game, version, mode and cost, its outcome, and what it paid for its stake. It does not prove the time of a round, its number and the amount of its stake: those do not come out of the seed, but are signed in the record of the round. Open a round in the game history to verify it.',
    notAllProven: 'The seed is not verified. Please tell our support.',
    seedWrong: 'The opened seed does not have the hash that was given.',
    missing: (nonces) => `Missing nonces: ${nonces}`,
    surplus: (nonces) => `Nonces that are there twice or come after the last: ${nonces}`,
    wrongRounds: (nonces) => `Nonces of rounds that do not come out of the seed: ${nonces}`,
    toGames: 'Game history',
    toRounds: 'Rounds of the tables',
    more: 'Show more',
    moreLost: 'The rest could not be loaded. Try again.',
  },
})
