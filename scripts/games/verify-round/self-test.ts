/**
 * Records of rounds as the house gives them, every field of each altered by itself, and what the page and the
 * command make of it. The rounds are drawn here, from seeds made of a text, over tables of the shelf.
 */
import { createHash, webcrypto } from 'node:crypto'
import { round as roundCall } from '#contract/calls/casino.ts'
import { toWire } from '#contract/money.ts'
import { tablePath } from '#contract/games/tables.ts'
import type { OwnGame } from '#games/own-game.ts'
import { SHELF } from '#games/shelf.ts'
import { costOf } from '#server/round/play/bet.ts'
import { hitsOf, outcomeOf, type PlayedOn, type SeedPair } from '#server/round/play/outcome.ts'
import { seedHash } from '#server/round/fairness/seeds.ts'
import { withReceipt } from '#server/round/fairness/receipts.ts'
import { printTable, readTable, type LookupTable } from '#server/round/publish/lookup-table.ts'
import { failingIn, type Noted } from '#web/parts/fairness/verify-record.ts'
import { isProven, verifyRound, type Verification } from '#web/parts/fairness/verify-round.ts'
import { alterationsOf } from './alterations.ts'
import { examine, isVerified, NOTHING_NOTED } from './examine.ts'
import type { Round } from './proof.ts'

/** A field of a record, and by what its alterations were noticed; empty where one was not. */
export interface AlteredField {
  field: string
  page: string
  command: string
  /** By the page, were the house to sign the altered record anew. */
  signedAnew: string
}

/** A record with all that was there before it: its table, and what the page noted. */
interface Sample {
  name: string
  round: Round
  table: Uint8Array
  noted: Noted
}

type Print = (line: string) => void
type Signer = Parameters<typeof withReceipt>[0]

/** Alters every field of every sample, prints the table, and answers its lines. */
export async function alterEveryField(print: Print): Promise<AlteredField[]> {
  const signer = await makeSigner()
  const lines: AlteredField[] = []
  for (const sample of await samplesOf(signer)) {
    const { round, table, noted, name } = sample
    const whole = isProven(await verifyRound(round, table, noted))
    if (!whole || !isVerified(await examine(round, table, { ...NOTHING_NOTED, ...noted })))
      throw new Error(`${name} does not hold as it is`)
    print(`\n${name}`)
    print(lineOf('altered field', 'the page notices by', 'the command', 'signed anew'))
    for (const [field, altered] of alterationsOf(round)) {
      const line = await lookAt(field, altered, sample, signer)
      print(lineOf(line.field, line.page, line.command, line.signedAnew))
      lines.push({ ...line, field: `${name}: ${field}` })
    }
  }
  return lines
}

const WIDTHS = [36, 56, 66]

const lineOf = (field: string, page: string, command: string, signedAnew: string): string =>
  [field, page || 'NOT NOTICED', command || 'NOT NOTICED', signedAnew || '–']
    .map((text, at) => text.padEnd(WIDTHS[at] ?? 0))
    .join('  ')
    .trimEnd()

/** Every altered record of one field must be noticed; told is what the first of them was noticed by. */
async function lookAt(
  field: string,
  altered: readonly Round[],
  { table, noted }: Sample,
  signer: Signer,
): Promise<AlteredField> {
  const seen: AlteredField[] = []
  for (const round of altered) {
    const { receipt: _, ...unsigned } = round
    const anew = field.startsWith('receipt') ? round : await withReceipt(signer, unsigned)
    seen.push({
      field,
      page: await doubtedBy(round, table, noted),
      command: await refusedBy(round, table, noted),
      signedAnew: await doubtedBy(anew, table, noted),
    })
  }
  const firstGap = (key: 'page' | 'command' | 'signedAnew'): string =>
    seen.some((each) => each[key] === '') ? '' : (seen[0]?.[key] ?? '')
  return {
    field,
    page: firstGap('page'),
    command: firstGap('command'),
    signedAnew: firstGap('signedAnew'),
  }
}

/** What has not the shape of a record the command does not even read. */
async function refusedBy(round: Round, table: Uint8Array, noted: Noted): Promise<string> {
  if (!roundCall.output.safeParse(round).success) return 'no record'
  const steps = await examine(round, table, { ...NOTHING_NOTED, ...noted })
  return steps.flatMap(({ name, holds }) => (holds === false ? [name] : [])).join(', ')
}

/** What has not the shape of a record cannot be looked at, and the page says that it does not hold. */
async function doubtedBy(round: Round, table: Uint8Array, noted: Noted): Promise<string> {
  return verifyRound(round, table, noted).then(failing, () => 'no record')
}

function failing({ record, drawn }: Verification): string {
  const ofDraw =
    drawn === null
      ? ['draw']
      : [
          ...(drawn.seed ? [] : ['seed']),
          ...(drawn.table ? [] : ['table']),
          ...(drawn.book ? [] : ['outcome']),
          ...(drawn.payout ? [] : ['payout']),
          ...(drawn.eventsMatch === false ? ['events'] : []),
          ...(drawn.jackpotsHold ? [] : ['jackpots']),
        ]
  return [...failingIn(record), ...ofDraw].join(', ')
}

async function makeSigner(): Promise<Signer> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const pair = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const point = await webcrypto.subtle.exportKey('raw', pair.publicKey)
  return {
    receiptKey: Buffer.from(point).toString('base64url'),
    signReceipt: async (text) => {
      const bytes = new TextEncoder().encode(text)
      const signature = await webcrypto.subtle.sign(algorithm, pair.privateKey, bytes)
      return Buffer.from(signature).toString('base64url')
    },
  }
}

