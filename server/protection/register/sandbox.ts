/** The register of a demo: it answers as one outside would, signed; `npm run exclusions` writes who stands in it. */
import * as z from 'zod/mini'
import { sql, type Kysely } from 'kysely'
import type { Actor } from '../../action/actor.ts'
import { recordAction } from '../../action/record.ts'
import { inTransaction } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { readAs } from '../../door/payload.ts'
import type { House } from '../../house.ts'
import { noticeKey } from '../../payments/keys.ts'
import { verifySignature } from '../../crypto/signature.ts'
import { signedBy, signing, type Line, type RawAnswer } from '../../crypto/signed-line.ts'
import { dayOf } from '#contract/time-span.ts'

/** Under this name lies the key that both sign with. */
export const SANDBOX_KEY = 'sandbox-register'

const text = (lengthMax: number) => z.string().check(z.minLength(1), z.maxLength(lengthMax))
const question = z.object({
  id: text(32),
  call: z.literal('ask'),
  nationalId: text(64),
  country: text(2),
  birthdate: text(10),
})

/** No socket between: what is asked and answered is the same to the byte. */
export function sandboxLine(house: House): Line {
  return async (headers, raw) => {
    const key = await noticeKey(house, SANDBOX_KEY)
    const signed = signedBy('register', (name) => headers[name])
    if (verifySignature(key, signed, raw, house.clock()) !== 'genuine') return nothing(401)
    const person = readAs(question, raw)
    if (!person) return nothing(400)
    const until = await listedUntil(house.database.db, person, dayOf(house.clock()))
    const reply = until === null ? { outcome: 'not-listed' } : { outcome: 'listed', until }
    const body = Buffer.from(JSON.stringify({ id: person.id, ...reply }))
    const signature = signing(house, 'register', key, body)
    return { status: 200, header: (name) => signature[name], body }
  }
}

const nothing = (status: number): RawAnswer => ({
  status,
  header: () => undefined,
  body: Buffer.alloc(0),
})

interface Listed {
  country: string
  nationalId: string
}

const rowOf = (db: Kysely<Tables>, { country, nationalId }: Listed) =>
  db
    .selectFrom('sandbox_exclusions')
    .select(sql<string>`until::text`.as('until'))
    .where('country', '=', country)
    .where('national_id', '=', nationalId)
    .executeTakeFirst()

async function listedUntil(
  db: Kysely<Tables>,
  person: Listed,
  today: string,
): Promise<string | null> {
  const row = await rowOf(db, person)
  return row !== undefined && row.until >= today ? row.until : null
}

/** Writes a person into the sandbox register, or takes them off with null. False where that changes nothing. */
export function setInSandbox(
  db: Kysely<Tables>,
  actor: Actor,
  person: Listed,
  until: string | null,
): Promise<boolean> {
  const { country, nationalId } = person
  return inTransaction(db, async (inside) => {
    const before = (await rowOf(inside, person))?.until ?? null
    if (before === until) return false
    await inside
      .deleteFrom('sandbox_exclusions')
      .where('country', '=', country)
      .where('national_id', '=', nationalId)
      .execute()
    if (until !== null)
      await inside
        .insertInto('sandbox_exclusions')
        .values({ country, national_id: nationalId, until })
        .execute()
    // A national id is nothing to be kept for good.
    const target = `person:${country} ··${nationalId.slice(-2)}`
    const what = 'sandbox-register.set'
    await recordAction(inside, actor, { what, target, before: { until: before }, after: { until } })
    return true
  })
}

export const sandboxList = (db: Kysely<Tables>) =>
  db
    .selectFrom('sandbox_exclusions')
    .select(['country', 'national_id', sql<string>`until::text`.as('until')])
    .orderBy('until')
    .orderBy('national_id')
    .execute()
