/** Those that a demo house offers: three as its promotions tell them, rounds at a slot of its own, and free bets on its sports. */
import type { Kysely } from 'kysely'
import { jobActor } from '../action/actor.ts'
import type { Tables } from '../database/tables.ts'
import { offerFile, type WrittenOffer } from './offer-file.ts'
import { addOffer } from './operate.ts'

/** Long before any demo was started. */
const STARTS = '2026-01-01T00:00:00+03:00'

export const DEMO_OFFERS: readonly WrittenOffer[] = [
  {
    name: 'welcome',
    kind: 'deposit',
    title: { tr: 'Hoş geldin %50', en: 'Welcome 50%' },
    starts: STARTS,
    firstDeposit: true,
    every: 'once',
    percent: 50,
    minimum: 100,
    maximum: 999,
    claimDays: 7,
    wagering: 30,
    days: 30,
    weights: { slot: 100, table: 10, crash: 10 },
    stakeMax: 50,
  },
  {
    name: 'casino-discount',
    kind: 'loss-back',
    title: { tr: 'Casino kaybınıza %30 iade', en: '30% casino discount' },
    starts: STARTS,
    every: 'week',
    percent: 30,
    minimum: 200,
    maximum: 1500,
    claimDays: 3,
    wagering: 0,
    days: 3,
    weights: { slot: 100, table: 100, crash: 100 },
  },
  {
    name: 'deposit-bonus',
    kind: 'deposit',
    title: { tr: 'Yatırmanıza %20, çevrimsiz', en: '20% on your deposit, no wagering' },
    starts: STARTS,
    every: 'day',
    percent: 20,
    minimum: 250,
    maximum: 500,
    claimDays: 7,
    wagering: 0,
    days: 7,
    weights: { slot: 100 },
  },
  {
    name: 'tulip-rounds',
    kind: 'free-rounds',
    title: { tr: 'Lale Devri’nde 10 ücretsiz tur', en: '10 free rounds at Lale Devri' },
    starts: STARTS,
    every: 'once',
    game: 'lale-devri',
    rounds: 10,
    stake: 2,
    minimum: 250,
    wagering: 5,
    days: 7,
    weights: { slot: 100 },
    stakeMax: 50,
  },
  {
    name: 'sports-free-bets',
    kind: 'free-bets',
    title: { tr: 'Spora 3 ücretsiz bahis', en: '3 free bets on sports' },
    starts: STARTS,
    every: 'once',
    bets: 3,
    stake: 20,
    oddsMin: 1.5,
    wagering: 0,
    days: 7,
  },
]

/** Harmless when repeated: an offer that is there, or was, is left as it is. */
export async function seedOffers(db: Kysely<Tables>, now: Date): Promise<void> {
  for (const offer of DEMO_OFFERS)
    await addOffer(db, jobActor('seed-demo-offers'), offerFile.parse(offer), now)
}
