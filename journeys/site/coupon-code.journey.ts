import { openMatch, type TestMatch } from '#server/sports/testing.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import { odd, openCoupon, openDayOf } from '../tools/coupon.ts'
import { DESKTOP, expect, main, PHONE, test, type Page } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'
import { rememberChoices } from '../tools/screens.ts'

/** Places a single of ten lira on the home side; answers the code that its receipt says. */
async function placeOne(page: Page, match: TestMatch): Promise<string> {
  await openDayOf(page, match)
  await odd(page, match, new RegExp(`(?:Maç sonucu|Match result), ${match.home},`)).click()
  const coupon = await openCoupon(page)
  await coupon.getByRole('textbox').fill('10')
  await coupon.getByRole('button', { name: /₺10[,.]00 ile oyna|Place bet · ₺10/ }).click()
  const code = coupon.getByRole('link', { name: /^[A-Z2-9]{5} [A-Z2-9]{5}$/ })
  await expect(code).toBeVisible()
  return code.innerText()
}

for (const [width, size, mode, lang, clubs] of [
  ['390', PHONE, 'night', 'tr', [1, 2]],
  ['1280', DESKTOP, 'day', 'en', [3, 4]],
] as const)
  test(`a coupon's code stands on its receipt and shows it to whoever has no account, and a wrong one says so, at ${width} in ${lang}`, async ({
    page,
    house,
    browser,
  }) => {
    await page.setViewportSize(size)
    await rememberChoices(page, mode, lang)
    const match = await openMatch(house, { clubs, inMs: 600_000 })
    const username = await newMember(house)
    await logInByApi(page, username)
    const code = await placeOne(page, match)
    const context = await browser.newContext({ viewport: size })
    const stranger = await context.newPage()
    await rememberChoices(stranger, mode, lang)
    await stranger.goto(`${new URL(page.url()).origin}/sport/coupon`)
    const field = stranger.getByRole('textbox', { name: /^(Kupon kodu|Coupon code)/ })
    await field.fill(code.toLowerCase())
    await field.press('Enter')
    const found = main(stranger).getByRole('region', {
      name: /^(Bulunan kupon|Coupon found)$/,
    })
    await expect(found).toContainText(match.home)
    await expect(found).toContainText(/₺10[,.]00/)
    await expect(found).not.toContainText(username)
    expect([...(await violations(stranger)), ...(await sidewaysScroll(stranger))]).toEqual([])
    await field.fill('AAAAA AAAAA')
    await field.press('Enter')
    await expect(main(stranger)).toContainText(/Bu kodla bir kupon yok|No coupon has this code/)
    await context.close()
  })
