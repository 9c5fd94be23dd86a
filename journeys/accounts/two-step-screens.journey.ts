import type { Page } from '@playwright/test'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import { DESKTOP, expect, PHONE, test } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { appCode, memberWithApp, newMember, wrongCode } from '../tools/member.ts'
import { rememberChoices } from '../tools/screens.ts'
import { codeField, prompt, toPrompt, wrongDialog } from '../tools/second-factor.ts'

/** Nothing axe finds, and nothing wider than the screen. */
async function expectSound(page: Page, name: string): Promise<void> {
  expect.soft(await violations(page), name).toEqual([])
  expect.soft(await sidewaysScroll(page), name).toEqual([])
}

for (const [width, viewport, mode] of [
  ['390', PHONE, 'day'],
  ['1280', DESKTOP, 'night'],
] as const)
  test(`the faces of two-step login are accessible at ${width} by ${mode}`, async ({
    page,
    house,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(viewport)
    await rememberChoices(page, mode, 'tr')
    const { username, secret } = await memberWithApp(house)
    await toPrompt(page, username)
    await expectSound(page, 'prompt')
    await codeField(page).fill(wrongCode(house, secret))
    await wrongDialog(page).waitFor()
    await expectSound(page, 'wrong code')
    await wrongDialog(page).getByRole('button', { name: 'Yeniden dene' }).click()
    await prompt(page).getByRole('button', { name: 'Kurtarma kodu kullan' }).click()
    await expectSound(page, 'recovery code')

    await page.goto('/')
    await logInByApi(page, await newMember(house))
    house.pass(16 * 60_000)
    await page.goto('/profile/two-factor')
    await page.getByRole('button', { name: 'Kur' }).first().click()
    const proof = page.getByRole('dialog', { name: 'Parolanızı yeniden girin' })
    await proof.locator('input').waitFor()
    await expectSound(page, 'proof')
    await proof.locator('input').fill('Demo123!')
    await page.keyboard.press('Enter')
    const shown = page.getByRole('main').locator('dd code')
    await shown.waitFor()
    await expect(page.getByRole('img', { name: /kare kod/ })).toBeVisible()
    await expectSound(page, 'pairing')
    await codeField(page).fill(appCode(house, (await shown.textContent()) ?? ''))
    await expect(page.getByRole('heading', { name: 'Kurtarma kodlarınız' })).toBeFocused()
    await expectSound(page, 'recovery codes')
    // A phone leads back to the overview, a desktop to every page of the account.
    const others = page.getByRole('navigation', { name: 'Hesap sayfaları' }).getByText('Oturumlar')
    await (width === '390' ? page.getByRole('link', { name: 'Hesabım' }) : others).click()
    const leaving = page.getByRole('dialog', { name: 'Kodları kaydetmeden çıkılsın mı?' })
    await leaving.waitFor()
    await expectSound(page, 'leaving the codes')
    await leaving.getByRole('button', { name: 'Kodlara dön' }).last().click()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Bitti' }).click()
    await expect(page.getByText('Açık · Doğrulayıcı uygulama').locator('..')).toBeFocused()
    await expect(page.getByRole('main')).toContainText('Kullanılmamış 10')
    await expectSound(page, 'in use')
    await page.getByRole('button', { name: 'İki adımlı girişi kapat' }).click()
    await expectSound(page, 'turning off')
  })
