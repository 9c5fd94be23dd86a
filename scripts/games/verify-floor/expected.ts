/**
 * What was published of a table, held to what was asked for and to what this repository itself knows of it: which rounds, which table,
 * by which rules, on which chains. Of a chain's end and of the salt the repository knows nothing: they are held to what was noted.
 */
import { isDeepStrictEqual } from 'node:util'
import { CHAIN_ROUNDS, CROWD_MAX } from '#chance/floor.ts'
import type { FloorPublished } from '#contract/games/floor-protocol.ts'
import { ownTable } from '#server/floor/tables/tables.ts'
import { sha256 } from '#server/crypto/node-hash.ts'

export interface Asked {
  table: string
  from: number
  to: number
  /** The end of the chain, and the salt, as the one who verifies noted them before; null where they did not. */
  end: string | null
  salt: string | null
}

/** A line for each thing that is not as it has to be, whatever the rounds come to. */
export function objectionsTo(published: FloorPublished, asked: Asked): string[] {
  return [
    ...objectionsToTable(published, asked),
    ...objectionsToRange(published, asked),
    ...objectionsToChains(published, asked),
  ]
}

const HEX_32 = /^[0-9a-f]{64}$/
const SALT = /^[0-9a-f]{32}$/

function objectionsToTable({ table, rules, salt }: FloorPublished, asked: Asked): string[] {
  const own = ownTable(table)
  const expected = own && { ...own.rules, kind: own.kind }
  return listed([
    [`it is of ${table}, and not of ${asked.table}`, table !== asked.table],
    [`${table} is no table of this repository`, own === null],
    ['its rules are not those of this repository', !isDeepStrictEqual(rules, expected)],
    ['its salt is none', !SALT.test(salt)],
    ['its salt is not the one noted before', asked.salt !== null && salt !== asked.salt],
  ])
}

function objectionsToRange({ rounds }: FloorPublished, { from, to }: Asked): string[] {
  const first = rounds[0]?.number
  return listed([
    ['it has no rounds', first === undefined],
    [`round ${from}: it is missing`, first !== undefined && first !== from],
    ...rounds.map(({ number, crowd, phase, outcome }): Objection => [
      `round ${number}: it is none that can have been asked for, drawn and ended so`,
      !(number >= from && number <= to) ||
        crowd.length > CROWD_MAX ||
        !(phase === 'settled' || (phase === 'void' && outcome === null)),
    ]),
  ])
}

function objectionsToChains(published: FloorPublished, asked: Asked): string[] {
  const { chains, rounds } = published
  const used = chains.filter(({ firstRound }) =>
    rounds.some(({ number }) => number >= firstRound && number < firstRound + CHAIN_ROUNDS),
  )
  return listed([
    ...chains.map(({ chain, end, firstRound, rounds: length }, at): Objection => [
      `chain ${chain}: it does not begin where it has to`,
      chain !== at + 1 ||
        firstRound !== 1 + at * CHAIN_ROUNDS ||
        length !== CHAIN_ROUNDS ||
        !HEX_32.test(end),
    ]),
    ['a round is on no chain', rounds.length > 0 && !isCovered(published)],
    [
      'the first seed does not lead to the end of its chain',
      rounds.length > 0 && !leadsToEnd(published),
    ],
    [
      'the end of its chain is not the one noted before',
      asked.end !== null && !used.some(({ end }) => end === asked.end),
    ],
  ])
}

const isCovered = ({ chains, rounds }: FloorPublished): boolean =>
  rounds.every(({ number }) => chainOf(chains, number) !== undefined)

const chainOf = (chains: FloorPublished['chains'], round: number) =>
  chains.find(({ firstRound }) => round >= firstRound && round < firstRound + CHAIN_ROUNDS)

/** Hashed as often as there are rounds before it on its chain: what is said to stand before need not be believed. */
function leadsToEnd({ chains, rounds }: FloorPublished): boolean {
  const opened = rounds.find(({ seed }) => seed !== null)
  if (!opened?.seed) return true
  const chain = chainOf(chains, opened.number)
  if (!chain || !HEX_32.test(opened.seed)) return false
  let link: Buffer = Buffer.from(opened.seed, 'hex')
  for (let at = opened.number; at >= chain.firstRound; at -= 1) link = sha256(link)
  return link.toString('hex') === chain.end
}

type Objection = readonly [text: string, isSo: boolean]

const listed = (objections: readonly Objection[]): string[] =>
  objections.flatMap(([text, isSo]) => (isSo ? [text] : []))

/** What is believed of whoever published it, in a line; null where all of it was noted before. */
export function believedOf({ end, salt }: Pick<Asked, 'end' | 'salt'>): string | null {
  const missing = [
    ...(end === null ? ['the end of the chain (--end)'] : []),
    ...(salt === null ? ['the salt (--salt)'] : []),
  ]
  if (missing.length === 0) return null
  return `Taken from what was published, and held to nothing: ${missing.join(' and ')}. Note both before you play.`
}
