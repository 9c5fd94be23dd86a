import { NEWEST } from '#games/shelf.ts'
import { BOUGHT_KIND } from '#server/bets/kinds.ts'
import { DEMO_OFFERS } from '#server/bonus/demo.ts'
import { OWN_GAMES, unmeetable, weightOf, type PlayedGame } from '#server/bonus/meetable.ts'
import { offerFile, type OfferFile } from '#server/bonus/offer-file.ts'
import { fileOfOffer } from '#server/bonus/operate.ts'
import {
  costOf,
  costText,
  isPlayedFor,
  meanOfBets,
  payoutsOf,
  playText,
  type Payouts,
  type Play,
} from './bonus-cost/simulate.ts'
import { tableBets } from './bonus-cost/tables.ts'
import { readCommand, refuseMore, wrongUse } from '../serve/start/command-line.ts'
import { readDefinition } from '../serve/start/definition.ts'
import { CannotStart, exitWithOneLine, print } from '../serve/start/print.ts'
import { withDatabase } from '../serve/start/with-database.ts'

/**
 * `npm run bonus-cost -- <offer>`: what an offer is expected to cost at each game of the house, slots and tables, by the bet that returns most, and the interval
 * in which that lies, before anybody is offered it. A game that does not count is named as such. Where prices change from card to card (races, matches) and at tickets the
 * most that any of them returns is played. Coupons are named and left out. Free bets are placed at `--odds`, of a book with such a `--margin`: what they win is exact, and is the cost where nothing is to be wagered. Of what is to be wagered both are said: what it costs by members who leave their deposit in, and by those who withdraw it at once. The offer is a file as `npm run bonus -- add` takes it, one of the demo's by its name, or one that stands in the house by its own.
 */
const OPTIONS = {
  claims: { type: 'string', default: '10000' },
  stake: { type: 'string' },
  deposit: { type: 'string' },
  rounds: { type: 'string', default: '500' },
  seed: { type: 'string', default: '1' },
  odds: { type: 'string' },
  margin: { type: 'string', default: '5' },
} as const
const USAGE =
  'Usage: npm run bonus-cost -- <file.json|offer> [--claims 10000] [--stake 10] [--deposit 1000] [--rounds 500] [--seed 1] [--odds 2.00] [--margin 5]'
const STAKE_DEFAULT = 10
const ODDS_DEFAULT = 2

try {
  const { values, positionals } = readCommand({ options: OPTIONS, allowPositionals: true }, USAGE)
  const [which, ...more] = positionals
  refuseMore(more, USAGE)
  if (which === undefined)
    throw wrongUse('Say which offer: a file, or the name of one that stands.', USAGE)
  const offer = await offerOf(which)
  const play: Play = {
    claims: whole('claims', values.claims),
    stake:
      values.stake === undefined ? (offer.stakeMax ?? STAKE_DEFAULT) : whole('stake', values.stake),
    deposit: values.deposit === undefined ? depositFor(offer) : whole('deposit', values.deposit),
    withdraws: false,
    rounds: whole('rounds', values.rounds),
    seed: whole('seed', values.seed),
    odds: decimal('odds', values.odds ?? String(oddsFor(offer)), 1.01),
    margin: decimal('margin', values.margin, 0),
  }
  printCosts(offer, play)
} catch (error) {
  exitWithOneLine(error)
}

function whole(name: keyof typeof OPTIONS, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw wrongUse(`--${name} ${text} is no whole number from 1 to 999999999.`, USAGE)
  return Number(text)
}

function decimal(name: string, text: string, least: number): number {
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text) || Number(text) < least)
    throw wrongUse(`--${name} ${text} is no number from ${least} with two decimals at most.`, USAGE)
  return Number(text)
}

function oddsFor(offer: OfferFile): number {
  return offer.kind === 'free-bets' ? Math.max(ODDS_DEFAULT, offer.oddsMin ?? 0) : ODDS_DEFAULT
}

/** The least that the most is given for; rounds and free bets may ask for none. */
function depositFor(offer: OfferFile): number {
  if (offer.kind === 'free-rounds' || offer.kind === 'free-bets')
    return Math.ceil(offer.minimum ?? 0)
  const { maximum, percent } = offer
  return Math.ceil((maximum * 100) / percent)
}

async function offerOf(which: string): Promise<OfferFile> {
  const demo = DEMO_OFFERS.find(({ name }) => name === which)
  if (demo) return offerFile.parse(demo)
  if (which.endsWith('.json')) return readDefinition(which, offerFile, 'an offer')
  const standing = await withDatabase(({ db }) => fileOfOffer(db, which))
  if (!standing)
    throw new CannotStart(
      `There is no offer named ${which} here: npm run bonus -- list names those that stand, and a file ends in .json.`,
    )
  return standing
}

function printCosts(offer: OfferFile, play: Play): void {
  const reasons = unmeetable(offer, OWN_GAMES)
  if (reasons.length > 0) {
    print(
      `${offer.name}: at no game of the house could anybody meet it, so there is no cost to name`,
    )
    for (const reason of reasons) print(`  ${reason}`)
    return
  }
  print(`${offer.name}: ${play.claims} claims of a deposit of ₺${play.deposit}, seed ${play.seed}`)
  if (offer.kind === 'free-bets') {
    const { odds, margin } = play
    print(
      `the ${offer.bets} free bets of ₺${offer.stake} win ₺${meanOfBets(offer, play).toFixed(2)} a claim, exactly, placed one by one at odds of ${odds.toFixed(2)} and a margin of ${margin} %; never more than ₺${(offer.bets * offer.stake).toFixed(2)}, however high the odds`,
    )
    if (offer.wagering === 0) return
  }
  print(playText(offer, play))
  if (isPlayedFor(offer, play))
    print(
      'a withdrawal ends no bonus: first by members who leave the deposit in and play it first, then by those who withdraw it at once',
    )
  for (const game of NEWEST) {
    const payouts = payoutsAt(game.id)
    const free = offer.kind === 'free-rounds' ? payoutsAt(offer.game) : payouts
    if (payouts && free) printAt(offer, { id: game.id, kind: BOUGHT_KIND }, { payouts, free }, play)
  }
  for (const { table, kind, bet, payouts } of tableBets()) {
    const free = offer.kind === 'free-rounds' ? payoutsAt(offer.game) : payouts
    if (free) printAt(offer, { id: table, kind }, { payouts, free }, play, `, by ${bet}`)
  }
  const coupons = offer.weights['coupon'] ?? 0
  if (coupons > 0)
    print(
      `coupons: count ${coupons} %, and are left out: what they cost hangs on odds that others set and on how a member plays`,
    )
}

function printAt(
  offer: OfferFile,
  game: PlayedGame,
  paid: { payouts: Payouts; free: Payouts },
  play: Play,
  how = '',
): void {
  if (offer.excludedGames.includes(game.id)) print(`${game.id}: cannot be played meanwhile`)
  else if (weightOf(offer, game) === 0 && (offer.wagering > 0 || offer.kind === 'loss-back'))
    print(`${game.id}: does not count, ₺0.00 a claim: by playing it nothing becomes cash`)
  else {
    print(`${game.id}${how}: ${costText(costOf(offer, game, paid, play), play)}`)
    if (isPlayedFor(offer, play))
      print(
        `  withdrawn at once: ${costText(costOf(offer, game, paid, { ...play, withdraws: true }), play)}`,
      )
  }
}

/** Of a plain spin. */
function payoutsAt(id: string): Payouts | null {
  const base = NEWEST.find((game) => game.id === id)?.modes.find(({ feature }) => !feature)
  return base ? payoutsOf(base.build()) : null
}
