import { createHash, randomBytes } from 'node:crypto'
import { lira } from '#contract/money.ts'
import { seedCatalogue } from '#server/catalogue/seed.ts'
import { clientPort, type Database } from '#server/database/database.ts'
import { deposit } from '#ledger/moves.ts'
import { post } from '#ledger/post.ts'
import { makeToken } from '#server/game-session/token.ts'

/** A member of the bench, sitting at the game with a live session and money enough. */
export interface Seat {
  memberId: bigint
  /** What opens the game over HTTP, and its hash, what the database knows it by. */
  sessionID: string
  tokenHash: Buffer
  /** An address of the member's own, so that limits per address stand as they are. */
  forwarded: string
}

export const GAME = { id: 'lale-devri', version: '1', account: 'games:kasa' }
const MONEY = lira(5_000_000)
const CLIENT_SEED = 'bench'

/** Seats `count` new members with this much each at a game or a table. Logging each in over HTTP would cost a password hash apiece. */
export async function seatMembers(
  database: Database,
  count: number,
  money = MONEY,
  game = GAME,
): Promise<Seat[]> {
  // As at every start of a house: where none runs, what they sit at stands in no catalogue else.
  await seedCatalogue(database.db)
  const { rows } = await database.pool.query<{ id: bigint }>(MEMBERS, [
    randomBytes(4).toString('hex'),
    count,
  ])
  const seats = rows.map(({ id }, n) => {
    const sessionID = makeToken(id, randomBytes)
    const tokenHash = createHash('sha256').update(sessionID).digest()
    const forwarded = `X-Forwarded-For: 10.${n >> 16}.${(n >> 8) & 255}.${n & 255}\r\n`
    return { memberId: id, sessionID, tokenHash, forwarded }
  })
  const ids = seats.map(({ memberId }) => memberId)
  await database.pool.query(SESSIONS, [ids])
  const hashes = seats.map(({ tokenHash }) => tokenHash)
  await database.pool.query(GAME_SESSIONS, [ids, hashes, game.id, game.version, game.account])
  await database.pool.query(SEEDS, [ids, CLIENT_SEED])
  const paid = await database.pool.query<{ memberId: bigint; id: bigint }>(DEPOSITS, [ids, money])
  const q = clientPort(database.pool)
  const credit = ({ memberId, id }: { memberId: bigint; id: bigint }) =>
    post(q, deposit({ memberId, source: 'deposit', reference: String(id) }, money, 'sandbox'))
  await Promise.all(paid.rows.map(credit))
  return seats
}

const DEPOSITS = `
insert into cash_transactions (member_id, direction, status, method_id, transfer_type_id, amount, call,
  content_hash, provider, decided_at)
select id, 'in', 1002, 1, 2, $2, 'bench', '', 'sandbox', now() from unnest($1::bigint[]) id
returning member_id as "memberId", id`

const MEMBERS = `
insert into members (uid, username, email, firstname, lastname, password_hash)
select name, name, name || '@kasa.test', 'Bench', 'Üyesi', '-'
from (select 'bench-' || $1 || '-' || n as name from generate_series(1, $2::int) n) names
returning id`

const SESSIONS = `
with families as (
  insert into session_families (member_id, created_at, expires_at)
  select id, now(), now() + interval '1 day' from unnest($1::bigint[]) id returning member_id, id
)
insert into sessions (member_id, family_id, sid_hash, browser_hash, browser, ip, created_at,
  active_at, proved_at, expires_at)
select member_id, id, sha256(member_id::text::bytea), sha256(id::text::bytea), 'bench', '',
  now(), now(), now(), now() + interval '1 day' from families`

const GAME_SESSIONS = `
insert into game_sessions (member_id, token_hash, family_id, game_id, game, version, account,
  created_at)
select seat.member_id, seat.token_hash, family.id,
  (select min(id) from catalogue_games where game = $3), $3, $4, $5, now()
from unnest($1::bigint[], $2::bytea[]) seat (member_id, token_hash)
join session_families family on family.member_id = seat.member_id`

const SEEDS = `
insert into member_seeds (member_id, seq, server_seed, seed_hash, client_seed, created_at, next_server_seed, next_seed_hash)
select id, 1, seed, sha256(seed), $2, now(), next, sha256(next) from (
  select id, sha256(id::text::bytea) as seed, sha256(('next' || id)::bytea) as next from unnest($1::bigint[]) id
) made`
