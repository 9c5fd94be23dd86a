/**
 * Opening a game of the catalogue, of whatever kind: which one it is, a session of its own, and the address
 * that its frame stands at. Which version is played, and what it has to be drawn from, its section says.
 */
import { sql } from 'kysely'
import type { GameKind } from '#contract/games/game-kinds.ts'
import type { Output } from '#contract/registry.ts'
import { Refused } from '#contract/refusals.ts'
import type { Context, MemberContext } from '../context.ts'
import { makeToken, readToken } from '../game-session/token.ts'
import type { PublishedGame } from '../round/publish/published.ts'
import { shownName } from './shown-name.ts'

/** A game that can be opened, with who made it. */
interface LaunchedGame {
  id: number
  kind: GameKind
  /** The game of the house's own that is behind the tile. */
  game: string
  name: string
  providerName: string
  providerSlug: string
}

/** What of a game is opened: a version, where its page stands, and as which kind the stage plays it. */
type LaunchedVersion = Pick<PublishedGame, 'version' | 'page' | 'stageKind'>

/**
 * The open game of an id. Refuses one that is of none of these kinds, that is closed, or that has nothing behind it.
 * What the operator's settings say of the version, whoever opens it asks: a bet that is open may still be ended.
 */
export async function gameToLaunch(
  { db, lang }: Pick<Context, 'db' | 'lang'>,
  kinds: readonly GameKind[],
  gameID: number,
  { mayBeClosed = false } = {},
): Promise<LaunchedGame> {
  const found = await db
    .selectFrom('catalogue_games as game')
    .innerJoin('catalogue_providers as provider', 'provider.id', 'game.provider_id')
    .select(['game.id', 'game.kind', 'game.game', 'game.is_open as isOpen'])
    .select(shownName(lang).as('name'))
    .select(['provider.name as providerName', 'provider.slug as providerSlug'])
    // As bigint, so that an id beyond the column's range is no fault but simply not there.
    .where(sql`game.id::bigint`, '=', BigInt(gameID))
    .where('game.kind', 'in', kinds)
    .executeTakeFirst()
  if (!found) throw new Refused('game-unknown')
  const { isOpen, game, ...rest } = found
  if ((!isOpen && !mayBeClosed) || game === null) throw new Refused('game-disabled')
  return { ...rest, game }
}

/** Opens it for the member: the address names a session of its own, which ends with the member's login. */
export async function launchForMember(
  { db, house, lang, member, session, now }: MemberContext,
  { id, game, name, providerName, providerSlug }: LaunchedGame,
  { version, page, stageKind }: LaunchedVersion,
  isMobile: boolean,
): Promise<Omit<Output<'casino/init_game'>, 'published'>> {
  if (!house.limits.allows('launchesOfMemberInDay', String(member.id), now))
    throw new Refused('too-many-calls')
  const sessionID = makeToken(member.id, house.random)
  await db
    .insertInto('game_sessions')
    .values({
      member_id: member.id,
      token_hash: readToken(sessionID)?.hash ?? Buffer.alloc(0),
      family_id: session.familyId,
      game_id: id,
      game,
      version,
      account: `games:${providerSlug}`,
      created_at: now,
    })
    .execute()
  const parameters = { sessionID, device: deviceOf(isMobile) }
  const url = launchUrl(house.settings, { game, version, page, stageKind, lang, parameters })
  return { url, gameID: id, name, providerName }
}

interface Launch extends LaunchedVersion {
  game: string
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
  { game, version, page, stageKind, lang, parameters }: Launch,
): string {
  if (page === null) throw new Refused('game-disabled')
  const address =
    page === 'ours' ? new URL(`${gamesUrl}/${game}/${version}/index.html`) : new URL(page)
  const query = {
    ...parameters,
    // Our own page plays every kind of game; others do not ask.
    ...(stageKind !== null && page === 'ours' ? { kind: stageKind } : {}),
    lang,
    rgs_url: `${gamesUrl.replace(/^https?:\/\//, '')}/rgs`,
    currency: 'TRY',
    parent: new URL(publicUrl).origin,
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}

export const deviceOf = (isMobile: boolean): string => (isMobile ? 'mobile' : 'desktop')
