import type { House } from '#server/house.ts'
import type { DepositMethod } from './method.ts'
import type { PaymentProvider } from './provider.ts'
import { sandbox } from './sandbox.ts'

/** A method and the provider that collects for it. */
export interface Offer {
  method: DepositMethod
  provider: PaymentProvider
}

/** Every provider this house works with: one line each. */
export function providersOf(house: House): readonly PaymentProvider[] {
  return house.settings.demo ? [sandbox(house)] : []
}

export function providerNamed(house: House, name: string): PaymentProvider | null {
  return providersOf(house).find((provider) => provider.name === name) ?? null
}

/** What a member can pay in with, in the order it is shown. */
export function offersOf(house: House): readonly Offer[] {
  return providersOf(house).flatMap((provider) =>
    provider.methods.map((method) => ({ method, provider })),
  )
}

export function offerOf(house: House, methodId: number): Offer | null {
  return offersOf(house).find(({ method }) => method.id === methodId) ?? null
}
