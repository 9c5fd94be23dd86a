/**
 * The words of the demo house's sliders, promotions and messages. They praise what the house can do
 * today.
 */

import { CATEGORY } from '#contract/games/categories.ts'

const art = (name: string): string => `/art/banners/${name}.svg`

export const SLIDERS = [
  {
    name: 'fair',
    place: 'left',
    image: art('fair'),
    link: '/info/casino-rules',
    tr: {
      title: 'Her sonucu kendiniz doğrulayın',
      text: 'Çekilişin tohumu oyundan önce mühürlenir, sonra açılır. Hesabı tarayıcınız yapar.',
      button: 'Nasıl çalışıyor?',
    },
    en: {
      title: 'Check every outcome yourself',
      text: 'The seed is sealed before you play and opened afterwards. Your own browser does the sums.',
      button: 'How it works',
    },
  },
  {
    name: 'tournament',
    place: 'left',
    image: art('tournament'),
    link: '/tournaments',
    tr: {
      title: 'Turnuvalarda sıra sizde',
      text: 'Puanlar hesapla oynanan turlardan, ödüller kasadan gelir. Sıralama herkese açık.',
      button: 'Turnuvalara bakın',
    },
    en: {
      title: 'Take your place in the tournaments',
      text: 'Points come from rounds played with an account, prizes from the house. The standings are open to all.',
      button: 'See the tournaments',
    },
  },
  {
    name: 'slots',
    place: 'left',
    image: art('slots'),
    link: '/slot',
    tr: {
      title: 'Lale Devri’nden Kapadokya’ya',
      text: 'Çini Atölyesi’nin üç slotu; getirileri tablodan kuruşu kuruşuna hesaplanır.',
      button: 'Slotlara gidin',
    },
    en: {
      title: 'From the Tulip Era to Cappadocia',
      text: 'Three slots by Çini Atölyesi, with returns worked out exactly from their published tables.',
      button: 'Go to the slots',
    },
  },
  {
    name: 'jackpot',
    place: 'right',
    image: art('jackpot'),
    link: `/slot/category/${CATEGORY.jackpot}`,
    tr: {
      title: 'Jackpotlar büyüyor',
      text: 'Gösterilen tutar, o an düşse ödenecek olandır: kasanın söz verdiği başlangıç ve bahislerden gelen artış.',
      button: 'Jackpotlara bakın',
    },
    en: {
      title: 'Jackpots on the rise',
      text: 'What you see is what would be paid now: a start that the house promises, and growth from stakes.',
      button: 'See the jackpots',
    },
  },
  {
    name: 'welcome',
    place: 'right',
    image: art('welcome'),
    link: '/promotions',
    tr: {
      title: '%50 hoş geldin bonusu',
      text: 'İsterseniz ilk yatırmanıza, en çok ₺999. Şartlar açık.',
      button: 'Promosyonlar',
    },
    en: {
      title: '50 percent welcome bonus',
      text: 'On your first deposit, if you ask, up to ₺999.',
      button: 'Promotions',
    },
  },
]

const TERMS_LINK_TR =
  '<p>Bütün şartları <a href="/bonuses">Bonuslar sayfanızda</a>, istemeden önce okursunuz.</p>'
const TERMS_LINK_EN =
  '<p>You read every term on your <a href="/bonuses">Bonuses page</a> before you ask.</p>'

