import {
  balance,
  becomeVisitor,
  expect,
  fillLogin,
  logIn,
  pathOf,
  chooseLanguage,
  stored,
  test,
  toast,
  type Page,
} from '../tools/house.ts'
import {
  appCode,
  memberWithApp,
  memberWithSms,
  newMember,
  smsCode,
  wrongCode,
} from '../tools/member.ts'
import { codeField, prompt, toPrompt, wrongDialog } from '../tools/second-factor.ts'
import { callOf, recordCalls, callsNamed, onCall, replyWith } from '../tools/wire.ts'

const SESSION_KEYS = [
  'bnwUserSession',
  'bnwUserAuth',
  'bnwUserProfile',
  'ridValue',
  'expirationDate',
]

async function expectNothingStored(page: Page): Promise<void> {
  for (const key of SESSION_KEYS) await expect.poll(() => stored(page, key), key).toBeNull()
}

test('STATE-02/prompt a reply with a secret opens the prompt for six digits', async ({
  page,
  house,
}) => {
  const { username, secret } = await memberWithApp(house)
  const replied = page.waitForResponse((each) => callOf(each.request())?.name === 'user/login')
  await toPrompt(page, username)
  const reply = (await (await replied).json()) as { data: { gasecret: string; auth?: string } }
  expect(reply.data.gasecret.length).toBeGreaterThan(10)
  expect(reply.data.gasecret).not.toContain(secret)
  expect(reply.data.auth).toBeUndefined()
  await expect(codeField(page)).toBeFocused()
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric')
})

test('STATE-02/stored-after-true nothing is stored before the check is true, and then it is', async ({
  page,
  house,
}) => {
  const { username, secret } = await memberWithApp(house)
  let answer = (): void => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await onCall(page, 'user/check_ga', async (route) => {
    await answered
    await route.continue()
  })
  const sent = recordCalls(page)
  await toPrompt(page, username)
  await expectNothingStored(page)
  const code = appCode(house, secret)
  await codeField(page).fill(code)
  await expect.poll(() => callsNamed(sent, 'user/check_ga').length).toBe(1)
  expect(callsNamed(sent, 'user/check_ga')[0]?.data['ga_code']).toBe(code)
  await expectNothingStored(page)
  answer()
  await expect(balance(page)).toContainText('10.000,00')
  for (const key of SESSION_KEYS) await expect.poll(() => stored(page, key), key).not.toBeNull()
  await page.reload()
  await expect(balance(page)).toBeVisible()
})

test('STATE-02/false ERR-08 a wrong code says so in a dialog and leaves the prompt open', async ({
  page,
  house,
}) => {
  const { username, secret } = await memberWithApp(house)
  await toPrompt(page, username)
  await codeField(page).fill(wrongCode(house, secret))
  await expect(wrongDialog(page)).toContainText('Girdiğiniz doğrulama kodu hatalı.')
  await expectNothingStored(page)
  await wrongDialog(page).getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(wrongDialog(page)).toBeHidden()
  await expect(prompt(page)).toBeVisible()
  await expect(codeField(page)).toHaveValue('')
  await expect(codeField(page)).toBeFocused()
  await codeField(page).fill(appCode(house, secret))
  await expect(balance(page)).toBeVisible()
})

test('the prompt speaks English to whoever chose it, and says what the code lacks', async ({
  page,
  house,
}) => {
  await chooseLanguage(page, 'en')
  const { username, secret } = await memberWithApp(house)
  await toPrompt(page, username)
  const sent = recordCalls(page)
  await codeField(page).pressSequentially('12 3a')
  await expect(codeField(page)).toHaveValue('123')
  await page.keyboard.press('Enter')
  await expect(prompt(page)).toContainText('Enter all six digits of the code.')
  expect(callsNamed(sent, 'user/check_ga')).toHaveLength(0)
  await codeField(page).fill(wrongCode(house, secret))
  await expect(wrongDialog(page)).toContainText('The verification code you entered is incorrect.')
})

