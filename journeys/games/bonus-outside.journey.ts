/** A slot whose own address is opened, with no site around it. */
import { offerBonus, offerRounds } from '#server/bonus/testing.ts'
import { lira } from '#contract/money.ts'
import { give } from '#server/jackpot/testing.ts'
import { openSlot } from '#server/round/testing.ts'
import { loginAs } from '#server/testing.ts'
import { WALKS } from '../tools/control.ts'
import { expect, test } from '../tools/house.ts'
import { memberIdOf, newMember } from '../tools/member.ts'

for (const [size, lang] of WALKS)
  test(`PROT-105 a game outside the site hears that a bonus began or is over, and says what holds, in ${lang} at ${size.width}`, async ({
    page,
    house,
  }) => {
    const isTr = lang === 'tr'
    await page.setViewportSize(size)
    const username = await newMember(house)
    await give(house, await memberIdOf(house, username), lira(500))
    const client = await loginAs(house, username)
    const [rounds, bound] = [
      await offerRounds(house),
      await offerBonus(house, { stakeMax: 50, wagering: 100 }),
    ]
    const { url } = await openSlot(client)
    url.searchParams.delete('parent')
    url.searchParams.set('lang', lang)
    await page.goto(url.href)
    const spin = page.getByRole('button', { name: isTr ? /^Çevir/ : /^Spin/ })
    const free = page.getByRole('button', {
      name: isTr ? /^Ücretsiz turu çevir, 3 kaldı$/ : /^Spin a free round, 3 left$/,
    })
    const status = page.getByRole('status')
    await expect(spin).toBeVisible()
    const { data } = await client.call('bonus/request', { bonusID: rounds })
    await expect(free).toBeVisible()
    await client.call('bonus/cancel', { bonusID: data.bonusID })
    await expect(free).toBeHidden()
    await expect(status).toContainText(isTr ? 'bonustan vazgeçildi' : 'the bonus was given up')
    await client.call('bonus/request', { bonusID: bound })
    await expect(status).toContainText(
      isTr ? 'bir bahis en çok ₺50,00 olabilir' : 'a bet can be ₺50.00 at most',
    )
    await house.database.db
      .updateTable('bonus_offers')
      .set({ closed_at: new Date() })
      .where('id', 'in', [rounds, bound])
      .execute()
  })
