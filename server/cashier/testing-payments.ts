import type { Client, TestHouse } from '#server/testing.ts'
import { newBankAccount } from './accounts/testing-accounts.ts'

/** Payments of a member by the sandbox: an open deposit, an approved, a canceled, three more, and an open withdrawal. */
export async function payEachWay(
  house: TestHouse,
  { client, memberId }: { client: Client; memberId: bigint },
) {
  const deposit = async (amount: number) =>
    (await client.call('prepayServices/processTransaction', { methodID: 3, amount })).data
  const press = (url: string | undefined, choice: string) =>
    fetch(url ?? '', { method: 'POST', body: `do=${choice}`, redirect: 'manual' })
  const [open, approved, canceled] = [await deposit(50), await deposit(60), await deposit(70)]
  await press(approved.url, 'approve')
  await press(canceled.url, 'decline')
  for (const amount of [80, 90, 100]) await press((await deposit(amount)).url, 'approve')
  const accountID = await newBankAccount(house, memberId)
  const out = await client.call('prepayServices/processTransaction', {
    methodID: 2,
    Type: 2,
    amount: 200,
    accountID,
    idValidity: '2040-01-01',
  })
  return {
    open: open.transactionID,
    approved: approved.transactionID,
    canceled: canceled.transactionID,
    out: out.data.transactionID,
  }
}
