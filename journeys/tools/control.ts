/** What journeys about the page of limits begin with: somebody new there, and a limit that they set. */
import type { TestHouse } from '#server/testing.ts'
import {
  chooseLanguage,
  DESKTOP,
  expect,
  nothingOver,
  PHONE,
  type Lang,
  type Page,
} from './house.ts'
import { logInByApi } from './log-in-by-api.ts'
import { newMember } from './member.ts'

/** What is walked on a phone in one language is walked on a desktop in the other. */
export const WALKS = [
  [PHONE, 'tr'],
  [DESKTOP, 'en'],
] as const

export async function setStakeLimit(page: Page, text: string): Promise<void> {
  await page
    .getByRole('button', { name: /^(Bahis limitini değiştir|Change the stake limit)$/ })
    .click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox').fill(text)
  await sheet
    .getByRole('button', { name: /Limiti koy|Yükseltmeyi iste|Set the limit|Ask for the raise/ })
    .click()
  await expect(sheet).toBeHidden()
  await nothingOver(page)
}

interface Newcomer {
  size: { width: number; height: number }
  lang: Lang
  path?: string
}

/** Somebody new, at the page of limits and pauses or one of those behind it; answers their name. */
export async function newcomerAtControl(
  page: Page,
  house: TestHouse,
  { size, lang, path = '/control' }: Newcomer,
): Promise<string> {
  await page.setViewportSize(size)
  await chooseLanguage(page, lang)
  const username = await newMember(house)
  await logInByApi(page, username)
  await page.goto(path)
  return username
}
