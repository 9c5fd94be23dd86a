/** Who a member is: logging in and out, sessions, profile, what is kept about them. */
import * as z from 'zod/mini'
import { call, done, listCall, nothing } from '../call.ts'
import { ciphertext, id, line, moment, password } from '../shapes.ts'

/** What a login, a refresh and a right second factor answer. */
export const loginData = z.object({
  rid: z.int(),
  uid: z.string(),
  sid: z.string(),
  uip: z.string(),
  /** The member's distance from UTC, like `+03:00`. */
  gtm: z.string(),
  language: z.literal(['tr', 'en']),
  username: z.string(),
  lastlogin: z.nullable(moment),
  /** Longer than 10 when a second factor must follow; never the secret itself. */
  gasecret: z.string(),
  /** Opens a new session once, later. Absent while a second factor must follow. */
  auth: z.optional(z.string()),
})

export const login = call({
  name: 'user/login',
  summary: 'Begins a session. `username` is the e-mail, the phone or the member name.',
  who: 'anyone',
  manner: 'steps',
  input: z.object({ username: line(254, 1), password }),
  output: loginData,
  refusals: ['login-failed', 'account-inactive', 'locked-out', 'register-silent'],
  stale: ['*'],
})

export const logout = call({
  name: 'user/logout',
  summary:
    'Ends the session and its auth value, or the login that waits for its second factor; none opens anything afterwards.',
  who: 'pending',
  manner: 'write',
  input: nothing,
  output: done,
  stale: ['*'],
})

export const refreshSession = call({
  name: 'user/refresh_session',
  summary:
    'Redeems the stored auth value (sent as stored, encrypted) once, for a session and the next.',
  who: 'anyone',
  manner: 'steps',
  input: z.object({ auth: ciphertext }),
  output: loginData,
  refusals: ['session-expired'],
  quiet: true,
})

export const getUserProfile = call({
  name: 'user/get_user_profile',
  summary: "The member's own profile.",
  who: 'member',
  manner: 'read',
  input: nothing,
  output: z.object({
    uid: z.string(),
    rid: z.int(),
    username: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    phone: z.string(),
    language: z.literal(['tr', 'en']),
    twoFactor: z.literal(['none', 'sms', 'ga']),
    memberSince: moment,
    lastlogin: z.nullable(moment),
  }),
})

export const sessions = listCall({
  name: 'user/sessions',
  summary:
    "The member's logins that still open something, be it by their auth value; the present one first.",
  who: 'member',
  paging: { limit: 50, limitMax: 100 },
  filters: {},
  item: z.object({
    sessionID: id,
    current: z.boolean(),
    /** The browser as it named itself. */
    browser: z.string(),
    uip: z.string(),
    /** The country of that address by its two letters; null where none is known. */
    place: z.nullable(z.string()),
    startedAt: moment,
    activeAt: moment,
    /** Afterwards the password is asked again, however the login was used. */
    expiresAt: moment,
  }),
})

export const revokeSession = call({
  name: 'user/revoke_session',
  summary: "Ends one of the member's own sessions, with its auth value.",
  who: 'member',
  manner: 'write',
  input: z.object({ sessionID: id }),
  output: done,
  refusals: ['not-found'],
  stale: ['user/sessions'],
})

export const revokeOtherSessions = call({
  name: 'user/revoke_other_sessions',
  summary: 'Ends every session but the present one, with its auth values; answers how many.',
  who: 'member',
  manner: 'write',
  input: nothing,
  output: z.object({ ended: z.int() }),
  stale: ['user/sessions'],
})

export const personalData = call({
  name: 'user/personal_data',
  summary: 'Everything the house keeps about the member, for them to take along.',
  who: 'member',
  manner: 'read',
  input: nothing,
  output: z.object({
    madeAt: moment,
    /** By subject; every row as it is kept, without secrets. */
    subjects: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    /** Subjects with more rows than one file takes: their newest are here. */
    shortened: z.array(z.string()),
  }),
  refusals: ['proof-needed'],
})
