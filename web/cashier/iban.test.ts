import { describe, expect, it } from 'vitest'
import type { Bank } from './bank-account.ts'
import { groupedIban } from './bank-account.ts'
import { readIban } from './iban.ts'

const PUSULA: Bank = { bankID: 1, typeID: 1, name: 'Pusula Bank', ibanCode: '00998', image: '' }
const CEP: Bank = { bankID: 301, typeID: 3, name: 'Pusula Cep', ibanCode: null, image: '' }
const BANKS = [CEP, PUSULA]
const RIGHT = 'TR530099800000004821093701'
const read = (typed: string) => readIban(typed, BANKS)

describe('an IBAN as it is typed', () => {
  it('is right with and without spaces, signs between, and in small letters', () => {
    for (const typed of [
      RIGHT,
      groupedIban(RIGHT),
      RIGHT.toLowerCase(),
      'TR53-0099 8000-0000482109 3701',
    ])
      expect(read(typed)).toEqual({
        iban: RIGHT,
        bank: PUSULA,
        number: '4821093701',
        left: 0,
        problem: null,
      })
  })

  it('tells its bank as soon as its digits are there, and how much is to come', () => {
    expect(read('TR53 0099')).toMatchObject({ bank: null, left: 18, problem: 'ibanShort' })
    expect(read('TR53 0099 8')).toMatchObject({ bank: PUSULA, left: 17, problem: 'ibanShort' })
    expect(read('T')).toMatchObject({ left: 25, problem: 'ibanShort' })
  })

  it.each([
    ['', 'ibanMissing'],
    ['   ', 'ibanMissing'],
    ['DE89370400440532013000', 'ibanForeign'],
    ['5', 'ibanForeign'],
    ['TR540099800000004821093701', 'ibanWrong'],
    ['TR530099800000004821093710', 'ibanWrong'],
    [`${RIGHT}0`, 'ibanWrong'],
    ['TR53009980000000482109370١', 'ibanWrong'],
    ['TR330006100519786457841326', 'ibanBank'],
  ])('%s is %s', (typed, problem) => {
    expect(read(typed).problem).toBe(problem)
  })
})

describe('an IBAN as it is shown', () => {
  it('stands in groups of four', () => {
    expect(groupedIban(RIGHT)).toBe('TR53 0099 8000 0000 4821 0937 01')
    expect(groupedIban('TR53')).toBe('TR53')
  })
})
