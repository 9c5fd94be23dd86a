/** What is offered, read and put into words. */
import type { Kysely, Selectable } from 'kysely'
import { toWire } from '#contract/money.ts'
import type { Data } from '#contract/registry.ts'
import type { Lang } from '../context.ts'
import type { BonusOffersTable } from '../database/tables/bonus.ts'
import type { Tables } from '../database/tables.ts'
import { nameOfGame, type Tiles } from './offer-games.ts'

export type BonusOffer = Selectable<BonusOffersTable>

/** Those that can be taken now, the oldest first; what an operator gives by hand is not among them. */
export async function openOffers(db: Kysely<Tables>, now: Date): Promise<BonusOffer[]> {
  return db
    .selectFrom('bonus_offers')
    .selectAll()
    .where('closed_at', 'is', null)
    .where('by_hand', '=', false)
    .where('starts_at', '<=', now)
    .where((offer) => offer.or([offer('ends_at', 'is', null), offer('ends_at', '>', now)]))
    .orderBy('id')
    .execute()
}

export const titleOf = (offer: Pick<BonusOffer, 'title_tr' | 'title_en'>, lang: Lang): string =>
  offer[`title_${lang}`]

type Terms = Pick<
  Data<'bonus/list'>[number],
  | 'kind'
  | 'firstDeposit'
  | 'every'
  | 'percent'
  | 'minimum'
  | 'maximum'
  | 'claimDays'
  | 'wagering'
  | 'days'
  | 'stakeMax'
  | 'weights'
  | 'gameWeights'
  | 'excludedGames'
  | 'startsAt'
  | 'endsAt'
  | 'freeRounds'
  | 'freeBets'
>

/** Every term of an offer, as calls answer it. */
export function termsOf(offer: BonusOffer, tiles: Tiles, lang: Lang): Terms {
  const nameOf = (game: string) => nameOfGame(game, tiles, lang)
  return {
    kind: offer.kind,
    firstDeposit: offer.first_deposit,
    every: offer.every,
    percent: offer.percent,
    minimum: toWire(offer.basis_min),
    maximum: toWire(offer.amount_max),
    claimDays: offer.claim_days,
    wagering: offer.wagering,
    days: offer.days,
    stakeMax: offer.stake_max === null ? null : toWire(offer.stake_max),
    weights: Object.entries(offer.weights).map(([kind, percent]) => ({ kind, percent })),
    gameWeights: Object.entries(offer.game_weights).map(([game, percent]) => ({
      game: nameOf(game),
      percent,
    })),
    excludedGames: offer.excluded_games.map(nameOf),
    startsAt: offer.starts_at.toISOString(),
    endsAt: offer.ends_at?.toISOString() ?? null,
    freeRounds: freeRoundsOf(offer, tiles),
    freeBets: freeBetsOf(offer),
  }
}

function freeBetsOf({
  bets,
  bet_stake,
  odds_min,
  picks_min,
  sports,
}: BonusOffer): Terms['freeBets'] {
  if (bets === null || bet_stake === null) return null
  return {
    bets,
    stake: toWire(bet_stake),
    oddsMin: odds_min === null ? null : odds_min / 100,
    picksMin: picks_min,
    sports: sports ?? [],
  }
}

function freeRoundsOf(
  { game, rounds, round_stake }: BonusOffer,
  tiles: Tiles,
): Terms['freeRounds'] {
  if (game === null || rounds === null || round_stake === null) return null
  const tile = tiles.get(game)
  return { game: tile?.name ?? game, gameID: tile?.id ?? null, rounds, stake: toWire(round_stake) }
}
