/** A published round as a record that can be worked out again: what it was drawn by, and the end of its chain. It reads nothing else. */
import type { Data } from '#contract/registry.ts'

export type Published = Data<'floor/published'>
type PublishedRound = Published['rounds'][number]

type Round = Data<'floor/round'>

/** A round as it was published, with what proves it; `proof` is null while its shoe goes on. */
export type PublishedRecord = Pick<
  Round,
  'table' | 'rules' | 'number' | 'phase' | 'card' | 'outcome' | 'proof'
>

/** Null where no such round was published. */
export function recordOf(published: Published, number: number): PublishedRecord | null {
  const round = published.rounds.find((one) => one.number === number)
  if (!round) return null
  const { table, rules } = published
  const { phase, outcome, card = null } = round
  return { table, rules, number, phase, outcome, card, proof: proofOf(published, round) }
}

function proofOf(published: Published, round: PublishedRound): PublishedRecord['proof'] {
  const by = drawnBy(published, round)
  const chain = by && chainOf(published, by.number)
  if (!by || by.seed === null || !chain) return null
  return {
    number: by.number,
    seed: by.seed,
    before: { number: chain.firstRound - 1, seed: chain.end },
    clientSeeds: by.crowd,
    salt: published.salt,
    outcome: round.outcome,
  }
}

/** Its own seed and crowd, or those of the round that its shoe began with; undefined while that goes on. */
function drawnBy(published: Published, round: PublishedRound) {
  const { outcome, number } = round
  const shoe = outcome !== null && 'shoe' in outcome ? (outcome.shoe ?? number) : number
  return shoe === number ? round : published.shoes?.find((one) => one.number === shoe)
}

const chainOf = ({ chains }: Published, number: number) =>
  chains.find(({ firstRound, rounds }) => number >= firstRound && number < firstRound + rounds)
