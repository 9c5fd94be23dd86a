import {
  deviceText,
  limitText,
  momentText,
  moneyText,
  nameOf,
  placeName,
  type Action,
  type Letters,
} from './letter.ts'
import type { Factor, Templates } from './templates.ts'

const FACTORS: Readonly<Record<Factor, string>> = {
  none: 'Kapalı',
  sms: 'SMS kodu',
  ga: 'Doğrulama uygulaması',
}

const greeting = (firstname: string): string => {
  const name = nameOf(firstname)
  return name === null ? 'Merhaba,' : `Merhaba ${name},`
}
const renew = (site: string): Action => ({
  label: 'Parolamı yenile',
  link: `${site}/forgot-password`,
})
const NOT_YOU =
  'Bu işlemi siz yapmadıysanız hemen parolanızı yenileyin; parolanızı yenilediğinizde bütün oturumlarınız kapanır.'

const NOT_YOUR_ACCOUNT =
  'Bunu siz yapmadıysanız hesabı listeden silin ve hemen parolanızı yenileyin; parolanızı yenilediğinizde bütün oturumlarınız kapanır.'
const accountFacts = (bank: string, ending: string) =>
  [
    ['Banka', bank],
    ['Son dört hane', ending],
  ] as const

const PERIODS = { day: 'Günlük', week: 'Haftalık', month: 'Aylık' } as const
const LIMITS = { deposit: 'yatırma', loss: 'kayıp', stake: 'bahis', session: 'süre' } as const
const PAUSES: Readonly<Record<Templates['pause-begun']['kind'], readonly [string, string]>> = {
  'time-out': [
    'Molanız başladı',
    'İsteğiniz üzerine Kasa hesabınız oyuna, para yatırmaya ve bonuslara kapatıldı. Molanız süresi dolunca kendiliğinden biter; daha önce bitirilemez.',
  ],
  'self-exclusion': [
    'Hesabınız oyuna kapatıldı',
    'İsteğiniz üzerine Kasa hesabınız oyuna, para yatırmaya ve bonuslara kapatıldı. Süresi dolmadan kimse kaldıramaz; dolduktan sonra da siz istemedikçe açılmaz.',
  ],
}

