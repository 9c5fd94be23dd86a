import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** What a newcomer of the demo house may say they come with. In the README, to be tried. */
const WELCOME = {
  code: 'HOSGELDIN',
  title_tr: 'Hoş geldin',
  title_en: 'Welcome',
  starts_at: new Date('2026-01-01T00:00:00+03:00'),
}
const PARTNER = { number: '100001', name: 'Kasa' }

export async function seedJoining(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('promotion_codes')
    .values(WELCOME)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('reference_numbers')
    .values(PARTNER)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
