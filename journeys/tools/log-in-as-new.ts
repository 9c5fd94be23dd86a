import type { TestHouse } from '#server/testing.ts'
import { logIn, type Page } from './house.ts'
import { newMember } from './member.ts'

/** Comes in by hand, as a member nobody else plays with. */
export async function logInAsNew(page: Page, house: TestHouse): Promise<void> {
  await page.goto('/login')
  await logIn(page, await newMember(house))
}
