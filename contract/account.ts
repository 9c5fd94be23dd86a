/** Who a member is: logging in and out, sessions, profile, second factor, registration, reset. */
import * as z from 'zod/mini'
import { call, done, listCall, nothing } from './call.ts'
import { ciphertext, id, line, moment, name, password } from './shapes.ts'

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

const code = z.string().check(z.regex(/^\d{6}$/))

export const login = call({
  name: 'user/login',
  says: 'Begins a session. `username` is the e-mail, the phone or the member name.',
  who: 'anyone',
  manner: 'steps',
  input: z.object({ username: line(254, 1), password }),
  output: loginData,
  refusals: ['login-failed', 'account-inactive'],
  stale: ['*'],
})

export const logout = call({
  name: 'user/logout',
  says: 'Ends the session and its auth value; neither opens anything afterwards.',
  who: 'member',
  manner: 'write',
  input: nothing,
  output: done,
  stale: ['*'],
})

export const refreshSession = call({
  name: 'user/refresh_session',
  says: 'Redeems the stored auth value (sent as stored, encrypted) once, for a session and the next.',
  who: 'anyone',
  manner: 'steps',
  input: z.object({ auth: ciphertext }),
  output: loginData,
  refusals: ['session-expired'],
  quiet: true,
})

export const getUserProfile = call({
  name: 'user/get_user_profile',
  says: "The member's own profile.",
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
  says: "The member's open sessions, the present one first.",
  who: 'member',
  paging: { limit: 50, limitMax: 100 },
  filters: {},
  item: z.object({
    sessionID: id,
    current: z.boolean(),
    /** The browser as it named itself. */
    browser: z.string(),
    uip: z.string(),
    startedAt: moment,
    activeAt: moment,
    expiresAt: moment,
  }),
})

export const revokeSession = call({
  name: 'user/revoke_session',
  says: "Ends one of the member's own sessions, with its auth value.",
  who: 'member',
  manner: 'write',
  input: z.object({ sessionID: id }),
  output: done,
  refusals: ['not-found'],
  stale: ['user/sessions'],
})

export const passChange = call({
  name: 'user/pass_change',
  says: 'Changes the password; ends every other session.',
  who: 'member',
  manner: 'steps',
  input: z.object({ oldPassword: password, password, passwordConfirm: password }),
  output: done,
  refusals: ['session-expired'],
})

export const twoAuthType = call({
  name: 'user/two_auth_type',
  says: 'Without data: the second factor in use. With `type`: sets it, to `ga` only after a right code.',
  who: 'member',
  manner: 'write',
  input: z.object({ type: z.optional(z.literal(['none', 'sms', 'ga'])) }),
  output: z.object({ type: z.literal(['none', 'sms', 'ga']) }),
})

export const smsSend = call({
  name: 'user/sms_send',
  says: "Sends a code to the member's phone.",
  who: 'member',
  manner: 'steps',
  input: z.object({ purpose: line(40, 1) }),
  output: done,
})

export const smsValidate = call({
  name: 'user/sms_validate',
  says: 'Is this the code that was sent? Also from a session that waits for its second factor.',
  who: 'member',
  manner: 'steps',
  input: z.object({ code }),
  output: z.union([z.boolean(), loginData]),
})

export const checkUserGa = call({
  name: 'user/check_user_ga',
  says: "Is the member's authenticator on?",
  who: 'member',
  manner: 'read',
  input: nothing,
  output: z.boolean(),
})

export const checkGa = call({
  name: 'user/check_ga',
  says: 'Is this the authenticator code? Also from a session that waits for its second factor.',
  who: 'member',
  manner: 'steps',
  input: z.object({ ga_code: code }),
  output: z.boolean(),
})

export const userGenerateGa = call({
  name: 'user/user_generate_ga',
  says: 'A new authenticator secret, not in use until a right code confirms it.',
  who: 'member',
  manner: 'write',
  input: nothing,
  output: z.object({ secret: z.string(), uri: z.string() }),
})

export const clearGeneratedGa = call({
  name: 'user/clear_generated_ga',
  says: 'Turns the authenticator off, with a right code.',
  who: 'member',
  manner: 'steps',
  input: z.object({ gacode: code }),
  output: done,
})

export const register = call({
  name: 'user/register',
  says: 'Opens an account; a confirmation goes to the e-mail address.',
  who: 'anyone',
  manner: 'steps',
  input: z.object({
    firstname: name(60),
    lastname: name(60),
    birthdate: z.iso.date(),
    nationalID: line(20, 1),
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
    city: name(80),
    address: name(200),
    currency: z.literal('TRY'),
    email: z.email().check(z.maxLength(254)),
    phone: line(20, 7),
    password,
    passwordConfirm: password,
    promotionCode: z.optional(line(40)),
    referenceNumber: z.optional(line(40)),
    smsOptIn: z.boolean(),
    emailOptIn: z.boolean(),
    rulesAccepted: z.literal(true),
  }),
  output: done,
})

export const registerConfirm = call({
  name: 'user/register_confirm',
  says: 'Makes a new account active, with the token of the confirmation.',
  who: 'anyone',
  manner: 'write',
  input: z.object({ token: line(100, 1) }),
  output: done,
})

export const forgot = call({
  name: 'user/forgot',
  says: 'Sends a reset link when the account exists; the answer never tells whether it does.',
  who: 'anyone',
  manner: 'steps',
  input: z.object({ username: line(254, 1) }),
  output: done,
})

export const passReset = call({
  name: 'user/pass_reset',
  says: 'Sets a new password with the token of a reset link; ends every session.',
  who: 'anyone',
  manner: 'steps',
  input: z.object({ token: line(100, 1), password, passwordConfirm: password }),
  output: done,
})

export const favorites = call({
  name: 'user/favorites',
  says: 'Adds a game to the favourites or takes it out; answers the ids that are in now.',
  who: 'member',
  manner: 'write',
  input: z.object({
    mode: z.literal(['insert', 'delete']),
    type: z.literal(['casino', 'livecasino']),
    id,
  }),
  output: z.array(id),
  stale: ['casino/games_list', 'livecasino/game_table_list'],
})