export const PROMOTIONS = [
  {
    name: 'welcome',
    image: art('welcome'),
    tr: {
      title: '%50 hoş geldin bonusu',
      text: 'İlk para yatırma işleminize %50, en çok ₺999.',
      html: '<p>Kasa’ya ilk kez para yatırdığınızda tutarın <strong>%50’si kadar hoş geldin bonusu</strong>, en çok <strong>999 TRY</strong>. Örneğin ₺1.000 yatırana ₺500, ₺1.998 ve üzerini yatırana ₺999.</p>',
      terms:
        '<ul><li>Her üye için bir kez, ilk yatırma en az ₺100 ise.</li><li>Bonus istenmeden verilmez; bonussuz da oynayabilirsiniz.</li><li>Çevrim 30 kattır ve 30 gün içinde tamamlanır; o sürede bir bahis en çok ₺50’dir.</li></ul>' +
        TERMS_LINK_TR,
    },
    en: {
      title: '50 percent welcome bonus',
      text: '50 percent on your first deposit, up to ₺999.',
      html: '<p>On your first deposit at Kasa, a <strong>50 percent welcome bonus</strong> of up to <strong>999 TRY</strong>. Deposit ₺1,000 and it is ₺500; from ₺1,998 upwards it is ₺999.</p>',
      terms:
        '<ul><li>Once for each member whose first deposit is ₺100 or more.</li><li>Never added without being asked for; you may play on without it.</li><li>To be wagered 30 times within 30 days, by stakes of up to ₺50.</li></ul>' +
        TERMS_LINK_EN,
    },
  },
  {
    name: 'casino-discount',
    image: art('slots'),
    tr: {
      title: '%30 casino indirimi',
      text: 'Casino’da geçen haftaki net kaybınızın %30’u, isterseniz, nakit olarak geri.',
      html: '<p>Bir hafta içinde casino oyunlarındaki bahisleriniz kazançlarınızı aştıysa, net kaybınızın <strong>%30’u casino indirimi</strong> olarak, pazartesiden sonraki 3 gün içinde isterseniz nakit geri verilir.</p><p>İndirim bir teselli değil, önceden belli bir kuraldır: daha çok oynamak için bir neden olmasın. Bütçenizi her zaman baştan belirleyin.</p>',
      terms:
        '<ul><li>Net kayıp, nakit bahislerden ödemelerin ve jackpotların çıkarılmasıyla bulunur; Türkiye saatiyle pazartesi–pazar sayılır.</li><li>En az ₺200 kayıpta verilir, çevrimi yoktur.</li><li>Haftada bir kez ve en çok ₺1.500.</li></ul>' +
        TERMS_LINK_TR,
    },
    en: {
      title: '30 percent casino discount',
      text: '30 percent of last week’s net loss in the casino back in cash, if you ask.',
      html: '<p>Whoever ends a week in the casino with less than they staked may ask for a <strong>30 percent casino discount</strong> on the net loss, in cash, within 3 days from Monday on.</p><p>It is a rule known beforehand and no reason to play on: decide on your budget before you begin.</p>',
      terms:
        '<ul><li>The net loss is cash stakes less payouts and jackpots, Monday to Sunday in Istanbul.</li><li>From a loss of ₺200 on; nothing is to be wagered.</li><li>Once a week, up to ₺1,500.</li></ul>' +
        TERMS_LINK_EN,
    },
  },
  {
    name: 'deposit-bonus',
    image: art('fair'),
    tr: {
      title: '%20 çevrimsiz yatırım bonusu',
      text: 'Günde bir yatırmaya %20, çevrim şartı yok.',
      html: '<p>Para yatırdığınızda tutarın <strong>%20’si kadar çevrimsiz yatırım bonusu</strong>. Çevrim şartı yoktur: doğrudan nakde eklenir.</p>',
      terms:
        '<ul><li>En az ₺250 yatırmaya, günde bir kez ve en çok ₺500.</li><li>Verilen nakittir: hemen oynanır ya da çekilir.</li><li>Her yatırma için bir bonus verilir.</li></ul>' +
        TERMS_LINK_TR,
    },
    en: {
      title: '20 percent deposit bonus without wagering',
      text: '20 percent on one deposit a day, without wagering.',
      html: '<p>A <strong>20 percent deposit bonus without wagering</strong> on what you pay in. Nothing is to be wagered: it is cash at once.</p>',
      terms:
        '<ul><li>On a deposit of ₺250 or more, once a day, up to ₺500.</li><li>What is given is cash: play it or withdraw it at once.</li><li>One bonus is given for each deposit.</li></ul>' +
        TERMS_LINK_EN,
    },
  },
]

