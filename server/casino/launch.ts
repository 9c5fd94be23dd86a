import { sql } from 'kysely'
import { Refused } from '#contract/refusals.ts'
import type { Context } from '../context.ts'
import type { PublishedGame } from '../round/published.ts'

/** An open slot by its id, with who made it. */
export async function findSlot({ db }: Pick<Context, 'db'>, gameID: number) {
  const slot = await db
    .selectFrom('casino_games as game')
    .innerJoin('casino_providers as provider', 'provider.id', 'game.provider_id')
    .select(['game.game', 'game.name', 'game.is_open as isOpen'])
    .select(['provider.name as providerName', 'provider.slug as providerSlug'])
    // As bigint, so that an id beyond the column's range is no fault but simply not there.
    .where(sql`game.id::bigint`, '=', BigInt(gameID))
    .executeTakeFirst()
  if (!slot) throw new Refused('game-unknown')
  if (!slot.isOpen) throw new Refused('game-disabled')
  return slot
}

interface Launch {
  game: string
  version: string
  page: PublishedGame['page']
  lang: string
  /** What this launch says beside where its game server is. */
  says: Readonly<Record<string, string>>
}

/**
 * Where the game's page stands, with all that a client of the game protocol asks of its address.
 * Refuses a game that has no page anywhere.
 */
export function launchUrl(
  { gamesUrl, publicUrl }: { gamesUrl: string; publicUrl: string },
  { game, version, page, lang, says }: Launch,
): string {
  if (page === null) throw new Refused('game-disabled')
  const address =
    page === 'ours' ? new URL(`${gamesUrl}/${game}/${version}/index.html`) : new URL(page)
  const asks = {
    ...says,
    lang,
    rgs_url: `${gamesUrl.replace(/^https?:\/\//, '')}/rgs`,
    currency: 'TRY',
    parent: new URL(publicUrl).origin,
  }
  for (const [name, value] of Object.entries(asks)) address.searchParams.set(name, value)
  return address.href
}

export const deviceOf = (isMobile: boolean): string => (isMobile ? 'mobile' : 'desktop')
