import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { ownTimes } from '#server/floor/tables/tables.ts'
import { GROWTH } from './rates.ts'

/** What operators and chance write, and what is there from the start. */
const HARDLY_GROWS: readonly string[] = `
  jackpot_pools jackpot_stripes tournaments tournament_texts
  tournament_games tournament_prizes lotteries lottery_prizes
  game_versions game_settings game_file_checks catalogue_categories
  catalogue_providers catalogue_games catalogue_category_games content_items
  content_words promotion_codes reference_numbers house_keys
  house_role payment_keys site_state closed_products support_hours
  bonus_offers floor_tables floor_leases floor_chains floor_seats sandbox_exclusions
  installed_functions kysely_migration kysely_migration_lock graphile_worker.migrations
  graphile_worker._private_tasks graphile_worker._private_job_queues graphile_worker._private_known_crontabs
`
  .trim()
  .split(/\s+/)

it('the year that is simulated has every table in it that docs/operating.md lists, growing or not', async () => {
  const text = await readFile(new URL('../../docs/operating.md', import.meta.url), 'utf8')
  const section = text.split('\n## What grows\n')[1]?.split('\n## ')[0] ?? ''
  const names = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)])
    .map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(50)
  expect([...Object.keys(GROWTH), ...HARDLY_GROWS].toSorted()).toEqual(names.toSorted())
})

it('rounds of every table of the floor are counted', () => {
  // None is told longer than ten seconds, but where a timetable says when the next one is.
  const least = ownTimes().map(
    ({ everyMs, besideMs }) => (24 * 60 * 60 * 1_000) / (everyMs ?? besideMs + 10_000),
  )
  const perDay = GROWTH['floor_rounds']?.perDay ?? 0
  expect(perDay).toBeGreaterThan(least.reduce((sum, each) => sum + each, 0))
})
