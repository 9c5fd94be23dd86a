import { expect, heading, logIn, loginLink, pathOf, test } from '../tools/house.ts'

test('ROUTE-01/screen / shows the home screen without a login', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Kasa/)
  await expect(heading(page)).toHaveText('Kasa · Her turun kanıtı var')
  await expect(page.getByRole('region', { name: 'Öne çıkanlar' })).toBeVisible()
  await expect(loginLink(page)).toBeVisible()
})

test('ROUTE-13/screen /login shows the login screen without a login', async ({ page }) => {
  await page.goto('/login')
  await expect(heading(page)).toHaveText('Giriş yap')
  await expect(page.getByLabel('Üye adı')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Parola' })).toBeVisible()
})

for (const path of [
  '/nowhere',
  '/slot/nowhere',
  '/play/slot',
  '/admin.php',
  '/slot/type/a/b',
  '/LOGIN',
])
  test(`ROUTE-28 ${path} is outside the table: not found`, async ({ page }) => {
    await page.goto(path)
    await expect(heading(page)).toHaveText('Sayfa bulunamadı')
    await expect.poll(() => pathOf(page)).toBe(path)
  })

test('NAV-03 /home leads to /', async ({ page }) => {
  await page.goto('/home')
  await expect(heading(page)).toHaveText('Kasa · Her turun kanıtı var')
  await expect(page.getByRole('region', { name: 'Öne çıkanlar' })).toBeVisible()
  await expect.poll(() => pathOf(page)).toBe('/')
})

test('ROLE-01/visitor-public a visitor can use the public routes', async ({ page }) => {
  for (const path of [
    '/',
    '/slot',
    '/slot/category/27',
    '/slot/type/lines',
    '/slot/provider/1',
    '/login',
  ]) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    await expect(heading(page)).not.toHaveText(/bulunamadı/)
    await expect.poll(() => pathOf(page)).toBe(path)
  }
})

test('every link of the frame leads to a screen that exists', async ({ page }) => {
  await logIn(page)
  await page.getByRole('button', { name: 'Hesap menüsü' }).click()
  const paths = await page.evaluate(() =>
    [...document.querySelectorAll('nav a, header a, footer a, [popover] a')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
  )
  expect(new Set(paths).size).toBeGreaterThan(5)
  for (const path of new Set(paths)) {
    if (!path.startsWith('/')) continue
    await page.goto(path)
    await expect(heading(page), path).toBeVisible()
    await expect(heading(page), path).not.toHaveText('Sayfa bulunamadı')
  }
})
