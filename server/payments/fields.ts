import type { MethodField } from './method.ts'

/** Fields that several methods ask for in the same words. */

const text = (
  name: string,
  [tr, en]: readonly [string, string],
  more: Partial<MethodField> = {},
): MethodField => ({
  name,
  kind: 'text',
  label: { tr, en },
  required: true,
  lengthMax: 40,
  ...more,
})

export const REFERENCE = text('referenceNumber', ['Referans numarası', 'Reference number'], {
  required: false,
})

export const BRANCH = text('branch', ['Gönderdiğiniz şube', 'Branch you send from'], {
  required: false,
  lengthMax: 80,
})

/** One of the member's own accounts, for money from somebody else's is sent back. */
export const SENDER_ACCOUNT = text('accountID', ['Gönderdiğiniz hesap', 'Account you send from'], {
  kind: 'account',
  lengthMax: 15,
  accountTypes: [1],
})

export const SENDER_PHONE = text('senderPhone', ['Gönderen telefonu', 'Sender’s phone'], {
  kind: 'phone',
  lengthMax: 20,
})

export const RECEIVER_PHONE = text('receiverPhone', ['Alıcı telefonu', 'Receiver’s phone'], {
  kind: 'phone',
  lengthMax: 20,
})

export const SENDER_NATIONAL_ID = text(
  'senderNationalId',
  ['Gönderenin T.C. kimlik numarası', 'Sender’s national ID'],
  { kind: 'national-id', lengthMax: 11 },
)

export const RECEIVER_NATIONAL_ID = text(
  'receiverNationalId',
  ['Alıcının T.C. kimlik numarası', 'Receiver’s national ID'],
  { kind: 'national-id', lengthMax: 11 },
)

export const NETWORK = text('network', ['Ağ', 'Network'], {
  kind: 'choice',
  lengthMax: 10,
  choices: [
    { value: 'TRC20', label: { tr: 'TRON (TRC20)', en: 'TRON (TRC20)' } },
    { value: 'ERC20', label: { tr: 'Ethereum (ERC20)', en: 'Ethereum (ERC20)' } },
  ],
})
