/** A browser after its member has closed play: what it shows until somebody logs in, or asks for the site. About half a minute a width. */
import { loginAs } from '#server/testing.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import { newcomerAtControl, WALKS } from '../tools/control.ts'
import { expect, heading, main, PHONE, test } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'
import { takePicture } from '../tools/pictures.ts'

test.setTimeout(150_000)

/** Ways to play, to money that is paid in, and to an account. */
const SALE =
  'a:is([href="/slot"], [href="/live"], [href="/tournaments"], [href="/promotions"], [href="/register"], [href="/deposit"])'

for (const [size, lang] of WALKS)
  test(`PROT-93 a browser in which somebody excluded themselves sells nothing and keeps saying so until it is asked for the site, in ${lang} at ${size.width}`, async ({
    page,
    house,
  }) => {
    const isTr = lang === 'tr'
    const path = '/control/exclusion'
    await newcomerAtControl(page, house, { size, lang, path })
    await page.getByRole('link', { name: isTr ? 'Devam' : 'Continue' }).click()
    await page.getByLabel(isTr ? 'Parolanız' : 'Your password').fill('Demo123!')
    await page.getByRole('checkbox').check()
    await page
      .getByRole('button', { name: isTr ? '6 ay için kapat' : 'Close it for 6 months' })
      .click()
    const begun = main(page).getByRole('heading', {
      name: isTr ? 'Hesabınız oyuna kapandı' : 'Your account is now closed to play',
    })
    await expect(begun).toBeFocused()
    const foot = page.locator('[data-part="footer-copyright"]')
    const calm = async () => {
      await expect(page.locator(SALE)).toHaveCount(0)
      // The first frame's foot gives way to the page's own.
      await expect(() => foot.scrollIntoViewIfNeeded()).toPass()
      await expect(foot).toContainText('18+')
      await expect(foot).not.toContainText(/Papara|Lale Studio|Ödeme yöntemleri|Payment methods/)
      expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    }
    await calm()
    await expect(main(page)).not.toContainText(
      isTr ? /kaldığınız yerde|Üye değil misiniz/ : /just as you left it|Not a member yet/,
    )
    await takePicture(page, `login-${size.width}`, true)
    // Back, a reload and any address that sells keep it.
    await page.goBack()
    await expect(begun).toBeVisible()
    await page.reload()
    await expect(begun).toBeVisible()
    for (const closed of ['/', '/slot', '/promotions', '/register']) {
      await page.goto(closed)
      await expect(heading(page)).toHaveText(
        isTr ? 'Bu tarayıcıda oyun kapalı' : 'Play is closed in this browser',
      )
      await expect(begun).toBeVisible()
    }
    await calm()
    await takePicture(page, `home-${size.width}`, true)
    await page
      .getByRole('button', { name: isTr ? 'Siteyi yeniden göster' : 'Show the site again' })
      .click()
    await expect(page.locator('a[href="/slot"]').first()).toBeAttached()
    await page.goto('/login')
    await expect(heading(page)).toBeVisible()
    await expect(begun).toHaveCount(0)
  })

test('PROT-93 a browser is open again once somebody logs in whose play is, and closed still after whoever pauses logs out', async ({
  page,
  house,
}) => {
  await page.setViewportSize(PHONE)
  const paused = await newMember(house)
  await (await loginAs(house, paused)).call('protection/time_out', { span: '1d' })
  const closed = 'Bu tarayıcıda oyun kapalı'
  await logInByApi(page, paused)
  await page.goto('/control')
  await page.getByRole('button', { name: 'Hesap', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: /Çıkış/ }).click()
  await expect(heading(page)).toHaveText(closed)
  await page.goto('/login')
  await page.locator('[name=username]').fill(await newMember(house))
  await page.locator('[name=password]').fill('Demo123!')
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await expect(page.locator('a[href="/slot"]').first()).toBeAttached()
  await page.evaluate(() => localStorage.removeItem('bnwUserSession'))
  await page.evaluate(() => localStorage.removeItem('bnwUserAuth'))
  await page.goto('/')
  await expect(heading(page)).not.toHaveText(closed)
})

test('PROT-94 whoever logs in while play is closed to them sees nothing of the house before that is said', async ({
  page,
  house,
}) => {
  const username = await newMember(house)
  await (await loginAs(house, username)).call('protection/time_out', { span: '1d' })
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const title = document.querySelector('main h1')?.textContent
      if (location.pathname === '/' && title && seen.at(-1) !== title) seen.push(title)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  // The answer that a page of members asks for comes late.
  await page.route('**/endpoint/v1', async (route) => {
    if (route.request().postData()?.includes('"protection"'))
      await new Promise((done) => setTimeout(done, 800))
    await route.fallback()
  })
  await page.goto('/login')
  await page.locator('[name=username]').fill(username)
  await page.locator('[name=password]').fill('Demo123!')
  await page.getByRole('button', { name: 'Giriş yap', exact: true }).click()
  const closed = 'Hesabınız oyuna kapalı'
  await expect(heading(page)).toHaveText(closed)
  // The form's own title may still stand as the address changes.
  const titles = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(titles.filter((title) => title !== 'Giriş yap')).toEqual([closed])
})
