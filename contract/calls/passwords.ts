/** Passwords: changing one, proving it once more, and coming back without it. */
import * as z from 'zod/mini'
import { call, done } from '../call.ts'
import { passwordProblems, type PasswordProblem } from '../members/new-password.ts'
import { line, password } from '../shapes.ts'

/** A password to be set: six characters, an uppercase letter and a number among them. */
export const newPassword = line(200)
  .check(notLacking('too-short'))
  .check(notLacking('no-uppercase'), notLacking('no-number'))
function notLacking(problem: PasswordProblem) {
  const isHeld = (text: string) => !passwordProblems(text).includes(problem)
  return z.refine<string>(isHeld, { error: problem })
}
/** Typed once more, it is the same. */
export const sameTwice = z.refine<{ password: string; passwordConfirm: string }>(
  ({ password, passwordConfirm }) => password === passwordConfirm,
  { error: 'no-match', path: ['passwordConfirm'] },
)

export const passChange = call({
  name: 'user/pass_change',
  summary: 'Changes the password; ends every other session.',
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
  summary:
    'Proves once more, by password, who sits there; what asks for it stays open for 15 minutes.',
  who: 'member',
  manner: 'steps',
  input: z.object({ password }),
  output: done,
  refusals: ['password-wrong', 'locked-out'],
})

export const forgot = call({
  name: 'user/forgot',
  summary: 'Sends a reset link when the account exists; the answer never tells whether it does.',
  who: 'anyone',
  manner: 'steps',
  input: z.object({ username: line(254, 1) }),
  output: done,
})

export const passReset = call({
  name: 'user/pass_reset',
  summary:
    'Sets a new password with the token of a reset link, once, within 30 minutes; ends every session.',
  who: 'anyone',
  manner: 'steps',
  input: z
    .object({ token: line(100, 1), password: newPassword, passwordConfirm: password })
    .check(sameTwice),
  output: done,
  refusals: ['link-over', 'password-same', 'password-common', 'password-personal'],
})
