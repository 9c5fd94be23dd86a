import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHouse, visitor, type TestHouse } from '../../testing.ts'
import { nationalId, newestToken, registration, settled } from '../testing.ts'

let house: TestHouse

beforeAll(async () => {
  house = await startTestHouse()
})
afterAll(() => house.close())

type Typed = ReturnType<typeof registration>
const register = (typed: Partial<Typed>) =>
  visitor(house).call('user/register', registration(typed))
/** What came of a form that no site would send, or that the house must not take. */
const refusalOf = async (typed: Record<string, unknown>) => {
  const user = { lang: 'tr' }
  const data = { ...registration(), ...typed }
  const api = { class: 'user', method: 'register' }
  const { status, result, code, data: details } = await visitor(house).post({ api, data, user })
  expect({ status, result, code }).toEqual({ status: 200, result: false, code: 422 })
  // Every refusal is made of these.
  const { refusal, fields } = details as { refusal: string; fields?: unknown[] }
  return fields ?? refusal
}
const wrong = (field: string, problem: string) => [{ field, problem }]
const members = async () => {
  await settled(house)
  const { rows } = await house.database.pool.query('select 1 from members')
  return rows.length
}

describe('a registration', () => {
  it('FORM-register/age-18 refuses whoever is not 18, and takes the 18th birthday itself', async () => {
    const day = (text: string) => house.pass(Date.parse(text) - house.clock().getTime())
    // Half an hour past midnight in Istanbul, still the day before in UTC.
    day('2027-03-14T21:30:00Z')
    await register({ birthdate: '2009-03-15' })
    expect(await refusalOf({ birthdate: '2009-03-16' })).toBe('too-young')
    day('2027-03-14T20:59:00Z')
    expect(await refusalOf({ birthdate: '2009-03-15' })).toBe('too-young')
    expect(await refusalOf({ birthdate: '2027-03-14' })).toBe('too-young')
    for (const birthdate of ['2031-01-01', '9981-12-31', '9982-01-01', '9999-12-31'])
      expect(await refusalOf({ birthdate })).toBe('too-young')
    day('2027-03-01T12:00:00+03:00')
    await register({ birthdate: '2008-02-29' })
    day(new Date().toISOString())
  })

  it('FORM-register/nationalID-checksum refuses one that fails it where the country is TR', async () => {
    const right = nationalId(384_719_250)
    await register({ nationalID: right })
    const last = Number(right.at(-1))
    const wrongs = [
      `${right.slice(0, 10)}${(last + 1) % 10}`,
      `${right.slice(0, 9)}${(Number(right[9]) + 1) % 10}${last}`,
      right.slice(0, 10),
      `${right}0`,
      `0${right.slice(1)}`,
      'A1234567890',
      '11111111111',
    ]
    for (const nationalID of wrongs)
      expect(await refusalOf({ nationalID }), nationalID).toBe('national-id-wrong')
    const [abroad = ''] = wrongs
    await register({ nationalID: abroad, country: 'DE', phone: '+49 151 2345678' })
    expect(await refusalOf({ nationalID: '--', country: 'DE' })).toBe('national-id-wrong')
    for (const nationalID of ['٣٨٤٧١٩٢٥٠١٢', '38471<b>9250', '💥'])
      expect(await refusalOf({ nationalID })).toEqual(wrong('nationalID', 'invalid_format'))
  })

  it('takes countries of the list only', async () => {
    for (const country of ['ZZ', 'AA', 'EU'])
      expect(await refusalOf({ country })).toBe('country-unknown')
    for (const country of ['tr', 'TUR', '', 90])
      expect(await refusalOf({ country })).toMatchObject([{ field: 'country' }])
  })

  it('takes phones that a code can reach, however they are typed', async () => {
    await register({ phone: '+90 (534) 111-22-33' })
    await register({ phone: '0044 7911 123456' })
    for (const phone of ['0212 555 44 33', '2125554433', '+90 212 5554433', '05341112', '+1234567'])
      expect(await refusalOf({ phone }), phone).toBe('phone-wrong')
    for (const phone of ['0534111aa33', '٠٥٣٤١١١٢٢٣٣', '<b>05341112', '++--((()))'])
      expect(await refusalOf({ phone }), phone).toBe('phone-wrong')
    expect(await refusalOf({ phone: '1'.repeat(21) })).toEqual(wrong('phone', 'too_big'))
  })

  it('refuses a password by what it lacks, the commonest, and the joiner’s own names', async () => {
    const both = (password: string) => ({ password, passwordConfirm: password })
    expect(await refusalOf(both('Ab1cd'))).toEqual(wrong('password', 'too-short'))
    expect(await refusalOf(both('abcd12'))).toEqual(wrong('password', 'no-uppercase'))
    expect(await refusalOf(both('Abcdef'))).toEqual(wrong('password', 'no-number'))
    expect(await refusalOf({ password: 'Abcd12', passwordConfirm: 'Abcd13' })).toEqual(
      wrong('passwordConfirm', 'no-match'),
    )
    for (const password of ['Password1', 'qWerty123', 'TRUSTNO1'])
      expect(await refusalOf(both(password))).toBe('password-common')
    for (const password of ['Şule1990!', 'Ağıralioğlu-Şule1', 'Kisisel77', 'A0539 000 11 22'])
      expect(
        await refusalOf({ ...both(password), email: 'kisisel77@kasa.test', phone: '05390001122' }),
      ).toBe('password-personal')
    await register(both('Zx9qwm'))
    expect(await refusalOf(both(`Aa1${'x'.repeat(198)}`))).toEqual([
      { field: 'password', problem: 'too_big' },
      { field: 'passwordConfirm', problem: 'too_big' },
    ])
  })

  it('looks up the promotion code and the reference number', async () => {
    expect(await refusalOf({ promotionCode: 'YOK' })).toBe('promotion-code-unknown')
    expect(await refusalOf({ referenceNumber: '999999' })).toBe('reference-unknown')
    await register({ promotionCode: 'hosgeldin', referenceNumber: ' 100001 ' })
    await register({ promotionCode: 'HOŞGELDİN', referenceNumber: '' })
    const { db } = house.database
    const [starts_at, ends_at] = [new Date('2020-01-01'), new Date('2020-02-01')]
    const words = { title_tr: 'Eski', title_en: 'Old' }
    await db
      .insertInto('promotion_codes')
      .values({ code: 'ESKI', starts_at, ends_at, ...words })
      .execute()
    expect(await refusalOf({ promotionCode: 'ESKI' })).toBe('promotion-code-unknown')
  })

  it('wants the rules accepted, the opt-ins said, and TRY', async () => {
    for (const rulesAccepted of [false, undefined, 1, 'true'])
      expect(await refusalOf({ rulesAccepted })).toMatchObject([{ field: 'rulesAccepted' }])
    expect(await refusalOf({ smsOptIn: undefined })).toMatchObject([{ field: 'smsOptIn' }])
    expect(await refusalOf({ emailOptIn: 'no' })).toMatchObject([{ field: 'emailOptIn' }])
    for (const currency of ['EUR', 'try', ''])
      expect(await refusalOf({ currency })).toMatchObject([{ field: 'currency' }])
  })
})

