/** A pause that begins in one tab, and what is open beside it: another tab in a game, another browser and a game there. About a minute. */
import type { BrowserContext } from '@playwright/test'
import { sidewaysScroll, violations } from '../tools/accessible.ts'
import {
  chooseLanguage,
  DESKTOP,
  expect,
  heading,
  main,
  PHONE,
  test,
  toast,
  type Lang,
  type Page,
} from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'
import { openSlot } from '../tools/slot.ts'

test.setTimeout(150_000)

/** Where everybody is led, with what is to be read there. */
async function expectBreakNotice(page: Page, lang: Lang): Promise<void> {
  await expect(page).toHaveURL(/\/login$/, { timeout: 15_000 })
  const title = lang === 'tr' ? 'Hesabınız oyuna kapandı' : 'Your account is now closed to play'
  await expect(main(page).getByRole('heading', { name: title })).toBeVisible()
  await expect(main(page)).toContainText(
    lang === 'tr' ? /Mola .* tarihine kadar sürer/ : /Your break lasts until/,
  )
  await expect(toast(page, lang === 'tr' ? 'Oturumunuz' : 'logged out')).toHaveCount(0)
}

interface Tab {
  size: { width: number; height: number }
  lang: Lang
}

async function tabOf(context: BrowserContext, { size, lang }: Tab): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize(size)
  await chooseLanguage(page, lang)
  return page
}

for (const [size, lang] of [
  [PHONE, 'tr'],
  [DESKTOP, 'en'],
] as const)
  test(`PROT-78 a break leads every tab and browser to the page that says until when, in ${lang} at ${size.width}`, async ({
    page,
    browser,
    context,
    house,
  }) => {
    const isTr = lang === 'tr'
    const username = await newMember(house)
    await page.setViewportSize(size)
    await chooseLanguage(page, lang)
    await logInByApi(page, username)
    const inGame = await tabOf(context, { size, lang })
    await openSlot(inGame, house)
    const inAccount = await tabOf(context, { size, lang })
    await inAccount.goto('/profile/sessions')
    await expect(heading(inAccount)).toBeVisible()
    const elsewhere = await browser.newContext({ baseURL: house.settings.publicUrl })
    const other = await tabOf(elsewhere, { size, lang })
    await logInByApi(other, username)
    await other.goto('/tournaments')
    await expect(heading(other)).toBeVisible()
    const gameElsewhere = await tabOf(elsewhere, { size, lang })
    await openSlot(gameElsewhere, house)
    await page.goto('/control')
    await main(page)
      .getByRole('button', { name: isTr ? 'Mola ver' : 'Take a break' })
      .click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('radio', { name: isTr ? /1 gün/ : /1 day/ }).check()
    await sheet
      .getByRole('button', { name: isTr ? /kadar mola ver$/ : /^Take a break until/ })
      .click()
    for (const tab of [page, inGame, inAccount, other, gameElsewhere])
      await expectBreakNotice(tab, lang)
    expect([...(await violations(inGame)), ...(await sidewaysScroll(inGame))]).toEqual([])
    await elsewhere.close()
  })
