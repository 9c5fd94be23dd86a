import { CRASH_GAMES, FIRST_HUNDREDTHS } from '#games/crash/numbers.ts'
import { DRAWN_FROM, reaching } from '#chance/crash.ts'
import { BETGAMES, marketsOf } from '#contract/games/betgames-names.ts'
import { BINGO_PRIZES } from '#contract/games/bingo-names.ts'
import { TABLEGAMES } from '#contract/games/tablegames-names.ts'
import { BINGO_ROOMS, RETURN_PERCENT, SHARES, fullWithin } from '#games/bingo/numbers.ts'
import { POCKETS, SPOTS } from '#games/roulette/numbers.ts'
import { returnOf } from '#games/roulette/rules.ts'
import { cardWordsOf } from '#chance/floor.ts'
import { drawCardOf } from '#chance/floor-draws.ts'
import { FORMS, FORM_LEAST, expectedOf } from '#chance/football.ts'
import { MATCH_MARKETS } from '#contract/games/football-names.ts'
import { MARKETS } from '#contract/games/race-names.ts'
import * as betgames from '#games/betgames/numbers.ts'
import { FIRST_PRICE, RETURN_LEAST, RETURN_MOST } from '#games/betpoker/numbers.ts'
import * as football from '#games/football/numbers.ts'
import * as tablegames from '#games/tablegames/numbers.ts'
import { flopsToSuits, returnBehind } from '#games/tablegames/holdem-calls.ts'
import { FLOPS } from '#games/tablegames/holdem-flops.ts'
import { HOLDEM_CALLED, HOLDEM_NET, HOLDEM_PLAYED } from '#games/tablegames/holdem-returns.ts'
import { RACE_TRACKS, chanceOf, priceOf, spotsOf } from '#games/race/numbers.ts'
import { CUT_AFTER, CUT_CARD_COST, DECKS } from '#games/blackjack/numbers.ts'
import { insuranceShare, mainReturn, pairsShare, plusShare } from '#games/blackjack/returns.ts'
import { tablesOfKind } from '#server/floor/tables/own-tables.ts'
import { hmacLater, sha256Later } from '#server/crypto/node-hash.ts'
import { CannotStart, exitWithOneLine, print } from '../serve/start/print.ts'
import { cardLines, strengthsOf } from './returns/race-card.ts'

/**
 * `npm run returns`: what the bets of the floor's tables return, by enumeration and in whole numbers: of a crash game the least
 * and the most that any target returns, and how often a flight ends before anything can be cashed out; of roulette what each kind of
 * spot returns over all pockets; of races the least and the most that a market returns over a thousand cards; of football the same
 * over every ending of every match that a card may hold; of bet on games and of table games over every way that a draw may end; of bingo what of the tickets sold goes to each prize, and how likely one is to
 * win the jackpot; of blackjack what basic
 * strategy returns from a full shoe, by recursion over every card, and beside it what it returns to the cut card; and its side bets. `-- altin-halic 910,1204,…` says of every bet on that card of a race what it returns, exactly. `-- casino-holdem` works out again, in some minutes, what is
 * kept of casino hold'em.
 */
const PLACES = 12

if (process.argv[2] === 'casino-holdem') {
  let [net, called] = [0n, 0n]
  let isAsKept = true
  for (const [at, { cards, count }] of flopsToSuits().entries()) {
    const behind = returnBehind(cards)
    isAsKept &&= behind.net === FLOPS[at]?.net && behind.called === FLOPS[at].called
    net += BigInt(count) * BigInt(behind.net)
    called += BigInt(count) * BigInt(behind.called)
  }
  print(
    `casino-holdem: best play calls ${called} of 25,989,600 hands and wins ${net} antes of ${HOLDEM_PLAYED}`,
  )
  process.exit(isAsKept && net === HOLDEM_NET && called === HOLDEM_CALLED ? 0 : 1)
}

const [, , track = '', card = ''] = process.argv
if (track !== '') {
  const strengths = strengthsOf(track, card)
  if (strengths === null)
    exitWithOneLine(
      new CannotStart(
        'Usage: npm run returns [-- casino-holdem | -- <track> <strengths, as its card has them: 910,1204,…>]',
      ),
    )
  else for (const line of cardLines(track, strengths)) print(line)
  process.exit()
}

