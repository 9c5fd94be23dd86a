/**
 * Bonuses as a member has them: read, taken, played, given up, and found again in the history. About forty seconds on
 * two cores; the walk through every screen looks at the page itself.
 */
import { lira } from '#contract/money.ts'
import { give } from '#server/jackpot/testing.ts'
import { loginAs, type TestHouse } from '#server/testing.ts'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import {
  balance,
  chooseLanguage,
  DESKTOP,
  expect,
  heading,
  main,
  nothingOver,
  PHONE,
  test,
  toast,
  type Page,
} from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { memberIdOf, newMember } from '../tools/member.ts'
import { rememberChoices } from '../tools/screens.ts'
import { callsNamed, onCall, recordCalls } from '../tools/wire.ts'
import { takePicture } from '../tools/pictures.ts'

/** A new member with an approved deposit, logged in. */
async function memberWithDeposit(page: Page, house: TestHouse, whole: number): Promise<bigint> {
  const username = await newMember(house)
  const id = await memberIdOf(house, username)
  await give(house, id, lira(whole))
  await logInByApi(page, username)
  return id
}

/** As rounds of the house leave it: so much has been counted. */
const countWagered = (house: TestHouse, memberId: bigint, whole: number) =>
  house.database.db
    .updateTable('bonuses')
    .set({ wagered: lira(whole) })
    .where('member_id', '=', memberId)
    .where('state', '=', 'active')
    .execute()

/** By its own name: another's card may speak of it. */
const card = (page: Page, name: string) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) })
const sheet = (page: Page) => page.getByRole('dialog')
const pill = (page: Page) => page.getByRole('link', { name: /^Bonus ₺/ })

/** Asks for the welcome offer, and has it. */
async function takeWelcome(page: Page): Promise<void> {
  await page.goto('/bonuses')
  await card(page, 'Hoş geldin %50').getByRole('button').click()
  await sheet(page).getByRole('button', { name: '₺500,00 bonusu iste' }).click()
  await expect(pill(page)).toBeVisible()
  // A sheet that closes goes a step back: whoever leaves meanwhile is held up by it.
  await expect(sheet(page)).toBeHidden()
  await nothingOver(page)
}

