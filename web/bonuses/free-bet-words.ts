import { defineWords } from '#web/words/words.ts'

/** What offers of free bets say. */
export const FREE_BET_WORDS = defineWords({
  tr: {
    bets: 'Ücretsiz bahis',
    stake: 'Bir bahsin tutarı',
    oddsMin: 'En düşük oran',
    open: (bets: number) => `Sizin için şu anda ${bets} ücretsiz bahis.`,
    ask: (bets: number) => `${bets} ücretsiz bahsi iste`,
    given: (bets: number) => `${bets} ücretsiz bahsiniz verildi; kuponda tutarın yerinde durur.`,
    placed: 'oynandı',
    progress: (placed: number, bets: number) =>
      `${bets} ücretsiz bahisten ${placed} tanesi oynandı.`,
    left: (left: number) => `Kalan: ${left}. Kuponda tutarın yerine seçilir.`,
    leftShort: 'Kalan ücretsiz bahis',
    won: (due: string, done: string) =>
      `Şimdiye kadar kazandıklarınızın çevrimi ${due}; ${done} bahis sayıldı.`,
    after: (times: number) =>
      `Kazançları bonus paranız olur; ${times} katı bahis yapılınca nakde döner.`,
    afterCash: 'Kazançları hemen nakittir, çevrimi yoktur.',
    toSport: 'Maçlara bak',
    closed: 'Spor bahisleri şu anda kapalı; açılınca isteyebilirsiniz.',
    lapse: (left: number) =>
      left === 0
        ? 'Açık ücretsiz kuponlarınız şartlarına göre sürer.'
        : `Kalan ${left} ücretsiz bahis de düşer; açık kuponlarınız şartlarına göre sürer.`,
    giveUpNow: 'Ücretsiz bahislerden vazgeç',
    whoAll: 'Her üye; yatırma gerekmez',
    amount: (bets: number, stake: string) => `${bets} ücretsiz spor bahsi, her biri ${stake}`,
    how: 'Kuponun tutarını biz yatırırız; bakiyenizden bir şey alınmaz. Her ücretsiz bahis bir kupondur, tutarı değiştirilemez; sistemde kolonlara eşit bölünür',
    row: { coupon: 'Kupon', pays: 'Ne öder', void: 'İade olursa', sold: 'Bozdurma' },
    coupon: (parts: readonly string[]) =>
      parts.length === 0 ? 'Her spor, her oran, her kupon türü' : parts.join(' · '),
    oddsAtLeast: (odds: string) => `her seçimin oranı en az ${odds}`,
    picksAtLeast: (picks: number) => `en az ${picks} seçim`,
    sportsOnly: (sports: string) => `yalnız ${sports}`,
    sports: {
      football: 'futbol',
      basketball: 'basketbol',
      tennis: 'tenis',
      volleyball: 'voleybol',
      esport: 'e-spor',
    },
    pays: 'Kolon kolon tutarın üstündeki kazancı; tutarın kendisi ödenmez. Kaybederse sizden bir şey gitmez',
    void: 'Bütün maçları iade olan kolonun tutarı, eski süresiyle ücretsiz bahis olarak geri gelir; süresi bittiyse düşer',
    sold: 'Kazancının ortalamasına göre, bütün ya da parça parça; tutarı sayılmaz',
    wonCash: 'Nakittir: kupon sonuçlanınca nakit bakiyenize geçer',
    wonWagering: 'Bonus hesabınıza geçer',
    wagering: (times: number) =>
      `Kazandıklarınızın ${times} katı bahis. Ücretsiz bahisleri aldıktan sonraki bütün nakit ve bonus bahisleri, sonuçlanınca sayılır; ücretsiz bahislerin kendisi sayılmaz. Son kupon sonuçlandığında çevrim tamamsa hemen, değilse tamamlanınca nakde döner`,
    time: (days: number) =>
      `${days} gün: ücretsiz bahisler bu sürede oynanır, oynanmayan düşer. Süre biterken açık kuponun kazancı, çevrim varsa verilmez`,
    timeCash: (days: number) =>
      `${days} gün: ücretsiz bahisler bu sürede oynanır, oynanmayan düşer. Süre biterken açık olan kupon sürer ve kazancı nakit ödenir`,
    giveUpCash:
      'İstediğiniz an. Oynanmayanlar düşer, açık kuponlar sürer, kazandığınız nakit kalır',
    others: 'Sürerken başka bir çevrimli bonus, ücretsiz tur ya da ücretsiz bahis alınamaz',
    corrected:
      'Sonucu düzeltilen maçın ücretsiz bahsi de düzeltilir: nakit kazançlar her zaman, bonus parası bonus sürdükçe',
    correctedRow: 'Sonuç düzeltilirse',
    limits:
      'Ücretsiz bahisler bahis limitlerinize sayılır, kayıp limitlerinize sayılmaz; molada ve dışlamada oynanmaz',
    example: (bets: number, stake: string, won: string, due: string) =>
      `${stake} tutarında ${bets} bahsi biz öderiz. 2,50 oranlı biri tutarsa ${won} kazanırsınız; ${due} bahis yapılınca nakde döner.`,
    exampleCash: (bets: number, stake: string, won: string) =>
      `${stake} tutarında ${bets} bahsi biz öderiz. 2,50 oranlı biri tutarsa ${won} kazanırsınız: nakittir, hemen çekilir.`,
  },
  en: {
    bets: 'Free bets',
    stake: 'Stake of each',
    oddsMin: 'Least odds',
    open: (bets) => `For you it is ${bets} free bets now.`,
    ask: (bets) => `Ask for ${bets} free bets`,
    given: (bets) =>
      `Your ${bets} free bets were given; on the coupon they stand beside the stake.`,
    placed: 'placed',
    progress: (placed, bets) => `${placed} of ${bets} free bets placed.`,
    left: (left) => `${left} left. On the coupon, choose one in place of a stake.`,
    leftShort: 'Free bets left',
    won: (due, done) => `What they have won so far takes ${due} in stakes; ${done} counted.`,
    after: (times) =>
      `What they win is bonus money; after ${times} times of it in stakes it is cash.`,
    afterCash: 'What they win is cash at once, with nothing to wager.',
    toSport: 'See the matches',
    closed: 'The sportsbook is closed for now; they can be asked for once it opens.',
    lapse: (left) =>
      left === 0
        ? 'Free coupons that are open go on by their terms.'
        : `The ${left} free bets that are left go, too; coupons that are open go on by their terms.`,
    giveUpNow: 'Give the free bets up',
    whoAll: 'Every member; no deposit is needed',
    amount: (bets, stake) => `${bets} free bets on sports, ${stake} each`,
    how: 'We put down the stake of the coupon; nothing is taken from your balance. Each free bet is one coupon, its amount cannot be altered; in a system it is divided evenly by the lines',
    row: { coupon: 'The coupon', pays: 'What it pays', void: 'If it is void', sold: 'Cash-out' },
    coupon: (parts) =>
      parts.length === 0 ? 'Any sport, any odds, any kind of coupon' : parts.join(' · '),
    oddsAtLeast: (odds) => `odds of ${odds} at least on each pick`,
    picksAtLeast: (picks) => (picks === 1 ? 'one pick at least' : `${picks} picks at least`),
    sportsOnly: (sports) => `${sports} only`,
    sports: {
      football: 'football',
      basketball: 'basketball',
      tennis: 'tennis',
      volleyball: 'volleyball',
      esport: 'esport',
    },
    pays: 'Line by line what it wins beyond its stake; the stake itself is not paid. If it loses, nothing of yours goes',
    void: 'The stake of a line whose matches are all void comes back as a free bet with its old expiry; once that is over it lapses',
    sold: 'By what it wins on average, whole or in parts; its stake does not count',
    wonCash: 'Is cash: it is added to your cash when the coupon is settled',
    wonWagering: 'Goes to your bonus account',
    wagering: (times) =>
      `${times} times what you won in stakes. All cash and bonus stakes since you took the free bets count once they are settled; the free bets themselves do not. It becomes cash with the last coupon if the wagering is met by then, else once it is`,
    time: (days) =>
      `${days} days: the free bets are placed in that time, and lapse else. What a coupon wins that is open when the time is over is not given where there is something to wager`,
    timeCash: (days) =>
      `${days} days: the free bets are placed in that time, and lapse else. A coupon that is open then goes on, and what it wins is paid in cash`,
    giveUpCash:
      'Whenever you like. What was not placed goes, open coupons go on, the cash you won stays',
    others:
      'While they last, no other bonus that is to be wagered, no free rounds and no other free bets',
    corrected:
      'Where a result is corrected the free bet is, too: cash always, bonus money while the bonus is under way',
    correctedRow: 'If a result is corrected',
    limits:
      'Free bets count for your limits of stakes, and not for those of losses; they are not placed on a break or while excluded',
    example: (bets, stake, won, due) =>
      `We pay for ${bets} bets of ${stake}. If one at odds of 2.50 comes in you win ${won}; it becomes cash after ${due} in stakes.`,
    exampleCash: (bets, stake, won) =>
      `We pay for ${bets} bets of ${stake}. If one at odds of 2.50 comes in you win ${won}: it is cash and can be withdrawn at once.`,
  },
})
