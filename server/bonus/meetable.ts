/** By which games an offer could be met, before anybody is offered it: those that count, are not left out, and take a stake as low as it lets. */
import type { Kysely } from 'kysely'
import { toWire, type Money } from '#contract/money.ts'
import { COUPON_PAYOUT_MAX, COUPON_STAKE_MIN } from '#games/sports/coupon.ts'
import { NEWEST } from '#games/shelf.ts'
import { BOUGHT_KIND, type BetKindName } from '../bets/kinds.ts'
import type { Tables } from '../database/tables.ts'
import { OWN_TABLES } from '../floor/tables/own-tables.ts'
import { betKindOf } from '../floor/tables/tables.ts'
import { microOf, SPORTS, type BetsFile, type OfferFile } from './offer-file.ts'

/** Where an offer is played: what counts there goes by the game's own weight, else by that of its kind. */
export interface PlayedGame {
  id: string
  kind: BetKindName
}

interface StakedGame extends PlayedGame {
  /** The least that is staked there. */
  least: Money
}

export const weightOf = (
  { gameWeights, weights }: Pick<OfferFile, 'gameWeights' | 'weights'>,
  { id, kind }: PlayedGame,
): number => gameWeights[id] ?? weights[kind] ?? 0

/** Those of the house's own, and its sportsbook. */
export const OWN_GAMES: readonly StakedGame[] = [
  ...NEWEST.map(({ id, stakes }) => ({
    id,
    kind: BOUGHT_KIND,
    least: BigInt(stakes.minMicro),
  })),
  ...OWN_TABLES.map((own) => ({ id: own.id, kind: betKindOf(own), least: own.limits.min })),
  { id: SPORTS, kind: 'coupon', least: COUPON_STAKE_MIN },
]

/** The same with what this house's operator made of their stakes; a game of another studio's is taken to go as low as any. */
export async function gamesOf(db: Kysely<Tables>): Promise<StakedGame[]> {
  const rows = await db
    .selectFrom('catalogue_games as g')
    .leftJoin('game_settings as s', 's.game', 'g.game')
    .select(['g.game', 'g.min_stake', 's.stakes'])
    .where('g.game', 'is not', null)
    .execute()
  const known = new Map(rows.map((row) => [row.game, row]))
  const own = OWN_GAMES.map((game) => {
    const row = known.get(game.id)
    const set = row?.stakes ? BigInt(row.stakes.minMicro) : row?.min_stake
    return { ...game, least: set ?? game.least }
  })
  const ids = new Set(own.map(({ id }) => id))
  const others = rows.flatMap(({ game, min_stake }) =>
    game === null || min_stake !== null || ids.has(game)
      ? []
      : [{ id: game, kind: BOUGHT_KIND, least: 1n }],
  )
  return [...own, ...others]
}

/** Why nobody could meet an offer, a line for each game that would count; none where one of these games lets it be met. */
export function unmeetable(offer: OfferFile, games: readonly StakedGame[]): string[] {
  const unplaceable = offer.kind === 'free-bets' ? unplaceableAs(offer) : []
  if (offer.wagering === 0 || unplaceable.length > 0) return unplaceable
  const counting = games.filter((game) => weightOf(offer, game) > 0)
  if (counting.length === 0) return ['weights: no game of this house counts']
  const reasons = counting.map((game) => obstacleOf(offer, game))
  return reasons.includes(null) ? [] : reasons.filter((reason) => reason !== null)
}

/** Why no coupon could be placed by such a free bet: what it may win is more than any coupon pays. */
function unplaceableAs({ stake, oddsMin = 1, picksMin = 1 }: BetsFile): string[] {
  const least = Number(microOf(stake)) * (oddsMin ** picksMin - 1)
  return least > Number(COUPON_PAYOUT_MAX)
    ? [
        `oddsMin: ${picksMin} of ${oddsMin} and a stake of ₺${stake} win more than the ₺${toWire(COUPON_PAYOUT_MAX)} that a coupon pays at most`,
      ]
    : []
}

function obstacleOf({ excludedGames, stakeMax }: OfferFile, { id, least }: StakedGame) {
  if (excludedGames.includes(id)) return `${id}: counts, but is among the excluded games`
  return stakeMax !== undefined && microOf(stakeMax) < least
    ? `${id}: counts, but takes no stake below ₺${toWire(least)}, and the highest is ₺${stakeMax}`
    : null
}
