import { fromWire, isWholeKurus, lira, toWire, type Money } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import { launchUrl } from '../catalogue/launch.ts'
import type { Context } from '../context.ts'
import { costOf } from '../round/play/bet.ts'
import { payoutOf } from '../round/play/outcome.ts'
import type { PublishedGame } from '../round/publish/published.ts'

/** Up to here an outcome is told at any stake, so that a link outlives the operator's settings. */
const STAKE_MAX = lira(100_000)

/** A published outcome at a base stake that could be one; anything else is not there. */
export async function replay(
  { db, house, lang }: Context,
  { game, version, mode: modeName, bookID, amount }: Input<'casino/replay'>,
): Promise<Output<'casino/replay'>> {
  const published = await house.games.find(game, version)
  const mode = published?.modes.get(modeName.toUpperCase())
  const row = mode?.table.rowOf(bookID) ?? -1
  const slot = await slotOf(db, game)
  if (!published || !mode || row < 0 || !slot) throw new Refused('not-found')
  const stake = amount === undefined ? BigInt(published.stakes.defaultMicro) : fromWire(amount)
  if (stake === null || !isOnOffer(published, stake)) throw new Refused('not-found')
  const parameters = {
    replay: 'true',
    game,
    version,
    mode: mode.name,
    event: String(bookID),
    amount: String(stake),
  }
  const { page, stageKind } = published
  return {
    url: launchUrl(house.settings, { game, version, page, stageKind, lang, parameters }),
    gameID: slot.isOpen ? slot.id : null,
    name: slot.name,
    providerName: slot.providerName,
    mode: mode.name,
    baseStake: toWire(stake),
    stake: toWire(costOf(stake, mode.cost)),
    payout: toWire(payoutOf(stake, mode.table.payouts[row] ?? 0)),
  }
}

/** In whole kuruş cost and payout are exact, whatever the game takes today. */
function isOnOffer({ stakes }: PublishedGame, stake: Money): boolean {
  const isWithin = stake <= STAKE_MAX || stake <= BigInt(stakes.maxMicro)
  return stake > 0n && isWithin && isWholeKurus(stake)
}

/** Where the lobby has the game; of several that share its rules, the first. */
function slotOf(db: Context['db'], game: string) {
  return db
    .selectFrom('catalogue_games as game')
    .innerJoin('catalogue_providers as provider', 'provider.id', 'game.provider_id')
    .select(['game.id', 'game.name', 'game.is_open as isOpen', 'provider.name as providerName'])
    .where('game.game', '=', game)
    .orderBy('game.id')
    .limit(1)
    .executeTakeFirst()
}
