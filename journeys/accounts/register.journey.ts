import type { Browser, Locator } from '@playwright/test'
import { visitor } from '#server/testing.ts'
import {
  DESKTOP,
  expect,
  fillLogin,
  heading,
  loginLink,
  PHONE,
  chooseLanguage,
  test,
  toast,
} from '../tools/house.ts'
import { balance, pathOf, type Lang, type Page } from '../tools/house.ts'
import {
  field,
  fill,
  LABELS,
  mailedLink,
  newcomer,
  STEPS,
  submit,
  type Newcomer,
} from '../tools/joining.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import { recordCalls, callsNamed } from '../tools/wire.ts'

/** A whole registration: what was typed, what stood in the form before, and what left the browser. */
interface JoinNotice {
  person: Newcomer
  lang: Lang
  /** Fields that could be seen under their label. */
  seen: ReadonlySet<string>
  /** Consents that were ticked before anyone pressed them. */
  tickedBefore: readonly string[]
  hint: string
  currencies: readonly string[]
  sent: Record<string, unknown>
  notice: boolean
}

const CONSENTS = ['smsOptIn', 'emailOptIn', 'rulesAccepted'] as const

/** A step may still be sliding in: whether it is there is said after it had time to come. */
const appears = (locator: Locator): Promise<boolean> =>
  locator.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  )

/** Registers as this person would: on a phone step by step, on a desktop in one go. */
async function register(page: Page, lang: Lang, person: Newcomer): Promise<JoinNotice> {
  const isPhone = page.viewportSize()?.width === PHONE.width
  const calls = recordCalls(page)
  await chooseLanguage(page, lang)
  await page.goto('/register')
  await expect(heading(page)).toHaveText(lang === 'tr' ? 'Kayıt ol' : 'Register')
  const seen = new Set<string>()
  const tickedBefore: string[] = []
  let currencies: string[] = []
  let hint = ''
  for (const [at, names] of STEPS.entries()) {
    if (names.includes('password')) {
      for (const consent of CONSENTS)
        if (await field(page, lang, consent).isChecked()) tickedBefore.push(consent)
      currencies = await field(page, lang, 'currency').locator('option').allTextContents()
      const id = await field(page, lang, 'password').getAttribute('aria-describedby')
      hint = await page.locator(`[id="${id?.split(' ')[0]}"]`).innerText()
    }
    // The country says what the number of an id is called.
    if (names.includes('country')) await fill(page, lang, person, ['country'])
    for (const name of names) if (await appears(field(page, lang, name))) seen.add(name)
    await fill(page, lang, person, names)
    if (isPhone || at === STEPS.length - 1) await submit(page)
  }
  const notice = appears(
    toast(page, lang === 'tr' ? 'Kaydınız tamamlandı' : 'Registration complete'),
  )
  await expect(heading(page)).toHaveText(
    lang === 'tr' ? 'E\u2011postanıza bakın' : 'Look into your e\u2011mail',
  )
  const [call, ...more] = callsNamed(calls, 'user/register')
  expect(more).toEqual([])
  return {
    person,
    lang,
    seen,
    tickedBefore,
    hint,
    currencies,
    sent: call?.data ?? {},
    notice: await notice,
  }
}

/** With every extra, in Turkish on a desktop; with the least, from abroad, in English on a phone. */
const notice: { full?: JoinNotice; least?: JoinNotice } = {}

const ABROAD = {
  firstname: 'Anna-Lena',
  lastname: 'Weiß',
  country: 'DE',
  nationalID: `C01X00T${Date.now() % 100_000}`,
  city: 'Köln',
  phone: `+49 30 ${Date.now() % 10_000_000}7`,
  // Neither a lowercase letter nor a special sign.
  password: 'KAVUN74KARPUZ',
  passwordConfirm: 'KAVUN74KARPUZ',
  smsOptIn: false,
  emailOptIn: false,
}

/** Somebody else from there. */
const OTHER = {
  nationalID: `L22X${Date.now() % 100_000}`,
  phone: `+49 30 ${Date.now() % 10_000_000}8`,
}

async function onPage<T>(
  browser: Browser,
  options: { viewport: typeof PHONE; baseURL: string },
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...options, timezoneId: 'Europe/Istanbul' })
  const done = await work(await context.newPage())
  await context.close()
  return done
}

