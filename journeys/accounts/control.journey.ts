/** A member's own limits, a break and an exclusion, from the page to the money. About a minute and a half on a quiet machine. */
import type { Locator } from '@playwright/test'
import { TESTER } from '#server/action/testing.ts'
import { setContent } from '#server/content/keep.ts'
import { readWritten } from '#server/content/written.ts'
import { openSlot as openSlotByCalls } from '#server/round/testing.ts'
import { loginAs, type TestHouse } from '#server/testing.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import {
  chooseLanguage,
  DESKTOP,
  expect,
  gotoPlainFile,
  heading,
  main,
  PHONE,
  test,
} from '../tools/house.ts'
import { clearContent } from '../tools/content.ts'
import { newcomerAtControl, setStakeLimit, WALKS } from '../tools/control.ts'
import { inGame } from '../tools/game-frame.ts'
import { openSlot, spinOf } from '../tools/slot.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'
import { takePicture } from '../tools/pictures.ts'

// Two games open in some of them.
test.setTimeout(150_000)

/** As if so many days had gone by since a pause began, a return was asked for or a raise was. */
async function age({ owner }: TestHouse, username: string, days: number): Promise<void> {
  for (const change of [
    `update protections p set paused_at = paused_at - $2 * interval '1 day',
       paused_until = paused_until - $2 * interval '1 day',
       return_asked_at = return_asked_at - $2 * interval '1 day'
     from members m where m.id = p.member_id and m.username = $1`,
    `update limits l set next_from = next_from - $2 * interval '1 day'
     from members m where m.id = l.member_id and m.username = $1`,
  ])
    await owner.pool.query(change, [username, days])
}

