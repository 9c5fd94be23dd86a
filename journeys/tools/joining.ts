import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { isTurkishNationalId } from '#contract/members/national-id.ts'
import type { TestHouse } from '#server/testing.ts'
import { expect, type Lang } from './house.ts'

/** What somebody types into the registration, by the name it is sent under. */
export interface Newcomer {
  firstname: string
  lastname: string
  birthdate: string
  country: string
  nationalID: string
  city: string
  address: string
  email: string
  phone: string
  password: string
  passwordConfirm: string
  promotionCode?: string
  referenceNumber?: string
  depositLimit?: string
  smsOptIn: boolean
  emailOptIn: boolean
  rulesAccepted: boolean
}

const digits = (count: number): string =>
  Array.from({ length: count }, () => String(randomInt(10))).join('')

/** A Turkish national id that nobody has. */
export function newNationalId(): string {
  const nine = `${randomInt(1, 10)}${digits(8)}`
  const both = Array.from({ length: 100 }, (_, last) => `${nine}${String(last).padStart(2, '0')}`)
  return both.find(isTurkishNationalId) ?? ''
}

/** A person in Istanbul whom no house knows, with everything that can be given. */
export function newcomer(changed: Partial<Newcomer> = {}): Newcomer {
  return {
    firstname: 'Nilüfer',
    lastname: 'Çağlayangil',
    birthdate: '1990-04-07',
    country: 'TR',
    nationalID: newNationalId(),
    city: 'İstanbul',
    address: 'Bağdat Caddesi 12/3',
    email: `nilufer.${digits(8)}@ornek.test`,
    phone: `0532${digits(7)}`,
    password: 'Nar-agaci7',
    passwordConfirm: 'Nar-agaci7',
    promotionCode: 'HOSGELDIN',
    referenceNumber: '100001',
    depositLimit: '1500',
    smsOptIn: true,
    emailOptIn: true,
    rulesAccepted: true,
    ...changed,
  }
}

/** What the form calls its fields. */
export const LABELS: Record<Lang, Record<keyof Newcomer | 'currency', string>> = {
  tr: {
    firstname: 'Ad',
    lastname: 'Soyad',
    birthdate: 'Doğum tarihi',
    country: 'Ülke',
    nationalID: 'T.C. kimlik numarası',
    city: 'Şehir',
    address: 'Adres',
    currency: 'Para birimi',
    email: 'E-posta',
    phone: 'Cep telefonu',
    password: 'Parola',
    passwordConfirm: 'Parola (yeniden)',
    promotionCode: 'Promosyon kodu (isteğe bağlı)',
    referenceNumber: 'Referans numarası (isteğe bağlı)',
    depositLimit: '30 günde en çok yatıracağım (isteğe bağlı)',
    smsOptIn: 'SMS ile bilgilendirilmek istiyorum',
    emailOptIn: 'E-posta ile bilgilendirilmek istiyorum',
    rulesAccepted: 'Üyelik kurallarını okudum ve kabul ediyorum.',
  },
  en: {
    firstname: 'First name',
    lastname: 'Last name',
    birthdate: 'Date of birth',
    country: 'Country',
    nationalID: 'ID card or passport number',
    city: 'City',
    address: 'Address',
    currency: 'Currency',
    email: 'E-mail',
    phone: 'Mobile phone',
    password: 'Password',
    passwordConfirm: 'Password (again)',
    promotionCode: 'Promotion code (optional)',
    referenceNumber: 'Reference number (optional)',
    depositLimit: 'The most I will deposit in 30 days (optional)',
    smsOptIn: 'Keep me informed by SMS',
    emailOptIn: 'Keep me informed by e-mail',
    rulesAccepted: 'I have read and accept the rules of membership.',
  },
}

const form = (page: Page): Locator => page.locator('main form')

/** The field under its label. */
export function field(page: Page, lang: Lang, name: keyof Newcomer | 'currency'): Locator {
  const label = LABELS[lang][name]
  if (name === 'birthdate') return form(page).getByRole('group', { name: label, exact: true })
  return form(page).getByLabel(label, { exact: true })
}

/** The steps of a phone; a desktop shows them all at once. */
export const STEPS: readonly (readonly (keyof Newcomer)[])[] = [
  ['firstname', 'lastname', 'birthdate', 'country', 'nationalID'],
  ['city', 'address', 'email', 'phone'],
  [
    'password',
    'passwordConfirm',
    'promotionCode',
    'referenceNumber',
    'depositLimit',
    'smsOptIn',
    'emailOptIn',
    'rulesAccepted',
  ],
]

/** Types what this person gives for these fields. */
export async function fill(
  page: Page,
  lang: Lang,
  person: Partial<Newcomer>,
  names: readonly (keyof Newcomer)[] = STEPS.flat(),
): Promise<void> {
  for (const name of names) {
    const value = person[name]
    const input = field(page, lang, name)
    if (value === undefined) continue
    if (typeof value === 'boolean') await input.setChecked(value)
    else if (name === 'country') await input.selectOption(value)
    else if (name === 'birthdate') await fillDate(input, value)
    else await input.fill(value)
  }
}

async function fillDate(group: Locator, value: string): Promise<void> {
  const [year = '', month = '', day = ''] = value.split('-')
  await group.locator('[name$="-day"]').fill(day)
  await group.locator('[name$="-month"]').selectOption(month === '' ? '' : String(Number(month)))
  await group.locator('[name$="-year"]').fill(year)
}

export const submit = (page: Page): Promise<void> =>
  form(page).locator('button[type="submit"]').click()

/** The link in the newest mail of this kind to this address; mail comes by a job, so it is awaited. */
export async function mailedLink(
  { database: { db } }: TestHouse,
  to: string,
  template: 'confirm-registration' | 'reset-password',
): Promise<URL> {
  let link: string | undefined
  await expect(async () => {
    const mail = await db
      .selectFrom('messages')
      .select('body_text')
      .where('recipient', '=', to)
      .where('template', '=', template)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    link = /https?:\/\/\S+token=\S+/.exec(mail?.body_text ?? '')?.[0]
    expect(link).toBeDefined()
  }).toPass()
  return new URL(link ?? '')
}