test.beforeAll(async ({ browser, house }) => {
  const baseURL = house.settings.publicUrl
  notice.full = await onPage(browser, { viewport: DESKTOP, baseURL }, (page) =>
    register(page, 'tr', newcomer()),
  )
  const { promotionCode: _, referenceNumber: __, depositLimit: ___, ...least } = newcomer(ABROAD)
  notice.least = await onPage(browser, { viewport: PHONE, baseURL }, (page) =>
    register(page, 'en', least),
  )
})

const both = (): JoinNotice[] =>
  [notice.full, notice.least].filter((each): each is JoinNotice => each !== undefined)

for (const name of [
  'firstname',
  'lastname',
  'birthdate',
  'nationalID',
  'country',
  'city',
  'address',
  'email',
  'phone',
  'password',
  'passwordConfirm',
] as const)
  test(`FORM-register/${name} is asked for and sent as ${name}`, () => {
    expect(both()).toHaveLength(2)
    for (const { person, seen, sent } of both()) {
      expect(seen).toContain(name)
      expect(sent[name]).toBe(person[name])
    }
  })

for (const name of ['promotionCode', 'referenceNumber'] as const)
  test(`FORM-register/${name} is offered, optional, and sent as ${name}`, () => {
    expect(notice.full?.seen).toContain(name)
    expect(notice.full?.sent[name]).toBe(notice.full?.person[name])
    expect(notice.least?.seen).toContain(name)
    expect(notice.least?.sent).not.toHaveProperty(name)
  })

test('PROT-39 a limit on deposits is asked for, with nothing chosen beforehand, and sent as it was typed', () => {
  expect(both().map(({ seen }) => seen.has('depositLimit'))).toEqual([true, true])
  expect(notice.full?.sent['depositLimit']).toBe(1500)
  expect(notice.least?.sent).not.toHaveProperty('depositLimit')
})

