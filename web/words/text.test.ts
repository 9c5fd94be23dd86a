import { expect, it } from 'vitest'
import { plainText, upperCase } from './text.ts'

it('RULE-12/strip-html strips html, and what html hides', () => {
  expect(plainText('<p>Hoş <b>geldin</b></p><br>bonusu')).toBe('Hoş geldin bonusu')
  expect(plainText('<script>alert(1)</script>Merhaba<style>p{}</style>')).toBe('Merhaba')
  expect(plainText('<p>3 &lt; 4 &amp;&nbsp;&amp;lt;</p>')).toBe('3 < 4 & &lt;')
})

it('RULE-12/truncate truncates to 200 characters, and to another length when asked', () => {
  expect(plainText('ı'.repeat(500))).toBe('ı'.repeat(200))
  expect(plainText('<i>abcdef</i>', 3)).toBe('abc')
  expect(plainText('🌷🌷🌷', 2)).toBe('🌷🌷')
  expect(plainText('a'.repeat(200))).toHaveLength(200)
})

it('writes capitals as the language does', () => {
  expect(upperCase('ilk ışık', 'tr')).toBe('İLK IŞIK')
  expect(upperCase('ilk', 'en')).toBe('ILK')
})
