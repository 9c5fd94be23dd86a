/** Who a member is: logging in and out, sessions, profile, second factor, registration, reset. */
import * as z from 'zod/mini'
import { call, done, judgement, listCall, nothing } from './call.ts'
import { passwordProblems, type PasswordProblem } from './new-password.ts'
import { personName, postal } from './person.ts'
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

/** Which wording of the rules a member accepts by joining; raised when they change. */
export const RULES_VERSION = '1'

/** Six digits: of an authenticator, or from an SMS. */
const code = z.string().check(z.regex(/^\d{6}$/))
/** One of ten, like `k7mq2-9xwpt`; spaces and capitals are forgiven. */
const recoveryCode = line(20, 10)

/** A password to be set: six characters, an uppercase letter and a number among them. */
const newPassword = line(200)
  .check(notLacking('too-short'))
  .check(notLacking('no-uppercase'), notLacking('no-number'))
function notLacking(problem: PasswordProblem) {
  const isHeld = (text: string) => !passwordProblems(text).includes(problem)
  return z.refine<string>(isHeld, { error: problem })
}
const sameTwice = z.refine<{ password: string; passwordConfirm: string }>(
  ({ password, passwordConfirm }) => password === passwordConfirm,
  { error: 'no-match', path: ['passwordConfirm'] },
)
/** What a browser made with its passkeys, as its library sends it; verified by the server's. */
const passkeyResponse = z.looseObject({ id: line(1400, 1), response: z.looseObject({}) })
/** Options that the browser's library takes as they are. */
const passkeyOptions = z.looseObject({ challenge: z.string() })

export const login = call({
  name: 'user/login',
  says: 'Begins a session. `username` is the e-mail, the phone or the member name.',
  who: 'anyone',
  manner: 'steps',
  input: z.object({ username: line(254, 1), password }),
  output: loginData,
  refusals: ['login-failed', 'account-inactive', 'locked-out'],
  stale: ['*'],
})

export const logout = call({
  name: 'user/logout',
  says: 'Ends the session and its auth value, or the login that waits for its second factor; none opens anything afterwards.',
  who: 'pending',
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
  says: "The member's logins that still open something, be it by their auth value; the present one first.",
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
  says: "Ends one of the member's own sessions, with its auth value.",
  who: 'member',
  manner: 'write',
  input: z.object({ sessionID: id }),
  output: done,
  refusals: ['not-found'],
  stale: ['user/sessions'],
})

export const revokeOtherSessions = call({
  name: 'user/revoke_other_sessions',
  says: 'Ends every session but the present one, with its auth values; answers how many.',
  who: 'member',
  manner: 'write',
  input: nothing,
  output: z.object({ ended: z.int() }),
  stale: ['user/sessions'],
})

export const passChange = call({
  name: 'user/pass_change',
  says: 'Changes the password; ends every other session.',
  who: 'member',
  manner: 'steps',
  input: z
    .object({ oldPassword: password, password: newPassword, passwordConfirm: password })
    .check(sameTwice),
  output: done,
  refusals: [
    'password-wrong',
    'password-same',
    'password-common',
    'password-personal',
    'locked-out',
  ],
  stale: ['user/sessions'],
})

export const prove = call({
  name: 'user/prove',
  says: 'Proves once more, by password, who sits there; what asks for it stays open for 15 minutes.',
  who: 'member',
  manner: 'steps',
  input: z.object({ password }),
  output: done,
  refusals: ['password-wrong', 'locked-out'],
})

export const twoAuthType = call({
  name: 'user/two_auth_type',
  says: 'Without data: the second factor in use. With `type`: sets it, after a right code of the factor that goes and of the one that comes. Ten recovery codes come with the first factor, shown this once.',
  who: 'member',
  manner: 'write',
  input: z.object({ type: z.optional(z.literal(['none', 'sms', 'ga'])) }),
  output: z.object({
    type: z.literal(['none', 'sms', 'ga']),
    recoveryCodes: z.optional(z.array(z.string())),
  }),
  refusals: ['proof-needed', 'code-needed', 'phone-missing'],
  stale: ['user/get_user_profile', 'user/check_user_ga', 'user/recovery_codes_left'],
})

export const smsSend = call({
  name: 'user/sms_send',
  says: "Sends a code to the member's phone, good for five minutes; a new one ends the one before.",
  who: 'pending',
  manner: 'write',
  input: z.object({ purpose: z.literal(['login', 'set-up', 'clear']) }),
  output: done,
  refusals: ['phone-missing', 'too-many-codes', 'second-factor-off'],
})

export const smsValidate = judgement({
  name: 'user/sms_validate',
  says: 'Is this the code that was sent? Right, it finishes a login that waits for it.',
  who: 'pending',
  input: z.object({ code }),
  refusals: ['too-many-codes'],
})

export const checkUserGa = call({
  name: 'user/check_user_ga',
  says: "Is the member's authenticator on?",
  who: 'member',
  manner: 'read',
  input: nothing,
  output: z.boolean(),
})

export const checkGa = judgement({
  name: 'user/check_ga',
  says: 'Is this the authenticator code? Right, it finishes a login that waits for it.',
  who: 'pending',
  input: z.object({ ga_code: code }),
  refusals: ['too-many-codes'],
})

export const useRecoveryCode = judgement({
  name: 'user/use_recovery_code',
  says: 'Is this one of the ten recovery codes? Right, it is used up, and stands for a code of the factor in use.',
  who: 'pending',
  input: z.object({ code: recoveryCode }),
  refusals: ['too-many-codes'],
  stale: ['user/recovery_codes_left'],
})

export const recoveryCodesLeft = call({
  name: 'user/recovery_codes_left',
  says: 'How many recovery codes are unused.',
  who: 'member',
  manner: 'read',
  input: nothing,
  output: z.object({ left: z.int() }),
})

