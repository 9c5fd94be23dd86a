import { defineWords } from '#web/words/words.ts'

/** What is said of a game of bingo and of its proof. */
export const BINGO_WORDS = defineWords({
  tr: {
    number: 'Oyun',
    ended: 'Çekilen toplar',
    stakes: 'Kartlarınız',
    toTable: 'Odaya git',
    runningText: 'Bu oyun henüz bitmedi. Sonucu ve kanıtı, bittiğinde burada görünür.',
    open: 'Bu oyunun tohumu açıldı. Aşağıdaki düğme topları, satılan her kartı ve kazananları tarayıcınızda baştan hesaplar; bize hiçbir şey sormaz.',
    sealed:
      'Topların sırası, özeti önceden açıklanmış bir tohumdan çekilir. Tohum, oyun bitince burada açılır ve oyunu doğrulayabilirsiniz.',
    seed: 'Oyunun tohumu',
    before: (number: number) => `Önceden açıklanan halka (${number})`,
    clientSeeds: 'İlk oyuncuların tohumları',
    salt: 'Odanın tuzu',
    table: 'Oda',
    verify: 'Oyunu doğrula',
    proven: 'Oyun doğrulandı: her adım tutuyor.',
    notProven: 'Oyun doğrulanamadı: tutmayan bir adım var. Lütfen destek ekibine bildirin.',
    chainStep: 'tohumun SHA-256 özeti, oyundan önce açıklanmış halka.',
    crowdStep: (crowd: string) => `Oyuncu tohumlarının özeti: ${crowd}.`,
    drawStep: (drawn: string) =>
      `Tohum, oda, oyunun numarası ve bu özet önce ${drawn} sayısını veriyor: 90 topun sonuncusunu o seçer, ötekiler aynı yolla sondan başa karıştırılır.`,
    outcomeStep: (outcome: string) => `ilk çekilen toplar ${outcome}, kaydedilen de o.`,
    voidStep: 'iptal edilen oyunun sonucu yok.',
  },
  en: {
    number: 'Game',
    ended: 'Balls called',
    stakes: 'Your tickets',
    toTable: 'Go to the room',
    runningText: 'This game is not over. Its result and the proof stand here once it is.',
    open: 'The seed of this game has been opened. The button below works out the balls, every ticket sold and the winners in your browser; it asks us nothing.',
    sealed:
      'The order of the balls is drawn from a seed whose hash was published before. The seed is opened here once the game is over, and then you can verify it.',
    seed: 'Seed of the game',
    before: (number) => `Link published before (${number})`,
    clientSeeds: 'Seeds of the first players',
    salt: 'Salt of the room',
    table: 'Room',
    verify: 'Verify this game',
    proven: 'Verified: every step of this game holds.',
    notProven: 'Not verified: a step does not hold. Please tell our support.',
    chainStep: 'the seed’s SHA-256 is the link that was published before the game.',
    crowdStep: (crowd) => `The hash of the players’ seeds: ${crowd}.`,
    drawStep: (drawn) =>
      `Seed, room, number of the game and that hash give ${drawn} first: it chooses the last of the 90 balls, and the others are shuffled so from the end.`,
    outcomeStep: (outcome) => `the first balls called are ${outcome}, which is what was recorded.`,
    voidStep: 'a void game has no result.',
  },
})

/** What became of tickets, what was called, and who won. */
export const BINGO_STAKE_WORDS = defineWords({
  tr: {
    spot: (name: string, amount: string) => `${name}: ${amount}`,
    states: {
      placed: () => 'Oyunda.',
      back: () => 'Geri verdiniz.',
      paid: (amount: string) => `${amount} ödendi.`,
      lost: () => 'Kazanmadı.',
      void: () => 'Oyun iptal; parası geri verildi.',
    },
    called: (count: number) => `${count} top`,
    balls: 'Çekilen toplar, sırasıyla',
    prizes: 'Ödüller',
    prize: (name: string, amount: string, ball: number) => `${name}: ${amount}, ${ball}. topta`,
    winners: (tickets: string, own: boolean) =>
      own ? `Kart ${tickets} (sizinki var)` : `Kart ${tickets}`,
    pot: (before: string, after: string) => `Odanın jackpotu: önce ${before}, sonra ${after}`,
    sold: (count: number) => `Satılan kart: ${count}`,
    tickets: 'Kartlar',
    ticket: (number: number, isOwn: boolean) => `Kart ${number}${isOwn ? ', sizin' : ''}`,
    gameStep:
      'satılan kartlar odanın tuzundan çıkanlar; ödüller ve kazananlar bu toplarla kartların verdiği.',
  },
  en: {
    spot: (name, amount) => `${name}: ${amount}`,
    states: {
      placed: () => 'In the game.',
      back: () => 'You gave them back.',
      paid: (amount) => `${amount} paid.`,
      lost: () => 'Not won.',
      void: () => 'Game void; given back.',
    },
    called: (count) => `${count} balls`,
    balls: 'Balls called, in order',
    prizes: 'Prizes',
    prize: (name, amount, ball) => `${name}: ${amount}, at ball ${ball}`,
    winners: (tickets, own) => (own ? `Ticket ${tickets} (one is yours)` : `Ticket ${tickets}`),
    pot: (before, after) => `The room’s jackpot: ${before} before, ${after} after`,
    sold: (count) => `Tickets sold: ${count}`,
    tickets: 'Tickets',
    ticket: (number, isOwn) => `Ticket ${number}${isOwn ? ', yours' : ''}`,
    gameStep:
      'the tickets sold are what the room’s salt gives; prizes and winners are what these balls and tickets give.',
  },
})
