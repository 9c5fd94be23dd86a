import { constants, createHash, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto'
import type { Database } from '#server/database/database.ts'
import { seatMembers, type Seat } from '../seats.ts'

/** A member of the bench at the site's door: logged in, with an account to be paid to. */
export interface Member extends Seat {
  /** The envelope's `user`, as a browser stores it. */
  user: Readonly<Record<'uid' | 'sid' | 'uip' | 'gmt' | 'lang', string>>
  /** Headers of every call: the panel, the cookie, an address of the member's own. */
  headers: string
  accountId: number
}

interface Login {
  memberId: bigint
  uid: string
  sid: string
  cookie: string
}

/** Seats so many members, logs them in without a password, and gives each a bank account. */
export async function logInMembers(
  database: Database,
  count: number,
  keyUrl: string,
): Promise<Member[]> {
  const seats = await seatMembers(database, count)
  const ids = seats.map(({ memberId }) => memberId)
  const uids = await database.pool.query<{ id: bigint; uid: string }>(UIDS, [ids])
  const uidOf = new Map(uids.rows.map(({ id, uid }) => [id, uid]))
  const logins = ids.map((memberId) => loginOf(memberId, uidOf.get(memberId) ?? ''))
  await database.pool.query(OPEN, [
    ids,
    logins.map(({ sid }) => hashOf(sid)),
    logins.map(({ cookie }) => hashOf(cookie)),
  ])
  const accounts = await database.pool.query<{ memberId: bigint; id: bigint }>(ACCOUNTS, [ids])
  const accountOf = new Map(accounts.rows.map(({ memberId, id }) => [memberId, Number(id)]))
  const encrypt = await encryption(keyUrl)
  return seats.map((seat, at) => {
    const { uid, sid, cookie } = logins[at] ?? loginOf(seat.memberId, '')
    return {
      ...seat,
      user: { uid: encrypt(uid), sid: encrypt(sid), uip: encrypt('10.0.0.1'), gmt: '', lang: 'tr' },
      headers: `panel: frontend\r\nCookie: kasa-browser=${cookie}\r\n${seat.forwarded}`,
      accountId: accountOf.get(seat.memberId) ?? 0,
    }
  })
}

const secret = (): string => randomBytes(32).toString('base64url')
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
const loginOf = (memberId: bigint, uid: string): Login => ({
  memberId,
  uid,
  sid: secret(),
  cookie: secret(),
})

/** What hides a text as browsers hide it, by the key that the house shows there. */
export async function encryption(url: string): Promise<(text: string) => string> {
  // The contract's shape; a key that is none of it fails in the next line.
  const jwk = (await (await fetch(url, { headers: { panel: 'frontend' } })).json()) as JsonWebKey
  const key = createPublicKey({ key: { ...jwk }, format: 'jwk' })
  const padding = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  return (text) => publicEncrypt(padding, Buffer.from(text)).toString('base64')
}

const UIDS = 'select id, uid from members where id = any($1::bigint[])'

const OPEN = `
update sessions set sid_hash = login.sid, browser_hash = login.browser
from unnest($1::bigint[], $2::bytea[], $3::bytea[]) login (id, sid, browser)
where sessions.member_id = login.id`

const ACCOUNTS = `
insert into bank_accounts (member_id, bank_id, account_owner, iban)
select id, 1, 'Bench Üyesi', 'TR330099800000519786457841' from unnest($1::bigint[]) id
returning member_id as "memberId", id`
