import type { BankType } from '#contract/calls/bank-accounts.ts'
import type { MethodField } from './method.ts'

const NOTE_LENGTH_MAX = 500

/** What every withdrawal to an account asks: which account, until when the identity card is valid, and a note. */
export function withdrawalForm(accountTypes: readonly BankType[]): readonly MethodField[] {
  return [
    {
      name: 'accountID',
      kind: 'account',
      label: { tr: 'Hangi hesaba', en: 'To which account' },
      required: true,
      lengthMax: 15,
      accountTypes,
    },
    {
      name: 'idValidity',
      kind: 'date',
      label: { tr: 'Kimliğinizin son geçerlilik tarihi', en: 'Your identity card is valid until' },
      required: true,
      lengthMax: 10,
    },
    {
      name: 'note',
      kind: 'note',
      label: { tr: 'Notunuz', en: 'Your note' },
      required: false,
      lengthMax: NOTE_LENGTH_MAX,
    },
  ]
}