/** What a sample is to be: looked for nonce by nonce. */
interface Wanted {
  name: string
  mode: string
  /** In whole lira. */
  base: number
  drawVersion: number
  game?: string
  fits: (payout: bigint, hits: readonly string[]) => boolean
}

const WANTED: readonly Wanted[] = [
  {
    name: 'A round that pays',
    mode: 'base',
    base: 2,
    drawVersion: 2,
    fits: (payout) => payout > 0n,
  },
  {
    name: 'A round that pays nothing',
    mode: 'base',
    base: 2,
    drawVersion: 2,
    fits: (payout) => payout === 0n,
  },
  {
    name: 'A bought feature',
    mode: 'bonus',
    base: 10,
    drawVersion: 2,
    fits: (payout) => payout > 0n,
  },
  {
    name: 'A round that won a jackpot',
    mode: 'base',
    base: 10_000,
    drawVersion: 2,
    fits: (_, hits) => hits.length > 0,
  },
  {
    name: 'A round of the draw’s first version',
    mode: 'base',
    base: 2,
    drawVersion: 1,
    fits: (payout) => payout > 0n,
  },
  {
    name: 'A game of another studio',
    game: 'moon-lines',
    mode: 'base',
    base: 2,
    drawVersion: 2,
    fits: (payout) => payout > 0n,
  },
]

async function samplesOf(signer: Signer): Promise<Sample[]> {
  const own = SHELF.findLast(({ id }) => id === 'lale-devri')
  if (!own) throw new Error('Lale Devri is not on the shelf')
  const tables = new Map(
    own.modes.map((mode) => {
      const { weights, payouts } = mode.build()
      const bytes = new Uint8Array(Buffer.from(printTable(weights, payouts)))
      return [mode.name, { bytes, table: readTable(Buffer.from(bytes)) }]
    }),
  )
  const samples: Sample[] = []
  for (const wanted of WANTED) {
    const found = tables.get(wanted.mode)
    if (!found) throw new Error(`Lale Devri has no mode ${wanted.mode}`)
    samples.push({ ...(await sampleOf(wanted, own, found.table, signer)), table: found.bytes })
  }
  return samples
}

const LIRA = 1_000_000n
const NONCES_MAX = 10_000

async function sampleOf(
  { name, base, game = 'lale-devri', fits, ...wanted }: Wanted,
  own: OwnGame,
  table: LookupTable,
  signer: Signer,
): Promise<Omit<Sample, 'table'>> {
  const mode = own.modes.find((each) => each.name === wanted.mode)
  if (!mode) throw new Error(`Lale Devri has no mode ${wanted.mode}`)
  const serverSeed = createHash('sha256').update(name).digest()
  const pair = { serverSeed, clientSeed: 'self-test', drawVersion: wanted.drawVersion }
  const jackpots = game === own.id ? 1 : null
  const on = {
    game,
    version: own.version,
    mode: { name: mode.name, cost: mode.cost, table },
    jackpots,
  }
  const amount = BigInt(base) * LIRA
  const stake = costOf(amount, mode.cost)
  for (let nonce = 0n; nonce < NONCES_MAX; nonce += 1n) {
    const outcome = outcomeOf(pair, nonce, on, { amount })
    const hits = hitsOf(pair, nonce, on, { stake })
    if (!fits(outcome.payout, hits)) continue
    const round = recordOf({
      pair,
      nonce,
      on,
      amount,
      stake,
      outcome,
      hits,
      events: mode.book(outcome.book),
    })
    const facts = { tableHash: table.hash, cost: mode.cost, jackpots }
    const { seedHash, clientSeed, drawVersion } = round.draw
    const seed = { seedHash, nonce: 0, clientSeed, drawVersion }
    const noted = { mode: facts, receiptKey: signer.receiptKey, seed }
    return { name, round: await withReceipt(signer, round), noted }
  }
  throw new Error(`no nonce gives ${name}`)
}

interface Drawn {
  pair: SeedPair
  nonce: bigint
  on: PlayedOn
  amount: bigint
  stake: bigint
  outcome: ReturnType<typeof outcomeOf>
  hits: ReturnType<typeof hitsOf>
  events: unknown[]
}

const POOL = 512.34

function recordOf({
  pair,
  nonce,
  on,
  amount,
  stake,
  outcome,
  hits,
  events,
}: Drawn): Omit<Round, 'receipt'> {
  const { game, version, mode, jackpots } = on
  const wins = hits.map((level) => ({ level, amount: POOL }))
  return {
    roundID: 4711,
    gameID: 1,
    gameName: 'Lale Devri',
    providerName: 'Çini Atölyesi',
    game,
    version,
    mode: mode.name,
    stake: toWire(stake),
    baseStake: toWire(amount),
    payout: toWire(outcome.payout),
    multiplier: Number(outcome.payout) / Number(stake),
    jackpotWon: toWire(BigInt(Math.round(POOL * 1e6)) * BigInt(wins.length)),
    active: false,
    free: false,
    at: '2026-01-02T03:04:05.678Z',
    events,
    jackpot: jackpots === null ? null : { terms: jackpots, wins },
    draw: {
      drawVersion: pair.drawVersion,
      seedHash: seedHash(pair.serverSeed),
      clientSeed: pair.clientSeed,
      nonce: Number(nonce),
      serverSeed: Buffer.from(pair.serverSeed).toString('hex'),
      tableHash: mode.table.hash,
      table: tablePath(game, version, mode.name),
      bookID: outcome.book,
    },
  }
}
