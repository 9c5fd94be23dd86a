/**
 * What a table shows as it opens, before a stake is laid there, as a note: its rules, its salt, and how far its chain of seeds was
 * open, which fixes every seed to come. Where notes are kept is not its business.
 */
import { CHAIN_ROUNDS } from '#chance/floor.ts'
import { sortedJson } from '#contract/games/receipt.ts'
import type { Data } from '#contract/registry.ts'

export type OpenedTable = Data<'livecasino/init_game'>['published']

/** A place on a chain: the seed of that round, or the chain's end under the number before its first; and the last round of the chain. */
interface NotedLink {
  number: number
  seed: string
  until: number
}

export interface TableNote {
  /** When it was shown, in Unix milliseconds. */
  at: number
  /** The first round that took bets yet. */
  round: number
  /** As `sortedJson` writes them. */
  rules: string
  salt: string
  links: readonly NotedLink[]
}

/** What a round is held to: the note that was written last before it, and the nearest link of its chain. */
export interface NotedTable {
  rules: string
  salt: string
  /** Null where its chain was not shown before it was drawn. */
  link: { number: number; seed: string } | null
}

/** A note is written anew once its link is so many rounds behind. */
const NEAR_ROUNDS = 500

/** What was shown, at this moment in Unix milliseconds. */
export function noteOf({ rules, salt, round, before, chains }: OpenedTable, at: number): TableNote {
  const links = chains.map(({ end, firstRound }): NotedLink => {
    const until = firstRound + CHAIN_ROUNDS - 1
    const isOpen = before.number >= firstRound && before.number <= until
    return isOpen ? { ...before, until } : { number: firstRound - 1, seed: end, until }
  })
  return { at, round, rules: sortedJson(rules), salt, links }
}

/** Says the newest note as much of the rounds to come? */
export function isCovered(note: TableNote, last: TableNote): boolean {
  const isNear = note.links.every((link) =>
    last.links.some(
      ({ number, seed, until }) =>
        until === link.until &&
        number <= link.number &&
        (number === link.number ? seed === link.seed : link.number - number < NEAR_ROUNDS),
    ),
  )
  return isNear && note.rules === last.rules && note.salt === last.salt && note.at >= last.at
}

/** A round of a table, bet on at that time; `drawnAs` is the round by whose seed it was drawn. */
export interface NotedRound {
  number: number
  drawnAs: number
  at: string
}

/** What a round is held to of these notes, the newest first: what was shown before it; null where nothing was. */
export function heldTo(notes: readonly TableNote[], round: NotedRound): NotedTable | null {
  const before = notes.filter(
    (note) => note.round <= round.number && note.at <= Date.parse(round.at),
  )
  const [newest] = before
  if (!newest) return null
  // The newest note of all is nearest; an older one knows the chain where a newer was shown only what follows.
  const link = before
    .flatMap(({ links }) => links)
    .find(({ number, until }) => number < round.drawnAs && round.drawnAs <= until)
  return {
    rules: newest.rules,
    salt: newest.salt,
    link: link ? { number: link.number, seed: link.seed } : null,
  }
}

/** Is it a note, whoever wrote it? */
export function isNote(value: unknown): value is TableNote {
  if (typeof value !== 'object' || value === null) return false
  const { at, round, rules, salt, links }: Partial<Record<keyof TableNote, unknown>> = value
  return (
    typeof at === 'number' &&
    typeof round === 'number' &&
    typeof rules === 'string' &&
    typeof salt === 'string' &&
    Array.isArray(links) &&
    links.every(isLink)
  )
}

function isLink(value: unknown): value is NotedLink {
  if (typeof value !== 'object' || value === null) return false
  const { number, seed, until }: Partial<Record<keyof NotedLink, unknown>> = value
  return typeof number === 'number' && typeof seed === 'string' && typeof until === 'number'
}
