/** What belongs to no member and no game. */
import type { GeneratedAlways } from 'kysely'
import type { Default, Optional } from './column.ts'

export interface HouseKeysTable {
  name: string
  value: string
  created_at: Default<Date>
}

/** By what the running house comes to the database; its owner alone reads it. */
export interface HouseRoleTable {
  one: Default<boolean>
  name: string
  password: string
}

export interface SiteStateTable {
  one: Default<boolean>
  under_maintenance: Default<boolean>
}

/** Which SQL functions and triggers are there, by the hash of their texts. */
export interface InstalledFunctionsTable {
  name: string
  hash: string
}

export interface MessagesTable {
  id: GeneratedAlways<bigint>
  member_id: bigint | null
  channel: 'mail' | 'sms'
  recipient: string
  template: string
  lang: 'tr' | 'en'
  subject: string
  body_text: string
  body_html: string
  created_at: Date
  sent_at: Optional<Date>
  gave_up_at: Optional<Date>
  tries: Default<number>
}
