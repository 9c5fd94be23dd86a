import { shelfOf, type Root } from '#contract/addresses/lobby.ts'
import type { Lang } from '../context.ts'

/** What search engines and shared links are told of a screen. */
export interface Head {
  title: string
  description: string
  /** `/share/<picture>.jpg`, 1200 by 630. */
  picture: string
  /** Only what anyone may open, and finds worth opening, belongs in a search engine. */
  isListed: boolean
}

type Titled = readonly [title: string, description: string]

interface HeadEntry {
  at: { test: (path: string) => boolean }
  picture?: string
  /** Missing where the screen is a member's own, or of no use to a stranger. */
  listed?: true
  tr: Titled
  en: Titled
}

const SLOTS = {
  picture: 'slots',
  listed: true,
  tr: [
    'Slotlar',
    'Sonucu önceden mühürlenen slotlar: geri dönüş oranı tablodan tam hesaplanır, her turu kendiniz doğrularsınız.',
  ],
  en: [
    'Slots',
    'Slots whose outcomes are sealed beforehand: returns counted exactly from the tables, every round yours to verify.',
  ],
} as const

const LIVE = {
  picture: 'live',
  listed: true,
  tr: ['Canlı casino', 'Canlı masalar, sağlayıcıya ve türe göre.'],
  en: ['Live casino', 'Live tables, by provider and by kind.'],
} as const

const ACCOUNT = {
  tr: ['Hesabım', 'Hesabınız, oyun ve para geçmişiniz, güvenlik ayarlarınız.'],
  en: ['My account', 'Your account, your play and money history, your security settings.'],
} as const

const PLAY = {
  picture: 'slots',
  tr: ['Oyun', 'Her sonucu doğrulanabilen bir Kasa oyunu.'],
  en: ['Game', 'A game of Kasa whose every outcome can be verified.'],
} as const

const HOME: HeadEntry = {
  at: /^\/(home)?$/,
  picture: 'home',
  listed: true,
  tr: [
    'Kasa · Her turun kanıtı var',
    'Her turun kanıtı, her kuruşun kaydı var: sonuçlar siz oynamadan mühürlenir, geri dönüş oranı tam hesaplanır.',
  ],
  en: [
    'Kasa · Every round has its proof',
    'A proof for every round and a record of every kuruş: outcomes are sealed before you play, returns are exact.',
  ],
}

const INFORMATION: Readonly<Record<string, readonly [tr: Titled, en: Titled]>> = {
  terms: [
    ['Kullanım şartları', 'Üyelik ve kullanım şartları.'],
    ['Terms of use', 'The terms of membership and use.'],
  ],
  'general-rules': [
    ['Genel kurallar', 'Sitenin genel kuralları.'],
    ['General rules', 'The general rules of the site.'],
  ],
  faq: [
    ['Sık sorulan sorular', 'Hesap, oyun, para ve adillik üzerine sık sorulanlar.'],
    [
      'Frequently asked questions',
      'What is often asked about accounts, games, money and fairness.',
    ],
  ],
  'financial-information': [
    ['Finansal bilgiler', 'Para yatırma ve çekme üzerine bilmeniz gerekenler.'],
    ['Financial information', 'What to know about deposits and withdrawals.'],
  ],
  'bet-rules': [
    ['Bahis kuralları', 'Bahislerin nasıl kabul edildiği ve sonuçlandığı.'],
    ['Bet rules', 'How bets are taken and settled.'],
  ],
  'casino-rules': [
    ['Casino kuralları', 'Casino oyunlarının kuralları, sonuçların nasıl çekildiği.'],
    ['Casino rules', 'The rules of the casino games and how outcomes are drawn.'],
  ],
  'responsible-gaming': [
    ['Sorumlu oyunculuk', 'Oyunu oyun olarak tutmanın yolları ve yardım alınacak yerler.'],
    ['Responsible gaming', 'Ways to keep play a game, and where to find help.'],
  ],
  privacy: [
    ['Gizlilik', 'Hangi verileri neden tuttuğumuz ve haklarınız.'],
    ['Privacy', 'Which data we keep, why, and what your rights are.'],
  ],
  'bonus-rules': [
    ['Bonus kuralları', 'Bonusların koşulları ve çevrim kuralları.'],
    ['Bonus rules', 'The terms of bonuses and their wagering requirements.'],
  ],
}

const PROFILE_PAGES = [
  'deposit',
  'games',
  'bets',
  'finance',
  'history',
  'bonuses',
  'tickets',
  'fairness',
  'password',
  'two-factor',
  'passkeys',
  'data',
  'sessions',
]

/** A lobby and its shelves. */
const lobbyAt = (root: Root) => ({ test: (path: string) => shelfOf(path)?.root === root })

