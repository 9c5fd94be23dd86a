import { describe, expect, it } from 'vitest'
import type { Bank, BankAccount } from './bank-account.ts'
import { draftOf, EMPTY_DRAFT, payloadOf, problemsOf } from './bank-account-draft.ts'

const BANKS: Bank[] = [
  { bankID: 1, typeID: 1, name: 'Pusula Bank', ibanCode: '00998', image: '' },
  { bankID: 201, typeID: 2, name: 'Turna', ibanCode: null, image: '' },
]
const IBAN = 'TR53 0099 8000 0000 4821 0937 01'
const WHOSE = { accountOwner: 'Deniz Yıldız' }

describe('what keeps an account from being saved', () => {
  it('is told for each field', () => {
    expect(problemsOf(EMPTY_DRAFT, BANKS)).toEqual({ iban: 'ibanMissing' })
    const draft = { ...EMPTY_DRAFT, iban: IBAN }
    expect(problemsOf(draft, BANKS)).toEqual({})
    expect(problemsOf({ ...draft, accountName: '<b>', sportName: '>' }, BANKS)).toEqual({
      accountName: 'noHtml',
      sportName: 'noHtml',
    })
  })

  it.each([
    ['prepaid', '123456', undefined],
    ['prepaid', '1234 5678-90', undefined],
    ['prepaid', '12345', 'numberWrong'],
    ['prepaid', '4111111111111111', 'numberWrong'],
    ['cep', '0 (532) 000 00 01', undefined],
    ['cep', '+905320000001', undefined],
    ['cep', '0212 555 55 55', 'mobileWrong'],
    ['cep', '', 'mobileWrong'],
  ] as const)('a %s number %s is %s', (type, number, problem) => {
    expect(problemsOf({ ...EMPTY_DRAFT, type, number, bankId: 201 }, BANKS).number).toBe(problem)
    expect(problemsOf({ ...EMPTY_DRAFT, type, number }, BANKS).bankId).toBe('bankMissing')
  })
})

describe('what is sent', () => {
  it('names the bank of the IBAN, and nothing while there is none', () => {
    const draft = { ...EMPTY_DRAFT, iban: IBAN, accountName: ' Maaş ' }
    expect(payloadOf(draft, BANKS, WHOSE)).toMatchObject({
      bankID: 1,
      IBAN: 'TR530099800000004821093701',
      accountNumber: '4821093701',
      accountName: 'Maaş',
      accountOwner: 'Deniz Yıldız',
    })
    expect(payloadOf(EMPTY_DRAFT, BANKS, WHOSE)).toBeNull()
  })

  it('is what was read, where nothing was changed', () => {
    const account: BankAccount = {
      bankAccountID: 7,
      bankID: 1,
      bankName: 'Pusula Bank',
      typeID: 1,
      image: '',
      accountOwner: 'Deniz Yıldız',
      accountName: 'Ev',
      sportUserName: 'deniz',
      branchName: 'Moda',
      accountNumber: '42',
      IBAN: 'TR530099800000004821093701',
      bankAccountNo: '9',
      addedAt: '2026-11-01T00:00:00.000Z',
    }
    const { bankName: _, typeID: __, image: ___, addedAt: ____, ...sent } = account
    const byIban = { ...account, accountNumber: '4821093701' }
    expect(draftOf(byIban).number).toBe('')
    expect(payloadOf(draftOf(byIban), BANKS, WHOSE)?.accountNumber).toBe('4821093701')
    const whose = { ...WHOSE, bankAccountID: 7 }
    expect(payloadOf(draftOf(account), BANKS, whose)).toEqual(sent)
  })
})
