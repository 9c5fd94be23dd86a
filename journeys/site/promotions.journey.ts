import { clearContent, plant } from '../tools/content.ts'
import { expect, heading, main, test } from '../tools/house.ts'

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

test('a word without an end breaks wherever an operator’s texts stand, at every width', async ({
  page,
  house,
}) => {
  test.setTimeout(120_000)
  const title = 'Uzunsözcük'.repeat(15)
  const words = { title, text: title }
  const back = await clearContent(house, 'popup')
  const id = await plant(house, 'promotion', { ...words, html: `<p>${title}</p>` })
  await plant(house, 'slider', { item: { page: 'home', place: 'left' }, ...words })
  await plant(house, 'message', words)
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    for (const path of ['/promotions', `/promotions?id=${id}`, '/']) {
      await page.goto(path)
      await expect(page.getByText(title).filter({ visible: true }).first()).toBeVisible()
      const { wide, cut } = await page.evaluate((long) => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const cut: string[] = []
        while (walker.nextNode()) {
          const { parentElement: holder, textContent } = walker.currentNode
          if (textContent !== long || holder?.closest('.heard-only') !== null) continue
          const words = document.createRange()
          words.selectNodeContents(walker.currentNode)
          const box = holder.closest('article, li, a, dialog, section')?.getBoundingClientRect()
          const right = words.getBoundingClientRect().right
          if (box !== undefined && right > box.right + 1) cut.push(holder.outerHTML.slice(0, 80))
        }
        return { wide: document.documentElement.scrollWidth - innerWidth, cut }
      }, title)
      expect({ wide: Math.max(wide, 0), cut }, `${path} at ${width}`).toEqual({ wide: 0, cut: [] })
    }
  }
  await back()
})