/** In the polite form. */
export const TR: Letters = {
  'confirm-registration': ({ link, firstname, username }) => ({
    subject: 'Üyeliğinizi onaylayın',
    greeting: greeting(firstname),
    paragraphs: [
      'Kasa’ya hoş geldiniz. Hesabınızı kullanmaya başlamak için e-posta adresinizi onaylayın.',
    ],
    facts: [['Üye adınız', username]],
    actions: [{ label: 'Üyeliğimi onayla', link }],
    notes: [
      'Bağlantı 24 saat geçerlidir ve bir kez kullanılabilir.',
      'Kasa’ya siz üye olmadıysanız bu iletiyi silebilirsiniz; onaylanmayan hesap kendiliğinden kaldırılır.',
    ],
  }),
  'already-member': (_values, { site }) => ({
    subject: 'Zaten bir hesabınız var',
    greeting: 'Merhaba,',
    paragraphs: [
      'Bu e-posta adresiyle yeni bir üyelik açılmak istendi. Adresiniz bir Kasa hesabına kayıtlı olduğu için yeni bir hesap açılmadı.',
      'Siz denediyseniz giriş yapabilir, parolanızı hatırlamıyorsanız yenileyebilirsiniz.',
    ],
    actions: [{ label: 'Giriş yap', link: `${site}/login` }, renew(site)],
    notes: ['Siz denemediyseniz yapmanız gereken bir şey yok; hesabınızda hiçbir şey değişmedi.'],
  }),
  'details-taken': (_values, { site }) => ({
    subject: 'Üyeliğiniz tamamlanamadı',
    greeting: 'Merhaba,',
    paragraphs: [
      'Bu e-posta adresiyle bir üyelik açılmak istendi. Girilen telefon ya da kimlik numarası başka bir Kasa hesabına kayıtlı olduğu için yeni bir hesap açılmadı.',
      'Daha önce başka bir e-posta adresiyle üye olduysanız o hesabınızla giriş yapabilirsiniz.',
    ],
    actions: [{ label: 'Giriş yap', link: `${site}/login` }, renew(site)],
    notes: ['Siz denemediyseniz bu iletiyi silebilirsiniz.'],
  }),
  'not-opened': (_values, { site }) => ({
    subject: 'Üyeliğiniz açılamadı',
    greeting: 'Merhaba,',
    paragraphs: [
      'Bu e-posta adresiyle bir üyelik açılmak istendi. Girilen bilgilerle şu anda bir hesap açamıyoruz.',
      'Kendinizi bütün oyun sitelerinden dışladıysanız bu süre dolana kadar hiçbir yerde hesap açılmaz. Başka bir soru için desteğe yazın.',
    ],
    actions: [{ label: 'Yardım ve destek', link: `${site}/info/responsible-gaming` }],
    notes: ['Siz denemediyseniz bu iletiyi silebilirsiniz.'],
  }),
  'reset-password': ({ link, firstname }) => ({
    subject: 'Parolanızı yenileyin',
    greeting: greeting(firstname),
    paragraphs: ['Hesabınız için parola yenileme isteğinde bulunuldu. Yeni parolanızı belirleyin.'],
    actions: [{ label: 'Yeni parola belirle', link }],
    notes: [
      'Bağlantı 30 dakika geçerlidir ve bir kez kullanılabilir.',
      'İstek sizden gelmediyse bu iletiyi silebilirsiniz; parolanız değişmez.',
    ],
  }),
  'password-changed': (_values, { site }) => ({
    subject: 'Parolanız değişti',
    greeting: 'Merhaba,',
    paragraphs: [
      'Kasa hesabınızın parolası değiştirildi. Açık olan diğer oturumlarınız kapatıldı.',
    ],
    actions: [renew(site)],
    notes: [NOT_YOU],
  }),
  'new-device': ({ at, browser, place }, { site }) => ({
    subject: 'Hesabınıza yeni bir cihazdan girildi',
    greeting: 'Merhaba,',
    paragraphs: ['Kasa hesabınıza daha önce kullanmadığınız bir tarayıcıdan giriş yapıldı.'],
    facts: [
      ['Zaman', momentText(at, 'tr')],
      ['Tarayıcı', deviceText(browser) || 'Bilinmiyor'],
      ['Yer', placeName(place, 'tr') ?? 'Bilinmiyor'],
    ],
    actions: [renew(site)],
    notes: ['Giriş yapan sizseniz yapmanız gereken bir şey yok.', NOT_YOU],
  }),
  'codes-guessed': ({ at, browser, place }, { site }) => ({
    subject: 'Doğrulama kodunuz tahmin edilmeye çalışıldı',
    greeting: 'Merhaba,',
    paragraphs: [
      'Kasa hesabınızın parolası doğru girildi, ardından doğrulama kodu üst üste yanlış yazıldı. Hesabınıza girilmedi.',
    ],
    facts: [
      ['Zaman', momentText(at, 'tr')],
      ['Tarayıcı', deviceText(browser) || 'Bilinmiyor'],
      ['Yer', placeName(place, 'tr') ?? 'Bilinmiyor'],
    ],
    actions: [renew(site)],
    notes: [
      'Deneyen sizseniz yapmanız gereken bir şey yok.',
      'Siz değilseniz parolanızı bilen biri var: hemen yenileyin.',
    ],
  }),
  'factor-changed': ({ from, to }, { site }) => ({
    subject: to === 'none' ? 'İki adımlı doğrulama kapatıldı' : 'İki adımlı doğrulamanız değişti',
    greeting: 'Merhaba,',
    paragraphs: ['Kasa hesabınızın iki adımlı giriş ayarı değiştirildi.'],
    facts: [
      ['Önceki', FACTORS[from]],
      ['Şimdiki', FACTORS[to]],
    ],
    actions: [renew(site)],
    notes: [NOT_YOU],
  }),
  'recovery-code-used': ({ left }, { site }) => ({
    subject: 'Bir kurtarma kodunuz kullanıldı',
    greeting: 'Merhaba,',
    paragraphs: [
      'Kasa hesabınızda bir kurtarma kodu kullanıldı. Her kod bir kez kullanılabilir.',
      left === 0
        ? 'Kullanılmamış kodunuz kalmadı. Profilinizden yeni kodlar oluşturun.'
        : `Kullanılmamış ${left} kodunuz kaldı.`,
    ],
    actions: [{ label: 'İki adımlı doğrulama', link: `${site}/profile/two-factor` }, renew(site)],
    notes: [NOT_YOU],
  }),
  'recovery-codes-renewed': (_values, { site }) => ({
    subject: 'Kurtarma kodlarınız yenilendi',
    greeting: 'Merhaba,',
    paragraphs: [
      'Kasa hesabınız için on yeni kurtarma kodu oluşturuldu. Önceki kodlarınız artık geçersiz.',
    ],
    actions: [renew(site)],
    notes: [NOT_YOU],
  }),
  'passkey-added': ({ name }, { site }) => ({
    subject: 'Hesabınıza bir geçiş anahtarı eklendi',
    greeting: 'Merhaba,',
    paragraphs: [
      'Kasa hesabınıza yeni bir geçiş anahtarı eklendi; bu anahtarla giriş yapılabilir.',
    ],
    facts: [['Geçiş anahtarı', name]],
    actions: [{ label: 'Geçiş anahtarlarım', link: `${site}/profile/passkeys` }, renew(site)],
    notes: [
      'Bu anahtarı siz eklemediyseniz listeden kaldırın ve hemen parolanızı yenileyin; parolanızı yenilediğinizde bütün oturumlarınız kapanır.',
    ],
  }),
  'passkey-removed': ({ name }, { site }) => ({
    subject: 'Bir geçiş anahtarınız kaldırıldı',
    greeting: 'Merhaba,',
    paragraphs: [
      'Kasa hesabınızdan bir geçiş anahtarı kaldırıldı; bu anahtar artık hesabınızı açmaz.',
    ],
    facts: [['Geçiş anahtarı', name]],
    actions: [renew(site)],
    notes: [NOT_YOU],
  }),
  'tournament-prize': ({ tournament, rank, prize }, { site }) => ({
    subject: 'Turnuva ödülünüz hesabınızda',
    greeting: 'Merhaba,',
    paragraphs: ['Tebrikler. Bir turnuvada ödül kazandınız; tutar nakit bakiyenize eklendi.'],
    facts: [
      ['Turnuva', tournament],
      ['Sıranız', `${rank}.`],
      ['Ödül', moneyText(prize, 'tr')],
    ],
    actions: [{ label: 'Sıralamayı gör', link: `${site}/tournaments` }],
  }),
  'pause-begun': ({ kind, until, helpLines }, { site }) => ({
    subject: PAUSES[kind][0],
    greeting: 'Merhaba,',
    paragraphs: [
      PAUSES[kind][1],
      'Açık oturumlarınız kapatıldı. Yeniden giriş yaparak paranızı çekebilir, geçmişinizi ve belgelerinizi görebilir, desteğe yazabilirsiniz.',
    ],
    facts: [['Süre sonu', momentText(until, 'tr')]],
    actions: [{ label: 'Hesabımın durumu', link: `${site}/control` }],
    notes: [...helpLines, 'Bunu siz yapmadıysanız parolanızı yenileyin ve desteğe yazın.'],
  }),
  'raise-due': ({ kind, period, by, value, wanted, until }, { site }) => ({
    subject:
      by === 'house'
        ? 'Koyduğumuz limit için yanıtınızı bekliyoruz'
        : 'Limit isteğiniz yanıtınızı bekliyor',
    greeting: 'Merhaba,',
    paragraphs: [
      by === 'house'
        ? 'Hesabınıza koyduğumuz bir limiti yükseltmeyi ya da kaldırmayı önerdik; 24 saatlik bekleme süresi doldu. Siz onaylamadıkça hiçbir şey değişmez.'
        : 'Bir limitinizi yükseltmek ya da kaldırmak istemiştiniz; 24 saatlik bekleme süresi doldu. Siz yeniden onaylamadıkça hiçbir şey değişmez.',
      'Limitinizi olduğu gibi de bırakabilirsiniz: yanıt vermezseniz bu, aşağıdaki zamanda düşer.',
    ],
    facts: [
      ['Limit', `${PERIODS[period]} ${LIMITS[kind]} limiti`],
      ['Şimdi', limitText(kind, value, 'tr')],
      [
        by === 'house' ? 'Önerilen' : 'İstenen',
        wanted === null ? 'Limit yok' : limitText(kind, wanted, 'tr'),
      ],
      [
        by === 'house' ? 'Önerinin düşeceği zaman' : 'İsteğin düşeceği zaman',
        momentText(until, 'tr'),
      ],
    ],
    actions: [{ label: 'Limitlerime bak', link: `${site}/control` }],
  }),
  // The last line is read by browsers: they offer the code on that site and on no other.
  'bank-account-added': ({ bank, ending }, { site }) => ({
    subject: 'Hesabınıza bir banka hesabı eklendi',
    greeting: 'Merhaba,',
    paragraphs: ['Kasa hesabınıza, çektiğiniz paranın gönderilebileceği yeni bir hesap eklendi.'],
    facts: accountFacts(bank, ending),
    actions: [{ label: 'Banka hesaplarım', link: `${site}/bank-accounts` }, renew(site)],
    notes: [NOT_YOUR_ACCOUNT],
  }),
  'bank-account-changed': ({ bank, ending }, { site }) => ({
    subject: 'Bir banka hesabınız değiştirildi',
    greeting: 'Merhaba,',
    paragraphs: ['Kayıtlı bir hesabınızın bilgileri değişti; bundan sonra para buraya gönderilir.'],
    facts: accountFacts(bank, ending),
    actions: [{ label: 'Banka hesaplarım', link: `${site}/bank-accounts` }, renew(site)],
    notes: [NOT_YOUR_ACCOUNT],
  }),
  'sms-code': ({ code }, { site }) => ({
    subject: 'Doğrulama kodu',
    paragraphs: [
      `Kasa doğrulama kodunuz: ${code}. 5 dakika geçerlidir; kimseyle paylaşmayın.`,
      `@${new URL(site).hostname} #${code}`,
    ],
  }),
}
