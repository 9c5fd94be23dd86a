/**
 * What the stream tells of an event's odds: everything once, then what has changed. The house makes the news of two states, the page takes it
 * in again; both are pure, so that the two can be held against each other.
 */

/** Of a market no more than both sides need: whatever else it holds is carried along. */
interface Market {
  readonly market: string
  readonly selections: readonly { readonly selection: string; readonly odds: number | null }[]
}

/** An event as it stands: its markets in their order, and whatever else is told of it. */
export interface MarketState<M extends Market, Facts extends object> {
  readonly facts: Facts
  readonly markets: readonly M[]
}

export interface MarketNews<M extends Market, Facts extends object> {
  /** Everything stands in it; else only what has changed since the last message. */
  readonly isWhole: boolean
  /** Those of them that are other than before. */
  readonly facts?: Partial<Facts> | undefined
  /** Markets that are new, or that differ in more than their odds. */
  readonly markets?: readonly M[] | undefined
  /** By the name of the market: its odds, in the order of its selections. */
  readonly odds?: Readonly<Record<string, readonly (number | null)[]>> | undefined
  /** The names of all markets, where one came, went or moved. */
  readonly order?: readonly string[] | undefined
}

export const wholeNews = <M extends Market, Facts extends object>({
  facts,
  markets,
}: MarketState<M, Facts>): MarketNews<M, Facts> => ({ isWhole: true, facts, markets })

/** What brings whoever knows `before` to `after`. */
export function newsBetween<M extends Market, Facts extends object>(
  before: MarketState<M, Facts>,
  after: MarketState<M, Facts>,
): MarketNews<M, Facts> {
  const known = new Map(before.markets.map((market) => [market.market, market]))
  const markets: M[] = []
  const odds: Record<string, readonly (number | null)[]> = {}
  for (const market of after.markets) {
    const was = known.get(market.market)
    if (was !== undefined && isAlike(was, market)) continue
    if (was !== undefined && isAlike(withoutOdds(was), withoutOdds(market)))
      odds[market.market] = market.selections.map((each) => each.odds)
    else markets.push(market)
  }
  const order = after.markets.map(({ market }) => market)
  const facts = changedFacts(before.facts, after.facts)
  return {
    isWhole: false,
    ...(Object.keys(facts).length > 0 && { facts }),
    ...(markets.length > 0 && { markets }),
    ...(Object.keys(odds).length > 0 && { odds }),
    ...(!isAlike(order, [...known.keys()]) && { order }),
  }
}

/** How it stands after the news; null where these are about a state that is not known. */
export function stateAfter<M extends Market, Facts extends object>(
  before: MarketState<M, Facts> | null,
  news: MarketNews<M, Facts>,
): MarketState<M, Facts> | null {
  // News that is whole has every fact.
  if (news.isWhole) return { facts: (news.facts ?? {}) as Facts, markets: news.markets ?? [] }
  if (before === null) return null
  const now = new Map(before.markets.map((market) => [market.market, market]))
  for (const market of news.markets ?? []) now.set(market.market, market)
  for (const [name, odds] of Object.entries(news.odds ?? {})) {
    const market = now.get(name)
    if (market !== undefined) now.set(name, withOdds(market, odds))
  }
  const order = news.order ?? before.markets.map(({ market }) => market)
  return {
    facts: { ...before.facts, ...news.facts },
    markets: order.flatMap((name) => now.get(name) ?? []),
  }
}

const withOdds = <M extends Market>(market: M, odds: readonly (number | null)[]): M => ({
  ...market,
  selections: market.selections.map((each, at) => ({ ...each, odds: odds[at] ?? null })),
})

const withoutOdds = <M extends Market>(market: M): M => withOdds(market, [])

const isAlike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

function changedFacts<Facts extends object>(before: Facts, after: Facts): Partial<Facts> {
  const known = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(after).filter(([name, value]) => !isAlike(known.get(name), value))
  // Names and values of `after` itself.
  return Object.fromEntries(changed) as Partial<Facts>
}
