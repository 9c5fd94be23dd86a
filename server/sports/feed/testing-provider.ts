/** What a provider pushes through the feed's door, for tests alone. */
import { signing } from '../../crypto/signed-line.ts'
import type { TestHouse } from '../../testing.ts'

const SECRET = 'a-secret-of-more-than-thirty-two-characters'
const PROVIDER = 'kasa-demo'

/** What a house is started with that knows it. */
export const FEED_SETTINGS = { sportsFeeds: new Map([[PROVIDER, SECRET]]) }

/** A message of it as it is sent, whatever it says. */
export const at = (event: string, sequence: number, content: object) => ({
  provider: PROVIDER,
  event,
  sequence,
  at: Date.now(),
  ...content,
})

export const marketOf = (kind: string, period: string, line: number | null, more: object = {}) => ({
  type: 'market',
  market: { kind, period, line, ...more },
  state: 'open',
})

/** A match of two that nobody knows, in that league. */
export const fixtureIn =
  (league: { readonly region: object; readonly competition: object } | undefined) =>
  (sport: string, follows: readonly string[], format?: string) => ({
    type: 'fixture',
    fixture: {
      sport,
      region: league?.region,
      competition: league?.competition,
      home: { id: 'bir', name: 'Bir' },
      away: { id: 'iki', name: 'İki' },
      startsAt: Date.now() + 3_600_000,
      follows,
      ...(format === undefined ? {} : { format }),
    },
  })

/** Pushes messages, and answers what became of each. */
export const providerAt = (at: () => TestHouse) => async (messages: readonly object[]) => {
  const house = at()
  const bytes = Buffer.from(JSON.stringify({ messages }))
  const response = await fetch(
    `${house.settings.publicUrl}/providers/sports/${PROVIDER}/messages`,
    {
      method: 'POST',
      headers: { ...signing(house, 'kasa', Buffer.from(SECRET), bytes) },
      body: new Uint8Array(bytes),
    },
  )
  // The door's answer, as `docs/feed.md` has it; refused it has none.
  const body = (await response.json()) as { messages?: { outcome: string }[] }
  return { status: response.status, outcomes: (body.messages ?? []).map(({ outcome }) => outcome) }
}
