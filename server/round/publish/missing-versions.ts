/**
 * A round is told, proven and ended by the version that it was played on. Where one of our own is gone
 * from the shelf while rounds need it, the house stays shut rather than keep a round from its member.
 */
import { sql, type Kysely } from 'kysely'
import { SHELF } from '#games/shelf.ts'
import type { Tables } from '../../database/tables.ts'

interface Version {
  id: string
  version: string
}

/** The house does not open with this shelf; the message says why, by game and version, and what to do. */
export class WrongShelf extends Error {}

/** Throws `WrongShelf` when rounds or the operator's choice need a version that the shelf lacks. */
export async function refuseMissingVersions(
  db: Kysely<Tables>,
  shelf: readonly Version[] = SHELF,
): Promise<void> {
  const missing = [...(await playedWithout(db, shelf)), ...(await chosenWithout(db, shelf))]
  if (missing.length === 0) return
  throw new WrongShelf(
    ['The house cannot open: versions of our own games are missing in games/shelf.ts.', ...missing]
      .concat('How versions stay on the shelf: docs/recipes/a-game-version.md')
      .join('\n'),
  )
}

const has = (shelf: readonly Version[], game: string, version: string | null): boolean =>
  shelf.some((own) => own.id === game && own.version === version)

/** Rounds are looked through only for versions that are gone: with all of them there, never. */
async function playedWithout(db: Kysely<Tables>, shelf: readonly Version[]): Promise<string[]> {
  const registered = await db
    .selectFrom('game_versions')
    .select(['game', 'version'])
    .where('publication', 'is', null)
    .orderBy('game')
    .orderBy('registered_at')
    .execute()
  const lines: string[] = []
  for (const { game, version } of registered) {
    if (has(shelf, game, version)) continue
    const { rounds, open } = await db
      .selectFrom('rounds as round')
      .innerJoin('bets as bet', (join) =>
        join.onRef('bet.member_id', '=', 'round.member_id').onRef('bet.id', '=', 'round.id'),
      )
      .select(({ fn }) => fn.countAll<bigint>().as('rounds'))
      .select(sql<bigint>`count(*) filter (where bet.state = 'open')`.as('open'))
      .where('bet.game', '=', game)
      .where('round.version', '=', version)
      .executeTakeFirstOrThrow()
    if (rounds > 0n)
      lines.push(
        `  ${game} ${version}: needed by rounds played on it (${rounds}, of which still open: ${open}). Put it back on the shelf.`,
      )
  }
  return lines
}

async function chosenWithout(db: Kysely<Tables>, shelf: readonly Version[]): Promise<string[]> {
  const chosen = await db
    .selectFrom('game_settings')
    .select(['game', 'version'])
    .where('version', 'is not', null)
    .execute()
  return chosen.flatMap(({ game, version }) => {
    const newest = shelf.findLast(({ id }) => id === game)
    if (!newest || has(shelf, game, version)) return []
    return `  ${game} ${version}: it is what new launches are to get. Put it back on the shelf, or: npm run game -- ${game} --version ${newest.version}`
  })
}