for (const [size, lang] of [
  [PHONE, 'tr'],
  [DESKTOP, 'en'],
] as const)
  test(`PROT-66 other limits stand behind one line, every field empty, and are sent as they were typed, in ${lang} at ${size.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    const calls = recordCalls(page)
    await chooseLanguage(page, lang)
    await page.goto('/register')
    const [person, isPhone] = [
      newcomer(lang === 'en' ? { ...ABROAD, ...OTHER } : {}),
      size === PHONE,
    ]
    for (const [at, names] of STEPS.entries()) {
      if (names.includes('country')) await fill(page, lang, person, ['country'])
      await fill(page, lang, person, names)
      if (isPhone && at < STEPS.length - 1) await submit(page)
    }
    const more = page.locator('details', {
      hasText: lang === 'tr' ? 'Başka limitler' : 'More limits',
    })
    const fields = more.getByRole('textbox')
    await expect(fields.first()).toBeHidden()
    await more.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(fields).toHaveCount(11)
    for (const field of await fields.all()) await expect(field).toHaveValue('')
    const inGroup = (group: RegExp, name: RegExp) =>
      more.getByRole('group', { name: group }).getByLabel(name)
    const day = inGroup(/süre|longest/, /^(24 saatte|In 24 hours)$/)
    await day.fill('1441')
    await inGroup(/kaybedeceğim|lose/, /^(7 günde|In 7 days)$/).fill('250')
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    // What is wrong stays in sight.
    await more.locator('summary').click()
    await expect(day).toBeVisible()
    await submit(page)
    await page
      .getByRole('link', { name: lang === 'tr' ? /uzun olamaz/ : /Cannot be longer/ })
      .click()
    await expect(day).toBeFocused()
    await day.fill('90')
    await submit(page)
    await expect(heading(page)).toHaveText(
      lang === 'tr' ? 'E\u2011postanıza bakın' : 'Look into your e\u2011mail',
    )
    const [call] = callsNamed(calls, 'user/register')
    expect(call?.data['limits']).toEqual([
      { kind: 'loss', period: 'week', value: 250 },
      { kind: 'session', period: 'day', value: 90 },
    ])
  })

for (const name of ['smsOptIn', 'emailOptIn'] as const)
  test(`FORM-register/${name} is offered, never ticked beforehand, and sent as ${name}`, () => {
    expect(both().map(({ seen }) => seen.has(name))).toEqual([true, true])
    expect(both().flatMap(({ tickedBefore }) => tickedBefore)).toEqual([])
    expect(notice.full?.sent[name]).toBe(true)
    expect(notice.least?.sent[name]).toBe(false)
  })

test('FORM-register/rulesAccepted is asked for, never ticked beforehand, and sent', () => {
  for (const { seen, sent, tickedBefore } of both()) {
    expect(seen).toContain('rulesAccepted')
    expect(tickedBefore).toEqual([])
    expect(sent['rulesAccepted']).toBe(true)
  }
})

test('FORM-register/currency FORM-currency the lira is the only currency, and is sent', () => {
  expect(notice.full?.currencies).toEqual(['TRY · Türk lirası'])
  expect(notice.least?.currencies).toEqual(['TRY · Turkish lira'])
  for (const { sent } of both()) expect(sent['currency']).toBe('TRY')
})

test('RULE-01/hint the hint asks for more than is a condition', () => {
  expect(notice.full?.hint).toMatch(/6 karakter.*büyük harf.*rakam.*Küçük harf.*özel karakter/)
  expect(notice.least?.hint).toMatch(/6 char.*uppercase.*number.*lowercase letter.*special char/)
  // Taken by the house, without a lowercase letter and a special sign.
  expect(notice.least?.sent['password']).toMatch(/^[A-Z0-9]+$/)
})

test('ERR-15/registration a notice says that the registration is complete', () => {
  expect(both().map(({ notice }) => notice)).toEqual([true, true])
})

test('ROUTE-16 /register shows the registration screen without a login, and members go home', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('main').getByRole('link', { name: 'Kayıt ol' }).click()
  await expect(heading(page)).toHaveText('Kayıt ol')
  await expect.poll(() => pathOf(page)).toBe('/register')
  await expect(loginLink(page)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Giriş yap' }).click()
  await fillLogin(page, 'demo', 'Demo123!')
  await expect(balance(page)).toBeVisible()
  await page.goto('/register')
  await expect.poll(() => pathOf(page)).toBe('/')
})

for (const [lang, sentence] of [
  ['en', 'Rules Section Must Be Selected'],
  ['tr', 'Kurallar bölümünü onaylamanız gerekir'],
] as const)
  test(`RULE-06 without the rules accepted nothing is sent (${lang})`, async ({ page }) => {
    const calls = recordCalls(page)
    await chooseLanguage(page, lang)
    await page.goto('/register')
    const person = newcomer(lang === 'en' ? { ...ABROAD, ...OTHER } : {})
    if (lang === 'en') await fill(page, lang, person, ['country'])
    await fill(page, lang, { ...person, rulesAccepted: false })
    await submit(page)
    const summary = page.locator('main form section')
    await expect(summary.getByRole('link')).toHaveText([sentence])
    await expect(field(page, lang, 'rulesAccepted')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('#register-rulesAccepted-error')).toHaveText(sentence)
    expect(callsNamed(calls, 'user/register')).toEqual([])
  })

test('ROUTE-17/screen /register-account-confirm without a token explains, and sends a new link', async ({
  page,
}) => {
  const calls = recordCalls(page)
  await page.goto('/register-account-confirm')
  await expect(heading(page)).toHaveText('Hesabınızı açın')
  await expect(loginLink(page)).toBeVisible()
  await submit(page)
  await expect(page.getByText('Bu alan zorunludur')).toBeVisible()
  expect(callsNamed(calls, 'user/resend_confirmation')).toEqual([])
  await page.getByLabel('E-posta', { exact: true }).fill('kimse@ornek.test')
  await submit(page)
  await expect(page.getByText(/yeni bağlantı yola çıktı/)).toBeVisible()
  expect(callsNamed(calls, 'user/resend_confirmation')).toMatchObject([
    { data: { email: 'kimse@ornek.test' } },
  ])
  expect(callsNamed(calls, 'user/register_confirm')).toEqual([])
})

test('ROUTE-17/token the mailed link opens the account, once, and then the member can log in', async ({
  page,
  house,
}) => {
  const { email = '', password = '' } = notice.full?.person ?? {}
  await page.goto('/login')
  await fillLogin(page, email, password)
  await expect(toast(page, 'İnaktif hesap')).toBeVisible()
  const again = page.getByRole('main').getByRole('link', { name: 'Yeni bağlantı iste' })
  await expect(again).toHaveAttribute('href', '/register-account-confirm')
  const calls = recordCalls(page)
  const link = await mailedLink(house, email, 'confirm-registration')
  expect(link.href.startsWith(`${house.settings.publicUrl}/register-account-confirm?`)).toBe(true)
  await page.goto(link.href)
  await expect(heading(page)).toHaveText('Hesabınız açıldı')
  const token = link.searchParams.get('token')
  expect(callsNamed(calls, 'user/register_confirm')).toMatchObject([{ data: { token } }])
  // Its reload does not redeem the link a second time.
  await page.reload()
  await expect(heading(page)).toHaveText('Hesabınız açıldı')
  expect(callsNamed(calls, 'user/register_confirm')).toHaveLength(1)
  await page.getByRole('main').getByRole('link', { name: 'Giriş yap' }).click()
  await fillLogin(page, email, password)
  await expect(balance(page)).toBeVisible()
  await page.goto(link.href)
  await expect(heading(page)).toHaveText('Bağlantının süresi dolmuş')
})

test('of an address that was registered with two passwords, the newest one opens the account', async ({
  page,
  house,
}) => {
  const { depositLimit: _, ...person } = newcomer()
  const { email, password } = person
  const join = (chosen: string) => {
    const typed = { ...person, password: chosen, passwordConfirm: chosen }
    const rest = { currency: 'TRY', rulesAccepted: true } as const
    return visitor(house).call('user/register', { ...typed, ...rest })
  }
  await join('Karga-yuvasi9')
  const before = await mailedLink(house, email, 'confirm-registration')
  await join(password)
  const newest = () => mailedLink(house, email, 'confirm-registration')
  await expect.poll(async () => (await newest()).href).not.toBe(before.href)
  await page.goto((await newest()).href)
  await expect(heading(page)).toHaveText('Parolanızı girin')
  const typed = page.getByRole('main').getByLabel('Parola', { exact: true })
  await expect(typed).toBeFocused()
  await typed.fill('Karga-yuvasi9')
  await submit(page)
  await expect(page.getByText('Parola hatalı')).toBeVisible()
  await typed.fill(password)
  await submit(page)
  await expect(heading(page)).toHaveText('Hesabınız açıldı')
})

test('on a phone it comes in three steps, and outlives a reload without its passwords', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const person = newcomer()
  const step = page.locator('[aria-current="step"]')
  // Whatever is missing in an earlier step is led to from the last.
  await page.goto('/register?step=3')
  // The way on stands beside the way back, whole.
  const [form, on] = await Promise.all([
    page.locator('main form').boundingBox(),
    page.locator('main form button[type="submit"]').boundingBox(),
  ])
  expect((on?.x ?? 0) + (on?.width ?? 1e9)).toBeLessThanOrEqual(
    (form?.x ?? 0) + (form?.width ?? 0) + 1,
  )
  await submit(page)
  await page.getByRole('link', { name: 'Ad: Bu alan zorunludur', exact: true }).click()
  await expect(step).toContainText('Siz')
  await expect(field(page, 'tr', 'firstname')).toBeFocused()
  await page.goto('/register')
  await expect(step).toContainText('Siz')
  await expect(field(page, 'tr', 'city')).toBeHidden()
  await submit(page)
  await expect(page.getByText('Düzeltilmesi gereken 4 şey var')).toBeVisible()
  await fill(page, 'tr', person, STEPS[0])
  await submit(page)
  await expect(step).toContainText('Adres ve iletişim')
  await fill(page, 'tr', person, STEPS[1])
  await submit(page)
  await expect(step).toContainText('Parola ve onaylar')
  await fill(page, 'tr', person, STEPS[2])
  await page.reload()
  await expect(step).toContainText('Parola ve onaylar')
  await expect(field(page, 'tr', 'password')).toHaveValue('')
  await expect(field(page, 'tr', 'rulesAccepted')).not.toBeChecked()
  await expect(field(page, 'tr', 'promotionCode')).toHaveValue('HOSGELDIN')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Nar-agaci7')
  await page.goBack()
  await expect(field(page, 'tr', 'email')).toHaveValue(person.email)
  await page.getByRole('button', { name: 'Geri' }).click()
  await expect(field(page, 'tr', 'firstname')).toHaveValue('Nilüfer')
  await expect(field(page, 'tr', 'birthdate').locator('select')).toHaveValue('4')
})

test('errors are summed up where the focus goes, and lead to their fields', async ({ page }) => {
  await page.goto('/register')
  await submit(page)
  const summary = page.locator('main form section')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(11)
  await summary.getByRole('link', { name: /^Doğum tarihi/ }).click()
  await expect(field(page, 'tr', 'birthdate').locator('[name$="-day"]')).toBeFocused()
  await summary.getByRole('link', { name: /^Parola:/ }).click()
  await expect(field(page, 'tr', 'password')).toBeFocused()
  await field(page, 'tr', 'firstname').fill('Nilüfer')
  await expect(summary.getByRole('link')).toHaveCount(10)
})

test('a national id, an age and a weak password are told while they are typed', async ({
  page,
}) => {
  await page.goto('/register')
  const error = (name: string) => page.locator(`#register-${name}-error`)
  await fill(page, 'tr', { nationalID: '1000000014' }, ['nationalID'])
  await expect(error('nationalID')).toHaveText('')
  await fill(page, 'tr', { nationalID: '10000000147' }, ['nationalID'])
  await expect(error('nationalID')).toHaveText('T.C. kimlik numarası hatalı')
  await fill(page, 'tr', { nationalID: '10000000146' }, ['nationalID'])
  await expect(error('nationalID')).toHaveText('')
  const child = `${new Date().getFullYear() - 17}-01-01`
  await fill(page, 'tr', { birthdate: child, password: 'Qwerty123' }, ['birthdate', 'password'])
  await expect(error('birthdate')).toHaveText(/en az 18/)
  await expect(page.getByText(/Zayıf$/)).toBeVisible()
  await field(page, 'tr', 'passwordConfirm').fill('Qwerty124')
  await expect(error('password')).toHaveText(/çok sık kullanılıyor/)
  await field(page, 'tr', 'city').focus()
  await expect(error('passwordConfirm')).toHaveText('Parolalar eşleşmiyor')
})