/** Puts a text into the field as a member does who copied it elsewhere. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await codeField(page).focus()
  await page.keyboard.press('Control+V')
}

for (const [which, notice] of [
  ['spaces and all', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)}\n`],
  ['with a dash', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
  ['in its words', (code: string) => `Kodunuz: ${code.replace(/(..)(..)/, '$1 $2 ')}`],
  ['in a message of figures', (code: string) => `2. adım: ${code}. Kod 5 dakika geçerlidir.`],
] as const)
  test(`a code is pasted as it was copied, ${which}, over what was typed`, async ({
    page,
    house,
  }) => {
    const { username, secret } = await memberWithApp(house)
    await toPrompt(page, username)
    await codeField(page).fill('98')
    const code = appCode(house, secret)
    const sent = recordCalls(page)
    await paste(page, notice(code))
    await expect(balance(page)).toBeVisible()
    expect(callsNamed(sent, 'user/check_ga').map(({ data }) => data['ga_code'])).toEqual([code])
  })

test('a pasted text of several codes waits for the member to choose', async ({ page, house }) => {
  const { username, secret } = await memberWithApp(house)
  await toPrompt(page, username)
  const sent = recordCalls(page)
  const code = appCode(house, secret)
  await paste(page, `${code} ya da ${wrongCode(house, secret)}`)
  await expect(codeField(page)).toHaveValue(code)
  expect(callsNamed(sent, 'user/check_ga')).toHaveLength(0)
  await page.keyboard.press('Enter')
  await expect(balance(page)).toBeVisible()
})

test('a prompt that is closed ends the login that waited, here and in the house', async ({
  page,
  house,
}) => {
  const { username } = await memberWithApp(house)
  await toPrompt(page, username)
  const waiting = () =>
    house.database.db
      .selectFrom('sessions')
      .innerJoin('members', 'members.id', 'sessions.member_id')
      .select('sessions.id')
      .where('members.username', '=', username)
      .where('sessions.ended_at', 'is', null)
      .execute()
  expect(await waiting()).toHaveLength(1)
  await prompt(page).getByRole('button', { name: 'Vazgeç' }).click()
  await expect(prompt(page)).toBeHidden()
  await expect.poll(waiting).toEqual([])
  await expectNothingStored(page)
})

test('too many wrong codes lead back to the password, and say why', async ({ page, house }) => {
  const { username, secret } = await memberWithApp(house)
  await toPrompt(page, username)
  for (let round = 0; round < 4; round += 1) {
    await codeField(page).fill(wrongCode(house, secret))
    await wrongDialog(page).getByRole('button', { name: 'Yeniden dene' }).click()
    await expect(wrongDialog(page)).toBeHidden()
  }
  await codeField(page).fill(wrongCode(house, secret))
  await expect(wrongDialog(page)).toContainText('başka deneme hakkınız kalmadı')
  await wrongDialog(page).getByRole('button', { name: 'Parolaya dön' }).click()
  await expect(prompt(page)).toBeHidden()
  await expect(page.getByRole('main')).toContainText('Çok fazla yanlış kod girildi.')
  await expectNothingStored(page)
})

test('a code that comes after ten minutes leads back to the password', async ({ page, house }) => {
  const { username, secret } = await memberWithApp(house)
  await toPrompt(page, username)
  house.pass(11 * 60_000)
  await codeField(page).fill(appCode(house, secret))
  await expect(prompt(page)).toBeHidden()
  await expect(page.getByRole('main')).toContainText('ayrılan süre doldu')
  await expectNothingStored(page)
})

test('a member logs in with the code that came by SMS, sent again at a press', async ({
  page,
  house,
}) => {
  const username = await memberWithSms(house)
  await page.clock.install()
  await toPrompt(page, username)
  await expect(prompt(page)).toContainText(/Yeniden göndermek için \d+ saniye/)
  const first = await smsCode(house, username)
  expect(first).toMatch(/^\d{6}$/)
  await page.clock.fastForward(61_000)
  await prompt(page).getByRole('button', { name: 'Kodu yeniden gönder' }).click()
  await expect(prompt(page)).toContainText('Yeni bir kod gönderildi')
  const second = await smsCode(house, username)
  await codeField(page).fill(second)
  await expect(balance(page)).toBeVisible()
})

test('a locked door says for how many minutes', async ({ page }) => {
  await page.goto('/login')
  const message = 'Çok fazla yanlış deneme yapıldı.'
  const data = { refusal: 'locked-out', retryAfterS: 840 }
  await onCall(page, 'user/login', replyWith({ result: false, message, code: 429, data }))
  await fillLogin(page, 'demo', 'Wrong123!')
  await expect(page.getByRole('main')).toContainText('14 dakika sonra yeniden deneyin')
})

test('five wrong passwords lock the door, and it says so', async ({ page, house }) => {
  const username = await newMember(house)
  await page.goto('/login')
  for (let round = 0; round < 6; round += 1) {
    const done = page.waitForResponse((each) => callOf(each.request())?.name === 'user/login')
    await fillLogin(page, username, 'Wrong123!')
    await done
    await expect(page.locator('main form button[type="submit"]')).toHaveAttribute(
      'aria-busy',
      'false',
    )
  }
  await expect(page.getByRole('main')).toContainText(/1[45] dakika sonra yeniden deneyin/)
})

test('ERR-15/logged-in a login says so, and when the one before it was', async ({
  page,
  house,
}) => {
  const username = await newMember(house)
  await logIn(page, username)
  await expect(toast(page, 'Hoş geldiniz, Nilüfer.')).toHaveAttribute('data-tone', 'positive')
  await expect(toast(page, 'Önceki girişiniz')).toBeHidden()
  await becomeVisitor(page)
  await logIn(page, username)
  await expect(toast(page, /Önceki girişiniz: \d\d\.\d\d\.\d{4}/)).toBeVisible()
  await expect.poll(() => pathOf(page)).toBe('/')
})