describe('what people may type', () => {
  it('takes names of every script and spelling', async () => {
    const names = [
      ['İbrahim Hâkan', 'Işıkçı'],
      ['Gülay', 'Demir-Yıldız'],
      ['Jean-Luc', "O'Neil"],
      ['Μαρία', 'Παπαδοπούλου'],
      ['علي', 'حسن'],
    ]
    const usernames = []
    for (const [firstname = '', lastname = ''] of names)
      usernames.push((await register({ firstname, lastname })).data.username.replace(/\d+$/, ''))
    expect(usernames).toEqual([
      'ibrahimhakanisikci',
      'gulaydemiryildiz',
      'jeanluconeil',
      'uye',
      'uye',
    ])
  })

  it('refuses HTML, emoji, piled marks, signs that turn or hide writing, and ten thousand letters', async () => {
    const before = await members()
    for (const field of ['firstname', 'lastname', 'city', 'address']) {
      const problemOf = async (text: string) => {
        const fields = await refusalOf({ [field]: text })
        return Array.isArray(fields) ? fields[0] : fields
      }
      const hidden = field.endsWith('name') ? 'not-a-name' : 'not-an-address'
      expect(await problemOf('<b>Ali</b>')).toEqual({ field, problem: 'no-html' })
      expect(await problemOf('<script>alert(1)</script>')).toEqual({ field, problem: 'no-html' })
      for (const piled of [
        'A\u0300\u0301\u0302\u0303li',
        '\u0301Ali',
        'Z\u0351\u036b\u0343al\u0321go',
      ])
        expect(await problemOf(piled)).toEqual({ field, problem: hidden })
      expect(await problemOf('Ali 💥')).toEqual({ field, problem: hidden })
      expect(await problemOf('Ali 🇹🇷')).toEqual({ field, problem: hidden })
      for (const mark of ['\u200e', '\u200f', '\u061c', '\u200b', '\ufeff', '\u{e0041}'])
        expect(await problemOf(`Ali${mark}Can`)).toEqual({ field, problem: hidden })
      for (const mark of ['\u202e', '\u2066', '\n'])
        expect(await problemOf(`Ali${mark}Can`)).toEqual({ field, problem: 'control-character' })
      expect(await problemOf('A'.repeat(10_000))).toEqual({ field, problem: 'too_big' })
      expect(await problemOf('   ')).toEqual({ field, problem: 'too_small' })
      expect(await problemOf('')).toMatchObject({ field, problem: 'too_small' })
    }
    expect(await refusalOf({ firstname: '42' })).toEqual(wrong('firstname', 'not-a-name'))
    expect(await members()).toBe(before)
  })

  it('refuses dotted and dotless Turkish letters in an e-mail, and everything that is none', async () => {
    const none = ['ışık@kasa.test', 'İpek@kasa.test', 'ali@kasa', 'ali@@kasa.test', 'ali kasa.test']
    for (const email of [...none, 'ali@ka\u200bsa.test', `${'a'.repeat(250)}@kasa.test`, '', 7])
      expect(await refusalOf({ email }), String(email)).toMatchObject([{ field: 'email' }])
    for (const email of none)
      for (const method of ['resend_confirmation'])
        expect(
          await visitor(house).post({ api: { class: 'user', method }, data: { email } }),
        ).toMatchObject({ code: 422, data: { fields: [{ field: 'email' }] } })
  })

  it('finds a member name and an e-mail typed with either i, in capitals of either keyboard', async () => {
    const email = 'isik.inci@kasa.test'
    const { data } = await register({ firstname: 'Işık', lastname: 'İnci', email })
    const token = await newestToken(house, email)
    await visitor(house).call('user/register_confirm', { token })
    const { username } = data
    expect(username).toMatch(/^isikinci\d{4}$/)
    const digits = username.slice('isikinci'.length)
    const names = [username.toUpperCase(), `IŞIKİNCİ${digits}`, `ışıkinci${digits}`]
    for (const typed of [...names, 'ISIK.INCI@KASA.TEST', 'İSİK.İNCİ@kasa.test', ` ${email} `])
      expect(
        await visitor(house).call('user/login', { username: typed, password: 'Nar-agaci7' }),
        typed,
      ).toMatchObject({ code: 200, data: { username } })
  })

  it('refuses ten thousand letters wherever a name or a token is typed', async () => {
    const long = 'I'.repeat(10_000)
    const asked = [
      ['login', { username: long, password: 'x' }],
      ['login', { username: 'x', password: long }],
      ['forgot', { username: long }],
      ['resend_confirmation', { email: `${long}@kasa.test` }],
      ['register_confirm', { token: long }],
      ['pass_reset', { token: long, password: 'Abcd12', passwordConfirm: 'Abcd12' }],
    ] as const
    for (const [method, data] of asked)
      expect(
        await visitor(house).post({ api: { class: 'user', method }, data }),
        method,
      ).toMatchObject({ status: 200, code: 422, data: { refusal: 'bad-payload' } })
  })

  it('refuses a birth date that is none, and one before the calendar of anyone alive', async () => {
    for (const birthdate of ['2000-02-30', '01.02.1990', '', 19900101, null])
      expect(await refusalOf({ birthdate })).toMatchObject([{ field: 'birthdate' }])
    for (const birthdate of ['0000-01-01', '0001-01-01', '1899-12-31'])
      expect(await refusalOf({ birthdate })).toMatchObject([{ field: 'birthdate' }])
  })
})
