/** Passkeys: made and taken back by a member, shown in place of a code or of everything else. */
import * as z from 'zod/mini'
import { loginData } from './account.ts'
import { call, done, verification, listCall, nothing } from '../call.ts'
import { id, line, moment, name } from '../shapes.ts'

/** How a browser reaches the device: a word that is kept with the passkey, also one that is not known yet. */
const transport = z.string().check(z.regex(/^[\w-]{1,32}$/))

/** What a browser made with its passkeys, as its library sends it; verified by the server's. */
const passkeyResponse = z.looseObject({
  id: line(1400, 1),
  response: z.looseObject({ transports: z.optional(z.array(transport).check(z.maxLength(16))) }),
})
/** Options that the browser's library takes as they are. */
const passkeyOptions = z.looseObject({ challenge: z.string() })

export const passkeyOffer = call({
  name: 'user/passkey_offer',
  summary:
    'What the browser needs to make a passkey for this member; its name is looked at before.',
  who: 'member',
  manner: 'write',
  input: z.object({ name: z.optional(name(60)) }),
  output: passkeyOptions,
  refusals: ['proof-needed'],
})

export const passkeyAdd = call({
  name: 'user/passkey_add',
  summary: 'Keeps the passkey that the browser made.',
  who: 'member',
  manner: 'steps',
  input: z.object({ name: name(60), response: passkeyResponse }),
  output: z.object({ passkeyID: id }),
  refusals: ['proof-needed', 'passkey-refused'],
  stale: ['user/passkeys'],
})

export const passkeys = listCall({
  name: 'user/passkeys',
  summary: "The member's passkeys, newest first.",
  who: 'member',
  paging: { limit: 20, limitMax: 50 },
  filters: {},
  item: z.object({
    passkeyID: id,
    name: z.string(),
    /** Kept by the maker of the device as well, so that losing it loses nothing. */
    backedUp: z.boolean(),
    madeAt: moment,
    usedAt: z.nullable(moment),
  }),
})

export const passkeyRemove = call({
  name: 'user/passkey_remove',
  summary: "Takes one of the member's passkeys out of use.",
  who: 'member',
  manner: 'write',
  input: z.object({ passkeyID: id }),
  output: done,
  refusals: ['proof-needed', 'not-found'],
  stale: ['user/passkeys'],
})

export const passkeyAsk = call({
  name: 'user/passkey_ask',
  summary:
    'What the browser needs to show a passkey: of whoever waits for a second factor, else of anyone.',
  who: 'anyone',
  manner: 'write',
  input: nothing,
  output: passkeyOptions,
  quiet: true,
})

export const passkeyLogin = call({
  name: 'user/passkey_login',
  summary: 'Begins a session by a passkey alone; its device asked for a finger, a face or a PIN.',
  who: 'anyone',
  manner: 'steps',
  input: z.object({ response: passkeyResponse }),
  output: loginData,
  refusals: ['passkey-refused', 'account-inactive', 'register-silent'],
  stale: ['*'],
})

export const passkeyCheck = verification({
  name: 'user/passkey_check',
  summary:
    'Finishes a login by a passkey in place of the code; of a member, proves once more who sits there.',
  who: 'pending',
  input: z.object({ response: passkeyResponse }),
  refusals: ['too-many-codes'],
})
