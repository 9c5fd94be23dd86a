import type { Settings } from '../settings.ts'

/** A message as it leaves the house. `id` is the same at every try, so that a repeat can be known. */
export interface Parcel {
  id: string
  to: string
  subject: string
  text: string
  html: string
  at: Date
}

/** Takes one message out of the house; throws `NotCarried` when nobody took it. */
export type Carrier = (settings: Settings, parcel: Parcel) => Promise<void>

/** Nobody took a message. What it says holds neither its recipient nor its content. */
export class NotCarried extends Error {
  /** Asking again would not change it. */
  readonly isFinal: boolean

  constructor(reason: string, isFinal = false) {
    super(reason)
    this.isFinal = isFinal
  }
}

/** Without a mail server, a demo keeps its messages for whoever tries it out. */
export function hasOutbox({ demo, smtpUrl }: Settings): boolean {
  return demo && smtpUrl === undefined
}
