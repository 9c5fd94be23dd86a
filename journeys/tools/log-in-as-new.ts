import type { TestHouse } from '#server/testing.ts'
import { logIn, type Page } from './house.ts'
import { newMember } from './member.ts'

/** Comes in by hand, as a member nobody else plays with. Answers their name. */
export async function logInAsNew(page: Page, house: TestHouse): Promise<string> {
  const username = await newMember(house)
  await page.goto('/login')
  await logIn(page, username)
  return username
}
