/**
 * Every expected "no", in one closed table: its code on the wire, what the member reads, and what
 * the site then does by itself. Pure rooms return a refusal, answers throw it, the site shows it.
 * A row is added here and the compiler asks for the rest.
 */

/** What the site's call layer does on a refusal, beside showing it. */
export type Consequence = 'refresh' | 'log-out' | 'log-out-silently' | 'maintenance' | 'empty-list'

interface RefusalRow {
  code: 400 | 403 | 404 | 409 | 413 | 422 | 429 | 501 | 503
  /** What the wire says. `keyed` sentences are the same in every language: clients key on them. */
  tr: string
  en: string
  keyed?: string
  then?: Consequence
}

const row = <const R extends RefusalRow>(refusal: R): R => refusal

export const REFUSALS = {
  'not-json': row({
    code: 400,
    tr: 'İstek okunamadı. Lütfen yeniden deneyin.',
    en: 'The request could not be read. Please try again.',
  }),
  'foreign-origin': row({
    code: 403,
    tr: 'Bu adresten çağrı kabul edilmiyor.',
    en: 'Calls from this address are not accepted.',
  }),
  'unknown-call': row({
    code: 404,
    tr: 'Böyle bir çağrı yok.',
    en: 'There is no such call.',
  }),
  'too-large': row({
    code: 413,
    tr: 'İstek çok büyük.',
    en: 'The request is too large.',
  }),
  'bad-payload': row({
    code: 422,
    tr: 'Bazı alanlar eksik ya da hatalı. Lütfen kontrol edin.',
    en: 'Some fields are missing or wrong. Please check them.',
  }),
  'too-many-calls': row({
    code: 429,
    tr: 'Çok fazla istek gönderdiniz. Biraz bekleyip yeniden deneyin.',
    en: 'Too many requests. Please wait a moment and try again.',
  }),
  busy: row({
    code: 429,
    tr: 'Şu anda yoğunluk var. Biraz bekleyip yeniden deneyin.',
    en: 'We are busy right now. Please wait a moment and try again.',
  }),
  'not-built': row({
    code: 501,
    tr: 'Bu işlem henüz kullanıma açılmadı.',
    en: 'This is not available yet.',
  }),
  maintenance: row({
    code: 503,
    tr: 'This site is under maintenance',
    en: 'This site is under maintenance',
    keyed: 'This site is under maintenance',
    then: 'maintenance',
  }),
  'session-expired': row({
    code: 403,
    tr: 'Oturum süresi doldu',
    en: 'Your session has expired',
    keyed: 'Oturum süresi doldu',
    then: 'refresh',
  }),
  'no-permission': row({
    code: 403,
    tr: 'Bu işlem için yetkiniz yok',
    en: 'You do not have permission for this',
    keyed: 'Bu işlem için yetkiniz yok',
    then: 'log-out',
  }),
  'login-failed': row({
    code: 422,
    tr: 'Giriş Başarısız',
    en: 'Login failed',
    keyed: 'Giriş Başarısız',
    then: 'log-out-silently',
  }),
  'account-inactive': row({
    code: 422,
    tr: 'İnaktif hesap',
    en: 'Inactive account',
    keyed: 'İnaktif hesap',
    then: 'log-out-silently',
  }),
  'not-found': row({
    code: 404,
    tr: 'Kayıt Bulunamadı',
    en: 'No record found',
    keyed: 'Kayıt Bulunamadı',
    then: 'empty-list',
  }),
  'insufficient-funds': row({
    code: 422,
    tr: 'Bakiyeniz bu işlem için yeterli değil.',
    en: 'Your balance is not enough for this.',
  }),
  'reference-reused': row({
    code: 409,
    tr: 'Bu istek numarası başka bir işlem için kullanılmış.',
    en: 'This request id was already used for something else.',
  }),
  'hold-closed': row({
    code: 409,
    tr: 'Bu bahis daha önce sonuçlandı.',
    en: 'This bet has already been settled.',
  }),
  'amount-out-of-range': row({
    code: 422,
    tr: 'Girdiğiniz tutar alt ve üst sınırlar arasında değil.',
    en: 'The amount you entered is not within the minimum and maximum range',
  }),
  'method-unknown': row({
    code: 422,
    tr: 'Ödeme yöntemi tanımlı değil.',
    en: 'Payment method not defined',
  }),
  'payment-provider-unreachable': row({
    code: 422,
    tr: 'Ödeme sağlayıcısına ulaşılamadı. Aynı işlemi biraz sonra yeniden deneyebilirsiniz.',
    en: 'The payment provider could not be reached. You can try the same again in a moment.',
  }),
  'game-unknown': row({
    code: 404,
    tr: 'Bu oyun bulunamadı.',
    en: 'This game could not be found.',
  }),
  'game-disabled': row({
    code: 422,
    tr: 'Bu oyun şu anda kapalı.',
    en: 'This game is closed right now.',
  }),
  'round-active': row({
    code: 409,
    tr: 'Süren bir turunuz var. Tohumu yenilemeden önce onu bitirin.',
    en: 'You have a round under way. Finish it before you renew the seed.',
  }),
  'seeds-changed': row({
    code: 409,
    tr: 'Tohumunuz bu arada yenilenmiş. Yeni tohuma bakıp yeniden deneyin.',
    en: 'Your seed was renewed meanwhile. Look at the new one and try again.',
  }),
} as const

export type RefusalName = keyof typeof REFUSALS

/** A refusal as data: its name and the figures that belong to it (JSON-safe). */
export interface Refusal {
  refusal: RefusalName
  figures?: Readonly<Record<string, unknown>>
}

/** The same, thrown by an answer. The door turns it into a reply; nothing else catches it. */
export class Refused extends Error {
  readonly refusal: RefusalName
  readonly figures: Readonly<Record<string, unknown>>

  constructor(refusal: RefusalName, figures: Readonly<Record<string, unknown>> = {}) {
    super(refusal)
    this.refusal = refusal
    this.figures = figures
  }
}
