/** The second factor: which one is in use, its codes, and the recovery codes beside it. */
import * as z from 'zod/mini'
import { call, done, verification, nothing } from '../call.ts'
import { line } from '../shapes.ts'

/** Six digits: of an authenticator, or from an SMS. */
const code = z.string().check(z.regex(/^\d{6}$/))
/** One of ten, like `k7mq2-9xwpt`; spaces and capitals are forgiven. */
const recoveryCode = line(20, 10)

export const twoAuthType = call({
  name: 'user/two_auth_type',
  summary:
    'Without data: the second factor in use. With `type`: sets it, after a right code of the factor that goes and of the one that comes. Ten recovery codes come with the first factor, shown this once.',
  who: 'member',
  manner: 'steps',
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
  summary:
    "Sends a code to the member's phone, good for five minutes; a new one ends the one before.",
  who: 'pending',
  manner: 'write',
  input: z.object({ purpose: z.literal(['login', 'set-up', 'clear']) }),
  output: done,
  refusals: ['phone-missing', 'too-many-codes', 'second-factor-off'],
})

export const smsValidate = verification({
  name: 'user/sms_validate',
  summary: 'Is this the code that was sent? Right, it finishes a login that waits for it.',
  who: 'pending',
  input: z.object({ code }),
  refusals: ['too-many-codes'],
})

export const checkUserGa = call({
  name: 'user/check_user_ga',
  summary: "Is the member's authenticator on?",
  who: 'member',
  manner: 'read',
  input: nothing,
  output: z.boolean(),
})

export const checkGa = verification({
  name: 'user/check_ga',
  summary: 'Is this the authenticator code? Right, it finishes a login that waits for it.',
  who: 'pending',
  input: z.object({ ga_code: code }),
  refusals: ['too-many-codes'],
})

export const useRecoveryCode = verification({
  name: 'user/use_recovery_code',
  summary:
    'Is this one of the ten recovery codes? Right, it is used up, and stands for a code of the factor in use.',
  who: 'pending',
  input: z.object({ code: recoveryCode }),
  refusals: ['too-many-codes'],
  stale: ['user/recovery_codes_left'],
})

export const recoveryCodesLeft = call({
  name: 'user/recovery_codes_left',
  summary: 'How many recovery codes are unused.',
  who: 'member',
  manner: 'read',
  input: nothing,
  output: z.object({ left: z.int() }),
})

export const renewRecoveryCodes = call({
  name: 'user/renew_recovery_codes',
  summary:
    'Ten new recovery codes, after a right code of the factor in use, shown this once; the old ones end.',
  who: 'member',
  manner: 'steps',
  input: nothing,
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ['proof-needed', 'code-needed', 'second-factor-off'],
  stale: ['user/recovery_codes_left'],
})

export const userGenerateGa = call({
  name: 'user/user_generate_ga',
  summary: 'A new authenticator secret, not in use until a right code confirms it.',
  who: 'member',
  manner: 'write',
  input: nothing,
  output: z.object({ secret: z.string(), uri: z.string() }),
  refusals: ['proof-needed'],
})

export const clearGeneratedGa = call({
  name: 'user/clear_generated_ga',
  summary: 'Turns the authenticator off, with a right code of it or a recovery code.',
  who: 'member',
  manner: 'steps',
  input: z.object({ gacode: z.union([code, recoveryCode]) }),
  output: done,
  refusals: ['code-wrong', 'too-many-codes', 'second-factor-off'],
  stale: ['user/get_user_profile', 'user/check_user_ga', 'user/recovery_codes_left'],
})
