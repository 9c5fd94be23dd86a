/** A free bet as a member has it: read and asked for, placed in place of a stake, won, and found in the history. */
import { settleSports } from '#server/sports/settlement/settle.ts'
import { openMatch } from '#server/sports/testing.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import { odd, openCoupon, openDayOf } from '../tools/coupon.ts'
import { DESKTOP, expect, main, PHONE, test, type Page } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'
import { rememberChoices } from '../tools/screens.ts'

const NAME = /^(Spora 3 ücretsiz bahis|3 free bets on sports)$/

/** Reads every term of the demo's free bets, and asks for them. */
async function askForThem(page: Page): Promise<void> {
  await page.goto('/bonuses')
  const card = main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: NAME }) })
  await expect(card).toContainText(/3/)
  await card.getByRole('button').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(/en az 1,50|1\.50 at least/)
  await sheet.getByRole('button', { name: /3 ücretsiz bahsi iste|Ask for 3 free bets/ }).click()
  await expect(sheet).toBeHidden()
  await expect(main(page)).toContainText(/3 ücretsiz bahisten 0 tanesi|0 of 3 free bets placed/)
}

for (const [width, size, mode, lang, clubs] of [
  ['390', PHONE, 'night', 'tr', [5, 6]],
  ['1280', DESKTOP, 'day', 'en', [7, 8]],
] as const)
  test(`PROT-115 a free bet takes the place of the stake, is placed, wins and stands in the history, at ${width} in ${lang}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(size)
    await rememberChoices(page, mode, lang)
    const match = await openMatch(house, { clubs, inMs: 600_000 })
    await logInByApi(page, await newMember(house))
    await askForThem(page)
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await openDayOf(page, match)
    await odd(page, match, new RegExp(`(?:Maç sonucu|Match result), ${match.home},`)).click()
    const coupon = await openCoupon(page)
    await coupon.getByRole('textbox').fill('50')
    await coupon.getByRole('button', { name: /^(Ücretsiz|Free) ₺20/ }).click()
    // Its amount is its own: there is no field to alter it in.
    await expect(coupon.getByRole('textbox')).toHaveCount(0)
    await expect(coupon).toContainText(/Tutarı biz yatırırız|The stake is on us/)
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await coupon.getByRole('button', { name: /Kendi tutarımla oyna|Use my own stake/ }).click()
    await expect(coupon.getByRole('textbox')).toHaveValue('50')
    await coupon.getByRole('button', { name: /^(Ücretsiz|Free) ₺20/ }).click()
    await coupon
      .getByRole('button', {
        name: /₺20[,.]00 ücretsiz bahisle oyna|Place free bet · ₺20/,
      })
      .click()
    await expect(coupon).toContainText(/Kuponunuz alındı|Your bet is placed/)
    await match.play(2, 0)
    await settleSports(house)
    await page.goto('/profile/bets')
    const card = main(page).getByRole('article').filter({ hasText: match.home })
    await expect(card).toContainText(/Ücretsiz bahis|Free bet/)
    await expect(card).toContainText(/Kazandı|Won/)
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await page.goto('/bonuses')
    await expect(main(page)).toContainText(/3 ücretsiz bahisten 1 tanesi|1 of 3 free bets placed/)
  })
