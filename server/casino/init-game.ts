import { sql } from 'kysely'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { MemberContext } from '../context.ts'
import { ensureSeeds } from '../round/seeds.ts'
import { makeToken, readToken } from '../round/token.ts'

/** Opens a slot: the address names a session of its own, which ends with the member's login. */
export async function initGame(
  context: MemberContext,
  { gameID, isMobile = false }: Input<'casino/init_game'>,
): Promise<Output<'casino/init_game'>> {
  const { db, house, lang, member, now } = context
  const { game, name, isOpen, providerName, providerSlug } = await findSlot(context, gameID)
  if (!isOpen) throw new Refused('game-disabled')
  const version = await versionFor(context, game)
  await ensureSeeds(db, { memberId: member.id, random: house.random, now })
  const sessionID = makeToken(member.id, house.random)
  await db
    .insertInto('game_sessions')
    .values({
      member_id: member.id,
      token_hash: readToken(sessionID)?.hash ?? Buffer.alloc(0),
      family_id: context.session.familyId,
      game_id: gameID,
      game,
      version,
      account: `games:${providerSlug}`,
      created_at: now,
    })
    .execute()
  const device = isMobile ? 'mobile' : 'desktop'
  const url = launchUrl(house.settings, { game, version, sessionID, lang, device })
  return { url, gameID, name, providerName }
}

async function findSlot({ db }: MemberContext, gameID: number) {
  const slot = await db
    .selectFrom('casino_games as game')
    .innerJoin('casino_providers as provider', 'provider.id', 'game.provider_id')
    .select(['game.game', 'game.name', 'game.is_open as isOpen'])
    .select(['provider.name as providerName', 'provider.slug as providerSlug'])
    // As bigint, so that an id beyond the column's range is no fault but simply not there.
    .where(sql`game.id::bigint`, '=', BigInt(gameID))
    .executeTakeFirst()
  if (!slot) throw new Refused('game-unknown')
  return slot
}

/** The current version; a game in play keeps the one that its open round began with. */
async function versionFor({ db, house, member }: MemberContext, game: string): Promise<string> {
  const open = await db
    .selectFrom('rounds')
    .select('version')
    .where('member_id', '=', member.id)
    .where('game', '=', game)
    .where('active', '=', true)
    .executeTakeFirst()
  const published = await (open ? house.games.find(game, open.version) : house.games.current(game))
  if (!published) throw new Refused('game-disabled')
  return published.version
}

interface Launch {
  game: string
  version: string
  sessionID: string
  lang: string
  device: string
}

/** Where the game's files stand, with all that a client of the game protocol asks of its address. */
function launchUrl(
  { gamesUrl, publicUrl }: { gamesUrl: string; publicUrl: string },
  { game, version, sessionID, lang, device }: Launch,
): string {
  const address = new URL(`${gamesUrl}/${game}/${version}/index.html`)
  address.search = new URLSearchParams({
    sessionID,
    lang,
    device,
    rgs_url: `${gamesUrl.replace(/^https?:\/\//, '')}/rgs`,
    currency: 'TRY',
    parent: new URL(publicUrl).origin,
  }).toString()
  return address.href
}
