import { afterEach, expect, it, vi } from 'vitest'
import {
  EMPTY_DRAFT,
  forgetDraft,
  keepDraft,
  keptDraft,
  MORE_LIMITS,
  type RegisterDraft,
} from './register-draft.ts'
import {
  ALL_FIELDS,
  isPhone,
  payloadOf,
  problemsFrom,
  problemsOf,
  stepOf,
  STEPS,
} from './register-rules.ts'

const FULL: RegisterDraft = {
  ...EMPTY_DRAFT,
  firstname: 'Nilüfer ',
  lastname: 'Çağlayangil',
  birthdate: '1990-4-7',
  nationalID: '10000000146',
  city: 'İstanbul',
  address: 'Bağdat Caddesi 12/3',
  email: ' nilufer@ornek.test',
  phone: '0532 000 00 00',
  password: 'Nar-agaci7',
  passwordConfirm: 'Nar-agaci7',
  rulesAccepted: true,
}
const TODAY = { today: '2026-11-21', isCommon: () => false, lang: 'tr' } as const
const wrong = (changed: Partial<RegisterDraft>) => problemsOf({ ...FULL, ...changed }, TODAY)

it('a limit is an amount as it is typed in the language, or none', () => {
  expect(wrong({ depositLimit: 'çok' })).toEqual({ depositLimit: 'amount' })
  expect(wrong({ depositLimit: '100000001' })).toEqual({ depositLimit: 'too-much' })
  expect(payloadOf({ ...FULL, depositLimit: '1.500,50' }, 'tr').depositLimit).toBe(1500.5)
  expect(payloadOf({ ...FULL, depositLimit: '1,500' }, 'en').depositLimit).toBe(1500)
  expect(payloadOf({ ...FULL, depositLimit: ' ' }, 'tr')).not.toHaveProperty('depositLimit')
})

it('PROT-66 other limits are of losses, stakes and time as well, each in its own words, or none', () => {
  expect(MORE_LIMITS).toHaveLength(11)
  expect(wrong({ 'limit-loss-day': 'x', 'limit-session-day': '1,5' })).toEqual({
    'limit-loss-day': 'amount',
    'limit-session-day': 'minutes',
  })
  expect(wrong({ 'limit-session-day': '1441', 'limit-stake-week': '100000001' })).toEqual({
    'limit-session-day': 'too-many-minutes',
    'limit-stake-week': 'too-much',
  })
  const chosen = { 'limit-session-day': '60', 'limit-loss-week': '1.500,50' }
  expect(wrong(chosen)).toEqual({})
  const sent = payloadOf({ ...FULL, ...chosen }, 'tr')
  expect(sent.limits).toEqual([
    { kind: 'loss', period: 'week', value: 1500.5 },
    { kind: 'session', period: 'day', value: 60 },
  ])
  expect(sent).not.toHaveProperty('limit-session-day')
  expect(payloadOf(FULL, 'tr')).not.toHaveProperty('limits')
})

it('a full form is sent as the house takes it', () => {
  expect(wrong({})).toEqual({})
  expect(payloadOf({ ...FULL, promotionCode: ' HOSGELDIN ' }, 'tr')).toEqual({
    firstname: 'Nilüfer',
    lastname: 'Çağlayangil',
    birthdate: '1990-04-07',
    nationalID: '10000000146',
    country: 'TR',
    city: 'İstanbul',
    address: 'Bağdat Caddesi 12/3',
    currency: 'TRY',
    email: 'nilufer@ornek.test',
    phone: '0532 000 00 00',
    password: 'Nar-agaci7',
    passwordConfirm: 'Nar-agaci7',
    promotionCode: 'HOSGELDIN',
    smsOptIn: false,
    emailOptIn: false,
    rulesAccepted: true,
  })
})

it('an empty form lacks all but the extras, and nothing is accepted beforehand', () => {
  const found = problemsOf(EMPTY_DRAFT, TODAY)
  const free = [
    'country',
    'currency',
    'promotionCode',
    'depositLimit',
    'referenceNumber',
    'smsOptIn',
    'emailOptIn',
    ...MORE_LIMITS.map(({ field }) => field),
  ]
  expect(Object.keys(found)).toEqual(ALL_FIELDS.filter((field) => !free.includes(field)))
  expect(found.rulesAccepted).toBe('rules')
  expect(found.firstname).toBe('required')
  const consents = [EMPTY_DRAFT.smsOptIn, EMPTY_DRAFT.emailOptIn, EMPTY_DRAFT.rulesAccepted]
  expect(consents).toEqual([false, false, false])
})

