/** Blackjack in two browsers at one table, one at a desk and one on a phone. Costs a house and some three hands. */
import type { TestHouse } from '#server/testing.ts'
import { violations } from '../tools/accessible.ts'
import { expectApart } from '../tools/apart.ts'
import { inGame, log } from '../tools/game-frame.ts'
import { DESKTOP, expect, PHONE, test, type Page } from '../tools/house.ts'
import { goToTable } from '../tools/live-table.ts'
import { logInAsNew } from '../tools/log-in-as-new.ts'
import { expectProven, openRound } from '../tools/table-proof.ts'

test.use({ reducedMotion: 'no-preference' })

const button = (page: Page, name: RegExp | string) =>
  inGame(page).getByRole('button', { name }).first()

/** Rounds that are open until they are closed here, and a rest that can be read. */
const lengthen = (house: TestHouse) =>
  house.owner.pool.query(
    `update floor_tables set open_ms = 600000, rest_ms = 15000, rules = '{"decisionMs": 60000}' where kind = 'blackjack'`,
  )

const closeBets = (house: TestHouse) =>
  house.owner.pool.query(`update floor_rounds set closes_at = now() where phase = 'open'`)

async function openTable(page: Page, house: TestHouse): Promise<void> {
  await logInAsNew(page, house)
  await goToTable(page, 'blackjack', /Blackjack Saray/)
  await expect(inGame(page).locator('[data-phase="open"]')).toBeVisible({ timeout: 40_000 })
}

const shot = (page: Page, name: string) =>
  page.screenshot({ path: `.results/blackjack-${name}.png` })

/** Answers whatever is asked until the hand is over; whether anything was. */
async function playToEnd(pages: readonly Page[], onAsked: (page: Page) => Promise<void>) {
  const over = inGame(pages[0] as Page).locator('[data-phase="result"]')
  await expect(async () => {
    for (const page of pages) {
      const move = inGame(page).locator('.bj-move:is([data-act="stand"], [data-act="decline"])')
      if (!(await move.isVisible())) continue
      await onAsked(page)
      await move.click({ timeout: 2_000 }).catch(() => {})
    }
    await expect(over).toBeVisible({ timeout: 400 })
  }).toPass({ timeout: 120_000, intervals: [100] })
}

test.describe('two browsers at one table', () => {
  test.use({ viewport: DESKTOP })

  test('SCREEN-01/blackjack The menu entry blackjack leads to playable blackjack tables: one sits, another bets behind, both are dealt, asked, paid and shown the proof', async ({
    page,
    house,
    browser,
  }) => {
    test.setTimeout(300_000)
    await lengthen(house)
    const context = await browser.newContext({
      viewport: PHONE,
      baseURL: house.settings.publicUrl,
      hasTouch: true,
    })
    const phone = await context.newPage()
    await openTable(page, house)
    await openTable(phone, house)
    // It stands once: in the bar over the game.
    await expect(inGame(page).locator('.is-balance')).toBeHidden()
    await expect(page.getByRole('definition').filter({ hasText: /^₺10\.000,00/ })).toHaveCount(1)
    for (const one of [page, phone]) await button(one, 'İpucu: temel strateji').click()
    // A round that was open before it was lengthened may have closed since.
    await button(page, '3. koltuğa otur').click({ timeout: 90_000 })
    await expect(log(page)).toContainText('3. koltuğa oturdunuz.')
    await button(phone, '5. koltuğa otur').click()
    await expect(log(phone)).toContainText('5. koltuğa oturdunuz.')
    await shot(phone, '390-open')
    // Told as not to be pressed yet: a press says why.
    await button(page, '3. koltuk, Mükemmel Çift: ana bahisten sonra konur').click({ force: true })
    await expect(log(page)).toContainText('Önce ana bahis konur; yan bahis onun yanına konur.')
    await button(page, /^3\. koltuk: bahis koy/).click()
    await button(page, /^3\. koltuk, Mükemmel Çift: bahis koy/).click()
    await button(page, /^3\. koltuk, 21\+3: bahis koy/).click()
    await button(phone, /^5\. koltuk: bahis koy/).click()
    await button(phone, /^3\. koltuğun arkasına bahis koy/).click()
    await expect(log(phone)).toContainText('Bahis kondu: 3. koltuğun arkası, yalnız ilk el, ₺5.')
    await expect(log(page)).toContainText('Bahis kondu: 3. koltuk, 21+3, ₺5.')
    await expect(log(phone)).toContainText('Bahis kondu: 5. koltuk, ₺5.')
    await shot(page, '1280-open')
    expect(await violations(page)).toEqual([])
    await closeBets(house)

    await playToEnd([page, phone], async (asked) => {
      const name = asked === page ? '1280' : '390'
      await shot(asked, `${name}-asked`)
      await expect(inGame(asked).locator('.bj-hint')).toContainText('Temel strateji:')
      await expectApart(
        inGame(asked).locator('.room-button'),
        inGame(asked).getByRole('button', { name: 'İpucu: temel strateji' }),
      )
    })
    await expect(log(page)).toContainText('Krupiyenin açık kartı')
    await expect(log(page)).toContainText(/Krupiye [\d /]+: /)
    await expect(log(page)).toContainText('Bahsiniz ₺15,00, ödeme ₺', { timeout: 30_000 })
    await expect(log(phone)).toContainText('Bahsiniz ₺10,00, ödeme ₺', { timeout: 30_000 })
    await shot(page, '1280-result')
    await shot(phone, '390-result')
    expect(await violations(phone)).toEqual([])
    await button(page, 'Kurallar ve ödeme tablosu').click()
    for (const share of ['%99,57', '%95,90', '%96,30', '%92,53'])
      await expect(inGame(page).getByRole('dialog')).toContainText(share)
    await shot(page, '1280-rules')

    await context.close()
    const sheet = await openRound(page, /Blackjack Saray/)
    await expect(sheet).toContainText('3. koltuk, siz')
    await expect(sheet).toContainText('5. koltuk')
    await expect(sheet).toContainText('3. koltuk, Mükemmel Çift: ₺5,00')
    await expect(sheet).toContainText('Tohum, kutu bitince')
    await shot(page, '1280-history')
    // Nobody is left at the table: the shoe ends, and its hands can be verified.
    await house.owner.pool.query(`update floor_tables set open_ms = 1000 where kind = 'blackjack'`)
    await closeBets(house)
    await expect(async () => {
      await page.reload()
      await expect(sheet.getByRole('button', { name: 'Eli doğrula' })).toBeVisible({
        timeout: 4_000,
      })
    }).toPass({ timeout: 90_000 })
    await sheet.getByRole('button', { name: 'Eli doğrula' }).click()
    await expectProven(sheet, 'El doğrulandı: her adım tutuyor.')
    await shot(page, '1280-proof')
  })
})
