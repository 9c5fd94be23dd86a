/** Joining: a registration, its confirmation by mail, and that mail once more. */
import * as z from 'zod/mini'
import { isBornInLivingMemory } from '../members/birthdate.ts'
import { call, done } from '../call.ts'
import { newPassword, sameTwice } from './passwords.ts'
import { personName, postal } from '../members/person.ts'
import { chosenLimits, limitValue } from './protection.ts'
import { line, password } from '../shapes.ts'

/** Which wording of the rules a member accepts by joining; raised when they change. */
export const RULES_VERSION = '1'

export const register = call({
  name: 'user/register',
  summary:
    'Opens an account, inactive until confirmed; a confirmation goes to the e-mail address. The answer never tells whether an address or phone is known.',
  who: 'anyone',
  manner: 'steps',
  input: z
    .object({
      firstname: personName(60),
      lastname: personName(60),
      birthdate: z.iso
        .date({ abort: true })
        .check(z.refine(isBornInLivingMemory, { error: 'too_small' })),
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
      /** A limit of lira paid in within 30 days, in force from the account's first moment. */
      depositLimit: z.optional(limitValue),
      /** Others that are wanted, in force as soon; of two for the same the lower counts. */
      limits: z.optional(chosenLimits),
      smsOptIn: z.boolean(),
      emailOptIn: z.boolean(),
      rulesAccepted: z.literal(true),
    })
    .check(sameTwice),
  output: z.object({ username: z.string() }),
  refusals: [
    'joining-paused',
    'person-excluded',
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
  summary:
    'Makes a new account active, with the token of the confirmation. Where its address was registered with more than one password, only with the one of the newest registration.',
  who: 'anyone',
  manner: 'steps',
  input: z.object({ token: line(100, 1), password: z.optional(password) }),
  output: done,
  refusals: ['link-over', 'password-needed', 'password-wrong', 'person-excluded'],
})

export const resendConfirmation = call({
  name: 'user/resend_confirmation',
  summary: 'Sends the confirmation once more when an account waits for it; the answer never tells.',
  who: 'anyone',
  manner: 'steps',
  input: z.object({ email: z.email().check(z.maxLength(254)) }),
  output: done,
})