const WHOLE = 10n ** 18n

for (const [game, rules] of Object.entries(CRASH_GAMES)) {
  let [least, most] = [DRAWN_FROM * 1_000_000n, 0n]
  for (let target = FIRST_HUNDREDTHS; target <= rules.capHundredths; target += 1) {
    const returned = reaching(target, rules) * BigInt(target)
    if (returned < least) least = returned
    if (returned > most) most = returned
  }
  const ended = DRAWN_FROM - reaching(FIRST_HUNDREDTHS, rules)
  print(`${game}: every target from 1.01 to ${rules.capHundredths / 100} returns`)
  print(`  ${percent(least, 100n)} at least and ${percent(most, 100n)} at most`)
  print(`  ${percent(ended, 1n)} of its flights end at 1.00`)
}

for (const laPartage of [false, true]) {
  const rules = { laPartage }
  const tables = tablesOfKind('roulette').filter((own) => own.rules.laPartage === laPartage)
  print(`${tables.map(({ id }) => id).join(', ')}: a stake on`)
  const kinds = new Map(SPOTS.map((spot) => [spot.kind, spot]))
  for (const [kind, spot] of kinds) {
    const share = returnOf(spot, rules)
    print(`  ${kind} returns ${share}/${2 * POCKETS}, ${percentOf(share, 2n * BigInt(POCKETS))}`)
  }
}

const CARDS = 1_000n

for (const [table, rules] of Object.entries(RACE_TRACKS)) {
  const spots = spotsOf(rules.runners)
  const bounds = new Map(MARKETS.map((market) => [market, { least: WHOLE, most: 0n }]))
  for (let round = 1n; round <= CARDS; round += 1n) {
    const words = await cardWordsOf(hmacLater, sha256Later, { table, round, salt: 'a salt' })
    const card = await drawCardOf({ kind: 'race', ...rules }, words, round)
    for (const spot of spots) {
      const [chance, price] = [
        chanceOf(spot, card?.strengths ?? []),
        priceOf(spot, card?.strengths ?? []),
      ]
      const bound = bounds.get(spot.market)
      if (!chance || price === null || !bound) continue
      const share = (BigInt(price) * chance.of * WHOLE) / (chance.all * 100n)
      if (share < bound.least) bound.least = share
      if (share > bound.most) bound.most = share
    }
  }
  print(`${table}: over ${CARDS} cards a stake on`)
  for (const [market, { least, most }] of bounds)
    print(
      `  ${market} returns ${percentOf(least, WHOLE)} at least and ${percentOf(most, WHOLE)} at most`,
    )
}

/** Every two of expectations that a card of the league may hold for a match. */
function pairsOf({ home, away, attacks, defences }: football.LeagueRules) {
  const forms = Array.from({ length: Number(FORMS) }, (_, at) => FORM_LEAST + at)
  const ratesOf = (mean: number, attack = 0, defence = 0): number[] => [
    ...new Set(forms.map((form) => expectedOf({ mean, attack, defence, form }))),
  ]
  const pairs = new Map<string, readonly [number, number]>()
  for (const own of attacks.keys())
    for (const other of attacks.keys())
      for (const first of own === other ? [] : ratesOf(home, attacks[own], defences[other]))
        for (const second of ratesOf(away, attacks[other], defences[own]))
          pairs.set(`${first} ${second}`, [first, second])
  return [...pairs.values()]
}

for (const [table, rules] of Object.entries(football.LEAGUES)) {
  const pairs = pairsOf(rules)
  const bounds = new Map(MATCH_MARKETS.map((market) => [market, { least: WHOLE, most: 0n }]))
  let withheld = 0
  for (const pair of pairs)
    for (const spot of football.spotsOf(1)) {
      const chance = football.chanceOf(spot, pair)
      const price = chance && football.priceFor(chance)
      const bound = bounds.get(spot.market)
      if (!chance || price === null || !bound) {
        withheld += 1
        continue
      }
      const share = (BigInt(price) * chance.of * WHOLE) / (chance.all * 100n)
      if (share < bound.least) bound.least = share
      if (share > bound.most) bound.most = share
    }
  print(`${table}: over all ${pairs.length} matches that a card may hold, a stake on`)
  for (const [market, { least, most }] of bounds)
    print(
      `  ${market} returns ${percentOf(least, WHOLE)} at least and ${percentOf(most, WHOLE)} at most`,
    )
  print(`  ${withheld} of their ${64 * pairs.length} bets are too sure to be offered`)
}