it.each([
  [{ birthdate: '2008-11-22' }, { birthdate: 'too-young' }],
  [{ birthdate: '2008-11-21' }, {}],
  [{ birthdate: '1990-2-30' }, { birthdate: 'date' }],
  [{ birthdate: '1890-2-3' }, { birthdate: 'date' }],
  [{ birthdate: '2030-2-3' }, { birthdate: 'date' }],
  [{ nationalID: '10000000147' }, { nationalID: 'national-id' }],
  [{ nationalID: '100 000 001 46' }, {}],
  [{ nationalID: 'C01X00T47', country: 'DE' }, {}],
  [{ nationalID: 'C0', country: 'DE' }, { nationalID: 'id-wrong' }],
  [{ email: 'nilufer@ornek' }, { email: 'email' }],
  [{ email: 'nilüfer@ornek.test' }, { email: 'email' }],
  [{ phone: '12345' }, { phone: 'phone' }],
  [{ firstname: '   ' }, { firstname: 'required' }],
  [{ passwordConfirm: 'Nar-agaci8' }, { passwordConfirm: 'no-match' }],
  [{ rulesAccepted: false }, { rulesAccepted: 'rules' }],
] as const)('with %o it says %o', (changed, problems) => {
  expect(wrong(changed)).toEqual(problems)
})

it('looks only at the fields of a step, and every field belongs to one', () => {
  expect(Object.keys(problemsOf(EMPTY_DRAFT, TODAY, STEPS[1]))).toEqual(STEPS[1])
  expect(new Set(ALL_FIELDS).size).toBe(Object.keys(EMPTY_DRAFT).length)
  expect([stepOf('nationalID'), stepOf('phone'), stepOf('rulesAccepted')]).toEqual([0, 1, 2])
})

it.each([
  ['0532 000 00 00', true],
  ['+90 (532) 000-00-00', true],
  ['5320000000', true],
  ['+49 30 1234567', true],
  ['0049301234567', true],
  ['0212 000 00 00', false],
  ['+90 212 000 00 00', false],
  ['30 1234567', false],
  ['+49', false],
  ['telefon', false],
])('phone %o: %s', (typed, isOne) => {
  expect(isPhone(typed)).toBe(isOne)
})

it('puts what the house refused beside its field', () => {
  expect(problemsFrom('promotion-code-unknown', {})).toEqual({ promotionCode: 'promotion-code' })
  expect(problemsFrom('password-common', {})).toEqual({ password: 'common' })
  expect(problemsFrom('password-personal', {})).toEqual({ password: 'personal' })
  const fields = [
    { field: 'firstname', problem: 'not-a-name' },
    { field: 'phone', problem: 'too_small' },
    { field: 'city', problem: 'control-character' },
    { field: 'SiteType', problem: 'invalid_type' },
    null,
  ]
  const found = { firstname: 'not-a-name', phone: 'phone', city: 'wrong' }
  expect(problemsFrom('bad-payload', { fields })).toEqual(found)
  expect(problemsFrom('busy', {})).toEqual({})
})

/** The tab's own storage, which Node does not have. */
function storageOf(): Storage {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return storage as unknown as Storage
}

afterEach(() => vi.unstubAllGlobals())

it('a draft outlives a reload without its passwords and consents', () => {
  vi.stubGlobal('sessionStorage', storageOf())
  keepDraft({ ...FULL, smsOptIn: true })
  const given = { password: '', passwordConfirm: '', rulesAccepted: false, smsOptIn: false }
  expect(keptDraft()).toEqual({ ...FULL, ...given })
  expect(sessionStorage.getItem('kasaRegistration')).not.toContain('Nar-agaci7')
  forgetDraft()
  expect(keptDraft()).toEqual(EMPTY_DRAFT)
})

it('begins anew where nothing readable was kept', () => {
  expect(keptDraft()).toEqual(EMPTY_DRAFT)
  vi.stubGlobal('sessionStorage', storageOf())
  for (const broken of ['{', 'null', '"x"', '{"firstname":7}']) {
    sessionStorage.setItem('kasaRegistration', broken)
    expect(keptDraft()).toEqual(EMPTY_DRAFT)
  }
})
