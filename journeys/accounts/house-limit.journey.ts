/** A limit that the house set, as its member meets it. */
import { lira } from '#contract/money.ts'
import { TESTER } from '#server/action/testing.ts'
import { offerLooser, tightenLimit } from '#server/protection/house-limits.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import { chooseLanguage, DESKTOP, expect, main, PHONE, test } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { memberIdOf, newMember } from '../tools/member.ts'

for (const [size, lang] of [
  [PHONE, 'tr'],
  [DESKTOP, 'en'],
] as const)
  test(`PROT-70 what the house set stands apart, is not the member’s to loosen, and its offer is answered there, in ${lang} at ${size.width}`, async ({
    page,
    house,
  }) => {
    const isTr = lang === 'tr'
    const { db } = house.database
    await page.setViewportSize(size)
    await chooseLanguage(page, lang)
    const username = await newMember(house)
    const which = {
      memberId: await memberIdOf(house, username),
      kind: 'stake',
      period: 'day',
    } as const
    await tightenLimit(db, TESTER, { ...which, value: lira(500) }, new Date())
    await logInByApi(page, username)
    await page.goto('/control')
    const ours = main(page).locator('section section', {
      has: page.getByRole('heading', {
        name: isTr ? 'Bizim koyduğumuz limit' : 'Limit that we set',
      }),
    })
    await expect(ours).toContainText(/₺0[,.]00 \/ ₺500[,.]00/)
    // Beside ours nothing says that there is none: only that none is theirs.
    const card = ours.locator('xpath=..')
    await expect(card).toContainText(isTr ? 'Kendi limitiniz yok' : 'No limit of your own')
    await expect(card).not.toContainText(isTr ? /Limit yok/ : /No limit(?! of your own)/)
    await expect(ours).toContainText(
      isTr ? 'siz yükseltemez, kaldıramazsınız' : 'you cannot raise or remove it',
    )
    await page
      .getByRole('button', { name: isTr ? 'Bahis limitini değiştir' : 'Change the stake limit' })
      .click()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toContainText(
      isTr
        ? 'bizim koyduğumuz bir limit de var: ₺500,00'
        : 'a limit of ours for this period, too: ₺500.00',
    )
    // There is nothing of their own to remove.
    await expect(
      sheet.getByRole('button', { name: /Limiti kaldırmayı iste|Ask to remove it/ }),
    ).toHaveCount(0)
    await sheet.getByRole('textbox').fill('200')
    expect(await violations(page)).toEqual([])
    await sheet.getByRole('button', { name: isTr ? 'Limiti koy' : 'Set the limit' }).click()
    await expect(sheet).toBeHidden()
    await expect(main(page)).toContainText(/₺0[,.]00 \/ ₺200[,.]00/)
    await ours.getByRole('button', { name: isTr ? 'Desteğe yaz' : 'Write to support' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await offerLooser(db, TESTER, { ...which, value: null }, new Date())
    await house.owner.pool.query(
      `update limits set next_from = next_from - interval '25 hours' where member_id = $1`,
      [which.memberId],
    )
    await page.goto('/control')
    await expect(ours).toContainText(isTr ? '24 saat doldu' : '24 hours have passed')
    expect(await sidewaysScroll(page)).toEqual([])
    expect(await violations(page)).toEqual([])
    await ours.getByRole('button', { name: isTr ? 'Limiti kaldır' : 'Remove the limit' }).click()
    await expect(ours).toHaveCount(0)
    await expect(main(page)).toContainText(/₺0[,.]00 \/ ₺200[,.]00/)
  })
