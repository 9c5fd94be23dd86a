import { expect, it } from 'vitest'
import { memberText } from './member-text.ts'

it('takes what a member is going to read as plain text, and says what is wrong with anything else', () => {
  expect(memberText('  Ad & soyad uymuyor. ')).toBe('Ad & soyad uymuyor.')
  expect(() => memberText('Hesap adı <b>uymuyor</b>')).toThrow('the signs < and > cannot be in it')
  for (const wrong of [undefined, '', '   ', 'x'.repeat(301), 'a\u202eb'])
    expect(() => memberText(wrong, ': refuse')).toThrow('in 1 to 300 characters: refuse')
})