/** Every screen of the site; what none of them matches is not there. */
const HEADS: readonly HeadEntry[] = [
  HOME,
  { at: lobbyAt('/slot'), ...SLOTS },
  { at: lobbyAt('/live'), ...LIVE },
  {
    at: /^\/golden-race$/,
    picture: 'live',
    listed: true,
    tr: [
      'Altın Yarış',
      'Üç pistte, her iki dakikada bir koşu: oranlar koşanların gücünden, sonuç açık tohumdan.',
    ],
    en: [
      'Golden race',
      'A race every two minutes on three tracks: odds from the runners’ strengths, results from open seeds.',
    ],
  },
  {
    at: /^\/3d-football$/,
    picture: 'live',
    listed: true,
    tr: [
      '3D Futbol',
      'On altı kulüp, üç dakikada bir sekiz maç: oranlar tek bir modelden, goller açık tohumdan.',
    ],
    en: [
      '3D football',
      'Sixteen clubs, eight matches every three minutes: odds from one model, goals from open seeds.',
    ],
  },
  {
    at: /^\/bingo$/,
    picture: 'live',
    listed: true,
    tr: ['Bingo', '90 toplu odalar: ödüller satılan kartlardan, toplar açık tohumdan.'],
    en: ['Bingo', 'Rooms of 90 balls: prizes from the tickets sold, balls from open seeds.'],
  },
  {
    at: /^\/sound-bingo$/,
    picture: 'live',
    listed: true,
    tr: ['Sesli Bingo', 'Topların Türkçe ve İngilizce seslendirildiği bingo odaları.'],
    en: ['Sound bingo', 'Bingo rooms whose balls are called aloud in Turkish and English.'],
  },
  {
    at: /^\/bet-on-games$/,
    picture: 'live',
    listed: true,
    tr: [
      'Çekiliş Oyunları',
      'Toplar, çark, zarlar ve kartlar: üç dakikada bir çekiliş, oranlar olasılıktan, sonuç açık tohumdan.',
    ],
    en: [
      'Bet on games',
      'Balls, a wheel, dice and cards: a draw every three minutes, odds from chances, results from open seeds.',
    ],
  },
  {
    at: /^\/sport$/,
    picture: 'home',
    listed: true,
    tr: [
      'Spor',
      'Günün maçları ve oranları: fiyatlar tek bir modelden, kuponlar herkesin yeniden hesaplayabileceği kurallarla.',
    ],
    en: [
      'Sport',
      'Matches of the day and their odds: prices from one model, coupons settled by rules anyone can work out again.',
    ],
  },
  {
    at: /^\/sport\/live$/,
    picture: 'home',
    listed: true,
    tr: [
      'Canlı spor',
      'Şu anda oynanan maçlar: skor, dakika ve her dakika yeniden hesaplanan oranlar.',
    ],
    en: [
      'Live sport',
      'Matches being played right now: score, minute, and odds made anew with every minute.',
    ],
  },
  {
    at: /^\/sport\/results$/,
    picture: 'home',
    listed: true,
    tr: ['Sonuçlar', 'Biten maçlar, devre devre skorları ve bahislerinin nasıl sonuçlandığı.'],
    en: [
      'Results',
      'Matches that are over, their scores by half, and how their markets were settled.',
    ],
  },
  {
    at: /^\/sport\/coupon$/,
    picture: 'home',
    tr: ['Kupon sorgula', 'Bir kuponun seçimleri ve sonucu, koduyla; kimin olduğu görülmez.'],
    en: ['Check a coupon', 'The picks of a coupon and what came of them, by its code alone.'],
  },
  {
    at: /^\/sport\/competition\/[^/]{1,240}(?:\/[^/]{1,240})?$/,
    picture: 'home',
    tr: ['Puan durumu', 'Bir ligin puan durumu, takımlarının formu ve son maçları.'],
    en: ['Table', 'The table of a league, the form of its clubs and their last matches.'],
  },
  {
    at: /^\/sport\/event\/[1-9]\d{0,14}$/,
    picture: 'home',
    tr: ['Maç', 'Bir maç, oranları ve skoru.'],
    en: ['Match', 'A match, its odds and its score.'],
  },
  {
    at: /^\/tournaments$/,
    picture: 'tournaments',
    listed: true,
    tr: ['Turnuvalar', 'Süren, yaklaşan ve biten turnuvalar; puanlar oynanmış turlardan sayılır.'],
    en: ['Tournaments', 'Running, coming and finished; scores are counted from rounds played.'],
  },
  {
    at: /^\/promotions$/,
    picture: 'promotions',
    listed: true,
    tr: ['Promosyonlar', 'Güncel promosyonlar ve koşulları, tam metniyle.'],
    en: ['Promotions', 'Current promotions and their terms, in full.'],
  },
  {
    at: /^\/about-us$/,
    picture: 'home',
    listed: true,
    tr: ['Hakkımızda', 'Kasa nedir, neyi açık yapar, neyi asla yapmaz.'],
    en: ['About us', 'What Kasa is, what it does in the open, what it never does.'],
  },
  ...Object.entries(INFORMATION).map(([page, [tr, en]]): HeadEntry => ({
    at: new RegExp(`^/info/${page}$`),
    picture: 'home',
    listed: true,
    tr,
    en,
  })),
  {
    at: /^\/login$/,
    listed: true,
    tr: ['Giriş yap', 'Kasa hesabınıza girin.'],
    en: ['Log in', 'Log in to your Kasa account.'],
  },
  {
    at: /^\/register$/,
    listed: true,
    tr: ['Kayıt ol', 'Birkaç adımda Kasa’ya üye olun. Yalnız 18 yaş ve üstü.'],
    en: ['Register', 'Join Kasa in a few steps. For people over 18 only.'],
  },
  {
    at: /^\/forgot-password$/,
    tr: ['Parolamı unuttum', 'Parolanızı yenileyeceğiniz bağlantıyı isteyin.'],
    en: ['Forgot your password?', 'Ask for the link that renews your password.'],
  },
  {
    at: /^\/(account_reset|register-account-confirm)$/,
    tr: ['Hesap', 'Kasa hesabınız.'],
    en: ['Account', 'Your Kasa account.'],
  },
  {
    at: /^\/(profile|me|deposit|bank-accounts|documents|history|favorites|notifications)$/,
    ...ACCOUNT,
  },
  { at: /^\/withdraw(\/[1-9]\d{0,14})?$/, ...ACCOUNT },
  { at: /^\/control(\/(exclusion|self-test))?$/, ...ACCOUNT },
  { at: /^\/bonuses$/, ...ACCOUNT },
  { at: new RegExp(`^/profile/(${PROFILE_PAGES.join('|')})$`), ...ACCOUNT },
  {
    at: /^\/poker-tavla-okey$/,
    ...PLAY,
    tr: ['Poker, tavla, okey', PLAY.tr[1]],
    en: ['Poker, backgammon, okey', PLAY.en[1]],
  },
  { at: /^\/play(\/[^/]+){2,4}$/, ...PLAY },
  { at: /^\/demo\/[^/]+\/\d{1,15}$/, ...PLAY },
  {
    at: /^\/replay(\/[^/]+){4}$/,
    picture: 'slots',
    tr: ['Sonuç tekrarı', 'Bir oyunun yayımlanmış tablosundaki bir sonuç, baştan sona anlatılır.'],
    en: [
      'An outcome replayed',
      'An outcome of a game’s published table, told from beginning to end.',
    ],
  },
  {
    at: /^\/rounds(\/[a-z0-9-]{1,40}(\/[1-9]\d{0,14})?)?$/,
    picture: 'live',
    listed: true,
    tr: [
      'Tur doğrulama',
      'Her masanın biten her turu yayımlanır: tarayıcınız sonucu yayımlananlardan baştan hesaplar.',
    ],
    en: [
      'Verify a round',
      'Every round of every table is published: your browser works it out again from that alone.',
    ],
  },
  {
    at: /^\/maintenance(-control)?$/,
    tr: ['Bakım', 'Kısa bir bakım yapıyoruz.'],
    en: ['Maintenance', 'We are doing some short maintenance.'],
  },
]

/** The addresses that a search engine may know of, without those that are lists of something. */
export const LISTED_PATHS: readonly string[] = [
  '/',
  '/slot',
  '/live',
  '/golden-race',
  '/3d-football',
  '/bingo',
  '/sound-bingo',
  '/bet-on-games',
  '/sport',
  '/sport/live',
  '/sport/results',
  '/rounds',
  '/tournaments',
  '/promotions',
  '/about-us',
  ...Object.keys(INFORMATION).map((page) => `/info/${page}`),
  '/login',
  '/register',
]

/**
 * The head of a path (no query, no slash at its end), or null where no screen is; `shelf` is what the
 * part of a lobby is called that the path leads to.
 */
export function headOf(path: string, lang: Lang, shelf: string | null = null): Head | null {
  const entry = HEADS.find(({ at }) => at.test(path))
  if (entry === undefined) return null
  const [name, about] = entry[lang]
  const title = shelf === null ? name : `${shelf} · ${name}`
  return {
    title: entry === HOME ? title : `${title} · Kasa`,
    description: shelf === null ? about : `${shelf} · ${about}`,
    picture: entry.picture ?? 'home',
    isListed: entry.listed ?? false,
  }
}