/** Of balls one of each count: all that name so many are alike. */
const NAMED = ['balls-1', 'balls-1-2', 'balls-1-2-3']

print('bet on poker: a stake on')
print(
  `  the winning hand before the deal, price ${FIRST_PRICE}, returns ${percentOf((BigInt(FIRST_PRICE ?? 0) * WHOLE) / 600n, WHOLE)}`,
)
print(
  `  any bet of a later street, by the cards that lie open, returns ${(100 * RETURN_LEAST).toFixed(2)} % at least and ${(100 * RETURN_MOST).toFixed(2)} % at most`,
)

for (const game of BETGAMES) {
  print(`${game}: a stake on`)
  for (const market of marketsOf(game)) {
    const names =
      market === 'balls' ? NAMED : betgames.spotsIn(game, market).map(({ name }) => name)
    let [least, most, withheld] = [WHOLE, 0n, 0]
    for (const name of names) {
      const [chance, price] = [betgames.chanceOf(game, name), betgames.priceOf(game, name)]
      if (chance === null || price === null) {
        withheld += 1
        continue
      }
      const share = (BigInt(price) * chance.of * WHOLE) / (chance.all * 100n)
      if (share < least) least = share
      if (share > most) most = share
    }
    const offered = names.length - withheld
    print(
      `  ${market}, ${offered} bets, returns ${percentOf(least, WHOLE)} at least and ${percentOf(most, WHOLE)} at most`,
    )
    if (withheld > 0) print(`    ${withheld} more are too sure or too rare to be offered`)
  }
}

for (const game of TABLEGAMES) {
  print(`${game}: a stake on`)
  for (const { name } of tablegames.spotsOf(game)) {
    const { of, all } = tablegames.returnOf(game, name) ?? { of: 0n, all: 1n }
    print(`  ${name} returns ${of}/${all}, ${percentOf(of, all)}`)
  }
}

for (const [room, { jackpotBalls }] of Object.entries(BINGO_ROOMS)) {
  const { of, all } = fullWithin(jackpotBalls)
  print(`${room}: of every ticket sold`)
  for (const prize of BINGO_PRIZES) print(`  ${prize} has ${percentOf(SHARES[prize], 100n)}`)
  print(`  all prizes return ${percentOf(RETURN_PERCENT, 100n)}, nothing is kept beyond the rest`)
  print(`  one ticket is full within ${jackpotBalls} balls with a chance of ${of}/${all}`)
}

print('blackjack: a stake from a full shoe, by basic strategy for the main bet, returns')
const fromFull = mainReturn()
print(`  main ${(100 * fromFull).toFixed(PLACES - 2)} %`)
print(
  `  main ${(100 * (fromFull - CUT_CARD_COST)).toFixed(2)} %, about, on average over the hands of a shoe down to the cut card behind card ${CUT_AFTER} of ${52 * DECKS}: with few low cards left more hands are dealt of a shoe, with many fewer, which costs some ${(100 * CUT_CARD_COST).toFixed(2)} points. No recursion says it; simulated hands agree`,
)
for (const [bet, { returned, of }] of Object.entries({
  'Perfect Pairs': pairsShare(),
  '21+3': plusShare(),
  insurance: insuranceShare(),
}))
  print(`  ${bet} ${returned}/${of}, ${percentOf(BigInt(returned), BigInt(of))}`)

/** A count of 2^52 (times `per`) as a percentage, rounded down. */
function percent(count: bigint, per: bigint): string {
  return percentOf(count, DRAWN_FROM * per)
}

function percentOf(count: bigint, whole: bigint): string {
  const digits = String((count * 10n ** BigInt(PLACES + 2)) / whole).padStart(PLACES + 1, '0')
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)} %`
}
