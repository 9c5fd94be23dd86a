import { sql } from 'kysely'
import type { TopicData } from '#contract/topics.ts'
import type { Source } from '../push/source.ts'
import { hoursOf, hourText, isOpenAt, nextChangeAt } from './hours.ts'

interface Row {
  scope: string
  begun: boolean
  unread: bigint
  newest: bigint
}

/** The hours of support, and what stands in the conversations of members and of visitors' browsers. */
export const supportState: Source<TopicData<'support'>> = {
  name: 'support',
  async read({ database, clock }, scopes) {
    const { db } = database
    const hours = await hoursOf(db)
    const { rows } = await sql<Row>`
      select scope, talk.id is not null as begun,
        (select count(*) from support_messages
          where conversation_id = talk.id and is_from_house and id > talk.read_up_to) as unread,
        (select coalesce(max(id), 0) from support_messages
          where conversation_id = talk.id) as newest
      from unnest(${scopes}::text[]) scope
      left join support_conversations talk
        on talk.member_id = case when scope not like 'v%' then scope::bigint end
        or talk.visitor_hash = case when scope like 'v%' then decode(substr(scope, 2), 'hex') end
    `.execute(db)
    const hoursView = {
      open: isOpenAt(hours, clock()),
      opens: hourText(hours.opensMinute),
      closes: hourText(hours.closesMinute),
    }
    return new Map(
      rows.map(({ scope, begun, unread, newest }) => [
        scope,
        { ...hoursView, begun, unread: Number(unread), newestID: Number(newest) },
      ]),
    )
  },
  nextChangeAt: async ({ database, clock }) => nextChangeAt(await hoursOf(database.db), clock()),
}
