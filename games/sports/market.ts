/** What tells a market from all others, whatever its sport. Lines are in quarters of what is counted, so that they are whole: 2.5 is 10. */

/** As far as no sport is asked. A kind is of one sport alone. */
export interface NamedMarket {
  readonly kind: string
  readonly period: string
  readonly line: number | null
  readonly goal?: number | undefined
}

/**
 * What tells a market from all others of its event, in one word: `match-result`, `total-goals.10`, `match-result@first-half`. It
 * stands in the database and on the wire. A list of scores is not part of it: an event has one.
 */
export const marketKey = ({ kind, period, line, goal }: NamedMarket): string =>
  [
    kind,
    line === null ? '' : `.${line}`,
    goal === undefined ? '' : `#${goal}`,
    period === 'match' ? '' : `@${period}`,
  ].join('')
