import { expect, it } from 'vitest'
import { showMoney } from '../frame/amounts.ts'
import { kurusIn, typedNote } from './field.ts'
import { words } from './words.ts'

const most = 5_000_000_000
const show = (micro: number): string => showMoney(BigInt(micro), 'tr')
const noteOf = (text: string, value: number): string =>
  typedNote({ text, asked: kurusIn(text, 'tr') * 10_000, value, most }, words.tr, show)

it.each([
  ['12,5', 12_500_000, ''],
  ['99999', most, '₺99.999,00 yerine ₺5.000,00: en çok bu alınır.'],
  ['99999999999', most, '99999999999 yerine ₺5.000,00: en çok bu alınır.'],
  ['0,5', 1_000_000, '₺0,50 yerine ₺1,00: en az bu alınır.'],
  ['12,55', 12_000_000, '₺12,55 yerine ₺12,00: aradaki tutarlar alınmaz.'],
  ['on', 10_000_000, 'Yazdığınız okunamadı; ₺10,00 kaldı.'],
  ['', 10_000_000, 'Yazdığınız okunamadı; ₺10,00 kaldı.'],
  ['12,345', 10_000_000, 'Yazdığınız okunamadı; ₺10,00 kaldı.'],
])('what is made of %j is said, and why', (text, value, note) => {
  expect(noteOf(text, value)).toBe(note)
})
