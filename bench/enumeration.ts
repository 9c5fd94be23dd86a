import { randomInt } from 'node:crypto'
import { hashPassword } from '#server/account/security/passwords.ts'
import { registration } from '#server/account/testing.ts'
import { openDatabase, type Database } from '#server/database/database.ts'
import { createCluster } from './cluster.ts'
import { openConnection, type Connection } from './connection.ts'
import { welch, withoutSlowest, type Comparison } from './figures.ts'
import { startHouseProcess } from './house-process.ts'
import type { Result } from './result.ts'

/**
 * Can a stranger tell from the clock which accounts exist? Each call is asked of known and of
 * unknown names in a random order, each try from an address of its own, and the two sets of times
 * are compared by Welch's t, whole and without the slowest. Every known name is asked once, so that
 * no limit is met. `-- enumeration 8000 forgot` looks longer at one call.
 */

const TRIES = 2_000
const WARM_UP = 100
const T_MAX = 3

type Asks = (who: { email: string }) => [method: string, data: object]

const CALLS: Readonly<Record<string, Asks>> = {
  login: ({ email }) => ['login', { username: email, password: 'Wrong-guess1' }],
  forgot: ({ email }) => ['forgot', { username: email }],
  register: ({ email }) => ['register', registration({ email })],
}

export async function result(
  log: (line: string) => void,
  options: readonly string[],
): Promise<Result> {
  const tries = Math.max(Number(options[0] ?? TRIES), 200)
  const only = options[1]
  const cluster = await createCluster()
  const house = await startHouseProcess(cluster.url)
  try {
    const database = await openDatabase(cluster.url, 2)
    const connection = await openConnection('127.0.0.1', house.port)
    const compared: Record<string, Comparison> = {}
    for (const [name, asks] of Object.entries(CALLS)) {
      if (only !== undefined && name !== only) continue
      log(`user/${name}, ${tries} tries…`)
      const compare = await times(connection, asks, await namesOf(database, name, tries))
      compared[name] = compare
      log(`  ${inWords(compare)}`)
    }
    connection.close()
    await database.close()
    const all = Object.entries(compared)
    const line = all.map(([name, { t }]) => `t_${name}=${t.toFixed(2)}`).join(' ')
    const passed = all.every(([, { t }]) => Math.abs(t) < T_MAX)
    return { line: `${line} tries=${tries}`, passed, figures: { tries, ...compared } }
  } finally {
    await house.stop()
    await cluster.remove()
  }
}

interface Name {
  email: string
  isKnown: boolean
}

/** Half of them have accounts, in a random order. */
async function namesOf(database: Database, call: string, tries: number): Promise<Name[]> {
  const names = Array.from({ length: tries + WARM_UP }, (_, n) => ({
    email: `${call}-${String(n).padStart(6, '0')}@kasa.test`,
    isKnown: n % 2 === 0,
  }))
  const known = names.flatMap(({ email, isKnown }) => (isKnown ? [email] : []))
  const hash = await hashPassword('Nar-agaci7')
  await database.pool.query(MEMBERS, [known, hash])
  for (let n = names.length - 1; n > 0; n--) swap(names, n, randomInt(n + 1))
  return names
}

const MEMBERS = `
insert into members (uid, username, email, firstname, lastname, password_hash, confirmed_at)
select email, split_part(email, '@', 1), email, 'Bench', 'Üyesi', $2, now()
from unnest($1::text[]) email`

function swap<T>(list: T[], one: number, other: number): void {
  const [a, b] = [list[one], list[other]]
  if (a === undefined || b === undefined) return
  list[one] = b
  list[other] = a
}

async function times(
  connection: Connection,
  asks: Asks,
  names: readonly Name[],
): Promise<Comparison> {
  const known: number[] = []
  const unknown: number[] = []
  const answers = new Set<string>()
  for (const [n, name] of names.entries()) {
    const [method, data] = asks(name)
    const headers = `panel: frontend\r\nX-Forwarded-For: ${address()}\r\n`
    const body = { api: { class: 'user', method }, data, user: { lang: 'tr' } }
    const began = performance.now()
    const answer = await connection.post('/endpoint/v1', body, headers)
    const tookMs = performance.now() - began
    answers.add(shapeOf(answer.body))
    if (n >= WARM_UP) (name.isKnown ? known : unknown).push(tookMs)
  }
  if (answers.size !== 1) throw new Error(`the answers differ: ${[...answers].join(' | ')}`)
  // Whichever of the two looks tells more.
  const [whole, quick] = [welch(known, unknown), welch(...withoutSlowest(known, unknown))]
  return Math.abs(whole.t) > Math.abs(quick.t) ? whole : quick
}

/** All that an answer says but the member name that a registration makes up. */
function shapeOf(body: unknown): string {
  return JSON.stringify(body, (key, value: unknown) => (key === 'username' ? '' : value))
}

let count = 0
function address(): string {
  count += 1
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
}

function inWords({ t, meanA, meanB, visible }: Comparison): string {
  return `known ${meanA.toFixed(3)} ms, unknown ${meanB.toFixed(3)} ms, t ${t.toFixed(2)}; a difference of ${visible.toFixed(3)} ms would show`
}
