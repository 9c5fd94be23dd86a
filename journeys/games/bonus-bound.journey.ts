/** What a bonus binds, in a slot, before anything is pressed. */
import { lira } from '#contract/money.ts'
import { offerBonus } from '#server/bonus/testing.ts'
import { give } from '#server/jackpot/testing.ts'
import { loginAs } from '#server/testing.ts'
import { chooseLanguage, DESKTOP, expect, PHONE, test } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { memberIdOf, newMember } from '../tools/member.ts'
import { inGame } from '../tools/game-frame.ts'
import { gotoSlot } from '../tools/slot.ts'

test.setTimeout(120_000)

for (const [size, lang] of [
  [PHONE, 'tr'],
  [DESKTOP, 'en'],
] as const)
  test(`PROT-73 a feature above the highest bet of a bonus is not sold until the stake is lower or the bonus over, in ${lang} at ${size.width}`, async ({
    page,
    house,
  }) => {
    const isTr = lang === 'tr'
    await page.setViewportSize(size)
    await chooseLanguage(page, lang)
    const bonusID = await offerBonus(house, { stakeMax: 50, wagering: 100 })
    const username = await newMember(house)
    await give(house, await memberIdOf(house, username), lira(500))
    const client = await loginAs(house, username)
    const { data: taken } = await client.call('bonus/request', { bonusID })
    await logInByApi(page, username)
    await gotoSlot(page, house)
    const game = inGame(page)
    const buy = game.getByRole('button', { name: isTr ? /^Bonus al/ : /^Buy bonus/ })
    const sheet = game.getByRole('dialog')
    const why = isTr ? 'bir bahis en çok ₺50,00 olabilir' : 'a bet can be ₺50.00 at most'
    // Playwright takes a button that explains itself for one that cannot be pressed.
    await expect(buy).toHaveAttribute('aria-disabled', 'true', { timeout: 40_000 })
    await expect(buy).toHaveAttribute('aria-description', new RegExp(why))
    // What the game can stake is cash and bonus together; the bar over it keeps them apart.
    const figures = page.locator('header dl')
    const [cash, all] = isTr ? ['₺10.500,00', '₺10.750,00'] : ['₺10,500.00', '₺10,750.00']
    await expect(game.locator('body')).toContainText(all)
    await expect(figures).toContainText(cash)
    await expect(figures).not.toContainText(all)
    await buy.click({ force: true })
    await expect(game.locator('body')).toContainText(why)
    await expect(sheet).toHaveCount(0)
    await client.call('bonus/cancel', { bonusID: taken.bonusID })
    await buy.click({ force: true })
    await expect(sheet).toBeVisible()
    await expect(buy).toHaveAttribute('aria-disabled', 'false')
  })
