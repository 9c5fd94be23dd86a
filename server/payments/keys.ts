import type { OperatingHouse } from '#server/house.ts'

const SECRET_BYTES = 32

/**
 * The key a provider signs its notices with. Those of the sandboxes, which are ours, are made when first asked for: a house
 * that takes real payments makes up nobody's, and throws where one is missing.
 */
export async function noticeKey(house: OperatingHouse, provider: string): Promise<Buffer> {
  const { db } = house.database
  const found = await find(house, provider)
  if (found) return found
  if (!house.settings.demo) throw new Error(`the key for the notices of ${provider} is missing`)
  await db
    .insertInto('payment_keys')
    .values({ provider, secret: house.random(SECRET_BYTES) })
    .onConflict((conflict) => conflict.column('provider').doNothing())
    .execute()
  const made = await find(house, provider)
  if (!made) throw new Error(`no key for the notices of ${provider}`)
  return made
}

async function find({ database }: OperatingHouse, provider: string): Promise<Buffer | undefined> {
  const query = database.db
    .selectFrom('payment_keys')
    .select('secret')
    .where('provider', '=', provider)
  return (await query.executeTakeFirst())?.secret
}
