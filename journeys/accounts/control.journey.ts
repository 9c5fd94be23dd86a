/** A member's own limits, a break and an exclusion, from the page to the money. Costs about 40 s. */
import type { FrameLocator } from '@playwright/test'
import { openSlot as openSlotByCalls } from '#server/round/testing.ts'
import { loginAs, type TestHouse } from '#server/testing.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import {
  chooseLanguage,
  DESKTOP,
  expect,
  heading,
  main,
  PHONE,
  test,
  type Page,
} from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'

// Two games open in some of them.
test.setTimeout(150_000)

const inGame = (page: Page): FrameLocator => page.frameLocator('iframe')

async function setStakeLimit(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Bahis limitini değiştir' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox').fill(text)
  await sheet.getByRole('button', { name: /Limiti koy|Yükseltmeyi iste/ }).click()
  await expect(sheet).toBeHidden()
}

async function openSlot(page: Page, { database: { db } }: TestHouse): Promise<void> {
  const { id } = await db
    .selectFrom('catalogue_games')
    .select('id')
    .where('name', '=', 'Lale Devri')
    .executeTakeFirstOrThrow()
  await page.goto(`/play/slot/${id}`)
  await expect(inGame(page).getByRole('button', { name: 'Çevir', exact: true })).toBeEnabled({
    timeout: 40_000,
  })
}

