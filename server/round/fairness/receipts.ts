/** The house's signature under the record of a round: what it says, it cannot say otherwise later. */
import { receiptText, type Receipt } from '#contract/games/receipt.ts'
import type { Keys } from '../../door/keys.ts'

/** The record with its receipt. */
export async function withReceipt<T extends object>(
  { receiptKey, signReceipt }: Pick<Keys, 'receiptKey' | 'signReceipt'>,
  record: T,
): Promise<T & { receipt: Receipt }> {
  return {
    ...record,
    receipt: { key: receiptKey, signature: await signReceipt(receiptText(record)) },
  }
}
