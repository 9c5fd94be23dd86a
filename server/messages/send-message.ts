import type { Kysely } from 'kysely'
import type { Lang } from '../context.ts'
import { port } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { House } from '../house.ts'
import { renderMail, renderSms } from './render.ts'
import { CHANNEL_OF, type Template, type Templates } from './templates.ts'

export interface Message<T extends Template> {
  /** Null where it is for nobody we know. */
  memberId: bigint | null
  /** An e-mail address, or a phone number in digits: the template says which. */
  to: string
  template: T
  lang: Lang
  values: Templates[T]
}

/** An answer's context is one. `db` is the transaction that the message belongs to. */
export interface Sender {
  db: Kysely<Tables>
  house: Pick<House, 'jobs' | 'settings'>
  now: Date
}

/**
 * Writes a message down, to be delivered once the caller's transaction has committed: what is
 * taken back is never told. Nothing leaves the house here.
 */
export async function sendMessage<T extends Template>(
  { db, house, now }: Sender,
  { memberId, to, template, lang, values }: Message<T>,
): Promise<void> {
  const channel = CHANNEL_OF[template]
  const render = channel === 'mail' ? renderMail : renderSms
  const { subject, text, html } = render(template, values, lang, { site: house.settings.publicUrl })
  const { id } = await db
    .insertInto('messages')
    .values({
      member_id: memberId,
      channel,
      recipient: to,
      template,
      lang,
      subject,
      body_text: text,
      body_html: html,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await house.jobs.add(port(db), 'deliver-message', { message: String(id) })
}
