import {
  deviceText,
  limitText,
  momentText,
  moneyText,
  nameOf,
  placeName,
  type Action,
  type Letters,
} from './letter.ts'
import type { Factor, Templates } from './templates.ts'

const FACTORS: Readonly<Record<Factor, string>> = {
  none: 'Off',
  sms: 'SMS code',
  ga: 'Authenticator app',
}

const greeting = (firstname: string): string => {
  const name = nameOf(firstname)
  return name === null ? 'Hello,' : `Hello ${name},`
}
const renew = (site: string): Action => ({
  label: 'Reset my password',
  link: `${site}/forgot-password`,
})
const NOT_YOU =
  'If this was not you, reset your password right away; that ends every session of your account.'

const NOT_YOUR_ACCOUNT =
  'If this was not you, delete it from the list and reset your password right away; that ends every session of your account.'
const accountFacts = (bank: string, ending: string) =>
  [
    ['Bank', bank],
    ['Last four', ending],
  ] as const

const PERIODS = { day: 'Daily', week: 'Weekly', month: 'Monthly' } as const
const LIMITS = { deposit: 'deposit', loss: 'loss', stake: 'stake', session: 'time' } as const
const PAUSES: Readonly<Record<Templates['pause-begun']['kind'], readonly [string, string]>> = {
  'time-out': [
    'Your break has begun',
    'As you asked, your Kasa account is closed to play, deposits and bonuses. Your break ends by itself when its time is over, and not before.',
  ],
  'self-exclusion': [
    'Your account is closed to play',
    'As you asked, your Kasa account is closed to play, deposits and bonuses. Nobody can lift it before its time is over, and it does not open then unless you ask.',
  ],
}