export const POPUP = {
  name: 'tournament-of-the-week',
  link: '/tournaments',
  tr: {
    title: 'Bu haftanın turnuvası sürüyor',
    text: 'Sıralamayı bahsiniz değil, turlarınızın katı belirler. Ödüller bitişte bakiyenize geçer.',
    html: '<p>Sıralamayı bahsiniz değil, <strong>turlarınızın katı</strong> belirler: küçük bahisle de birinci olunur. Ödüller bitişte bakiyenize geçer; bu evde hepsi oyun parasıdır.</p>',
    button: 'Turnuvaya bak',
  },
  en: {
    title: 'The tournament of the week is on',
    text: 'Not your stake but the multiple of your rounds decides. Prizes reach your balance at the end.',
    html: '<p>Not your stake but <strong>the multiple of your rounds</strong> decides: a small stake can come first. Prizes reach your balance at the end; in this house all of them are play money.</p>',
    button: 'See the tournament',
  },
}

/** The demo's special days: one greeting a season, so that one always holds. */
export const SEASONS = [
  {
    name: 'winter',
    firstMonth: 12,
    tr: { title: 'Kış', text: 'Sıcak bir kış dileriz.' },
    en: { title: 'Winter', text: 'We wish you a warm winter.' },
  },
  {
    name: 'spring',
    firstMonth: 3,
    tr: { title: 'Bahar', text: 'Laleler açtı: güzel bir bahar dileriz.' },
    en: { title: 'Spring', text: 'The tulips are out: we wish you a fine spring.' },
  },
  {
    name: 'summer',
    firstMonth: 6,
    tr: { title: 'Yaz', text: 'Güneşli bir yaz dileriz.' },
    en: { title: 'Summer', text: 'We wish you a sunny summer.' },
  },
  {
    name: 'autumn',
    firstMonth: 9,
    tr: { title: 'Sonbahar', text: 'Güzel bir sonbahar dileriz.' },
    en: { title: 'Autumn', text: 'We wish you a fine autumn.' },
  },
]

export const MESSAGES = [
  {
    name: 'play-money',
    link: '/about-us',
    tr: {
      title: 'Kasa’ya hoş geldiniz',
      text: 'Bu bir demo kasadır; bakiyeniz oyun parasıdır.\n\nOyunları, para yatırmayı ve çekmeyi, bonusları, kendi limitlerinizi ve hesap güvenliğini deneyebilirsiniz.',
    },
    en: {
      title: 'Welcome to Kasa',
      text: 'This is a demo house, and your balance is play money.\n\nYou can try the games, deposits, withdrawals, bonuses, limits of your own and account security.',
    },
  },
  {
    name: 'fairness',
    link: '/profile/fairness',
    tr: {
      title: 'Çekilişlerinizi doğrulayabilirsiniz',
      text: 'Profilinizdeki Adillik sayfasında sunucu tohumunuzun özetini görür, kendi tohumunuzu seçer ve geçmiş turları doğrularsınız.\n\nHesap tarayıcınızda yapılır; bize güvenmeniz gerekmez.',
    },
    en: {
      title: 'You can verify your draws',
      text: 'The fairness page of your profile shows the hash of your server seed, lets you choose your own and verifies past rounds.\n\nYour browser does the sums; you need not trust us.',
    },
  },
  {
    name: 'security',
    link: '/profile/two-factor',
    tr: {
      title: 'Hesabınızı iki adımlı girişle koruyun',
      text: 'Doğrulayıcı uygulama, SMS ya da geçiş anahtarı: bir ikinci adım, parolanızı bilen birini kapıda bırakır.\n\nAçmak bir dakika sürer.',
    },
    en: {
      title: 'Protect your account with two-step login',
      text: 'An authenticator app, SMS or a passkey: a second step stops whoever knows your password.\n\nTurning it on takes a minute.',
    },
  },
  {
    name: 'house-rules',
    link: '/info/responsible-gaming',
    tr: {
      title: 'Oyun oyun kalsın',
      text: 'Başlamadan bir bütçe ve bir süre belirleyin, ara verin.\n\nOyun sizi zorluyorsa 115 YEDAM Danışma Hattı ücretsizdir.',
    },
    en: {
      title: 'Keep it a game',
      text: 'Decide on a budget and a time before you begin, and take breaks.\n\nIf gambling weighs on you, the helplines on our responsible gaming page are free.',
    },
  },
]
