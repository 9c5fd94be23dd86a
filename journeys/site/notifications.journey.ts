import type { Page } from '@playwright/test'
import type { TestHouse } from '#server/testing.ts'
import { expect, heading, logIn, nothingOver, loginLink, main, test } from '../tools/house.ts'
import { logInByApi } from '../tools/log-in-by-api.ts'
import { newMember } from '../tools/member.ts'
import { withoutStream } from '../tools/wire.ts'

/** So many messages of the test's own, `Haber 1` the latest, and no others. */
async function announce({ database: { pool } }: TestHouse, count: number): Promise<void> {
  await pool.query(`update content_items set is_active = false where kind = 'message'`)
  await pool.query(
    `with item as (
       insert into content_items (kind, name, starts_at, changed_at, link)
       select 'message', 'haber-' || gen_random_uuid(), now() - make_interval(hours => n), now(),
         case when n = 1 then '/promotions' else '' end
       from generate_series(1, $1) n returning id, starts_at),
     told as (select id, row_number() over (order by starts_at desc) as n from item)
     insert into content_words (item_id, lang, title, text)
     select id, lang, 'Haber ' || n, E'Birinci paragraf.\\n\\nİkinci <b>paragraf</b>.'
     from told, unnest(array['tr', 'en']) lang`,
    [count],
  )
}

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Mesajlar/ })
const message = (page: Page, title: string) =>
  page.locator('details').filter({ hasText: title }).locator('summary')

test('SCREEN-17 the messages screen shows the mass messages, ten at once, and what is read', async ({
  page,
  house,
}) => {
  await announce(house, 12)
  await logIn(page, await newMember(house))
  await expect(bell(page)).toHaveAccessibleName('Mesajlar, 12 okunmamış mesaj')
  await page.goto('/notifications')
  await expect(heading(page)).toHaveText('Bildirimler')
  await expect(main(page).locator('details')).toHaveCount(10)
  await expect(main(page)).toContainText('12 okunmamış mesaj')
  const first = message(page, 'Haber 1')
  await first.first().click()
  const text = main(page).locator('details[open]')
  await expect(text.locator('p')).toHaveText(['Birinci paragraf.', 'İkinci paragraf.'])
  await expect(text.getByRole('link', { name: 'Ayrıntılara git' })).toHaveAttribute(
    'href',
    '/promotions',
  )
  await expect(main(page)).toContainText('11 okunmamış mesaj')
  await expect(bell(page)).toHaveAccessibleName('Mesajlar, 11 okunmamış mesaj')
  await main(page).getByRole('link', { name: 'Sonraki' }).click()
  await expect(main(page).locator('details')).toHaveCount(2)
  await main(page).getByRole('button', { name: 'Tümünü okundu say' }).click()
  await expect(main(page)).toContainText('Okunmamış mesajınız yok')
  await expect(bell(page)).toHaveAccessibleName('Mesajlar')
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('Mesajlar')
  await expect(main(page)).toContainText('Okunmamış mesajınız yok')
})

test('the bell shows the latest to everyone, and leads a member to all of them', async ({
  page,
  house,
}) => {
  await announce(house, 3)
  await page.goto('/')
  await expect(loginLink(page)).toBeVisible()
  await bell(page).click()
  const sheet = page.getByRole('dialog', { name: 'Mesajlar' })
  await expect(sheet.locator('details')).toHaveCount(3)
  await sheet.locator('summary').first().click()
  await expect(sheet.locator('details[open]')).toContainText('Birinci paragraf.')
  await page.keyboard.press('Escape')
  await expect(bell(page)).toBeFocused()
  await nothingOver(page)
  await logIn(page, await newMember(house))
  await bell(page).click()
  await sheet.getByRole('link', { name: 'Bütün mesajlar' }).click()
  await expect(heading(page)).toHaveText('Bildirimler')
  await expect(sheet).toBeHidden()
})

test('no message yet, and messages that did not come, have faces of their own', async ({
  page,
  house,
}) => {
  // The stream would bring what was lost before the button is pressed.
  await withoutStream(page)
  await announce(house, 0)
  await logInByApi(page, await newMember(house))
  await page.goto('/notifications')
  await expect(main(page).getByRole('heading', { name: 'Henüz mesaj yok' })).toBeVisible()
  await announce(house, 1)
  let isLost = true
  await page.route('**/endpoint/v1', (route) =>
    isLost && route.request().postData()?.includes('list_mass_messages')
      ? route.fulfill({ status: 503, body: '' })
      : route.continue(),
  )
  await page.reload()
  await expect(main(page).getByRole('heading', { name: 'Mesajlar yüklenemedi' })).toBeVisible()
  isLost = false
  await main(page).getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(message(page, 'Haber 1')).toBeVisible()
})

test('where the bell has no room, the menu says how many wait', async ({ page, house }) => {
  await announce(house, 3)
  await page.setViewportSize({ width: 320, height: 640 })
  await logIn(page, await newMember(house))
  await expect(bell(page)).toBeHidden()
  const menu = page.getByRole('button', { name: 'Menü', exact: true })
  await expect(menu).toContainText('3')
  await menu.click()
  const way = page.getByRole('dialog').getByRole('link', { name: /^Bildirimler/ })
  await expect(way).toHaveAccessibleName('Bildirimler 3')
  await way.click()
  await expect(heading(page)).toHaveText('Bildirimler')
  await main(page).getByRole('button', { name: 'Tümünü okundu say' }).click()
  await expect(menu).not.toContainText(/\d/)
  await announce(house, 2)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('Mesajlar, 2 okunmamış mesaj')
  await menu.click()
  await expect(way).toHaveAccessibleName('Bildirimler')
})
