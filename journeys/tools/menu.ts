import { PHONE, type Page } from './house.ts'

/** The menu as it stands at this width: the rail, opened, or the sheet that rises from the bottom. */
export async function openMenu(page: Page) {
  const isPhone = page.viewportSize()?.width === PHONE.width
  if (isPhone) {
    await page.getByRole('button', { name: 'Menü', exact: true }).click()
    return page.getByRole('dialog', { name: 'Menü' })
  }
  const rail = page.getByRole('navigation', { name: 'Ana menü' })
  const widen = rail.getByRole('button', { name: 'Menüyü genişlet' })
  // It stays as wide as it was left.
  if (await widen.isVisible()) await widen.click()
  return rail
}
