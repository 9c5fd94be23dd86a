/**
 * Every call of the house by its wire name. The server looks calls up here; the site takes only
 * this file's types, so that no schema of a call it never makes enters its bundle.
 */
import type * as z from 'zod/mini'
import * as account from './calls/account.ts'
import * as bankAccounts from './calls/bank-accounts.ts'
import * as bonus from './calls/bonus.ts'
import type { CallSpec, InputOf, OutputOf } from './call.ts'
import * as cashier from './calls/cashier.ts'
import * as casino from './calls/casino.ts'
import * as content from './calls/content.ts'
import * as documents from './calls/documents.ts'
import * as favourites from './calls/favourites.ts'
import * as histories from './calls/histories.ts'
import * as floor from './calls/floor.ts'
import * as highWins from './calls/high-wins.ts'
import * as jackpots from './calls/jackpots.ts'
import * as joining from './calls/joining.ts'
import * as live from './calls/live.ts'
import * as lottery from './calls/lottery.ts'
import * as messages from './calls/messages.ts'
import type { NotBuilt } from './not-built.ts'
import * as passkeys from './calls/passkeys.ts'
import * as passwords from './calls/passwords.ts'
import * as poker from './calls/poker.ts'
import * as protection from './calls/protection.ts'
import * as secondFactor from './calls/second-factor.ts'
import * as site from './calls/site.ts'
import * as sportsCashOut from './calls/sports-cash-out.ts'
import * as sportsResults from './calls/sports-results.ts'
import * as sports from './calls/sports.ts'
import * as support from './calls/support.ts'
import * as tournaments from './calls/tournaments.ts'

type CallIn<Module> = Extract<Module[keyof Module], { readonly kind: 'call' }>

type EveryCall =
  | CallIn<typeof account>
  | CallIn<typeof bankAccounts>
  | CallIn<typeof bonus>
  | CallIn<typeof cashier>
  | CallIn<typeof casino>
  | CallIn<typeof content>
  | CallIn<typeof documents>
  | CallIn<typeof favourites>
  | CallIn<typeof floor>
  | CallIn<typeof highWins>
  | CallIn<typeof histories>
  | CallIn<typeof jackpots>
  | CallIn<typeof joining>
  | CallIn<typeof live>
  | CallIn<typeof lottery>
  | CallIn<typeof messages>
  | CallIn<typeof passkeys>
  | CallIn<typeof passwords>
  | CallIn<typeof poker>
  | CallIn<typeof protection>
  | CallIn<typeof secondFactor>
  | CallIn<typeof site>
  | CallIn<typeof sports>
  | CallIn<typeof sportsCashOut>
  | CallIn<typeof sportsResults>
  | CallIn<typeof support>
  | CallIn<typeof tournaments>

export type Calls = { [Spec in EveryCall as Spec['name']]: Spec }
export type CallName = keyof Calls
/** The calls that the house answers today. */
export type BuiltName = Exclude<CallName, NotBuilt>

export type Input<N extends CallName> = InputOf<Calls[N]>
/** What a caller sends. */
export type Payload<N extends CallName> = z.input<Calls[N]['input']>
/** What stands in `data` of a success. */
export type Data<N extends CallName> = z.output<Calls[N]['output']>
export type Output<N extends CallName> = OutputOf<Calls[N]>

const SUBJECTS = {
  account: { ...account, ...joining, ...passkeys, ...passwords, ...secondFactor },
  bankAccounts,
  bonus,
  cashier,
  casino: { ...casino, ...highWins },
  content,
  documents,
  favourites,
  floor,
  histories,
  jackpots,
  live,
  lottery,
  messages,
  poker,
  protection,
  site,
  sports,
  sportsCashOut,
  sportsResults,
  support,
  tournaments,
}

/** Every call with the subject it belongs to, in the order of their names. */
export const subjects: ReadonlyMap<string, readonly CallSpec[]> = new Map(
  Object.entries(SUBJECTS).map(([subject, module]) => [subject, callsIn(module)]),
)

/** Every call by name. A name given twice stops whatever loads this. */
export const calls: ReadonlyMap<string, CallSpec> = byName([...subjects.values()].flat())

/** Bundlers order a module's exports each in their own way, so the names decide. */
function callsIn(module: object): CallSpec[] {
  const found: unknown[] = Object.values(module)
  return found.filter(isCall).sort((one, other) => (one.name < other.name ? -1 : 1))
}

function isCall(value: unknown): value is CallSpec {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'call'
}

function byName(specs: readonly CallSpec[]): Map<string, CallSpec> {
  const found = new Map<string, CallSpec>()
  for (const spec of specs) {
    if (found.has(spec.name)) throw new Error(`The contract describes ${spec.name} twice.`)
    found.set(spec.name, spec)
  }
  return found
}
