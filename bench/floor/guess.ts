/**
 * Whoever tries to say a spin's number beforehand, from all that anyone is told before its bets close: by every seed, end, salt and crowd
 * that is known in the place of the one that is not, and by what fell before. None may be right more often than chance is.
 */
import { drawRound } from '#chance/floor-draws.ts'
import { wordsOf } from '#chance/floor.ts'
import type { FloorPublished, FloorTableState } from '#contract/games/floor-protocol.ts'
import { POCKETS } from '#games/roulette/numbers.ts'
import { hmacLater, sha256Later } from '#server/crypto/node-hash.ts'

/** How unlikely it is that somebody who only guesses is held for somebody who knows. */
const DOUBT = 1e-6

export class Guessers {
  readonly #guesses: { round: number; guesses: ReadonlyMap<string, number> }[] = []

  /** Right before the bets on a round close. */
  async look(table: FloorTableState, published: FloorPublished): Promise<void> {
    const round = table.round?.number ?? 0
    this.#guesses.push({ round, guesses: await guessesOf(table, published) })
  }

  get rounds(): number {
    return this.#guesses.length
  }

  /** How often each was right, of as many rounds as came to something. */
  rightOn(published: readonly FloorPublished[]): { rounds: number; right: Map<string, number> } {
    const fell = new Map(
      published.flatMap(({ rounds }) =>
        rounds.flatMap(({ number, outcome }) =>
          outcome !== null && 'pocket' in outcome ? [[number, outcome.pocket] as const] : [],
        ),
      ),
    )
    const right = new Map<string, number>()
    let rounds = 0
    for (const { round, guesses } of this.#guesses) {
      const pocket = fell.get(round)
      if (pocket === undefined) continue
      rounds += 1
      for (const [name, guess] of guesses)
        right.set(name, (right.get(name) ?? 0) + (guess === pocket ? 1 : 0))
    }
    return { rounds, right }
  }
}

async function guessesOf(
  table: FloorTableState,
  { salt, chains, rounds }: FloorPublished,
): Promise<Map<string, number>> {
  const number = table.round?.number ?? 0
  const last = rounds.findLast(({ seed }) => seed !== null)
  const end = Buffer.from(chains[0]?.end ?? '', 'hex')
  const seed = last?.seed ? Buffer.from(last.seed, 'hex') : end
  const keys = new Map([
    ['the last seed', seed],
    ['what the last seed hashes to', await sha256Later(seed)],
    ['the end of the chain', end],
    ['the salt', await sha256Later(salt)],
    ['the number of the round', await sha256Later(`${table.table} ${number}`)],
  ])
  const crowds = new Map<string, readonly string[]>([
    ['nobody', []],
    ['the last crowd', last?.crowd ?? []],
  ])
  const guesses = new Map<string, number>()
  for (const [by, key] of keys)
    for (const [whom, clientSeeds] of crowds) {
      const drawn = { table: table.table, round: BigInt(number), clientSeeds, salt }
      const words = await wordsOf(hmacLater, sha256Later, key, drawn)
      const { outcome } = await drawRound({ kind: 'roulette' }, words)
      guesses.set(`${by}, ${whom}`, 'pocket' in outcome ? outcome.pocket : 0)
    }
  const fell = rounds.flatMap(({ outcome }) =>
    outcome !== null && 'pocket' in outcome ? [outcome.pocket] : [],
  )
  const often = (pocket: number): number => fell.filter((one) => one === pocket).length
  const byCount = Array.from({ length: POCKETS }, (_, pocket) => pocket).toSorted(
    (a, b) => often(b) - often(a) || a - b,
  )
  guesses.set('the last number', fell.at(-1) ?? 17)
  guesses.set('the hottest number', byCount[0] ?? 0)
  guesses.set('the coldest number', byCount.at(-1) ?? 0)
  guesses.set('always 17', 17)
  return guesses
}

/** The most that so many guesses among `POCKETS` are right by chance, but for one time in a million. */
export function mostByChance(rounds: number): number {
  const p = 1 / POCKETS
  let [chance, beyond, most] = [(1 - p) ** rounds, 1 - (1 - p) ** rounds, 0]
  while (beyond > DOUBT && most < rounds) {
    most += 1
    chance *= ((rounds - most + 1) / most) * (p / (1 - p))
    beyond -= chance
  }
  return most
}
