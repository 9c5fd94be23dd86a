import { sql, type Kysely } from 'kysely'

/**
 * A bonus that became cash makes no room in a limit of losses any more: what stood in the windows is counted anew at the next look. And a phone
 * abroad is kept without the 0 that is dialled within its country alone, as it is read since; one that another member has that way stays.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(`update limit_windows set upto_seq = after_seq, staked = 0, paid = 0, lost = 0, purse = 0`)
    .execute(db)
  await sql.raw(PHONES).execute(db)
}

const SHORT = '1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]'

const PHONES = `
  update members m set phone = read.phone
  from (
    select id, code || ltrim(substr(phone, length(code) + 1), '0') as phone
    from (select id, phone, substring(phone from '^(?:(?:${SHORT})|(?!${SHORT})\\d{3})') as code
      from members where phone is not null) split
    where code not in ('39', '378', '225', '240', '241', '242')
  ) read
  where read.id = m.id and read.phone <> m.phone
    and not exists (select from members other where other.phone = read.phone)`
