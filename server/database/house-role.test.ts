import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { startHouse } from '../main.ts'
import { openSlot } from '../round/testing.ts'
import { readSettings } from '../settings.ts'
import { loginAs, startTestHouse, type TestHouse } from '../testing.ts'
import { freshDatabase, inMaintenance } from './testing.ts'
import { houseUrlOf, openAsHouse, prepareDatabase } from './prepare.ts'

const DENIED = /permission denied|must be (owner|superuser)/

describe('the role of a running house', () => {
  let house: TestHouse
  beforeAll(async () => {
    house = await startTestHouse()
    const slot = await openSlot(await loginAs(house, 'demo'))
    const { round } = await slot.play()
    if (round.active) await slot.endRound()
  })
  afterAll(() => house.close())

  const denied = (text: string) =>
    expect(house.database.money.pool.query(text), text).rejects.toThrow(DENIED)

  it.each(['entries', 'actions'])('reads %s, and can neither change nor delete', async (table) => {
    await denied(`update ${table} set ${table === 'entries' ? 'cash = 0' : "why = 'another'"}`)
    await denied(`delete from ${table}`)
    await denied(`truncate ${table}`)
    await denied(`select 1 from ${table} for update`)
    await denied(`alter table ${table} disable trigger all`)
    await denied(`alter table ${table} add column more text`)
    await denied(`drop table ${table}`)
    const { rows } = await house.database.pool.query(`select 1 from ${table} limit 1`)
    expect(rows.length).toBe(1)
  })

  it('gives itself no rights, and takes no other role', async () => {
    const { rows } = await house.owner.pool.query<{ owner: string }>('select current_user as owner')
    await denied(`set role ${rows[0]?.owner}`)
    await house.database.pool.query('grant update on entries to current_user').catch(() => {})
    await denied('update entries set cash = 0')
    await denied('alter role current_user superuser')
    await denied("set session_replication_role = 'replica'")
    await denied(
      `create or replace function ledger_lock(p_members bigint[]) returns bigint language sql as 'select 1'`,
    )
  })

  it.each(['wallets', 'bets', 'rounds', 'member_seeds', 'cash_transactions', 'payment_notices'])(
    'takes no row of %s away',
    (table) => denied(`delete from ${table}`),
  )

  it.each([
    ['cash_transactions', "fields = '{}'", 'amount = amount + 1', 'member_id = 1', 'method_id = 1'],
    ['bets', "game = 'another'", 'placed_at = now()', 'game_id = 1'],
    ['rounds', 'payout = payout + 1', 'multiplier = 100', 'jackpot_terms = null', "version = '0'"],
    ['floor_rounds', 'opened_at = now()', "card = '{}'", 'drawn_at = now()'],
    ['floor_stakes', 'place = 1', 'amount = 1', "client_seed = 'x'", 'target = 101'],
    ['floor_tables', "rules = '{}'", "salt = ''", 'pause_ms = 0'],
    ['floor_chains', "root = ''", "end_hash = ''"],
    ['jackpot_wins', 'amount = 1', 'grown = 0', 'start = 0'],
    ['sports_coupons', 'due_at = now()', "content = ''", "policy = 'any'"],
    ['sports_coupon_legs', "selection = '1'", 'is_live = false', 'shown_odds = 101'],
    ['lottery_tickets', 'number = 1', 'transaction_id = 1', 'member_id = 1'],
    ['tournament_standings', 'prize = 1', 'rank = 1', 'member_id = 1'],
    ['poker_words', "outcome = 'done'", 'amount = 1'],
    ['member_seeds', "server_seed = sha256('mine')", "seed_hash = sha256('mine')"],
    ['payment_notices', 'amount = amount * 1000', "kind = 'approved'"],
    ['poker_transfers', 'amount = amount * 100', "direction = 'in'"],
    ['bonus_offers', 'wagering = 0', 'percent = 100', 'amount_max = amount_max * 2'],
    ['bonuses', "expires_at = 'infinity'", 'basis = basis * 2', 'granted_at = now()'],
    ['lotteries', "server_seed = sha256('another')", 'minimum = 0'],
    ['lottery_prizes', 'amount = amount * 1000', 'tickets = 1'],
    ['tournaments', 'min_stake = 0', 'ends_at = now()'],
    ['tournament_prizes', 'amount = amount * 1000'],
  ])('leaves standing what %s promised', async (table, ...changes) => {
    for (const change of changes) await denied(`update ${table} set ${change}`)
    await denied(`delete from ${table}`)
  })

  it.each([
    ['bets', `settled_at = settled_at - interval '1 hour' where settled_at is not null`],
    ['cash_transactions', `decided_at = decided_at - interval '1 hour' where status = 1002`],
    ['cash_transactions', `status = 1001, decided_at = null where status = 1002`],
    ['member_seeds', `client_seed = client_seed || '2' where client_seed is not null`],
  ])('turns nothing of %s back', async (table, change) => {
    const { pool } = house.database.money
    await expect(pool.query(`update ${table} set ${change}`)).rejects.toThrow(/only goes forward/)
  })

  it('turns nothing back behind a table of its own that has the name of one of the catalogue’s', async () => {
    const client = await house.database.money.pool.connect()
    try {
      await client.query('create temp table pg_class (oid oid, relowner oid)')
      await client.query(`insert into pg_temp.pg_class
        select 'member_seeds'::regclass, oid from pg_catalog.pg_roles where rolname = current_user`)
      const change = `update member_seeds set client_seed = client_seed || '2' where client_seed is not null`
      await expect(client.query(change)).rejects.toThrow(/only goes forward/)
    } finally {
      client.release(true)
    }
  })

  it('writes no entry, wallet or hold but by the ledger’s functions, which say what it is and when it was', async () => {
    const entry = (legs: string, at: string): string =>
      `insert into entries (member_id, seq, source, reference, move, content, cash_delta, bonus_delta, held_delta,
         pending_delta, house, house_delta, cash, bonus, held, pending, at, prev, hash)
       select member_id, seq + 1, 'bet', 'attack', ${legs}, cash, bonus, held, pending, ${at}, head, '' from wallets limit 1`
    // A withdrawal of the house's money, and a stake of before it was known what came of it.
    await denied(entry("'withdrawal-request', '', 0, 0, 0, 5, 'games:cini', -5", 'now()'))
    await denied(entry("'stake', '', -5, 0, 0, 0, 'games:cini', 5", "now() - interval '1 s'"))
    await denied('update wallets set cash = cash + 1')
    await denied('insert into wallets (member_id) values (987654)')
    await denied('update holds set cash_open = cash_open + 1')
    await denied(
      `select ledger_note_holds(array[ledger_free_stake(1, 'a', 'a', 5, 'poker', '', null, 0)], '{}')`,
    )
  })

  it('calls those with no table of its own in the place of the house’s', async () => {
    const client = await house.database.money.pool.connect()
    try {
      await client.query('create temp table entries (like public.entries)')
      await client.query('begin')
      await client.query(`select ledger_post(array(select ledger_stake(member_id, 'bet', 'attack', 5, 'games:cini', '')
        from public.wallets where cash > 5 limit 1))`)
      const { rows } = await client.query<{ is_now: boolean }>(
        `select at between now() and clock_timestamp() as is_now from public.entries where reference = 'attack'`,
      )
      expect(rows).toEqual([{ is_now: true }])
      expect((await client.query('select from pg_temp.entries')).rowCount).toBe(0)
    } finally {
      client.release(true)
    }
  })

  it('gives no trigger a table of its own to look at: whatever stands for the owner or looks elsewhere names where', async () => {
    const { rows } = await house.owner.pool.query<{ proname: string }>(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace
         and (prosecdef or prorettype = 'trigger'::regtype and prosrc ~* '(from|join|update|into) [a-z_]+ ')
         and coalesce(array_to_string(proconfig, ' ') !~ 'search_path=public, pg_temp', true)`,
    )
    expect(rows).toEqual([])
  })

  it('knows nothing of how it comes in, nor of what the owner notes down', async () => {
    await denied('select * from house_role')
    await denied('delete from kysely_migration')
    await denied("update installed_functions set hash = ''")
  })
})

describe('the database by its owner', () => {
  it('is prepared anew without a statement where all stands, and after a restore makes the role again', async () => {
    const fresh = await freshDatabase()
    const first = await prepareDatabase(fresh.url)
    expect(await prepareDatabase(fresh.url)).toEqual({ ...first, ran: [] })
    expect(await houseUrlOf(fresh.url)).toBe(first.url)
    const lost = `kasa_house_${'0'.repeat(12)}`
    await fresh.pool.query('update house_role set name = $1', [lost])
    const restored = await prepareDatabase(fresh.url)
    expect(new URL(restored.url).username).toBe(lost)
    // A restored database has given its functions to everybody.
    await fresh.pool.query('grant execute on function ledger_post, round_enter to public')
    await prepareDatabase(fresh.url)
    const { rows } = await fresh.pool.query(
      `select count(*)::int as open from pg_proc p, aclexplode(p.proacl) a where p.prosecdef and a.grantee = 0`,
    )
    expect(rows).toEqual([{ open: 0 }])
    await (await openAsHouse(restored.url)).close()
    // Who may add to the ledger past its functions is none of the house's.
    await fresh.pool.query(`grant insert on wallets to ${lost}`)
    await expect(openAsHouse(restored.url)).rejects.toThrow(/may change or delete/)
    await fresh.pool.query(`drop owned by ${lost}; drop role ${lost}`)
    await fresh.close()
  })

  it('opens to a role of the operator’s own, and not to one that could change the books', async () => {
    const fresh = await freshDatabase('demo')
    const own = `kasa_own_${process.pid}`
    const houseUrl = new URL(fresh.url)
    houseUrl.username = own
    houseUrl.password = 'a-word'
    await fresh.pool.query(`create role ${own} login password 'a-word'`)
    const settings = readSettings({ PORT: '0', GAMES_PORT: '0', DEMO: '0' })
    const start = (databaseUrl: string, databaseHouseUrl?: string) =>
      startHouse(
        { ...settings, ...(databaseHouseUrl ? { databaseHouseUrl } : {}) },
        { log: createLog({ logLevel: 'silent' }), databaseUrl },
      )
    await expect(start(fresh.url, fresh.url)).rejects.toThrow(/may change or delete/)
    for (const open of [() => start(fresh.url, houseUrl.href), () => start(houseUrl.href)]) {
      const house = await open()
      const { rows } = await house.database.pool.query('select current_user as who')
      expect(rows).toEqual([{ who: own }])
      await house.close()
    }
    await fresh.pool.query("delete from kysely_migration where name = '036-house-role'")
    await expect(start(houseUrl.href)).rejects.toThrow(/start it once by their owner/)
    await fresh.close()
    await inMaintenance((client) => client.query(`drop role ${own}`).then(() => {}))
  })

  it('says what is missing where its owner may make no role', async () => {
    const fresh = await freshDatabase()
    const poor = `kasa_poor_${process.pid}`
    const name = new URL(fresh.url).pathname.slice(1)
    await inMaintenance(async (client) => {
      await client.query(`create role ${poor} login password 'a-word'`)
      await client.query(`create database ${name}_poor owner ${poor}`)
    })
    const url = new URL(fresh.url)
    url.pathname += '_poor'
    url.username = poor
    url.password = 'a-word'
    await expect(prepareDatabase(url.href)).rejects.toThrow(/CREATEROLE.*DATABASE_HOUSE_URL/)
    await fresh.close()
    await inMaintenance(async (client) => {
      await client.query(`drop database ${name}_poor`)
      await client.query(`drop role ${poor}`)
    })
  })
})
