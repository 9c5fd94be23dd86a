/**
 * What `/metrics` tells of the games' own proofs: the last stored returns and the last look at their
 * files. They are read from the database at every scrape, so that every process tells the same; when
 * it does not answer these figures are missing, and the others are told all the same.
 */
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../database/database.ts'

type Read = Pick<Database, 'db'>

/** Mounts the gauges. Labels are names of published games, of their versions and modes. */
export function watchProof({ db }: Read, registers: Registry[]): void {
  gaugesOf(RETURNS, ['game', 'version', 'mode', 'span'], () => lastReturns({ db }), registers)
  gaugesOf(FILES, ['game', 'version'], () => lastChecks({ db }), registers)
}

const RETURNS = {
  kasa_game_return: 'What was paid of the stakes, on the last stored day and on all days.',
  kasa_game_return_expected: 'What the published table returns.',
  kasa_game_return_outside: '1 where the return lies outside of 99.99 % of the table.',
}

async function lastReturns({ db }: Read): Promise<Line[]> {
  const rows = await db
    .selectFrom('game_returns')
    .distinctOn(['game', 'version', 'mode', 'span'])
    .selectAll()
    .orderBy('game')
    .orderBy('version')
    .orderBy('mode')
    .orderBy('span')
    .orderBy('day', 'desc')
    .execute()
  return rows.map(({ game, version, mode, span, stake, payout, expected, is_outside }) => ({
    labels: { game, version, mode, span },
    values: {
      kasa_game_return: stake === 0n ? 0 : Number(payout) / Number(stake),
      kasa_game_return_expected: expected,
      kasa_game_return_outside: is_outside ? 1 : 0,
    },
  }))
}

const FILES = {
  kasa_game_files_wrong: 'Files of a game that are gone or not the registered ones.',
  kasa_game_files_checked_seconds: 'When the files of a game were looked at last, as Unix time.',
}

async function lastChecks({ db }: Read): Promise<Line[]> {
  const rows = await db.selectFrom('game_file_checks').selectAll().execute()
  return rows.map(({ game, version, wrong, checked_at }) => ({
    labels: { game, version },
    values: {
      kasa_game_files_wrong: wrong.length,
      kasa_game_files_checked_seconds: checked_at.getTime() / 1000,
    },
  }))
}

interface Line {
  labels: Record<string, string>
  values: Record<string, number>
}

/** Gauges that tell of one reading; it is read once a scrape, however many they are. */
function gaugesOf(
  helps: Readonly<Record<string, string>>,
  labelNames: readonly string[],
  read: () => Promise<readonly Line[]>,
  registers: Registry[],
): void {
  let reading: Promise<readonly Line[]> | null = null
  const readOnce = (): Promise<readonly Line[]> =>
    (reading ??= read()
      .catch(() => [])
      .finally(() => (reading = null)))
  for (const [name, help] of Object.entries(helps))
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers,
      async collect() {
        const lines = await readOnce()
        this.reset()
        for (const { labels, values } of lines) this.set(labels, values[name] ?? 0)
      },
    })
}
