import type { OperatingHouse } from '#server/house.ts'

const ID_BYTES = 16
const ID_PATTERN = /^[0-9a-f]{32}$/

/** A page's name is all that guards it, so it cannot be guessed. */
export function newPaymentId({ random }: OperatingHouse): string {
  return random(ID_BYTES).toString('hex')
}

export function isPaymentId(text: string): boolean {
  return ID_PATTERN.test(text)
}

export function paymentUrl({ settings }: OperatingHouse, id: string): string {
  return `${settings.publicUrl}/sandbox-pay/${id}`
}