for (const [size, lang] of [
  [PHONE, 'en'],
  [DESKTOP, 'tr'],
] as const)
  test(`SCREEN-09 lists bonuses with every term, sends a request for one, and gives it up, in ${lang} at ${size.width}`, async ({
    page,
    house,
  }) => {
    const isTr = lang === 'tr'
    const name = isTr ? 'Hoş geldin %50' : 'Welcome 50%'
    await page.setViewportSize(size)
    await chooseLanguage(page, lang)
    await rememberChoices(page, 'night', lang)
    await memberWithDeposit(page, house, 1_000)
    const sent = recordCalls(page)
    await page.goto('/bonuses')
    await expect(heading(page)).toHaveText(isTr ? 'Bonuslar' : 'Bonuses')
    await expect(main(page).getByRole('article')).toHaveCount(5)
    const welcome = card(page, name)
    await expect(welcome).toContainText(
      isTr
        ? '₺1.000,00 yatırırsanız ₺500,00 bonus alırsınız'
        : 'Deposit ₺1,000.00 and you get a bonus of ₺500.00',
    )
    await expect(welcome).toContainText(isTr ? '30 kat' : '30 times')
    await expect(card(page, isTr ? '%30 iade' : '30% casino discount')).toContainText(
      isTr ? 'verildiği bir kaybınız yok' : 'no loss right now',
    )
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await takePicture(page, `offers-${size.width}`)
    // What would be given for the same deposit says what is gone then.
    await card(page, isTr ? 'Yatırmanıza %20' : '20% on your deposit')
      .getByRole('button')
      .click()
    await expect(sheet(page)).toContainText(
      isTr
        ? `ilk yatırma bonusu (${name}) artık verilmez`
        : `bonus for a first deposit (${name}) is not given any more`,
    )
    expect(await violations(page)).toEqual([])
    await sheet(page)
      .getByRole('button', { name: isTr ? 'Kapat' : 'Close' })
      .last()
      .click()
    await expect(sheet(page)).toBeHidden()
    await welcome.getByRole('button').click()
    const terms = sheet(page).getByRole('table', { name: isTr ? 'Bonus şartları' : 'Bonus terms' })
    await expect(terms.getByRole('row')).toHaveCount(18)
    await expect(terms).toContainText(isTr ? 'Slotlar %100' : 'Slots 100%')
    await expect(terms).toContainText(isTr ? 'bir bahiste ₺50,00' : '₺50.00')
    await expect(terms).toContainText(
      isTr ? 'Nakdiniz her zaman çekilir' : 'Your cash can always be withdrawn',
    )
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await takePicture(page, `terms-${size.width}`)
    expect(callsNamed(sent, 'bonus/request')).toEqual([])
    await sheet(page)
      .getByRole('button', { name: isTr ? '₺500,00 bonusu iste' : 'Ask for ₺500.00 of bonus' })
      .click()
    const active = main(page).getByRole('region', { name })
    await expect(active).toContainText(/₺0[.,]00 (\/|of) ₺15[.,]000[.,]00/)
    await expect(active.getByRole('progressbar')).toHaveAttribute('value', '0')
    const [request] = callsNamed(sent, 'bonus/request')
    expect(request?.data).toMatchObject({ requestId: expect.stringMatching(/^.{20,64}$/) })
    await expect(pill(page)).toContainText(isTr ? '₺500,00' : '₺500.00')
    await expect(card(page, name)).toContainText(isTr ? 'Bu bonusu' : 'You took this bonus')
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await takePicture(page, `active-${size.width}`)
    // In Turkish it is given up in a walk of its own, by day.
    if (isTr) return
    await main(page).getByRole('button', { name: 'Give the bonus up' }).click()
    await expect(sheet(page)).toContainText('Your bonus money (₺500.00) goes')
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await sheet(page).getByRole('button', { name: 'Remove ₺500.00 of bonus' }).click()
    await expect(main(page).getByRole('progressbar')).toHaveCount(0)
  })

for (const [size, lang] of [
  [PHONE, 'tr'],
  [DESKTOP, 'en'],
] as const)
  test(`PROT-83 what may be asked for stands apart from what may not be; a request that came second is told so and leaves nothing to press, in ${lang} at ${size.width}`, async ({
    page,
    house,
  }) => {
    const isTr = lang === 'tr'
    await page.setViewportSize(size)
    await chooseLanguage(page, lang)
    await rememberChoices(page, 'day', lang)
    const username = await newMember(house)
    // What asks for no deposit has been taken.
    const other = await loginAs(house, username)
    const offers = (await other.call('bonus/list', {}, lang)).data
    for (const { bonusID } of offers.filter(({ status }) => status === 'open'))
      await other.call('bonus/request', { bonusID })
    await logInByApi(page, username)
    await page.goto('/bonuses')
    const [open, none, closed] = isTr
      ? ['İsteyebileceğiniz bonuslar', /isteyebileceğiniz bir bonus yok/, /isteyemeyeceğiniz/]
      : ['Bonuses you may ask for', /no bonus you may ask for/, /cannot ask for right now/]
    await expect(main(page).getByRole('region', { name: none })).toBeVisible()
    const unavailable = main(page).getByRole('region', { name: closed })
    await expect(unavailable.getByRole('article')).toHaveCount(5)
    await expect(main(page).getByRole('region', { name: open })).toHaveCount(0)
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await takePicture(page, `none-open-${size.width}`)
    await give(house, await memberIdOf(house, username), lira(1_000))
    await page.reload()
    const available = main(page).getByRole('region', { name: open })
    const name = isTr ? 'Yatırmanıza %20' : '20% on your deposit'
    await expect(available.getByRole('heading', { name })).toBeVisible()
    await expect(unavailable.getByRole('heading', { name })).toHaveCount(0)
    await available.getByRole('article').filter({ hasText: name }).getByRole('button').click()
    // Another device is first by a moment.
    const bonusID = offers.find((offer) => offer.name.startsWith(name))?.bonusID ?? 0
    await onCall(page, 'bonus/request', async (route) => {
      await other.call('bonus/request', { bonusID })
      await route.continue()
    })
    const ask = sheet(page).getByRole('button', {
      name: isTr ? /nakdi iste$/ : /^Ask for .* in cash$/,
    })
    await ask.click()
    await expect(
      toast(page, isTr ? 'Bu bonusu bu dönem için' : 'You have taken this bonus'),
    ).toBeVisible()
    await expect(ask).toHaveCount(0)
    await expect(sheet(page)).toContainText(isTr ? 'Bu bonusu' : 'You took this bonus')
    await expect(
      sheet(page)
        .getByRole('button', { name: isTr ? 'Kapat' : 'Close', exact: true })
        .last(),
    ).toBeFocused()
    expect(await violations(page)).toEqual([])
    await takePicture(page, `second-${size.width}`)
  })

