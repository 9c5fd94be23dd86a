/** `npm run simulate -- sports`: the sportsbook's two promises that no single match can show, over as many states as are asked for. */
import { createHash } from 'node:crypto'
import { streamOf, type Stream } from '#games/slots/stream.ts'
import { findSureGame, gameStates, wrongInGame } from './basketball-books.ts'
import { esportStates, findSureEsport, wrongInEsport } from './esport-books.ts'
import { bookStates, wrongIn } from './sports-books.ts'
import { wrongSaleOf } from './sports-sales.ts'
import { findSureWin } from './sure-wins.ts'
import { findSureTennis, tennisStates, wrongInTennis } from './tennis-books.ts'
import { findSureVolleyball, volleyballStates, wrongInVolleyball } from './volleyball-books.ts'

export interface SportsWalk {
  readonly states: number
  readonly seed: string
  /** Published of what has been looked at so far. */
  readonly log: (line: string) => void
}

/** Of so many books one is also given to the linear programme, which takes fifty times as long. A prime, so that it comes to every minute of a match. */
const SOLVED_EVERY = 251
const SAID_EVERY = 20
const SECOND_MS = 1_000
const OTHERS_EVERY = 10

/** How many states broke a promise; each is said. A book of another sport takes ten times as long as one of football, so that a tenth as many are looked at. */
export function simulateSports(walk: SportsWalk): number {
  const others = { ...walk, states: Math.ceil(walk.states / OTHERS_EVERY) }
  return (
    walkSales(walk) +
    walkGames(others) +
    walkTennis(others) +
    walkVolleyball(others) +
    walkEsport(others) +
    walkBooks(walk)
  )
}

function walkSales({ states, seed, log }: SportsWalk): number {
  const stream = seededStream(`${seed} cash-out`)
  return walkStates('cash-out, coupons', { states, log }, () => {
    const wrong = wrongSaleOf(stream)
    return wrong === null ? [] : [wrong]
  })
}

function walkBooks({ states, seed, log }: SportsWalk): number {
  const books = bookStates(seededStream(`${seed} books`))
  let [live, prices, solved] = [0, 0, 0]
  const wrong = walkStates('books of a match', { states, log }, (at) => {
    const { offers, of, outlook, isLive } = books.next().value
    live += Number(isLive)
    prices += offers.filter(({ odds }) => odds !== null).length
    if (at % SOLVED_EVERY > 0) return wrongIn(offers)
    solved += 1
    const win = findSureWin(offers, of, outlook)
    return win === null ? wrongIn(offers) : [`a sure win of ${win.least}`, ...wrongIn(offers)]
  })
  log(`of them in play ${live}, prices ${prices}, solved as a linear programme ${solved}`)
  return wrong
}

const GAMES_SOLVED_EVERY = 101

const walkGames = (walk: SportsWalk): number =>
  walkOthers(walk, 'basketball', {
    books: gameStates(seededStream(`${walk.seed} basketball`)),
    findWrong: wrongInGame,
    findSure: findSureGame,
  })

const walkTennis = (walk: SportsWalk): number =>
  walkOthers(walk, 'tennis', {
    books: tennisStates(seededStream(`${walk.seed} tennis`)),
    findWrong: wrongInTennis,
    findSure: findSureTennis,
  })

const walkVolleyball = (walk: SportsWalk): number =>
  walkOthers(walk, 'volleyball', {
    books: volleyballStates(seededStream(`${walk.seed} volleyball`)),
    findWrong: wrongInVolleyball,
    findSure: findSureVolleyball,
  })

const walkEsport = (walk: SportsWalk): number =>
  walkOthers(walk, 'esport', {
    books: esportStates(seededStream(`${walk.seed} esport`)),
    findWrong: wrongInEsport,
    findSure: findSureEsport,
  })

/** Each walk by itself, over as many states as are asked for: the same as in the walk of all, for each has a stream of its own. */
export const SPORTS_WALKS: Readonly<Record<string, (walk: SportsWalk) => number>> = {
  all: simulateSports,
  'cash-out': walkSales,
  football: walkBooks,
  basketball: walkGames,
  tennis: walkTennis,
  volleyball: walkVolleyball,
  esport: walkEsport,
}

interface Book {
  readonly isLive: boolean
  readonly offers: readonly { readonly odds: number | null }[]
}

/** Books of a sport that is not football. */
function walkOthers<Of extends Book>(
  { states, log }: SportsWalk,
  sport: string,
  look: {
    books: Generator<Of, never>
    findWrong: (book: Of) => readonly string[]
    findSure: (book: Of) => { readonly least: number } | null
  },
): number {
  let [live, prices, solved] = [0, 0, 0]
  const wrong = walkStates(`books of a ${sport} match`, { states, log }, (at) => {
    const book = look.books.next().value
    live += Number(book.isLive)
    prices += book.offers.filter(({ odds }) => odds !== null).length
    if (at % GAMES_SOLVED_EVERY > 0) return look.findWrong(book)
    solved += 1
    const win = look.findSure(book)
    return win === null
      ? look.findWrong(book)
      : [`a sure win of ${win.least}`, ...look.findWrong(book)]
  })
  log(`of them in play ${live}, prices ${prices}, solved as a linear programme ${solved}`)
  return wrong
}

function walkStates(
  name: string,
  { states, log }: Pick<SportsWalk, 'states' | 'log'>,
  look: (at: number) => readonly string[],
): number {
  const began = Date.now()
  const seconds = (): string => ((Date.now() - began) / SECOND_MS).toFixed(1)
  const every = Math.max(1, Math.ceil(states / SAID_EVERY))
  let broken = 0
  for (let at = 0; at < states; at += 1) {
    const wrong = look(at)
    broken += Number(wrong.length > 0)
    for (const line of wrong) log(`  state ${at}: ${line}`)
    if ((at + 1) % every === 0) log(`  ${at + 1} of ${states} after ${seconds()} s`)
  }
  log(`${name}: ${states} states in ${seconds()} s, ${broken} of them wrong`)
  return broken
}

/** The stream that a text is the seed of. */
function seededStream(seed: string): Stream {
  const hash = createHash('sha256').update(seed).digest()
  const [a, b, c, d] = [0, 4, 8, 12].map((at) => hash.readInt32LE(at))
  return streamOf(a ?? 0, b ?? 0, c ?? 0, d ?? 0)
}