for (const size of [PHONE, DESKTOP])
  test(`PROT-24 a limit set on the page is told in the game, at ${size.width}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(size)
    await logInByApi(page, await newMember(house))
    await page.goto('/control')
    await expect(heading(page)).toHaveText('Kontrol sizde')
    await setStakeLimit(page, '0')
    await expect(main(page)).toContainText(/₺0,00 \/ ₺0,00/)
    await setStakeLimit(page, '500')
    await expect(main(page)).toContainText('bekliyor')
    expect(await violations(page)).toEqual([])
    await openSlot(page, house)
    await inGame(page).getByRole('button', { name: 'Çevir', exact: true }).click()
    await expect(inGame(page).locator('body')).toContainText(
      'Bu bahis belirlediğiniz limiti aşıyor.',
    )
  })

for (const size of [PHONE, DESKTOP])
  test(`what play came to is drawn day by day, and heard as a table, at ${size.width}`, async ({
    page,
    house,
  }) => {
    const username = await newMember(house)
    const slot = await openSlotByCalls(await loginAs(house, username))
    // A day on which all came back draws nothing.
    let [stake, payout] = [0, 0]
    while (payout === stake) {
      const { round } = await slot.play()
      if (round.active) await slot.endRound()
      ;[stake, payout] = [round.amount, round.payout]
    }
    await page.setViewportSize(size)
    await logInByApi(page, username)
    await page.goto('/control')
    const card = main(page).getByRole('region', { name: 'Oyundaki net durumunuz' })
    await expect(card.locator('figure svg')).toBeVisible()
    const byDay = card.getByRole('table', { name: 'Gün gün net durumunuz' })
    const drawn = card.locator('figure rect')
    await expect(drawn.first()).toBeAttached()
    await expect(byDay.getByRole('row')).toHaveCount(await drawn.count())
    await card.getByRole('button', { name: '12 ay' }).click()
    await expect(card.getByRole('table', { name: /^Hafta hafta/ })).toBeAttached()
    expect(await violations(page)).toEqual([])
    expect(await sidewaysScroll(page)).toEqual([])
  })

test('PROT-25 the page is two taps from any page, in play too', async ({ page, house }) => {
  await logInByApi(page, await newMember(house))
  await page.goto('/tournaments')
  await page.getByRole('button', { name: 'Güvenli oyun ve yardım' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Kontrol sizde' }).click()
  await expect(page).toHaveURL(/\/control$/)
  await openSlot(page, house)
  await page.getByRole('button', { name: 'Güvenli oyun ve yardım' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Kontrol sizde' }).click()
  await expect(page).toHaveURL(/\/control$/)
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await page.getByRole('button', { name: 'Hesap', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Kontrol sizde' }).click()
  await expect(page).toHaveURL(/\/control$/)
})

for (const lang of ['tr', 'en'] as const)
  test(`PROT-26 an exclusion ends the session; what stays open is shown on every closed page, in ${lang}`, async ({
    page,
    house,
  }) => {
    const isTr = lang === 'tr'
    await page.setViewportSize(isTr ? PHONE : DESKTOP)
    await chooseLanguage(page, lang)
    const username = await newMember(house)
    await logInByApi(page, username)
    await page.goto('/control/exclusion')
    await page.getByRole('radio', { name: isTr ? /6 ay/ : /6 months/ }).check()
    await page.getByRole('button', { name: isTr ? 'Devam' : 'Continue' }).click()
    const box = page.getByRole('checkbox')
    await expect(box).not.toBeChecked()
    const close = page.getByRole('button', {
      name: isTr ? '6 ay için kapat' : 'Close it for 6 months',
    })
    await close.click()
    await expect(main(page)).toContainText(isTr ? 'kutuyu işaretleyin' : 'Tick the box')
    await page.getByLabel(isTr ? 'Parolanız' : 'Your password').fill('Demo123!')
    await box.check()
    expect(await violations(page)).toEqual([])
    await close.click()
    await expect(page).toHaveURL(/\/login/)
    await logInByApi(page, username)
    for (const closed of ['/deposit', '/', '/promotions', '/sport']) {
      await page.goto(closed)
      await expect(heading(page)).toHaveText(
        isTr ? 'Hesabınız oyuna kapalı' : 'Your account is closed to play',
      )
      // Nothing around it leads to play either.
      await expect(page.locator('a[href="/deposit"], a[href="/slot"]')).toHaveCount(0)
      await expect(page.getByRole('searchbox')).toHaveCount(0)
    }
    expect(await violations(page)).toEqual([])
    await main(page)
      .getByRole('link', { name: isTr ? 'Para çek' : 'Withdraw' })
      .click()
    await expect(page).toHaveURL(/\/withdraw$/)
    for (const open of ['/profile', '/profile/sessions']) {
      await page.goto(open)
      await expect(main(page).getByRole('heading', { level: 1 }).first()).not.toHaveText(
        isTr ? 'Hesabınız oyuna kapalı' : 'Your account is closed to play',
      )
      await expect(page.locator('a[href="/deposit"], a[href="/bonuses"]')).toHaveCount(0)
    }
    await page.goto('/control')
    await expect(main(page)).toContainText(
      isTr ? 'Hesabınız oyuna kapalı' : 'Your account is closed',
    )
  })

test('PROT-27 a reminder stands over the game between rounds; play goes on when it is answered', async ({
  page,
  house,
}) => {
  const username = await newMember(house)
  await logInByApi(page, username)
  await page.goto('/control')
  const interval = main(page).getByLabel('Hatırlatma aralığı')
  await interval.selectOption('15')
  await expect(interval).toHaveValue('15')
  await openSlot(page, house)
  const spin = inGame(page).getByRole('button', { name: 'Çevir', exact: true })
  await spin.click()
  await expect(spin).toBeEnabled({ timeout: 40_000 })
  await house.owner.pool.query(
    `update protections p set played_since = played_since - interval '16 minutes'
     from members m where m.id = p.member_id and m.username = $1`,
    [username],
  )
  await spin.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('16 dakikadır oynuyorsunuz')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Oyuna dön' }).click()
  await expect(dialog).toBeHidden()
  await spin.click()
  await expect(spin).toBeEnabled({ timeout: 40_000 })
})

test('PROT-28 before the first deposit a member is asked once whether they want a limit; nothing is chosen beforehand', async ({
  page,
  house,
}) => {
  await logInByApi(page, await newMember(house))
  await page.goto('/deposit')
  const question = main(page).getByText('Kendinize bir sınır koymak ister misiniz?')
  await expect(question).toBeVisible()
  await main(page).getByRole('button', { name: 'Şimdi değil' }).click()
  await expect(question).toBeHidden()
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(question).toBeHidden()
})

for (const size of [PHONE, DESKTOP])
  test(`PROT-34 nine questions whose answers go nowhere until the result is kept, at ${size.width}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(size)
    await logInByApi(page, await newMember(house))
    await page.goto('/control')
    await main(page).getByRole('link', { name: 'Sorulara bak' }).click()
    await expect(heading(page)).toHaveText('Kendinizi sınayın')
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.postData() ?? ''))
    await page.getByRole('button', { name: 'Sonucu gör' }).click()
    await expect(main(page).getByRole('status')).toHaveText('9 soru yanıt bekliyor')
    await expect(page.getByRole('radio', { name: 'Hiç' }).first()).toBeFocused()
    expect(await violations(page)).toEqual([])
    for (const answer of await page.getByRole('radio', { name: 'Bazen' }).all())
      await answer.check()
    await page.getByRole('button', { name: 'Sonucu gör' }).click()
    await expect(main(page)).toContainText('27 üzerinden 9')
    await expect(page.getByRole('heading', { name: 'Yüksek düzeyde belirti' })).toBeFocused()
    expect(sent.filter((body) => body.includes('self_test"'))).toEqual([])
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Sonucu sakla' }).click()
    const kept = main(page).getByRole('listitem').filter({ hasText: '27 üzerinden 9' })
    await expect(kept).toHaveCount(1)
    expect(sent.filter((body) => body.includes('keep_self_test'))).toHaveLength(1)
    await page.reload()
    await expect(kept).toHaveCount(1)
    await page.getByRole('button', { name: 'Hepsini sil' }).click()
    await expect(kept).toHaveCount(0)
    await chooseLanguage(page, 'en')
    await page.goto('/control/self-test')
    await expect(heading(page)).toHaveText('Test yourself')
  })