for (const [size, lang] of WALKS)
  test(`PROT-24 a limit set on the page is told in the game; a raise is asked again before it counts, in ${lang} at ${size.width}`, async ({
    page,
    house,
  }) => {
    const isTr = lang === 'tr'
    const username = await newcomerAtControl(page, house, { size, lang })
    await expect(heading(page)).toHaveText(isTr ? 'Kontrol sizde' : 'You are in control')
    await setStakeLimit(page, '0')
    await expect(main(page)).toContainText(/₺0[,.]00 \/ ₺0[,.]00/)
    await setStakeLimit(page, '500')
    await expect(main(page)).toContainText(
      isTr ? /₺500,00 bekliyor; .+ sonrasında sorulur/ : /₺500\.00 waits; we ask again after .+/,
    )
    expect(await violations(page)).toEqual([])
    await takePicture(page, `waiting-${lang}`, true)
    await openSlot(page, house)
    await spinOf(page).click()
    await expect(inGame(page).locator('body')).toContainText(
      isTr
        ? 'Bu bahis günlük bahis limitinizi aşıyor. Limit ₺0,00, kalan ₺0,00.'
        : 'This bet goes beyond your daily stake limit. The limit is ₺0.00, and ₺0.00 of it is left.',
    )
    await takePicture(page, `refused-${lang}`)
    await inGame(page)
      .getByRole('button', { name: isTr ? 'Limitlerim' : 'My limits' })
      .click()
    await expect(heading(page)).toHaveText(isTr ? 'Kontrol sizde' : 'You are in control')
    await age(house, username, 1)
    await page.goto('/control')
    await expect(main(page)).toContainText(
      isTr ? 'limitiniz ₺500,00 olsun mu?' : 'shall your limit be ₺500.00?',
    )
    await main(page)
      .getByRole('button', { name: isTr ? '₺500,00 yap' : 'Make it ₺500.00' })
      .click()
    await expect(main(page)).toContainText(/₺0[,.]00 \/ ₺500[,.]00/)
    expect(await violations(page)).toEqual([])
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
    // How long, too, by the count of a limit of time.
    for (const span of ['son 24 saat', 'son 7 gün'])
      await expect(
        card.locator('dl > div').filter({ hasText: `Geçen süre, ${span}` }),
      ).toContainText(/\d+ dk$/)
    const byDay = card.getByRole('table', { name: 'Gün gün net durumunuz' })
    const drawn = card.locator('figure rect')
    await expect(drawn.first()).toBeAttached()
    // A round that has just been settled may draw it anew in between.
    await expect(async () => {
      expect(await byDay.getByRole('row').count()).toBe(await drawn.count())
    }).toPass({ timeout: 20_000 })
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
  await openSlot(page, house)
  await page.getByRole('button', { name: 'Diğer seçenekler' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Kontrol sizde' }).click()
  await expect(page).toHaveURL(/\/control$/)
  await page.goto('/')
  await page.getByRole('button', { name: 'Hesap', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Kontrol sizde' }).click()
  await expect(page).toHaveURL(/\/control$/)
})

test('no way to the other pages of the account is cut off, however low the window', async ({
  page,
  house,
}) => {
  await newcomerAtControl(page, house, { size: DESKTOP, lang: 'tr' })
  const ways = page.getByRole('navigation', { name: 'Hesap sayfaları' })
  const last = ways.getByRole('link').last()
  for (const height of [900, 860, 768, 600]) {
    await page.setViewportSize({ width: 1280, height })
    const hidden = await ways.evaluate((nav) => nav.scrollHeight - nav.clientHeight)
    expect(hidden, `at ${height}`).toBe(0)
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
  }
})

for (const lang of ['tr', 'en'] as const)
  test(`PROT-26 PROT-81 an exclusion ends the session; what stays open is shown on every closed page, and a return is asked for, taken back and confirmed, in ${lang}`, async ({
    page,
    house,
  }) => {
    const isTr = lang === 'tr'
    const size = isTr ? PHONE : DESKTOP
    const username = await newcomerAtControl(page, house, {
      size,
      lang,
      path: '/control/exclusion',
    })
    await page.getByRole('radio', { name: isTr ? /6 ay/ : /6 months/ }).check()
    const goOn = page.getByRole('link', { name: isTr ? 'Devam' : 'Continue' })
    const box = page.getByRole('checkbox')
    await goOn.click()
    // Whoever goes back before the step has come goes back to another page.
    await expect(box).toBeVisible()
    await page.goBack()
    await expect(box).toBeHidden()
    await goOn.click()
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
    await expect(
      main(page).getByRole('heading', {
        name: isTr ? 'Hesabınız oyuna kapandı' : 'Your account is now closed to play',
      }),
    ).toBeFocused()
    await expect(main(page)).toContainText(isTr ? 'Giriş yaparak paranızı' : 'withdraw your money')
    await takePicture(page, `excluded-login-${size.width}`, true)
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await logInByApi(page, username)
    await page.goto('/control/exclusion')
    await expect(main(page)).toContainText(isTr ? 'Dışlamanız sürüyor' : 'You are self-excluded')
    await takePicture(page, `excluded-steps-${size.width}`, true)
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    for (const closed of ['/deposit', '/', '/promotions', '/sport']) {
      await page.goto(closed)
      await expect(heading(page)).toHaveText(
        isTr ? 'Hesabınız oyuna kapalı' : 'Your account is closed to play',
      )
      // Nothing around it leads to play either.
      await expect(page.locator('a[href="/deposit"], a[href="/slot"]')).toHaveCount(0)
      await expect(page.getByRole('searchbox')).toHaveCount(0)
    }
    await expect(main(page)).toContainText(isTr ? 'tarihine kadar kapalı' : 'are closed until')
    await expect(
      main(page).getByRole('button', { name: isTr ? 'Destek' : 'Support' }),
    ).toBeVisible()
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
    await age(house, username, 190)
    await page.goto('/control')
    await expect(main(page)).toContainText(
      isTr ? 'Hesabınız oyuna kapalı' : 'Your account is closed',
    )
    await main(page)
      .getByRole('button', { name: isTr ? 'Oyuna dönmek istiyorum' : 'I want to return to play' })
      .click()
    await expect(main(page)).toContainText(isTr ? 'İsteğiniz alındı' : 'We ask again after')
    // Taken back while it waits, and asked for anew.
    await main(page)
      .getByRole('button', { name: isTr ? 'Kapalı kalsın' : 'Keep it closed' })
      .click()
    await expect(
      main(page).getByRole('heading', { name: isTr ? /oyuna kapalı/ : /closed to play/ }),
    ).toBeFocused()
    await main(page)
      .getByRole('button', { name: isTr ? 'Oyuna dönmek istiyorum' : 'I want to return to play' })
      .click()
    await expect(main(page)).toContainText(isTr ? 'İsteğiniz alındı' : 'We ask again after')
    await age(house, username, 1)
    await page.reload()
    await main(page)
      .getByRole('button', { name: isTr ? 'Evet, hesabımı aç' : 'Yes, open my account' })
      .click()
    await expect(main(page)).not.toContainText(
      isTr ? 'Hesabınız oyuna kapalı' : 'Your account is closed',
    )
    await page.goto('/')
    await expect(page.locator('a[href="/slot"]').first()).toBeAttached()
  })

test('PROT-54 the help lines are what the operator wrote, beside play and on every closed page', async ({
  page,
  house,
}) => {
  const { db } = house.database
  const back = await clearContent(house, 'information')
  try {
    const html = '<h2>Arayın</h2><p onclick="x()">Hat: <a href="tel:0850">0850</a></p>'
    const item = { name: 'help-lines', topic: 'SorumluOyunculuk', tr: { title: 'Hatlar', html } }
    await setContent(db, TESTER, [readWritten('information', item)], house.clock())
    const username = await newMember(house)
    await logInByApi(page, username)
    await page.goto('/')
    await page.getByRole('button', { name: 'Güvenli oyun ve yardım' }).click()
    const lines = (place: Locator) => place.locator('section', { hasText: 'Arayın' })
    await expect(lines(page.getByRole('dialog')).locator('a[href="tel:0850"]')).toBeVisible()
    for (const path of ['/control', '/control/exclusion', '/control/self-test']) {
      await page.goto(path)
      await expect(lines(main(page)).locator('a[href="tel:0850"]')).toBeVisible()
      await expect(page.locator('a[href="tel:115"], main [onclick]')).toHaveCount(0)
    }
    const member = await loginAs(house, username)
    // An open page would go to where its pause is told, and hold up the one that is opened.
    await gotoPlainFile(page)
    await member.call('protection/time_out', { span: '1d' })
    await logInByApi(page, username)
    await page.goto('/slot')
    await expect(lines(main(page)).locator('a[href="tel:0850"]')).toBeVisible()
    expect(await violations(page)).toEqual([])
  } finally {
    await back()
  }
})

for (const [size, lang] of WALKS)
  test(`PROT-50 a break closes the house; what lies in the poker room is asked back, and it is over by itself, in ${lang} at ${size.width}`, async ({
    page,
    house,
  }) => {
    const isTr = lang === 'tr'
    await page.setViewportSize(size)
    await chooseLanguage(page, lang)
    const username = await newMember(house)
    const client = await loginAs(house, username)
    const poker = { productId: 'poker' } as const
    await client.call('klasGaming/createMember', { ...poker, username })
    await client.call('klasGaming/deposit', { ...poker, amount: 80 })
    await logInByApi(page, username)
    await page.goto('/control')
    await main(page)
      .getByRole('button', { name: isTr ? 'Mola ver' : 'Take a break' })
      .click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('radio', { name: isTr ? /1 gün/ : /1 day/ }).check()
    expect(await violations(page)).toEqual([])
    await sheet
      .getByRole('button', { name: isTr ? /kadar mola ver$/ : /^Take a break until/ })
      .click()
    await expect(page).toHaveURL(/\/login/)
    await logInByApi(page, username)
    await page.goto('/control')
    await expect(main(page)).toContainText(isTr ? 'kasanızda ₺80,00' : '₺80.00 is in your purse')
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await main(page)
      .getByRole('link', { name: isTr ? 'Parayı geri iste' : 'Ask the money back' })
      .click()
    await expect(page).toHaveURL(/\/poker-tavla-okey$/)
    await expect(main(page)).toContainText(isTr ? 'Salon size kapalı' : 'closed to you')
    await main(page)
      .getByRole('button', { name: isTr ? 'Tümü' : 'All', exact: true })
      .click()
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await takePicture(page, `closed-room-${size.width}`, true)
    await main(page).locator('form button[type="submit"]').click()
    await expect(main(page).getByRole('listitem').first()).toContainText(
      isTr ? 'İnceleniyor' : 'In review',
    )
    await expect(
      main(page).getByRole('button', { name: /^(Salonu aç|Open the room)/ }),
    ).toHaveCount(0)
    await page.goto('/notifications')
    await expect(main(page)).toContainText(
      isTr ? 'yalnız paranızla ilgili haberler' : 'only news about your money',
    )
    await expect(main(page).getByRole('link', { name: /promo/i })).toHaveCount(0)
    await age(house, username, 1.1)
    await page.goto('/')
    await expect(page.locator('a[href="/slot"]').first()).toBeAttached()
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

for (const [size, lang] of WALKS)
  test(`PROT-34 nine questions whose answers go nowhere until the result is kept, in ${lang} at ${size.width}`, async ({
    page,
    house,
  }) => {
    const isTr = lang === 'tr'
    await newcomerAtControl(page, house, { size, lang })
    await main(page)
      .getByRole('link', { name: isTr ? 'Sorulara bak' : 'See the questions' })
      .click()
    await expect(heading(page)).toHaveText(isTr ? 'Kendinizi sınayın' : 'Test yourself')
    const score = isTr ? '27 üzerinden 9' : '9 of 27'
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.postData() ?? ''))
    await page.getByRole('button', { name: isTr ? 'Sonucu gör' : 'Show the result' }).click()
    await expect(main(page).getByRole('status')).toHaveText(
      isTr ? '9 soru yanıt bekliyor' : '9 questions are not answered yet',
    )
    await expect(page.getByRole('radio', { name: isTr ? 'Hiç' : 'Never' }).first()).toBeFocused()
    expect(await violations(page)).toEqual([])
    for (const answer of await page
      .getByRole('radio', { name: isTr ? 'Bazen' : 'Sometimes' })
      .all())
      await answer.check()
    await page.getByRole('button', { name: isTr ? 'Sonucu gör' : 'Show the result' }).click()
    await expect(main(page)).toContainText(score)
    await expect(
      page.getByRole('heading', {
        name: isTr ? 'Yüksek düzeyde belirti' : 'A high level of signs',
      }),
    ).toBeFocused()
    expect(sent.filter((body) => body.includes('self_test"'))).toEqual([])
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: isTr ? 'Sonucu sakla' : 'Keep the result' }).click()
    const kept = main(page).getByRole('listitem').filter({ hasText: score })
    await expect(kept).toHaveCount(1)
    expect(sent.filter((body) => body.includes('keep_self_test'))).toHaveLength(1)
    await page.reload()
    await expect(kept).toHaveCount(1)
    await page.getByRole('button', { name: isTr ? 'Hepsini sil' : 'Remove them all' }).click()
    await expect(kept).toHaveCount(0)
  })
