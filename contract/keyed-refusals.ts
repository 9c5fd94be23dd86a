/**
 * The refusals whose sentence is the same in every language, because clients key on it; and what a
 * refusal is made of. Apart from the others, whose words the platform sends: the site needs only these.
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

export const row = <const R extends RefusalRow>(refusal: R): R => refusal

export const KEYED = {
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
} as const