test('what the house refuses stands beside its field, and the rest is kept', async ({ page }) => {
  await page.goto('/register')
  await fill(page, 'tr', newcomer({ promotionCode: 'YOKBOYLE' }))
  await submit(page)
  await expect(page.locator('#register-promotionCode-error')).toHaveText(/geçerli değil/)
  await fill(page, 'tr', { promotionCode: '', firstname: '1234' }, ['promotionCode', 'firstname'])
  await submit(page)
  await expect(page.locator('#register-firstname-error')).toHaveText('Yalnızca harf kullanın')
  await fill(page, 'tr', { firstname: 'Nilüfer' }, ['firstname'])
  await submit(page)
  await expect(heading(page)).toHaveText('E\u2011postanıza bakın')
})

test('pressed twice it is sent once, and a lost line loses nothing typed', async ({ page }) => {
  const calls = recordCalls(page)
  await page.goto('/register')
  const person = newcomer()
  await fill(page, 'tr', person)
  await page.route('**/endpoint/v1', (route) => route.abort('connectionfailed'), { times: 1 })
  await submit(page)
  await expect(page.getByText('Kaydınız gönderilemedi')).toBeVisible()
  await expect(field(page, 'tr', 'password')).toHaveValue(person.password)
  await page.locator('main form button[type="submit"]').dblclick()
  await expect(heading(page)).toHaveText('E\u2011postanıza bakın')
  expect(callsNamed(calls, 'user/register')).toHaveLength(2)
  await page.reload()
  await expect(page.getByText(person.email)).toBeVisible()
  await submit(page)
  await expect(page.getByText(/yeni bağlantı yola çıktı/)).toBeVisible()
  await expect(page.locator('main form button[type="submit"]')).toBeDisabled()
})

test('the rules can be read without leaving the form', async ({ page }) => {
  await page.goto('/register')
  await fill(page, 'tr', { city: 'Bursa' }, ['city'])
  await page.getByRole('button', { name: 'Üyelik kurallarını oku' }).click()
  const rules = page.getByRole('dialog', { name: 'Üyelik kuralları' })
  await expect(rules.getByRole('listitem')).toHaveCount(9)
  await rules.getByRole('button', { name: 'Kapat' }).click()
  await expect(field(page, 'tr', 'city')).toHaveValue('Bursa')
  await expect(page.getByLabel(LABELS.tr.rulesAccepted)).not.toBeChecked()
})