export const EN: Letters = {
  'confirm-registration': ({ link, firstname, username }) => ({
    subject: 'Confirm your account',
    greeting: greeting(firstname),
    paragraphs: ['Welcome to Kasa. Confirm your e-mail address to start using your account.'],
    facts: [['Your member name', username]],
    actions: [{ label: 'Confirm my account', link }],
    notes: [
      'The link works once, within 24 hours.',
      'If you did not join Kasa, you can delete this message; an account that is not confirmed is removed by itself.',
    ],
  }),
  'already-member': (_values, { site }) => ({
    subject: 'You already have an account',
    greeting: 'Hello,',
    paragraphs: [
      'Somebody tried to open a new account with this e-mail address. It belongs to a Kasa account already, so no new one was opened.',
      'If it was you, log in, or reset your password if you do not remember it.',
    ],
    actions: [{ label: 'Log in', link: `${site}/login` }, renew(site)],
    notes: ['If it was not you, there is nothing to do; nothing about your account has changed.'],
  }),
  'details-taken': (_values, { site }) => ({
    subject: 'Your account could not be opened',
    greeting: 'Hello,',
    paragraphs: [
      'Somebody tried to open an account with this e-mail address. The phone number or national ID that was entered belongs to another Kasa account, so no new one was opened.',
      'If you joined earlier with another e-mail address, log in to that account.',
    ],
    actions: [{ label: 'Log in', link: `${site}/login` }, renew(site)],
    notes: ['If it was not you, you can delete this message.'],
  }),
  'not-opened': (_values, { site }) => ({
    subject: 'Your account could not be opened',
    greeting: 'Hello,',
    paragraphs: [
      'Somebody tried to open an account with this e-mail address. With the details that were entered we cannot open one at present.',
      'If you have excluded yourself from all gambling sites, no account is opened anywhere until that time is over. For any other question, write to support.',
    ],
    actions: [{ label: 'Help and support', link: `${site}/info/responsible-gaming` }],
    notes: ['If it was not you, you can delete this message.'],
  }),
  'reset-password': ({ link, firstname }) => ({
    subject: 'Reset your password',
    greeting: greeting(firstname),
    paragraphs: ['A password reset was asked for on your account. Choose your new password.'],
    actions: [{ label: 'Choose a new password', link }],
    notes: [
      'The link works once, within 30 minutes.',
      'If you did not ask for it, you can delete this message; your password stays as it is.',
    ],
  }),
  'password-changed': (_values, { site }) => ({
    subject: 'Your password was changed',
    greeting: 'Hello,',
    paragraphs: ['The password of your Kasa account was changed. Your other sessions were ended.'],
    actions: [renew(site)],
    notes: [NOT_YOU],
  }),
  'new-device': ({ at, browser, place }, { site }) => ({
    subject: 'Your account was opened on a new device',
    greeting: 'Hello,',
    paragraphs: ['Somebody logged in to your Kasa account with a browser that is new to us.'],
    facts: [
      ['Time', momentText(at, 'en')],
      ['Browser', deviceText(browser) || 'Unknown'],
      ['Place', placeName(place, 'en') ?? 'Unknown'],
    ],
    actions: [renew(site)],
    notes: ['If it was you, there is nothing to do.', NOT_YOU],
  }),
  'codes-guessed': ({ at, browser, place }, { site }) => ({
    subject: 'Somebody tried to guess your verification code',
    greeting: 'Hello,',
    paragraphs: [
      'The password of your Kasa account was entered correctly, and then wrong verification codes one after the other. Nobody got in.',
    ],
    facts: [
      ['Time', momentText(at, 'en')],
      ['Browser', deviceText(browser) || 'Unknown'],
      ['Place', placeName(place, 'en') ?? 'Unknown'],
    ],
    actions: [renew(site)],
    notes: [
      'If it was you, there is nothing to do.',
      'If it was not, somebody knows your password: renew it now.',
    ],
  }),
  'factor-changed': ({ from, to }, { site }) => ({
    subject: to === 'none' ? 'Two-step login was turned off' : 'Your two-step login changed',
    greeting: 'Hello,',
    paragraphs: ['The two-step login of your Kasa account was changed.'],
    facts: [
      ['Before', FACTORS[from]],
      ['Now', FACTORS[to]],
    ],
    actions: [renew(site)],
    notes: [NOT_YOU],
  }),
  'recovery-code-used': ({ left }, { site }) => ({
    subject: 'A recovery code was used',
    greeting: 'Hello,',
    paragraphs: [
      'A recovery code of your Kasa account was used. Each code works once.',
      left === 0
        ? 'You have no unused codes left. Make new ones in your profile.'
        : `You have ${left} unused ${left === 1 ? 'code' : 'codes'} left.`,
    ],
    actions: [{ label: 'Two-step login', link: `${site}/profile/two-factor` }, renew(site)],
    notes: [NOT_YOU],
  }),
  'recovery-codes-renewed': (_values, { site }) => ({
    subject: 'Your recovery codes were renewed',
    greeting: 'Hello,',
    paragraphs: [
      'Ten new recovery codes were made for your Kasa account. The earlier ones no longer work.',
    ],
    actions: [renew(site)],
    notes: [NOT_YOU],
  }),
  'passkey-added': ({ name }, { site }) => ({
    subject: 'A passkey was added to your account',
    greeting: 'Hello,',
    paragraphs: ['A new passkey was added to your Kasa account; it can be used to log in.'],
    facts: [['Passkey', name]],
    actions: [{ label: 'My passkeys', link: `${site}/profile/passkeys` }, renew(site)],
    notes: [
      'If you did not add it, remove it from the list and reset your password right away; that ends every session of your account.',
    ],
  }),
  'passkey-removed': ({ name }, { site }) => ({
    subject: 'A passkey was removed',
    greeting: 'Hello,',
    paragraphs: ['A passkey was removed from your Kasa account; it no longer opens it.'],
    facts: [['Passkey', name]],
    actions: [renew(site)],
    notes: [NOT_YOU],
  }),
  'tournament-prize': ({ tournament, rank, prize }, { site }) => ({
    subject: 'Your tournament prize is in your account',
    greeting: 'Hello,',
    paragraphs: [
      'Congratulations. You won a prize in a tournament; it has been added to your cash balance.',
    ],
    facts: [
      ['Tournament', tournament],
      ['Your rank', String(rank)],
      ['Prize', moneyText(prize, 'en')],
    ],
    actions: [{ label: 'See the standings', link: `${site}/tournaments` }],
  }),
  'pause-begun': ({ kind, until, helpLines }, { site }) => ({
    subject: PAUSES[kind][0],
    greeting: 'Hello,',
    paragraphs: [
      PAUSES[kind][1],
      'Your sessions have ended. You can log in again to withdraw your money, see your history and documents, and write to support.',
    ],
    facts: [['It lasts until', momentText(until, 'en')]],
    actions: [{ label: 'How my account stands', link: `${site}/control` }],
    notes: [...helpLines, 'If this was not you, reset your password and write to support.'],
  }),
  'raise-due': ({ kind, period, by, value, wanted, until }, { site }) => ({
    subject:
      by === 'house'
        ? 'A limit that we set waits for your answer'
        : 'Your request about a limit waits for your answer',
    greeting: 'Hello,',
    paragraphs: [
      by === 'house'
        ? 'We offered to raise or remove a limit that we set for your account, and the 24 hours of waiting are over. Nothing changes unless you confirm it.'
        : 'You asked to raise or remove one of your limits, and the 24 hours of waiting are over. Nothing changes unless you confirm it.',
      'You can leave the limit as it is, too: without an answer this lapses at the time below.',
    ],
    facts: [
      ['Limit', `${PERIODS[period]} ${LIMITS[kind]} limit`],
      ['Now', limitText(kind, value, 'en')],
      [
        by === 'house' ? 'Offered' : 'Asked for',
        wanted === null ? 'No limit' : limitText(kind, wanted, 'en'),
      ],
      [by === 'house' ? 'The offer lapses' : 'The request lapses', momentText(until, 'en')],
    ],
    actions: [{ label: 'See my limits', link: `${site}/control` }],
  }),
  // The last line is read by browsers: they offer the code on that site and on no other.
  'bank-account-added': ({ bank, ending }, { site }) => ({
    subject: 'A bank account was added to your account',
    greeting: 'Hello,',
    paragraphs: ['A new account that your withdrawals can be sent to was added at Kasa.'],
    facts: accountFacts(bank, ending),
    actions: [{ label: 'My bank accounts', link: `${site}/bank-accounts` }, renew(site)],
    notes: [NOT_YOUR_ACCOUNT],
  }),
  'bank-account-changed': ({ bank, ending }, { site }) => ({
    subject: 'One of your bank accounts was changed',
    greeting: 'Hello,',
    paragraphs: [
      'The details of one of your accounts were changed; from now on money is sent here.',
    ],
    facts: accountFacts(bank, ending),
    actions: [{ label: 'My bank accounts', link: `${site}/bank-accounts` }, renew(site)],
    notes: [NOT_YOUR_ACCOUNT],
  }),
  'sms-code': ({ code }, { site }) => ({
    subject: 'Verification code',
    paragraphs: [
      `Your Kasa verification code: ${code}. It is good for 5 minutes; share it with nobody.`,
      `@${new URL(site).hostname} #${code}`,
    ],
  }),
}
