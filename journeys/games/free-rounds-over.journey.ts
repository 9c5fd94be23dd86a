/** What an open game hears of free rounds that end while nobody presses, and of another bonus. About half a minute a width. */
import { lira } from '#contract/money.ts'
import { offerBonus, offerRounds } from '#server/bonus/testing.ts'
import { give } from '#server/jackpot/testing.ts'
import { loginAs } from '#server/testing.ts'
import { chooseLanguage, expect, test } from '../tools/house.ts'
import { WALKS } from '../tools/control.ts'
import { inGame } from '../tools/game-frame.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { memberIdOf, newMember } from '../tools/member.ts'
import { gotoSlot, spinOf } from '../tools/slot.ts'

test.setTimeout(150_000)

for (const [size, lang] of WALKS)
  test(`PROT-96 free rounds that end leave an open game by themselves, which says why, and another bonus says its highest bet there, in ${lang} at ${size.width}`, async ({
    page,
    house,
  }) => {
    const isTr = lang === 'tr'
    await page.setViewportSize(size)
    await chooseLanguage(page, lang)
    const username = await newMember(house)
    const memberId = await memberIdOf(house, username)
    await give(house, memberId, lira(500))
    const client = await loginAs(house, username)
    const [first, second] = [await offerRounds(house), await offerRounds(house)]
    const bound = await offerBonus(house, { stakeMax: 50, wagering: 100 })
    await client.call('bonus/request', { bonusID: first })
    // So much time is left by the house's clock, which another journey may have set on, and by the page's.
    await page.clock.install({ time: house.clock() })
    const endsIn = (seconds: number) =>
      house.owner.pool.query(
        `update bonuses set granted_at = $3::timestamptz - interval '1 day', expires_at = $3::timestamptz + $2 * interval '1 second'
         where member_id = $1 and state = 'active'`,
        [memberId, seconds, house.clock()],
      )
    await logInByApi(page, username)
    await endsIn(25)
    await gotoSlot(page, house)
    const status = inGame(page).getByRole('status')
    const free = inGame(page).getByRole('button', {
      name: isTr ? /^Ücretsiz turu çevir, 3 kaldı$/ : /^Spin a free round, 3 left$/,
    })
    await expect(free).toBeVisible({ timeout: 22_000 })
    // By their time, untouched.
    await expect(spinOf(page)).toBeVisible({ timeout: 40_000 })
    await expect(status).toContainText(
      isTr ? 'süresi doldu; oynanmayan 3 tur düştü' : 'time of your free rounds is over; 3 that',
    )
    // Given ones that come meanwhile are shown, and those given up elsewhere go.
    const { data } = await client.call('bonus/request', { bonusID: second })
    await expect(free).toBeVisible({ timeout: 30_000 })
    await client.call('bonus/cancel', { bonusID: data.bonusID })
    await expect(spinOf(page)).toBeVisible({ timeout: 30_000 })
    await expect(status).toContainText(isTr ? 'bonustan vazgeçildi' : 'the bonus was given up')
    await client.call('bonus/request', { bonusID: bound })
    await expect(status).toContainText(
      isTr ? 'bir bahis en çok ₺50,00 olabilir' : 'a bet can be ₺50.00 at most',
      { timeout: 30_000 },
    )
    await house.database.db
      .updateTable('bonus_offers')
      .set({ closed_at: new Date() })
      .where('id', 'in', [first, second, bound])
      .execute()
  })
