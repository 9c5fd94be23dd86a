/** The live list while two hundred matches are played and their prices move: picks taken and taken off, a coupon written. */
import { setTimeout as pause } from 'node:timers/promises'
import type { FeedMessage } from '#games/sports/feed.ts'
import { takeMessages } from '#server/sports/feed/take-messages.ts'
import { startChild } from '../fanout/child.ts'
import { openSeason, openSeasonHouse, type SeasonHouse, type FeedMatch } from '../sports/season.ts'
import { pressed, type Step } from './steps.ts'

const MATCHES = 200
/** Of the two hundred, seven prices of a match at a time. */
const PRICES_A_SECOND = 350
/** A match that is not heard of for five seconds takes no bets. */
const CLOCK_MS = 3_000
/** Until the model has a price for each of them. */
const PRICED_MS = 60_000
const HOURS_SECONDS = 3_600

export async function openLiveList(databaseUrl: string) {
  const season = await openSeasonHouse(databaseUrl)
  const matches = await openSeason(season, MATCHES)
  const env = { DATABASE_URL: databaseUrl, DEMO: '0' }
  const house = startChild('bench/sports/house.ts', env)
  const port = await house.ask<number>('port')
  const clocks = keepPlaying(season, matches)
  await untilPriced(season)
  const events = matches.map(({ eventId }) => Number(eventId))
  const moving = { events, perSecond: PRICES_A_SECOND, together: 7, seconds: HOURS_SECONDS }
  // Ends with its process.
  house.ask('move', moving).catch(() => undefined)
  return {
    address: `http://127.0.0.1:${port}/sport/live`,
    ready: ODD,
    stepsOf: (screen: string) => STEPS[screen] ?? [],
    async close() {
      await clocks.stop()
      await house.stop()
      await season.close()
    },
  }
}

/** All of them begin, and are told on until somebody stops them. */
function keepPlaying(house: SeasonHouse, matches: readonly FeedMatch[]) {
  let isOver = false
  const sendScore = async ({ played: [first] }: FeedMatch, sequence: number): Promise<void> => {
    if (!first) throw new Error('a match that is told nothing of')
    const { provider, event } = first
    const at = house.clock().getTime()
    const messages: FeedMessage[] = [
      sequence === FIRST
        ? {
            provider,
            event,
            sequence,
            at,
            type: 'incident',
            incident: { kind: 'phase', phase: 'first-half' },
          }
        : {
            provider,
            event,
            sequence,
            at,
            type: 'clock',
            clock: { half: 'first', minute: 12, isRunning: true },
          },
    ]
    await takeMessages(house, messages)
  }
  const playing = (async () => {
    for (let sequence = FIRST; !isOver; sequence += 1) {
      const next = pause(CLOCK_MS)
      for (const match of matches) await sendScore(match, sequence)
      await next
    }
  })()
  return {
    async stop() {
      isOver = true
      await playing
    },
  }
}

/** After the fixture and its price. */
const FIRST = 3

async function untilPriced({ database }: SeasonHouse): Promise<void> {
  const until = Date.now() + PRICED_MS
  for (;;) {
    const { rows } = await database.pool.query<{ left: bigint }>(
      'select count(*) as left from sports_events where priced_version is null',
    )
    if (Number(rows[0]?.left ?? 0) === 0) return
    if (Date.now() > until) throw new Error(`${rows[0]?.left} matches have no price`)
    await pause(500)
  }
}

const ODD = 'main li button[aria-pressed]:not([aria-disabled])'
const odd = (at: number): string => `${ODD} >> nth=${at}`

const STEPS: Readonly<Record<string, readonly Step[]>> = {
  phone: [
    pressed('odd', odd(0)),
    pressed('odd of another match', odd(4)),
    pressed('odd taken off', odd(0)),
    pressed('other markets', 'main fieldset[aria-label="Gösterilen bahis"] button >> nth=1'),
    pressed('odd of it', odd(2)),
    pressed('coupon', 'button[aria-haspopup="dialog"]:has(b)'),
    pressed('stake', 'dialog form button:has-text("+") >> nth=0'),
  ],
  desktop: [
    pressed('odd', odd(0)),
    pressed('odd of another match', odd(8)),
    pressed('odd taken off', odd(0)),
    pressed('odd again', odd(1)),
    pressed('stake', 'aside form button:has-text("+") >> nth=0'),
    pressed('more of it', 'aside form button:has-text("+") >> nth=1'),
  ],
}
