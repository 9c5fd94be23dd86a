import type { Locator, Page } from '@playwright/test'
import { dayOf } from '#contract/time-span.ts'
import type { TestMatch } from '#server/sports/testing.ts'
import { expect, heading, main, PHONE } from './house.ts'

/** A price, by the match and what is chosen. */
export function odd(page: Page, { eventID, home, away }: TestMatch, what: RegExp): Locator {
  // Two may meet twice in a day: in a list it is that of the match's own row.
  const isOwnPage = page.url().includes('/sport/event/')
  const link = page.locator(`a[href="/sport/event/${eventID}"]`)
  const place = isOwnPage ? main(page) : main(page).getByRole('listitem').filter({ has: link })
  return place.getByRole('button', {
    name: new RegExp(`^${home} – ${away}: .*${what.source}.*`),
  })
}

/** Where the coupon stands at this width. */
export async function openCoupon(page: Page): Promise<Locator> {
  if (page.viewportSize()?.width !== PHONE.width)
    return page.getByRole('complementary', { name: /^(Kupon|Coupon)$/ })
  await page.getByRole('button', { name: /^(Kuponu aç|Open the coupon)/ }).click()
  return page.getByRole('dialog', { name: /^(Kupon|Coupon)$/ })
}

/** The list of a match's day, which is tomorrow shortly before midnight. */
export const openDayOf = (page: Page, { startsAt }: TestMatch) =>
  page.goto(dayOf(startsAt) === dayOf(new Date()) ? '/sport' : '/sport?day=tomorrow')

/** The same of another sport, to which the keys lead. */
export async function showSport(page: Page, match: TestMatch, name: RegExp): Promise<void> {
  await openDayOf(page, match)
  await main(page).getByRole('button', { name }).press('Enter')
  await expect(heading(page)).toHaveText(name)
}

/**
 * What a match came to, in the list of its day, which may be another than today's: it may be after midnight, and a journey before may have
 * let hours pass. The house settles by itself too, and keeps a list for some seconds: what is not there yet comes with another look.
 */
export async function showResult(page: Page, match: TestMatch): Promise<Locator> {
  await page.clock.setFixedTime(match.startsAt)
  const row = main(page).getByRole('listitem').filter({ hasText: match.home })
  await expect(async () => {
    await page.goto('/sport/results')
    await expect(row).toBeVisible({ timeout: 4_000 })
  }).toPass({ timeout: 40_000 })
  return row
}
