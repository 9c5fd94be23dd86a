import { expect, it } from 'vitest'
import { isUnwelcome, tidyLine } from './unwelcome.ts'

it.each([
  'Siktir git',
  'SİKTİR',
  's i k t i r',
  'siiiiktir ya',
  '0r0spu',
  'what the fuck',
  'fuuuuuck',
  'gel www.kazan.com',
  'kazanbet . com iyi',
  'yazın: ali@posta.com',
  '0532 123 45 67 ara',
  'telegramdan değil, Telegram grubuna gel',
  'TR33 0006 1005 1978 6457 8413 26',
  '05 32 12 34 56 7',
  '532.123.4567',
  'siiik',
  's1k',
  'piç kurusu',
  'gel t.me/abc',
  'T.ME/abc',
  'bit.ly/xyz',
  'kisa.link',
  'sonuc.example/giris',
  'amcık',
  'yavşak herif',
  'piçi gördün mü',
  'götünü kaldır',
  'o.ç',
  'o ç bunlar',
  'f*ck',
  'what the f**k',
  's*k',
  's*ktir',
  '0 5 3 2 1 2 3 4 5 6 7',
  '0-5-3-2-1-2-3-4-5-6-7',
  '530 120 40 50',
])('%s is not said', (text) => {
  expect(isUnwelcome(text)).toBe(true)
})

it.each([
  'İyi şanslar herkese!',
  '17 geldi, 500 lira kazandım',
  'Malatya’dan selam, pictogram, assistant',
  'Dealer stands on 17. Nice hand!',
  '2,41× güzel uçuş :)',
  'a b c',
  '17 sık geliyor, ne şık masa',
  'I got lucky, nice pic',
  'mal sahibi',
  '17 32 20 5 0 26 geldi',
  'tr 17 geldi',
  '1.250.000 lira',
  'kazandım 12.500,00 ₺',
  'won 12,500.00 today.',
  'bahis 1000 2000 3000',
  '500, 1000, 2500.',
  '1.000 2.000 3.000',
  'beni de götürdü, götürür',
  'sikke, siklet, o da geldi',
  '2*5 iyi olur, 3 * 4',
  'bir masa. link yok',
  'kim o? çok iyi',
])('%s is said', (text) => {
  expect(isUnwelcome(text)).toBe(false)
})

it('what cannot be seen is taken out, and spaces are one', () => {
  expect(tidyLine('  selam \u0000\u202e  \n dünya ')).toBe('selam dünya')
  expect(tidyLine('\u200b\u00a0 ')).toBe('')
})
