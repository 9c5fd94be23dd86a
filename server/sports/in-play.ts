/**
 * Matches in play, in this process: the demo's are told as they happen, odds are made for what each has come to, and coupons that wait are answered.
 * Every process looks once a second; each step is found by what it has left and may be done by several at once, so that none has to
 * lead, and whatever a stop left over is taken up at the next start.
 */
import { sql } from 'kysely'
import type { House } from '../house.ts'
import { answerCoupons } from './coupons/accept-coupons.ts'
import { answerCashouts, sellAutomatically } from './cash-out/answer-cashouts.ts'
import { DemoFeed } from './demo.ts'
import { IS_LIVE } from './events/event-state.ts'
import { priceEvents, priceLiveEvents } from './trading/offers.ts'
import { touchEvents } from './touched.ts'

const LOOK_MS = 1_000

type PlayingHouse = Pick<House, 'settings' | 'database' | 'clock' | 'keys' | 'push' | 'log'>

export interface SportsRunner {
  /** Finishes what it is at. */
  close(): Promise<void>
}

export function startSports(house: PlayingHouse): SportsRunner {
  const demoFeed = house.settings.demo ? new DemoFeed(house) : null
  let isClosed = false
  let looking: Promise<void> | null = null
  const moved = async (): Promise<void> => {
    const moving = await movingEvents(house)
    if (moving.length === 0) return
    await priceLiveEvents(house)
    // Bets open and close by the clock alone, too; whoever reads hears only of what has changed.
    touchEvents(house, moving)
  }
  const steps: readonly (() => Promise<void> | undefined)[] = [
    () => demoFeed?.sendDue(),
    // Left over by a stop, or by an upgrade.
    () => priceEvents(house),
    moved,
    () => answerCoupons(house),
    () => answerCashouts(house),
    () => sellAutomatically(house),
  ]
  /** What one of them fails with keeps no other waiting. */
  const look = async (): Promise<void> => {
    for (const step of steps)
      await step()?.catch((error: unknown) => {
        if (!isClosed) house.log.warn({ err: error }, 'matches in play could not be looked at')
      })
  }
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = null))
  }, LOOK_MS).unref()
  return {
    async close() {
      isClosed = true
      clearInterval(timer)
      await looking
    },
  }
}

/** Those that are played, those whose hour has just come, and those of which a boost has just run out. */
async function movingEvents({ database, clock }: PlayingHouse): Promise<readonly bigint[]> {
  const now = clock()
  const rows = await database.db
    .selectFrom('sports_events as event')
    .select('event.id')
    .where('event.settled_at', 'is', null)
    .where(
      sql<boolean>`(${IS_LIVE} or event.starts_at between ${now}::timestamptz - ${JUST} and ${now}::timestamptz
        or event.id in (select event_id from sports_boosts
          where until between ${now}::timestamptz - ${JUST} and ${now}::timestamptz))`,
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Longer than from one look to the next. */
const JUST = sql.raw(`interval '10 seconds'`)
