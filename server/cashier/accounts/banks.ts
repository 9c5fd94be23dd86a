import type { BankType } from '#contract/calls/bank-accounts.ts'
import type { InTwoLanguages } from '#server/payments/method.ts'

/**
 * The banks whose accounts members may name: this file is the whole list, and an operator's own takes its place.
 * Those here are invented, and so are their codes.
 *
 * An id stands in members' rows and is never given to another bank. A bank that is to be offered no longer
 * keeps its line, with `isClosed: true`: accounts there keep their name.
 */
export interface Bank {
  id: number
  /** 1 by IBAN, 2 prepaid, 3 cep bank, which pays out by a mobile number. */
  typeId: BankType
  name: InTwoLanguages
  /** Of a bank by IBAN: the five digits that follow its check digits. */
  ibanCode: string | null
  /** A picture's address, or empty: then the site draws its own. */
  image: string
  isClosed?: true
}

const named = (name: string): InTwoLanguages => ({ tr: name, en: name })
const [BY_IBAN, PREPAID, CEP] = [1, 2, 3] as const

export const BANKS: readonly Bank[] = [
  {
    id: 1,
    typeId: BY_IBAN,
    name: named('Pusula Bank'),
    ibanCode: '00998',
    image: '/banks/pusula.svg',
  },
  {
    id: 2,
    typeId: BY_IBAN,
    name: named('Mavi Köprü'),
    ibanCode: '00996',
    image: '/banks/mavi-kopru.svg',
  },
  {
    id: 3,
    typeId: BY_IBAN,
    name: named('Nar Katılım'),
    ibanCode: '00995',
    image: '/banks/nar.svg',
  },
  {
    id: 4,
    typeId: BY_IBAN,
    name: named('Toros Bankası'),
    ibanCode: '00997',
    image: '/banks/toros.svg',
  },
  {
    id: 5,
    typeId: BY_IBAN,
    name: named('Çınar Bank'),
    ibanCode: '00994',
    image: '/banks/cinar.svg',
  },
  {
    id: 201,
    typeId: PREPAID,
    name: { tr: 'Turna Ön Ödemeli', en: 'Turna Prepaid' },
    ibanCode: null,
    image: '/banks/turna.svg',
  },
  {
    id: 202,
    typeId: PREPAID,
    name: { tr: 'Anka Cüzdan', en: 'Anka Wallet' },
    ibanCode: null,
    image: '/banks/anka.svg',
  },
  {
    id: 301,
    typeId: CEP,
    name: named('Pusula Cep'),
    ibanCode: null,
    image: '/banks/pusula.svg',
  },
  {
    id: 302,
    typeId: CEP,
    name: named('Mavi Köprü Cep'),
    ibanCode: null,
    image: '/banks/mavi-kopru.svg',
  },
]

const BY_ID: ReadonlyMap<number, Bank> = new Map(BANKS.map((bank) => [bank.id, bank]))

export const bankOf = (id: number): Bank | undefined => BY_ID.get(id)
