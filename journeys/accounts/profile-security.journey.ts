import { readFile } from 'node:fs/promises'
import { create } from 'qrcode'
import {
  balance,
  becomeVisitor,
  changePassword,
  expect,
  fillLogin,
  logIn,
  loginLink,
  main,
  pathOf,
  stored,
  test,
  toast,
} from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { appCode, memberWithApp, memberWithSms, newMember, newPhone } from '../tools/member.ts'
import { smsCode, wrongCode } from '../tools/member.ts'
import { codeField, generate, prompt, takeRecoveryCodes } from '../tools/second-factor.ts'
import { toPrompt, wrongDialog } from '../tools/second-factor.ts'
import { callOf, recordCalls, callsNamed } from '../tools/wire.ts'

test('ROUTE-18/profile ROUTE-18/me both addresses show the member the account screen', async ({
  page,
  house,
}) => {
  await page.goto('/me')
  await expect(page).toHaveURL(/\/login$/)
  await logInByApi(page, await newMember(house))
  for (const path of ['/profile', '/me']) {
    await page.goto(path)
    await expect.poll(() => pathOf(page)).toBe(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Hesabım' })).toBeVisible()
    await expect(main(page)).toContainText('Nilüfer Çağlayangil')
    await expect(main(page).getByRole('heading', { name: 'Güvenlik' })).toBeVisible()
    const line = main(page).getByRole('link', { name: /İki adımlı giriş Kapalı/ })
    await expect(line).toHaveAttribute('href', '/profile/two-factor')
  }
})

test('SCREEN-08 the password changes: the new one logs in, the old one does not', async ({
  page,
  house,
}) => {
  const username = await newMember(house)
  await logInByApi(page, username)
  await page.goto('/profile/password')
  const sent = recordCalls(page)
  await changePassword(page, 'Demo123!', 'kisa')
  await changePassword(page, 'Demo123!', 'Nar-agaci-8', 'Nar-agaci-9')
  await expect(main(page)).toContainText('Parolalar eşleşmiyor')
  expect(callsNamed(sent, 'user/pass_change')).toHaveLength(0)
  await changePassword(page, 'Yanlis123!', 'Nar-agaci-8')
  await expect(main(page)).toContainText('Şimdiki parolanız hatalı.')
  await changePassword(page, 'Demo123!', 'Nar-agaci-8')
  await expect(toast(page, 'Parolanız değiştirildi')).toBeVisible()
  await expect(page.locator('input[name="password"]')).toHaveValue('')
  await expect(balance(page)).toBeVisible()
  await becomeVisitor(page)
  await fillLogin(page, username, 'Demo123!')
  await expect(toast(page, 'Giriş Başarısız')).toBeVisible()
  await logIn(page, username, 'Nar-agaci-8')
})

test('SCREEN-11/generate a secret is made and shown, also as a square', async ({ page, house }) => {
  const username = await newMember(house)
  await logIn(page, username)
  const replied = page.waitForResponse(
    (each) => callOf(each.request())?.name === 'user/user_generate_ga',
  )
  const secret = await generate(page)
  const { data } = (await (await replied).json()) as { data: { secret: string; uri: string } }
  expect(data.secret).toBe(secret)
  expect(data.uri).toContain(`secret=${secret}`)
  expect(data.uri).toContain(username)
  const square = page.getByRole('img', { name: 'Doğrulayıcı uygulama için kare kod' })
  await expect(square).toBeVisible()
  const drawn = (await square.locator('path').getAttribute('d')) ?? ''
  expect([...drawn.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => `${x} ${y}`)).toEqual(
    darkOf(data.uri),
  )
  await page.getByRole('button', { name: 'Vazgeç' }).click()
  expect(await generate(page)).not.toBe(secret)
})

/** Where a square of this text is dark, four modules of quiet ground around it. */
function darkOf(text: string): string[] {
  const { data, size } = create(text, { errorCorrectionLevel: 'M' }).modules
  return Array.from(data, (dark, at) =>
    dark ? `${(at % size) + 4} ${Math.floor(at / size) + 4}` : '',
  ).filter((place) => place !== '')
}

test('SCREEN-11/enable the authenticator is on only after a right code', async ({
  page,
  house,
}) => {
  const username = await newMember(house)
  await logInByApi(page, username)
  const secret = await generate(page)
  await codeField(page).fill(wrongCode(house, secret))
  await expect(wrongDialog(page)).toBeVisible()
  expect(await factorOf(username)).toBe('none')
  await wrongDialog(page).getByRole('button', { name: 'Yeniden dene' }).click()
  await codeField(page).fill(appCode(house, secret))
  const codes = await takeRecoveryCodes(page)
  expect(codes).toHaveLength(10)
  expect(await factorOf(username)).toBe('ga')
  await expect(main(page)).toContainText('Açık · Doğrulayıcı uygulama')
  await expect(main(page)).toContainText('Kullanılmamış 10 kurtarma kodunuz var.')

  async function factorOf(name: string) {
    const row = await house.database.db
      .selectFrom('members')
      .select('two_factor')
      .where('username', '=', name)
      .executeTakeFirstOrThrow()
    return row.two_factor
  }
})

test('SCREEN-11/clear an enabled authenticator is cleared, and logins ask for it no more', async ({
  page,
  house,
}) => {
  const { username, secret } = await memberWithApp(house)
  await toPrompt(page, username)
  await codeField(page).fill(appCode(house, secret))
  await expect(balance(page)).toBeVisible()
  await page.goto('/profile/two-factor')
  await page.getByRole('button', { name: 'İki adımlı girişi kapat' }).click()
  await codeField(page).fill(wrongCode(house, secret))
  await wrongDialog(page).getByRole('button', { name: 'Yeniden dene' }).click()
  await codeField(page).fill(appCode(house, secret, 1))
  await expect(toast(page, 'İki adımlı giriş kapatıldı.')).toBeVisible()
  await expect(main(page)).toContainText('Hesabınıza yalnızca parolanızla giriliyor.')
  await becomeVisitor(page)
  await logIn(page, username)
})

test('SMS is turned on by the code that was sent, and asked for at the next login', async ({
  page,
  house,
}) => {
  const username = await newMember(house, { phone: newPhone() })
  await logInByApi(page, username)
  await page.goto('/profile/two-factor')
  await page.getByRole('button', { name: 'Kur' }).last().click()
  await expect(page.getByRole('heading', { name: 'Telefonunuzu doğrulayın' })).toBeVisible()
  await expect(main(page)).toContainText('Yeniden göndermek için')
  const code = await smsCode(house, username)
  await codeField(page).fill(code === '111111' ? '222222' : '111111')
  await wrongDialog(page).getByRole('button', { name: 'Yeniden dene' }).click()
  await codeField(page).fill(code)
  expect(await takeRecoveryCodes(page)).toHaveLength(10)
  await expect(main(page)).toContainText('Açık · SMS')
  await becomeVisitor(page)
  house.pass(61_000)
  await toPrompt(page, username)
  await expect(prompt(page)).toContainText('Yeniden göndermek için')
  const next = await smsCode(house, username)
  expect(next).not.toBe('')
  await codeField(page).fill(next)
  await expect(balance(page)).toBeVisible()
})

test('the app takes the place of SMS, each proven first', async ({ page, house }) => {
  const username = await memberWithSms(house)
  await toPrompt(page, username)
  await expect(prompt(page)).toContainText('Yeniden göndermek için')
  await codeField(page).fill(await smsCode(house, username))
  await expect(balance(page)).toBeVisible()
  await page.goto('/profile/two-factor')
  await expect(main(page)).toContainText('Açık · SMS')
  await page.getByRole('button', { name: 'Buna geç' }).click()
  await expect(main(page)).toContainText('Yeniden göndermek için')
  await codeField(page).fill(await smsCode(house, username))
  const secret = main(page).locator('dd code')
  await expect(secret).toHaveText(/^[A-Z2-7]{32}$/)
  await codeField(page).fill(appCode(house, (await secret.textContent()) ?? ''))
  await expect(main(page)).toContainText('Açık · Doğrulayıcı uygulama')
})

test('what wants the password again asks once, and then goes on by itself', async ({
  page,
  house,
}) => {
  await logInByApi(page, await newMember(house))
  house.pass(16 * 60_000)
  await page.goto('/profile/two-factor')
  await page.getByRole('button', { name: 'Kur' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Parolanızı yeniden girin' })
  await dialog.locator('input').fill('Yanlis123!')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Parolanız hatalı.')
  await dialog.locator('input').fill('Demo123!')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(main(page).locator('dd code')).toHaveText(/^[A-Z2-7]{32}$/)
  await page.goto('/profile/data')
  const loading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Dosyayı indir' }).click()
  await loading
})

test('declining to give the password again leaves everything as it is', async ({ page, house }) => {
  await logInByApi(page, await newMember(house))
  house.pass(16 * 60_000)
  await page.goto('/profile/two-factor')
  await page.getByRole('button', { name: 'Kur' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Parolanızı yeniden girin' })
  await dialog.getByRole('button', { name: 'Vazgeç' }).click()
  await expect(main(page)).toContainText('Hesabınıza yalnızca parolanızla giriliyor.')
  await expect(page.locator('li[data-tone="negative"]')).toHaveCount(0)
})

test('everything that is kept is handed over as a file, without a secret in it', async ({
  page,
  house,
}) => {
  const { username, secret } = await memberWithApp(house)
  await toPrompt(page, username)
  await codeField(page).fill(appCode(house, secret))
  await expect(balance(page)).toBeVisible()
  await page.goto('/profile/data')
  const loading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Dosyayı indir' }).click()
  const file = await loading
  expect(file.suggestedFilename()).toMatch(/^kasa-verilerim-\d{4}-\d\d-\d\d\.json$/)
  const text = await readFile(await file.path(), 'utf8')
  const data = JSON.parse(text) as { subjects: Record<string, unknown[]> }
  expect(data.subjects['account']).toHaveLength(1)
  expect(text).toContain(`${username}@kasa.test`)
  expect(text).not.toContain(secret)
  expect(text).not.toContain('$argon2')
})

test('all other sessions end at a press, and the other browser is out', async ({
  page,
  browser,
  baseURL,
  house,
}) => {
  const username = await newMember(house)
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await elsewhere.newPage()
  await logIn(other, username)
  const third = await browser.newContext({ baseURL: baseURL ?? '' })
  await logIn(await third.newPage(), username)
  await third.close()
  await logInByApi(page, username)
  await page.goto('/profile/sessions')
  await page.getByRole('button', { name: 'Diğer tüm oturumları kapat' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hepsini kapat' }).click()
  await expect(toast(page, '2 oturum kapatıldı.')).toBeVisible()
  await expect(main(page)).toContainText('Yalnızca bu tarayıcıda oturumunuz açık.')
  await other.reload()
  await expect(loginLink(other)).toBeVisible()
  await expect.poll(() => stored(other, 'bnwUserSession')).toBeNull()
  await elsewhere.close()
})
