import { clearContent, plant } from './content.ts'
import { expect, heading, main, test } from './house.ts'

let back = async () => {}

test.beforeAll(async ({ house }) => {
  back = await clearContent(house, 'promotion')
})

test.afterAll(async () => {
  await back()
})

test('without any the screen says so and leads on', async ({ page }) => {
  await page.goto('/promotions')
  await expect(main(page).getByRole('heading', { name: 'Şu anda promosyon yok' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Bonus kuralları' }).click()
  await expect(heading(page)).toHaveText('Bonus kuralları')
})

test('ROUTE-03 shows the promotions without a login, each told whole with its terms', async ({
  page,
  house,
}) => {
  const id = await plant(house, 'promotion', {
    title: 'Deneme promosyonu',
    text: 'Kısaca anlatılan',
    html: '<h1>Nasıl</h1><p>Bütünüyle anlatılan</p>',
    terms: '<p>Günde bir kez</p>',
  })
  await plant(house, 'promotion', { item: { is_active: false }, title: 'Kapalı promosyon' })
  await page.goto('/promotions')
  await expect(heading(page)).toHaveText('Promosyonlar')
  await expect(main(page).getByText('Kısaca anlatılan')).toBeVisible()
  await expect(main(page).getByText('Kapalı promosyon')).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Deneme promosyonu' }).click()
  await expect(page).toHaveURL(`/promotions?id=${id}`)
  const sheet = page.getByRole('dialog', { name: 'Deneme promosyonu' })
  await expect(sheet.getByText('Bütünüyle anlatılan')).toBeVisible()
  await expect(sheet.getByText('Günde bir kez')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/promotions')
})
