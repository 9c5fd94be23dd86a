import { Refused } from '#contract/refusals.ts'
import { toWire } from '#contract/money.ts'
import type { Input, Output } from '#contract/registry.ts'
import { BOUGHT_KIND } from '../bets/kinds.ts'
import { deviceOf, gameToLaunch, launchUrl } from '../catalogue/launch.ts'
import type { Context } from '../context.ts'
import { addressKey } from '../door/limits.ts'
import { DEMO_CASH } from '../round/play/demo.ts'
import { hashOfDemoToken, makeDemoToken } from '../game-session/demo-token.ts'
import { publishedOf } from '../round/publish/published-facts.ts'
import { seedHash } from '../round/fairness/seeds.ts'

const SEED_BYTES = 32

/** Opens a slot with play money, for anyone: its server seed stands committed before the client seed is chosen. */
export async function demoGame(
  { db, house, ip, lang, now }: Context,
  { gameID, isMobile = false }: Input<'casino/demo_game'>,
): Promise<Output<'casino/demo_game'>> {
  const address = addressKey(ip)
  const isAllowed = (['demosOfAddress', 'demosOfAddressInDay'] as const).every((limit) =>
    house.limits.allows(limit, address, now),
  )
  if (!isAllowed) throw new Refused('too-many-calls')
  const { game, name, providerName } = await gameToLaunch({ db, lang }, [BOUGHT_KIND], gameID)
  await house.games.refresh()
  const published = await house.games.current(game)
  if (!published?.isOpen) throw new Refused('game-disabled')
  const { version, page, stageKind } = published
  const sessionID = makeDemoToken(house.random)
  const serverSeed = house.random(SEED_BYTES)
  await db
    .insertInto('demo_sessions')
    .values({
      token_hash: hashOfDemoToken(sessionID),
      game,
      version,
      server_seed: serverSeed,
      client_seed: null,
      cash: DEMO_CASH,
      created_at: now,
      active_at: now,
    })
    .execute()
  const parameters = { sessionID, device: deviceOf(isMobile) }
  const url = launchUrl(house.settings, { game, version, page, stageKind, lang, parameters })
  const facts = publishedOf(published, house.keys)
  const opened = { url, gameID, name, providerName, balance: toWire(DEMO_CASH) }
  return { ...opened, published: facts, seedHash: seedHash(serverSeed) }
}
