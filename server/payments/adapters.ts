import type { House, OperatingHouse } from '../house.ts'
import type { Channels, PaymentAdapter } from './adapter.ts'
import { byHand } from './by-hand.ts'
import type { Direction } from './direction.ts'
import type { InTwoLanguages, MethodTerms, PaymentMethod } from './method.ts'
import { sandbox } from './sandbox.ts'
import { wallet } from './wallet.ts'

/** Every provider that a house works with: one line each. */
export function ownAdapters(house: OperatingHouse): readonly PaymentAdapter[] {
  return house.settings.demo ? [sandbox(house), wallet(house), byHand()] : []
}

/** A method in one direction, and the provider that it goes through. */
export interface OfferedMethod<D extends Direction> {
  method: PaymentMethod
  terms: MethodTerms
  provider: string
  channel: Channels[D]
}

type Payments = Pick<House, 'payments'>

export function adapterNamed({ payments }: Payments, name: string): PaymentAdapter | null {
  return payments.find((adapter) => adapter.name === name) ?? null
}

/** What members can pay in or be paid with, in the order it is shown. */
export function offersOf<D extends Direction>(
  { payments }: Payments,
  direction: D,
): OfferedMethod<D>[] {
  return payments.flatMap((adapter) =>
    adapter.methods.flatMap((method) => offerThrough(adapter, method, direction) ?? []),
  )
}

/** As the foot of every page lists it, in the shape of DATA-13. */
export interface ListedMethod {
  id: number
  title: InTwoLanguages
  /** A picture's address, or empty. */
  image: string
}

/** What members pay in by, each group once, where the first of its methods stands. */
export function investmentMethods(house: Payments): ListedMethod[] {
  const shown = offersOf(house, 'in').map(({ method }) => method.group ?? method)
  const each = new Map(shown.map((one) => [one.id, one]))
  return [...each.values()].map(({ id, name, image }) => ({ id, title: name, image }))
}

export function offerOf<D extends Direction>(
  house: Payments,
  direction: D,
  methodId: number,
): OfferedMethod<D> | null {
  return offersOf(house, direction).find(({ method }) => method.id === methodId) ?? null
}

/** A method by its number, whichever way it goes. */
export function methodOf({ payments }: Payments, methodId: number): PaymentMethod | null {
  return payments.flatMap(({ methods }) => methods).find(({ id }) => id === methodId) ?? null
}

function offerThrough<D extends Direction>(
  { name, channels }: PaymentAdapter,
  method: PaymentMethod,
  direction: D,
): OfferedMethod<D> | null {
  const terms = method.terms[direction]
  const channel = channels[direction]
  return terms && channel ? { method, terms, provider: name, channel } : null
}

/**
 * Throws on adapters that no house may open with: a name, number or key that stands for two, and a method
 * with terms for a direction that its provider does not go in.
 */
export function checkAdapters(adapters: readonly PaymentAdapter[]): void {
  const methods = adapters.flatMap((adapter) => adapter.methods)
  requireUnique('provider', adapters, ({ name }) => name)
  const groups = new Set(methods.flatMap(({ group }) => group ?? []))
  requireUnique('method', [...methods, ...groups], ({ id }) => String(id))
  requireUnique('method key', methods, ({ key }) => key)
  for (const { name, channels, methods } of adapters)
    for (const { key, terms } of methods)
      for (const direction of ['in', 'out'] as const)
        if (terms[direction] && !channels[direction])
          throw new Error(`the method ${key} goes ${direction}, and ${name} does not`)
}

function requireUnique<T>(what: string, all: readonly T[], nameOf: (one: T) => string): void {
  const names = all.map(nameOf)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`two of the ${what} ${twice}`)
}