export const renewRecoveryCodes = call({
  name: 'user/renew_recovery_codes',
  says: 'Ten new recovery codes, after a right code of the factor in use, shown this once; the old ones end.',
  who: 'member',
  manner: 'write',
  input: nothing,
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ['proof-needed', 'code-needed', 'second-factor-off'],
  stale: ['user/recovery_codes_left'],
})

export const userGenerateGa = call({
  name: 'user/user_generate_ga',
  says: 'A new authenticator secret, not in use until a right code confirms it.',
  who: 'member',
  manner: 'write',
  input: nothing,
  output: z.object({ secret: z.string(), uri: z.string() }),
  refusals: ['proof-needed'],
})

export const clearGeneratedGa = call({
  name: 'user/clear_generated_ga',
  says: 'Turns the authenticator off, with a right code of it or a recovery code.',
  who: 'member',
  manner: 'steps',
  input: z.object({ gacode: z.union([code, recoveryCode]) }),
  output: done,
  refusals: ['code-wrong', 'too-many-codes', 'second-factor-off'],
  stale: ['user/get_user_profile', 'user/check_user_ga', 'user/recovery_codes_left'],
})

export const passkeyOffer = call({
  name: 'user/passkey_offer',
  says: 'What the browser needs to make a passkey for this member.',
  who: 'member',
  manner: 'write',
  input: nothing,
  output: passkeyOptions,
  refusals: ['proof-needed'],
})

export const passkeyAdd = call({
  name: 'user/passkey_add',
  says: 'Keeps the passkey that the browser made.',
  who: 'member',
  manner: 'steps',
  input: z.object({ name: name(60), response: passkeyResponse }),
  output: z.object({ passkeyID: id }),
  refusals: ['proof-needed', 'passkey-refused'],
  stale: ['user/passkeys'],
})

export const passkeys = listCall({
  name: 'user/passkeys',
  says: "The member's passkeys, newest first.",
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
  says: "Takes one of the member's passkeys out of use.",
  who: 'member',
  manner: 'write',
  input: z.object({ passkeyID: id }),
  output: done,
  refusals: ['proof-needed', 'not-found'],
  stale: ['user/passkeys'],
})

export const passkeyAsk = call({
  name: 'user/passkey_ask',
  says: 'What the browser needs to show a passkey: of whoever waits for a second factor, else of anyone.',
  who: 'anyone',
  manner: 'write',
  input: nothing,
  output: passkeyOptions,
  quiet: true,
})

export const passkeyLogin = call({
  name: 'user/passkey_login',
  says: 'Begins a session by a passkey alone; its device asked for a finger, a face or a PIN.',
  who: 'anyone',
  manner: 'steps',
  input: z.object({ response: passkeyResponse }),
  output: loginData,
  refusals: ['passkey-refused', 'account-inactive'],
  stale: ['*'],
})

export const passkeyCheck = judgement({
  name: 'user/passkey_check',
  says: 'Finishes a login by a passkey in place of the code; of a member, proves once more who sits there.',
  who: 'pending',
  input: z.object({ response: passkeyResponse }),
  refusals: ['too-many-codes'],
})

export const register = call({
  name: 'user/register',
  says: 'Opens an account, inactive until confirmed; a confirmation goes to the e-mail address. The answer never tells whether an address or phone is known.',
  who: 'anyone',
  manner: 'steps',
  input: z
    .object({
      firstname: personName(60),
      lastname: personName(60),
      birthdate: z.iso.date(),
      /** Of a Turkish citizen the T.C. number; of anyone else that of their passport or card. */
      nationalID: line(20, 1).check(z.regex(/^[A-Za-z0-9 ./-]+$/)),
      country: z.string().check(z.regex(/^[A-Z]{2}$/)),
      city: postal(80),
      address: postal(200),
      currency: z.literal('TRY'),
      email: z.email().check(z.maxLength(254)),
      phone: line(20, 7),
      password: newPassword,
      passwordConfirm: password,
      promotionCode: z.optional(line(40)),
      referenceNumber: z.optional(line(40)),
      smsOptIn: z.boolean(),
      emailOptIn: z.boolean(),
      rulesAccepted: z.literal(true),
    })
    .check(sameTwice),
  output: z.object({ username: z.string() }),
  refusals: [
    'too-young',
    'national-id-wrong',
    'country-unknown',
    'phone-wrong',
    'password-common',
    'password-personal',
    'promotion-code-unknown',
    'reference-unknown',
  ],
})

export const registerConfirm = call({
  name: 'user/register_confirm',
  says: 'Makes a new account active, with the token of the confirmation. Where its address was registered with more than one password, only with the one of the newest registration.',
  who: 'anyone',
  manner: 'steps',
  input: z.object({ token: line(100, 1), password: z.optional(password) }),
  output: done,
  refusals: ['link-over', 'password-needed', 'password-wrong'],
})

export const resendConfirmation = call({
  name: 'user/resend_confirmation',
  says: 'Sends the confirmation once more when an account waits for it; the answer never tells.',
  who: 'anyone',
  manner: 'steps',
  input: z.object({ email: z.email().check(z.maxLength(254)) }),
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
  says: 'Sets a new password with the token of a reset link, once, within 30 minutes; ends every session.',
  who: 'anyone',
  manner: 'steps',
  input: z
    .object({ token: line(100, 1), password: newPassword, passwordConfirm: password })
    .check(sameTwice),
  output: done,
  refusals: ['link-over', 'password-same', 'password-common', 'password-personal'],
})

export const personalData = call({
  name: 'user/personal_data',
  says: 'Everything the house keeps about the member, for them to take along.',
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