for (const size of [PHONE, DESKTOP])
  test(`PROT-86 a press on the balance opens the purse: what is cash, bonus and held, and how far the bonus is, at ${size.width}`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize(size)
    await rememberChoices(page, 'night', 'tr')
    const memberId = await memberWithDeposit(page, house, 1_000)
    await takeWelcome(page)
    await countWagered(house, memberId, 4_050)
    await page.goto('/promotions')
    const opener = balance(page).getByRole('button', { description: 'Cüzdanı aç' })
    const purse = page.locator('#purse')
    await opener.press('Enter')
    await expect(purse).toContainText(/Nakit \+ bonus₺11\.500,00/)
    await expect(purse).toContainText(/Nakit₺11\.000,00/)
    await expect(purse).not.toContainText('Bakiye')
    await expect(purse).toContainText(/Bonus₺500,00/)
    await expect(purse).toContainText(/Süren bahislerde₺0,00/)
    await expect(purse.getByRole('progressbar')).toHaveAttribute('value', '27')
    await expect(purse).toContainText('Kalan bahis ₺10.950,00')
    expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
    await takePicture(page, `purse-${size.width}`)
    await page.keyboard.press('Escape')
    await expect(purse).toBeHidden()
    await expect(opener).toBeFocused()
    await nothingOver(page)
    await opener.click()
    await purse.getByRole('link', { name: 'Para çek' }).click()
    await expect(page).toHaveURL(/\/withdraw$/)
    await expect(purse).toBeHidden()
  })

test('PROT-86 progress is in the bar wherever the member is; cash is called so beside the game, and both together in it; giving up is told before, and keeps cash', async ({
  page,
  house,
}) => {
  await rememberChoices(page, 'day', 'tr')
  const memberId = await memberWithDeposit(page, house, 1_000)
  await takeWelcome(page)
  await countWagered(house, memberId, 4_050)
  await page.goto('/play/slot/1')
  await expect(page.getByRole('link', { name: /%27/ })).toBeVisible()
  const bar = page.locator('[aria-label="Oyun çubuğu"]')
  await expect(bar.getByRole('term').filter({ hasText: /^Nakit$/ })).toBeVisible()
  await expect(page.frameLocator('iframe').getByText('Nakit + bonus')).toBeVisible({
    timeout: 30_000,
  })
  await expect(bar.getByText('Bakiye', { exact: true })).toHaveCount(0)
  await expect(page.frameLocator('iframe').getByText('Bakiye', { exact: true })).toHaveCount(0)
  await takePicture(page, 'play-1280')
  await page.goto('/bonuses')
  await expect(main(page).getByRole('progressbar')).toHaveAttribute('value', '27')
  await takePicture(page, 'active-27-day')
  await main(page).getByRole('button', { name: 'Bonustan vazgeç' }).click()
  await expect(sheet(page)).toContainText('Bonus paranız (₺500,00) silinir')
  await expect(sheet(page)).toContainText('Nakdiniz (₺11.000,00) olduğu gibi kalır')
  await takePicture(page, 'give-up')
  // Back closes the question and leaves the page and the bonus as they are.
  await expect.poll(() => page.evaluate(() => (history.state as { over?: number }).over)).toBe(1)
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/bonuses$/)
  await main(page).getByRole('button', { name: 'Bonustan vazgeç' }).click()
  await sheet(page).getByRole('button', { name: '₺500,00 bonusu sil' }).click()
  await expect(main(page).getByRole('progressbar')).toHaveCount(0)
  await expect(pill(page)).toHaveCount(0)
  await nothingOver(page)
  await page.goto('/profile/bonuses')
  await expect(main(page).getByRole('table')).toContainText('Vazgeçildi')
})

