import { lira, type Money } from '#contract/money.ts'
import type { Instructions } from './adapter.ts'
import {
  BRANCH,
  RECEIVER_NATIONAL_ID,
  RECEIVER_PHONE,
  REFERENCE,
  SENDER_ACCOUNT,
  SENDER_NATIONAL_ID,
  SENDER_PHONE,
} from './fields.ts'
import type { MethodGroup, MethodTerms, PaymentMethod } from './method.ts'
import { withdrawalForm } from './withdrawal-form.ts'

/** The methods that an operator carries: bank transfers (1) and cep bank (3), each way. All names are invented. */

const liras = (...amounts: number[]): Money[] => amounts.map((amount) => lira(amount))

const OUT: Omit<MethodTerms, 'description' | 'fields'> = {
  minimum: lira(100),
  maximum: lira(100_000),
  dailyMaximum: null,
  duration: { tr: 'Aynı gün', en: 'Same day' },
  quickAmounts: liras(500, 1_000, 2_500, 5_000),
  isHighlighted: false,
  hasQr: false,
}

const RECEIVER = 'Kasa Ödeme Hizmetleri'

const BANK_TRANSFER: PaymentMethod = {
  id: 6,
  key: 'bank-transfer',
  name: { tr: 'Banka havalesi', en: 'Bank transfer' },
  image: '/methods/transfer.svg',
  transferTypeId: 1,
  terms: {
    out: {
      ...OUT,
      description: {
        tr: 'Havale ya da EFT ile, banka saatlerinde gönderilir.',
        en: 'Sent as a transfer within banking hours.',
      },
      fields: withdrawalForm([1]),
    },
  },
}

const CEP_BANK: PaymentMethod = {
  id: 7,
  key: 'cep-bank',
  name: { tr: 'Cep Bank', en: 'Cep Bank (to a mobile)' },
  image: '/methods/cep.svg',
  transferTypeId: 3,
  terms: {
    in: {
      minimum: lira(50),
      maximum: lira(10_000),
      dailyMaximum: lira(20_000),
      duration: { tr: '5–15 dk', en: '5–15 min' },
      quickAmounts: liras(100, 250, 500, 1_000),
      isHighlighted: false,
      hasQr: false,
      description: {
        tr: 'Bankanızdan cep numarasına gönderirsiniz.',
        en: 'You send it from your bank to a mobile number.',
      },
      fields: [
        SENDER_PHONE,
        SENDER_NATIONAL_ID,
        { ...RECEIVER_PHONE, required: false },
        { ...RECEIVER_NATIONAL_ID, required: false },
        REFERENCE,
      ],
    },
    out: {
      ...OUT,
      maximum: lira(10_000),
      description: {
        tr: 'Cep numaranıza gönderilir; bankamatikten kartsız çekersiniz.',
        en: 'Sent to your mobile number; you take it at a cash machine without a card.',
      },
      fields: withdrawalForm([3]),
    },
  },
}

/** Where cep bank transfers go. */
const CEP_NUMBER = '+905550000001'

/** An account of ours, one for each bank that members may send to. */
interface OwnAccount {
  methodId: number
  bankCode: string
  name: string
  image: string
  iban: string
  quickAmounts: readonly Money[]
}

const ACCOUNTS: readonly OwnAccount[] = [
  {
    methodId: 11,
    bankCode: '00994',
    name: 'Çınar Bank',
    image: '/banks/cinar.svg',
    iban: 'TR440099400001234000567801',
    quickAmounts: liras(250, 500, 1_000, 2_000, 5_000, 10_000),
  },
  {
    methodId: 12,
    bankCode: '00998',
    name: 'Pusula Bank',
    image: '/banks/pusula.svg',
    iban: 'TR840099800001234000567802',
    quickAmounts: liras(500, 1_000, 2_500, 5_000),
  },
  {
    methodId: 13,
    bankCode: '00997',
    name: 'Toros Bankası',
    image: '/banks/toros.svg',
    iban: 'TR160099700001234000567803',
    quickAmounts: liras(500, 1_000, 2_500, 5_000),
  },
  {
    methodId: 14,
    bankCode: '00996',
    name: 'Mavi Köprü',
    image: '/banks/mavi-kopru.svg',
    iban: 'TR450099600001234000567804',
    quickAmounts: liras(500, 1_000, 2_500, 5_000),
  },
  {
    methodId: 15,
    bankCode: '00995',
    name: 'Nar Katılım',
    image: '/banks/nar.svg',
    iban: 'TR740099500001234000567805',
    quickAmounts: liras(500, 1_000, 2_500, 5_000),
  },
]

/** Where members send their deposits, which is nobody's to be paid out to. */
export const isOwnIban = (asked: string): boolean => ACCOUNTS.some(({ iban }) => iban === asked)

const TRANSFERS: MethodGroup = {
  id: 10,
  name: { tr: 'Havale / EFT', en: 'Bank transfer' },
  description: { tr: 'Bankanızı seçin', en: 'Choose your bank' },
  image: '/methods/transfer.svg',
}

const keyOf = ({ bankCode }: OwnAccount): string => `bank-${bankCode}`

const transferTo = (account: OwnAccount): PaymentMethod => ({
  id: account.methodId,
  key: keyOf(account),
  name: { tr: account.name, en: account.name },
  image: account.image,
  transferTypeId: 1,
  group: TRANSFERS,
  returnsBy: BANK_TRANSFER.id,
  bankCode: account.bankCode,
  terms: {
    in: {
      minimum: lira(100),
      maximum: lira(100_000),
      dailyMaximum: null,
      duration: { tr: '5–30 dk', en: '5–30 min' },
      quickAmounts: account.quickAmounts,
      isHighlighted: false,
      hasQr: false,
      description: { tr: 'Havale ya da EFT ile', en: 'By transfer from your bank' },
      fields: [SENDER_ACCOUNT, BRANCH, REFERENCE],
    },
  },
})

export const BY_HAND_METHODS: readonly PaymentMethod[] = [
  BANK_TRANSFER,
  ...ACCOUNTS.map(transferTo),
  CEP_BANK,
]

/** Where the money of a deposit is sent, and the word that it is found by. */
export function instructionsFor(method: string, reference: string): Instructions | undefined {
  const note = { name: 'note', value: `KS-${reference.split('-').at(-1) ?? ''}` } as const
  const receiver = { name: 'receiver', value: RECEIVER } as const
  if (method === CEP_BANK.key) {
    const rows = [receiver, { name: 'phone', value: CEP_NUMBER } as const, note]
    return { kind: 'transfer', code: null, rows }
  }
  const account = ACCOUNTS.find((each) => keyOf(each) === method)
  if (!account) return undefined
  const { name, iban } = account
  const bank = { name: 'bank', value: name } as const
  return {
    kind: 'transfer',
    code: null,
    rows: [receiver, bank, { name: 'iban', value: iban }, note],
  }
}
