import { sql } from 'kysely'
import { Refused } from '#contract/refusals.ts'
import { kindsOf } from '../catalogue/games.ts'
import type { Context } from '../context.ts'
import type { PublishedGame } from '../round/publish/published.ts'

/** An open slot by its id, with who made it. */
export async function findSlot({ db }: Pick<Context, 'db'>, gameID: number) {
  const found = await db
    .selectFrom('catalogue_games as game')
    .innerJoin('catalogue_providers as provider', 'provider.id', 'game.provider_id')
    .select(['game.name', 'game.is_open as isOpen'])
    // The database keeps a slot from being without one.
    .select((builder) => builder.ref('game.game').$notNull().as('game'))
    .select(['provider.name as providerName', 'provider.slug as providerSlug'])
    // As bigint, so that an id beyond the column's range is no fault but simply not there.
    .where(sql`game.id::bigint`, '=', BigInt(gameID))
    .where('game.kind', 'in', kindsOf('slot'))
    .executeTakeFirst()
  if (!found) throw new Refused('game-unknown')
  if (!found.isOpen) throw new Refused('game-disabled')
  return found
}

interface Launch {
  game: string
  version: string
  page: PublishedGame['page']
  kind: PublishedGame['kind']
  lang: string
  /** What this launch has beside where its game server is. */
  parameters: Readonly<Record<string, string>>
}

/**
 * Where the game's page stands, with all that a client of the game protocol asks of its address.
 * Refuses a game that has no page anywhere.
 */
export function launchUrl(
  { gamesUrl, publicUrl }: { gamesUrl: string; publicUrl: string },
  { game, version, page, kind, lang, parameters }: Launch,
): string {
  if (page === null) throw new Refused('game-disabled')
  const address =
    page === 'ours' ? new URL(`${gamesUrl}/${game}/${version}/index.html`) : new URL(page)
  const query = {
    ...parameters,
    // Our own page plays every kind of game; others do not ask.
    ...(kind !== null && page === 'ours' ? { kind } : {}),
    lang,
    rgs_url: `${gamesUrl.replace(/^https?:\/\//, '')}/rgs`,
    currency: 'TRY',
    parent: new URL(publicUrl).origin,
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}

export const deviceOf = (isMobile: boolean): string => (isMobile ? 'mobile' : 'desktop')
