/** The newest dump holds a row of every table, or says here why there is none: what is not there is not upgraded before anybody's eyes. */
import { readdir, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

const FOLDER = new URL('dumps/', import.meta.url)

/** Why the day of a dump leaves no row in these tables. */
const NOT_LIVED: Readonly<Record<string, readonly string[]>> = {
  'each house’s own, and in no dump': ['house_keys', 'house_role', 'payment_keys'],
  'it stands for minutes, or until the next try': [
    'account_links',
    'code_days',
    'failed_tries',
    'joining_days',
    'joinings',
    'passkey_challenges',
    'proven_factors',
    'sms_codes',
  ],
  'a member who opens it proves by a device or a mail': [
    'bank_accounts',
    'passkeys',
    'recovery_codes',
  ],
  'it is counted, looked for or reckoned once a day is over': [
    'bet_count_days',
    'bet_counts',
    'bets_uncounted',
    'care_signals',
    'game_file_checks',
    'game_returns',
  ],
  'it is another house’s answer, kept by its sandbox': [
    'register_answers',
    'sandbox_exclusions',
    'sandbox_payouts',
    'sandbox_poker_visits',
    'wallet_payments',
  ],
  'nobody said, closed, read or kept anything there, nor sat at a table with seats': [
    'closed_products',
    'floor_boards',
    'floor_decisions',
    'floor_guests',
    'floor_line_reports',
    'floor_lines',
    'floor_seats',
    'floor_shoes',
    'floor_silences',
    'message_reads',
  ],
}

it('of every table the newest dump has a row, or a reason stands here', async () => {
  const newest = (await readdir(FOLDER)).toSorted().at(-1) ?? ''
  const text = await readFile(new URL(newest, FOLDER), 'utf8')
  const named = (verb: string): string[] =>
    [...text.matchAll(new RegExp(`^${verb} (?:public\\.)?"?([a-z_]+)"?`, 'gim'))].map(
      ([, name = '']) => name,
    )
  const rows = new Set(named('insert into'))
  const empty = named('create table').filter((table) => !rows.has(table))
  expect(empty.toSorted()).toEqual(Object.values(NOT_LIVED).flat().toSorted())
})