test('SCREEN-12/bonus-history SCREEN-12/bonus-date-filter lists the member’s bonuses, narrowed by its presets, in English too', async ({
  page,
  house,
}) => {
  await page.setViewportSize(PHONE)
  await chooseLanguage(page, 'en')
  await rememberChoices(page, 'night', 'en')
  const memberId = await memberWithDeposit(page, house, 1_000)
  await page.goto('/bonuses')
  await expect(heading(page)).toHaveText('Bonuses')
  await card(page, '20% on your deposit').getByRole('button').click()
  await sheet(page).getByRole('button', { name: 'Ask for ₺200.00 in cash' }).click()
  await expect(card(page, '20% on your deposit')).toContainText('You took this bonus')
  await nothingOver(page)
  await house.owner.db
    .updateTable('bonuses')
    .set({ granted_at: new Date(Date.now() - 40 * 86_400_000) })
    .where('member_id', '=', memberId)
    .execute()
  const sent = recordCalls(page)
  await page.goto('/profile/bonuses')
  const table = main(page).getByRole('table')
  await expect(table).toContainText('20% on your deposit')
  await expect(table).toContainText('Became cash')
  await expect(table).toContainText('+₺200.00')
  expect([...(await violations(page)), ...(await sidewaysScroll(page))]).toEqual([])
  await takePicture(page, 'history-390-en')
  // On a phone the days stand in the sheet alone.
  await page.setViewportSize(DESKTOP)
  await main(page).getByRole('button', { name: '30 days', exact: true }).click()
  await expect(page).toHaveURL(/span=30-days/)
  await expect(table).toHaveCount(0)
  await main(page).getByRole('button', { name: '90 days', exact: true }).click()
  await expect(table).toContainText('20% on your deposit')
  const asked = callsNamed(sent, 'bonus/history').at(-1)
  expect(asked?.data).toMatchObject({ startDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) })
})

test('SCREEN-12/bonus-history what bonuses come to stands over them; running and ended ones apart, and written into a file', async ({
  page,
  house,
}) => {
  await page.setViewportSize(DESKTOP)
  const memberId = await memberWithDeposit(page, house, 1_000)
  await page.goto('/bonuses')
  await card(page, 'Yatırmanıza %20').getByRole('button').click()
  await sheet(page)
    .getByRole('button', { name: /₺200,00/ })
    .click()
  await expect(card(page, 'Yatırmanıza %20')).toContainText('günü aldınız')
  await nothingOver(page)
  expect(memberId).toBeGreaterThan(0n)
  await page.goto('/profile/bonuses')
  const totals = main(page).getByLabel('Toplamlar')
  await expect(totals).toContainText('Verilen bonus₺200,00')
  await expect(totals).toContainText('Nakde dönen+₺200,00')
  await main(page).getByRole('button', { name: 'Süzgeç', exact: true }).click()
  await sheet(page).getByRole('button', { name: 'Biten', exact: true }).click()
  await sheet(page).getByRole('button', { name: '1 kaydı göster' }).click()
  await expect(page).toHaveURL(/state=ended/)
  await expect(main(page).getByRole('table').getByRole('row')).toHaveCount(2)
  await main(page).getByRole('button', { name: 'İndir', exact: true }).click()
  const download = page.waitForEvent('download')
  await sheet(page)
    .getByRole('button', { name: /^CSV olarak indir/ })
    .click()
  expect((await download).suggestedFilename()).toMatch(/^kasa-bonus-.*\.csv$/)
})
