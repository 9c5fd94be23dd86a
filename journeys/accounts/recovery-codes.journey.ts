import { readFile } from 'node:fs/promises'
import { balance, becomeVisitor, expect, main, test, type Page } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { appCode, newMember } from '../tools/member.ts'
import { codeField, generate, prompt, shownRecoveryCodes } from '../tools/second-factor.ts'
import { takeRecoveryCodes, toPrompt, wrongDialog } from '../tools/second-factor.ts'

test('recovery codes can be copied, kept as a file and printed, and are left only when kept', async ({
  page,
  context,
  house,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const username = await newMember(house)
  await logInByApi(page, username)
  const secret = await generate(page)
  await codeField(page).fill(appCode(house, secret))
  const codes = await shownRecoveryCodes(page)
  for (const code of codes) expect(code).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/)
  await main(page).getByRole('button', { name: 'Kopyala' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
  const loading = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'İndir' }).click()
  const file = await loading
  expect(file.suggestedFilename()).toBe('kasa-kurtarma-kodlari.txt')
  const text = await readFile(await file.path(), 'utf8')
  for (const each of [username, ...codes]) expect(text).toContain(each)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('ol code').first()).toBeVisible()
  await expect(page.locator('button').filter({ hasText: 'Kopyala' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByRole('button', { name: 'Bitti' })).toBeDisabled()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Bitti' }).click()
  await expect(main(page)).not.toContainText(codes[0] ?? 'no code')
  // What was pressed is gone: whoever listens goes on from how things stand now, and stays there.
  await page.waitForLoadState('networkidle')
  await expect(main(page).locator('p:focus')).toContainText('Doğrulayıcı uygulama')
})

test('leaving the codes before they are kept is asked about first, by screen and by browser', async ({
  page,
  house,
}) => {
  await logInByApi(page, await newMember(house))
  const secret = await generate(page)
  await codeField(page).fill(appCode(house, secret))
  const codes = await shownRecoveryCodes(page)
  const question = page.getByRole('dialog', { name: 'Kodları kaydetmeden çıkılsın mı?' })
  await page.getByRole('navigation', { name: 'Hesap sayfaları' }).getByText('Oturumlar').click()
  await question.getByRole('button', { name: 'Kodlara dön' }).last().click()
  await expect(question).toBeHidden()
  expect(await shownRecoveryCodes(page)).toEqual(codes)

  expect(await asksBeforeReload(page)).toBe(true)
  expect(await shownRecoveryCodes(page)).toEqual(codes)

  await page.getByRole('navigation', { name: 'Hesap sayfaları' }).getByText('Oturumlar').click()
  await question.getByRole('button', { name: 'Yine de çık' }).click()
  await expect(page).toHaveURL(/sessions$/)
})

test('codes that are kept are left without a word', async ({ page, house }) => {
  await logInByApi(page, await newMember(house))
  const secret = await generate(page)
  await codeField(page).fill(appCode(house, secret))
  await shownRecoveryCodes(page)
  await page.getByRole('checkbox').check()
  expect(await asksBeforeReload(page)).toBe(false)
  await expect(main(page)).toContainText('Kullanılmamış 10 kurtarma kodunuz var.')
})

/** Reloads, and says whether the browser asked first; whoever is asked stays. */
async function asksBeforeReload(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss()
    return dialog.type() === 'beforeunload'
  })
  const loaded = page.waitForEvent('load').then(() => false)
  await page.evaluate(() => void setTimeout(() => location.reload()))
  return Promise.race([loaded, asked])
}

test('the codes are renewed by a code of the app, and none of the old ones works', async ({
  page,
  house,
}) => {
  test.setTimeout(180_000)
  const username = await newMember(house)
  await logInByApi(page, username)
  const secret = await generate(page)
  await codeField(page).fill(appCode(house, secret))
  const old = await takeRecoveryCodes(page)
  await page.getByRole('button', { name: 'Kodları yenile' }).click()
  await codeField(page).fill(appCode(house, secret, 1))
  const codes = await takeRecoveryCodes(page)
  expect(new Set([...old, ...codes]).size).toBe(20)
  await expect(main(page)).toContainText('Kullanılmamış 10 kurtarma kodunuz var.')

  await becomeVisitor(page)
  await toPrompt(page, username)
  await prompt(page).getByRole('button', { name: 'Kurtarma kodu kullan' }).click()
  const field = prompt(page).getByRole('textbox', { name: 'Kurtarma kodu' })
  await field.fill(old[0] ?? '')
  await field.press('Enter')
  await wrongDialog(page).getByRole('button', { name: 'Yeniden dene' }).click()
  await field.fill(`1. ${codes[0]}`)
  await expect(field).toHaveValue(codes[0] ?? '')
  await field.press('Enter')
  await expect(balance(page)).toBeVisible()
})

test('a phone is lost: in by a recovery code, off by another, and set up anew', async ({
  page,
  house,
}) => {
  test.setTimeout(180_000)
  const username = await newMember(house)
  await logInByApi(page, username)
  const lostSecret = await generate(page)
  await codeField(page).fill(appCode(house, lostSecret))
  const codes = await takeRecoveryCodes(page)
  await becomeVisitor(page)

  await toPrompt(page, username)
  await prompt(page).getByRole('button', { name: 'Kurtarma kodu kullan' }).click()
  await prompt(page)
    .getByRole('textbox', { name: 'Kurtarma kodu' })
    .fill(codes[0]?.toUpperCase() ?? '')
  await prompt(page).getByRole('button', { name: 'Giriş yap' }).click()
  await expect(balance(page)).toBeVisible()
  await page.goto('/profile/two-factor')
  await expect(main(page)).toContainText('Kullanılmamış 9 kurtarma kodunuz var.')

  await page.getByRole('button', { name: 'İki adımlı girişi kapat' }).click()
  await page.getByRole('button', { name: 'Kod yerine kurtarma kodu kullan' }).click()
  const field = main(page).getByRole('textbox', { name: 'Kurtarma kodu' })
  await field.fill(codes[0] ?? '')
  await field.press('Enter')
  await expect(wrongDialog(page)).toBeVisible()
  await wrongDialog(page).getByRole('button', { name: 'Yeniden dene' }).click()
  await field.fill(codes[1] ?? '')
  await field.press('Enter')
  await expect(main(page)).toContainText('Hesabınıza yalnızca parolanızla giriliyor.')

  const secret = await generate(page)
  expect(secret).not.toBe(lostSecret)
  await codeField(page).fill(appCode(house, secret))
  await takeRecoveryCodes(page)
  await becomeVisitor(page)
  await toPrompt(page, username)
  await codeField(page).fill(appCode(house, secret, 1))
  await expect(balance(page)).toBeVisible()
})
