import { defineWords } from '#web/words/words.ts'

export const JACKPOT_WORDS = defineWords({
  tr: {
    title: 'Jackpotlar',
    levels: { mini: 'Mini', minor: 'Minör', major: 'Majör', grand: 'Büyük' },
    fedBy: (share: string) => `Kasa slotlarındaki bahislerden en çok ${share} pay ile beslenir.`,
    how: 'Nasıl çalışır?',
    failed: 'Jackpotlar şu anda alınamadı.',
    close: 'Kapat',
    about:
      'Çini Atölyesi slotlarında hesabınızla oynadığınız her turun bahsi, dört havuzu birden besler ve her birini kazanma şansı verir. Ek ücret ödemezsiniz: pay, bahsin içindedir.',
    level: 'Havuz',
    now: 'Şu an',
    start: 'Başlangıç',
    odds: 'Olasılık',
    share: 'Pay',
    oneIn: (lira: string) => `${lira} bahiste 1`,
    shareOf: (growth: string, reserve: string) => `${growth} + ${reserve}`,
    shareNote:
      'Gösterilen tutar, o an düşse ödenecek olandır: başlangıcı kasanın sözüdür, üstü bahislerden gelir. Payın ilk yarısı havuzu büyütür, ikinci yarısı kasanın verdiği başlangıç tutarlarını karşılamaya gider. Uzun vadede payların tamamı oyunculara döner; oyunun kendi geri dönüşüne (RTP) eklenir.',
    countedNote: (max: string) =>
      `Şansınız bahsinizle doğru orantılıdır: iki kat bahis, iki kat şans. Bir turun bahsinden en çok ${max} sayılır; hem pay hem şans buna göre hesaplanır.`,
    fairNote:
      'Her havuzun çekilişi, turunuzun tohumlarından ayrı ayrı yapılır; bakiyenize, geçmişinize veya havuzun doluluğuna bakılmaz. Oyun geçmişinde her turun jackpot çekilişlerini kendiniz doğrularsınız. Deneme oyununda ve diğer stüdyoların oyunlarında jackpot yoktur.',
    lastWins: 'Son kazananlar',
    noWins: 'Henüz düşen bir jackpot yok.',
    noWinsText: 'İlk düşen jackpot burada görünecek.',
    winsFailed: 'Kazananlar şu anda alınamadı.',
    wonTitle: (level: string) => `${level} jackpot sizin`,
    wonText: (game: string) =>
      `${game} oyunundaki turunuz jackpotu düşürdü. Tutar nakit bakiyenize geçti; çevrim şartı yoktur.`,
    wonTitles: (count: number) => `${count} jackpot birden sizin`,
    wonTexts: (game: string) =>
      `${game} oyunundaki turunuz bu jackpotları birlikte düşürdü. Tutarların tamamı nakit bakiyenize geçti; çevrim şartı yoktur.`,
    wonRound: (round: number) => `Tur #${round}`,
    wonProof: 'Turu gör',
    goOn: 'Oyuna dön',
  },
  en: {
    title: 'Jackpots',
    levels: { mini: 'Mini', minor: 'Minor', major: 'Major', grand: 'Grand' },
    fedBy: (share) => `Fed by up to ${share} of every stake on the Kasa slots.`,
    how: 'How do they work?',
    failed: 'The jackpots could not be fetched just now.',
    close: 'Close',
    about:
      'Every round that you play with your account on a slot of Çini Atölyesi feeds four pools and gives you a chance at each of them. It costs nothing on top: the share is part of the stake.',
    level: 'Pool',
    now: 'Now',
    start: 'Starts at',
    odds: 'Odds',
    share: 'Share',
    oneIn: (lira) => `1 in ${lira} staked`,
    shareOf: (growth, reserve) => `${growth} + ${reserve}`,
    shareNote:
      'The amount shown is what would be paid now: its start is the house’s promise, the rest comes from stakes. The first half of the share lets the pool grow, the second goes towards the starts that the house pays. In the long run all of it goes back to players, on top of the game’s own return (RTP).',
    countedNote: (max) =>
      `Your chance is in proportion to your stake: twice the stake, twice the chance. Of one round’s stake at most ${max} counts, for the shares and for the chance.`,
    fairNote:
      'Each pool is drawn by itself from the seeds of your round; your balance, your history and what the pool holds play no part. You can verify the jackpot draws of every round in your game history. Trial play and games of other studios have no jackpots.',
    lastWins: 'Last winners',
    noWins: 'No jackpot has fallen yet.',
    noWinsText: 'The first one will stand here.',
    winsFailed: 'The winners could not be fetched just now.',
    wonTitle: (level) => `The ${level} jackpot is yours`,
    wonText: (game) =>
      `Your round of ${game} made the jackpot fall. The amount is in your cash balance, with no strings attached.`,
    wonTitles: (count) => `${count} jackpots at once are yours`,
    wonTexts: (game) =>
      `Your round of ${game} made these jackpots fall together. All of it is in your cash balance, with no strings attached.`,
    wonRound: (round) => `Round #${round}`,
    wonProof: 'See the round',
    goOn: 'Back to the game',
  },
})
