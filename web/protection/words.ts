import { defineWords } from '#web/words/words.ts'

export const CONTROL_WORDS = defineWords({
  tr: {
    title: 'Kontrol sizde',
    lead: 'Sınırlarınızı siz koyarsınız. Düşürmek hemen, yükseltmek 24 saat sonra ve sorularak geçerli olur.',
    failed: 'Sınırlarınız şu anda alınamadı',
    netTitle: 'Oyundaki net durumunuz',
    spans: { week: '7 gün', month: '30 gün', year: '12 ay' },
    span: 'Süre',
    stakes: 'Bahis',
    openStakes: 'Sonucu beklenen bahis',
    payouts: 'Ödeme',
    rounds: 'Bahis sayısı',
    timeOfDay: 'Geçen süre, son 24 saat',
    timeOfWeek: 'Geçen süre, son 7 gün',
    netDays: 'Gün gün net durumunuz',
    netWeeks: 'Hafta hafta net durumunuz, haftanın ilk günüyle',
    change: 'Değiştir',
    changeOf: (title: string) => `${title}ni değiştir`,
    noLimit: 'Limit yok',
    noOwnLimit: 'Kendi limitiniz yok',
    ours: 'Bizim koyduğumuz limit',
    oursText:
      'Bunu biz koyduk; siz yükseltemez, kaldıramazsınız. Kendi limitinizi daha düşük koyabilirsiniz: düşük olan sayılır. Nedenini sorabilir, kaldırılmasını isteyebilirsiniz.',
    oursCounts: (value: string) =>
      `Bu dönem için bizim koyduğumuz bir limit de var: ${value}. Düşük olan sayılır.`,
    offered: (value: string, when: string) =>
      `Bu limit ${value} olabilir; ${when} sonrasında size sorulur`,
    offeredNone: (when: string) => `Bu limit kaldırılabilir; ${when} sonrasında size sorulur`,
    offerDue: (value: string, until: string) =>
      `24 saat doldu: bu limit ${value} olsun mu? Yanıt vermezseniz olduğu gibi kalır ve bu soru ${until} zamanında düşer.`,
    offerDueNone: (until: string) =>
      `24 saat doldu: bu limit kaldırılsın mı? Yanıt vermezseniz olduğu gibi kalır ve bu soru ${until} zamanında düşer.`,
    kinds: { deposit: 'Yatırma', loss: 'Kayıp', stake: 'Bahis', session: 'Süre' },
    titles: {
      deposit: 'Yatırma limiti',
      loss: 'Kayıp limiti',
      stake: 'Bahis limiti',
      session: 'Süre limiti',
    },
    periods: { day: 'Günlük', week: 'Haftalık', month: 'Aylık' },
    counted: {
      day: 'Son 24 saat sayılır.',
      week: 'Son 7 gün (168 saat) sayılır.',
      month: 'Son 30 gün (720 saat) sayılır.',
    },
    used: (used: string, limit: string) => `${limit} limitin ${used} kadarı kullanıldı`,
    depositsCounted:
      'Yatırılan para hesabınıza geçtiği andan sayılır; ödenmeyi bekleyen istekler de sayılır. Limiti düşürünce sığmayan bekleyen istekler iptal edilir; gönderilmiş para yine hesabınıza geçer.',
    stakesCounted:
      'Bir bahis konduğu andan sayılır; geri alsanız ya da geçersiz olsa da sayılmış kalır.',
    period: 'Dönem',
    most: {
      deposit: 'En çok yatırabileceğiniz (₺)',
      loss: 'En çok kaybedebileceğiniz (₺)',
      stake: 'En çok bahis yapabileceğiniz (₺)',
      session: 'En çok oynayabileceğiniz süre (dakika)',
    },
    present: (limit: string, used: string) => `Şimdiki limitiniz ${limit}; ${used} kullanıldı.`,
    none: 'Bu dönem için limitiniz yok.',
    looser: (limit: string) =>
      `Bu bir yükseltme: 24 saat bekler, sonra size yeniden sorarız. Onaylamazsanız ${limit} sürer.`,
    tighter: 'Hemen geçerli olur.',
    below: 'Bu, şimdiye kadar kullandığınızdan az: yeterince zaman geçene kadar yenisi alınmaz.',
    removeNote: 'Limiti kaldırmak da bir yükseltmedir: 24 saat bekler ve yeniden sorulur.',
    set: 'Limiti koy',
    ask: 'Yükseltmeyi iste',
    remove: 'Limiti kaldırmayı iste',
    cancel: 'Vazgeç',
    close: 'Kapat',
    unreadable:
      'Tutarı rakamla yazın, örneğin 1.250,50: binlikler noktayla, kuruş virgülle ve en çok iki haneyle.',
    tooBig: (most: string) =>
      `Bir limit en çok ${most} olabilir. Sınır istemiyorsanız limiti kaldırın.`,
    minutesOnly: 'Süreyi tam dakika olarak yazın.',
    tooLong: (most: string) => `Sayıldığı süreden uzun olamaz: en çok ${most} dakika.`,
    empty: 'Bir değer yazın.',
    waits: (value: string, when: string) => `${value} bekliyor; ${when} sonrasında sorulur.`,
    waitsInstead: 'Yeni bir istek onun yerini alır; limiti düşürürseniz o istek düşer.',
    waitsNone: (when: string) => `Limiti kaldırma isteğiniz bekliyor; ${when} sonrasında sorulur.`,
    due: (value: string, until: string) =>
      `24 saat doldu: limitiniz ${value} olsun mu? Yanıt vermezseniz istek ${until} zamanında düşer.`,
    dueNone: (until: string) =>
      `24 saat doldu: limitiniz kaldırılsın mı? Yanıt vermezseniz istek ${until} zamanında düşer.`,
    keep: (value: string) => `${value} kalsın`,
    raise: (value: string) => `${value} yap`,
    raiseNone: 'Limiti kaldır',
    minutes: (count: number) => `${count} dakika`,
    reminder: 'Hatırlatma',
    reminderText:
      'Oynarken geçen süreyi ve net durumunuzu bu aralıkla gösteririz; oyun siz yanıt verene kadar bekler. Süre, bir oyun ekranınızda açıkken ve bahis koydukça işler; 15 dakika ara verirseniz baştan başlar.',
    interval: 'Hatırlatma aralığı',
    off: 'Kapalı',
    night: 'Gece hatırlatması',
    nightNone: 'Yok',
    nightText: 'Seçtiğiniz saatte oyun bir kez durur ve sorar.',
    pause: 'Mola',
    pauseText:
      '1 günden 3 aya kadar; oyun, yatırma ve tanıtım kapanır, sonra kendiliğinden açılır.',
    pauseOpen: 'Mola ver',
    pauseTitle: 'Mola ver',
    pauseNote:
      'Mola başlayınca süresi dolmadan bitirilemez. Para çekmek, geçmiş, belgeler ve destek açık kalır. Oturumlarınız hemen kapanır.',
    pauseDo: (until: string) => `${until} tarihine kadar mola ver`,
    bonus: {
      holds: (name: string, sum: string) =>
        `Süren bonusunuz ${name}: ${sum} bonus paranız duruyor.`,
      rounds: (left: number) => `Oynanmamış ${left} ücretsiz turunuz var.`,
      freeBets: (left: number) => `Oynanmamış ${left} ücretsiz bahsiniz var.`,
      goes: (when: string) =>
        `Hesabınız kapalıyken oynanmaz, vazgeçilmez ve süresi durmaz: ${when} zamanına kadar nakde dönmezse kalanı silinir. Nakdinize dokunulmaz.`,
    },
    exclude: 'Kendini dışlama',
    excludeText: '6 ay, 1 ya da 5 yıl; süresi dolmadan geri alınamaz. Paranız her zaman çekilir.',
    excludeOpen: 'Adımlara bak',
    length: {
      '1d': '1 gün',
      '1w': '1 hafta',
      '1m': '1 ay',
      '2m': '2 ay',
      '3m': '3 ay',
      '6m': '6 ay',
      '1y': '1 yıl',
      '5y': '5 yıl',
    },
    step1:
      'Adım 1 / 2 · Ne kadar süreyle kapatmak istediğinizi seçin. Bu adımda henüz hiçbir şey değişmez.',
    excludedLead:
      'Dışlamanız sürüyor. Bitmeden kaldırılamaz; isterseniz daha uzun bir süre seçebilirsiniz.',
    excludedLonger: 'Daha uzun süre seç',
    step2: 'Adım 2 / 2 · Son bir kez okuyun. Onayladığınız an geçerli olur.',
    shorter: 'Kısa bir ara yetiyorsa mola da verebilirsiniz: 1 gün, 1 hafta, 1, 2 ya da 3 ay.',
    back: 'Geri',
    goOn: 'Devam',
    closedUntil: 'Hesabınız oyuna kapalı kalacak',
    closedNote:
      'Bu tarihten önce siz de biz de kaldıramayız. Sonra kendiliğinden açılmaz: siz isterseniz, 24 saat sonra bir kez daha onayladığınızda açılır; bir hafta içinde onaylamazsanız istek düşer.',
    password: 'Parolanız',
    show: 'Parolayı göster',
    hide: 'Parolayı gizle',
    wanted: (span: string) =>
      `Hesabımın ${span} boyunca oyuna, yatırmaya ve bonusa kapanmasını istiyorum.`,
    doIt: (span: string) => `${span} için kapat`,
    tick: 'Devam etmek için kutuyu işaretleyin.',
    closes: 'Kapanır',
    closing: [
      'Bütün oyunlar ve bahisler',
      'Para yatırma ve bonuslar',
      'E-posta ve SMS tanıtımları',
      'Açık oturumlarınızın hepsi',
    ],
    stays: 'Açık kalır',
    staying: ['Bakiyenizi çekmek', 'Geçmişiniz ve belgeleriniz', 'Canlı destek'],
    selfTest: 'Kendinizi sınayın',
    selfTestText:
      'Dokuz soruyla oyunun hayatınızdaki yerine bakın. Yanıtlarınız siz istemedikçe saklanmaz.',
    selfTestOpen: 'Sorulara bak',
    pausedTitle: 'Hesabınız oyuna kapalı',
    timeOutText: (when: string) => `Mola verdiniz; ${when} tarihinde kendiliğinden açılır.`,
    excludedText: (when: string) =>
      `Kendiniz istediniz; ${when} tarihine kadar kapalı. Süre dolunca kendiliğinden açılmaz.`,
    registeredText: (when: string) =>
      `Kendinizi bütün oyun sitelerinden dışladığınız kayıtta varsınız; son günü ${when}. Her girişinizde kayda yeniden sorarız; kayıttan çıktığınızda hesabınız açılır. Paranızı çekebilir, geçmişinizi görebilir, desteğe yazabilirsiniz.`,
    excludedOver: 'Süre doldu. Hesabınız siz istemedikçe kapalı kalır.',
    roomPurse: (sum: string) =>
      `Poker, tavla ve okey salonundaki kasanızda ${sum} duruyor. Salon size kapalı; para sizindir.`,
    roomPurseOpen: 'Parayı geri iste',
    askReturn: 'Oyuna dönmek istiyorum',
    returnWaits: (when: string) =>
      `İsteğiniz alındı. ${when} sonrasında yeniden sorarız; o zamana kadar hiçbir şey değişmez.`,
    returnDue: (until: string) =>
      `24 saat doldu. Hesabınızın oyuna açılmasını hâlâ istiyor musunuz? Onaylamazsanız istek ${until} zamanında düşer, hesabınız kapalı kalır.`,
    confirmReturn: 'Evet, hesabımı aç',
    keepClosed: 'Kapalı kalsın',
    lost: 'Yanıt alınamadı. Yeniden deneyebilirsiniz.',
  },
  en: {
    title: 'You are in control',
    lead: 'You set your own limits. A lower one counts at once; a higher one after 24 hours, when we ask again.',
    failed: 'Your limits could not be fetched right now',
    netTitle: 'Your net position in play',
    spans: { week: '7 days', month: '30 days', year: '12 months' },
    span: 'Span',
    stakes: 'Stakes',
    openStakes: 'Stakes under way',
    payouts: 'Payouts',
    rounds: 'Bets placed',
    timeOfDay: 'Time, last 24 hours',
    timeOfWeek: 'Time, last 7 days',
    netDays: 'Your net position day by day',
    netWeeks: 'Your net position week by week, by its first day',
    change: 'Change',
    changeOf: (title) => `Change the ${title.toLowerCase()}`,
    noLimit: 'No limit',
    noOwnLimit: 'No limit of your own',
    ours: 'Limit that we set',
    oursText:
      'We set it; you cannot raise or remove it. You can set a lower one of your own: the lower one counts. You can ask why, and ask for it to be removed.',
    oursCounts: (value) =>
      `There is a limit of ours for this period, too: ${value}. The lower one counts.`,
    offered: (value, when) => `This limit can become ${value}; we ask you after ${when}`,
    offeredNone: (when) => `This limit can be removed; we ask you after ${when}`,
    offerDue: (value, until) =>
      `24 hours have passed: shall this limit be ${value}? Without an answer it stays, and this question lapses at ${until}.`,
    offerDueNone: (until) =>
      `24 hours have passed: shall this limit be removed? Without an answer it stays, and this question lapses at ${until}.`,
    kinds: { deposit: 'Deposits', loss: 'Losses', stake: 'Stakes', session: 'Time' },
    titles: {
      deposit: 'Deposit limit',
      loss: 'Loss limit',
      stake: 'Stake limit',
      session: 'Time limit',
    },
    periods: { day: 'Daily', week: 'Weekly', month: 'Monthly' },
    counted: {
      day: 'The last 24 hours count.',
      week: 'The last 7 days (168 hours) count.',
      month: 'The last 30 days (720 hours) count.',
    },
    used: (used, limit) => `${used} used of a limit of ${limit}`,
    depositsCounted:
      'A deposit counts from the moment it is booked; requests still to be paid count, too. When you lower the limit, waiting requests that no longer fit are canceled; money already sent is booked all the same.',
    stakesCounted:
      'A stake counts from the moment it is placed, and stays counted though you take it back or it is void.',
    period: 'Period',
    most: {
      deposit: 'The most you can deposit (₺)',
      loss: 'The most you can lose (₺)',
      stake: 'The most you can stake (₺)',
      session: 'The longest you can play (minutes)',
    },
    present: (limit, used) => `Your present limit is ${limit}; ${used} of it is used.`,
    none: 'You have no limit for this period.',
    looser: (limit) =>
      `This is a raise: it waits 24 hours, then we ask again. Unless you confirm it, ${limit} stays.`,
    tighter: 'It counts at once.',
    below:
      'This is less than you have used so far: nothing new is taken until enough time has passed.',
    removeNote: 'Removing a limit is a raise, too: it waits 24 hours and is asked again.',
    set: 'Set the limit',
    ask: 'Ask for the raise',
    remove: 'Ask to remove it',
    cancel: 'Cancel',
    close: 'Close',
    unreadable:
      'Write the amount in figures, such as 1,250.50: a comma between thousands, a point before at most two decimals.',
    tooBig: (most) => `A limit can be ${most} at most. Remove it if you want none.`,
    minutesOnly: 'Write the time in whole minutes.',
    tooLong: (most) => `It cannot be longer than what it is counted in: at most ${most} minutes.`,
    empty: 'Enter a value.',
    waits: (value, when) => `${value} waits; we ask again after ${when}.`,
    waitsInstead: 'A new request takes its place; a lower limit drops it.',
    waitsNone: (when) => `Removing the limit waits; we ask again after ${when}.`,
    due: (value, until) =>
      `24 hours have passed: shall your limit be ${value}? Without an answer the request lapses at ${until}.`,
    dueNone: (until) =>
      `24 hours have passed: shall your limit be removed? Without an answer the request lapses at ${until}.`,
    keep: (value) => `Keep ${value}`,
    raise: (value) => `Make it ${value}`,
    raiseNone: 'Remove the limit',
    minutes: (count) => `${count} minutes`,
    reminder: 'Reminder',
    reminderText:
      'While you play, we show the time and your net position at this interval; play waits until you answer. The time runs while a game is open on your screen and while you bet; after a rest of 15 minutes it begins anew.',
    interval: 'Reminder interval',
    off: 'Off',
    night: 'Night reminder',
    nightNone: 'None',
    nightText: 'At the hour you choose, play stops once and asks.',
    pause: 'Break',
    pauseText:
      'From 1 day to 3 months; play, deposits and promotions close, then open again by themselves.',
    pauseOpen: 'Take a break',
    pauseTitle: 'Take a break',
    pauseNote:
      'Once it has begun, it cannot be ended early. Withdrawals, history, documents and support stay open. Your sessions end at once.',
    pauseDo: (until) => `Take a break until ${until}`,
    bonus: {
      holds: (name, sum) => `Your bonus under way, ${name}, holds ${sum} of bonus money.`,
      rounds: (left) => `${left} of its free rounds are not played yet.`,
      freeBets: (left) => `${left} of its free bets are not placed yet.`,
      goes: (when) =>
        `While your account is closed it cannot be played or given up, and its time goes on: unless it is cash by ${when}, what is left of it goes. Your cash is not touched.`,
    },
    exclude: 'Self-exclusion',
    excludeText:
      '6 months, 1 or 5 years; it cannot be taken back before its end. Your money can always be withdrawn.',
    excludeOpen: 'See the steps',
    length: {
      '1d': '1 day',
      '1w': '1 week',
      '1m': '1 month',
      '2m': '2 months',
      '3m': '3 months',
      '6m': '6 months',
      '1y': '1 year',
      '5y': '5 years',
    },
    step1: 'Step 1 of 2 · Choose for how long. Nothing changes in this step.',
    excludedLead:
      'You are self-excluded. It cannot be lifted before its end; you can choose a longer time.',
    excludedLonger: 'Choose a longer time',
    step2: 'Step 2 of 2 · Read it once more. It counts from the moment you confirm.',
    shorter: 'If a short pause is enough, you can take a break: 1 day, 1 week, 1, 2 or 3 months.',
    back: 'Back',
    goOn: 'Continue',
    closedUntil: 'Your account will be closed to play until',
    closedNote:
      'Neither you nor we can lift it before then. It does not open by itself afterwards: if you ask, it opens once you confirm that again 24 hours later, within a week.',
    password: 'Your password',
    show: 'Show password',
    hide: 'Hide password',
    wanted: (span) => `I want my account to be closed to play, deposits and bonuses for ${span}.`,
    doIt: (span) => `Close it for ${span}`,
    tick: 'Tick the box to go on.',
    closes: 'What closes',
    closing: [
      'All games and bets',
      'Deposits and bonuses',
      'Promotions by e-mail and SMS',
      'All of your open sessions',
    ],
    stays: 'What stays open',
    staying: ['Withdrawing your balance', 'Your history and documents', 'Live support'],
    selfTest: 'Test yourself',
    selfTestText:
      'Nine questions on the place that play has in your life. Nothing is kept unless you say so.',
    selfTestOpen: 'See the questions',
    pausedTitle: 'Your account is closed to play',
    timeOutText: (when) => `You are taking a break; it ends by itself on ${when}.`,
    excludedText: (when) =>
      `You asked for it; it is closed until ${when}. It does not open by itself then.`,
    registeredText: (when) =>
      `You stand in the register by which you excluded yourself from all gambling sites; its last day is ${when}. We ask it again at each login; your account opens when you are off it. You can withdraw your money, see your history and write to support.`,
    excludedOver: 'The time has passed. Your account stays closed unless you ask.',
    roomPurse: (sum) =>
      `${sum} is in your purse in the poker, backgammon and okey room. The room is closed to you; the money is yours.`,
    roomPurseOpen: 'Ask the money back',
    askReturn: 'I want to return to play',
    returnWaits: (when) =>
      `We have your request. We ask again after ${when}; nothing changes until then.`,
    returnDue: (until) =>
      `24 hours have passed. Do you still want your account to be open to play? Unless you confirm it, the request lapses at ${until} and your account stays closed.`,
    confirmReturn: 'Yes, open my account',
    keepClosed: 'Keep it closed',
    lost: 'There was no answer. You can try again.',
  },
})
