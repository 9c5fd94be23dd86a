import { setTimeout as pause } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Payload } from '#contract/registry.ts'
import type { Tables } from '../database/tables.ts'
import { visitor, type TestHouse } from '../testing.ts'

type Typed = Payload<'user/register'>

let made = 0

/** A registration that nobody has made before and that would be taken. */
export function registration(typed: Partial<Typed> = {}): Typed {
  made += 1
  const number = String(made).padStart(4, '0')
  const password = typed.password ?? 'Nar-agaci7'
  return {
    firstname: 'Şule',
    lastname: 'Ağıralioğlu',
    birthdate: '1990-05-17',
    nationalID: nationalId(100_000_000 + made),
    country: 'TR',
    city: 'İzmir',
    address: 'Çınarlı Mah. 1572 Sok. No: 33/4',
    currency: 'TRY',
    email: `yeni${number}@kasa.test`,
    phone: `0533 000 ${number.slice(0, 2)} ${number.slice(2)}`,
    password,
    passwordConfirm: password,
    smsOptIn: false,
    emailOptIn: true,
    rulesAccepted: true,
    ...typed,
  }
}

/** Nine digits, the first not 0, and the two that check them. */
export function nationalId(first: number): string {
  const digits = [...String(first)].map(Number)
  const at = (...places: number[]) => places.reduce((sum, place) => sum + (digits[place] ?? 0), 0)
  const tenth = (at(0, 2, 4, 6, 8) * 7 - at(1, 3, 5, 7) + 100) % 10
  const eleventh = (at(0, 1, 2, 3, 4, 5, 6, 7, 8) + tenth) % 10
  return `${first}${tenth}${eleventh}`
}

/** Registers, confirms, and answers whom to log in as. */
export async function joined(house: TestHouse, typed: Partial<Typed> = {}) {
  const sent = registration(typed)
  await visitor(house).call('user/register', sent)
  const token = await newestToken(house, sent.email)
  await visitor(house).call('user/register_confirm', { token })
  const { id, username } = await house.database.db
    .selectFrom('members')
    .select(['id', 'username'])
    .where('email', '=', sent.email)
    .executeTakeFirstOrThrow()
  return { id, username, ...sent }
}

const JOBS = ['admit-newcomer', 'resend-confirmation', 'send-reset-link']

/** Waits until nothing that joining or a reset left to the jobs is still to be done. */
export async function settled({ database }: TestHouse): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query<{ waiting: bigint }>(
      'select count(*) as waiting from graphile_worker.jobs where task_identifier = any ($1)',
      [JOBS],
    )
    if (Number(rows[0]?.waiting) === 0) return
    await pause(10)
  }
}

/** The mail that went to an address so far, oldest first. */
export async function mailTo(house: TestHouse, recipient: string) {
  await settled(house)
  return house.database.db
    .selectFrom('messages')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
}

/** Which mails those are. */
export async function templatesTo(house: TestHouse, recipient: string): Promise<string[]> {
  return (await mailTo(house, recipient)).map(({ template }) => template)
}

/** The token of the last link that was mailed there. */
export async function newestToken(house: TestHouse, recipient: string): Promise<string> {
  const links = (await mailTo(house, recipient)).flatMap(
    ({ body_text: text }) => /\?token=([\w-]{43})(?![\w-])/.exec(text)?.[1] ?? [],
  )
  const last = links.at(-1)
  if (last === undefined) throw new Error(`no link was mailed to ${recipient}`)
  return last
}

/** The second begins while the first is done but not yet committed. */
export async function oneAfterTheOther<A, B>(
  { database }: Pick<TestHouse, 'database'>,
  first: (db: Transaction<Tables>) => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  let begin = () => {}
  // From outside: nobody asks for a second connection while holding one.
  const later = new Promise<void>((done) => (begin = done)).then(second)
  const earlier = await database.db.transaction().execute(async (inside) => {
    const result = await first(inside)
    begin()
    // Whoever does not wait for the first is done by then.
    await Promise.race([later, pause(1_000)])
    return result
  })
  return [earlier, await later]
}
