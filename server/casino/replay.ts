import { fromWire, toWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { Context } from '../context.ts'
import { costOf, isStake } from '../round/bet.ts'
import { payoutOf } from '../round/play.ts'
import { launchUrl } from './launch.ts'

/** A published outcome at a base stake that the game takes; anything else is not there. */
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
  if (stake === null || !isStake(published, stake)) throw new Refused('not-found')
  const says = {
    replay: 'true',
    game,
    version,
    mode: mode.name,
    event: String(bookID),
    amount: String(stake),
  }
  return {
    url: launchUrl(house.settings, { game, version, page: published.page, lang, says }),
    gameID: slot.isOpen ? slot.id : null,
    name: slot.name,
    providerName: slot.providerName,
    mode: mode.name,
    baseStake: toWire(stake),
    stake: toWire(costOf(stake, mode.cost)),
    payout: toWire(payoutOf(stake, mode.table.payouts[row] ?? 0)),
  }
}

/** Where the lobby has the game; of several that share its rules, the first. */
function slotOf(db: Context['db'], game: string) {
  return db
    .selectFrom('casino_games as game')
    .innerJoin('casino_providers as provider', 'provider.id', 'game.provider_id')
    .select(['game.id', 'game.name', 'game.is_open as isOpen', 'provider.name as providerName'])
    .where('game.game', '=', game)
    .orderBy('game.id')
    .limit(1)
    .executeTakeFirst()
}
